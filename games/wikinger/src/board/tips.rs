//! What each piece is, in words.

use langhus_board::Pen;
use langhus_rules::{Provenance, Say, Seat};

use crate::Wikinger;
use crate::figure::{Cell, Column, Figure, Row};
use crate::special::Special;
use crate::state::Step;
use crate::tile::{Currency, Edges, Sail, Tile};
use crate::view::View;

/// A tip as the label of its piece, for those who hear the table.
pub(super) fn label(tip: &str) -> String {
    tip.replace('\n', "; ")
}

impl Wikinger {
    /// A ship's value, and whether it is only assumed.
    fn value_say(&self, key: &'static str, sail: Sail) -> Say {
        let pay = self.pay(sail);
        let of = match pay.of {
            Currency::Gold => "gold",
            Currency::Points => "points",
        };
        Say::new(key).with("value", pay.value).with("of", of.to_owned())
    }

    fn assumed(&self, sail: Sail, pen: &Pen<'_>) -> Option<String> {
        (self.provenance(sail) == Provenance::Assumed).then(|| pen.word("tip-assumed"))
    }

    pub(super) fn about_tile(&self, tile: Tile, pen: &Pen<'_>) -> String {
        let Some(sail) = tile.sail() else {
            let key = match tile.edges() {
                Some(Edges::Left) => "tip-left",
                Some(Edges::Right) => "tip-right",
                _ => "tip-middle",
            };
            return pen.say(&Say::new(key).with("tile", tile.say()));
        };
        let reach = Say::new("tip-ship").with("tile", tile.say()).with("row", sail.reach_say());
        let lines =
            [Some(pen.say(&reach)), Some(pen.say(&self.value_say("tip-ship-value", sail))), self.assumed(sail, pen)];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    pub(super) fn about_figure(&self, figure: Figure, pen: &Pen<'_>) -> String {
        let key = match figure {
            Figure::Boatsman if self.is_advanced() => "tip-boatsman-one".to_owned(),
            _ => format!("tip-{}", figure.word()),
        };
        pen.word(key)
    }

    pub(super) fn about_special(&self, special: Special, pen: &Pen<'_>) -> String {
        pen.say(&Say::new("tip-special").with("special", special.say()).with("about", special.about()))
    }

    pub(super) fn ship_tip(&self, sail: Sail, column: Column, repelled: bool, pen: &Pen<'_>) -> String {
        let head = Say::new("tip-moored").with("tile", sail.tile().say()).with("column", column.number());
        let tail = if repelled {
            self.value_say("tip-repelled", sail)
        } else {
            self.value_say("tip-unrepelled", sail).with("row", sail.reach_say())
        };
        let lines = [Some(pen.say(&head)), Some(pen.say(&tail)), self.assumed(sail, pen)];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// An empty place for a ship.
    pub(super) fn berth_tip(&self, view: &View, seat: Seat, column: Column, pen: &Pen<'_>) -> String {
        let public = &view.public;
        let mut lines = vec![pen.say(&Say::new("tip-berth").with("column", column.number()))];
        let open = matches!(public.step, Step::First | Step::Lay) && public.turn == seat && !public.bought.laid;
        let coast = &public.of(seat).coast;
        if open && public.bought.tile.sail().is_some() && coast.berths() & column.bit() != 0 {
            let guarded = coast.figures(Row::Fighters) & column.bit() != 0;
            lines.push(pen.word(if guarded { "tip-berth-guarded" } else { "tip-berth-open" }));
        }
        lines.join("\n")
    }

    pub(super) fn cell_tip(&self, view: &View, seat: Seat, cell: Cell, pen: &Pen<'_>) -> String {
        let coast = &view.public.of(seat).coast;
        let at = Say::new("place-cell").with("row", cell.row.say()).with("column", cell.column.number());
        let mut lines = vec![pen.say(&at)];
        if let Some(edges) = coast.edges(cell) {
            let tile = match view.building(seat, cell) {
                Some((building, true)) => Special::great(building).say(),
                Some((building, false)) => building.tile().say(),
                None if edges == Edges::Left => Tile::Left.say(),
                None => Tile::Right.say(),
            };
            let key = if coast.is_manned(cell) { "tip-manned" } else { "tip-free" };
            lines.push(pen.say(&Say::new(key).with("tile", tile).with("figure", cell.row.figure().say())));
        } else {
            lines[0] = format!("{}: {}", lines[0], pen.word("tip-sea"));
        }
        lines.extend(self.laying_tip(view, seat, cell, pen));
        let threat = |sail: &Sail| coast.unrepelled(*sail) & cell.column.bit() != 0 && sail.reach() >= cell.row;
        if let Some(sail) = Sail::ALL.into_iter().find(threat) {
            lines.push(pen.say(&Say::new("tip-threatened").with("tile", sail.tile().say())));
        }
        lines.join("\n")
    }

    /// Where the figure would go if the bought tile were laid here.
    fn laying_tip(&self, view: &View, seat: Seat, cell: Cell, pen: &Pen<'_>) -> Option<String> {
        let public = &view.public;
        let edges = public.bought.tile.edges()?;
        let fits = public.of(seat).coast.places(edges)[cell.row as usize] & cell.column.bit() != 0;
        let asked = public.step == Step::Lay && public.turn == seat && pen.is_mine(seat);
        let figure = public.bought.figure;
        let key = if figure.row() == Some(cell.row) { "tip-lay-stands" } else { "tip-lay-waits" };
        (asked && fits).then(|| pen.say(&Say::new(key).with("figure", figure.say())))
    }
}

impl Sail {
    /// The name of its last row, for sentences.
    fn reach_say(self) -> Say {
        self.reach().say()
    }
}
