//! The wheel in the middle, with the offer around it and the open special tiles in the corners.

use langhus_board::Pen;
use langhus_rules::Say;
use maud::{Markup, html};

use super::hub::{hub, large_hub};
use super::people::{HEIGHT, WIDTH};
use super::symbols::{a_figure, a_special, a_tile, special_symbols, symbols};
use super::tiles::SIDE;
use super::tips::label;
use crate::Wikinger;
use crate::buying::zero_is_free;
use crate::figure::Figure;
use crate::places::Place;
use crate::state::Step;
use crate::view::View;
use crate::wheel::{SLOTS, Slot, Wheel};

/// The side of the drawing.
const BOARD: f32 = 500.0;
const MIDDLE: f32 = BOARD / 2.0;
/// Where tiles, figures and prices lie, counted from the middle.
const TILES: f32 = 207.0;
const FIGURES: f32 = 141.0;
const PRICES: f32 = 101.0;
/// How large a tile lies beside the wheel.
const TILE: f32 = 70.0;
/// How large an open special tile lies in its corner.
const SPECIAL: f32 = 96.0;

/// The point of a slot at this distance from the middle; slot 0 is at the top, the others follow clockwise.
fn point(slot: usize, distance: f32) -> (f32, f32) {
    let angle = slot as f32 * std::f32::consts::TAU / f32::from(SLOTS);
    (MIDDLE + distance * angle.sin(), MIDDLE - distance * angle.cos())
}

/// The name of a tile of the offer, under which it moves to a coast.
pub(super) fn tile_piece((round, slot): (u8, Slot)) -> String {
    format!("tile-{round}-{}", slot.index())
}

/// The name of a figure of the offer.
pub(super) fn figure_piece((round, slot): (u8, Slot)) -> String {
    format!("figure-{round}-{}", slot.index())
}

impl Wikinger {
    /// The common board, which brings the symbols of all pieces.
    pub(super) fn paint_board(&self, view: &View, pen: &Pen<'_>) -> Markup {
        let defs = html! { (symbols(self, pen)) @if self.is_advanced() { (special_symbols(view, pen)) } };
        self.paint_wheel(view, pen, defs)
    }

    pub(super) fn paint_wheel(&self, view: &View, pen: &Pen<'_>, defs: Markup) -> Markup {
        let public = &view.public;
        let zero = public.wheel.zero();
        let lies = |slot: &Slot| public.wheel.tile(*slot).is_some();
        html! {
            svg.wk-wheel viewBox={ "0 0 " (BOARD) " " (BOARD) } role="group" aria-label=(pen.word("board-wheel")) {
                (defs)
                circle.wk-market cx=(MIDDLE) cy=(MIDDLE) r="246" {}
                @if public.step != Step::Bid { @for slot in Wheel::slots().filter(|slot| !lies(slot)) { (self.place(slot)) } }
                @if large_hub(view) {
                    circle.wk-hub cx=(MIDDLE) cy=(MIDDLE) r=(if public.step == Step::Bid { 232 } else { 166 }) {}
                } @else {
                    (ring(zero))
                    @for slot in Wheel::slots() { (self.price(view, slot, zero, pen)) }
                }
                (hub(self, view, pen))
                @for slot in Wheel::slots().filter(lies) { (self.combination(view, slot, pen)) }
                @if self.is_advanced() { (self.open_specials(view, pen)) }
                @if public.step == Step::Place && pen.is_mine(public.turn) { (self.paint_placing(view)) }
            }
        }
    }

    /// An empty place beside the wheel.
    fn place(&self, slot: Slot) -> Markup {
        let (x, y) = point(slot.index(), TILES);
        html! { rect.wk-spot x=(x - TILE / 2.0) y=(y - TILE / 2.0) width=(TILE) height=(TILE) rx="4" {} }
    }

    /// The price that the wheel shows at a slot now.
    fn price(&self, view: &View, slot: Slot, zero: usize, pen: &Pen<'_>) -> Markup {
        let (x, y) = point(slot.index(), PRICES);
        let price = (slot.index() + usize::from(SLOTS) - zero) % usize::from(SLOTS);
        let there = view.public.wheel.price(slot).is_some();
        let locked = price == 0 && there && view.public.step == Step::Buy && !zero_is_free(&view.public);
        let tip = locked.then(|| pen.word("tip-locked"));
        html! {
            g.wk-price.wk-none[!there] aria-hidden="true" data-piece={ "price-" (price) } data-tip=[tip] {
                circle.wk-disc.wk-zero[price == 0] cx=(x) cy=(y) r="17.5" {}
                text x=(x) y=(y + 8.4) text-anchor="middle" { (price) }
                @if locked {
                    g transform={ "translate(" (x + 6.0) " " (y + 3.0) ")" } {
                        path fill="none" stroke="#16191c" stroke-width="2.6" d="M3.4 7V4A3.6 3.6 0 0 1 10.6 4V7" {}
                        rect fill="#f0c93b" stroke="#16191c" stroke-width="1.2" x=".8" y="6.6" width="12.4" height="9.6" rx="1.6" {}
                    }
                }
            }
        }
    }

