//! A player's coast: the shore of the mainland, the row of ships, and the five rows of islands.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::gains::just_scored;
use super::measure::{CELL, Measure, Room, columns_drawn, corner};
use super::symbols::{a_figure, a_great, a_tile};
use super::tips::label;
use super::wheel::{figure_piece, tile_piece};
use crate::Wikinger;
use crate::figure::{Cell, Column, Row};
use crate::places::Place;
use crate::tile::{Building, Edges, Sail, Tile};
use crate::view::View;

/// The sea and the land go on beyond what is shown, so that they fill their room whatever its shape is.
const BEYOND: f32 = 3000.0;

impl Wikinger {
    /// The coast of a seat with its mainland; places to choose only on the coast of whoever looks.
    pub(super) fn paint_coast(&self, view: &View, seat: Seat, pen: &Pen<'_>) -> Markup {
        let gains = just_scored(view, seat).map(|scored| self.paint_gains(view, seat, scored));
        html! {
            (self.paint_mainland(view, seat, pen))
            div.frame.wk-frame tabindex="0" role="group" aria-label=(coast_label(seat, pen)) {
                (self.coast_with(view, seat, pen, &gains.unwrap_or_default()))
            }
        }
    }

    /// The coast with something drawn over it.
    pub(super) fn coast_with(&self, view: &View, seat: Seat, pen: &Pen<'_>, over: &Markup) -> Markup {
        let room = if pen.is_mine(seat) { Room::Own } else { Room::Opened };
        let measure = Measure::new(columns_drawn(view, seat), room);
        let label = coast_label(seat, pen);
        html! {
            svg.wk-coast.wk-long[measure.is_long()].wk-far[measure.is_far()] viewBox=(measure.view_box()) width=(measure.for_fingers()) preserveAspectRatio="xMinYMin meet" role="group" aria-label=(label) {
                @if view.public.of(seat).coast.fleet() != 0 || pen.is_mine(seat) { (hatch(seat)) }
                rect.wk-deep x="0" y=(-BEYOND) width=(2.0 * BEYOND) height=(2.0 * BEYOND) {}
                rect.wk-lane x="0" y="0" width=(2.0 * BEYOND) height=(CELL) {}
                path.wk-grid d=(grid(measure)) {}
                path.wk-waves d=(waves(measure)) {}
                (self.paint_shore(view, seat, measure, pen))
                @for column in (1..=measure.columns).filter_map(Column::new) { (self.paint_column(view, seat, column, measure, pen)) }
                (self.paint_threats(view, seat))
                @if pen.is_mine(seat) { (self.paint_ghosts(view, seat)) }
                (over)
            }
        }
    }

    fn paint_column(&self, view: &View, seat: Seat, column: Column, measure: Measure, pen: &Pen<'_>) -> Markup {
        let (x, _) = corner(None, column);
        let pixel = measure.pixel;
        html! {
            (self.paint_berth(view, seat, column, pen))
            @for row in Row::ALL { (self.paint_cell(view, seat, Cell::new(row, column), pen)) }
            g font-size=(12.2 * pixel) { text.wk-column aria-hidden="true" x=(x + CELL / 2.0) y=(6.0 * CELL + 15.0 * pixel) text-anchor="middle" { (column.number()) } }
        }
    }

    fn paint_berth(&self, view: &View, seat: Seat, column: Column, pen: &Pen<'_>) -> Markup {
        let coast = &view.public.of(seat).coast;
        let (x, y) = corner(None, column);
        let here = Sail::ALL.into_iter().find(|sail| coast.ships(*sail) & column.bit() != 0);
        let repelled = coast.figures(Row::Fighters) & column.bit() != 0;
        let mine = pen.is_mine(seat);
        let piece = view.just_laid(seat).filter(|_| view.public.bought.berth == Some(column));
        // Where nobody can lay, open sea is not even a place.
        if !mine && here.is_none() {
            return html! {};
        }
        let tip = here
            .map_or_else(|| self.berth_tip(view, seat, column, pen), |sail| self.ship_tip(sail, column, repelled, pen));
        html! {
            g data-place=[mine.then_some(Place::Berth(column))] role=[here.map(|_| "img")] aria-label=[here.map(|_| label(&tip))] data-tip=(tip) {
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
        let place = mine.then_some(Place::Cell(cell));
        let moved = view.just_laid(seat).filter(|_| view.public.bought.cell == Some(cell));
        let threatened = coast.threat(cell.row) & cell.column.bit() != 0;
        // Open sea has a tip where somebody can lay; to those who hear the table it says nothing.
        let told = edges.is_some() || threatened;
        if !mine && !told {
            return html! {};
        }
        let tip = self.cell_tip(view, seat, cell, pen);
        html! {
            g data-place=[place] role=[told.then_some("img")] aria-label=[told.then(|| label(&tip))] data-tip=(tip) {
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
pub(super) fn coast_label(seat: Seat, pen: &Pen<'_>) -> String {
    pen.say(&Say::new("board-coast").with("who", seat))
}

/// The lines between the cells.
fn grid(measure: Measure) -> String {
    let (right, low) = (measure.sea(), 6.0 * CELL);
    let across = (1..=6).map(|row: u8| format!("M0 {}H{right}", f32::from(row) * CELL));
    let down = (1..=measure.columns).map(|column| format!("M{} 0V{low}", f32::from(column) * CELL));
    across.chain(down).collect()
}

/// Waves on the open sea below the rows.
fn waves(measure: Measure) -> String {
    let wave = |n: u8, line: u8| {
        let x = f32::from(n) * 83.0 + f32::from(line % 2) * 41.0 + f32::from(n * 7 % 5) * 6.0;
        let y = 6.0 * CELL + 34.0 * measure.pixel + f32::from(line) * 27.0 + f32::from(n * 5 % 3) * 5.0;
        format!("M{x} {y}q4-4 8 0t8 0 8 0")
    };
    (0..14).flat_map(|line| (0..measure.columns).map(move |n| wave(n, line))).collect()
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
pub(super) fn start_mark() -> Markup {
    html! {
        path fill="#7d6a3d" d="M8 58C8 53 11 50.6 14 50.6S20 53 20 58ZM8 53Q4.6 51.6 4.8 47.6 8 49 9.6 51ZM20 53Q23.4 51.6 23.2 47.6 20 49 18.4 51Z" {}
    }
}
