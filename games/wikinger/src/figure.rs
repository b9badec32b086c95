//! The figures and the rows of a coast in which they stand.

use std::fmt;

use langhus_rules::{Word, Words, listed_words};
use serde::Serialize;

/// A figure (Figur), in the order in which the basic game places the colours from 0 upwards (W3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Figure {
    /// Fischer, blue.
    Fisherman,
    /// Goldschmied, yellow.
    Goldsmith,
    /// Späher, green.
    Scout,
    /// Adliger, red.
    Noble,
    /// Kämpfer, black.
    Fighter,
    /// Bootsmann, grey: never stands on an island.
    Boatsman,
}

impl Figure {
    /// All kinds, in placing order.
    pub const ALL: [Figure; 6] =
        [Figure::Fisherman, Figure::Goldsmith, Figure::Scout, Figure::Noble, Figure::Fighter, Figure::Boatsman];

    /// The word in notations, editions and text keys.
    pub const fn word(self) -> &'static str {
        ["fisherman", "goldsmith", "scout", "noble", "fighter", "boatsman"][self as usize]
    }

    /// The figure with this word.
    pub fn from_word(word: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.word() == word)
    }

    /// The only row in which it may stand; none for a boatsman.
    #[inline]
    pub const fn row(self) -> Option<Row> {
        match self {
            Figure::Fighter => Some(Row::Fighters),
            Figure::Noble => Some(Row::Nobles),
            Figure::Scout => Some(Row::Scouts),
            Figure::Goldsmith => Some(Row::Goldsmiths),
            Figure::Fisherman => Some(Row::Fishermen),
            Figure::Boatsman => None,
        }
    }
}

/// How many figures of each kind.
pub type Figures = [u8; 6];

/// One of the five rows for islands, from top to bottom; the row of ships lies above them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Row {
    /// Kämpfer.
    Fighters,
    /// Adlige.
    Nobles,
    /// Späher.
    Scouts,
    /// Goldschmiede.
    Goldsmiths,
    /// Fischer.
    Fishermen,
}

impl Row {
    /// All five, from top to bottom.
    pub const ALL: [Row; 5] = [Row::Fighters, Row::Nobles, Row::Scouts, Row::Goldsmiths, Row::Fishermen];

    /// Whose row it is.
    #[inline]
    pub const fn figure(self) -> Figure {
        [Figure::Fighter, Figure::Noble, Figure::Scout, Figure::Goldsmith, Figure::Fisherman][self as usize]
    }

    /// The word in notations.
    pub const fn word(self) -> &'static str {
        self.figure().word()
    }

    /// The row with this word.
    pub fn from_word(word: &str) -> Option<Row> {
        Figure::from_word(word).and_then(Figure::row)
    }
}

/// The most columns a coast can have: 36 purchases of two players and the start tile in one row (W59).
pub const COLUMNS: u8 = 37;

/// A column, counted from 1 beside the mainland.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Column(u8);

impl Column {
    /// Beside the mainland.
    pub const FIRST: Column = Column(1);

    /// The column with this number.
    pub const fn new(number: u8) -> Option<Column> {
        if number >= 1 && number <= COLUMNS { Some(Column(number)) } else { None }
    }

    /// The column of the lowest bit of a row's bit set, which is not empty.
    #[inline]
    pub(crate) const fn lowest(bits: u64) -> Column {
        Column(bits.trailing_zeros() as u8 + 1)
    }

    /// Counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Counted from 0, as a place in per-column arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its bit in a row's bit set: the lowest is column 1.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 - 1)
    }
}

/// The columns of a row's bit set, from left to right.
#[inline]
pub fn columns(mut bits: u64) -> impl Iterator<Item = Column> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let column = Column::lowest(bits);
        bits &= bits - 1;
        Some(column)
    })
}

/// A place for an island tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Cell {
    /// The row.
    pub row: Row,
    /// The column.
    pub column: Column,
}

impl Cell {
    /// The cell of a row and a column.
    #[inline]
    pub const fn new(row: Row, column: Column) -> Cell {
        Cell { row, column }
    }

    /// How many cells there are.
    pub const COUNT: usize = Row::ALL.len() * COLUMNS as usize;

    /// Numbered row by row.
    pub const fn index(self) -> usize {
        self.row as usize * COLUMNS as usize + self.column.index()
    }

    /// The cell with this number.
    pub fn from_index(index: usize) -> Option<Cell> {
        let row = *Row::ALL.get(index / COLUMNS as usize)?;
        Some(Cell { row, column: Column::new((index % COLUMNS as usize) as u8 + 1)? })
    }
}

listed_words! { Figure(word) Row(word) }

impl Word for Column {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        self.number().write(f, between)
    }

    fn read(words: &mut Words<'_>) -> Option<Column> {
        Column::new(u8::read(words)?)
    }
}

impl Word for Cell {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        self.row.write(f, between)?;
        write!(f, "{between}{}", self.column.number())
    }

    fn read(words: &mut Words<'_>) -> Option<Cell> {
        Some(Cell::new(Row::read(words)?, Column::read(words)?))
    }
}
