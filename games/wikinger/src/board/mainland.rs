//! The mainland: the names of the rows, the figures that wait, the special tiles, and what is in the hand.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::coast::{ARM, CELL, TOP};
use super::specials::{coin, star};
use super::symbols::{a_figure, a_special, a_tile};
use super::tiles::SIDE;
use super::tips::label;
use super::wheel::{figure_piece, tile_piece};
use crate::Wikinger;
use crate::figure::{Figure, Row};
use crate::special::Special;
use crate::state::{Player, Step};
use crate::tile::{Sail, Tile};
use crate::view::View;

/// Boatsmen first, in the corner, then the others in the order of their rows.
const WAITING: [Figure; 6] =
    [Figure::Boatsman, Figure::Fighter, Figure::Noble, Figure::Scout, Figure::Goldsmith, Figure::Fisherman];
/// Special tiles that lie above the coast; the others lie beside the row they help.
const ABOVE: [Special; 7] = [
    Special::Boat,
    Special::Horn,
    Special::Hoard,
    Special::GreatFarm,
    Special::GreatChurch,
    Special::GreatLonghouse,
    Special::GreatTower,
];

impl Wikinger {
    pub(super) fn paint_mainland(&self, view: &View, seat: Seat, columns: f32, pen: &Pen<'_>) -> Markup {
        let player = view.public.of(seat);
        let (arm, low) = (ARM + 3.0 * CELL, TOP + 6.0 * CELL);
        let place = pen.is_mine(seat).then_some("mainland");
        html! {
            path.wk-land d={ "M6 0H" (arm) "V" (TOP - 7.0) "L" (arm - 40.0) " " (TOP - 3.0) "H" (ARM) "V" (low - 60.0) "L" (ARM - 4.0) " " (low) "H6Q0 " (low) " 0 " (low - 6.0) "V6Q0 0 6 0Z" } {}
            (self.row_label(seat, 0, &pen.word("board-ships"), &longship(), None, pen))
            @for row in Row::ALL {
                (self.row_label(seat, row as usize + 1, &pen.say(&row.say()), &a_figure(row.figure()), Some((row, player)), pen))
            }
            g data-place=[place] data-tip=(pen.word("tip-mainland")) {
                rect.lights.wk-corner x="3" y="3" width=(arm - 8.0) height=(TOP - 9.0) rx="5" {}
                @for (n, figure) in WAITING.into_iter().enumerate() { (self.waiting(view, seat, n, figure, pen)) }
            }
            @for (n, figure) in WAITING.into_iter().enumerate().filter(|(_, figure)| player.waiting(*figure) > 0) {
                (number(waiting_at(n) + 37.0, 14.0, player.waiting(figure)))
            }
            g transform={ "translate(" (arm + 10.0) " 0)" } {
                (self.paint_hand(view, seat, pen))
                (self.paint_above(player, seat, (columns - 3.0) * CELL - 168.0, pen))
            }
        }
    }

    fn row_label(
        &self,
        seat: Seat,
        row: usize,
        name: &str,
        icon: &Markup,
        helps: Option<(Row, &Player)>,
        pen: &Pen<'_>,
    ) -> Markup {
        let y = TOP + row as f32 * CELL;
        html! {
            @if let Some((row, _)) = helps { rect.wk-band x=(ARM - 7.0) y=(y + 1.0) width="7" height=(CELL - 2.0) fill=(row.figure().colour()) {} }
            g data-tip=[helps.map(|(row, _)| self.about_figure(row.figure(), pen))] data-piece=[helps.map(|(row, _)| format!("row-{seat}-{}", row.word()))] {
                rect.wk-hit x="2" y=(y) width=(ARM - 10.0) height=(CELL) {}
                g transform={ "translate(34 " (y + 3.0) ")" } { (icon) }
                text.wk-row x="51" y=(y + 59.0) text-anchor="middle" { (name) }
            }
            @if let Some((row, player)) = helps { (self.bonus(row, player, y, pen)) }
        }
    }

    /// The special tiles that lie beside a row, added up.
    fn bonus(&self, row: Row, player: &Player, y: f32, pen: &Pen<'_>) -> Markup {
        let held = |special: Special| player.holds(special);
        let (more, kinds, sign) = match row {
            Row::Fighters => (0, [None, None], star()),
            Row::Nobles => (held(Special::Noble1), [Some(Special::Noble1), None], star()),
            Row::Scouts => (held(Special::Scout1), [Some(Special::Scout1), None], star()),
            Row::Goldsmiths => {
                let more = held(Special::Smith1) + 2 * held(Special::Smith2);
                (more, [Some(Special::Smith1), Some(Special::Smith2)], coin())
            }
            Row::Fishermen => (held(Special::Fisher1), [Some(Special::Fisher1), None], star()),
        };
        let kinds = kinds.into_iter().flatten().filter(|special| held(*special) > 0);
        let tip: Vec<String> = kinds.map(|special| self.about_special(special, pen)).collect();
        html! {
            @if more > 0 {
                g data-tip=(tip.join("\n")) transform={ "translate(74 " (y + 6.0) ")" } {
                    rect.wk-badge width="28" height="36" rx="3" {}
                    text.wk-number aria-hidden="true" x="14" y="14" text-anchor="middle" { "+" (more) }
                    g transform="translate(5 16) scale(.76)" { (sign) }
                }
            }
            @if row == Row::Fishermen && held(Special::Feast) > 0 {
                g data-tip=(self.about_special(Special::Feast, pen)) transform={ "translate(4 " (y + 8.0) ") scale(.48)" } { (a_special(Special::Feast)) }
            }
        }
    }