    /// A tile with its figure.
    fn combination(&self, view: &View, slot: Slot, pen: &Pen<'_>) -> Markup {
        let public = &view.public;
        let (x, y) = point(slot.index(), TILES);
        let (left, top) = (x - TILE / 2.0, y - TILE / 2.0);
        let (fx, fy) = point(slot.index(), FIGURES);
        let figure = public.wheel.figure(slot);
        let lies = public.wheel.tile(slot);
        let tip = self.combination_tip(view, slot, pen);
        let said = label(&tip);
        html! {
            @if let Some(lies) = lies {
                g data-place=(Place::Slot(slot)) role="img" aria-label=(said) data-tip=(tip) {
                    rect.lights x=(left - 2.0) y=(top - 2.0) width=(TILE + 4.0) height=(TILE + 4.0) rx="5" {}
                    @if figure.is_some() { circle.wk-foot cx=(fx) cy=(fy) r="21" {} }
                    g transform={ "translate(" (left) " " (top) ") scale(" (TILE / SIDE) ")" } data-piece=(tile_piece((public.round, slot))) { (a_tile(lies)) }
                    @if let Some(figure) = figure {
                        g transform=(standing(fx, fy)) data-piece=(figure_piece((public.round, slot))) { (a_figure(figure)) }
                    }
                }
            }
        }
    }

    /// Where the figures of each drawn kind would stand: on the highest places that have none.
    fn paint_placing(&self, view: &View) -> Markup {
        let public = &view.public;
        let free: Vec<Slot> = Wheel::slots().filter(|slot| public.wheel.figure(*slot).is_none()).collect();
        let kinds = Figure::ALL.into_iter().filter(|figure| public.drawn[*figure as usize] > 0);
        html! {
            @for figure in kinds {
                g data-ghost={ "drawn-" (figure.word()) } {
                    @for slot in free.iter().rev().take(public.drawn[figure as usize].into()) {
                        @let (x, y) = point(slot.index(), FIGURES);
                        g transform=(standing(x, y)) { (a_figure(figure)) }
                    }
                }
            }
        }
    }

    fn combination_tip(&self, view: &View, slot: Slot, pen: &Pen<'_>) -> String {
        let wheel = &view.public.wheel;
        let price = wheel.price(slot).unwrap_or(0);
        let mut lines = Vec::new();
        if let Some(tile) = wheel.tile(slot) {
            lines.push(pen.say(&Say::new("tip-price").with("price", price)));
            lines.push(self.about_tile(tile, pen));
        }
        if let Some(figure) = wheel.figure(slot) {
            lines.push(self.about_figure(figure, pen));
        }
        let public = &view.public;
        if public.step == Step::Buy && pen.is_mine(public.turn) {
            if u16::from(price) > public.player().wealth() {
                lines.push(pen.word("tip-too-dear"));
            } else if price == 0 && !zero_is_free(public) {
                lines.push(pen.word("tip-locked"));
            } else if let changed @ 1.. = u16::from(price).saturating_sub(public.player().gold) {
                lines.push(pen.say(&Say::new("tip-changes").with("changed", changed)));
            }
        }
        if self.is_advanced() && price > 0 && wheel.is_dearest(slot) && view.public.open.iter().any(Option::is_some) {
            lines.push(pen.word("tip-dearest"));
        }
        lines.join("\n")
    }

    /// The open special tiles, one in each corner.
    fn open_specials(&self, view: &View, pen: &Pen<'_>) -> Markup {
        let far = BOARD - SPECIAL - 8.0;
        let corners = [(8.0, 8.0), (far, 8.0), (far, far), (8.0, far)];
        html! {
            @for ((x, y), open) in corners.into_iter().zip(view.public.open) {
                rect.wk-spot x=(x) y=(y) width=(SPECIAL) height=(SPECIAL) rx="6" {}
                @if let Some(open) = open {
                    @let about = self.about_special(open, pen);
                    g data-place={ "special-" (open.word()) } role="img" aria-label=(about) data-tip=(about) {
                        rect.lights x=(x - 2.0) y=(y - 2.0) width=(SPECIAL + 4.0) height=(SPECIAL + 4.0) rx="7" {}
                        g transform={ "translate(" (x) " " (y) ") scale(" (SPECIAL / SIDE) ")" } { (a_special(open)) }
                    }
                }
            }
        }
    }
}

/// Where a figure stands around a point, a little larger than on a coast.
fn standing(x: f32, y: f32) -> String {
    const SCALE: f32 = 1.06;
    format!("translate({} {}) scale({SCALE})", x - (WIDTH / 2.0 - 1.0) * SCALE, y - HEIGHT / 2.0 * SCALE)
}

/// The ring with the prices; its notches turn with the 0.
fn ring(zero: usize) -> Markup {
    let turn = zero * 360 / usize::from(SLOTS);
    html! {
        circle.wk-ring cx=(MIDDLE) cy=(MIDDLE) r="122" {}
        g transform={ "rotate(" (turn) " " (MIDDLE) " " (MIDDLE) ")" } {
            @for notch in 0..SLOTS {
                path.wk-notch transform={ "rotate(" (f32::from(notch) * 30.0 + 15.0) " " (MIDDLE) " " (MIDDLE) ")" } d="M250 129V168" {}
            }
            path.wk-zero d="M250 118 262 132A121 121 0 0 0 238 132Z" {}
        }
        circle.wk-hub cx=(MIDDLE) cy=(MIDDLE) r="80" {}
    }
}
