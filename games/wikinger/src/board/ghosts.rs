//! What would happen: shown on the coast while a place is pointed at or chosen.

use langhus_rules::{Seat, Voice};
use maud::{Markup, html};

use super::coast::{arrow, footing};
use super::measure::{CELL, corner};
use super::symbols::{a_figure, a_great, a_tile};
use crate::Wikinger;
use crate::figure::{Cell, Column, Figure, Row, columns};
use crate::notation::Action;
use crate::places::Place;
use crate::state::Step;
use crate::tile::{Edges, Tile};
use crate::view::View;
use crate::wheel::Wheel;

impl Wikinger {
    pub(super) fn paint_ghosts(&self, view: &View, seat: Seat) -> Markup {
        if view.public.step == Step::Buy && view.public.turn == seat {
            return self.paint_prospects(view, seat);
        }
        html! { @for action in self.outcomes(view, seat) { (self.paint_outcome(view, seat, action)) } }
    }

    /// What the seat can do now that changes its coast.
    fn outcomes(&self, view: &View, seat: Seat) -> Vec<Action> {
        let public = &view.public;
        let mut actions = Vec::new();
        match public.step {
            _ if public.turn != seat => {}
            Step::First => {
                self.legal_start_rows(public, &mut actions);
                self.legal_places(public, &mut actions);
            }
            Step::Start => self.legal_start_rows(public, &mut actions),
            Step::Lay => self.legal_places(public, &mut actions),
            Step::Stand => actions.extend([Action::Stand, Action::Wait]),
            Step::Exchange => self.legal_exchanges(public, &mut actions),
            Step::Land => self.legal_landings(public, &mut actions),
            _ => {}
        }
        actions
    }

    /// The figures that would come to the mainland: with a ship, as boatsmen, or because the tile lies in another row.
    pub(super) fn paint_coming(&self, view: &View, seat: Seat) -> Markup {
        let public = &view.public;
        let buys = public.step == Step::Buy && public.turn == seat;
        let offers =
            Wheel::slots().filter_map(|slot| Some((slot, public.wheel.tile(slot)?, public.wheel.figure(slot)?)));
        let offers = offers.filter(|(_, tile, figure)| buys && (*figure == Figure::Boatsman || tile.sail().is_some()));
        let figure = public.bought.figure;
        let waits = |action: &Action| match action {
            Action::Lay(cell) => figure.row() != Some(cell.row),
            Action::Moor(_) => public.step == Step::Lay,
            Action::Wait => true,
            _ => false,
        };
        html! {
            @for (slot, _, figure) in offers { (coming(&Place::Slot(slot).to_string(), figure)) }
            @for action in self.outcomes(view, seat).into_iter().filter(waits) { (coming(&self.path(view, action).join(" "), figure)) }
        }
    }

    /// A tile or a figure where it would be, and what a ship would threaten there.
    fn paint_outcome(&self, view: &View, seat: Seat, action: Action) -> Markup {
        let bought = view.public.bought.tile;
        let path = self.path(view, action).join(" ");
        match action {
            Action::Start(row) => ghost(&path, corner(Some(row), Column::FIRST), &a_tile(Tile::Left)),
            Action::Lay(cell) => ghost(&path, corner(Some(cell.row), cell.column), &a_tile(bought)),
            Action::Moor(column) => {
                let guarded = view.public.of(seat).coast.figures(Row::Fighters) & column.bit() != 0;
                let (x, y) = corner(Some(Row::Fighters), column);
                html! {
                    (ghost(&path, corner(None, column), &a_tile(bought)))
                    @if let Some(sail) = bought.sail().filter(|_| !guarded) {
                        g data-ghost=(path) {
                            rect x=(x) y=(y) width=(CELL) height=((sail.reach() as usize + 1) as f32 * CELL) fill={ "url(#wk-hatch-" (seat) ")" } {}
                            (arrow(sail, column))
                        }
                    }
                }
            }
            Action::Stand => view
                .public
                .bought
                .cell
                .map_or_else(Markup::default, |cell| self.paint_standing(view, seat, &path, cell)),
            Action::Land(cell) => self.paint_standing(view, seat, &path, cell),
            Action::Exchange(cell) => match view.building(seat, cell) {
                Some((building, _)) => ghost(&path, corner(Some(cell.row), cell.column), &a_great(building)),
                None => html! {},
            },
            _ => html! {},
        }
    }

    /// A figure where it would stand.
    fn paint_standing(&self, view: &View, seat: Seat, path: &str, cell: Cell) -> Markup {
        let edges = view.public.of(seat).coast.edges(cell).unwrap_or(Edges::Left);
        ghost(path, footing(edges, corner(Some(cell.row), cell.column)), &a_figure(cell.row.figure()))
    }

    /// For every combination at the wheel: where its tile would fit, and where its figure could stand at once.
    fn paint_prospects(&self, view: &View, seat: Seat) -> Markup {
        let wheel = &view.public.wheel;
        let offers = Wheel::slots().filter_map(|slot| Some((slot, wheel.tile(slot)?, wheel.figure(slot)?)));
        html! {
            @for (slot, tile, figure) in offers {
                g data-ghost=(Place::Slot(slot)) {
                    @for (row, column) in self.prospects(view, seat, tile) {
                        @let (x, y) = corner(row, column);
                        rect.wk-prospect.wk-house[row.is_some_and(|row| Some(row) == figure.row())] x=(x + 4.0) y=(y + 4.0) width=(CELL - 8.0) height=(CELL - 8.0) rx="6" {}
                        @if row.map(Row::figure) == Some(figure) { (check(x, y)) }
                    }
                }
            }
        }
    }

    /// The places where a tile would fit now; the row of ships is no row of figures.
    fn prospects(&self, view: &View, seat: Seat, tile: Tile) -> Vec<(Option<Row>, Column)> {
        let coast = &view.public.of(seat).coast;
        let Some(edges) = tile.edges() else { return columns(coast.berths()).map(|column| (None, column)).collect() };
        let places = coast.places(edges);
        Row::ALL
            .into_iter()
            .flat_map(|row| columns(places[row as usize]).map(move |column| (Some(row), column)))
            .collect()
    }
}

fn ghost(path: &str, (x, y): (f32, f32), what: &Markup) -> Markup {
    html! { g data-ghost=(path) { g transform={ "translate(" (x) " " (y) ")" } { (what) } } }
}

fn coming(path: &str, figure: Figure) -> Markup {
    html! { svg.wk-piece.wk-figurine.wk-coming viewBox="-2 -4 42 48" aria-hidden="true" data-ghost=(path) { (a_figure(figure)) } }
}

/// The figure could stand here at once.
fn check(x: f32, y: f32) -> Markup {
    html! { path fill="none" stroke="#fffdf7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d={ "M" (x + 22.0) " " (y + 33.0) "l8 8 14-18" } {} }
}
