//! The display of a player in stacks by kind, the artisans with what they lack first, and what can be stolen from others.

use langhus_board::shapes;
use langhus_rules::Seat;
use maud::{Markup, html};

use super::desk::{Desk, Lying};
use crate::card::{Card, Kind};
use crate::good::Goods;
use crate::power::{Power, Powers};
use crate::sets::Cards;
use crate::state::Step;

/// The groups of the display on their shelves, and the kinds of cards in each.
const SHELVES: [&[(&str, &[&str])]; 2] = [
    &[("table-artisans", &["artisan"]), ("group-special", &["building", "loki"])],
    &[
        ("group-market", &["trader", "oracle"]),
        ("group-defence", &["warrior", "defender"]),
        ("group-honour", &["feast", "journey", "skald"]),
        ("group-ships", &["ship"]),
    ],
];

impl Desk<'_> {
    /// The display.
    pub(super) fn display(&self, seat: Seat, mine: bool) -> Markup {
        let display = self.view.open.player(seat).display;
        let of =
            |words: &[&str]| display.filter(|card| words.contains(&self.rules.kind(*card).word())).collect::<Cards>();
        html! {
            div.display {
                @for shelf in SHELVES {
                    @if shelf.iter().any(|(_, words)| !of(words).is_empty()) {
                        div.shelf { @for (label, words) in shelf { (self.group(label, of(words), mine)) } }
                    }
                }
                @if display.is_empty() { p.empty { (self.word("display-empty")) } }
            }
        }
    }

    fn group(&self, label: &'static str, cards: Cards, mine: bool) -> Markup {
        html! {
            @if !cards.is_empty() {
                section.group.(label) {
                    h3.caption { (self.word(label)) @if cards.len() > 1 { " " span.count { (cards.len()) } } }
                    div.cards { @for card in cards { (self.own_tile(card, mine, Goods::NONE)) } }
                }
            }
        }
    }

    /// A card before a player; the owner may choose it.
    pub(super) fn own_tile(&self, card: Card, mine: bool, cargo: Goods) -> Markup {
        let takes = mine
            && matches!(self.rules.kind(card), Kind::Artisan(_))
            && self.pen.viewer.seat().is_some_and(|seat| self.lifts(seat));
        self.tile(card, Lying { place: mine.then(|| self.card_place(card)), cargo, takes, copy: false })
    }

    /// Could goods come off the own artisans?
    fn lifts(&self, seat: Seat) -> bool {
        let powers = self.view.open.player(seat).powers;
        self.asks(&[Step::Lifting])
            || powers.any(Powers::ANY_PHASE)
                && powers.has(Power::Workyard)
                && self.asks(&[Step::Window, Step::Demand, Step::Offer, Step::Allocate])
    }

    /// Copies of the artisans from which the smuggler could steal now, so that nobody has to look for them. They take the
    /// place of the display as soon as the smuggler is chosen.
    pub(super) fn prey(&self, seat: Seat) -> Markup {
        let open = &self.view.open;
        let asked = self.asks(&[Step::Window, Step::Demand, Step::Offer, Step::Allocate]);
        let targets = self.rules.targets(open, seat);
        let shown = asked && open.player(seat).powers.has(Power::Smuggler) && !targets.is_empty();
        html! {
            @if shown {
                section.prey {
                    h3.caption { (self.word("group-prey")) }
                    div.cards {
                        @for artisan in targets {
                            div.theirs {
                                (shapes::banner(self.pen, self.rules.owner(self.view, artisan)))
                                (self.tile(self.rules.work(artisan).card, Lying { takes: true, copy: true, ..Lying::default() }))
                            }
                        }
                    }
                }
            }
        }
    }
}
