//! A coast at a glance: a small map for the list of players.

use langhus_board::Pen;
use langhus_rules::Seat;
use maud::{Markup, html};

use super::coast::columns_drawn;
use crate::figure::{Cell, Column, Row};
use crate::tile::Sail;
use crate::view::View;

/// The side of a cell on the map.
const STEP: u16 = 9;

/// The map of a seat's coast.
pub(super) fn map(view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
    let coast = &view.public.of(seat).coast;
    let columns = columns_drawn(view, seat);
    let (width, height) = (u16::from(columns) * STEP + 7, 6 * STEP);
    let label = pen.say(&langhus_rules::Say::new("board-coast").with("who", seat));
    let at = |column: Column| 6 + column.index() as u16 * STEP;
    html! {
        svg.wk-map viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) {
            rect.wk-deep width=(width) height=(height) rx="2" {}
            path.wk-land d={ "M0 0H6V" (height) "H0Z" } {}
            @for sail in Sail::ALL {
                @for column in crate::figure::columns(coast.ships(sail)) {
                    path fill=(sail.colour()) stroke="#16191c" stroke-width=".6" d={ "M" (at(column) + 1) " 1H" (at(column) + STEP - 1) "V" (STEP - 4) "H" (at(column) + 1) "Z" } {}
                    path fill="#4a2f1a" d={ "M" (at(column)) " " (STEP - 3) "H" (at(column) + STEP) "L" (at(column) + STEP - 2) " " (STEP) "H" (at(column) + 2) "Z" } {}
                }
            }
            @for row in Row::ALL {
                @let y = (row as u16 + 1) * STEP;
                @for column in crate::figure::columns(coast.tiles(row)) {
                    @let threatened = coast.threat(row) & column.bit() != 0;
                    rect fill="#a3b566" x=(at(column)) y=(y + 1) width=(STEP) height=(STEP - 2) {}
                    @if coast.lefts(row) & column.bit() != 0 { rect fill="#6fa5bf" x=(at(column)) y=(y + 1) width="1.6" height=(STEP - 2) {} }
                    @if coast.rights(row) & column.bit() != 0 { rect fill="#6fa5bf" x=(f32::from(at(column) + STEP) - 1.6) y=(y + 1) width="1.6" height=(STEP - 2) {} }
                    @if coast.is_manned(Cell::new(row, column)) {
                        circle fill=(row.figure().colour()) stroke="#fffdf7" stroke-width=".7" cx=(f32::from(at(column)) + 4.5) cy=(f32::from(y) + 4.5) r="2.9" {}
                    }
                    @if threatened { path stroke="#6d130c" stroke-width="1.1" d={ "M" (at(column) + 1) " " (y + STEP - 1) "L" (at(column) + STEP - 1) " " (y + 1) } {} }
                }
            }
        }
    }
}
