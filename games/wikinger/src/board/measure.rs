//! The measures of a drawn coast. Its shore stands at x = 0: the cells lie to the right of it, the names of the rows to
//! the left.

use langhus_rules::Seat;

use crate::figure::{COLUMNS, Column, Row};
use crate::view::View;

/// The side of a cell.
pub(super) const CELL: f32 = 64.0;
/// Columns that are always drawn.
const LEAST: u8 = 5;
/// From so many columns on, the wheel makes room.
const LONG: u8 = 8;
/// From so many columns on, letters on pieces are too small to be read.
const FAR: u8 = 11;

/// How many pixels wide a coast is drawn at least: before its owner on a laptop, and opened by others. What is written
/// keeps its size however many columns there are.
#[derive(Clone, Copy)]
pub(super) enum Room {
    Own,
    Opened,
}

impl Room {
    const fn pixels(self) -> f32 {
        match self {
            Room::Own => 540.0,
            Room::Opened => 440.0,
        }
    }
}

/// The measures of one coast.
#[derive(Clone, Copy)]
pub(super) struct Measure {
    /// How many columns are drawn.
    pub(super) columns: u8,
    /// A pixel in units of the drawing, where the drawing is as small as its room allows.
    pub(super) pixel: f32,
}

impl Measure {
    /// Where the names of the rows stand, in pixels.
    const ARM: f32 = 100.0;
    /// Below the last row there is room for the numbers of the columns.
    const FOOT: f32 = 20.0;
    /// Above the first row there is a bit of sea.
    const HEAD: f32 = 5.0;

    pub(super) fn new(columns: u8, room: Room) -> Measure {
        Measure { columns, pixel: f32::from(columns) * CELL / (room.pixels() - Measure::ARM - 2.0) }
    }

    /// The width of the arm of the mainland.
    pub(super) fn arm(self) -> f32 {
        Measure::ARM * self.pixel
    }

    /// The width of the sea.
    pub(super) fn sea(self) -> f32 {
        f32::from(self.columns) * CELL
    }

    /// What is shown: from the left end of the arm to the last column.
    pub(super) fn view_box(self) -> String {
        let (arm, head) = (self.arm(), Measure::HEAD * self.pixel);
        let (width, height) = (arm + self.sea() + 2.0 * self.pixel, head + 6.0 * CELL + Measure::FOOT * self.pixel);
        format!("{} {} {} {}", -arm, -head, width, height)
    }

    /// The width in pixels at which a finger finds every cell; a phone scrolls what is wider than itself.
    pub(super) fn for_fingers(self) -> u16 {
        u16::from(self.columns) * 44 + 60
    }

    /// Does the coast need more room than a short one?
    pub(super) fn is_long(self) -> bool {
        self.columns >= LONG
    }

    /// Are letters on pieces too small to be read?
    pub(super) fn is_far(self) -> bool {
        self.columns >= FAR
    }
}

/// How many columns are drawn: all that hold something, and one more to lay in.
pub(super) fn columns_drawn(view: &View, seat: Seat) -> u8 {
    (view.public.of(seat).coast.width() + 1).clamp(LEAST, COLUMNS)
}

/// The left upper corner of a cell; ships lie in the row above the fighters.
pub(super) fn corner(row: Option<Row>, column: Column) -> (f32, f32) {
    let down = row.map_or(0, |row| row as usize + 1);
    (column.index() as f32 * CELL, down as f32 * CELL)
}
