//! Goods: the eight kinds, and how many of each lie somewhere.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use serde::ser::{Serialize, SerializeMap, Serializer};

/// A kind of goods ("Ware"). The last three are rare and come only in the Jarl game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Good {
    /// Bernstein, orange.
    Amber,
    /// Eisen, grey.
    Iron,
    /// Leder, brown.
    Leather,
    /// Wolle, white.
    Wool,
    /// Gagat, black.
    Jet,
    /// Seide, pink.
    Silk,
    /// Glas, blue.
    Glass,
    /// Gold, yellow.
    Gold,
}

impl Good {
    /// All kinds.
    pub const ALL: [Good; 8] =
        [Good::Amber, Good::Iron, Good::Leather, Good::Wool, Good::Jet, Good::Silk, Good::Glass, Good::Gold];
    /// Their names in editions and notation.
    pub const WORDS: [&'static str; 8] = ["amber", "iron", "leather", "wool", "jet", "silk", "glass", "gold"];

    /// The name in editions and notation.
    pub const fn word(self) -> &'static str {
        Good::WORDS[self as usize]
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<Good> {
        Good::WORDS.iter().position(|known| *known == word).map(|place| Good::ALL[place])
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A set of kinds, which is also its own iterator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);

    /// Only this kind.
    #[inline]
    pub const fn one(good: Good) -> Kinds {
        Kinds(1 << good as u8)
    }

    /// Is the kind in the set?
    #[inline]
    pub const fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// The kinds in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// The kinds in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Is there no kind in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, the first kind in the lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The only kind in the set, if there is just one.
    #[inline]
    pub fn single(mut self) -> Option<Good> {
        let good = self.next()?;
        if self.is_empty() { Some(good) } else { None }
    }
}

impl Iterator for Kinds {
    type Item = Good;

    #[inline]
    fn next(&mut self) -> Option<Good> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Good::ALL[place & 7])
    }
}

/// How many goods of each kind: eight counts in one word, a byte for each kind.
///
/// An edition has at most [`Goods::MOST`] goods, so that no byte overflows and its highest bit stays free.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Goods(u64);

impl Goods {
    /// The most goods of an edition.
    pub const MOST: usize = 96;
    /// None.
    pub const NONE: Goods = Goods(0);

    /// One good.
    #[inline]
    pub const fn one(good: Good) -> Goods {
        Goods(1 << (8 * good as u32))
    }

    /// So many of one kind.
    pub const fn many(good: Good, count: u8) -> Goods {
        Goods((count as u64) << (8 * good as u32))
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, good: Good) -> u8 {
        (self.0 >> (8 * good as u32)) as u8
    }

    /// How many of each kind, in the order of the kinds.
    #[inline]
    pub const fn counts(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// How many altogether.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        // No byte exceeds 96, so adding 127 sets the highest bit of each that is not 0; the product gathers the bits.
        let there = (self.0 + 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080;
        Kinds(((there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.count(good) > 0
    }

    /// Every good, one by one.
    pub fn each(self) -> impl Iterator<Item = Good> {
        self.kinds().flat_map(move |good| std::iter::repeat_n(good, usize::from(self.count(good))))
    }
}

impl AddAssign for Goods {
    #[inline]
    fn add_assign(&mut self, other: Goods) {
        self.0 += other.0;
    }
}

impl SubAssign for Goods {
    #[inline]
    fn sub_assign(&mut self, other: Goods) {
        self.0 -= other.0;
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        goods.into_iter().fold(Goods::NONE, |mut sum, good| {
            sum += Goods::one(good);
            sum
        })
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|good| (good, self.count(good)))).finish()
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for good in self.kinds() {
            map.serialize_entry(good.word(), &self.count(good))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_counts_fit_into_one_word() {
        let mut goods = Goods::many(Good::Amber, 96);
        goods += Goods::many(Good::Gold, 3);
        goods += Goods::one(Good::Jet);
        assert_eq!(goods.kinds().collect::<Vec<_>>(), [Good::Amber, Good::Jet, Good::Gold]);
        assert_eq!((goods.total(), goods.count(Good::Gold), goods.count(Good::Iron)), (100, 3, 0));
        goods -= Goods::many(Good::Amber, 96);
        assert_eq!(goods.each().collect::<Vec<_>>(), [Good::Jet, Good::Gold, Good::Gold, Good::Gold]);
        assert_eq!((goods.kinds().single(), Goods::one(Good::Wool).kinds().single()), (None, Some(Good::Wool)));
        assert!(Goods::NONE.kinds().is_empty() && Goods::NONE.is_empty());
    }
}
