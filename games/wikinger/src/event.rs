//! What happens while actions are played. Nothing of it is hidden: every event is seen by all.

use langhus_rules::Seat;

use crate::figure::{Cell, Column, Figure, Row};
use crate::special::Special;
use crate::tile::{Building, Sail, Tile};

/// Something that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins; this seat begins it, or opens its auction.
    Round(u8, Seat),
    /// A special tile is opened.
    Opened(Special),
    /// A bid for the start.
    Bid(Seat, u16),
    /// A seat leaves the auction.
    Passed(Seat),
    /// A seat wins the auction at this price, of which so many points were changed.
    WonStart(Seat, u16, u16),
    /// A figure is removed from the game.
    Removed(Seat, Figure),
    /// The twelve tiles are laid out.
    Offer,
    /// A seat places all figures of a kind at the wheel.
    Placed(Seat, Figure, u8),
    /// A combination is bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The figure.
        figure: Figure,
        /// The price.
        price: u8,
        /// Points changed into gold to pay it.
        changed: u16,
    },
    /// The wheel turns by so many places.
    Turned(u8),
    /// The start tile is laid.
    Started(Seat, Row),
    /// A ship is laid.
    Moored(Seat, Sail, Column),
    /// An island tile is laid.
    Laid(Seat, Tile, Cell),
    /// An island tile fits nowhere and leaves the game.
    Lost(Seat, Tile),
    /// A figure is put on the tile just laid.
    Stood(Seat, Figure, Cell),
    /// A figure is put on the mainland.
    Waits(Seat, Figure),
    /// A special tile is taken.
    Took(Seat, Special),
    /// No special tile is taken.
    Declined(Seat),
    /// A special building is laid instead of the normal one.
    Exchanged(Seat, Building, Cell),
    /// A special building has to wait for a matching tile.
    Unbuilt(Seat, Building),
    /// A boatsman ferries, perhaps with a boat tile.
    Ferried(Seat, bool),
    /// A figure is landed by a boatsman.
    Landed(Seat, Figure, Cell),
    /// The small scoring begins.
    SmallScoring,
    /// The large scoring begins.
    LargeScoring,
    /// The final scoring begins.
    FinalScoring,
    /// Gold or points for something; negative at the end.
    Scored(Seat, Cause, Gain),
    /// The game is over.
    Ended,
}

/// How much of what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// Gold.
    Gold(i32),
    /// Points.
    Points(i32),
}

/// For what gold or points are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A ship in this column, repelled or, at the end, not.
    Ship(Sail, Column),
    /// Nobles.
    Nobles,
    /// Scouts and what they see.
    Scouts,
    /// Goldsmiths.
    Goldsmiths,
    /// Fishermen, with the special tile.
    Fishermen,
    /// The five-gold tile.
    Gold5,
    /// Gold missing for ships at the end.
    Debt,
    /// Gold at the end.
    Gold,
    /// The most boatsmen.
    Boatsmen,
    /// The most finished islands.
    Islands,
    /// The longest finished island.
    Longest,
    /// Supply.
    Supply,
    /// A special building.
    Great(Building),
}
