//! The board as bits: eight for each column, the lowest for the lowest place.

use langhus_rules::Seat;
use serde::Serialize;

/// A column, numbered from 1 at the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Column(u8);

impl Column {
    /// The most columns a board can have.
    pub const MOST: u8 = 8;

    /// The column with this number.
    pub fn new(number: u8) -> Option<Column> {
        (1..=Column::MOST).contains(&number).then_some(Column(number))
    }

    /// The first columns.
    pub fn all(columns: u8) -> impl Iterator<Item = Column> {
        (1..=columns).map(Column)
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn shift(self) -> u32 {
        8 * (self.0 as u32 - 1)
    }
}

/// The discs, and whether the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    discs: [u64; 2],
    /// How many places are still empty.
    empty: u8,
    over: bool,
}

impl Board {
    /// The most places a column can have: the eighth bit stays empty, so that lines end at the edge.
    pub const MOST_ROWS: u8 = 7;

    pub(crate) fn empty(columns: u8, rows: u8) -> Board {
        Board { discs: [0, 0], empty: columns * rows, over: false }
    }

    /// Whose turn it is; seat 1 has as many discs as seat 2, or one more.
    pub(crate) fn next(&self) -> Option<Seat> {
        (!self.over).then(|| Seat::new((self.dropped() % 2) as u8))
    }

    /// How many discs lie on the board.
    pub(crate) fn dropped(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_ones()
    }

    pub(crate) fn height(&self, column: Column) -> u8 {
        (((self.discs[0] | self.discs[1]) >> column.shift()) as u8).count_ones() as u8
    }

    pub(crate) fn owner(&self, column: Column, row: u8) -> Option<Seat> {
        Seat::all(2).find(|seat| self.discs[seat.index()] >> (column.shift() + u32::from(row)) & 1 == 1)
    }

    /// How many seats have a disc here; one at most, or something is wrong.
    pub(crate) fn owners(&self, column: Column, row: u8) -> u8 {
        self.discs.iter().map(|discs| (discs >> (column.shift() + u32::from(row)) & 1) as u8).sum()
    }

    pub(crate) fn drop(&mut self, seat: Seat, column: Column) {
        self.discs[seat.index()] |= 1 << (column.shift() + u32::from(self.height(column)));
        self.empty -= 1;
        self.over = self.empty == 0 || self.has_line(seat);
    }

    /// Works out anew whether the game is over, after discs were put down in no particular order.
    pub(crate) fn settle(&mut self) {
        self.over = self.empty == 0 || Seat::all(2).any(|seat| self.has_line(seat));
    }

    /// Upright, level and along both diagonals: pairs of neighbours first, then pairs of pairs.
    pub(crate) fn has_line(&self, seat: Seat) -> bool {
        let discs = self.discs[seat.index()];
        [1, 8, 7, 9].into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }
}
