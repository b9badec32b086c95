//! What can be pointed at: the places of a path, as the drawing marks them.

use std::fmt;

use langhus_rules::{Word, Words, listed_words, phrases};

use crate::card::Id;
use crate::good::Good;
use crate::lanes::{Lane, Place, Spot};
use crate::state::Exchange;

/// A place of the table, or an answer that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A lane with its card.
    Lane(Lane),
    /// A card to reserve.
    Spot(Spot),
    /// A viking on the board: in a lane, or in the reserve row.
    Figure(Place),
    /// A card wherever it lies, and a good on it.
    Card(Id),
    GoodOn(Id, Good),
    /// A good to be allocated.
    Hand(Good),
    /// The common area, and a good in it.
    Common,
    CommonGood(Good),
    Storage,
    /// Which viking is meant.
    Viking,
    BrownViking,
    /// Answers.
    Trade(Exchange),
    Decline,
    Pass,
    Enough,
    Finish,
}

phrases! {
    impl Target between '-' {
        Lane(lane) = ["lane" lane];
        Spot(spot) = ["spot" spot];
        Figure(place) = ["figure" place];
        Card(card) = ["card" card];
        GoodOn(card, good) = ["card" card good];
        Hand(good) = ["hand" good];
        Common = ["common"];
        CommonGood(good) = ["common" good];
        Storage = ["storage"];
        Viking = ["viking"];
        BrownViking = ["brown-viking"];
        Trade(exchange) = ["trade" exchange];
        Decline = ["decline"];
        Pass = ["pass"];
        Enough = ["enough"];
        Finish = ["finish"];
    }
}

listed_words! { Good(word) Exchange(word) }

impl Word for Id {
    fn write(&self, f: &mut fmt::Formatter<'_>, _: char) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(words: &mut Words<'_>) -> Option<Id> {
        Id::new(words.one()?)
    }
}

impl Word for Lane {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        self.number().write(f, between)
    }

    fn read(words: &mut Words<'_>) -> Option<Lane> {
        Lane::new(u8::read(words)?)
    }
}

impl Word for Spot {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        self.number().write(f, between)
    }

    fn read(words: &mut Words<'_>) -> Option<Spot> {
        Spot::new(u8::read(words)?)
    }
}

/// `3-2` is the second place of lane 3, `row-1` the first of the reserve row.
impl Word for Place {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        let (lane, place) = self.split();
        match lane {
            Some(lane) => lane.write(f, between)?,
            None => f.write_str("row")?,
        }
        write!(f, "{between}{}", place + 1)
    }

    fn read(words: &mut Words<'_>) -> Option<Place> {
        if words.are("row").is_some() {
            return Place::nth_in_row(u8::read(words)?);
        }
        let lane = Lane::read(words)?;
        Place::nth_in_lane(lane, u8::read(words)?)
    }
}
