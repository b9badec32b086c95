//! Phase 3, "Von Bord gehen": one viking after the other, from the board outwards, each to the end (H9, H39).

use langhus_rules::{Seat, Sink};

use crate::land::Fields;
use crate::{Action, Event, Field, Refusal, Stage, State, Tongue, Walhalla};

/// Does a landing go on by itself, or does somebody have to decide?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    GoesOn,
    Waits,
}

impl Walhalla {
    /// Where a viking may land: fields beside it that its owner does not hold already (H10). Tips and the open sea are
    /// no fields.
    #[inline]
    fn landings(&self, state: &State, owner: Seat) -> Fields {
        let beside = state.fjord.beside(self.position(state));
        beside.and(self.land).without(state.held[owner.index()])
    }

    /// Lands the crew up to the next decision; after the last one the turn is over.
    pub(crate) fn disembark(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while usize::from(state.landing) < state.crew.len() {
            let Some(owner) = state.lander() else {
                state.landing += 1;
                continue;
            };
            let landings = self.landings(state, owner);
            let Some(field) = landings.first() else {
                // Rulebook, "Von Bord gehen" 3: with nowhere to go it comes back to Midgard (H11).
                state.midgard[owner.index()] += 1;
                self.leave_dragon(state);
                sink.tell(Event::Returned { seat: owner });
                continue;
            };
            if landings.len() > 1 {
                return state.ask(owner, Stage::Landing);
            }
            if self.step_ashore(state, owner, field, sink) == Flow::Waits {
                return;
            }
        }
        self.next_turn(state, sink);
    }

    /// Goes on with the landing unless somebody has to decide.
    #[inline]
    pub(crate) fn go_on(&self, flow: Flow, state: &mut State, sink: &mut impl Sink<Event>) {
        if flow == Flow::GoesOn {
            self.disembark(state, sink);
        }
    }

    /// The viking whose turn it is has left the dragon; the next one follows.
    #[inline]
    pub(crate) fn leave_dragon(&self, state: &mut State) {
        state.crew[usize::from(state.landing)] = None;
        state.landing += 1;
    }

    pub(crate) fn legal_landing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.landings(state, seat).iter().map(|field| Action::Land(field.tongue())));
    }

    /// The owner chooses the side, freely between free and enemy fields (H9, H10, H40). Nobody is asked unless both
    /// banks are open, so what is refused is always the tongue across the water.
    pub(crate) fn check_landing(&self, state: &State, seat: Seat, tongue: Tongue) -> Result<(), Refusal> {
        let field = Field::new(tongue, self.position(state));
        let open = self.landings(state, seat).contains(field);
        if open { Ok(()) } else { Err(Refusal::NotBeside { tongue, fjord: state.fjord }) }
    }

    pub(crate) fn land(&self, state: &mut State, seat: Seat, tongue: Tongue, sink: &mut impl Sink<Event>) {
        let field = Field::new(tongue, self.position(state));
        let flow = self.step_ashore(state, seat, field, sink);
        self.go_on(flow, state, sink);
    }

    fn step_ashore(&self, state: &mut State, owner: Seat, field: Field, sink: &mut impl Sink<Event>) -> Flow {
        let against = state.holder(field);
        sink.tell(Event::Landed { seat: owner, field, against });
        state.field = field;
        match against {
            None => self.take(state, owner, sink),
            Some(defender) => self.begin_fight(state, owner, defender, sink),
        }
    }
}
