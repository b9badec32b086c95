//! What would happen: shown while the place of a choice is chosen or under the pointer.

use maud::{Markup, html};

use super::brush::Brush;
use super::{art, card};
use crate::kind::{Good, Kind, Townsperson};
use crate::places::Place;
use crate::purse::Purse;
use crate::state::Step;
use crate::tableau::GOLD_LIMIT;
use crate::view::{BoardView, Seen};
use crate::work::PURCHASE;

impl Brush<'_> {
    /// The own board while actions are chosen.
    fn at_work(&self) -> Option<&BoardView> {
        self.own().filter(|_| self.acts() && self.view.step == Step::Work)
    }

    /// The kinds in the own hand that can be played, and their places.
    fn playable(&self) -> Vec<(Place, Kind)> {
        let held = self.at_work().and_then(|board| board.cards.as_ref()).into_iter().flatten();
        let mut kinds: Vec<Kind> = held.map(|held| held.kind).collect();
        kinds.dedup();
        kinds.retain(|kind| self.rules.playable(self.view, *kind).is_ok());
        kinds.into_iter().map(|kind| (self.rules.in_own_hand(self.view, kind), kind)).collect()
    }

    /// The places where goods can be bought now.
    fn purchases(&self) -> Vec<(Place, Good)> {
        let can =
            self.at_work().is_some_and(|board| board.gold >= PURCHASE.gold() && board.workers >= PURCHASE.workers());
        Good::ALL.into_iter().filter(|_| can).map(|good| (Place::Buy(good), good)).collect()
    }

    /// Where choices would bring the own gold ship: the place of the choice, and the gold afterwards.
    pub(super) fn bills(&self) -> Vec<(Place, u8)> {
        let Some(board) = self.at_work() else { return Vec::new() };
        let deck = &self.rules.deck;
        let mut bills: Vec<(Place, u8)> = Vec::new();
        let mut bill = |place: Place, cost: u8, gain: u8| {
            if let Some(left) = board.gold.checked_sub(cost).filter(|_| cost != gain) {
                bills.push((place, left.saturating_add(gain).min(GOLD_LIMIT)));
            }
        };
        self.purchases().into_iter().for_each(|(place, _)| bill(place, PURCHASE.gold(), 0));
        for (place, kind) in self.playable() {
            let (cost, gain) = match kind {
                Kind::Tool(tool) => (deck.tools[tool as usize].gold, 0),
                Kind::Building(building) => (deck.buildings[building as usize].cost.gold(), 0),
                Kind::Townsperson(townsperson) => (0, self.gift(townsperson)),
                Kind::Craftsman(_) | Kind::Ship(_) => (0, 0),
            };
            bill(place, cost, gain);
        }
        for seen in &board.workshops {
            let cost = deck.ship_of(seen.card).map_or(Purse::default(), |ship| deck.ships[ship as usize].cost);
            bill(Place::InWorkshop(self.rules.first(&board.workshops, seen.kind)), cost.gold(), 0);
        }
        bills
    }

    /// The gold that a townsperson would bring now.
    fn gift(&self, townsperson: Townsperson) -> u8 {
        let folk = &self.rules.deck.townsfolk;
        match townsperson {
            Townsperson::King => folk.king_gold,
            Townsperson::Queen => folk.queen_gold,
            Townsperson::Mercenary => folk.mercenary_gain,
            Townsperson::Navigator => {
                let over = self.view.turns_before(self.view.active) as u8;
                folk.navigator_base.saturating_add(folk.navigator_step.saturating_mul(over))
            }
            _ => 0,
        }
    }

    /// Cards of the own hand that would come to lie here, and with a Conspirator those of others.
    pub(super) fn arriving(&self, comes: impl Fn(Kind) -> bool) -> Markup {
        let mut cards = self.playable();
        if self.acts() && self.view.step == Step::Aim(Townsperson::Conspirator) {
            let rivals = self.view.boards.iter().filter(|rival| !self.mine(rival));
            let crews = rivals.flat_map(|rival| rival.crew.iter().map(|seen| (&rival.crew, seen)));
            cards.extend(crews.map(|(crew, seen)| (Place::InCrew(self.rules.first(crew, seen.kind)), seen.kind)));
        }
        cards.retain(|(_, kind)| comes(*kind));
        cards.dedup();
        html! { @for (place, kind) in cards { (self.shade(place, kind)) } }
    }

    /// Ships of the own workshops that would join the fleet.
    pub(super) fn launched(&self, board: &BoardView) -> Markup {
        let ships: &[Seen] = if self.mine(board) && self.at_work().is_some() { &board.workshops } else { &[] };
        html! {
            @for seen in ships { (self.shade(Place::InWorkshop(self.rules.first(ships, seen.kind)), seen.kind)) }
        }
    }

    fn shade(&self, place: Place, kind: Kind) -> Markup {
        html! { span.sb-shade.(card::colour(kind)) data-ghost=(place) aria-hidden="true" { (card::sign(kind)) } }
    }

    /// What a purchase or a Thief would bring into the own mill.
    pub(super) fn incoming(&self, board: &BoardView) -> Markup {
        let mut goods: Vec<(Place, u8, Good)> = Vec::new();
        if let (true, Some(back)) = (self.mine(board) && self.acts(), self.view.top) {
            goods.extend(self.purchases().into_iter().map(|(place, good)| (place, back.of(good), good)));
            if self.view.step == Step::Aim(Townsperson::Thief) {
                let rivals = self.view.boards.iter().filter(|rival| rival.seat != board.seat);
                goods.extend(rivals.flat_map(|rival| Good::ALL.map(|good| (Place::Goods(rival.seat, good), 1, good))));
            }
        }
        html! {
            @for (place, n, good) in goods {
                span.sb-coming data-ghost=(place) aria-hidden="true" { "+" (n) (art::good(self.pen, good)) }
            }
        }
    }

    /// The workers that a purchase, a building or a ship would take.
    pub(super) fn leaving(&self, board: &BoardView) -> Markup {
        let mut workers: Vec<(Place, u8)> = Vec::new();
        if self.mine(board) && self.at_work().is_some() {
            let deck = &self.rules.deck;
            workers.extend(self.purchases().into_iter().map(|(place, _)| (place, PURCHASE.workers())));
            for (place, kind) in self.playable() {
                if let Kind::Building(building) = kind {
                    workers.push((place, deck.buildings[building as usize].cost.workers()));
                }
            }
            for ship in board.workshops.iter().filter_map(|seen| deck.ship_of(seen.card)) {
                let cost = deck.ships[ship as usize].cost.workers();
                workers.push((Place::InWorkshop(self.rules.first(&board.workshops, ship)), cost));
            }
        }
        html! {
            @for (place, n) in workers.into_iter().filter(|(_, n)| *n > 0) {
                span.sb-coming.sb-going data-ghost=(place) aria-hidden="true" { "−" (n) (art::worker()) }
            }
        }
    }
}
