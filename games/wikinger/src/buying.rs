//! Buying a combination from the wheel. Rulebook p. 2, "Kombination erwerben" and "Drehrad bewegen".

use langhus_rules::Sink;

use crate::Wikinger;
use crate::event::Event;
use crate::notation::Action;
use crate::refusal::Refuse;
use crate::state::{Bought, Public, Step};
use crate::wheel::SLOTS;

/// May the combination at 0 be taken? Only the last figure of its kind, or by somebody whose gold does not pay for
/// the cheapest other one; points do not count for that (W4, W45).
#[inline]
pub(crate) fn zero_is_free(public: &Public) -> bool {
    public.wheel.is_last_of_kind()
        || public.wheel.cheapest_above_zero().is_none_or(|cheapest| public.player().gold < u16::from(cheapest))
}

impl Wikinger {
    pub(crate) fn legal_purchases(&self, public: &Public, actions: &mut Vec<Action>) {
        if zero_is_free(public) {
            actions.push(Action::Buy(0));
        }
        let affordable = (2u16 << public.player().wealth().min(u16::from(SLOTS) - 1)) - 1;
        let mut prices = public.wheel.prices() & !1 & affordable;
        while prices != 0 {
            actions.push(Action::Buy(prices.trailing_zeros() as u8));
            prices &= prices - 1;
        }
    }

    pub(crate) fn check_purchase(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        let Action::Buy(price) = action else { return Err(Refuse::NotAsked(Step::Buy)) };
        let Some(slot) = public.wheel.slot(price) else { return Err(Refuse::NothingAt(price)) };
        if u16::from(price) > public.player().wealth() {
            return Err(Refuse::TooDear(price));
        }
        match public.wheel.figure(slot) {
            Some(figure) if price == 0 && !zero_is_free(public) => Err(Refuse::ZeroLocked(figure)),
            _ => Ok(()),
        }
    }

    pub(crate) fn play_purchase(&self, public: &mut Public, price: u8, sink: &mut impl Sink<Event>) {
        let Some(slot) = public.wheel.slot(price) else { return };
        let dearest = public.wheel.is_dearest(slot);
        let Some((tile, figure)) = public.wheel.take(slot) else { return };
        let changed = public.player_mut().pay(price.into());
        let seat = public.turn;
        sink.tell(Event::Bought { seat, tile, figure, price, changed });
        // W53: the dearest combination, at a price above 0, while a special tile lies open.
        let prize = self.advanced && dearest && price > 0 && public.open.iter().any(Option::is_some);
        let from = Some((public.round, slot));
        public.bought = Bought { tile, figure, prize, seat, from, ..Bought::NOTHING };
        let by = public.wheel.turn();
        if by > 0 {
            sink.tell(Event::Turned(by));
        }
        self.ask_where_to_lay(public, sink);
    }
}
