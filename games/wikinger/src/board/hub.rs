//! The middle of the wheel: rounds, stacks and bag, the combination somebody has just bought, and drawn figures.

use langhus_board::Pen;
use langhus_rules::Say;
use maud::{Markup, html};

use super::specials::{coin, star};
use super::symbols::{a_figure, a_tile};
use super::tips::label;
use super::wheel::{figure_piece, tile_piece};
use crate::Wikinger;
use crate::figure::Figure;
use crate::places::Place;
use crate::rounds::{ROUNDS, is_large};
use crate::state::Step;
use crate::tile::Tile;
use crate::view::View;

/// Draws it around the middle of 500 by 500.
pub(super) fn hub(rules: &Wikinger, view: &View, pen: &Pen<'_>) -> Markup {
    let public = &view.public;
    let drawn = public.drawn.iter().any(|count| *count > 0);
    let moved = match public.step {
        Step::Bid => Some("translate(-100 -216) scale(1.4)"),
        Step::Remove => Some("translate(-100 -168) scale(1.4)"),
        _ => None,
    };
    html! {
        // While figures are placed they need the room.
        @if public.step != Step::Place { g transform=[moved] { (rounds(view, pen)) } }
        @if public.step == Step::Bid {
            (rules.paint_auction(view, pen))
        } @else if drawn {
            (drawn_figures(rules, view, pen))
        } @else if public.step.is_laying() && !pen.is_mine(public.turn) {
            (in_hand(rules, view, pen))
        } @else {
            (unseen(view, pen))
        }
    }
}

/// Six small stacks, the present one raised, each with the sign of its scoring.
fn rounds(view: &View, pen: &Pen<'_>) -> Markup {
    html! {
        @for round in 1..=ROUNDS {
            @let x = 250.0 + (f32::from(round) - 3.5) * 18.4;
            @let state = match round { r if r < view.public.round => "wk-past", r if r == view.public.round => "wk-now", _ => "wk-next" };
            g.wk-round.(state) data-tip=(pen.say(&Say::new(scoring(round)).with("round", round))) {
                rect x=(x - 8.0) y="190" width="16" height="22" rx="2.4" {}
                g transform={ "translate(" (x - 6.6) " 194.4) scale(.55)" } { @if is_large(round) { (star()) } @else { (coin()) } }
            }
        }
    }
}

/// The message about a round and its scoring.
pub(super) fn scoring(round: u8) -> &'static str {
    match round {
        ROUNDS => "tip-round-last",
        round if is_large(round) => "tip-round-large",
        _ => "tip-round-small",
    }
}

/// How much is left in stacks and bag.
fn unseen(view: &View, pen: &Pen<'_>) -> Markup {
    let tiles: u32 = view.stacks.iter().map(|count| u32::from(*count)).sum();
    let figures: u32 = view.bag.iter().map(|count| u32::from(*count)).sum();
    let list = |key: &'static str, heaps: Vec<String>| format!("{}\n{}", pen.word(key), heaps.join("\n"));
    let heap = |count: u8, say: Say| format!("{count} × {}", pen.say(&say));
    let stacks = Tile::ALL.iter().filter(|tile| view.stacks[**tile as usize] > 0);
    let stacks = stacks.map(|tile| heap(view.stacks[*tile as usize], tile.say())).collect();
    let bag = Figure::ALL.iter().filter(|figure| view.bag[**figure as usize] > 0);
    let bag = bag.map(|figure| heap(view.bag[*figure as usize], figure.say())).collect();
    let (stacks, bag) = (list("tip-stacks", stacks), list("tip-bag", bag));
    html! {
        g.wk-heap role="img" aria-label=(label(&stacks)) data-tip=(stacks) {
            rect.wk-hit x="196" y="222" width="52" height="74" {}
            g stroke="#24160a" stroke-width="1.2" { rect fill="#3f7796" x="206" y="238" width="30" height="30" rx="3" {} rect fill="#5d93b0" x="209" y="233" width="30" height="30" rx="3" {} rect fill="#8fb3c7" x="212" y="228" width="30" height="30" rx="3" {} }
            path fill="none" stroke="#24160a" stroke-width="1.4" d="M219 243Q223 239 227 243T235 243M219 249Q223 245 227 249T235 249" {}
            text x="224" y="288" text-anchor="middle" { (tiles) }
        }
        g.wk-heap role="img" aria-label=(label(&bag)) data-tip=(bag) {
            rect.wk-hit x="252" y="222" width="52" height="74" {}
            path fill="#b08a5a" stroke="#24160a" stroke-width="1.2" stroke-linejoin="round" d="M268 238C258 246 257 268 267 269H289C299 268 298 246 288 238Z" {}
            path fill="#8a6636" stroke="#24160a" stroke-width="1.2" stroke-linejoin="round" d="M266 238 263 229 271 232 278 227 285 232 293 229 290 238Z" {}
            text x="278" y="288" text-anchor="middle" { (figures) }
        }
    }
}

