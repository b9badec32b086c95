//! Beggar, Servant, Merchant and Trader: goods and workers exchanged with the supply, as the edition says.

use langhus_rules::Sink;

use crate::action::Action;
use crate::deck::{Exchange, Types};
use crate::kind::{Good, Townsperson};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{GoodSet, State, Step};
use crate::{Event, Schiffbauer};

/// Can so many more goods be given? Where other types are taken than given, one type has to be kept out (S50).
#[inline]
fn can_give(exchange: &Exchange, purse: Purse, types: GoodSet, more: u8) -> bool {
    let all = purse.all_goods();
    match exchange.types {
        Types::Any => all >= more,
        Types::Other | Types::OneOther => types.others().iter().any(|kept| all - purse.good(kept) >= more),
    }
}

/// May this good be given next?
#[inline]
fn may_give(exchange: &Exchange, purse: Purse, given: u8, types: GoodSet, good: Good) -> bool {
    if purse.good(good) == 0 {
        return false;
    }
    let mut left = purse;
    left.take(good);
    can_give(exchange, left, types.with(good), exchange.fewest.saturating_sub(given + 1))
}

/// The goods that may be given next.
#[inline]
fn givable(exchange: &Exchange, purse: Purse, given: u8, types: GoodSet) -> GoodSet {
    let goods = Good::ALL.into_iter().filter(|good| may_give(exchange, purse, given, types, *good));
    goods.fold(GoodSet::NONE, GoodSet::with)
}

impl Schiffbauer {
    /// What is to be given is given in full, or the townsperson cannot be visited (S31).
    #[inline]
    pub(crate) fn may_exchange(&self, purse: Purse, townsperson: Townsperson) -> bool {
        self.deck.townsfolk.exchange(townsperson).is_some_and(|exchange| {
            purse.workers() >= exchange.give_workers && can_give(exchange, purse, GoodSet::NONE, exchange.fewest)
        })
    }

    pub(crate) fn check_exchange(&self, purse: Purse, townsperson: Townsperson) -> Result<(), Refusal> {
        let Some(exchange) = self.deck.townsfolk.exchange(townsperson) else { return Ok(()) };
        if purse.workers() < exchange.give_workers {
            return Err(Refusal::TooFewWorkers { needs: exchange.give_workers, has: purse.workers() });
        }
        if self.may_exchange(purse, townsperson) { Ok(()) } else { Err(Refusal::NothingToGive(townsperson)) }
    }

    pub(crate) fn begin_exchange(&self, state: &mut State, townsperson: Townsperson, sink: &mut impl Sink<Event>) {
        let Some(exchange) = self.deck.townsfolk.exchange(townsperson) else { return };
        let seat = state.active;
        if exchange.give_workers > 0 {
            let board = state.own();
            board.purse.set_workers(board.purse.workers() - exchange.give_workers);
            sink.tell(Event::GaveWorkers { seat, workers: exchange.give_workers });
        }
        self.ask_to_give(state, townsperson, 0, GoodSet::NONE, sink);
    }

    /// Asks for the next good; what leaves no choice is done at once.
    fn ask_to_give(
        &self,
        state: &mut State,
        townsperson: Townsperson,
        given: u8,
        types: GoodSet,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(exchange) = self.deck.townsfolk.exchange(townsperson) else { return };
        let goods = givable(exchange, state.own().purse, given, types);
        if given == exchange.give_goods || goods == GoodSet::NONE {
            return self.gain_from(state, townsperson, given, types, sink);
        }
        state.step = Step::Give { townsperson, given, types };
        if given < exchange.fewest
            && let Some(good) = goods.only()
        {
            self.give(state, good, sink);
        }
    }

    pub(crate) fn legal_give(&self, state: &State, actions: &mut Vec<Action>) {
        let Step::Give { townsperson, given, types } = state.step else { return };
        let Some(exchange) = self.deck.townsfolk.exchange(townsperson) else { return };
        let goods = givable(exchange, state.board(state.active).purse, given, types);
        actions.extend(goods.iter().map(Action::Give));
        if given >= exchange.fewest {
            actions.push(Action::Enough);
        }
    }

    pub(crate) fn check_give(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let not_now = Err(Refusal::NotNow(state.step));
        let Step::Give { townsperson, given, types } = state.step else { return not_now };
        let Some(exchange) = self.deck.townsfolk.exchange(townsperson) else { return not_now };
        let purse = state.board(state.active).purse;
        match action {
            Action::Give(good) if may_give(exchange, purse, given, types, good) => Ok(()),
            Action::Give(good) if purse.good(good) == 0 => Err(Refusal::TooFewGoods { good, needs: 1, has: 0 }),
            Action::Give(good) => Err(Refusal::NoTypeLeft(good)),
            Action::Enough if given >= exchange.fewest => Ok(()),
            Action::Enough => Err(Refusal::AtLeastOne),
            _ => not_now,
        }
    }

    pub(crate) fn give(&self, state: &mut State, good: Good, sink: &mut impl Sink<Event>) {
        let Step::Give { townsperson, given, types } = state.step else { return };
        state.own().purse.take(good);
        sink.tell(Event::Gave { seat: state.active, good });
        self.ask_to_give(state, townsperson, given + 1, types.with(good), sink);
    }

    /// The player gives no more.
    pub(crate) fn stop_giving(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Step::Give { townsperson, given, types } = state.step else { return };
        self.gain_from(state, townsperson, given, types, sink);
    }

    fn gain_from(
        &self,
        state: &mut State,
        townsperson: Townsperson,
        given: u8,
        types: GoodSet,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(exchange) = self.deck.townsfolk.exchange(townsperson) else { return };
        if exchange.take_workers > 0 {
            let board = state.own();
            board.purse.set_workers(board.purse.workers() + exchange.take_workers);
            sink.tell(Event::TookWorkers { seat: state.active, workers: exchange.take_workers });
        }
        let left = if exchange.for_each { exchange.take_goods.saturating_mul(given) } else { exchange.take_goods };
        if left == 0 {
            return self.leave(state);
        }
        let types = if exchange.types == Types::Any { GoodSet::ALL } else { types.others() };
        state.step = Step::Take { townsperson, types, left };
        if let Some(good) = types.only() {
            self.receive(state, good, left, sink);
            self.leave(state);
        }
    }

    pub(crate) fn legal_take(&self, types: GoodSet, actions: &mut Vec<Action>) {
        actions.extend(types.iter().map(Action::Take));
    }

    pub(crate) fn check_take(&self, state: &State, types: GoodSet, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(good) if types.contains(good) => Ok(()),
            Action::Take(good) => Err(Refusal::SameType(good)),
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    pub(crate) fn take(&self, state: &mut State, good: Good, sink: &mut impl Sink<Event>) {
        let Step::Take { townsperson, types, left } = state.step else { return };
        let alike = self.deck.townsfolk.exchange(townsperson).is_some_and(|e| e.types == Types::OneOther);
        let amount = if alike { left } else { 1 };
        self.receive(state, good, amount, sink);
        if amount == left {
            self.leave(state);
        } else {
            state.step = Step::Take { townsperson, types, left: left - 1 };
        }
    }

    fn receive(&self, state: &mut State, good: Good, amount: u8, sink: &mut impl Sink<Event>) {
        state.own().purse.add(good, amount);
        sink.tell(Event::Took { seat: state.active, good, amount });
    }
}
