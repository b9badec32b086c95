//! "Spielvorbereitung": the set-up.

use langhus_rules::{Chance, Dice, Seat, Seats, Seed};

use crate::land::{Fields, Laid};
use crate::scoring::Points;
use crate::state::SEATS;
use crate::{Card, Cards, DragonId, Field, Fjord, Stage, State, Tongue, Walhalla};

/// Vikings in Midgard at the start, with three and with four seats.
const MIDGARD: [u8; 2] = [9, 7];
/// Vikings in Walhalla at the start; they come from Asgard, not from Midgard (H1).
const WALHALLA: u8 = 1;
/// The six orders of three tips.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Walhalla {
    /// What a colour needs for the largest start.
    pub(crate) const FEWEST_VIKINGS: u8 = MIDGARD[0] + WALHALLA;

    /// The table with all tiles, cards and dragons in the order of the edition and all vikings in Asgard.
    pub(crate) fn empty_table(&self, seed: Seed) -> State {
        let parts = &self.components;
        let mut pile = [Card::Forest; crate::state::CARDS];
        for (place, card) in pile.iter_mut().zip(parts.cards.each()) {
            *place = card;
        }
        State {
            dice: Dice::new(seed),
            held: [Fields::NONE; SEATS],
            terrain: [Fields::NONE; 6],
            tiles: std::array::from_fn(|tile| Laid { tile: tile as u8, turned: false }),
            inner: parts.inner,
            outer: parts.outer,
            midgard: [0; SEATS],
            asgard: std::array::from_fn(|seat| if seat < usize::from(self.seats) { parts.vikings } else { 0 }),
            walhalla: [0; SEATS],
            hand: [Cards::NONE; SEATS],
            laid: [Cards::NONE; SEATS],
            discard: [Cards::NONE; SEATS],
            pile,
            cards_left: pile.len() as u8,
            shuffled: parts.cards,
            kept: [Cards::NONE; SEATS],
            dragons: std::array::from_fn(DragonId::new),
            dragons_left: parts.dragons.len() as u8,
            dragon: None,
            crew: [None; 3],
            fjords: [[None; crate::state::BERTHS]; 4],
            moored: [0; 4],
            raid: 1,
            start: Seat::new(0),
            active: Seat::new(0),
            stage: Stage::Over,
            awaited: Seats::NONE,
            fjord: Fjord::ALL[0],
            landing: 0,
            field: Field::new(Tongue::A, 0),
            points: [Points::default(); SEATS],
        }
    }

    pub(crate) fn set_up(&self, seed: Seed) -> State {
        let mut state = self.empty_table(seed);
        let State { dice, tiles, pile, dragons, .. } = &mut state;
        let (start, inner, outer) = dice.roll(|stream| {
            stream.shuffle(tiles);
            // Tiles are laid face down, so either field may be the nearer one.
            let turned = stream.word();
            for (place, tile) in tiles.iter_mut().enumerate() {
                tile.turned = turned >> place & 1 == 1;
            }
            let [inner, outer] = [(); 2].map(|()| ORDERS[stream.below(ORDERS.len() as u32) as usize]);
            stream.shuffle(pile);
            stream.shuffle(dragons);
            (stream.below(self.seats.into()) as u8, inner, outer)
        });
        state.inner = inner.map(|tip| self.components.inner[tip]);
        state.outer = outer.map(|tip| self.components.outer[tip]);
        state.start = Seat::new(start);
        state.active = state.start;
        self.survey(&mut state);
        let midgard = MIDGARD[usize::from(self.seats) - 3];
        for seat in self.all_seats().map(Seat::index) {
            state.midgard[seat] = midgard;
            state.walhalla[seat] = WALHALLA;
            state.asgard[seat] -= midgard + WALHALLA;
            state.cards_left -= 1;
            state.hand[seat] += state.pile[usize::from(state.cards_left)];
        }
        self.begin_turn(&mut state, &mut ());
        state
    }

    /// Notes which fields are what, from the tiles as they lie.
    pub(crate) fn survey(&self, state: &mut State) {
        state.terrain = [Fields::NONE; 6];
        for (laid, fields) in state.tiles.iter().zip(&self.tile_fields) {
            let mut terrains = self.components.tiles[usize::from(laid.tile)];
            if laid.turned {
                terrains.reverse();
            }
            for (terrain, field) in terrains.into_iter().zip(fields) {
                let known = &mut state.terrain[terrain as usize];
                *known = known.or(field.alone());
            }
        }
    }
}
