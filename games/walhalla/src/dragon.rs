//! The dragons ("Drachen"), the boats of the game.

use serde::{Serialize, Serializer};

use langhus_rules::Seat;

/// How many dragons there are.
pub(crate) const DRAGONS: usize = 12;

/// A player's colour: seat 1 is red, 2 black, 3 yellow, 4 blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Rot.
    Red,
    /// Schwarz.
    Black,
    /// Gelb.
    Yellow,
    /// Blau; not in play with three.
    Blue,
}

impl Colour {
    /// All four, in the order of the seats.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Black, Colour::Yellow, Colour::Blue];
    /// Their names in editions and texts, in the same order.
    pub const NAMES: [&'static str; 4] = ["red", "black", "yellow", "blue"];

    /// Its name in editions and texts.
    pub const fn name(self) -> &'static str {
        Colour::NAMES[self as usize]
    }

    /// The colour of a seat.
    pub const fn of(seat: Seat) -> Colour {
        Colour::ALL[seat.index()]
    }

    /// The seat of this colour at a table of `seats`, if it is in play.
    #[inline]
    pub(crate) const fn seat(self, seats: u8) -> Option<Seat> {
        if (self as u8) < seats { Some(Seat::new(self as u8)) } else { None }
    }
}

/// A place in a dragon, for one viking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Bug.
    Bow,
    /// Mitte.
    Middle,
    /// Heck.
    Stern,
}

impl Place {
    /// All three, from bow to stern.
    pub const ALL: [Place; 3] = [Place::Bow, Place::Middle, Place::Stern];
    /// Their names in editions, notation and texts, in the same order.
    pub const NAMES: [&'static str; 3] = ["bow", "middle", "stern"];

    /// Its name in editions, notation and texts.
    pub const fn name(self) -> &'static str {
        Place::NAMES[self as usize]
    }
}

/// A set of places in a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Places(u8);

impl Places {
    /// None of the places.
    pub const NONE: Places = Places(0);
    /// How many sets there are.
    pub(crate) const SETS: usize = 8;

    /// The set with this number, below [`Places::SETS`].
    pub(crate) const fn numbered(number: usize) -> Places {
        Places(number as u8 & 0b111)
    }

    /// The number of the set.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The set with `place` in it.
    #[must_use]
    pub const fn with(self, place: Place) -> Places {
        Places(self.0 | 1 << place as u8)
    }

    /// Is `place` in the set?
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & 1 << place as u8 != 0
    }

    /// How many places are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in the set, from bow to stern.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |place| self.contains(*place))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::NONE, Places::with)
    }
}

/// The end of a dragon that points to the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lead {
    /// The bow: it lands first.
    Bow,
    /// The stern: it lands first.
    Stern,
}

impl Lead {
    /// Both.
    pub const ALL: [Lead; 2] = [Lead::Bow, Lead::Stern];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        self.place().name()
    }

    /// The place at this end.
    pub const fn place(self) -> Place {
        match self {
            Lead::Bow => Place::Bow,
            Lead::Stern => Place::Stern,
        }
    }

    /// The three places from the board outwards.
    pub(crate) const fn order(self) -> [Place; 3] {
        match self {
            Lead::Bow => [Place::Bow, Place::Middle, Place::Stern],
            Lead::Stern => [Place::Stern, Place::Middle, Place::Bow],
        }
    }
}

/// A dragon: three places, one of them in a player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dragon {
    /// Whose place is coloured.
    pub colour: Colour,
    /// Which place that is.
    pub coloured: Place,
}

/// One of the twelve dragons, by its number in the edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DragonId(u8);

impl DragonId {
    /// The dragon with this number, counted from 0.
    pub(crate) const fn new(number: usize) -> DragonId {
        DragonId(number as u8)
    }

    /// Counted from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Serialize for DragonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// A dragon that lies in a fjord.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Moored {
    /// Which one.
    pub dragon: DragonId,
    /// Which of its ends points to the board.
    pub lead: Lead,
}
