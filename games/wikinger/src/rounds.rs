//! The course of the game: six rounds, each with its offer, its turns and its scoring. Rulebook p. 2, "Übersicht".

use langhus_rules::{Seat, Sink};

use crate::Wikinger;
use crate::event::Event;
use crate::state::{Load, Public, State, Step};
use crate::wheel::{SLOTS, Wheel};

/// Rounds, one for each stack of twelve tiles.
pub const ROUNDS: u8 = 6;

/// Is the scoring after this round a large one?
pub const fn is_large(round: u8) -> bool {
    round.is_multiple_of(2)
}

impl Wikinger {
    /// Opens special tiles, draws figures, and either auctions the start or lays out the offer.
    pub(crate) fn begin_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.reveal();
        let State { public, hidden } = state;
        sink.tell(Event::Round(public.round, public.start));
        public.wheel = Wheel::EMPTY;
        if self.advanced {
            // W36, W53: what was not taken stays, and empty places are filled only now.
            for place in public.open.iter_mut().filter(|place| place.is_none()) {
                let special = hidden.specials[usize::from(public.specials_out)];
                public.specials_out += 1;
                *place = Some(special);
                sink.tell(Event::Opened(special));
            }
        }
        // Rule sheet: one figure more where there is an auction, for its winner to remove.
        let count = SLOTS + u8::from(self.auction);
        let drawn = hidden.draw(public.bag_out, count);
        public.bag_out += count;
        public.turn = public.start;
        if self.auction {
            public.drawn = drawn;
            self.open_auction(public);
        } else {
            self.lay_out_tiles(state, sink);
            state.public.wheel.place_from_zero(&drawn);
            state.public.step = Step::Buy;
        }
    }

    /// Lays the next stack around the wheel.
    pub(crate) fn lay_out_tiles(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.reveal();
        let State { public, hidden } = state;
        public.wheel.lay_tiles(hidden.take_stack(public.stacked_out));
        public.stacked_out += SLOTS;
        sink.tell(Event::Offer);
    }

    /// The next player buys, or the round is over and scored.
    pub(crate) fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        if !public.wheel.is_empty() {
            public.turn = public.turn.next(self.seats);
            return;
        }
        if is_large(public.round) {
            sink.tell(Event::LargeScoring);
            public.turn = public.start;
            self.ask_to_ferry(state, sink);
        } else {
            sink.tell(Event::SmallScoring);
            for seat in public.start.around(self.seats) {
                self.score_small(public, seat, sink);
            }
            self.next_round(state, sink);
        }
    }

    /// W52: ferry, score, then the next seat, from the start player on.
    pub(crate) fn score_large_and_go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        public.load = Load::NONE;
        self.score_large(public, public.turn, sink);
        public.turn = public.turn.next(self.seats);
        if public.turn != public.start {
            self.ask_to_ferry(state, sink);
        } else if public.round < ROUNDS {
            self.next_round(state, sink);
        } else {
            self.score_finally(public, sink);
            public.step = Step::Over;
            sink.tell(Event::Ended);
        }
    }

    /// Rulebook p. 5, "Nächster Durchgang": the start passes to the left neighbour; after an auction to that of its
    /// winner (W35).
    fn next_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.public.round += 1;
        state.public.start = state.public.start.next(self.seats);
        self.begin_round(state, sink);
    }

    /// The seats of the table.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.seats)
    }

    /// Is the game over?
    pub(crate) fn is_over(&self, public: &Public) -> bool {
        public.step == Step::Over
    }
}
