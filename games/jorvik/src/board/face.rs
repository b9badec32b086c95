//! The face of a card on the board: 100 wide, 120 high. Its name on a head in the colour of the kind, the picture, and at
//! the foot what it does or is worth.

use langhus_board::Pen;
use maud::{Markup, html};

use super::goods::good_at;
use super::{formula, pictures};
use crate::card::{Card, Id, Kind, Work};
use crate::good::{Good, Goods};
use crate::loading::OFFERING;
use crate::scoring::FEASTS;
use crate::target::Target;
use crate::{Jorvik, voice};

/// What lies on a card.
#[derive(Clone, Copy, Default)]
pub(super) struct Laden {
    /// The goods on a ship.
    pub(super) cargo: Goods,
    /// The filled spaces of an artisan, as bits.
    pub(super) filled: u8,
    /// The card, where the goods on it are places of their own.
    pub(super) takes: Option<Id>,
}

/// The most letters in a line of the head.
const LINE: usize = 15;

/// Draws a card.
pub(super) fn face(rules: &Jorvik, pen: &Pen<'_>, card: Card, laden: Laden) -> Markup {
    let kind = rules.kind(card);
    let lines = lines(&super::desk::capital(&pen.say(&voice::name(rules, card))));
    // A long name takes two lines, and the picture below it is smaller.
    let head = if lines.len() > 1 { 35 } else { 21 };
    html! {
        svg.face.{ "k-" (kind.word()) } viewBox="0 0 100 120" aria-hidden="true" {
            rect.paper x="1" y="1" width="98" height="118" rx="7" {}
            (picture(rules, pen, kind, laden, head))
            path.head d={ "M1 " (head) "V8A7 7 0 0 1 8 1H92A7 7 0 0 1 99 8V" (head) "Z" } {}
            @for (line, y) in lines.iter().zip((16u16..).step_by(14)) { (name(line, y)) }
        }
    }
}

/// The name of a card, in at most two lines.
fn lines(words: &str) -> Vec<String> {
    if words.chars().count() <= LINE {
        return vec![words.to_owned()];
    }
    let middle = words.chars().count() / 2;
    // The gap that is nearest to the middle.
    let gaps = words.char_indices().enumerate().filter(|(_, (_, letter))| *letter == ' ');
    match gaps.min_by_key(|(place, _)| place.abs_diff(middle)) {
        Some((_, (at, _))) => vec![words[..at].to_owned(), words[at + 1..].to_owned()],
        None => vec![words.to_owned()],
    }
}

/// A line of the name, squeezed where it is long.
fn name(line: &str, y: u16) -> Markup {
    let squeeze = (line.chars().count() >= 11).then_some("92");
    html! {
        text.name x="50" y=(y) text-anchor="middle" textLength=[squeeze] lengthAdjust=[squeeze.map(|_| "spacingAndGlyphs")] { (line) }
    }
}

fn picture(rules: &Jorvik, pen: &Pen<'_>, kind: Kind, laden: Laden, head: u16) -> Markup {
    let scene = html! { g transform="translate(2 24)" { (pictures::of(kind)) } };
    match kind {
        Kind::Artisan(artisan) => spaces(pen, rules.work(artisan), laden),
        Kind::Trader { good, coins, points } => html! {
            (scene)
            (good_at(pen, good, (14, 44, 36), false))
            (formula::coin(70, 62, 16, &coins.to_string()))
            (worth(&points.to_string()))
        },
        Kind::Oracle { good } => html! {
            (scene)
            (good_at(pen, good, (31, 35, 38), false))
            (worth(&OFFERING.to_string()))
        },
        Kind::Warrior { defence } => {
            html! { (scene) (shield(50, 89, 28)) text.great x="50" y="100" text-anchor="middle" { (defence) } }
        }
        Kind::Ship { spaces } => ship(pen, spaces, laden.cargo),
        Kind::Feast => html! {
            (scene)
            @for (place, points) in (0u16..).zip(&FEASTS[1..]) {
                @for pip in 0..=place { rect.pip x=(7 + 24 * place + 5 * pip) y="91" width="4" height="7" {} }
                text.step x=(14 + 24 * place) y="115" text-anchor="middle" { (points) }
            }
        },
        Kind::Journey { points } => html! { (scene) (worth(&points.to_string())) },
        Kind::Special(power) => html! {
            @if head > 21 { g transform="translate(13 38) scale(.77)" { (pictures::of(kind)) } } @else { (scene) }
            g transform="translate(0 56)" { (formula::of(power)) }
        },
        Kind::Picts { points, .. } => html! { (scene) text.great x="50" y="115" text-anchor="middle" { "±" (points) } },
    }
}

