//! Dragons, seen from above: a hull with a head and a tail, and three places in a row.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::{field, viking};
use crate::{Dragon, Lead, Place};

/// As long as three fields.
pub(super) const LENGTH: f32 = 3.0 * field::HEIGHT;
/// A fjord is as wide as a dragon and some water.
pub(super) const FJORD: f32 = 64.0;

/// Where the place with this number, counted from the board, has its middle, seen from the middle of the dragon.
pub(super) fn seat_at(number: usize) -> f32 {
    (number as f32 - 1.0) * field::HEIGHT
}

/// A dragon around the point 0, with this end up. Its crew is drawn apart, so that each piece moves by itself.
pub(super) fn dragon(pen: &Pen<'_>, dragon: Dragon, lead: Lead, seats: u8) -> Markup {
    let turned = lead == Lead::Stern;
    html! {
        g transform=[turned.then_some("rotate(180)")] {
            (hull())
        }
        @for (number, place) in lead.order().into_iter().enumerate() {
            (bench(pen, dragon, place, seat_at(number), seats))
        }
    }
}

/// The boat itself, its bow up.
pub(super) fn hull() -> Markup {
    html! {
        path.oars d="M-24-28-31-22M24-28 31-22M-25-2-32 4M25-2 32 4M-23 22-31 29M23 22 31 29" {}
        path.hull d="M0-62C12-58 24-40 25-8 25 26 16 50 0 62-16 50-25 26-25-8-24-40-12-58 0-62Z" {}
        path.plank d="M0-55C10-51 19.5-36 20.5-8 20.5 23 13 44 0 54-13 44-20.5 23-20.5-8-19.5-36-10-51 0-55Z" {}
        path.rib d="M-23.5-21H23.5M-22.5 21H22.5" {}
        // The head looks ahead, with horns; the tail curls.
        path.head d="M0-66C4-66 6-62 6-58 9-60 11-61 12-64 14-58 12-54 7-51 4-48-4-48-7-51-12-54-14-58-12-64-11-61-9-60-6-58-6-62-4-66 0-66Z" {}
        path.eyes d="M-2.6-59v2M2.6-59v2" {}
        path.tail d="M0 55C6 56 6 64 0 64-5 64-5 58-1 58.5" {}
    }
}

/// A place of a dragon: neutral, or in the colour of its owner with the owner's sign.
fn bench(pen: &Pen<'_>, dragon: Dragon, place: Place, y: f32, seats: u8) -> Markup {
    let own = place == dragon.coloured;
    let owner = dragon.colour.seat(seats).filter(|_| own);
    html! {
        @if own {
            @let number = dragon.colour as u8 + 1;
            circle.bench.own.{ "seat-" (number) } cy=(y) r="14.5" {}
            circle.plate cy=(y) r="7.5" {}
            text.sign y=(y + 4.2) text-anchor="middle" {
                @match owner { Some(owner) => { (pen.sign(owner)) } None => { "–" } }
            }
        } @else {
            circle.bench cy=(y) r="12.5" {}
            path.rib d={ "M-8 " (y) "H8" } {}
        }
    }
}

/// What a dragon is, in words.
pub(super) fn tip(pen: &Pen<'_>, dragon: Dragon, seats: u8) -> String {
    let place = dragon.coloured.say();
    pen.say(&match dragon.colour.seat(seats) {
        Some(owner) => Say::new("tip-dragon").with("place", place).with("who", owner),
        None => Say::new("tip-dragon-free").with("place", place).with("colour", dragon.colour.say()),
    })
}

/// A viking of the crew, in the place whose middle is at this point.
pub(super) fn sitting(pen: &Pen<'_>, seat: Seat, x: f32, y: f32) -> Markup {
    viking::signed(pen, seat, x, y - 1.0, 1.15)
}

/// A whole dragon with its crew from the upper end down, as a picture of its own.
pub(super) fn picture(pen: &Pen<'_>, boat: Dragon, lead: Lead, crew: [Option<Seat>; 3], seats: u8) -> Markup {
    html! {
        svg.dragon viewBox="-34 -68 68 136" aria-hidden="true" {
            (dragon(pen, boat, lead, seats))
            @for (number, viking) in crew.into_iter().enumerate() {
                @if let Some(seat) = viking { (sitting(pen, seat, 0.0, seat_at(number))) }
            }
        }
    }
}

/// A crew from bow to stern, in the order in which it lies when this end is up.
pub(super) fn facing(crew: [Option<Seat>; 3], lead: Lead) -> [Option<Seat>; 3] {
    lead.order().map(|place| crew[place as usize])
}
