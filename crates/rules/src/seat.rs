//! Who sits at the table, and who looks at it.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table. Seats are counted from 0 in code and from 1 in everything a person reads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game has; a [`Seats`] set holds as many.
    pub const MOST: usize = 8;

    /// The seat with this number, counted from 0.
    ///
    /// # Panics
    /// If `number` is 8 or more.
    pub const fn new(number: u8) -> Seat {
        assert!((number as usize) < Seat::MOST, "a table has at most eight seats");
        Seat(number)
    }

    /// Counted from 0, as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    #[inline]
    pub const fn after(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a table once around, clockwise from `self`.
    pub fn around(self, seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| self.after(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let seat = (1..=Seat::MOST as u8).contains(&number).then(|| Seat::new(number - 1));
        seat.ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Only `seat`.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Everybody at a table of `seats`.
    pub const fn all(seats: u8) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// Is `seat` in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = Seats(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Somebody who looks at the table: a seat, or a spectator, who knows only what everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The person or bot in this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// May this viewer know what only `seat` knows?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat, unless this is a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every viewer of a table of `seats`: the seats, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_for_people_and_go_round_clockwise() {
        assert_eq!(Seat::new(2).to_string(), "3");
        let around: Vec<_> = Seat::new(2).around(4).map(Seat::number).collect();
        assert_eq!(around, [3, 4, 1, 2]);
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
    }

    #[test]
    fn a_set_of_seats_knows_its_members() {
        let set = Seats::all(4).without(Seat::new(1));
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3, 4]);
        assert_eq!((set.len(), set.contains(Seat::new(1)), set.first()), (3, false, Some(Seat::new(0))));
        assert_eq!(Seats::all(8).len(), 8);
        assert_eq!(Seats::NONE.first(), None);
    }
}
