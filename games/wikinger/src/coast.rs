//! A player's coast: islands, figures and ships in front of the mainland, as bit boards.
//!
//! A row is a 64-bit set of columns, the lowest bit beside the mainland. Every island tile has land on at least one
//! side, so two sets a row, "land on its left" and "land on its right", say both where tiles lie and which they are.

use crate::figure::{Cell, Column, Row};
use crate::tile::{Building, Edges, Sail};

/// The first places of the ships' row, which are filled first, in any order (W15).
const FIRST_SHIPS: u16 = 0b111;

/// What lies in front of one player's mainland.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coast {
    land_left: [u64; 5],
    land_right: [u64; 5],
    figures: [u64; 5],
    ships: [u16; 4],
    start: Option<Row>,
    great: [Option<Cell>; 4],
    counted: Counted,
}

/// What is counted as it comes to the coast, because observations and scores ask for it much more often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counted {
    /// The tiles of each row without a figure.
    free: [u8; 5],
    /// The islands of each row that are not finished.
    begun: [u8; 5],
    /// The figures.
    manned: u8,
    /// The finished islands.
    islands: u8,
    /// The tiles of the longest of them.
    longest: u8,
}

impl Coast {
    /// A mainland with nothing before it.
    pub const EMPTY: Coast = Coast {
        land_left: [0; 5],
        land_right: [0; 5],
        figures: [0; 5],
        ships: [0; 4],
        start: None,
        great: [None; 4],
        counted: Counted { free: [0; 5], begun: [0; 5], manned: 0, islands: 0, longest: 0 },
    };

    /// The columns of a row with a tile.
    #[inline]
    pub fn tiles(&self, row: Row) -> u64 {
        self.land_left[row as usize] | self.land_right[row as usize]
    }

    /// The columns of a row with a beginning of an island.
    pub fn lefts(&self, row: Row) -> u64 {
        self.land_right[row as usize] & !self.land_left[row as usize]
    }

    /// The columns of a row with a middle.
    pub fn middles(&self, row: Row) -> u64 {
        self.land_left[row as usize] & self.land_right[row as usize]
    }

    /// The columns of a row with an end of an island.
    pub fn rights(&self, row: Row) -> u64 {
        self.land_left[row as usize] & !self.land_right[row as usize]
    }

    /// The edges of the tile in a cell.
    pub fn edges(&self, cell: Cell) -> Option<Edges> {
        let has = |land: &[u64; 5]| land[cell.row as usize] & cell.column.bit() != 0;
        match (has(&self.land_left), has(&self.land_right)) {
            (false, false) => None,
            (false, true) => Some(Edges::Left),
            (true, true) => Some(Edges::Middle),
            (true, false) => Some(Edges::Right),
        }
    }

    /// The columns of a row with a figure.
    #[inline]
    pub fn figures(&self, row: Row) -> u64 {
        self.figures[row as usize]
    }

    /// Does a figure stand in the cell?
    pub fn is_manned(&self, cell: Cell) -> bool {
        self.figures(cell.row) & cell.column.bit() != 0
    }

    /// The columns of a row with a tile and no figure.
    #[inline]
    pub fn free(&self, row: Row) -> u64 {
        self.tiles(row) & !self.figures(row)
    }

    /// How many tiles of each row have no figure.
    #[inline]
    pub(crate) fn all_free(&self) -> [u8; 5] {
        self.counted.free
    }

    /// How many islands of each row are not finished.
    #[inline]
    pub(crate) fn all_begun(&self) -> [u8; 5] {
        self.counted.begun
    }

    /// The row of the start tile, once it is laid.
    #[inline]
    pub fn start(&self) -> Option<Row> {
        self.start
    }

    /// Where the special tile of a building lies, if it is here.
    #[inline]
    pub fn great(&self, building: Building) -> Option<Cell> {
        self.great[building as usize]
    }

    /// The columns with a ship of this sail.
    #[inline]
    pub fn ships(&self, sail: Sail) -> u64 {
        u64::from(self.ships[sail as usize])
    }

    /// The columns with any ship.
    #[inline]
    pub fn fleet(&self) -> u64 {
        u64::from(self.ships.iter().fold(0, |all, ships| all | ships))
    }

    /// The columns with a ship of this sail that a fighter repels (W18).
    #[inline]
    pub fn repelled(&self, sail: Sail) -> u64 {
        self.ships(sail) & self.figures(Row::Fighters)
    }

    /// The columns with a ship of this sail that nobody repels.
    #[inline]
    pub fn unrepelled(&self, sail: Sail) -> u64 {
        self.ships(sail) & !self.figures(Row::Fighters)
    }

    /// The columns of a row that ships threaten now: every ship that is not repelled, down to the row of its sail
    /// (W17, W19).
    #[inline]
    pub fn threat(&self, row: Row) -> u64 {
        let reach = |sail: &&Sail| sail.reach() >= row;
        Sail::ALL.iter().filter(reach).fold(0, |all, sail| all | self.unrepelled(*sail))
    }

    /// The figures of a row that score: on an island and not threatened.
    #[inline]
    pub fn safe(&self, row: Row) -> u64 {
        self.figures(row) & !self.threat(row)
    }

