//! The draw pile and the discard pile.

use langhus_rules::{Chance, Sink};

use crate::card::{Card, Cards};
use crate::{Event, Schiffbauer, State};

impl Schiffbauer {
    /// Draws the top card. An empty pile is refilled at once, so that a back always shows (S10 and S41). The
    /// edition has so many cards that there is always one (S54).
    #[inline]
    pub(crate) fn draw(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        sink.reveal();
        let card = state.pile.pop();
        if state.pile.is_empty() {
            self.reshuffle(state, sink);
        }
        card
    }

    /// Rulebook, "Planungsphase" 1: the discard pile is shuffled, the cards that lie face down on it included. What was
    /// set aside today is not there yet.
    fn reshuffle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.shuffled = state.discards.or(state.face_down);
        state.discards = Cards::NONE;
        state.face_down = Cards::NONE;
        state.shuffled.iter().for_each(|card| state.pile.push(card));
        let pile = &mut state.pile;
        state.dice.roll(|stream| pile.shuffle(stream));
        sink.tell(Event::Reshuffled { cards: pile.len() as u8 });
    }

    /// Shuffles all cards for a new game.
    pub(crate) fn shuffle_all(&self, state: &mut State, chance: &mut impl Chance) {
        state.shuffled = Cards::first(self.deck.count);
        state.shuffled.iter().for_each(|card| state.pile.push(card));
        state.pile.shuffle(chance);
    }
}
