//! Dragons, seen from above: a hull with a head and a tail, and three places in a row, each as long as a field.

use langhus_board::Pen;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::viking;
use crate::{Dragon, Lead};

/// A dragon as it lies: which end is up, and at how large a table.
#[derive(Clone, Copy)]
pub(super) struct Lying<'a> {
    pub(super) pen: &'a Pen<'a>,
    pub(super) dragon: Dragon,
    pub(super) lead: Lead,
    pub(super) seats: u8,
}

impl Lying<'_> {
    /// The hull with its places. The crew lies over it and apart from it, so that each piece moves by itself.
    pub(super) fn hull(&self, piece: Option<String>) -> Markup {
        let tip = self.tip();
        html! {
            span.timber data-piece=[piece] role="img" aria-label=(tip) data-tip=(tip) {
                (picture(self.lead))
                @for place in self.lead.order() {
                    @if place == self.dragon.coloured {
                        span.bench.own.{ "seat-" (self.dragon.colour as u8 + 1) } { span.mark aria-hidden="true" { (self.sign()) } }
                    } @else {
                        span.bench {}
                    }
                }
            }
        }
    }

    /// The hull with a crew from the upper end down; `beside` is what is drawn with each of them.
    pub(super) fn manned(&self, crew: [Option<Seat>; 3], beside: impl Fn(usize, Seat) -> Markup) -> Markup {
        html! {
            (self.hull(None))
            span.crew {
                @for (number, viking) in crew.into_iter().enumerate() {
                    span.berth-of { @if let Some(seat) = viking { (viking::figure(self.pen, seat)) (beside(number, seat)) } }
                }
            }
        }
    }

    /// The sign of whoever owns the coloured place; a dash where nobody plays this colour.
    fn sign(&self) -> String {
        self.dragon.colour.seat(self.seats).map_or("–".to_owned(), |owner| self.pen.sign(owner))
    }

    /// What a dragon is, in words.
    pub(super) fn tip(&self) -> String {
        let place = self.dragon.coloured.say();
        self.pen.say(&match self.dragon.colour.seat(self.seats) {
            Some(owner) => Say::new("tip-dragon").with("place", place).with("who", owner),
            None => Say::new("tip-dragon-free").with("place", place).with("colour", self.dragon.colour.say()),
        })
    }

    /// A small picture of the dragon and the colours of its crew.
    pub(super) fn small(&self, crew: [Option<Seat>; 3]) -> Markup {
        html! {
            svg.small-dragon viewBox="-34 -68 68 136" aria-hidden="true" {
                g transform=[turned(self.lead)] { (hull()) }
                @for ((number, viking), place) in crew.into_iter().enumerate().zip(self.lead.order()) {
                    @let y = 42.0 * (number as f32 - 1.0);
                    @if place == self.dragon.coloured {
                        circle.seat-ring.{ "seat-" (self.dragon.colour as u8 + 1) } cy=(y) r="16" {}
                    }
                    @match viking {
                        Some(seat) => { g transform={ "translate(-13 " (y - 19.0) ") scale(1.3)" } { (viking::body(seat.number())) } }
                        None => { circle.hole cy=(y) r="11" {} }
                    }
                }
            }
        }
    }
}

fn turned(lead: Lead) -> Option<&'static str> {
    (lead == Lead::Stern).then_some("rotate(180)")
}

/// The boat itself, stretched over its three places.
fn picture(lead: Lead) -> Markup {
    html! {
        svg.hull-picture viewBox="-34 -68 68 136" preserveAspectRatio="none" aria-hidden="true" {
            g transform=[turned(lead)] { (hull()) }
        }
    }
}

/// The boat itself, its bow up: 68 by 136 around the point 0.
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

/// A crew from bow to stern, in the order in which it lies when this end is up.
pub(super) fn facing(crew: [Option<Seat>; 3], lead: Lead) -> [Option<Seat>; 3] {
    lead.order().map(|place| crew[place as usize])
}
