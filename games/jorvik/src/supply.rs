//! The supply phase ("Angebotsphase"): cards are laid out, ships are loaded, the Picts attack in between.

use langhus_rules::{Seats, Sink};

use crate::card::{Card, Kind};
use crate::event::Event;
use crate::good::Goods;
use crate::lanes::{Lane, Spot};
use crate::state::{Phase, State, Step};
use crate::{Jorvik, Mode};

impl Jorvik {
    /// How many cards are laid out in a round. Rulebook p. 3 and components 1.5: one more than there are players, and
    /// as many again in the Jarl game.
    pub(crate) fn spots(mode: Mode, seats: u8) -> usize {
        let below = usize::from(seats) + 1;
        if mode == Mode::Jarl { 2 * below } else { below }
    }

    /// The spot of the `number`th card of a round, counted from 0: first those above the lanes, then those from 7.
    #[inline]
    fn spot(&self, number: u8) -> Spot {
        Lane::new(number + 1)
            .filter(|_| number < self.lanes)
            .map_or_else(|| Spot::upper(number - self.lanes), Lane::spot)
    }

    /// Lays out cards until all spots are filled or an attack asks somebody something. Rulebook p. 3,
    /// "Angebotsphase".
    pub(crate) fn supply(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.open.round > self.rounds {
            return self.last_attacks(state, sink);
        }
        let spots = Jorvik::spots(self.mode, self.seats) as u8;
        while state.open.next < spots {
            let card = self.draw(state, sink);
            if let Kind::Picts { .. } = self.kind(card) {
                if self.attack(state, card, sink) {
                    return;
                }
                continue;
            }
            let spot = self.spot(state.open.next);
            let mut cargo = Goods::NONE;
            if let Kind::Ship { spaces } = self.kind(card) {
                for _ in 0..spaces {
                    cargo += Goods::one(state.bag[usize::from(state.poured)]);
                    state.poured += 1;
                }
            }
            state.open.spots[spot.index()] = Some(card);
            state.open.cargo[spot.index()] = cargo;
            state.open.next += 1;
            sink.tell(Event::Laid(card, spot, cargo));
        }
        self.open_window(state, Phase::Demand, sink);
    }

    /// Rulebook p. 7, "Spielende": nothing is left to lay out, so what remains are attacks, the final one last; the
    /// third may come here if it was the lowest autumn card (J21).
    fn last_attacks(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while usize::from(state.drawn) < self.catalogue.cards.len() {
            let card = self.draw(state, sink);
            if self.attack(state, card, sink) {
                return;
            }
        }
        state.open.step = Step::Over;
        state.open.awaited = Seats::NONE;
        sink.tell(Event::Over);
    }

    fn draw(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Card {
        let card = state.deck[usize::from(state.drawn)];
        state.drawn += 1;
        // Everybody knows the lowest card.
        if usize::from(state.drawn) < self.catalogue.cards.len() {
            sink.reveal();
        }
        card
    }
}
