//! A player's coast: the mainland's angle, the row of ships, and the five rows of islands.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::gains::just_scored;
use super::symbols::{a_figure, a_great, a_tile};
use super::tips::label;
use super::wheel::{figure_piece, tile_piece};
use crate::Wikinger;
use crate::figure::{COLUMNS, Cell, Column, Row};
use crate::tile::{Building, Edges, Sail, Tile};
use crate::view::View;

/// The width of the mainland's long arm.
pub(super) const ARM: f32 = 112.0;
/// The height of its short arm.
pub(super) const TOP: f32 = 56.0;
/// The side of a cell.
pub(super) const CELL: f32 = 64.0;
/// Columns that are always drawn.
const LEAST: u8 = 7;
/// Below the last row there is room for the numbers of the columns.
const FOOT: f32 = 22.0;

/// How many columns are drawn: all that hold something, and one more to lay in.
pub(super) fn columns_drawn(view: &View, seat: Seat) -> u8 {
    (view.public.of(seat).coast.width() + 1).clamp(LEAST, COLUMNS)
}

/// The left upper corner of a cell; ships lie in the row above the fighters.
pub(super) fn corner(row: Option<Row>, column: Column) -> (f32, f32) {
    let down = row.map_or(0, |row| row as usize + 1);
    (ARM + column.index() as f32 * CELL, TOP + down as f32 * CELL)
}

impl Wikinger {
    /// The coast of a seat; places to choose only on the coast of whoever looks.
    pub(super) fn paint_coast(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let gains = just_scored(view, seat).map(|scored| self.paint_gains(view, seat, scored));
        html! { div.frame.wk-frame tabindex="0" role="group" aria-label=(coast_label(seat, pen)) { (self.coast_with(view, seat, pen, &gains.unwrap_or_default())) } }
    }

    /// The coast with something drawn over it.
    pub(super) fn coast_with(&self, view: &View, seat: Seat, pen: &Pen<'_>, over: &Markup) -> Markup {
        let count = columns_drawn(view, seat);
        let (width, height) = (ARM + f32::from(count) * CELL + 6.0, TOP + 6.0 * CELL + FOOT);
        let label = coast_label(seat, pen);
        // Long coasts are scrolled rather than shrunk beyond recognition.
        let long = format!("wk-long-{}", count.saturating_sub(8) / 2);
        html! {
            svg.wk-coast.(long) viewBox={ "-3 -3 " (width + 3.0) " " (height + 3.0) } role="group" aria-label=(label) {
                @if view.public.of(seat).coast.fleet() != 0 || pen.is_mine(seat) { (hatch(seat)) }
                rect.wk-deep x=(ARM) y=(TOP) width=(f32::from(count) * CELL) height=(6.0 * CELL) {}
                rect.wk-lane x=(ARM) y=(TOP) width=(f32::from(count) * CELL) height=(CELL) {}
                path.wk-grid d=(grid(count)) {}
                @for column in (1..=count).filter_map(Column::new) { (self.paint_column(view, seat, column, pen)) }
                (self.paint_threats(view, seat))
                (self.paint_mainland(view, seat, f32::from(count), pen))
                @if pen.is_mine(seat) { (self.paint_ghosts(view, seat)) }
                (over)
            }
        }
    }

    fn paint_column(&self, view: &View, seat: Seat, column: Column, pen: &Pen<'_>) -> Markup {
        let (x, _) = corner(None, column);
        html! {
            (self.paint_berth(view, seat, column, pen))
            @for row in Row::ALL { (self.paint_cell(view, seat, Cell::new(row, column), pen)) }
            text.wk-column aria-hidden="true" x=(x + CELL / 2.0) y=(TOP + 6.0 * CELL + 16.0) text-anchor="middle" { (column.number()) }
        }
    }

    fn paint_berth(&self, view: &View, seat: Seat, column: Column, pen: &Pen<'_>) -> Markup {
        let coast = &view.public.of(seat).coast;
        let (x, y) = corner(None, column);
        let here = Sail::ALL.into_iter().find(|sail| coast.ships(*sail) & column.bit() != 0);
        let repelled = coast.figures(Row::Fighters) & column.bit() != 0;
        let mine = pen.is_mine(seat);
        let piece = view.just_laid(seat).filter(|_| view.public.bought.berth == Some(column));
        let tip = here.map(|sail| self.ship_tip(sail, column, repelled, pen));
        let said = tip.as_deref().map(label);
        html! {
            g data-place=[mine.then(|| format!("berth-{}", column.number()))] role=[here.map(|_| "img")] aria-label=[said.as_ref()] data-tip=[tip] {
                @if mine { rect.lights.wk-cell x=(x) y=(y) width=(CELL) height=(CELL) {} }
                @if let Some(sail) = here {
                    g data-piece={ "ship-" (seat) "-" (column.number()) } {
                        g transform={ "translate(" (x) " " (y) ")" } data-piece=[piece.map(tile_piece)] {
                            (a_tile(sail.tile()))
                            @if repelled { (shield()) }
                        }
                    }
                }
            }
        }
    }

