//! The end of a raid: everybody lays out cards face down at the same time, then all are turned up (H22, H43).
//!
//! A choice is made of small steps, one card each, in any order. A step changes nothing that anybody else can see; only
//! the last word, "done", shows that a seat has chosen.

use langhus_rules::{Seat, Seats, Sink};

use crate::{Action, Card, Cards, Event, Refusal, Stage, State, Walhalla};

impl Walhalla {
    /// An empty hand is not asked; every other one is, even if "done" is its only answer (H43).
    pub(crate) fn end_raid(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.tell(Event::RaidOver { raid: state.raid });
        state.stage = Stage::Secret;
        state.awaited = self.all_seats().filter(|seat| !state.hand[seat.index()].is_empty()).collect();
        if state.awaited == Seats::NONE {
            self.finish_raid(state, sink);
        }
    }

    pub(crate) fn legal_secret(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let hand = state.hand[seat.index()];
        actions.extend(Card::RAID_END.into_iter().filter(|card| hand.holds(*card)).map(Action::Lay));
        actions.push(Action::Done);
    }

    /// Any number of raid-end cards, also without effect; landing cards cannot be played here (H22).
    pub(crate) fn check_lay(&self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.is_for_raid_end() { self.check_card(state, seat, card) } else { Err(Refusal::LandingCard { card }) }
    }

    pub(crate) fn lay(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        state.hand[seat.index()] -= card;
        state.laid[seat.index()] += card;
        sink.tell(Event::Laid { seat, card });
    }

    pub(crate) fn done(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.awaited = state.awaited.without(seat);
        sink.tell(Event::Chosen { seat });
        if state.awaited.is_empty() {
            self.show(state, sink);
            self.finish_raid(state, sink);
        }
    }

    fn show(&self, state: &State, sink: &mut impl Sink<Event>) {
        sink.reveal();
        for seat in self.all_seats() {
            let cards = state.laid[seat.index()];
            if !cards.is_empty() {
                sink.tell(Event::Shown { seat, cards });
            }
        }
    }

    /// Once they have been counted, the cards that were laid out go to the discard pile.
    pub(crate) fn discard_laid(&self, state: &mut State) {
        for seat in self.all_seats().map(Seat::index) {
            state.discard[seat] = state.discard[seat].and(state.laid[seat]);
            state.laid[seat] = Cards::NONE;
        }
    }
}
