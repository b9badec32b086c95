//! The set-up ("Spielvorbereitung") and the deal.

use std::sync::Arc;

use langhus_rules::{Chance, Dice, Seat, Seats, Seed};

use crate::buying::BROWN_VIKINGS;
use crate::card::{Card, Kind, MOST_ARTISANS, MOST_ATTACKS, Season, TYPES, Work};
use crate::edition::Components;
use crate::encode::Face;
use crate::good::{Good, Goods, Kinds};
use crate::lanes::{LANES, Line, Place, Reserved, SPOTS};
use crate::power::{Power, Powers};
use crate::scoring::START_POINTS;
use crate::sets::{Artisans, Cards};
use crate::state::{Exchange, MOST_SEATS, Open, Phase, Player, Shown, State, Step};
use crate::view::Catalogue;
use crate::{Jorvik, Mode};

/// Rulebook p. 2: five coins each.
const START_COINS: u16 = 5;
/// Rulebook p. 2: three vikings each in the Karl game, four in the Jarl game.
const VIKINGS: [u8; 2] = [3, 4];

const NEW_PLAYER: Player = Player {
    display: Cards::NONE,
    shown: Shown { types: [0; TYPES], journeys: 0, best_journey: 0, traders: 0 },
    loading: Cards::NONE,
    aboard: Goods::NONE,
    stored: Goods::NONE,
    powers: Powers::NONE,
    arriving: Powers::NONE,
    artisans: Artisans::NONE,
    coins: START_COINS,
    track: START_POINTS,
    defence: 0,
    best_warrior: 0,
    vikings: 0,
    prices: [0; 8],
    sells: Kinds::NONE,
    offers: Kinds::NONE,
    offerings: [0; 8],
    attacks: [0; MOST_ATTACKS],
};

impl Jorvik {
    /// Lays everything out, still sorted.
    pub(crate) fn prepare(components: Components, mode: Mode, seats: u8, revision: u32, edition: u64) -> Jorvik {
        let Components { cards, works, goods } = components;
        let lanes = seats + 1;
        let laid = cards.iter().filter(|entry| !matches!(entry.kind, Kind::Picts { .. })).count();
        let rounds = (laid / Jorvik::spots(mode, seats)) as u8;
        let kind_of = |n: usize| cards.get(n).map_or(Kind::Feast, |entry| entry.kind);
        let work_of = |n: usize| works.get(n).copied().unwrap_or(Work::new(Card(0), &[], 0));
        let find = |kind: Kind| cards.iter().position(|entry| entry.kind == kind).map(|place| Card(place as u8));
        let all = |wanted: fn(Kind) -> bool| -> Cards {
            let of_kind = (0..cards.len()).filter(|place| wanted(kind_of(*place)));
            of_kind.map(|place| Card(place as u8)).collect()
        };
        Jorvik {
            mode,
            seats,
            revision,
            sells_in_any_phase: revision == 1,
            lanes,
            rounds,
            kinds: std::array::from_fn(kind_of),
            kind_numbers: std::array::from_fn(|n| kind_of(n).number() as u8),
            faces: std::array::from_fn(|n| Face::of(kind_of(n), work_of)),
            works: std::array::from_fn(work_of),
            ships: all(|kind| matches!(kind, Kind::Ship { .. })),
            attacks: all(|kind| matches!(kind, Kind::Picts { .. })),
            power_cards: Power::ALL.map(|power| find(Kind::Special(power))),
            sorted: sorted(goods, mode, seats),
            edition,
            catalogue: Arc::new(Catalogue { mode, seats, rounds, cards, works, goods }),
        }
    }

    /// Shuffles each season and the bag, chooses the start player, and goes on to the first decision.
    pub(crate) fn shuffle(&self, seed: Seed) -> State {
        let mut state = self.sorted;
        let open = &mut state.open;
        let (deck, bag) = (&mut state.deck, &mut state.bag);
        Dice::new(seed).roll(|chance| {
            open.start = Seat::new(chance.below(self.seats.into()) as u8);
            for season in Season::ALL {
                chance.shuffle(&mut deck[self.catalogue.stack(season)]);
            }
            chance.shuffle(&mut bag[..usize::from(self.catalogue.goods.total())]);
        });
        self.open_window(&mut state, Phase::Supply, &mut ());
        state
    }
}

fn sorted(goods: Goods, mode: Mode, seats: u8) -> State {
    let mut bag = [Good::Amber; Goods::MOST];
    for (place, good) in bag.iter_mut().zip(goods.each()) {
        *place = good;
    }
    let mut players = [NEW_PLAYER; MOST_SEATS];
    for player in &mut players[..usize::from(seats)] {
        player.vikings = VIKINGS[usize::from(mode == Mode::Jarl)];
    }
    let open = Open {
        players,
        boxed: Cards::NONE,
        spots: [None; SPOTS],
        cargo: [Goods::NONE; SPOTS],
        lanes: [Line::default(); LANES],
        row: [Reserved::default(); SPOTS - LANES],
        row_length: 0,
        reserved: 0,
        common: Goods::NONE,
        hand: Goods::NONE,
        filled: [0; MOST_ARTISANS],
        begun: Artisans::NONE,
        complete: Artisans::NONE,
        brown: if mode == Mode::Jarl { BROWN_VIKINGS } else { 0 },
        spent: 0,
        round: 1,
        start: Seat::new(0),
        awaited: Seats::NONE,
        step: Step::Over,
        resume: Step::Over,
        phase: Phase::Supply,
        passed: Seats::NONE,
        next: 0,
        loader: Seat::new(0),
        left: 0,
        exchange: Exchange::Three,
        picked: Place(0),
        attack: Card(0),
        losers: Seats::NONE,
    };
    State { open, deck: std::array::from_fn(|n| Card(n as u8)), drawn: 0, bag, poured: 0 }
}
