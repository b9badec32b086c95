//! What a bot should know: what a board will be worth, how far its ships are, and which actions are worth a look first.

use langhus_rules::{Seat, Sense, Weight};

use crate::Schiffbauer;
use crate::action::{Action, Aim};
use crate::kind::Townsperson::{Beggar, Chieftain, King, Mercenary, Merchant, Navigator, Queen, Servant, Trader};
use crate::kind::{Building, Craftsman, Good, Kind, Ship};
use crate::purse::Crafts;
use crate::scoring::MARKER;
use crate::state::{State, Step};
use crate::tableau::{Board, MILL, VILLAGE, WORKSHOPS};

const GOLD: usize = 0;
const WORKER: usize = 1;
const GOOD: usize = 2;
const CRAFTSMAN: usize = 3;
const BEGUN: usize = 4;
const PROGRESS: usize = 5;
const SHIP: usize = 6;
const MILITARY: usize = 7;
const HAND: usize = 8;
const TOOL: usize = 9;

impl Schiffbauer {
    /// How much of what a ship needs is there, from 0 to 1.
    fn progress(&self, board: &Board, ship: Ship) -> f32 {
        let card = &self.deck.ships[ship as usize];
        let part = |have: u8, need: u8| (f32::from(have.min(need)), f32::from(need));
        let mut parts = (0.0, 0.0);
        let mut add = |(have, need): (f32, f32)| parts = (parts.0 + have, parts.1 + need);
        add(part(board.purse.gold(), card.cost.gold()));
        add(part(board.purse.workers(), card.cost.workers()));
        for good in Good::ALL {
            add(part(board.purse.good(good), card.cost.good(good)));
        }
        let crew = board.crafts.with(board.hand.crafts());
        for craftsman in card.needs.iter() {
            // A craftsman is harder to come by than a good.
            add((2.0 * f32::from(crew.of(craftsman).min(1)), 2.0));
        }
        parts.0 / f32::max(parts.1, 1.0)
    }

    /// How much a ship in a workshop or in the hand may bring.
    fn promise(&self, board: &Board, ship: Ship, weights: &[f32]) -> f32 {
        let card = &self.deck.ships[ship as usize];
        let worth = f32::from(card.points) + f32::from(card.military) * weights[MILITARY] + weights[SHIP];
        let progress = self.progress(board, ship);
        worth * progress * progress * weights[PROGRESS]
    }

    fn expects(&self, board: &Board, weights: &[f32]) -> f32 {
        let goods = f32::from(board.purse.all_goods().min(MILL as u8 + 2));
        let mut points = f32::from(board.purse.gold()) * weights[GOLD]
            + f32::from(board.purse.workers().min(VILLAGE)) * weights[WORKER]
            + goods * weights[GOOD]
            + board.crew.len() as f32 * weights[CRAFTSMAN]
            + f32::from(board.fleet.military) * weights[MILITARY]
            + f32::from(board.fleet.ships) * weights[SHIP]
            + f32::from(board.fleet.points)
            + f32::from(board.fleet.evening_gold) * 0.5
            + f32::from(board.fleet.daily_workers) * 0.4
            + board.hand.len() as f32 * weights[HAND];
        if board.tool.is_some() {
            points += weights[TOOL];
        }
        for building in Building::ALL.into_iter().filter(|building| board.has(*building)) {
            points += self.worth(board, building) as f32;
        }
        for card in board.workshops.iter() {
            if let Kind::Ship(ship) = self.deck.kind(card) {
                points += weights[BEGUN] + self.promise(board, ship, weights);
            }
        }
        for card in board.hand.iter() {
            points += match self.deck.kind(card) {
                Kind::Ship(ship) if !board.workshops.is_full() => 0.8 * self.promise(board, ship, weights),
                Kind::Building(building) if !board.has(building) => 0.5 * self.worth(board, building) as f32,
                _ => 0.0,
            };
        }
        points
    }
}

