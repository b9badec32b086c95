//! Where all pieces are counted, and the whole table laid open.

use langhus_rules::serde_json::{Value, json};
use langhus_rules::{Inventory, Seat, Viewer};

use crate::{Colour, State, Walhalla};

impl Walhalla {
    pub(crate) fn count(&self, state: &State) -> Inventory {
        let mut found = Inventory::new();
        let mut note = |name: String, count: u8| *found.entry(name).or_default() += u32::from(count);
        for seat in self.all_seats() {
            let place = seat.index();
            let aboard = state.crew.iter().filter(|crew| **crew == Some(seat)).count() as u8;
            let home = state.midgard[place] + state.asgard[place] + state.walhalla[place];
            note(format!("viking {}", Colour::of(seat).name()), home + aboard + state.held[place].len());
        }
        let pile = state.pile[..usize::from(state.cards_left)].iter().copied();
        let out = state.hand.iter().chain(&state.laid).chain(&state.discard).flat_map(|cards| cards.each());
        for card in pile.chain(out) {
            note(format!("card {}", card.name()), 1);
        }
        let waiting = state.dragons[..usize::from(state.dragons_left)].iter().copied().chain(state.dragon);
        let moored = state.fjords.as_flattened().iter().flatten().map(|moored| moored.dragon);
        for dragon in waiting.chain(moored) {
            let kind = self.components.dragons[dragon.index()];
            // Dragons are printed alike if an edition says so: their numbers tell them apart.
            let (number, colour, place) = (dragon.index() + 1, kind.colour.name(), kind.coloured.name());
            note(format!("dragon {number} {colour} {place}"), 1);
        }
        for laid in &state.tiles {
            let [one, two] = self.components.tiles[usize::from(laid.tile)].map(|terrain| terrain.name());
            note(format!("tile {} {one} {two}", laid.tile + 1), 1);
        }
        for tip in state.inner.iter().chain(&state.outer) {
            note(format!("tip {tip}"), 1);
        }
        found
    }

    pub(crate) fn open(&self, state: &State) -> Value {
        let pile: Vec<_> = state.pile[..usize::from(state.cards_left)].iter().rev().collect();
        let dragons: Vec<_> = state.dragons[..usize::from(state.dragons_left)].iter().rev().collect();
        let each = |cards: &[crate::Cards; 4]| self.all_seats().map(|seat| cards[seat.index()]).collect::<Vec<_>>();
        json!({
            "table": self.look(state, Viewer::Spectator),
            "hands": each(&state.hand),
            "laid": each(&state.laid),
            "kept": each(&state.kept),
            "pile": pile,
            "dragons": dragons,
            "drawn": state.dice.used(),
        })
    }

    /// All seats of the table.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }
}
