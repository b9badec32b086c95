//! The face of a card: 100 wide, 120 high. Head in the colour of the kind with its sign, the picture, and at the foot
//! what it is worth at the end.

use langhus_board::Pen;
use langhus_rules::Provenance;
use maud::{Markup, html};

use super::art::{good_at, sign_at};
use super::formula;
use crate::Jorvik;
use crate::card::{Card, Kind, Work};
use crate::good::{Good, Goods};
use crate::loading::OFFERING;
use crate::scoring::FEASTS;

/// What lies on a card.
#[derive(Clone, Copy, Default)]
pub(super) struct Laden {
    /// The goods on a ship.
    pub(super) cargo: Goods,
    /// The filled spaces of an artisan, as bits.
    pub(super) filled: u8,
}

/// Draws a card; `takes` wraps a good on an artisan, so that it can be a place of its own.
pub(super) fn face(rules: &Jorvik, pen: &Pen<'_>, card: Card, laden: Laden, takes: Option<&str>) -> Markup {
    let kind = rules.kind(card);
    let word = kind.word();
    let assumed = rules.catalogue.cards.get(card.index()).is_some_and(|entry| entry.provenance == Provenance::Assumed);
    html! {
        svg.face.{ "k-" (word) } viewBox="0 0 100 120" aria-hidden="true" {
            rect.paper x="1" y="1" width="98" height="118" rx="7" {}
            path.head d="M1 26V8A7 7 0 0 1 8 1H92A7 7 0 0 1 99 8V26Z" {}
            g.on-head { (sign_at(word, 5, 4, 19)) }
            (label(&pen.word(format!("kind-{word}"))))
            (picture(rules, pen, kind, laden, takes))
            text.id x="95" y="115" text-anchor="end" { (rules.id(card)) @if assumed { "*" } }
        }
    }
}

/// The kind in words, squeezed where it is long.
fn label(word: &str) -> Markup {
    let long = word.chars().count();
    let squeeze = (long > 7).then(|| (8 * long).min(68));
    html! {
        text.on-head.label x="28" y="18" textLength=[squeeze] lengthAdjust=[squeeze.map(|_| "spacingAndGlyphs")] { (word) }
    }
}

fn picture(rules: &Jorvik, pen: &Pen<'_>, kind: Kind, laden: Laden, takes: Option<&str>) -> Markup {
    match kind {
        Kind::Artisan(artisan) => {
            let work = rules.work(artisan);
            html! { (spaces(pen, work, laden.filled, takes)) (worth(&work.points.to_string())) }
        }
        Kind::Trader { good, coins, points } => html! {
            (good_at(pen, good, (10, 42, 36), false))
            (formula::arrow(48, 60))
            (formula::coin(78, 60, 17, &coins.to_string()))
            (worth(&points.to_string()))
        },
        Kind::Oracle { good } => html! {
            (good_at(pen, good, (10, 42, 36), false))
            (formula::arrow(48, 60))
            (formula::star(78, 60, 19, &OFFERING.to_string()))
        },
        Kind::Warrior { defence } => html! {
            (shield())
            text.great x="50" y="76" text-anchor="middle" { (defence) }
        },
        Kind::Ship { spaces } => ship(pen, spaces, laden.cargo),
        Kind::Feast => html! {
            path.horn d="M20 40C22 66 42 88 72 84 84 82 90 72 91 58 84 66 74 68 66 64 56 59 52 50 50 40Z" {}
            path.bands d="M22 51C32 55 42 55 52 50M30 69C38 66 48 62 56 57M52 84C54 78 58 72 64 66" {}
            ellipse.mead cx="35" cy="40" rx="15" ry="5" {}
            @for (place, points) in (0u16..).zip(&FEASTS[1..]) {
                text.step x=(8 + 17 * place) y="98" { (points) }
            }
            (formula::feasts())
        },
        Kind::Journey { points } => html! {
            path.sail d="M16 33H84M22 33C26 46 26 62 22 82 40 78 60 78 78 82 74 62 74 46 78 33Z" {}
            path.hull d="M18 86C34 94 66 94 82 86 80 99 68 105 50 105S20 99 18 86Z" {}
            path.stripes d="M33 34C35 48 35 64 32 79M45 34V78M56 34V78M68 34C65 48 65 64 68 79" {}
            (worth(&points.to_string()))
        },
        Kind::Special(power) => html! {
            (formula::of(power))
            (name(&pen.word(format!("power-{}", power.word()))))
        },
        Kind::Picts { points, .. } => html! {
            g.art transform="translate(20 30) scale(2.5)" { (sign_at("picts", 0, 0, 24)) }
            text.great.small x="50" y="110" text-anchor="middle" { "±" (points) }
        },
    }
}

