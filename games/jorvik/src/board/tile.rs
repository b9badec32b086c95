//! A card that lies before a player, drawn small: 60 by 60, with only what the owner needs to see. The tip tells the rest.

use langhus_board::Pen;
use maud::{Markup, html};

use super::face::{Laden, Room, Spaces, done, on_spaces, shield};
use super::goods::good_at;
use super::{formula, pictures};
use crate::Jorvik;
use crate::card::{Card, Kind};
use crate::good::Good;
use crate::loading::OFFERING;

/// The spaces of an artisan by their number.
const SPACES: [Spaces; 5] = [
    (&[], (30, 30)),
    (&[(2, 4, 30)], (44, 44)),
    (&[(2, 2, 28), (30, 2, 28)], (30, 45)),
    (&[(2, 2, 27), (31, 2, 27), (2, 31, 27)], (45, 45)),
    (&[(1, 1, 27), (32, 1, 27), (1, 32, 27), (32, 32, 27)], (30, 30)),
];

/// Draws a card small.
pub(super) fn tile(rules: &Jorvik, pen: &Pen<'_>, card: Card, laden: Laden) -> Markup {
    let kind = rules.kind(card);
    // Goods that can be chosen are buttons, and nothing that has a button in it may be hidden.
    let hidden = laden.takes.is_none().then_some("true");
    html! {
        svg.tile.{ "k-" (kind.word()) } viewBox="0 0 60 60" aria-hidden=[hidden] {
            rect.slab x="1" y="1" width="58" height="58" rx="7" {}
            (content(rules, pen, kind, laden))
        }
    }
}

fn content(rules: &Jorvik, pen: &Pen<'_>, kind: Kind, laden: Laden) -> Markup {
    let scene = |scale: f32, x: u16, y: u16| html! { g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (pictures::of(kind)) } };
    match kind {
        Kind::Artisan(artisan) => {
            let work = rules.work(artisan);
            let (places, points) = SPACES[usize::from(work.size)];
            html! {
                (on_spaces(pen, work, laden, places))
                @if work.is_complete(laden.filled) { (done(points)) }
                @else { (formula::star(points.0, points.1, 12, &work.points.to_string())) }
            }
        }
        Kind::Trader { good, coins, .. } => html! {
            (good_at(pen, good, (3, 3, 34), false))
            (formula::coin(42, 42, 14, &coins.to_string()))
        },
        Kind::Oracle { good } => html! {
            (good_at(pen, good, (3, 3, 34), false))
            (formula::star(43, 43, 14, &OFFERING.to_string()))
        },
        Kind::Warrior { defence } => {
            html! { (shield(30, 30, 26)) text.great x="30" y="40" text-anchor="middle" { (defence) } }
        }
        Kind::Ship { spaces } => {
            let goods: Vec<Good> = laden.cargo.each().collect();
            html! {
                @if goods.is_empty() { path.sail d="M14 6C25 3 35 3 46 6 49 16 49 26 46 34 35 31 25 31 14 34 11 26 11 16 14 6Z" {} }
                (scene(0.58, 2, 22))
                @if goods.is_empty() { text.great.small x="30" y="27" text-anchor="middle" { (spaces) } }
                @for (place, good) in ABOARD[goods.len().min(3)].iter().zip(&goods) { (good_at(pen, *good, *place, false)) }
            }
        }
        Kind::Journey { points } => html! { (scene(0.58, 2, 2)) (formula::star(30, 44, 13, &points.to_string())) },
        Kind::Picts { points, .. } => {
            html! { (scene(0.58, 2, 2)) text.great.small x="30" y="56" text-anchor="middle" { "±" (points) } }
        }
        Kind::Feast | Kind::Special(_) => scene(0.58, 2, 11),
    }
}

/// Where the goods lie on a ship.
const ABOARD: [&[Room]; 4] =
    [&[], &[(17, 10, 26)], &[(4, 12, 25), (31, 12, 25)], &[(17, 1, 25), (3, 22, 25), (32, 22, 25)]];
