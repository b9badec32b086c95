//! The vikings: a cloak in the colour and pattern of the seat, a beard, a helmet without horns, and a shield with the
//! seat's sign. 20 wide and 28 high, the feet at the middle of the lower edge.

use langhus_board::Pen;
use langhus_rules::Seat;
use maud::{Markup, html};

const CLOAK: &str = "M1.8 28C1.5 20.5 4 15.5 10 15.5S18.5 20.5 18.2 28Z";
const FACE: &str = "M5.6 8.5H14.4V11.5A4.4 4.4 0 0 1 5.6 11.5Z";
const BEARD: &str =
    "M5.3 9.8C5 14.6 6.8 17.5 10 18.4 13.2 17.5 15 14.6 14.7 9.8 13.6 12 11.8 12.3 10 11.6 8.2 12.3 6.4 12 5.3 9.8Z";
const HELMET: &str = "M4.8 9C4.6 4.3 6.8 1.6 10 .5 13.2 1.6 15.4 4.3 15.2 9H11V11.2H9V9Z";
const BAND: &str = "M4.8 7.2H15.2M10 1V7.2";

/// A viking in the colour of its seat.
pub(super) fn viking(pen: &Pen<'_>, seat: Seat) -> Markup {
    html! {
        g.man {
            path.{ "edge seat-" (seat) } fill={ "url(#pattern-" (seat) ")" } d=(CLOAK) {}
            (head())
            circle.{ "buckler seat-" (seat) } cx="10" cy="21.2" r="6" {}
            text.sign x="10" y="25.3" text-anchor="middle" { (pen.sign(seat)) }
        }
    }
}

/// One of the brown vikings, who belongs to a seat for a while.
pub(super) fn brown(pen: &Pen<'_>, seat: Seat) -> Markup {
    html! {
        g.man {
            path.sackcloth d=(CLOAK) {}
            (head())
            circle.{ "buckler seat-" (seat) } cx="10" cy="21.2" r="6" {}
            text.sign x="10" y="25.3" text-anchor="middle" { (pen.sign(seat)) }
        }
    }
}

/// A viking of nobody, for a cover or a formula; `cloak` is the class of its cloak.
pub(super) fn anybody(cloak: &str) -> Markup {
    html! { g.man { path.(cloak) d=(CLOAK) {} (head()) } }
}

/// A viking in the colours of a cover, which brings its own.
pub(super) fn on_cover(seat: u8) -> Markup {
    html! {
        path.{ "edge seat-" (seat) } fill={ "url(#pattern-" (seat) ")" } d=(CLOAK) {}
        path fill="#eec49a" d=(FACE) {}
        path fill="#b0602c" stroke="#3d2611" stroke-width=".6" d=(BEARD) {}
        path fill="#98a2a9" stroke="#2a2118" stroke-width=".8" d=(HELMET) {}
        path fill="none" stroke="#2a2118" stroke-width=".8" d=(BAND) {}
        circle fill="#f6ecd3" stroke="#2a2118" stroke-width="1" cx="10" cy="21.5" r="4" {}
        circle fill="#2a2118" cx="10" cy="21.5" r="1.3" {}
    }
}

fn head() -> Markup {
    html! {
        path.skin d=(FACE) {}
        path.beard d=(BEARD) {}
        path.helm d=(HELMET) {}
        path.band d=(BAND) {}
    }
}

/// The sign for vikings: the outline of one.
pub(super) fn icon() -> Markup {
    html! {
        svg.icon viewBox="0 0 20 28" aria-hidden="true" {
            path.solid d="M1.8 28C1.5 21 3.5 17.5 7 16.6 5.6 15 5 12.5 5 10H4.8C4.6 4.3 6.8 1.6 10 .5 13.2 1.6 15.4 4.3 15.2 9V10H15C15 12.5 14.4 15 13 16.6 16.5 17.5 18.5 21 18.2 28Z" {}
        }
    }
}
