//! A coast at a glance: a small map for the list of players.

use langhus_board::Pen;
use langhus_rules::Seat;
use maud::{Markup, html};

use super::coast::coast_label;
use super::measure::columns_drawn;
use crate::coast::Coast;
use crate::figure::{Cell, Column, Row, columns};
use crate::tile::Sail;
use crate::view::View;

/// A cell of the map, which is about as many pixels.
const WIDE: f32 = 19.0;
const HIGH: f32 = 13.0;
/// The mainland.
const SHORE: f32 = 7.0;
/// Columns that are always drawn.
const LEAST: u8 = 7;

fn left(column: Column) -> f32 {
    SHORE + column.index() as f32 * WIDE
}

/// The map of a seat's coast.
pub(super) fn map(view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
    let coast = &view.public.of(seat).coast;
    let across = columns_drawn(view, seat).max(LEAST);
    let (width, height) = (SHORE + f32::from(across) * WIDE, 6.0 * HIGH);
    html! {
        svg.wk-map viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(coast_label(seat, pen)) {
            rect.wk-deep width=(width) height=(height) rx="3" {}
            path.wk-land d={ "M0 0H" (SHORE) "V" (height) "H0Z" } {}
            @for row in Row::ALL { rect fill=(row.figure().colour()) x=(SHORE - 3.0) y=((row as usize + 1) as f32 * HIGH + 1.0) width="3" height=(HIGH - 2.0) {} }
            @for sail in Sail::ALL { @for column in columns(coast.ships(sail)) { (ship(sail, left(column))) } }
            @for row in Row::ALL { @for column in columns(coast.tiles(row)) { (tile(coast, Cell::new(row, column))) } }
        }
    }
}

fn ship(sail: Sail, x: f32) -> Markup {
    html! {
        path fill=(sail.colour()) stroke="#16191c" stroke-width=".8" d={ "M" (x + 3.6) " 1.4H" (x + WIDE - 3.6) "V8H" (x + 3.6) "Z" } {}
        path fill="#4a2f1a" d={ "M" (x + 1.6) " 8.8H" (x + WIDE - 1.6) "L" (x + WIDE - 4.6) " 12.4H" (x + 4.6) "Z" } {}
    }
}

fn tile(coast: &Coast, cell: Cell) -> Markup {
    let (x, y) = (left(cell.column), (cell.row as usize + 1) as f32 * HIGH);
    let begins = coast.lefts(cell.row) & cell.column.bit() != 0;
    let ends = coast.rights(cell.row) & cell.column.bit() != 0;
    let (from, to) = (if begins { x + 3.0 } else { x }, if ends { x + WIDE - 3.0 } else { x + WIDE });
    let (top, low) = (y + 1.4, y + HIGH - 1.4);
    let west = if begins { format!("C{0} {low} {0} {top} {from} {top}", from - 4.0) } else { format!("V{top}") };
    let east = if ends { format!("C{0} {top} {0} {low} {to} {low}", to + 4.0) } else { format!("V{low}") };
    let middle = (x + WIDE / 2.0, y + HIGH / 2.0);
    html! {
        path fill="#a3b566" stroke="#7d6a3d" stroke-width=".8" d={ "M" (from) " " (low) (west) "H" (to) (east) } {}
        @if coast.is_manned(cell) { circle fill=(cell.row.figure().colour()) stroke="#fffdf7" stroke-width="1.2" cx=(middle.0) cy=(middle.1) r="4.2" {} }
        @if coast.threat(cell.row) & cell.column.bit() != 0 { path.wk-threat d={ "M" (x + 3.0) " " (y + HIGH - 1.0) "L" (x + WIDE - 3.0) " " (y + 1.0) } {} }
    }
}
