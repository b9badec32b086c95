//! Fields and what grows on them.

use langhus_board::Pen;
use langhus_rules::Say;
use maud::{Markup, html};

use crate::{FieldView, Terrain, View};

impl Terrain {
    /// The class that colours it.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Terrain::Cult => "cult",
            Terrain::Forest2 | Terrain::Forest3 => "forest",
            Terrain::Village1 | Terrain::Village2 => "village",
            Terrain::Wheat => "wheat",
        }
    }

    /// The number printed on it.
    const fn value(self) -> Option<&'static str> {
        match self {
            Terrain::Forest2 => Some("2"),
            Terrain::Forest3 => Some("3"),
            Terrain::Village1 => Some("+1"),
            Terrain::Village2 => Some("+2"),
            Terrain::Cult | Terrain::Wheat => None,
        }
    }
}

/// The silhouette of a terrain, 28 by 28.
pub(super) fn silhouette(terrain: Terrain) -> Markup {
    let fir = |x: f32, y: f32, size: f32| {
        html! {
            path.mass transform={ "translate(" (x) " " (y) ") scale(" (size) ")" }
                d="M0 0 6 9H3L8.5 17H1.6V22H-1.6V17H-8.5L-3 9H-6Z" {}
        }
    };
    let house = |x: f32, y: f32, size: f32| {
        html! {
            g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } {
                path.mass d="M-13 9 0-5 13 9H10V18H3V11H-3V18H-10V9Z" {}
                path.carve d="M-10-5-7-1M10-5 7-1M-7 6 0-2 7 6" {}
            }
        }
    };
    html! {
        @match terrain {
            Terrain::Cult => {
                path.mass d="M8 26 9 8C10 2 18 1 20 7L21 26Z" {}
                path.carve d="M14.5 8V22M14.5 10 18 13M14.5 14 18 17M11 19 14.5 22" {}
                path.mass d="M1 26 2 17C3 14 6 14 6 17L6.5 26ZM23 26 23.5 19C24 16 27 16 27 19V26Z" {}
            }
            Terrain::Forest2 => { (fir(9.0, 4.0, 1.0)) (fir(20.0, 9.0, 0.77)) }
            Terrain::Forest3 => { (fir(6.5, 9.0, 0.74)) (fir(14.0, 2.0, 1.08)) (fir(22.0, 10.0, 0.7)) }
            Terrain::Village1 => { (house(14.0, 8.0, 1.0)) }
            Terrain::Village2 => { (house(18.5, 6.0, 0.7)) (house(10.0, 11.5, 0.78)) }
            Terrain::Wheat => {
                path.stalk d="M14 26C14 18 14 14 14 9M10 26C9 20 7 15 4 12M18 26C19 20 21 15 24 12" {}
                @for (x, y, turn) in [(14.0, 5.0, 0.0), (4.5, 10.0, -38.0), (23.5, 10.0, 38.0)] {
                    g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
                        path.mass d="M0-4C2-2 2 0 0 2-2 0-2-2 0-4ZM-.6 6C-4 5-4 2-3.4 0-1 1-.4 3-.6 6ZM.6 6C4 5 4 2 3.4 0 1 1 .4 3 .6 6ZM-.6 11C-4 10-4 7-3.4 5-1 6-.4 8-.6 11ZM.6 11C4 10 4 7 3.4 5 1 6 .4 8 .6 11Z" {}
                    }
                }
            }
        }
    }
}

/// What lies behind the silhouette: the same, small and far away, and the strokes of the ground.
fn country(terrain: Terrain) -> Markup {
    let (strokes, places): (&str, &[(f32, f32, f32)]) = match terrain {
        Terrain::Cult => (
            "M40 39h14M60 36h12M78 40h18M46 33h8M104 38h20M132 40h16",
            &[(50.0, 20.0, 0.55), (82.0, 18.0, 0.6), (112.0, 22.0, 0.5), (138.0, 19.0, 0.55)],
        ),
        Terrain::Forest2 | Terrain::Forest3 => (
            "M38 40h16M58 38h10M74 40h22M102 38h14M124 40h28",
            &[(46.0, 16.0, 0.6), (62.0, 12.0, 0.7), (80.0, 17.0, 0.6), (104.0, 13.0, 0.65), (128.0, 17.0, 0.6)],
        ),
        Terrain::Village1 | Terrain::Village2 => (
            "M40 38c14-4 24 2 40-3M60 41c12-2 22 0 38-4M44 30h4M52 30h4M48 27v7M56 27v7M104 38h22M132 40h20",
            &[(74.0, 10.0, 0.6), (122.0, 13.0, 0.6)],
        ),
        Terrain::Wheat => (
            "M36 41C56 35 100 35 160 39M40 35C58 30 100 30 160 33M46 29C62 25 100 25 160 27",
            &[(52.0, 11.0, 0.6), (76.0, 8.0, 0.65), (112.0, 9.0, 0.6)],
        ),
    };
    html! {
        path.furrow d=(strokes) {}
        g.far {
            @for (x, y, size) in places {
                g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } { (silhouette(terrain)) }
            }
        }
    }
}

