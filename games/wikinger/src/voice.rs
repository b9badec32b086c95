//! What the game says.

use std::sync::LazyLock;

use langhus_rules::{Phrasebook, Say, Seat, Speaker, Voice};

use crate::Wikinger;
use crate::auction::by_tens;
use crate::event::{Cause, Event, Gain};
use crate::figure::{Cell, Column, Figure, Row};
use crate::notation::Action;
use crate::places::Place;
use crate::state::{Load, Public, Step};
use crate::tile::{Building, Edges, Tile};
use crate::view::View;

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

/// A message about a cell.
fn at(key: &'static str, cell: Cell) -> Say {
    Say::new(key).with("row", cell.row.say()).with("column", cell.column.number())
}

/// The figure that lands next.
fn landing(load: &Load) -> Figure {
    load.rows().next().map_or(Figure::Boatsman, Row::figure)
}

/// Can the first tile be laid before the start tile? A middle and an end have nothing to join yet.
fn first_tile_fits(public: &Public) -> bool {
    !matches!(public.bought.tile.edges(), Some(Edges::Middle | Edges::Right))
}

/// Many bids are found by their tens first.
fn bid_path(public: &Public, bid: u16) -> Vec<Place> {
    let tens = by_tens(public).then_some(Place::Tens(bid / 10));
    tens.into_iter().chain([Place::Bid(bid)]).collect()
}

impl Voice for Wikinger {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, view: &View) -> Say {
        let public = &view.public;
        let bought = |key: &'static str| {
            Say::new(key).with("tile", public.bought.tile.say()).with("figure", public.bought.figure.say())
        };
        match public.step {
            Step::Bid => match public.auction.bid {
                None => Say::new("prompt-open"),
                Some(bid) => Say::new("prompt-bid").with("leader", public.auction.leader).with("bid", bid),
            },
            Step::Remove => Say::new("prompt-remove"),
            Step::Place => Say::new("prompt-place"),
            Step::Buy => {
                Say::new("prompt-buy").with("gold", public.player().gold).with("points", public.player().points)
            }
            Step::First if !first_tile_fits(public) => bought("prompt-first-start"),
            Step::First => bought("prompt-first"),
            Step::Start => Say::new("prompt-start"),
            Step::Lay => bought("prompt-lay"),
            Step::Stand => bought("prompt-stand"),
            Step::Special => Say::new("prompt-special"),
            Step::Exchange => {
                let tile = public.exchanging().map_or(public.bought.tile, Building::tile);
                Say::new("prompt-exchange").with("tile", tile.say())
            }
            Step::Ferry => Say::new("prompt-ferry").with("boatsmen", public.player().waiting(Figure::Boatsman)),
            Step::Load => Say::new("prompt-load"),
            Step::Land => Say::new("prompt-land").with("figure", landing(&public.load).say()),
            Step::Over => Say::new("asked-nothing"),
        }
    }

    fn describe(&self, view: &View, action: Action) -> Say {
        let public = &view.public;
        match action {
            Action::Bid(bid) => Say::new("do-bid").with("bid", bid),
            Action::Pass => Say::new("do-pass"),
            Action::Remove(figure) => Say::new("do-remove").with("figure", figure.say()),
            Action::Place(figure) => {
                Say::new("do-place").with("figure", figure.say()).with("count", public.drawn[figure as usize])
            }
            Action::Buy(price) => {
                let slot = public.wheel.slot(price);
                let combination = slot.and_then(|slot| public.wheel.tile(slot).zip(public.wheel.figure(slot)));
                let say = Say::new("do-buy").with("price", price);
                match combination {
                    Some((tile, figure)) => say.with("tile", tile.say()).with("figure", figure.say()),
                    None => Say::new("refuse-nothing-at").with("price", price),
                }
            }
            Action::Start(row) => Say::new("do-start").with("row", row.say()),
            Action::Moor(column) => Say::new("do-moor").with("column", column.number()),
            Action::Lay(cell) => at("do-lay", cell).with("tile", public.bought.tile.say()),
            Action::Stand => Say::new("do-stand").with("figure", public.bought.figure.say()),
            Action::Wait => Say::new("do-wait").with("figure", public.bought.figure.say()),
            Action::Take(special) => Say::new("do-take").with("special", special.say()).with("about", special.about()),
            Action::Decline => Say::new("do-decline"),
            Action::Exchange(cell) => at("do-exchange", cell),
            Action::Stop => Say::new("do-stop"),
            Action::Row if self.advanced => Say::new("do-row-one"),
            Action::Row => Say::new("do-row"),
            Action::Sail => Say::new("do-sail"),
            Action::Load(figure) if public.load.whole => Say::new("do-load-all").with("figure", figure.say()),
            Action::Load(figure) => Say::new("do-load-one").with("figure", figure.say()),
            Action::LoadEach => Say::new("do-load-each"),
            Action::Land(cell) => at("do-land", cell).with("figure", cell.row.figure().say()),
        }
    }

    fn path(&self, view: &View, action: Action) -> Vec<String> {
        let public = &view.public;
        // A first tile that begins an island fits where the start tile does: only then it is asked which of them is meant.
        let first = public.step == Step::First && public.bought.tile == Tile::Left;
        let path = match action {
            Action::Bid(bid) => bid_path(public, bid),
            Action::Pass => vec![Place::Pass],
            Action::Remove(figure) | Action::Place(figure) => vec![Place::Drawn(figure)],
            Action::Buy(price) => vec![public.wheel.slot(price).map_or(Place::Price(price), Place::Slot)],
            Action::Start(row) => {
                let cell = Place::Cell(Cell::new(row, Column::FIRST));
                if first { vec![Place::StartTile, cell] } else { vec![cell] }
            }
            Action::Moor(column) => {
                let berth = Place::Berth(column);
                if first { vec![Place::BoughtTile, berth] } else { vec![berth] }
            }
            Action::Lay(cell) if first => vec![Place::BoughtTile, Place::Cell(cell)],
            Action::Stand => vec![public.bought.cell.map_or(Place::Tile, Place::Cell)],
            Action::Wait => vec![Place::Mainland],
            Action::Take(special) => vec![Place::Special(special)],
            Action::Decline => vec![Place::Decline],
            Action::Stop => vec![Place::Stop],
            Action::Row => vec![Place::Boatsman],
            Action::Sail => vec![Place::Boat],
            Action::Load(figure) => vec![Place::Waiting(figure)],
            Action::LoadEach => vec![Place::Each],
            Action::Lay(cell) | Action::Exchange(cell) | Action::Land(cell) => vec![Place::Cell(cell)],
        };
        path.iter().map(Place::to_string).collect()
    }

    fn place(&self, view: &View, place: &str) -> Option<Say> {
        self.name_place(view, Place::read(place)?)
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        Some(match *event {
            Event::Round(round, start) => Say::new("round-begins").with("round", round).with("who", start),
            Event::Opened(special) => Say::new("opened").with("special", special.say()),
            Event::Bid(who, bid) => Say::new("bids").with("who", who).with("bid", bid),
            Event::Passed(who) => Say::new("passes").with("who", who),
            Event::WonStart(who, bid, 0) => Say::new("wins-start").with("who", who).with("bid", bid),
            Event::WonStart(who, bid, changed) => {
                Say::new("wins-start-changing").with("who", who).with("bid", bid).with("changed", changed)
            }
            Event::Removed(who, figure) => Say::new("removes").with("who", who).with("figure", figure.say()),
            Event::Offer => Say::new("offer-lies-out"),
            Event::Placed(who, figure, count) => {
                Say::new("places").with("who", who).with("figure", figure.say()).with("count", count)
            }
            Event::Bought { seat, tile, figure, price, changed } => {
                let say = Say::new(if changed > 0 { "buys-changing" } else { "buys" }).with("who", seat);
                let say = say.with("tile", tile.say()).with("figure", figure.say()).with("price", price);
                if changed > 0 { say.with("changed", changed) } else { say }
            }
            Event::Turned(by) => Say::new("wheel-turns").with("by", by),
            Event::Started(who, row) => Say::new("starts").with("who", who).with("row", row.say()),
            Event::Moored(who, sail, column) => {
                let say = Say::new("moors").with("who", who).with("tile", sail.tile().say());
                say.with("column", column.number())
            }
            Event::Laid(who, tile, cell) => at("lays", cell).with("who", who).with("tile", tile.say()),
            Event::Lost(who, tile) => Say::new("loses").with("who", who).with("tile", tile.say()),
            Event::Stood(who, figure, cell) => at("stands", cell).with("who", who).with("figure", figure.say()),
            Event::Waits(who, figure) => Say::new("waits").with("who", who).with("figure", figure.say()),
            Event::Took(who, special) => Say::new("takes").with("who", who).with("special", special.say()),
            Event::Declined(who) => Say::new("declines").with("who", who),
            Event::Exchanged(who, building, cell) => {
                at("exchanges", cell).with("who", who).with("tile", building.tile().say())
            }
            Event::Unbuilt(who, building) => Say::new("unbuilt").with("who", who).with("tile", building.tile().say()),
            Event::Ferried(who, boat) => Say::new(if boat { "sails" } else { "rows" }).with("who", who),
            Event::Landed(who, figure, cell) => at("lands", cell).with("who", who).with("figure", figure.say()),
            Event::SmallScoring => Say::new("small-scoring"),
            Event::LargeScoring => Say::new("large-scoring"),
            Event::FinalScoring => Say::new("final-scoring"),
            Event::Scored(who, cause, gain) => gain.say(who, cause),
            Event::Ended => Say::new("ended"),
        })
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        self.draw(view, speaker)
    }
}

