//! Exchanges in the own loading turn: three (or, with the trading post, two) goods for one, two goods for a coin.
//!
//! Rulebook p. 6 and p. 9; J6: the goods are given first, and a kind just given may be taken back.

use langhus_rules::{Seat, Sink};

use crate::Jorvik;
use crate::action::Action;
use crate::event::Event;
use crate::good::{Good, Goods};
use crate::refusal::Refusal;
use crate::state::{Exchange, Open, State, Step};

impl Jorvik {
    /// Asks for the next good to give; where only one kind is left, or just as many goods as are due, there is nothing
    /// to ask.
    pub(crate) fn give(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        while open.left > 0 {
            let mut kinds = open.hand.kinds();
            let forced = if open.hand.total() == open.left { kinds.next() } else { kinds.single() };
            let Some(good) = forced else { return open.ask(seat, Step::Give) };
            give_one(open, seat, good, sink);
        }
        if open.exchange == Exchange::Coin {
            open.player_mut(seat).coins += 1;
            sink.tell(Event::Exchanged(seat));
            return self.allocate(state, seat, sink);
        }
        match open.common.kinds().single() {
            Some(good) => self.receive(state, seat, good, sink),
            None => open.ask(seat, Step::Receive),
        }
    }

    fn receive(&self, state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
        state.open.common -= Goods::one(good);
        state.open.hand += Goods::one(good);
        sink.tell(Event::Taken(seat, good));
        self.allocate(state, seat, sink);
    }

    pub(crate) fn legal_exchange(&self, open: &Open, actions: &mut Vec<Action>) {
        if open.step == Step::Give {
            actions.extend(open.hand.kinds().map(Action::Give));
        } else {
            actions.extend(open.common.kinds().map(Action::Receive));
        }
    }

    pub(crate) fn check_exchange(&self, open: &Open, action: Action) -> Result<(), Refusal> {
        match (open.step, action) {
            (Step::Give, Action::Give(good)) if !open.hand.has(good) => Err(Refusal::NoSuchGood(good)),
            (Step::Receive, Action::Receive(good)) if !open.common.has(good) => Err(Refusal::NotInCommon(good)),
            (Step::Give, Action::Give(_)) | (Step::Receive, Action::Receive(_)) => Ok(()),
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    pub(crate) fn play_exchange(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Give(good) => {
                give_one(&mut state.open, seat, good, sink);
                self.give(state, seat, sink);
            }
            Action::Receive(good) => self.receive(state, seat, good, sink),
            _ => {}
        }
    }
}

fn give_one(open: &mut Open, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    open.hand -= Goods::one(good);
    open.common += Goods::one(good);
    open.left -= 1;
    sink.tell(Event::Given(seat, good, open.exchange));
}
