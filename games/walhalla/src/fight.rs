//! The fight for a field: Attack, then lose, win or Shield (H15 to H19).

use langhus_rules::{Seat, Sink};

use crate::landing::Flow;
use crate::{Action, Card, Defence, Event, Refusal, Stage, State, Walhalla};

impl Walhalla {
    /// The attacker is asked for Attack whenever there is a hand, whatever is in it: being asked tells nothing (H41).
    pub(crate) fn begin_fight(
        &self,
        state: &mut State,
        attacker: Seat,
        defender: Seat,
        sink: &mut impl Sink<Event>,
    ) -> Flow {
        if state.hand[attacker.index()].is_empty() {
            return self.ask_defender(state, attacker, defender, sink);
        }
        state.ask(attacker, Stage::Attack);
        Flow::Waits
    }

    pub(crate) fn legal_attack(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.hand[seat.index()].holds(Card::Attack) {
            actions.push(Action::Attack(true));
        }
        actions.push(Action::Attack(false));
    }

    /// Only the owner of the attacking viking may play Attack, even where the defender could not win (H16, H40).
    pub(crate) fn check_card(&self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        if state.hand[seat.index()].holds(card) { Ok(()) } else { Err(Refusal::NotHeld { card }) }
    }

    pub(crate) fn attack(&self, state: &mut State, seat: Seat, card: bool, sink: &mut impl Sink<Event>) {
        let Some(defender) = state.holder(state.field) else { return };
        let flow = if card {
            self.discard(state, seat, Card::Attack, sink);
            self.defender_falls(state, seat, defender, sink)
        } else {
            self.ask_defender(state, seat, defender, sink)
        };
        self.go_on(flow, state, sink);
    }

    /// With an empty Walhalla and an empty hand there is nothing to decide; with a hand there may be a Shield (H41).
    fn ask_defender(&self, state: &mut State, attacker: Seat, defender: Seat, sink: &mut impl Sink<Event>) -> Flow {
        let place = defender.index();
        if state.walhalla[place] == 0 && state.hand[place].is_empty() {
            return self.defender_falls(state, attacker, defender, sink);
        }
        state.ask(defender, Stage::Defence);
        Flow::Waits
    }

    pub(crate) fn legal_defence(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Defend(Defence::Lose));
        if state.walhalla[seat.index()] > 0 {
            actions.push(Action::Defend(Defence::Win));
        }
        if state.hand[seat.index()].holds(Card::Shield) {
            actions.push(Action::Defend(Defence::Shield));
        }
    }

    /// Winning costs a viking of one's own in Walhalla; Shield costs only the card (H17).
    pub(crate) fn check_defence(&self, state: &State, seat: Seat, defence: Defence) -> Result<(), Refusal> {
        match defence {
            Defence::Win if state.walhalla[seat.index()] == 0 => Err(Refusal::EmptyWalhalla),
            Defence::Shield => self.check_card(state, seat, Card::Shield),
            Defence::Lose | Defence::Win => Ok(()),
        }
    }

    pub(crate) fn defend(&self, state: &mut State, seat: Seat, defence: Defence, sink: &mut impl Sink<Event>) {
        let Some(attacker) = state.lander() else { return };
        let flow = match defence {
            Defence::Lose => self.defender_falls(state, attacker, seat, sink),
            Defence::Win => {
                state.walhalla[seat.index()] -= 1;
                state.asgard[seat.index()] += 1;
                self.attacker_falls(state, attacker, seat, true, sink)
            }
            Defence::Shield => {
                self.discard(state, seat, Card::Shield, sink);
                self.attacker_falls(state, attacker, seat, false, sink)
            }
        };
        self.go_on(flow, state, sink);
    }

    /// The loser is honoured: the viking moves to Walhalla, and the attacker takes the field (H18).
    fn defender_falls(&self, state: &mut State, attacker: Seat, defender: Seat, sink: &mut impl Sink<Event>) -> Flow {
        let held = &mut state.held[defender.index()];
        *held = held.without(state.field.alone());
        state.walhalla[defender.index()] += 1;
        sink.tell(Event::DefenderFell { seat: defender, field: state.field });
        self.take(state, attacker, sink)
    }

    fn attacker_falls(
        &self,
        state: &mut State,
        attacker: Seat,
        against: Seat,
        paid: bool,
        sink: &mut impl Sink<Event>,
    ) -> Flow {
        state.walhalla[attacker.index()] += 1;
        self.leave_dragon(state);
        sink.tell(Event::AttackerFell { seat: attacker, field: state.field, against, paid });
        Flow::GoesOn
    }
}
