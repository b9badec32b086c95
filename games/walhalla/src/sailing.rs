//! Phase 2, "Drachen auf Belagerungszug schicken".

use langhus_rules::{Seat, Sink};

use crate::land::DRAGON_LENGTH;
use crate::{Action, Event, Fjord, Lead, Moored, Refusal, State, Walhalla};

impl Walhalla {
    pub(crate) fn legal_sailing(&self, state: &State, actions: &mut Vec<Action>) {
        for fjord in Fjord::ALL {
            if state.moored[fjord.index()] < self.berths[fjord.index()] {
                actions.extend([Action::Sail(fjord, Lead::Bow), Action::Sail(fjord, Lead::Stern)]);
            }
        }
    }

    /// A dragon may enter if it lies beside at least one field, whoever holds it (H8, H37).
    pub(crate) fn check_sailing(&self, state: &State, fjord: Fjord) -> Result<(), Refusal> {
        if state.moored[fjord.index()] < self.berths[fjord.index()] {
            Ok(())
        } else {
            Err(Refusal::FjordFull { fjord })
        }
    }

    /// It goes in until it touches the board or the dragon before it; an empty one blocks its place as well (H6).
    pub(crate) fn sail(&self, state: &mut State, seat: Seat, fjord: Fjord, lead: Lead, sink: &mut impl Sink<Event>) {
        let Some(dragon) = state.dragon.take() else { return };
        let berth = state.moored[fjord.index()];
        state.fjords[fjord.index()][usize::from(berth)] = Some(Moored { dragon, lead });
        state.moored[fjord.index()] += 1;
        if lead == Lead::Stern {
            state.crew.reverse();
        }
        state.fjord = fjord;
        state.landing = 0;
        sink.tell(Event::Sailed { seat, fjord, lead, berth: berth + 1 });
        self.disembark(state, sink);
    }

    /// The position beside which the viking whose turn it is sits, counted from 0.
    #[inline]
    pub(crate) fn position(&self, state: &State) -> u8 {
        (state.moored[state.fjord.index()] - 1) * DRAGON_LENGTH + state.landing
    }
}