/// The picture of a field, 160 by 42. Where less of it is seen, its right side is cut off.
fn art(terrain: Terrain) -> Markup {
    html! {
        rect.ground width="160" height="42" {}
        (country(terrain))
        g transform="translate(4 4) scale(1.24)" { (silhouette(terrain)) }
    }
}

/// A field of the table. Its name stands where a viking would.
pub(super) fn ground(terrain: Terrain, name: Option<String>) -> Markup {
    html! {
        span.scenery { svg.art viewBox="0 0 160 42" aria-hidden="true" { (art(terrain)) } }
        @if let Some(value) = terrain.value() { b.value aria-hidden="true" { (value) } }
        @if let Some(name) = name { span.name aria-hidden="true" { (name) } }
    }
}

/// The size of a field in the drawings of the rulebook.
pub(super) const WIDTH: f32 = 60.0;
pub(super) const HEIGHT: f32 = 42.0;

/// A field of a drawing, its upper left corner at 0.
pub(super) fn plot(terrain: Terrain) -> Markup {
    html! {
        svg width=(WIDTH) height=(HEIGHT) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } { (art(terrain)) }
        @if let Some(value) = terrain.value() {
            rect.ground y="27" width="24" height="15" {}
            text.value x="12" y="39" text-anchor="middle" { (value) }
        }
    }
}

/// The shore of a tongue, stretched along it: rough edges and the strokes of the surf.
pub(super) fn bank() -> Markup {
    let edge = |x: i32, out: i32| {
        let step = |n: i32| format!("L{} {}", x + out * (n * 7 % 5), n * 10);
        (0..=40).map(step).collect::<String>()
    };
    let back = |x: i32, out: i32| {
        let step = |n: i32| format!("L{} {}", x + out * (n * 3 % 5), 400 - n * 10);
        (0..=40).map(step).collect::<String>()
    };
    html! {
        svg.bank viewBox="0 0 120 400" preserveAspectRatio="none" aria-hidden="true" {
            @let outline = format!("M6 0{}{}Z", edge(2, 1), back(118, -1));
            path.foam d=(outline) {}
            path.beach d=(outline) {}
        }
    }
}

/// The end of a tongue, under its two tips.
pub(super) fn point() -> Markup {
    html! {
        svg.point viewBox="0 0 120 60" preserveAspectRatio="none" aria-hidden="true" {
            path.beach d="M0 0H120C119 12 118 18 113 27 108 37 100 44 90 50 80 56 70 59 60 59 48 59 40 56 30 50 19 43 12 37 7 27 2 18 1 12 0 0Z" {}
            path.cape-line d="M10 29H110" {}
        }
    }
}

fn holder_in_words(field: &FieldView) -> Say {
    match field.holder {
        Some(seat) => Say::new("held-by").with("who", seat),
        None => Say::new("held-by-nobody"),
    }
}

/// What a field is and who stands on it, in words.
pub(super) fn label(view: &View, field: &FieldView, pen: &Pen<'_>) -> String {
    [view.name_field(field.field), holder_in_words(field)].map(|say| pen.say(&say)).join(" · ")
}

/// The same with what the field does.
pub(super) fn tip(view: &View, field: &FieldView, pen: &Pen<'_>) -> String {
    let effect = Say::new(format!("effect-{}", field.terrain.name()));
    [view.name_field(field.field), effect, holder_in_words(field)].map(|say| pen.say(&say)).join("\n")
}