    fn waiting(&self, view: &View, seat: Seat, n: usize, figure: Figure, pen: &Pen<'_>) -> Markup {
        let count = view.public.of(seat).waiting(figure);
        let x = waiting_at(n);
        let mine = pen.is_mine(seat);
        let place =
            if figure == Figure::Boatsman { "boatsman".to_owned() } else { format!("waiting-{}", figure.word()) };
        let tip = pen.say(&Say::new("tip-waiting").with("figure", figure.say()).with("count", count));
        // What was bought last has just come from the wheel.
        let came = view.just_waits(seat, figure);
        html! {
            @if count > 0 {
                g data-place=[mine.then_some(place)] role="img" aria-label=(tip) data-tip=(tip) {
                    rect.lights.wk-wait x=(x) y="4" width="47" height=(TOP - 11.0) rx="5" {}
                    g data-piece={ "waits-" (seat) "-" (figure.word()) } {
                        g transform={ "translate(" (x + 2.0) " 6)" } data-piece=[came.map(figure_piece)] { (a_figure(figure)) }
                    }
                }
            }
        }
    }

    /// The combination that the player lays now, and the start tile where it is still to be laid.
    fn paint_hand(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let public = &view.public;
        let bought = public.bought;
        let mine = pen.is_mine(seat);
        let laying = public.step.is_laying() && public.turn == seat && mine;
        let start = view.public.of(seat).coast.start().is_none();
        let scale = 48.0 / SIDE;
        html! {
            @if laying || start { rect.wk-spot x="0" y="2" width="152" height="50" rx="5" {} }
            @if laying && !bought.laid {
                @let about = self.about_tile(bought.tile, pen);
                g data-place="bought-tile" role="img" aria-label=(label(&about)) data-tip=(about) {
                    rect.lights x="1" y="2" width="50" height="50" rx="4" {}
                    g transform={ "translate(2 3) scale(" (scale) ")" } data-piece=[bought.from.map(tile_piece)] { (a_tile(bought.tile)) }
                }
            }
            @if laying {
                g transform="translate(55 6)" role="img" aria-label=(pen.say(&bought.figure.say())) data-tip=(self.about_figure(bought.figure, pen)) data-piece=[bought.from.map(figure_piece)] { (a_figure(bought.figure)) }
            }
            @if start {
                @let about = pen.word("tip-start-tile");
                g data-place=[mine.then_some("start-tile")] role="img" aria-label=(about) data-tip=(about) {
                    rect.lights x="99" y="2" width="50" height="50" rx="4" {}
                    g transform={ "translate(100 3) scale(" (scale) ")" } { (a_tile(Tile::Left)) }
                    path fill="#7d6a3d" d="M108 47C108 42 111 39.6 114 39.6S120 42 120 47ZM108 42Q104.6 40.6 104.8 36.6 108 38 109.6 40ZM120 42Q123.4 40.6 123.2 36.6 120 38 118.4 40Z" {}
                }
            }
        }
    }

    /// Special tiles that belong to no row.
    fn paint_above(&self, player: &Player, seat: Seat, room: f32, pen: &Pen<'_>) -> Markup {
        let held: Vec<Special> = ABOVE.into_iter().filter(|special| player.holds(*special) > 0).collect();
        let size = (room / held.len().max(1) as f32).min(50.0) - 2.0;
        let mine = pen.is_mine(seat);
        html! {
            @for (n, kind) in held.into_iter().enumerate() {
                @let x = 158.0 + n as f32 * (size + 2.0);
                @let count = player.holds(kind);
                @let about = self.about_special(kind, pen);
                g data-place=[(mine && kind == Special::Boat).then_some("boat")] role="img" aria-label=(about) data-tip=(about) {
                    rect.lights x=(x - 1.0) y="2" width=(size + 2.0) height=(size + 2.0) rx="4" {}
                    g transform={ "translate(" (x) " 3) scale(" (size / SIDE) ")" } { (a_special(kind)) }
                }
                @if count > 1 { (number(x + size - 6.0, 10.0, count)) }
            }
        }
    }
}

/// Where the figures of a kind wait.
fn waiting_at(n: usize) -> f32 {
    5.0 + n as f32 * 50.0
}

/// How many there are, beside a place rather than in it: its label says the number in words.
pub(super) fn number(x: f32, y: f32, count: u8) -> Markup {
    html! {
        g.wk-tally aria-hidden="true" {
            circle.wk-count cx=(x) cy=(y) r="8.6" {}
            text.wk-number x=(x) y=(y + 4.8) text-anchor="middle" { (count) }
        }
    }
}

/// The sign of the row of ships.
fn longship() -> Markup {
    html! {
        g transform="translate(-2 2) scale(.62)" { path fill="#5f3b20" stroke="#24160a" stroke-width="1.6" d="M6 44C3 40 4 35 8 33 7 38 10 40 14 43H50C54 40 57 38 56 33 60 35 61 40 58 44 54 53 48 55 40 55H24C16 55 10 53 6 44Z" {} path fill="#e7dcc3" stroke="#24160a" stroke-width="1.6" d="M13 8Q32 12 51 8 54 22 50 36 32 32 14 36 10 22 13 8Z" {} path stroke="#24160a" stroke-width="2" d="M32 2V44" {} }
    }
}

impl Step {
    /// Is a bought combination in somebody's hand?
    pub(super) const fn is_laying(self) -> bool {
        matches!(self, Step::First | Step::Start | Step::Lay | Step::Stand)
    }
}

impl Sail {
    /// The name of its last row, for sentences.
    pub(super) fn reach_say(self) -> Say {
        self.reach().say()
    }
}