    /// Where an island tile may be laid, row by row (W9): on an empty cell that touches the mainland or a tile by a
    /// side, with sea at sea and land at land. The mainland's edge is sea.
    #[inline]
    pub fn places(&self, edges: Edges) -> [u64; 5] {
        let mut places = [0; 5];
        let mut above = 0;
        for row in Row::ALL {
            let n = row as usize;
            let tiles = self.tiles(row);
            let below = if n + 1 < Row::ALL.len() { self.tiles(Row::ALL[n + 1]) } else { 0 };
            places[n] = (tiles << 1 | 1 | tiles >> 1 | above | below) & !tiles & !self.misfits(row, edges);
            above = tiles;
        }
        places
    }

    /// The columns of a row where an edge of the tile would clash with a neighbour's.
    #[inline]
    fn misfits(&self, row: Row, edges: Edges) -> u64 {
        let (land_left, land_right) = (self.land_left[row as usize], self.land_right[row as usize]);
        let tiles = land_left | land_right;
        let at_left = if edges.land_left() { (tiles << 1 | 1) & !(land_right << 1) } else { land_right << 1 };
        let at_right = if edges.land_right() { tiles >> 1 & !(land_left >> 1) } else { land_left >> 1 };
        at_left | at_right
    }

    /// Would the tile's edges clash with a neighbour's in this cell?
    pub fn clashes(&self, cell: Cell, edges: Edges) -> bool {
        self.misfits(cell.row, edges) & cell.column.bit() != 0
    }

    /// Where a ship may be laid (W15).
    #[inline]
    pub fn berths(&self) -> u64 {
        let fleet = self.fleet();
        let first = u64::from(FIRST_SHIPS) & !fleet;
        if first != 0 { first } else { fleet + 1 }
    }

    /// The rows in which the start tile may be laid (W13).
    #[inline]
    pub fn start_rows(&self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(|row| self.tiles(*row) & Column::FIRST.bit() == 0)
    }

    /// Lays an island tile.
    #[inline]
    pub fn lay(&mut self, cell: Cell, edges: Edges) {
        let before = self.finished(cell.row);
        if edges.land_left() {
            self.land_left[cell.row as usize] |= cell.column.bit();
        }
        if edges.land_right() {
            self.land_right[cell.row as usize] |= cell.column.bit();
        }
        // A tile finishes at most one island, and none is ever changed again.
        let end = self.finished(cell.row) & !before;
        let row = cell.row as usize;
        self.counted.free[row] += 1;
        self.counted.begun[row] += u8::from(edges == Edges::Left);
        if end != 0 {
            let length = end.trailing_zeros() - (self.lefts(cell.row) & (end - 1)).ilog2() + 1;
            self.counted.begun[row] -= 1;
            self.counted.islands += 1;
            self.counted.longest = self.counted.longest.max(length as u8);
        }
    }

    /// Lays the start tile: a beginning of an island in column 1.
    pub fn lay_start(&mut self, row: Row) {
        self.lay(Cell::new(row, Column::FIRST), Edges::Left);
        self.start = Some(row);
    }

    /// Lays a ship.
    #[inline]
    pub fn moor(&mut self, column: Column, sail: Sail) {
        self.ships[sail as usize] |= column.bit() as u16;
    }

    /// Remembers that the middle in this cell is the special tile of its building.
    pub fn make_great(&mut self, cell: Cell, building: Building) {
        self.great[building as usize] = Some(cell);
    }

    /// Puts the row's figure into the cell.
    #[inline]
    pub fn stand(&mut self, cell: Cell) {
        self.figures[cell.row as usize] |= cell.column.bit();
        self.counted.free[cell.row as usize] -= 1;
        self.counted.manned += 1;
    }

    /// Figures on islands.
    #[inline]
    pub fn manned(&self) -> u32 {
        self.counted.manned.into()
    }

    /// The columns in which the finished islands of a row end (W30).
    #[inline]
    pub fn finished(&self, row: Row) -> u64 {
        let middles = self.middles(row);
        // Adding the place after each beginning carries through the middles and stops behind the last of them.
        ((self.lefts(row) << 1) + middles) & !middles & self.rights(row)
    }

    /// How many finished islands there are, and how many tiles the longest of them has.
    #[inline]
    pub fn islands(&self) -> (u32, u32) {
        (self.counted.islands.into(), self.counted.longest.into())
    }

    /// Figures on the cell and on the eight around it.
    pub fn crowd(&self, cell: Cell) -> u32 {
        let three = cell.column.bit() << 1 | cell.column.bit() | cell.column.bit() >> 1;
        let middle = cell.row as usize;
        let rows = middle.saturating_sub(1)..=(middle + 1).min(Row::ALL.len() - 1);
        rows.map(|row| (self.figures[row] & three).count_ones()).sum()
    }

    /// The last column in which anything lies; 0 for an empty coast.
    pub fn width(&self) -> u8 {
        let all = Row::ALL.iter().fold(self.fleet(), |all, row| all | self.tiles(*row));
        (64 - all.leading_zeros()) as u8
    }
}
