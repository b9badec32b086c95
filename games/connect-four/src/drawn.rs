//! How the table looks.

use langhus_board::{Area, Drawn, Mark, Pen, Scene};
use langhus_rules::{Language, Seat};
use maud::{Markup, html};

use crate::{ConnectFour, Event, View};

/// The columns from left to right, each from the bottom up, in a frame of so many rows.
fn frame(columns: &[Vec<Seat>], rows: usize, pen: &Pen<'_>) -> Markup {
    let (width, height) = (columns.len() * 50, rows * 50);
    html! {
        svg.frame-of-discs viewBox=(format!("-4 -4 {} {}", width + 8, height + 8)) {
            @for (column, discs) in columns.iter().enumerate() {
                g data-place={ "column-" (column + 1) } {
                    rect.lights x=(column * 50) y="0" width="50" height=(height) {}
                    @for row in 0..rows {
                        @let (x, y) = (column * 50 + 25, height - row * 50 - 25);
                        @match discs.get(row) {
                            Some(seat) => {
                                g role="img" aria-label=(pen.name(*seat)) data-piece={ "disc-" (column + 1) "-" (row + 1) } {
                                    circle.edge.(pen.colour(*seat)) cx=(x) cy=(y) r="20" fill={ "url(#pattern-" (seat) ")" } {}
                                }
                            }
                            None => { circle.hole cx=(x) cy=(y) r="20" {} }
                        }
                    }
                }
            }
        }
    }
}

impl Drawn for ConnectFour {
    const STYLE: &'static str = include_str!("../board.css");
    const BUTTONS: &'static [&'static str] = &[];

    fn rulebook(language: Language) -> &'static str {
        langhus_rules::in_every_language!("../rulebook/", ".md")[language.index()]
    }

    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let columns = [vec![a, b], vec![b, a], vec![b, b, a], vec![a, b, b, a], vec![b]];
        (name == "line").then(|| frame(&columns, 4, pen))
    }

    fn cover() -> Markup {
        html! {
            svg viewBox="0 0 320 200" aria-hidden="true" {
                path.stroke d="M70 20V180H250V20" {}
                @for (x, y) in [(100, 155), (140, 155), (140, 115), (180, 155), (180, 115), (180, 75), (220, 155)] {
                    circle.solid cx=(x) cy=(y) r="15" {}
                }
            }
        }
    }

    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let discs: usize = view.columns.iter().map(Vec::len).sum();
        let rows = usize::from(view.rows);
        let area = |seat| Area { seat, facts: Vec::new(), full: html! {} };
        Scene {
            status: format!("{discs} / {}", rows * view.columns.len()),
            board: frame(&view.columns, rows, pen),
            areas: Seat::all(2).map(area).collect(),
        }
    }

    fn section(&self, _: &View) -> &'static str {
        "dropping"
    }

    fn mark(&self, event: &Event) -> Mark {
        match event {
            Event::Dropped(_, column) => Mark { about: vec![format!("column-{}", column.number())], ..Mark::default() },
            Event::Won(_) | Event::Drawn => Mark { headline: true, ..Mark::default() },
        }
    }
}
