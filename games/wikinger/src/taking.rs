//! Taking a special tile, and exchanging special buildings. Rule sheet, "Sonderplättchen nehmen".

use langhus_rules::Sink;

use crate::Wikinger;
use crate::event::{Cause, Event, Gain};
use crate::figure::Cell;
use crate::notation::Action;
use crate::refusal::Refuse;
use crate::special::Special;
use crate::state::{Public, Step};
use crate::tile::Building;

/// What the five-gold tile is worth.
const GOLD5: u16 = 5;

impl Wikinger {
    pub(crate) fn legal_specials(&self, public: &Public, actions: &mut Vec<Action>) {
        for (place, special) in public.open.iter().enumerate() {
            // Equal tiles are one choice.
            if let Some(kind) = special
                && !public.open[..place].contains(special)
            {
                actions.push(Action::Take(*kind));
            }
        }
        actions.push(Action::Decline);
    }

    pub(crate) fn check_special(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        match action {
            Action::Decline => Ok(()),
            Action::Take(special) if public.open.contains(&Some(special)) => Ok(()),
            Action::Take(special) => Err(Refuse::NotOpen(special)),
            _ => Err(Refuse::NotAsked(Step::Special)),
        }
    }

    pub(crate) fn play_special(&self, public: &mut Public, action: Action, sink: &mut impl Sink<Event>) {
        public.step = Step::Buy;
        let Action::Take(special) = action else {
            sink.tell(Event::Declined(public.turn));
            return;
        };
        if let Some(place) = public.open.iter_mut().find(|open| **open == Some(special)) {
            *place = None;
        }
        sink.tell(Event::Took(public.turn, special));
        if special == Special::Gold5 {
            public.spent[special as usize] += 1;
            public.player_mut().gold += GOLD5;
            sink.tell(Event::Scored(public.turn, Cause::Gold5, Gain::Gold(GOLD5.into())));
            return;
        }
        public.player_mut().specials[special as usize] += 1;
        if let Some(building) = special.building() {
            self.ask_for_exchange(public, building, sink);
        }
    }

    /// W54: at once if a tile with the building lies there; which one, the owner picks.
    fn ask_for_exchange(&self, public: &mut Public, building: Building, sink: &mut impl Sink<Event>) {
        let mut cells = public.middles.cells(public.turn, building);
        match (cells.next(), cells.next()) {
            (None, _) => sink.tell(Event::Unbuilt(public.turn, building)),
            (Some(cell), None) => {
                drop(cells);
                self.exchange(public, building, cell, sink);
            }
            (Some(_), Some(_)) => {
                drop(cells);
                public.step = Step::Exchange;
            }
        }
    }

    pub(crate) fn legal_exchanges(&self, public: &Public, actions: &mut Vec<Action>) {
        if let Some(building) = public.exchanging() {
            actions.extend(public.middles.cells(public.turn, building).map(Action::Exchange));
        }
    }

    pub(crate) fn check_exchange(&self, public: &Public, action: Action) -> Result<(), Refuse> {
        let (Action::Exchange(cell), Some(building)) = (action, public.exchanging()) else {
            return Err(Refuse::NotAsked(Step::Exchange));
        };
        let fits = public.middles.cells(public.turn, building).any(|middle| middle == cell);
        if fits { Ok(()) } else { Err(Refuse::WrongBuilding(building)) }
    }

    pub(crate) fn play_exchange(&self, public: &mut Public, cell: Cell, sink: &mut impl Sink<Event>) {
        public.step = Step::Buy;
        if let Some(building) = public.exchanging() {
            self.exchange(public, building, cell, sink);
        }
    }

    /// Puts the special building of the player who is asked into the place of a normal one, which leaves the game;
    /// a figure stays where it stands.
    pub(crate) fn exchange(&self, public: &mut Public, building: Building, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat = public.turn;
        public.middles.remove(seat, cell);
        public.lost[building.tile() as usize] += 1;
        let player = public.player_mut();
        player.specials[Special::great(building) as usize] -= 1;
        player.coast.make_great(cell, building);
        sink.tell(Event::Exchanged(seat, building, cell));
    }
}
