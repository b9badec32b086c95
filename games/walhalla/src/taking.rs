//! What a field gives to whoever takes it: a card from a cult site, points from a forest.

use langhus_rules::{Chance, Seat, Sink};

use crate::landing::Flow;
use crate::scoring::Gain;
use crate::{Action, Card, Cards, Event, Stage, State, Terrain, Walhalla};

impl Walhalla {
    /// The viking whose turn it is takes the field, free or won by a fight, and the field acts at once. That a won
    /// field acts too is the least certain rule of the game (H13, H14, H48): it is decided here and nowhere else.
    pub(crate) fn take(&self, state: &mut State, owner: Seat, sink: &mut impl Sink<Event>) -> Flow {
        let held = &mut state.held[owner.index()];
        *held = held.or(state.field.alone());
        self.leave_dragon(state);
        match state.terrain_of(state.field) {
            Terrain::Cult => self.draw_card(state, owner, sink),
            // Asked whenever there is a hand, whatever is in it (H41).
            Terrain::Forest2 | Terrain::Forest3 if !state.hand[owner.index()].is_empty() => {
                state.ask(owner, Stage::Hunt);
                return Flow::Waits;
            }
            Terrain::Forest2 | Terrain::Forest3 => self.score_forest(state, owner, false, sink),
            Terrain::Village1 | Terrain::Village2 | Terrain::Wheat => {}
        }
        Flow::GoesOn
    }

    pub(crate) fn legal_hunt(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.hand[seat.index()].holds(Card::Hunt) {
            actions.push(Action::Hunt(true));
        }
        actions.push(Action::Hunt(false));
    }

    /// One Hunt doubles the forest just taken, also after a won fight (H20, H40).
    pub(crate) fn hunt(&self, state: &mut State, seat: Seat, card: bool, sink: &mut impl Sink<Event>) {
        if card {
            self.discard(state, seat, Card::Hunt, sink);
        }
        self.score_forest(state, seat, card, sink);
        self.go_on(Flow::GoesOn, state, sink);
    }

    fn score_forest(&self, state: &mut State, seat: Seat, hunted: bool, sink: &mut impl Sink<Event>) {
        let points = if state.terrain_of(state.field) == Terrain::Forest3 { 3 } else { 2 };
        self.gain(state, seat, Gain::Forest, points, sink);
        if hunted {
            self.gain(state, seat, Gain::Hunt, points, sink);
        }
    }

    /// A played card is discarded at once, before its effect (H42).
    pub(crate) fn discard(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        state.hand[seat.index()] -= card;
        state.discard[seat.index()] += card;
        sink.reveal();
        sink.tell(Event::Played { seat, card });
    }

    /// The discards become the new pile when a card must be drawn and there is none; both empty: no card (H23, H42).
    fn draw_card(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if state.cards_left == 0 {
            if state.discarded().is_empty() {
                return sink.tell(Event::NoCard { seat });
            }
            self.reshuffle(state);
            sink.tell(Event::Reshuffled);
        }
        state.cards_left -= 1;
        let card = state.pile[usize::from(state.cards_left)];
        state.hand[seat.index()] += card;
        sink.reveal();
        sink.tell(Event::Card { seat, card: Some(card) });
    }

    fn reshuffle(&self, state: &mut State) {
        state.shuffled = state.discarded();
        state.kept = state.hand;
        state.discard = [Cards::NONE; 4];
        state.cards_left = state.shuffled.total();
        for (place, card) in state.pile.iter_mut().zip(state.shuffled.each()) {
            *place = card;
        }
        let pile = &mut state.pile[..usize::from(state.cards_left)];
        state.dice.roll(|stream| stream.shuffle(pile));
    }
}
