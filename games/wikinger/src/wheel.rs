//! The wheel (Drehrad) with its offer of twelve combinations.

use crate::figure::{Figure, Figures};
use crate::tile::Tile;

/// Places around the wheel, and the prices on it.
pub const SLOTS: u8 = 12;

/// One of the twelve places beside the wheel, clockwise from where the 0 points at the beginning of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// The offer and where the wheel's 0 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wheel {
    tiles: [Option<Tile>; SLOTS as usize],
    figures: [Option<Figure>; SLOTS as usize],
    /// Slots that still hold a combination.
    left: u16,
    /// The slots that hold a figure of each kind.
    of_kind: [u16; 6],
    /// The slot at which the 0 points.
    zero: u8,
}

impl Wheel {
    /// The wheel between two rounds.
    pub const EMPTY: Wheel =
        Wheel { tiles: [None; SLOTS as usize], figures: [None; SLOTS as usize], left: 0, of_kind: [0; 6], zero: 0 };

    /// Lays out twelve tiles in the order of the stack: islands from 0 upwards, ships from 11 downwards (W3).
    pub fn lay_tiles(&mut self, tiles: &[Tile]) {
        let (mut low, mut high) = (0, usize::from(SLOTS));
        for &tile in tiles {
            let slot = if tile.sail().is_some() {
                high -= 1;
                high
            } else {
                low += 1;
                low - 1
            };
            self.tiles[slot] = Some(tile);
        }
        self.left = (1 << SLOTS) - 1;
        self.zero = 0;
    }

    /// Places the figures by kind, from 0 upwards (W3).
    pub fn place_from_zero(&mut self, figures: &Figures) {
        let mut slot = 0;
        for kind in Figure::ALL {
            for _ in 0..figures[kind as usize] {
                self.place(Slot(slot), kind);
                slot += 1;
            }
        }
    }

    /// Places figures of one kind on the highest slots that have none (W49).
    pub fn place_from_top(&mut self, kind: Figure, count: u8) {
        let placed = self.of_kind.iter().fold(0, |all, slots| all | slots).count_ones() as u8;
        for n in 0..count {
            self.place(Slot(SLOTS - 1 - placed - n), kind);
        }
    }

    #[inline]
    fn place(&mut self, slot: Slot, kind: Figure) {
        self.figures[slot.index()] = Some(kind);
        self.of_kind[kind as usize] |= slot.bit();
    }

    /// Puts a combination into a slot.
    pub(crate) fn put(&mut self, slot: Slot, tile: Tile, kind: Figure) {
        self.tiles[slot.index()] = Some(tile);
        self.left |= slot.bit();
        self.place(slot, kind);
    }

    /// Are all combinations bought?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The prices at which something is to be had, as a bit set.
    #[inline]
    pub fn prices(&self) -> u16 {
        self.left >> self.zero
    }

    /// The slot with this price now (W1).
    #[inline]
    pub fn slot(&self, price: u8) -> Option<Slot> {
        let slot = self.zero.checked_add(price).filter(|slot| *slot < SLOTS)?;
        (self.left >> slot & 1 != 0).then_some(Slot(slot))
    }

    /// The slot at which the 0 points, counted from 0.
    pub const fn zero(&self) -> usize {
        self.zero as usize
    }

    /// The slot's price, while a combination lies there.
    pub fn price(&self, slot: Slot) -> Option<u8> {
        (self.left & slot.bit() != 0).then(|| slot.0 - self.zero)
    }

    /// All slots.
    pub fn slots() -> impl Iterator<Item = Slot> {
        (0..SLOTS).map(Slot)
    }

    /// The tile in a slot.
    #[inline]
    pub fn tile(&self, slot: Slot) -> Option<Tile> {
        self.tiles[slot.index()]
    }

    /// The figure in a slot.
    #[inline]
    pub fn figure(&self, slot: Slot) -> Option<Figure> {
        self.figures[slot.index()]
    }

    /// The tiles from the price 0 upwards.
    #[inline]
    pub(crate) fn tiles_by_price(&self) -> &[Option<Tile>] {
        &self.tiles[self.zero()..]
    }

    /// The figures from the price 0 upwards.
    #[inline]
    pub(crate) fn figures_by_price(&self) -> &[Option<Figure>] {
        &self.figures[self.zero()..]
    }

    /// Is the figure beside the 0 the only one of its kind at the wheel (W4)?
    #[inline]
    pub fn is_last_of_kind(&self) -> bool {
        let zero = 1 << self.zero;
        self.of_kind.contains(&zero)
    }

    /// The cheapest price above 0.
    #[inline]
    pub fn cheapest_above_zero(&self) -> Option<u8> {
        let others = self.prices() & !1;
        (others != 0).then(|| others.trailing_zeros() as u8)
    }

    /// Is this the dearest combination left?
    #[inline]
    pub fn is_dearest(&self, slot: Slot) -> bool {
        self.left >> slot.0 == 1
    }

    /// Takes a combination away.
    #[inline]
    pub fn take(&mut self, slot: Slot) -> Option<(Tile, Figure)> {
        let taken = (self.tiles[slot.index()].take()?, self.figures[slot.index()].take()?);
        self.left &= !slot.bit();
        self.of_kind[taken.1 as usize] &= !slot.bit();
        Some(taken)
    }

    /// Turns the wheel until the 0 points at a combination again, if its slot is empty (W2). Says by how much.
    #[inline]
    pub fn turn(&mut self) -> u8 {
        if self.left == 0 {
            return 0;
        }
        let by = self.prices().trailing_zeros() as u8;
        self.zero += by;
        by
    }
}
