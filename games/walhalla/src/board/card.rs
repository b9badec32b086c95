//! Action cards.

use langhus_board::Pen;
use langhus_rules::Say;
use maud::{Markup, html};

use super::icons;
use crate::way::Spot;
use crate::{Card, Cards};

impl Card {
    /// What it does, in words.
    pub(super) fn effect(self) -> Say {
        Say::new(format!("card-effect-{}", self.name()))
    }

    /// When it is played, in words.
    pub(super) fn moment(self) -> Say {
        Say::new(if self.is_for_raid_end() { "card-at-raid-end" } else { "card-at-landing" })
    }
}

/// A small card for lists: its picture and its name.
pub(super) fn small(pen: &Pen<'_>, card: Card, count: u8) -> Markup {
    html! {
        span.small-card data-tip=(pen.say(&card.effect())) {
            (icons::emblem(card)) span { @if count > 1 { (count) " × " } (pen.say(&card.say())) }
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! {
        svg.back viewBox="0 0 40 56" aria-hidden="true" {
            rect.back-cloth x="1" y="1" width="38" height="54" rx="4" {}
            path.knot d="M20 12C28 12 28 24 20 28S12 44 20 44 28 32 20 28 12 12 20 12ZM8 28C8 20 20 20 20 28S32 36 32 28 20 20 20 28 8 36 8 28Z" {}
        }
    }
}

/// The cards of a hand, each kind as a place.
pub(super) fn hand(pen: &Pen<'_>, cards: Cards) -> Markup {
    html! {
        div.hand {
            @for (card, count) in cards.kinds() { (face(pen, card, count)) }
            @if cards.is_empty() { p.empty { (pen.word("hand-empty")) } }
        }
    }
}

/// One or several cards of a kind, face up.
fn face(pen: &Pen<'_>, card: Card, count: u8) -> Markup {
    let kind = if card.is_for_raid_end() { "raid-end" } else { "landing" };
    let name = Spot::Hand(card);
    let tip = [card.say(), card.effect(), card.moment()].map(|say| pen.say(&say)).join("\n");
    html! {
        div.card.(kind) data-piece=(name) {
            (icons::emblem(card))
            strong { (pen.say(&card.say())) @if count > 1 { span.times { "×" (count) } } }
            p { (pen.say(&card.effect())) }
            small { (pen.say(&card.moment())) }
            // It has no text of its own, so that its label says all there is.
            div.over data-place=(name) data-tip=(tip) {}
        }
    }
}
