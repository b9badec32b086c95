//! The tiles: islands and ships, 64 by 64.

use langhus_board::Pen;
use langhus_rules::{Provenance, Say};
use maud::{Markup, html};

use super::buildings::building;
use crate::Wikinger;
use crate::tile::{Building, Currency, Edges, Sail};

/// The side of a tile.
pub(super) const SIDE: f32 = 64.0;

impl Sail {
    /// The colour of the cloth.
    pub(super) const fn colour(self) -> &'static str {
        self.reach().figure().colour()
    }
}

/// An island tile; a great building is larger and crowned.
pub(super) fn island(edges: Edges, stands: Option<Building>, great: bool) -> Markup {
    // Shore, meadow: the land runs on at the side where the island goes on.
    let (shore, meadow) = match edges {
        Edges::Left => (
            "M64 9C52 6 40 12 28 10 12 8 4 20 5 33 6 48 18 56 32 55 44 54 54 58 64 55Z",
            "M64 14C52 11 40 17 29 15 17 14 10 23 11 33 12 44 21 50 32 49 44 48 54 52 64 49Z",
        ),
        Edges::Middle => (
            "M0 9C12 12 22 6 34 8 46 10 54 6 64 9V55C52 58 42 53 30 55 18 57 8 52 0 55Z",
            "M0 14C12 17 22 11 34 13 46 15 54 11 64 14V49C52 52 42 47 30 49 18 51 8 46 0 49Z",
        ),
        Edges::Right => (
            "M0 9C12 6 22 12 34 9L48 12 56 22 53 30 59 38 52 50 40 56C28 53 12 58 0 55Z",
            "M0 14C12 11 22 16 33 14L44 17 50 25 47 31 52 38 47 46 38 50C28 48 12 52 0 49Z",
        ),
    };
    html! {
        rect width="64" height="64" fill="#6fa5bf" {}
        path fill="none" stroke="#4d87a5" stroke-width="1.2" stroke-linecap="round" d="M6 4Q9 1.6 12 4T18 4M42 4Q45 1.6 48 4T54 4M10 61Q13 58.6 16 61T22 61M46 61Q49 58.6 52 61T58 61" {}
        path fill="#ead9a8" stroke="#7d6a3d" stroke-width="1" d=(shore) {}
        path fill=(if great { "#c3c870" } else { "#a3b566" }) d=(meadow) {}
        @match edges {
            Edges::Left => { path fill="none" stroke-width="1.3" stroke-linecap="round" stroke="#7d6a3d" d="M12 42 9 46M17 47 14 51M24 51 22 54" {} }
            Edges::Right => { path fill="#8b8478" stroke="#4e483f" stroke-width="1" stroke-linejoin="round" d="M48 12 56 22 53 30 59 38 52 50 40 56 41 50 47 46 52 38 47 31 50 25 44 17ZM52 22 48 24M53 38 48 40M47 50 44 48" {} }
            Edges::Middle => { path fill="none" stroke-width="1.3" stroke-linecap="round" stroke="#6b7d3a" d="M52 44H56M56 41H60M6 45H10M10 42H13" {} }
        }
        @if let Some(stands) = stands {
            @if great {
                circle fill="#f6e7a4" stroke="#9a7a12" stroke-width="1.4" cx="25" cy="30" r="22" {}
                g transform="translate(7 14) scale(1.18)" { (building(stands)) }
                path fill="#f0c93b" stroke="#7a5f00" stroke-width="1" d="M54 3 56.4 8.6 62.4 9 57.8 13 59.4 19 54 15.6 48.6 19 50.2 13 45.6 9 51.6 8.6Z" {}
            } @else {
                g transform="translate(6 15)" { (building(stands)) }
            }
        }
    }
}

/// A ship: the sail tells the value, its colour, weave and pennant how far down it threatens.
pub(super) fn ship(rules: &Wikinger, sail: Sail, pen: &Pen<'_>) -> Markup {
    let pay = rules.pay(sail);
    let figure = sail.reach().figure();
    let letter = pen.say(&Say::new(format!("letter-{}", figure.word())));
    let ink = figure.ink();
    html! {
        rect width="64" height="64" fill="#5d93b0" {}
        path fill="none" stroke="#3f7796" stroke-width="1.2" stroke-linecap="round" d="M2 57Q5 54.6 8 57T14 57 20 57M34 61Q37 58.6 40 61T46 61 52 61M3 8Q6 5.6 9 8T15 8" {}
        path fill="#4a2f1a" d="M31 4H33.4V50H31Z" {}
        path fill="#5f3b20" stroke="#24160a" stroke-width="1.2" stroke-linejoin="round"
            d="M6 44C3 40 4 35 8 33 7 38 10 40 14 43H50C54 40 57 38 56 33 60 35 61 40 58 44 54 53 48 55 40 55H24C16 55 10 53 6 44Z" {}
        path fill="none" stroke="#24160a" stroke-width="1" d="M13 48.4H51" {}
        g fill="#e7dcc3" stroke="#24160a" stroke-width=".9" { circle cx="22" cy="46" r="3.4" {} circle cx="32" cy="46" r="3.4" {} circle cx="42" cy="46" r="3.4" {} }
        g {
            path fill=(sail.colour()) stroke="#16191c" stroke-width="1.2" stroke-linejoin="round" d="M12 9.6Q32 13 52 9.6 55.4 24 51 38 32 34 13 38 8.6 24 12 9.6Z" {}
            path fill="none" stroke=(ink) stroke-opacity=".4" stroke-width="1.4" d=(weave(sail)) {}
        }
        @match pay.of {
            Currency::Gold => { circle fill="#f0c93b" stroke="#5a4600" stroke-width="1.4" cx="42" cy="23.4" r="7.4" {} path fill="none" stroke="#5a4600" stroke-width="1.3" d="M42 19V28M39.4 21.4 42 19 44.6 21.4M39.4 25.4 42 28 44.6 25.4" {} }
            Currency::Points => { path fill="#fffdf7" stroke="#16191c" stroke-width="1" d="M42 14.6 44.4 20.6 50.6 21 45.8 25 47.4 31.2 42 27.8 36.6 31.2 38.2 25 33.4 21 39.6 20.6Z" {} }
        }
        text x="23.4" y="32.4" text-anchor="middle" font-size="26" font-weight="800" fill=(ink) { (pay.value) }
        @if rules.provenance(sail) == Provenance::Assumed {
            circle fill="#fffdf7" stroke="#16191c" stroke-width="1" cx="9.6" cy="54.4" r="8.4" {}
            text x="9.6" y="60" text-anchor="middle" font-size="1em" font-weight="800" fill="#16191c" { "?" }
        }
        path fill="#fffdf7" stroke="#16191c" stroke-width="1" d="M33.4.6H54L50.4 7.8 54 15H33.4Z" {}
        text x="41.6" y="13.4" text-anchor="middle" font-size="1em" font-weight="800" fill="#16191c" { (letter) }
    }
}

/// The weave of the sails, so that their colours are not the only sign.
fn weave(sail: Sail) -> &'static str {
    match sail {
        Sail::Red => "M18 11V37M46 11V37",
        Sail::Green => "M11 16Q32 19 53 16M11 33Q32 29 52.6 33",
        Sail::Yellow => "M12 30 20 37M10.6 20 16 26M50 12 53 17M40 36 53 26",
        Sail::Blue => "M11 18 16 14 21 18M43 36 48 32 52.6 36M11 34 16 30 21 34",
    }
}