/// What a card is worth at the end, or at every offering.
fn worth(points: &str) -> Markup {
    formula::star(50, 104, 14, points)
}

/// Where a good lies: left, top and size.
pub(super) type Room = (u16, u16, u16);
/// Where the goods of an artisan lie, and where its points stand.
pub(super) type Spaces = (&'static [Room], (u16, u16));

/// The spaces of an artisan by their number.
const SPACES: [Spaces; 5] = [
    (&[], (50, 70)),
    (&[(27, 30, 46)], (50, 98)),
    (&[(6, 36, 42), (52, 36, 42)], (50, 98)),
    (&[(30, 25, 40), (6, 72, 42), (52, 72, 42)], (50, 74)),
    (&[(6, 26, 40), (54, 26, 40), (6, 75, 40), (54, 75, 40)], (50, 70)),
];

fn spaces(pen: &Pen<'_>, work: &Work, laden: Laden) -> Markup {
    let (places, points) = SPACES[usize::from(work.size)];
    html! {
        g.faint transform="translate(2 38)" { (pictures::anvil()) }
        (on_spaces(pen, work, laden, places))
        @if work.is_complete(laden.filled) { (done(points)) }
        @else { (formula::star(points.0, points.1, 14, &work.points.to_string())) }
    }
}

/// The points of a complete artisan are certain: a tick stands in their place.
pub(super) fn done((x, y): (u16, u16)) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } { circle.sure r="13" {} path.done d="M-7 0-2 6 7-6" {} }
    }
}

/// The goods of an artisan on their spaces, or what is lacking there; a good that can be taken off is a place.
pub(super) fn on_spaces(pen: &Pen<'_>, work: &Work, laden: Laden, places: &[Room]) -> Markup {
    html! {
        @for (space, (place, good)) in places.iter().zip(&work.goods).enumerate() {
            @let there = laden.filled & (1 << space) != 0;
            @let name = laden.takes.filter(|_| there).map(|card| Target::GoodOn(card, *good));
            @let tip = name.as_ref().map(|_| super::desk::capital(&pen.word(good.word())));
            g data-place=[name] data-tip=[tip] {
                @if there { circle.lights cx=(place.0 + place.2 / 2) cy=(place.1 + place.2 / 2) r=(place.2 / 2 + 2) {} }
                (good_at(pen, *good, *place, !there))
            }
        }
    }
}

/// Where the goods lie on a ship.
const CARGO: [&[Room]; 4] =
    [&[], &[(30, 46, 40)], &[(12, 50, 36), (52, 50, 36)], &[(32, 23, 35), (13, 54, 35), (52, 54, 35)]];

/// A longship: with goods on deck while it is laden, under sail when it is empty.
fn ship(pen: &Pen<'_>, spaces: u8, cargo: Goods) -> Markup {
    let goods: Vec<Good> = cargo.each().collect();
    html! {
        path.mast d="M50 24V94" {}
        @if goods.is_empty() {
            path.sail d="M20 28C40 24 60 24 80 28 85 44 85 60 80 78 60 73 40 73 20 78 15 60 15 44 20 28Z" {}
            text.great x="50" y="64" text-anchor="middle" { (spaces) }
        }
        g transform="translate(2 54)" { (pictures::of(Kind::Ship { spaces })) }
        @for (place, good) in CARGO[goods.len().min(3)].iter().zip(&goods) { (good_at(pen, *good, *place, false)) }
    }
}

/// A round shield with its boss left open for a number.
pub(super) fn shield(x: u16, y: u16, radius: u16) -> Markup {
    html! {
        circle.shield cx=(x) cy=(y) r=(radius) {}
        path.rays d={ "M" (x) " " (y - radius) "V" (y + radius) "M" (x - radius) " " (y) "H" (x + radius) } {}
        circle.boss cx=(x) cy=(y) r=(radius * 3 / 5 + 1) {}
    }
}
