//! What a player owns and what things cost: goods, gold and workers, added and compared all at once.

use serde::{Serialize, Serializer};

use crate::kind::{Craftsman, Good};

/// Nobody has more of anything than this, so that three goods together fit a byte. No game comes near it.
const CEILING: u8 = 80;

/// The highest bit of each of the eight bytes, which no amount uses.
const GUARD: u64 = 0x8080_8080_8080_8080;

/// Does every byte of `have` reach that of `need`? The borrow of a byte that is too small takes its guard bit away.
#[inline]
const fn reaches(have: u64, need: u64) -> bool {
    ((have | GUARD) - need) & GUARD == GUARD
}

/// Amounts of oak, wool, iron, gold and workers, one byte each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Purse(u64);

const GOODS: u64 = 0x00FF_FFFF;
const GOLD: u32 = 24;
const WORKERS: u32 = 32;

impl Purse {
    /// These amounts.
    pub const fn new(gold: u8, workers: u8, goods: [u8; Good::COUNT]) -> Purse {
        Purse(u64::from_le_bytes([goods[0], goods[1], goods[2], gold, workers, 0, 0, 0]))
    }

    /// The gold.
    #[inline]
    pub const fn gold(self) -> u8 {
        (self.0 >> GOLD) as u8
    }

    /// The workers.
    #[inline]
    pub const fn workers(self) -> u8 {
        (self.0 >> WORKERS) as u8
    }

    /// How many of a good.
    #[inline]
    pub const fn good(self, good: Good) -> u8 {
        (self.0 >> (8 * good as u32)) as u8
    }

    /// All three goods.
    pub const fn goods(self) -> [u8; Good::COUNT] {
        let [oak, wool, iron, ..] = self.0.to_le_bytes();
        [oak, wool, iron]
    }

    /// How many goods there are together.
    #[inline]
    pub const fn all_goods(self) -> u8 {
        let [oak, wool, iron] = self.goods();
        oak + wool + iron
    }

    /// Is there any good?
    #[inline]
    pub const fn has_goods(self) -> bool {
        self.0 & GOODS != 0
    }

    /// The same without any `good`.
    #[must_use]
    pub const fn without(self, good: Good) -> Purse {
        Purse(self.0 & !(0xFF << (8 * good as u32)))
    }

    /// Is there at least as much of everything?
    #[inline]
    pub const fn covers(self, cost: Purse) -> bool {
        reaches(self.0, cost.0)
    }

    /// Takes the cost away, which is covered.
    #[inline]
    pub const fn pay(&mut self, cost: Purse) {
        self.0 = self.0.wrapping_sub(cost.0);
    }

    #[inline]
    const fn set(&mut self, shift: u32, amount: u8) {
        self.0 = self.0 & !(0xFF << shift) | (amount as u64) << shift;
    }

    /// Sets the gold.
    #[inline]
    pub const fn set_gold(&mut self, gold: u8) {
        self.set(GOLD, gold);
    }

    /// Sets the workers.
    #[inline]
    pub fn set_workers(&mut self, workers: u8) {
        self.set(WORKERS, workers.min(CEILING));
    }

    /// Sets the amount of a good.
    #[inline]
    pub fn set_good(&mut self, good: Good, amount: u8) {
        self.set(8 * good as u32, amount.min(CEILING));
    }

    /// Adds goods.
    #[inline]
    pub fn add(&mut self, good: Good, amount: u8) {
        self.set_good(good, self.good(good).saturating_add(amount));
    }

    /// Takes one good away, which is there.
    #[inline]
    pub const fn take(&mut self, good: Good) {
        self.0 = self.0.wrapping_sub(1 << (8 * good as u32));
    }
}

/// How many of each craftsman, one byte each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crafts(u64);

impl Crafts {
    /// Nobody.
    pub const NONE: Crafts = Crafts(0);

    /// How many of this craftsman.
    #[inline]
    pub const fn of(self, craftsman: Craftsman) -> u8 {
        (self.0 >> (8 * craftsman as u32)) as u8
    }

    /// One more.
    #[inline]
    pub const fn add(&mut self, craftsman: Craftsman) {
        self.0 += 1 << (8 * craftsman as u32);
    }

    /// One fewer; there is one.
    #[inline]
    pub const fn remove(&mut self, craftsman: Craftsman) {
        self.0 = self.0.wrapping_sub(1 << (8 * craftsman as u32));
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Crafts) -> Crafts {
        Crafts(self.0 + other.0)
    }

    /// Is everybody there who is needed?
    #[inline]
    pub const fn covers(self, needs: Crafts) -> bool {
        reaches(self.0, needs.0)
    }

    /// The first of them.
    #[inline]
    pub const fn first(self) -> Option<Craftsman> {
        if self.0 == 0 { None } else { Some(Craftsman::ALL[self.0.trailing_zeros() as usize / 8 % Craftsman::COUNT]) }
    }

    /// Everybody, each as often as needed.
    pub fn iter(self) -> impl Iterator<Item = Craftsman> {
        Craftsman::ALL.into_iter().flat_map(move |craftsman| (0..self.of(craftsman)).map(move |_| craftsman))
    }
}

impl Serialize for Crafts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
