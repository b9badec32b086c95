//! How the table looks.

use langhus_board::{Area, Drawn, Mark, Pen, Scene};
use langhus_rules::{Language, Seat};
use maud::{Markup, html};

use crate::{Event, TicTacToe, View};

/// The corner of a cell, counted from 0, on a board of 300 by 300.
fn corner(cell: usize) -> (usize, usize) {
    (cell % 3 * 100, cell / 3 * 100)
}

fn grid(cells: &[Option<Seat>; 9], pen: &Pen<'_>) -> Markup {
    html! {
        svg.grid viewBox="-4 -4 308 308" {
            @for (cell, owner) in cells.iter().enumerate() {
                @let (x, y) = corner(cell);
                g data-place={ "cell-" (cell + 1) } {
                    rect.lights x=(x) y=(y) width="100" height="100" {}
                    @if let Some(seat) = owner {
                        g.mark.(pen.colour(*seat)) role="img" aria-label=(pen.name(*seat)) data-piece={ "mark-" (cell + 1) } {
                            @if seat.index() == 0 {
                                path d={ "M" (x + 24) " " (y + 24) "l52 52m0-52-52 52" } {}
                            } @else {
                                circle cx=(x + 50) cy=(y + 50) r="28" {}
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Drawn for TicTacToe {
    const STYLE: &'static str = include_str!("../board.css");
    const BUTTONS: &'static [&'static str] = &[];

    fn rulebook(language: Language) -> &'static str {
        langhus_rules::in_every_language!("../rulebook/", ".md")[language.index()]
    }

    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        let (a, b) = (Some(Seat::new(0)), Some(Seat::new(1)));
        (name == "line").then(|| grid(&[a, b, None, None, a, b, None, None, a], pen))
    }

    fn cover() -> Markup {
        html! {
            svg viewBox="0 0 320 200" aria-hidden="true" {
                path.stroke d="M130 20V180M190 20V180M80 70H240M80 130H240M90 30l30 30m0-30-30 30" {}
                circle.stroke cx="160" cy="100" r="18" {}
            }
        }
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let marked = view.cells.iter().filter(|cell| cell.is_some()).count();
        let area = |seat| Area { seat, facts: Vec::new(), full: html! {} };
        Scene {
            status: format!("{marked} / 9"),
            board: grid(&view.cells, pen),
            areas: Seat::all(2).map(area).collect(),
        }
    }

    fn section(&self, _: &View) -> &'static str {
        "marking"
    }

    fn mark(&self, event: &Event) -> Mark {
        match event {
            Event::Marked(_, cell) => Mark { about: vec![format!("mark-{}", cell.0)], ..Mark::default() },
            Event::Won(_) | Event::Drawn => Mark { headline: true, ..Mark::default() },
        }
    }
}
