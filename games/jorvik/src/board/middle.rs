//! The board in the middle: reserve row, the spots from 7, the spots from 1 with their lanes, deck, bag, common area.

use langhus_rules::Say;
use maud::{Markup, html};

use super::desk::{Desk, Lying, hit};
use super::{formula, scene};
use crate::Mode;
use crate::lanes::{Figure, Place, Reserved, Spot};
use crate::state::{Phase, Step};
use crate::target::Target;

impl Desk<'_> {
    /// Everything in the middle of the table.
    pub(super) fn middle(&self) -> Markup {
        let (rules, open) = (self.rules, &self.view.open);
        // While goods are loaded the board is empty, and what lies before the players takes its room.
        let cleared = open.spots.iter().all(Option::is_none);
        html! {
            div.board-of.{ "n" (rules.lanes) }.jarl[rules.mode == Mode::Jarl].cleared[cleared] {
                (scene::town())
                (self.stock())
                @if !cleared {
                    div.spots {
                        @if rules.mode == Mode::Jarl { (self.row()) (self.upper()) }
                        (self.lanes())
                    }
                }
                (self.tray())
            }
        }
    }

    /// A row of the board with its name.
    pub(super) fn tier(&self, name: &'static str, places: &Markup) -> Markup {
        html! { section.tier.(name) { h2.caption { (self.word(name)) } (places) } }
    }

    /// The reserve row from the left, with each card its viking and its price.
    fn row(&self) -> Markup {
        let open = &self.view.open;
        let left = open.in_row(self.rules.lanes);
        let gone = usize::from(open.row_length) - left.len();
        let places = html! {
            ol.places.reserve.bare[open.row_length == 0] {
                @for place in 0..usize::from(self.rules.lanes) {
                    @let reserved = place.checked_sub(gone).and_then(|place| left.get(place));
                    @match reserved {
                        Some(reserved) => { (self.reserved(place, reserved, gone + left.len() - place)) }
                        None => { li.free { div.gap {} } }
                    }
                }
            }
        };
        self.tier("tier-row", &places)
    }

    fn reserved(&self, place: usize, reserved: &Reserved, price: usize) -> Markup {
        let open = &self.view.open;
        let offered =
            open.step == Step::Offer && self.rules.offered(open).is_some_and(|offer| offer.spot == reserved.spot);
        let figure = self.asks(&[Step::Trick, Step::TrickSecond]).then(|| Target::Figure(Place::in_row(place as u8)));
        html! {
            li.now[offered] {
                div.spot {
                    (self.on_spot(reserved.spot, offered && self.asks(&[Step::Offer])))
                    (tag(&price.to_string(), None))
                }
                (self.rider(reserved.figure, figure, price))
            }
        }
    }

    /// The viking of a reserved card.
    fn rider(&self, figure: Figure, place: Option<Target>, price: usize) -> Markup {
        let words = self.figure_words(figure);
        let cost = self.say(&Say::new("table-price").with("price", price));
        let tip = format!("{words}, {cost}");
        html! {
            svg.rider viewBox="-4 -4 28 36" role="group" aria-label=(tip) {
                g data-place=[place] data-tip=(tip) {
                    rect.lights x="-3" y="-3" width="26" height="34" rx="5" {}
                    (self.figure(figure))
                }
            }
        }
    }

    /// The card on a spot.
    pub(super) fn on_spot(&self, spot: Spot, offered: bool) -> Markup {
        let Some(card) = self.view.open.spots[spot.index()] else { return html! { div.gap {} } };
        let cargo = self.view.open.cargo[spot.index()];
        self.card(card, Lying { place: offered.then(|| self.card_place(card)), cargo, ..Lying::default() })
    }

    /// The spots from 7, whose cards can be reserved.
    fn upper(&self) -> Markup {
        let open = &self.view.open;
        let demand = self.asks(&[Step::Demand]);
        let lies = |spot: Spot| open.spots[spot.index()].is_some() && !self.rules.is_reserved(open, spot);
        let bare = !(0..self.rules.lanes).any(|place| lies(Spot::upper(place)));
        let places = html! {
            ol.places.upper.bare[bare].over[open.phase == Phase::Buying] {
                @for place in 0..self.rules.lanes {
                    @let spot = Spot::upper(place);
                    @let there = lies(spot);
                    @let name = (demand && there).then_some(Target::Spot(spot));
                    li.free[!there] {
                        div.spot {
                            @if there { (self.on_spot(spot, false)) } @else { div.gap {} }
                            span.number { (spot.number()) }
                            (hit(name, &self.spot_tip(spot)))
                        }
                    }
                }
            }
        };
        self.tier("tier-upper", &places)
    }

    /// What can be reserved, and what for.
    fn spot_tip(&self, spot: Spot) -> String {
        let card = self.view.open.spots[spot.index()].map(|card| self.tip(card, self.view.open.cargo[spot.index()]));
        format!("{}\n\n{}", card.unwrap_or_default(), self.word("tip-reserve"))
    }
}

/// The price of a card, on a coin at its corner; as a ghost where it would be another one.
pub(super) fn tag(price: &str, ghost: Option<&str>) -> Markup {
    html! {
        svg.tag viewBox="0 0 36 36" aria-hidden="true" data-ghost=[ghost] { (formula::coin(18, 18, 16, price)) }
    }
}
