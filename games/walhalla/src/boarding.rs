//! Phase 1, "Drachen ziehen/an Bord gehen": the active seat boards, then the owner of the coloured place answers.

use langhus_rules::{Seat, Sink};

use crate::{Action, Event, Place, Places, Refusal, Stage, State, Walhalla};

impl Walhalla {
    /// The place of the drawn dragon that only another colour may fill; nothing if it is the active seat's own (H5).
    fn reserved(&self, state: &State) -> Option<(Place, Option<Seat>)> {
        let dragon = self.components.dragons[state.dragon?.index()];
        let owner = dragon.colour.seat(self.seats);
        (owner != Some(state.active)).then_some((dragon.coloured, owner))
    }

    /// Starts the phase once a dragon is drawn. A seat without vikings has nothing to decide (H5, H38).
    pub(crate) fn begin_boarding(&self, state: &mut State) {
        if state.midgard[state.active.index()] > 0 {
            state.ask(state.active, Stage::Boarding);
        } else {
            self.invite(state);
        }
    }

    pub(crate) fn legal_boarding(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let reserved = self.reserved(state).map_or(Places::NONE, |(place, _)| Places::NONE.with(place));
        let vikings = state.midgard[seat.index()];
        for number in 0..Places::SETS {
            let places = Places::numbered(number);
            if number & reserved.number() == 0 && places.len() <= vikings {
                actions.push(Action::Board(places));
            }
        }
    }

    /// Two places are neutral and may be filled or not; the third only in one's own colour (H4, H5, H36).
    pub(crate) fn check_boarding(&self, state: &State, seat: Seat, places: Places) -> Result<(), Refusal> {
        if let Some((place, owner)) = self.reserved(state)
            && places.contains(place)
        {
            return Err(Refusal::Reserved { place, owner });
        }
        let vikings = state.midgard[seat.index()];
        if places.len() > vikings { Err(Refusal::TooFewVikings { vikings }) } else { Ok(()) }
    }

    pub(crate) fn board(&self, state: &mut State, seat: Seat, places: Places, sink: &mut impl Sink<Event>) {
        for (place, aboard) in Place::ALL.into_iter().zip(&mut state.crew) {
            if places.contains(place) {
                *aboard = Some(seat);
            }
        }
        state.midgard[seat.index()] -= places.len();
        sink.tell(Event::Boarded { seat, places });
        self.invite(state);
    }

    /// "Möchtest du mitfahren?": asked before the fjord is known, but not of an empty Midgard (H4, H36).
    fn invite(&self, state: &mut State) {
        match self.reserved(state) {
            Some((_, Some(owner))) if state.midgard[owner.index()] > 0 => state.ask(owner, Stage::Riding),
            _ => state.ask(state.active, Stage::Sailing),
        }
    }

    pub(crate) fn legal_riding(&self, actions: &mut Vec<Action>) {
        actions.extend([Action::Ride(true), Action::Ride(false)]);
    }

    pub(crate) fn ride(&self, state: &mut State, seat: Seat, along: bool, sink: &mut impl Sink<Event>) {
        if let Some((place, _)) = self.reserved(state).filter(|_| along) {
            state.crew[place as usize] = Some(seat);
            state.midgard[seat.index()] -= 1;
        }
        sink.tell(Event::Rode { seat, along });
        state.ask(state.active, Stage::Sailing);
    }
}
