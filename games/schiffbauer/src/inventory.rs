//! Every card, wherever it lies: counted, and laid open.

use langhus_rules::serde_json::{Value, json};
use langhus_rules::{Inventory, Seat, Viewer};

use crate::Schiffbauer;
use crate::card::Card;
use crate::state::State;

impl Schiffbauer {
    /// Counts the cards in all places, each under its own name. Goods and workers come from a supply without limit
    /// (S15), so they are not counted.
    pub(crate) fn count(&self, state: &State) -> Inventory {
        let mut inventory = Inventory::new();
        let mut count = |card: Card| *inventory.entry(self.deck.name(card)).or_default() += 1;
        state.pile.iter().for_each(&mut count);
        state.discards.iter().for_each(&mut count);
        state.face_down.iter().for_each(&mut count);
        state.packet.iter().for_each(&mut count);
        state.aside.into_iter().flatten().for_each(&mut count);
        state.visited.into_iter().for_each(&mut count);
        for board in &state.boards {
            board.hand.iter().for_each(&mut count);
            board.crew.iter().for_each(&mut count);
            board.workshops.iter().for_each(&mut count);
            board.laid.iter().for_each(&mut count);
            board.tool.into_iter().for_each(&mut count);
        }
        inventory
    }

    /// What a spectator sees, and all that is hidden from one.
    pub(crate) fn open(&self, state: &State) -> Value {
        let names = |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| self.deck.name(card)).collect::<Vec<_>>();
        let hands: Vec<_> = Seat::all(self.seats).map(|seat| names(&mut state.board(seat).hand.iter())).collect();
        json!({
            "table": self.view_of(state, Viewer::Spectator),
            "pile": names(&mut state.pile.iter()),
            "hands": hands,
            "packet": names(&mut state.packet.iter()),
            "aside": names(&mut state.aside.into_iter().flatten()),
            "face_down": names(&mut state.face_down.iter()),
        })
    }
}
