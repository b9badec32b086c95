//! The evening: gold, new workers, the limits of mill and village, and the end of the day.

use langhus_rules::{Seat, Sink};

use crate::action::Action;
use crate::kind::Good;
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{GoodSet, State, Step};
use crate::tableau::VILLAGE;
use crate::{Event, Schiffbauer};

/// Rulebook, "Spielende": the fourth ship ends the game.
pub const LAST_SHIP: u8 = 4;

/// The types of goods in a mill.
fn stored(purse: Purse) -> GoodSet {
    Good::ALL.into_iter().filter(|good| purse.good(*good) > 0).fold(GoodSet::NONE, GoodSet::with)
}

impl Schiffbauer {
    /// The work is over: what was set aside goes face down to the discard pile (S42), and everybody gets gold
    /// and workers (S2, S3 and S53).
    pub(crate) fn begin_evening(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for aside in &mut state.aside {
            if let Some(card) = aside.take() {
                state.face_down.insert(card);
            }
        }
        for seat in state.start.around(self.seats) {
            let board = state.board_mut(seat);
            // Rulebook, "Ruhephase" 1, read as S1 does: workers in the village, not in the mill.
            let gold = board.gain_gold(board.purse.workers().saturating_add(board.fleet.evening_gold));
            let workers = board.new_workers();
            board.purse.set_workers(board.purse.workers() + workers);
            sink.tell(Event::Income { seat, gold, workers });
        }
        self.check_limits(state, state.start, sink);
    }

    /// Rulebook, "Ruhephase" 3, from this seat on. The owner chooses which goods go back, where there is a choice.
    fn check_limits(&self, state: &mut State, from: Seat, sink: &mut impl Sink<Event>) {
        let mut seat = from;
        loop {
            let board = state.board_mut(seat);
            let workers = board.purse.workers();
            if workers > VILLAGE {
                board.purse.set_workers(VILLAGE);
                sink.tell(Event::WorkersLeft { seat, workers: workers - VILLAGE });
            }
            let (goods, limit) = (board.purse.all_goods(), board.mill_limit());
            if goods > limit {
                let types = stored(board.purse);
                if limit > 0 && types.only().is_none() {
                    state.active = seat;
                    state.step = Step::Surplus;
                    return;
                }
                for good in types.iter() {
                    let amount = board.purse.good(good).min(goods - limit);
                    board.purse.set_good(good, board.purse.good(good) - amount);
                    sink.tell(Event::Returned { seat, good, amount });
                }
            }
            seat = seat.next(self.seats);
            if seat == state.start {
                return self.close_day(state, sink);
            }
        }
    }

    pub(crate) fn legal_surplus(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(stored(state.board(state.active).purse).iter().map(Action::Return));
    }

    pub(crate) fn check_surplus(&self, state: &State, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Return(good) if state.board(state.active).purse.good(good) > 0 => Ok(()),
            Action::Return(good) => Err(Refusal::TooFewGoods { good, needs: 1, has: 0 }),
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    /// The owner returns a good that the mill cannot hold.
    pub(crate) fn give_back(&self, state: &mut State, good: Good, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        state.own().purse.take(good);
        sink.tell(Event::Returned { seat, good, amount: 1 });
        self.check_limits(state, seat, sink);
    }

    /// Rulebook, "Tagesabschluss" and "Spielende": with a fourth ship the game is over, otherwise the next day begins
    /// with the player who played the Pioneer, or with the next one clockwise.
    fn close_day(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.boards.iter().any(|board| board.fleet.ships >= LAST_SHIP) {
            state.step = Step::Over;
            sink.tell(Event::Over);
            return;
        }
        state.start = state.pioneer.unwrap_or(state.start.next(self.seats));
        self.begin_day(state, sink);
    }
}
