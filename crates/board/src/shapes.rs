//! Drawings that all games share. Each is an inline SVG that takes the size of the text around it unless the style
//! sheet says otherwise, and the colour of a seat from the classes `seat-1` to `seat-8`.

use langhus_rules::Seat;
use maud::{Markup, html};

use crate::Pen;

/// The patterns of the seats' banners, once in every page: `url(#pattern-1)` and so on. They are drawn in the colour of
/// the seat, so that a seat is told by pattern as well as by colour.
pub fn patterns() -> Markup {
    html! {
        svg.patterns aria-hidden="true" width="0" height="0" {
            defs {
                @for seat in 1..=8u8 {
                    pattern id={ "pattern-" (seat) } class={ "seat-" (seat) } width="8" height="8" patternUnits="userSpaceOnUse" {
                        rect.cloth width="8" height="8" {}
                        (mark(seat))
                    }
                }
            }
        }
    }
}

/// What is woven into the cloth of a seat: plain, chevron, dots, stripes, cross; then the same again, thinner.
fn mark(seat: u8) -> Markup {
    html! {
        @match seat {
            2 => { path.weave d="M0 6 4 2 8 6" {} }
            3 => { circle.woven cx="4" cy="4" r="1.3" {} }
            4 => { path.weave d="M0 8 8 0 M-2 2 2 -2 M6 10 10 6" {} }
            5 => { path.weave d="M4 1V7M1 4H7" {} }
            6 => { path.weave d="M0 2 4 6 8 2" {} }
            7 => { rect.woven x="2.5" y="2.5" width="3" height="3" {} }
            8 => { path.weave d="M0 4H8" {} }
            _ => {}
        }
    }
}

/// The banner of a seat: its cloth with its sign.
pub fn banner(pen: &Pen<'_>, seat: Seat) -> Markup {
    html! {
        svg.banner.icon viewBox="0 0 24 28" role="img" aria-label=(pen.name(seat)) {
            path fill={ "url(#pattern-" (seat) ")" } class={ "edge seat-" (seat) } d="M2 1H22V26L12 20 2 26Z" {}
            circle.plate cx="12" cy="10" r="7.2" {}
            text.sign x="12" y="14" text-anchor="middle" { (pen.sign(seat)) }
        }
    }
}

/// A viking of a seat, 20 wide and 28 high, its feet at the middle of the lower edge; for use inside an SVG.
pub fn viking(pen: &Pen<'_>, seat: Seat) -> Markup {
    html! {
        g.viking {
            path class={ "edge seat-" (seat) } fill={ "url(#pattern-" (seat) ")" }
                d="M2 28C2 19 5 15 6 14A5.4 5.4 0 0 1 4.6 8.6C3 7 2.6 4 3 1.6 4.6 3 5.4 4.2 6 5.6A6 6 0 0 1 14 5.6C14.6 4.2 15.4 3 17 1.6 17.4 4 17 7 15.4 8.6A5.4 5.4 0 0 1 14 14C15 15 18 19 18 28Z" {}
            circle.plate cx="10" cy="20" r="5.6" {}
            text.sign.small x="10" y="23.2" text-anchor="middle" { (pen.sign(seat)) }
        }
    }
}

/// A coin.
pub fn coin() -> Markup {
    html! {
        svg.coin.icon viewBox="0 0 24 24" aria-hidden="true" {
            circle.metal cx="12" cy="12" r="10" {}
            path.stroke d="M12 6V18M8 9 12 6 16 9M8 15 12 18 16 15" {}
        }
    }
}

/// Points: a laurel-like knot.
pub fn points() -> Markup {
    html! {
        svg.points.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M12 2 14.6 8.6 21.6 9 16.2 13.5 18 20.4 12 16.6 6 20.4 7.8 13.5 2.4 9 9.4 8.6Z" {}
        }
    }
}

/// Whose turn it is.
pub fn hourglass() -> Markup {
    html! {
        svg.hourglass.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.stroke d="M6 3H18M6 21H18M7 3C7 9 11 10 11 12S7 15 7 21M17 3C17 9 13 10 13 12S17 15 17 21" {}
        }
    }
}

/// The sign of a step through a record.
pub fn step(name: &str) -> Markup {
    let path = match name {
        "first" => "M6 5V19M18 5 9 12 18 19Z",
        "round-back" => "M12 5 4 12 12 19ZM20 5 12 12 20 19Z",
        "back" => "M16 5 7 12 16 19Z",
        "on" => "M8 5 17 12 8 19Z",
        "round-on" => "M4 5 12 12 4 19ZM12 5 20 12 12 19Z",
        "last" => "M18 5V19M6 5 15 12 6 19Z",
        _ => "M8 4V20L20 12Z",
    };
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" { path.stroke d=(path) {} }
    }
}

/// The sign of the house.
pub fn longhouse() -> Markup {
    html! {
        svg.longhouse.icon viewBox="0 0 32 24" aria-hidden="true" {
            path.solid d="M16 1 31 15H27V23H19V16H13V23H5V15H1Z" {}
            path.stroke d="M12 4 8 0M20 4 24 0" {}
        }
    }
}