    fn paint_cell(&self, view: &View, seat: Seat, cell: Cell, pen: &Pen<'_>) -> Markup {
        let coast = &view.public.of(seat).coast;
        let (x, y) = corner(Some(cell.row), cell.column);
        let edges = coast.edges(cell);
        let name = format!("{seat}-{}-{}", cell.row.word(), cell.column.number());
        let mine = pen.is_mine(seat);
        let place = mine.then(|| format!("cell-{}-{}", cell.row.word(), cell.column.number()));
        let moved = view.just_laid(seat).filter(|_| view.public.bought.cell == Some(cell));
        let threatened = coast.threat(cell.row) & cell.column.bit() != 0;
        // Open sea says nothing, and where nobody can lay it is not even a place.
        let told = edges.is_some() || threatened;
        if !mine && !told {
            return html! {};
        }
        let tip = told.then(|| self.cell_tip(view, seat, cell, pen));
        let said = tip.as_deref().map(label);
        html! {
            g data-place=[place] role=[tip.as_ref().map(|_| "img")] aria-label=[said.as_ref()] data-tip=[tip] {
                @if mine && edges.is_none() { rect.lights.wk-cell x=(x) y=(y) width=(CELL) height=(CELL) {} }
                @if let Some(edges) = edges {
                    g data-piece={ "tile-" (name) } {
                        g transform={ "translate(" (x) " " (y) ")" } data-piece=[moved.map(tile_piece)] {
                            (laid(edges, view.building(seat, cell)))
                            @if coast.start() == Some(cell.row) && cell.column == Column::FIRST { (start_mark()) }
                        }
                    }
                    @if threatened { rect.wk-hatch x=(x) y=(y) width=(CELL) height=(CELL) fill={ "url(#wk-hatch-" (seat) ")" } {} }
                    @if mine { rect.lights.wk-cell.wk-laid x=(x + 1.6) y=(y + 1.6) width=(CELL - 3.2) height=(CELL - 3.2) {} }
                    @if coast.is_manned(cell) {
                        @let (left, top) = footing(edges, (x, y));
                        // Threatened figures are laid down, as on the table.
                        @let lying = if threatened { " rotate(-78 18 30)" } else { "" };
                        g data-piece={ "figure-" (name) } {
                            g transform={ "translate(" (left) " " (top) ")" (lying) } data-piece=[moved.map(figure_piece)] { (a_figure(cell.row.figure())) }
                        }
                    }
                } @else if threatened {
                    rect.wk-hatch.wk-bare x=(x) y=(y) width=(CELL) height=(CELL) fill={ "url(#wk-hatch-" (seat) ")" } {}
                }
            }
        }
    }

    /// From every ship that nobody repels an arrow down to the last row it threatens, in the colour of the sail.
    fn paint_threats(&self, view: &View, seat: Seat) -> Markup {
        let coast = &view.public.of(seat).coast;
        html! {
            @for sail in Sail::ALL {
                @for column in crate::figure::columns(coast.unrepelled(sail)) {
                    (arrow(sail, column))
                }
            }
        }
    }
}

/// Where a figure stands on a tile: beside the building of a middle.
pub(super) fn footing(edges: Edges, (x, y): (f32, f32)) -> (f32, f32) {
    (if edges == Edges::Middle { x + 30.0 } else { x + 15.0 }, y + 14.0)
}

/// What a coast is called.
fn coast_label(seat: Seat, pen: &Pen<'_>) -> String {
    pen.say(&Say::new("board-coast").with("who", seat))
}

/// The lines between the cells.
fn grid(columns: u8) -> String {
    let (right, low) = (ARM + f32::from(columns) * CELL, TOP + 6.0 * CELL);
    let across = (1..=6).map(|row: u8| format!("M{ARM} {}H{right}", TOP + f32::from(row) * CELL));
    let down = (1..=columns).map(|column| format!("M{} {TOP}V{low}", ARM + f32::from(column) * CELL));
    across.chain(down).collect()
}

/// The tile that lies in a cell.
fn laid(edges: Edges, building: Option<(Building, bool)>) -> Markup {
    match (building, edges) {
        (Some((building, true)), _) => a_great(building),
        (Some((building, false)), _) => a_tile(building.tile()),
        (None, Edges::Right) => a_tile(Tile::Right),
        (None, _) => a_tile(Tile::Left),
    }
}

/// What lies over threatened cells.
fn hatch(seat: Seat) -> Markup {
    html! {
        defs {
            pattern id={ "wk-hatch-" (seat) } width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect width="9" height="9" fill="#3a0d0a" fill-opacity=".2" {}
                path stroke="#6d130c" stroke-opacity=".62" stroke-width="2.2" d="M1 0V9" {}
            }
        }
    }
}

/// An arrow from a ship down to the last row it threatens.
pub(super) fn arrow(sail: Sail, column: Column) -> Markup {
    let (x, y) = corner(None, column);
    let (_, end) = corner(Some(sail.reach()), column);
    let (x, from, to) = (x + 7.0, y + CELL - 3.0, end + CELL - 12.0);
    html! {
        g.wk-arrow {
            path stroke="#fffdf7" stroke-width="7" d={ "M" (x) " " (from) "V" (to) } {}
            path stroke=(sail.colour()) stroke-width="4" d={ "M" (x) " " (from) "V" (to) } {}
            path fill=(sail.colour()) stroke="#fffdf7" stroke-width="1.6" d={ "M" (x - 7.0) " " (to - 3.0) "H" (x + 7.0) "L" (x) " " (to + 9.0) "Z" } {}
        }
    }
}

/// A repelled ship shows the shield that keeps it off.
fn shield() -> Markup {
    html! {
        g transform="translate(44 40)" {
            circle fill="#fffdf7" stroke="#16191c" stroke-width="1.2" cx="9" cy="11" r="9.6" {}
            path fill="none" stroke="#1e6b3a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M4.6 11.4 8 15 13.8 7.6" {}
        }
    }
}

/// The start tile is marked with a small helmet, as its back is in the box.
fn start_mark() -> Markup {
    html! {
        path fill="#7d6a3d" d="M8 58C8 53 11 50.6 14 50.6S20 53 20 58ZM8 53Q4.6 51.6 4.8 47.6 8 49 9.6 51ZM20 53Q23.4 51.6 23.2 47.6 20 49 18.4 51Z" {}
    }
}
