//! Fields and what grows on them.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::viking;
use crate::{FieldView, Terrain, View};

/// A field is this large on the table.
pub(super) const WIDTH: f32 = 60.0;
pub(super) const HEIGHT: f32 = 42.0;

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

/// A field with its upper left corner at 0. Its name stands where a viking would.
pub(super) fn ground(terrain: Terrain, name: Option<String>) -> Markup {
    html! {
        rect.ground x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="3" {}
        @match terrain.value() {
            Some(value) => {
                g transform="translate(5 2) scale(.88)" { (silhouette(terrain)) }
                text.value x="17" y="38" text-anchor="middle" { (value) }
            }
            None => { g transform="translate(4 7)" { (silhouette(terrain)) } }
        }
        @if let Some(name) = name { text.name x="45" y="26" text-anchor="middle" { (name) } }
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

/// The viking that holds a field.
pub(super) fn holder(pen: &Pen<'_>, seat: Seat) -> Markup {
    viking::signed(pen, seat, 45.0, 21.0, 1.25)
}
