//! The deal, and worlds that fit a view.

use langhus_rules::{Chance, Dice, Seat, Seats, Seed};

use crate::Wikinger;
use crate::figure::Figure;
use crate::special::Special;
use crate::state::{Auction, Bought, Hidden, Load, MOST_SEATS, Middles, Player, Public, State, Step};
use crate::tile::Tile;
use crate::view::View;
use crate::wheel::Wheel;

/// Gold at the beginning, for 2, 3 and 4 players. Rulebook p. 1, "Spielvorbereitungen".
const START_GOLD: [u16; 3] = [30, 25, 20];
/// Points at the beginning.
pub(crate) const START_POINTS: i16 = 10;

impl Wikinger {
    /// Everything is shuffled once, here; nothing is left to chance later.
    pub(crate) fn set_up(&self, seed: Seed) -> State {
        let mut hidden = self.stock;
        let start = Dice::new(seed).roll(|stream| {
            stream.shuffle(&mut hidden.tiles);
            stream.shuffle(&mut hidden.bag);
            if self.advanced {
                stream.shuffle(&mut hidden.specials);
            }
            // W43: chance decides who begins, not age.
            Seat::new(stream.below(self.seats.into()) as u8)
        });
        let mut state = State { public: self.blank(start), hidden };
        self.begin_round(&mut state, &mut ());
        state
    }

    /// The table before the first round.
    fn blank(&self, start: Seat) -> Public {
        Public {
            round: 1,
            start,
            turn: start,
            step: Step::Buy,
            wheel: Wheel::EMPTY,
            drawn: [0; 6],
            auction: Auction { bid: None, leader: start, bidders: Seats::NONE },
            bought: Bought::NOTHING,
            load: Load::NONE,
            open: [None; 4],
            players: [Player::new(START_GOLD[usize::from(self.seats) - 2], START_POINTS); MOST_SEATS],
            middles: Middles::NONE,
            lost: [0; 10],
            gone: [0; 6],
            spent: [0; 14],
            stacked_out: 0,
            bag_out: 0,
            specials_out: 0,
        }
    }

    /// What is unseen is known as a heap, for it is the box without what was seen; only its order is drawn anew.
    pub(crate) fn imagine_hidden(&self, view: &View, chance: &mut impl Chance) -> State {
        let public = view.public;
        let mut hidden: Hidden = self.stock;
        refill(&mut hidden.tiles[usize::from(public.stacked_out)..], &Tile::ALL, &view.stacks, chance);
        refill(&mut hidden.bag[usize::from(public.bag_out)..], &Figure::ALL, &view.bag, chance);
        refill(&mut hidden.specials[usize::from(public.specials_out)..], &Special::ALL, &view.specials, chance);
        let Hidden { tiles, bag, specials, .. } = hidden;
        State { public, hidden: Hidden::new(tiles, bag, specials, (public.stacked_out, public.bag_out)) }
    }
}

/// Puts the counted pieces into the places, in random order.
fn refill<K: Copy>(places: &mut [K], kinds: &[K], counts: &[u8], chance: &mut impl Chance) {
    let pieces = kinds.iter().zip(counts).flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count)));
    places.iter_mut().zip(pieces).for_each(|(place, piece)| *place = piece);
    chance.shuffle(places);
}