/// What somebody else has bought and is laying.
fn in_hand(rules: &Wikinger, view: &View, pen: &Pen<'_>) -> Markup {
    let public = &view.public;
    let bought = public.bought;
    html! {
        @if !bought.laid {
            g transform="translate(200 220) scale(.9)" data-tip=(rules.about_tile(bought.tile, pen)) data-piece=[bought.from.map(tile_piece)] { (a_tile(bought.tile)) }
        }
        g transform="translate(262 226)" data-tip=(rules.about_figure(bought.figure, pen)) data-piece=[bought.from.map(figure_piece)] { (a_figure(bought.figure)) }
        text.wk-who x="250" y="296" text-anchor="middle" { (pen.name(public.turn)) }
    }
}

/// The figures that were drawn and are not placed yet: large while nothing lies at the wheel.
fn drawn_figures(rules: &Wikinger, view: &View, pen: &Pen<'_>) -> Markup {
    let public = &view.public;
    let there: Vec<Figure> = Figure::ALL.into_iter().filter(|figure| public.drawn[*figure as usize] > 0).collect();
    let asks = matches!(public.step, Step::Remove | Step::Place);
    let scale = if large_hub(view) { 1.9 } else { 1.0 };
    let lines = if there.len() > 3 { 2 } else { 1 };
    html! {
        g transform={ "translate(250 " (if large_hub(view) { 268 } else { 250 }) ") scale(" (scale) ")" } {
            @for (n, figure) in there.iter().enumerate() {
                @let in_line = if n < 3 { there.len().min(3) } else { there.len() - 3 };
                @let x = (n % 3) as f32 * 45.0 - in_line as f32 * 22.5;
                @let y = (n / 3) as f32 * 52.0 - lines as f32 * 26.0;
                g transform={ "translate(" (x) " " (y) ")" } { (drawn_figure(rules, view, *figure, asks, pen)) }
            }
        }
    }
}

/// The drawn figures of a kind, 44 by 48.
pub(super) fn drawn_figure(rules: &Wikinger, view: &View, figure: Figure, asks: bool, pen: &Pen<'_>) -> Markup {
    let count = view.public.drawn[figure as usize];
    let heard = format!("{count} × {}", pen.say(&figure.say()));
    let tip = format!("{heard}\n{}", rules.about_figure(figure, pen));
    html! {
        g data-place=[asks.then_some(Place::Drawn(figure))] role="img" aria-label=(heard) data-tip=(tip) {
            rect.lights.wk-drawn x="1" y="0" width="42" height="48" rx="5" {}
            g transform="translate(2 4)" { (a_figure(figure)) }
        }
        g.wk-tally aria-hidden="true" {
            circle.wk-count cx="34" cy="9" r="9.6" {}
            text x="34" y="15" text-anchor="middle" { (count) }
        }
    }
}

/// Before the tiles are laid out the middle has room for the drawn figures.
pub(super) fn large_hub(view: &View) -> bool {
    matches!(view.public.step, Step::Bid | Step::Remove)
}