/// What a card is worth at the end.
fn worth(points: &str) -> Markup {
    formula::star(18, 105, 13, points)
}

/// Where the spaces of an artisan lie, by their number: left, top and size.
const SPACES: [&[(u16, u16, u16)]; 5] = [
    &[],
    &[(27, 36, 46)],
    &[(9, 42, 38), (53, 42, 38)],
    &[(9, 31, 34), (57, 31, 34), (33, 61, 34)],
    &[(17, 29, 30), (53, 29, 30), (17, 61, 30), (53, 61, 30)],
];

fn spaces(pen: &Pen<'_>, work: &Work, filled: u8, takes: Option<&str>) -> Markup {
    let places = SPACES[usize::from(work.size)].iter().zip(&work.goods[..usize::from(work.size)]);
    html! {
        @for (space, (place, good)) in places.enumerate() {
            @let there = filled & (1 << space) != 0;
            @let name = takes.filter(|_| there).map(|card| format!("{card}-{}", good.word()));
            g data-place=[name] {
                @if there { circle.lights cx=(place.0 + place.2 / 2) cy=(place.1 + place.2 / 2) r=(place.2 / 2 + 2) {} }
                (good_at(pen, *good, *place, !there))
            }
        }
        @if work.is_complete(filled) { path.done d="M35 106 41 112 52 98" {} }
    }
}

/// A longship: with goods on deck while it is laden, under sail when it is empty.
fn ship(pen: &Pen<'_>, spaces: u8, cargo: Goods) -> Markup {
    let goods: Vec<Good> = cargo.each().collect();
    let width = 30 * u16::from(spaces.max(1));
    let left = 50 - width / 2;
    html! {
        path.mast d="M50 32V84" {}
        path.sail d="M24 36C40 31 60 31 76 36 80 48 80 58 76 70 60 66 40 66 24 70 20 58 20 48 24 36Z" {}
        @if goods.is_empty() {
            path.stripes d="M38 34V67M50 33V66M62 34V67" {}
        }
        path.hull d="M4 62C10 66 12 78 18 80H82C88 78 90 66 96 62 97 84 88 98 72 98H28C12 98 3 84 4 62Z" {}
        path.waves d="M4 104C12 99 18 99 26 104S42 109 50 104 66 99 74 104 90 109 96 104" {}
        @for (place, good) in (0u16..).zip(&goods) { (good_at(pen, *good, (left + 30 * place, 43, 29), false)) }
        @if goods.is_empty() { text.crew x="50" y="94" text-anchor="middle" { (spaces) } }
    }
}

/// A round shield with its boss left open for a number.
fn shield() -> Markup {
    html! {
        circle.shield cx="50" cy="65" r="34" {}
        path.rays d="M50 31V99M16 65H84M26 41 74 89M74 41 26 89" {}
        circle.boss cx="50" cy="65" r="19" {}
    }
}

/// The name of a card that exists once, in at most three lines.
fn name(words: &str) -> Markup {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < 14 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    let top = 88 - 7 * lines.len() as u16;
    html! {
        @for (line, y) in lines.iter().zip((top + 7..).step_by(15)) {
            text.name x="50" y=(y) text-anchor="middle" { (line) }
        }
    }
}
