//! The rules that refuse an action.

use langhus_rules::{Reference, Refusal, Say};

use crate::figure::{Figure, Row};
use crate::special::Special;
use crate::state::Step;
use crate::tile::Building;

/// A rule that refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refuse {
    /// Something else is asked now.
    NotAsked(Step),
    /// The opening player makes a bid, be it 0.
    OpenerBids,
    /// A bid is higher than the last one.
    BidTooLow(u16),
    /// More than gold and points together.
    BidTooHigh(u16),
    /// No such figure was drawn, or all are placed.
    NoneDrawn(Figure),
    /// Nothing is to be had at this price.
    NothingAt(u8),
    /// More than gold and points together.
    TooDear(u8),
    /// The figure at 0 is not the last of its kind, and there is enough gold for another.
    ZeroLocked(Figure),
    /// The start tile is laid only once, with the first tile.
    RowTaken(Row),
    /// A ship belongs into the row of ships.
    ShipsRow,
    /// An island tile belongs into one of the five rows below.
    IslandRows,
    /// The first three places are filled first, then the next one.
    NextBerth,
    /// There is a tile already.
    Occupied,
    /// The tile touches neither the mainland nor an island tile.
    NoContact,
    /// Sea would meet land.
    Clash,
    /// This special tile does not lie open.
    NotOpen(Special),
    /// There is no tile with this building in the cell.
    WrongBuilding(Building),
    /// In the sixth round boatsmen have to ferry.
    MustFerry,
    /// The player has no boat tile.
    NoBoat,
    /// No such figure waits that finds a free tile.
    NoCargo(Figure),
    /// A boatsman of the advanced game carries one figure.
    OneFigure,
    /// One of each would be the same as the only kind that can be ferried.
    SameLoad,
    /// The figure goes into its own row.
    WrongRow(Row),
    /// No tile, or a figure on it.
    NoFreeTile,
    /// The cells of a load are chosen from left to right, and the rest needs room too.
    LeftToRight,
}

impl Refusal for Refuse {
    fn reference(&self) -> Reference {
        let (section, source) = match self {
            Refuse::NotAsked(_) => ("course", "p. 2"),
            Refuse::OpenerBids | Refuse::BidTooLow(_) | Refuse::BidTooHigh(_) => ("auction", "W47"),
            Refuse::NoneDrawn(_) => ("auction", "W49"),
            Refuse::NothingAt(_) => ("buying", "p. 2"),
            Refuse::TooDear(_) => ("buying", "p. 2, W5"),
            Refuse::ZeroLocked(_) => ("buying", "p. 2, W4"),
            Refuse::RowTaken(_) => ("laying", "p. 3, W13"),
            Refuse::ShipsRow | Refuse::IslandRows => ("laying", "p. 3"),
            Refuse::NextBerth => ("laying", "p. 3, W15"),
            Refuse::Occupied | Refuse::NoContact | Refuse::Clash => ("laying", "p. 3, W9"),
            Refuse::NotOpen(_) => ("specials", "W53"),
            Refuse::WrongBuilding(_) => ("specials", "W54"),
            Refuse::MustFerry => ("ferrying", "p. 4, W24"),
            Refuse::NoBoat | Refuse::OneFigure => ("ferrying", "W25"),
            Refuse::NoCargo(_) | Refuse::SameLoad => ("ferrying", "p. 4, W23"),
            Refuse::WrongRow(_) | Refuse::NoFreeTile => ("figures", "p. 3"),
            Refuse::LeftToRight => ("ferrying", "W51"),
        };
        Reference { section, source }
    }

    fn say(&self) -> Say {
        let figure = |figure: Figure| Say::new(format!("figure-{}", figure.word()));
        match *self {
            Refuse::NotAsked(step) => Say::new("refuse-not-asked").with("asked", step.say()),
            Refuse::OpenerBids => Say::new("refuse-opener-bids"),
            Refuse::BidTooLow(least) => Say::new("refuse-bid-too-low").with("least", least),
            Refuse::BidTooHigh(most) => Say::new("refuse-bid-too-high").with("most", most),
            Refuse::NoneDrawn(kind) => Say::new("refuse-none-drawn").with("figure", figure(kind)),
            Refuse::NothingAt(price) => Say::new("refuse-nothing-at").with("price", price),
            Refuse::TooDear(price) => Say::new("refuse-too-dear").with("price", price),
            Refuse::ZeroLocked(kind) => Say::new("refuse-zero-locked").with("figure", figure(kind)),
            Refuse::RowTaken(row) => Say::new("refuse-row-taken").with("row", row.say()),
            Refuse::ShipsRow => Say::new("refuse-ships-row"),
            Refuse::IslandRows => Say::new("refuse-island-rows"),
            Refuse::NextBerth => Say::new("refuse-next-berth"),
            Refuse::Occupied => Say::new("refuse-occupied"),
            Refuse::NoContact => Say::new("refuse-no-contact"),
            Refuse::Clash => Say::new("refuse-clash"),
            Refuse::NotOpen(special) => Say::new("refuse-not-open").with("special", special.say()),
            Refuse::WrongBuilding(building) => Say::new("refuse-wrong-building").with("tile", building.tile().say()),
            Refuse::MustFerry => Say::new("refuse-must-ferry"),
            Refuse::NoBoat => Say::new("refuse-no-boat"),
            Refuse::NoCargo(kind) => Say::new("refuse-no-cargo").with("figure", figure(kind)),
            Refuse::OneFigure => Say::new("refuse-one-figure"),
            Refuse::SameLoad => Say::new("refuse-same-load"),
            Refuse::WrongRow(row) => Say::new("refuse-wrong-row").with("row", row.say()),
            Refuse::NoFreeTile => Say::new("refuse-no-free-tile"),
            Refuse::LeftToRight => Say::new("refuse-left-to-right"),
        }
    }
}
