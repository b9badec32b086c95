//! From turn to turn and from raid to raid.

use langhus_rules::{Chance, Seat, Sink};

use crate::state::SEATS;
use crate::{Event, Stage, State, Terrain, Walhalla};

/// A game has three raids ("Raubzüge").
pub(crate) const RAIDS: u8 = 3;

impl Walhalla {
    pub(crate) fn next_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.active = state.active.next(self.seats);
        self.begin_turn(state, sink);
    }

    /// A raid ends before a turn, also its first, when all dragons lie in the fjords or nobody has a viking in Midgard
    /// (H21). Otherwise the active seat draws a dragon, with or without vikings (H38).
    pub(crate) fn begin_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.dragons_left == 0 || state.midgard == [0; SEATS] {
            return self.end_raid(state, sink);
        }
        state.dragons_left -= 1;
        let drawn = state.dragons[usize::from(state.dragons_left)];
        state.dragon = Some(drawn);
        sink.reveal();
        sink.tell(Event::Drawn { seat: state.active, dragon: self.components.dragons[drawn.index()] });
        self.begin_boarding(state);
    }

    /// Scores the raid and prepares the next one (H24), or ends the game (H32).
    pub(crate) fn finish_raid(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        self.score_raid(state, sink);
        if state.raid == RAIDS {
            self.score_game(state, sink);
            self.discard_laid(state);
            state.stage = Stage::Over;
            return sink.tell(Event::Over);
        }
        self.send_home(state, sink);
        self.collect_dragons(state, sink);
        self.supply(state, sink);
        self.exodus(state, sink);
        self.discard_laid(state);
        state.raid += 1;
        state.start = state.start.next(self.seats);
        state.active = state.start;
        sink.tell(Event::RaidBegan { raid: state.raid, start: state.start });
        self.begin_turn(state, sink);
    }

    /// "Vorbereitungen": vikings leave for Asgard, except those on wheat fields.
    fn send_home(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let wheat = state.fields_of(&[Terrain::Wheat]);
        for seat in self.all_seats() {
            let held = &mut state.held[seat.index()];
            let vikings = held.without(wheat).len();
            *held = held.and(wheat);
            state.asgard[seat.index()] += vikings;
            if vikings > 0 {
                sink.tell(Event::WentHome { seat, vikings });
            }
        }
    }

    /// All twelve dragons are shuffled again, those still in the pile too (H44).
    fn collect_dragons(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let mut left = usize::from(state.dragons_left);
        for moored in state.fjords.as_flattened_mut().iter_mut().filter_map(Option::take) {
            state.dragons[left] = moored.dragon;
            left += 1;
        }
        state.dragons_left = left as u8;
        state.moored = [0; 4];
        let dragons = &mut state.dragons;
        state.dice.roll(|stream| stream.shuffle(dragons));
        sink.reveal();
    }

    /// "Nachschub": by dense places in Walhalla, the card included, as far as Asgard reaches (H28 to H30, H45).
    fn supply(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let heroes = self.heroes(state);
        for seat in self.all_seats() {
            let place = self.all_seats().filter(|other| self.leads(&heroes, *other, seat)).count();
            let vikings = self.components.supply[place].min(state.asgard[seat.index()]);
            state.asgard[seat.index()] -= vikings;
            state.midgard[seat.index()] += vikings;
            sink.tell(Event::Supplied { seat, place: place as u8 + 1, vikings });
        }
    }

    /// Does `other` stand for a number of heroes above that of `seat`? Of those with equal numbers only the first does,
    /// so that equal numbers share a place and the next lower one takes the next.
    fn leads(&self, heroes: &[u8; SEATS], other: Seat, seat: Seat) -> bool {
        let number = heroes[other.index()];
        number > heroes[seat.index()] && !heroes[..other.index()].contains(&number)
    }

    /// "Heldenauszug": everybody loses as many heroes as the weakest has, cards not counted (H31).
    fn exodus(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let heroes = self.all_seats().map(|seat| state.walhalla[seat.index()]).min().unwrap_or(0);
        for seat in self.all_seats().map(Seat::index) {
            state.walhalla[seat] -= heroes;
            state.asgard[seat] += heroes;
        }
        sink.tell(Event::Exodus { heroes });
    }
}
