//! Vikings: with a sign where each counts by itself, plain where they stand in a crowd.

use langhus_board::Pen;
use langhus_rules::Seat;
use maud::{Markup, html};

/// A viking, 20 by 28. Cloak and helmet have the colour of its seat, and the cloak its pattern.
pub(super) fn body(seat: u8) -> Markup {
    html! {
        g.{ "seat-" (seat) } {
            path.cloak d="M2.5 28C2.5 21 4.5 16 10 16S17.5 21 17.5 28Z" {}
            path.woven-in d=(weave(seat)) {}
            path.horn d="M6 7.500C2 8 .5 4.5 1.2 .8 2.5 3.2 4 4.2 6.5 4.300ZM14 7.500C18 8 19.5 4.5 18.8 .8 17.5 3.2 16 4.2 13.5 4.300Z" {}
            path.beard d="M5.2 9H14.800C15 13.5 13 16.5 10 18.5 7 16.5 5 13.5 5.2 9Z" {}
            path.face d="M6.3 8.500H13.700V11.400C12.5 12.4 11 11.6 10 11.600S7.5 12.4 6.3 11.400Z" {}
            path.cloak d="M4.8 9A5.2 6 0 0 1 15.2 9Z" {}
            path.gaze d="M8.3 9.800v.8M11.7 9.800v.8" {}
        }
    }
}

/// What is woven into the cloak: nothing, a chevron, dots, stripes, as on the banners.
const fn weave(seat: u8) -> &'static str {
    match seat {
        2 => "M3 25 6 21.5 10 25.5 14 21.5 17 25",
        3 => "M5 22v.1M5 26v.1M15 22v.1M15 26v.1M8 27v.1M12 27v.1",
        4 => "M3 27 8 19M7 27.5 12 19M12 27.5 16 21",
        _ => "",
    }
}

/// A viking whose middle is at a point, this many times as large, with the sign of its seat.
pub(super) fn signed(pen: &Pen<'_>, seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform={ "translate(" (x - 10.0 * size) " " (y - 14.0 * size) ") scale(" (size) ")" } {
            (body(seat.number()))
            circle.plate cx="10" cy="22.6" r="4.8" {}
            text.sign.small x="10" y="25.7" text-anchor="middle" { (pen.sign(seat)) }
        }
    }
}

/// A viking with the sign of its seat, as a picture of its own.
pub(super) fn figure(pen: &Pen<'_>, seat: Seat) -> Markup {
    html! {
        svg.viking viewBox="0 0 20 28" aria-hidden="true" {
            (body(seat.number()))
            circle.plate cx="10" cy="22" r="5.8" {}
            text.sign x="10" y="25.8" text-anchor="middle" { (pen.sign(seat)) }
        }
    }
}

/// A viking without a sign, its left edge here.
pub(super) fn plain(seat: Seat, x: f32) -> Markup {
    html! { g transform={ "translate(" (x) " 0)" } { (body(seat.number())) } }
}
