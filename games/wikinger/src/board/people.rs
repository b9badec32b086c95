//! The figures: a cloak with a letter, and in each hand or on each head what tells the kind by its shape.

use langhus_board::Pen;
use langhus_rules::Say;
use maud::{Markup, html};

use crate::figure::Figure;

/// How wide a figure is drawn; its feet stand on the lower edge.
pub(super) const WIDTH: f32 = 38.0;
/// How high.
pub(super) const HEIGHT: f32 = 42.0;

impl Figure {
    /// The colour of the wood.
    pub(super) const fn colour(self) -> &'static str {
        ["#2a66ad", "#e3b62b", "#2f7a3f", "#a8322b", "#26282c", "#666f76"][self as usize]
    }

    /// The colour of letters on the wood.
    pub(super) const fn ink(self) -> &'static str {
        match self {
            Figure::Goldsmith => "#1d2328",
            _ => "#fffdf7",
        }
    }
}

/// A figure, for use inside an SVG.
pub(super) fn person(figure: Figure, pen: &Pen<'_>) -> Markup {
    let letter = pen.say(&Say::new(format!("letter-{}", figure.word())));
    html! {
        g.wk-person {
            path fill="#fffdf7" stroke="#fffdf7" stroke-width="4.5" stroke-linejoin="round"
                d="M16 14C9 15 6 20 4 40H28C26 20 23 15 16 14ZM16 4A6 6 0 0 1 16 16 6 6 0 0 1 16 4Z" {}
            g stroke="#16191c" stroke-width="1" stroke-linejoin="round" {
                path fill=(figure.colour()) d="M16 14C9 15 6 20 4 40.5H28C26 20 23 15 16 14Z" {}
                circle fill="#ecd0ad" cx="16" cy="10" r="5.6" {}
                (attribute(figure))
            }
            // Its size is that of the drawing it stands in, so that a far coast can do without.
            text x="16" y="36" text-anchor="middle" font-size="1em" font-weight="800" fill=(figure.ink()) { (letter) }
        }
    }
}

/// What tells the kind: fish, ring, horn, crown, axe, oar.
fn attribute(figure: Figure) -> Markup {
    html! {
        @match figure {
            Figure::Fisherman => {
                path fill="#3f5263" d="M9 9Q16 0 23 9Z" {}
                path fill="#dfe8ee" d="M31 12C35.5 15 35.5 24 31.6 28L34 33H28.6L30.6 28C26.6 24 26.6 15 31 12Z" {}
                circle fill="#16191c" stroke="none" cx="31" cy="16.5" r="1" {}
            }
            Figure::Goldsmith => {
                path fill="#6b4a1e" d="M10 9A6 6 0 0 1 22 9Z" {}
                circle fill="none" stroke="#16191c" stroke-width="5" cx="31" cy="20" r="4.8" {}
                circle fill="none" stroke="#f3d76a" stroke-width="3" cx="31" cy="20" r="4.8" {}
                path fill="#c2342c" d="M31 9.5 34 12.5 31 15.6 28 12.5Z" {}
            }
            Figure::Scout => {
                path fill="#3f5b34" d="M9.6 11Q9 2 18 2.6 23 4 22.4 11 16 6 9.6 11Z" {}
                path fill="#f2e3bd" d="M21 12.4C27 14 31 11 32.4 4L37 5.4C36.4 14 29.5 19.6 21 16Z" {}
            }
            Figure::Noble => {
                path fill="#f0c93b" d="M9 8.6 7.6-.6 12.4 3.6 16-2 19.6 3.6 24.4-.6 23 8.6Z" {}
                path fill="none" stroke="#fffdf7" stroke-width="1.6" d="M9.4 19Q16 24.6 22.6 19" {}
            }
            Figure::Fighter => {
                path fill="#9aa4ab" d="M9.6 9.6A6.4 6.4 0 0 1 22.4 9.6ZM9.6 6Q5 4 5.4-1 8.6 1 11 4.4ZM22.4 6Q27 4 26.6-1 23.4 1 21 4.4Z" {}
                path fill="#8a5a2b" d="M30 12H32.4V40.5H30Z" {}
                path fill="#c9d2d8" d="M30 12C26 13 25 18 26 23 28 21 30 20.6 31.4 20.6 33.4 20.6 35.4 21 37 23 38 18 36.6 13 32.4 12Z" {}
            }
            Figure::Boatsman => {
                path fill="#46515a" d="M9.6 10Q10 3 16 3 22 3 22.4 10 16 7 9.6 10Z" {}
                path fill="#b5793a" d="M30 15H32.4V40.5H30ZM31.2-1C35-1 35.4 8 33.4 15.4H29C27-1 31.2-1 31.2-1Z" {}
            }
        }
    }
}

/// A figure as a picture in a line of text, where a letter would be too small to be read.
pub(super) fn icon(figure: Figure, pen: &Pen<'_>) -> Markup {
    html! { svg.icon.wk-icon viewBox="-1 -3 40 46" aria-hidden="true" { g font-size="0" { (person(figure, pen)) } } }
}