impl Sense for Schiffbauer {
    const NET: &'static [u8] = include_bytes!("../net/schiffbauer.net");
    const ITEMS: &'static [&'static str] = &["ship", "building", "military"];
    const WEIGHTS: &'static [Weight] = &[
        Weight::new("gold", 0.1, 0.0, 0.6),
        Weight::new("worker", 0.08, 0.0, 0.6),
        Weight::new("good", 0.12, 0.0, 0.6),
        Weight::new("craftsman", 0.15, 0.0, 1.0),
        Weight::new("begun", 0.2, 0.0, 1.5),
        Weight::new("progress", 0.35, 0.0, 1.0),
        Weight::new("ship", 2.5, 0.0, 3.0),
        Weight::new("military", 0.3, 0.0, 1.0),
        Weight::new("hand", 0.1, 0.0, 0.6),
        Weight::new("tool", 0.4, 0.0, 1.5),
    ];
    const SWING: f32 = 4.0;
    // About six days of two players. With 20 ms 84 decisions are level with six days (50.0 % ± 13.1 of 60 games), which
    // beat three (61.7 % ± 12.6), and 160 are no better (45.0 % ± 13.3). With urges that did not look at what the ships
    // lack, more than ten showed no gain (20 decisions 55.0 % ± 9.6 of 40 games, 30 decisions 46.2 % ± 14.0 of 40).
    const PLAYOUT: u32 = 80;
    // With 5 ms, two seats, a net of before: 63.1 % ± 9.4 without the two, 65.9 % ± 8.7 with this playout, 74.6 % ± 7.7 with
    // this gut (docs/bots.md).
    const NET_PLAYOUT: u32 = 20;
    const GUT: f32 = 0.3;

    fn value(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        for (n, points) in points.iter_mut().enumerate() {
            let seat = Seat::new(n as u8);
            *points = if state.step == Step::Over {
                self.points(state, seat) as f32
            } else {
                let marker = if self.has_marker(state, seat) { 0.5 * MARKER as f32 } else { 0.0 };
                self.expects(state.board(seat), weights) + marker
            };
        }
    }

    fn urges(&self, state: &State, seat: Seat, legal: &[Action], urges: &mut [f32]) {
        let board = state.board(seat);
        let lack = self.lack(board);
        let back = state.top().map(|card| self.deck.back(card));
        for (action, urge) in legal.iter().zip(urges) {
            *urge = match *action {
                Action::Finish { .. } => 20.0,
                Action::Keep(kind) => lack.to_keep(kind),
                Action::Play(kind) => lack.to_play(kind),
                Action::Buy { good, cart } => {
                    let amount = back.map_or(0, |back| back.of(good)) + u8::from(cart);
                    0.05 + 1.5 * f32::from(amount.min(lack.good(good)))
                }
                // Only an Assassin or a Barbarian can be so misled.
                Action::Against(victim, _) if victim == seat => 0.05,
                Action::Against(_, Aim::Good(good)) => 1.0 + f32::from(lack.good(good)),
                Action::Against(_, Aim::Craftsman(craftsman)) => 1.0 + 2.0 * f32::from(u8::from(lack.calls(craftsman))),
                Action::Against(_, Aim::Ship(ship)) => f32::from(self.deck.ships[ship as usize].points.max(1)),
                Action::Take(good) if lack.good(good) > 0 => 3.0,
                Action::Take(_) => 0.5,
                Action::Give(good) | Action::Return(good) if lack.good(good) > 0 => 0.3,
                Action::Give(_) | Action::Return(_) => 2.0,
                Action::Discard(_) | Action::Drop => 0.05,
                Action::End if !board.hand.is_empty() => 0.3,
                _ => 1.0,
            };
        }
    }
}

/// What the ships in a player's workshops still lack.
struct Lack<'a> {
    board: &'a Board,
    /// Whom they need, there or not.
    needs: Crafts,
    /// How many of each good are missing.
    goods: [u8; Good::COUNT],
}

impl Schiffbauer {
    fn lack<'a>(&self, board: &'a Board) -> Lack<'a> {
        let mut lack = Lack { board, needs: Crafts::NONE, goods: [0; Good::COUNT] };
        for card in board.workshops.iter() {
            if let Kind::Ship(ship) = self.deck.kind(card) {
                let ship = &self.deck.ships[ship as usize];
                lack.needs = lack.needs.with(ship.needs);
                for good in Good::ALL {
                    let goods = &mut lack.goods[good as usize];
                    *goods = goods.saturating_add(ship.cost.good(good));
                }
            }
        }
        for good in Good::ALL {
            let goods = &mut lack.goods[good as usize];
            *goods = goods.saturating_sub(board.purse.good(good));
        }
        lack
    }
}

impl Lack<'_> {
    /// How many of this good are missing?
    fn good(&self, good: Good) -> u8 {
        self.goods[good as usize]
    }

    /// Does a ship wait for this craftsman?
    fn calls(&self, craftsman: Craftsman) -> bool {
        self.needs.of(craftsman) > 0 && self.board.crafts.of(craftsman) == 0
    }

    /// The urge to keep a card of the packet.
    fn to_keep(&self, kind: Kind) -> f32 {
        let board = self.board;
        match kind {
            Kind::Craftsman(craftsman) if board.crafts.with(board.hand.crafts()).of(craftsman) > 0 => 0.5,
            Kind::Craftsman(craftsman) if self.calls(craftsman) => 4.0,
            Kind::Craftsman(_) => 1.0,
            Kind::Ship(_) => {
                let held = board.hand.kinds().iter().any(|kind| matches!(kind, Kind::Ship(_)));
                if board.workshops.len() + usize::from(held) < WORKSHOPS { 3.0 } else { 0.3 }
            }
            Kind::Building(building) if board.has(building) => 0.1,
            Kind::Building(_) | Kind::Townsperson(King | Queen | Navigator | Chieftain | Mercenary) => 1.5,
            Kind::Townsperson(_) => 1.0,
            Kind::Tool(_) => 0.4,
        }
    }

    /// The urge to play a card from the hand.
    fn to_play(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Building(_) | Kind::Ship(_) => 6.0,
            Kind::Craftsman(craftsman) if self.board.crafts.of(craftsman) > 0 => 0.5,
            Kind::Craftsman(craftsman) if self.calls(craftsman) => 6.0,
            Kind::Craftsman(_) => 2.0,
            Kind::Townsperson(Beggar | Servant | Merchant | Trader) => 1.5,
            Kind::Townsperson(_) => 4.0,
            Kind::Tool(_) => 0.5,
        }
    }
}