impl Gain {
    /// How much of it, and less than nothing for a loss.
    #[cfg(feature = "board")]
    pub(crate) const fn amount(self) -> i32 {
        match self {
            Gain::Gold(amount) | Gain::Points(amount) => amount,
        }
    }

    /// Who gets or loses it for what.
    pub(crate) fn say(self, who: Seat, cause: Cause) -> Say {
        let (key, amount) = match self {
            Gain::Gold(amount) if amount < 0 => ("pays-gold", -amount),
            Gain::Gold(amount) => ("gains-gold", amount),
            Gain::Points(amount) if amount < 0 => ("loses-points", -amount),
            Gain::Points(amount) => ("gains-points", amount),
        };
        Say::new(key).with("who", who).with("amount", amount).with("cause", cause.say())
    }
}

impl Cause {
    /// What gold or points are for.
    fn say(self) -> Say {
        match self {
            Cause::Ship(sail, column) => {
                Say::new("cause-ship").with("tile", sail.tile().say()).with("column", column.number())
            }
            Cause::Nobles => Say::new("cause-nobles"),
            Cause::Scouts => Say::new("cause-scouts"),
            Cause::Goldsmiths => Say::new("cause-goldsmiths"),
            Cause::Fishermen => Say::new("cause-fishermen"),
            Cause::Gold5 => Say::new("cause-gold5"),
            Cause::Debt => Say::new("cause-debt"),
            Cause::Gold => Say::new("cause-gold"),
            Cause::Boatsmen => Say::new("cause-boatsmen"),
            Cause::Islands => Say::new("cause-islands"),
            Cause::Longest => Say::new("cause-longest"),
            Cause::Supply => Say::new("cause-supply"),
            Cause::Great(building) => Say::new("cause-great").with("tile", building.tile().say()),
        }
    }
}
