//! The strip at the lower edge: the own hand, and in the morning the packet above it.

use langhus_rules::Say;
use maud::{Markup, html};

use super::art;
use super::brush::Brush;
use super::card::Marks;
use crate::places::Place;
use crate::state::Step;
use crate::view::{BoardView, Seen};

/// More cards than these are small, in two rows.
const FEW: usize = 6;

impl Brush<'_> {
    /// Hand and packet of whoever looks. In the morning the hand is only kept in mind: its cards are small.
    pub(super) fn strip(&self, board: &BoardView) -> Markup {
        let empty = board.cards.as_ref().is_none_or(Vec::is_empty);
        html! {
            span.sb-strip.sb-morning[self.view.step == Step::Draft].sb-bare[empty] { (self.packet()) (self.hand(board)) }
        }
    }

    /// The packet, face up for whoever keeps a card of it.
    pub(super) fn packet(&self) -> Markup {
        let view = self.view;
        let marks = |seen: &Seen| Marks {
            place: view.offer.as_ref().map(|offer| Place::InPacket(self.rules.first(offer, seen.kind))),
            piece: Some(self.rules.deck.name(seen.card)),
            hindered: None,
        };
        html! {
            @if view.step == Step::Draft {
                div.sb-packet role="group" aria-label=(self.word("board-packet")) {
                    span.sb-heading { (self.say(&Say::new("board-packet-of").with("who", view.active))) " " b { (view.packet) } }
                    span.sb-cards {
                        @if let Some(offer) = view.offer.as_ref().filter(|offer| !offer.is_empty()) {
                            @for seen in offer { (self.card(seen.kind, &marks(seen))) }
                        } @else {
                            @for _ in 0..view.packet { span.sb-hidden aria-hidden="true" { (art::knot()) } }
                        }
                    }
                }
            }
        }
    }

    /// The hand, with what can be played and why not.
    fn hand(&self, board: &BoardView) -> Markup {
        let Some(cards) = &board.cards else { return html! {} };
        let working = self.acts() && self.view.step == Step::Work;
        let marks = |held: &crate::Held| Marks {
            place: Some(self.rules.in_own_hand(self.view, held.kind)),
            piece: Some(self.rules.deck.name(held.card)),
            hindered: working
                .then(|| self.rules.playable(self.view, held.kind).err())
                .flatten()
                .map(|refusal| self.say(&langhus_rules::Refusal::say(&refusal))),
        };
        html! {
            span.sb-hand.sb-many[cards.len() > FEW] role="group" aria-label=(self.word("board-hand")) {
                (self.heading("board-hand", Some(cards.len().to_string())))
                span.sb-cards {
                    @for held in cards { (self.card(held.kind, &marks(held))) }
                    @if cards.is_empty() { span.sb-empty { (self.word("board-hand-empty")) } }
                }
            }
        }
    }
}
