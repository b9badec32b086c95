//! What a card that exists once does, as a row of signs that needs no language.

use maud::{Markup, html};

use super::art::sign_at;
use super::viking;
use crate::power::Power;

/// A sign in the row.
enum Sign {
    Text(&'static str),
    Coin,
    Star,
    /// A good of any kind.
    Good,
    /// A card of any kind.
    Card,
    Arrow,
    Swap,
    Viking,
    Brown,
    /// A kind of cards.
    Kind(&'static str),
}

use Sign::{Arrow, Brown, Coin, Good, Kind, Star, Swap, Text, Viking};

fn signs(power: Power) -> &'static [Sign] {
    match power {
        Power::Warehouse => &[Text("+4"), Good],
        Power::Bank => &[Text("+1"), Coin],
        Power::Hoard => &[Text("+4"), Coin],
        Power::Pledge => &[Sign::Card, Text("="), Coin, Coin],
        Power::Bunkhouse => &[Brown, Brown],
        Power::TradingPost => &[Good, Good, Arrow, Good],
        Power::Workyard => &[Kind("artisan"), Arrow, Text("3"), Good],
        Power::MarketHall => &[Arrow, Good],
        Power::Trickster => &[Viking, Swap, Viking],
        Power::Thief => &[Viking, Arrow, Coin],
        Power::Smuggler => &[Kind("artisan"), Arrow, Good],
        Power::Captain => &[Kind("warrior"), Text("×2")],
        Power::Champion => &[Kind("picts"), Star, Text("×2")],
        Power::Ransom => &[Text("2"), Coin, Text("="), Kind("defender")],
        Power::Coins => &[Coin, Arrow, Star],
        Power::Ships => &[Kind("ship"), Arrow, Star],
        Power::Traders => &[Kind("trader"), Arrow, Star],
        Power::Artisans => &[Kind("artisan"), Arrow, Star],
        Power::Warriors => &[Kind("warrior"), Arrow, Star],
        Power::Journeys => &[Kind("journey"), Arrow, Star],
        Power::LongestJourney => &[Kind("journey"), Text("×2")],
    }
}

fn width(sign: &Sign) -> u16 {
    match sign {
        Text(text) => 13 * text.chars().count() as u16,
        Arrow | Swap => 16,
        _ => 24,
    }
}

/// The row for a power, in the middle of a card.
pub(super) fn of(power: Power) -> Markup {
    let signs = signs(power);
    let whole: u16 = signs.iter().map(width).sum();
    let starts = signs.iter().scan(50 - whole / 2, |next, sign| {
        let start = *next;
        *next += width(sign);
        Some(start)
    });
    html! { g.formula { @for (sign, x) in signs.iter().zip(starts) { (draw(sign, x)) } } }
}

/// A sign whose left edge is at `x`, around the height of 48.
fn draw(sign: &Sign, x: u16) -> Markup {
    let middle = x + 12;
    match sign {
        Text(text) => {
            html! { text.sum x=(x + width(sign) / 2) y="56" text-anchor="middle" { (text) } }
        }
        Coin => coin(middle, 48, 11, ""),
        Star => star(middle, 48, 13, ""),
        Good => html! { path.any d={ "M" (middle) " 37 " (x + 22) " 43V54L" (middle) " 60 " (x + 2) " 54V43Z" } {} },
        Sign::Card => html! { rect.any x=(x + 3) y="36" width="18" height="24" rx="2" {} },
        Arrow => arrow(x + 1, 48),
        Swap => html! {
            path.arrow d={ "M" (x) " 44H" (x + 15) "M" (x + 11) " 40 " (x + 15) " 44 " (x + 11) " 48M" (x + 15) " 54H" (x) "M" (x + 4) " 50 " (x) " 54 " (x + 4) " 58" } {}
        },
        Viking => figure(x + 1, "linen"),
        Brown => figure(x + 1, "sackcloth"),
        Kind(word) => html! { g.art { (sign_at(word, x + 1, 37, 22)) } },
    }
}

fn figure(x: u16, class: &str) -> Markup {
    html! { g transform={ "translate(" (x) " 34)" } { (viking::anybody(class)) } }
}

/// An arrow to the right, 14 long.
pub(super) fn arrow(x: u16, y: u16) -> Markup {
    html! { path.arrow d={ "M" (x) " " (y) "H" (x + 13) "M" (x + 8) " " (y - 5) " " (x + 13) " " (y) " " (x + 8) " " (y + 5) } {} }
}

/// A coin around a point, with a number.
pub(super) fn coin(x: u16, y: u16, radius: u16, number: &str) -> Markup {
    html! {
        g.money {
            circle.metal cx=(x) cy=(y) r=(radius) {}
            circle.rim cx=(x) cy=(y) r=(radius - 3) {}
            text.worth x=(x) y=(y + 6) text-anchor="middle" { (number) }
        }
    }
}

/// Points: a star around a point, with a number.
pub(super) fn star(x: u16, y: u16, radius: u16, number: &str) -> Markup {
    html! {
        g.laurel transform={ "translate(" (x) " " (y) ")" } {
            path.star transform={ "scale(" (f32::from(radius) / 12.0) ")" }
                d="M0-12 3.2-7.4 8.5-8.5 7.4-3.2 12 0 7.4 3.2 8.5 8.5 3.2 7.4 0 12-3.2 7.4-8.5 8.5-7.4 3.2-12 0-7.4-3.2-8.5-8.5-3.2-7.4Z" {}
            text.worth.two[number.len() > 1] y="5" text-anchor="middle" { (number) }
        }
    }
}
