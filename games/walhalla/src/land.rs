//! The land: tongues, fjords, fields and what grows on them.
//!
//! A tongue is one field wide, so each of its fields borders the fjord on either side. In the code positions are counted
//! from 0, next to the board; in everything a person reads they are counted from 1.

use std::fmt;

use serde::{Serialize, Serializer};

/// How many positions a lane has: the sixth dragon of a fjord beside a tongue of eight tiles ends at the eighteenth.
pub(crate) const LANE: u8 = 18;
/// A dragon is as long as three fields.
pub(crate) const DRAGON_LENGTH: u8 = 3;
/// How many tiles there are.
pub(crate) const TILES: usize = 18;

/// A tongue of land ("Landzunge"), from left to right as seen from the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// Between fjords 1 and 2.
    A,
    /// Between fjords 2 and 3.
    B,
    /// Between fjords 3 and 4.
    C,
}

impl Tongue {
    /// All three, from left to right.
    pub const ALL: [Tongue; 3] = [Tongue::A, Tongue::B, Tongue::C];

    /// Its letter in notation.
    pub const fn letter(self) -> &'static str {
        ["a", "b", "c"][self as usize]
    }

    /// Its letter as people read it.
    pub(crate) fn name(self) -> String {
        self.letter().to_uppercase()
    }
}

/// A fjord, the water beside a tongue; 1 is left of tongue A, 4 is right of tongue C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fjord(u8);

impl Fjord {
    /// All four, from left to right.
    pub const ALL: [Fjord; 4] = [Fjord(0), Fjord(1), Fjord(2), Fjord(3)];

    /// For each fjord the tongues on its banks, as a factor that copies a position into their lanes.
    const BANKS: [u64; 4] = [1, 1 | 1 << LANE, 1 << LANE | 1 << (2 * LANE), 1 << (2 * LANE)];

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The tongues on its banks, left one first.
    pub fn banks(self) -> impl Iterator<Item = Tongue> {
        Tongue::ALL.into_iter().filter(move |tongue| *tongue as u8 == self.0 || *tongue as u8 + 1 == self.0)
    }

    /// The places beside `position` on its banks, whether or not there is land.
    #[inline]
    pub(crate) fn beside(self, position: u8) -> Fields {
        Fields(Fjord::BANKS[self.index()] << position)
    }
}

impl Serialize for Fjord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A field of a tongue, written `a1`, next to the board, to `c16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

impl Field {
    /// The field of `tongue` at a position counted from 0.
    #[inline]
    pub(crate) const fn new(tongue: Tongue, position: u8) -> Field {
        Field(tongue as u8 * LANE + position)
    }

    /// All that there can be.
    pub(crate) fn all() -> impl Iterator<Item = Field> {
        (0..Tongue::ALL.len() as u8 * LANE).map(Field)
    }

    /// Its tongue.
    pub const fn tongue(self) -> Tongue {
        Tongue::ALL[(self.0 / LANE) as usize]
    }

    /// Counted from 1, as people count.
    pub const fn number(self) -> u8 {
        self.0 % LANE + 1
    }

    /// As people read it.
    pub(crate) fn name(self) -> String {
        self.to_string().to_uppercase()
    }

    /// Only this field.
    #[inline]
    pub(crate) const fn alone(self) -> Fields {
        Fields(1 << self.0)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tongue().letter(), self.number())
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fields(u64);

impl Fields {
    pub(crate) const NONE: Fields = Fields(0);

    /// The first `length` fields of a tongue.
    pub(crate) const fn of_tongue(tongue: Tongue, length: u8) -> Fields {
        Fields(((1 << length) - 1) << (tongue as u8 * LANE))
    }

    #[inline]
    pub(crate) const fn contains(self, field: Field) -> bool {
        self.0 & field.alone().0 != 0
    }

    #[inline]
    pub(crate) const fn and(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Fields) -> Fields {
        Fields(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The field nearest to the board on the leftmost tongue.
    #[inline]
    pub(crate) const fn first(self) -> Option<Field> {
        if self.0 == 0 { None } else { Some(Field(self.0.trailing_zeros() as u8)) }
    }

    /// The fields, tongue by tongue from the board outwards.
    pub(crate) fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let field = Fields(rest).first()?;
            rest &= rest - 1;
            Some(field)
        })
    }
}

/// What a field is ("Die Geländefelder").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Kultstätte: whoever takes it draws an action card.
    Cult,
    /// Wald: 2 points for whoever takes it.
    #[serde(rename = "forest-2")]
    Forest2,
    /// Wald: 3 points for whoever takes it.
    #[serde(rename = "forest-3")]
    Forest3,
    /// Dorf: counts one viking more on its tongue.
    #[serde(rename = "village-1")]
    Village1,
    /// Dorf: counts two vikings more on its tongue.
    #[serde(rename = "village-2")]
    Village2,
    /// Weizenfeld: points at the end of each raid, and its viking stays.
    Wheat,
}

impl Terrain {
    /// All six.
    pub const ALL: [Terrain; 6] =
        [Terrain::Cult, Terrain::Forest2, Terrain::Forest3, Terrain::Village1, Terrain::Village2, Terrain::Wheat];
    /// Their names in editions and texts, in the same order.
    pub const NAMES: [&'static str; 6] = ["cult", "forest-2", "forest-3", "village-1", "village-2", "wheat"];

    /// Its name in editions and texts.
    pub const fn name(self) -> &'static str {
        Terrain::NAMES[self as usize]
    }
}

/// A terrain tile ("Geländeplättchen"): two fields, one behind the other.
pub(crate) type Tile = [Terrain; 2];

/// A tile as it lies: which one, and whether its second field is the one nearer to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) tile: u8,
    pub(crate) turned: bool,
}
