//! What a bot should know: what a coast will earn until the end, and which actions are worth a look first.

use langhus_rules::{Rung, Seat, Sense, Weight};

use crate::Wikinger;
use crate::figure::{Figure, Row};
use crate::finale;
use crate::notation::Action;
use crate::rounds::ROUNDS;
use crate::scoring;
use crate::state::{Player, Public, State, Step};
use crate::tile::{Building, Currency, Sail};

const GOLD: usize = 0;
const SUPPLY: usize = 1;
const ISLAND: usize = 2;
const BOATSMAN: usize = 3;
const ROOM: usize = 4;
const FERRIED: usize = 5;
const STRANDED: usize = 6;
const IN_HAND: usize = 7;
const SPECIAL: usize = 8;

/// The scorings that are still to come, the one of this round included.
struct ToCome {
    small: f32,
    large: f32,
}

impl ToCome {
    fn after(round: u8) -> ToCome {
        let large = ROUNDS / 2 - (round - 1) / 2;
        ToCome { small: f32::from(ROUNDS + 1 - round - large), large: f32::from(large) }
    }
}

/// What a figure on an island earns until the end, roughly, at `gold` points for a gold piece.
fn earns(figure: Figure, to_come: &ToCome, gold: f32) -> f32 {
    match figure {
        Figure::Goldsmith => 3.0 * gold * (to_come.small + to_come.large),
        Figure::Noble => 2.0 * to_come.large,
        Figure::Scout => 1.5 * to_come.large,
        Figure::Fighter => 1.5 * to_come.large,
        Figure::Fisherman => 4.0,
        Figure::Boatsman => 2.0,
    }
}

impl Wikinger {
    /// What the ships bring and cost: in points, and in gold.
    fn ships(&self, player: &Player, to_come: &ToCome) -> (f32, f32) {
        let (mut points, mut gold) = (0.0, 0.0);
        for sail in Sail::ALL {
            let repelled = player.coast.repelled(sail).count_ones() as f32;
            let unrepelled = player.coast.unrepelled(sail).count_ones() as f32;
            let worth = f32::from(self.pay(sail).value) * (repelled * to_come.large - unrepelled);
            match self.pay(sail).of {
                Currency::Gold => gold += worth,
                Currency::Points => points += worth,
            }
        }
        (points, gold)
    }

    fn expects(&self, player: &Player, to_come: &ToCome, weights: &[f32]) -> f32 {
        let (ship_points, ship_gold) = self.ships(player, to_come);
        let paid = f32::from(scoring::goldsmiths(player)) * (to_come.small + to_come.large);
        let gold = f32::from(player.gold) + paid + ship_gold;
        let figures = scoring::nobles(player) + scoring::scouts(player) + scoring::fishermen(player);
        let mut points = f32::from(player.points) + ship_points + gold * weights[GOLD] + figures as f32 * to_come.large;
        points += f32::from(finale::supply(player)) * weights[SUPPLY];
        points += player.coast.islands().0 as f32 * weights[ISLAND];
        points += finale::boatsmen(player) as f32 * weights[BOATSMAN];
        points += f32::from(player.specials.iter().sum::<u8>()) * weights[SPECIAL];
        for building in Building::ALL {
            points += f32::from(finale::great(player, building));
        }
        // Who waits may be ferried while there are boatsmen and free tiles; free tiles are worth something themselves.
        let mut boatsmen = player.waiting(Figure::Boatsman);
        for row in Row::ALL {
            let free = player.coast.free(row).count_ones() as u8;
            let waiting = player.waiting(row.figure());
            let ferried = waiting.min(free).min(boatsmen);
            boatsmen -= ferried;
            let share = f32::from(ferried) * weights[FERRIED] + f32::from(waiting - ferried) * weights[STRANDED];
            points += share * earns(row.figure(), to_come, weights[GOLD]) + f32::from(free) * weights[ROOM];
        }
        points
    }

    /// The combination between wheel and coast, and what a bid would cost.
    fn in_hand(&self, public: &Public, to_come: &ToCome, weights: &[f32], points: &mut [f32]) {
        match public.step {
            Step::First | Step::Start | Step::Lay | Step::Stand => {
                let figure = earns(public.bought.figure, to_come, weights[GOLD]) * weights[IN_HAND];
                let tile = public.bought.tile.sail().map_or(weights[ROOM], |_| -1.0);
                points[public.turn.index()] += figure + tile * f32::from(u8::from(!public.bought.laid));
            }
            Step::Bid => {
                let bid = f32::from(public.auction.bid.unwrap_or(0));
                points[public.auction.leader.index()] += 1.0 - bid * weights[GOLD].max(0.5);
            }
            _ => {}
        }
    }
}

impl Sense for Wikinger {
    const NET: &'static [u8] = include_bytes!("../net/wikinger.net");
    // A game has some eighty decisions of a seat, so a little softness in each is much in all.
    const RUNGS: [Rung; 8] = [
        Rung { simulations: 16, softness: 60 },
        Rung { simulations: 32, softness: 30 },
        Rung { simulations: 48, softness: 20 },
        Rung { simulations: 64, softness: 13 },
        Rung { simulations: 96, softness: 6 },
        Rung { simulations: 128, softness: 0 },
        Rung { simulations: 512, softness: 0 },
        Rung { simulations: 4096, softness: 0 },
    ];
    const ITEMS: &'static [&'static str] = &[
        "repelled",
        "unrepelled",
        "nobles",
        "scouts",
        "fishermen",
        "gold",
        "boatsmen",
        "islands",
        "longest",
        "supply",
        "great",
    ];
    // Found by `langhus tune wikinger --seats 2,4 --generations 10 --games 60 --seed 1`.
    const WEIGHTS: &'static [Weight] = &[
        Weight::new("gold", 0.23, 0.1, 1.0),
        Weight::new("supply", 0.37, 0.0, 1.5),
        Weight::new("island", 1.937, 0.0, 4.0),
        Weight::new("boatsman", 0.703, 0.0, 4.0),
        Weight::new("room", 0.0, 0.0, 2.0),
        Weight::new("ferried", 0.43, 0.0, 1.0),
        Weight::new("stranded", 0.077, 0.0, 1.0),
        Weight::new("in-hand", 0.796, 0.0, 1.0),
        Weight::new("special", 1.399, 0.0, 5.0),
    ];
    const SWING: f32 = 9.0;
    const PLAYOUT: u32 = 24;

    fn value(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        let public = &state.public;
        if self.is_over(public) {
            for (player, points) in public.players.iter().zip(points) {
                *points = f32::from(player.points);
            }
            return;
        }
        let to_come = ToCome::after(public.round);
        for (player, points) in public.players.iter().zip(points.iter_mut()) {
            *points = self.expects(player, &to_come, weights);
        }
        self.in_hand(public, &to_come, weights, points);
    }

    fn urges(&self, _: &State, _: Seat, legal: &[Action], urges: &mut [f32]) {
        for (action, urge) in legal.iter().zip(urges) {
            *urge = match *action {
                // Low bids and low prices first: gold is short.
                Action::Bid(bid) => 4.0 / f32::from(1 + bid),
                Action::Buy(price) => 6.0 / f32::from(2 + price),
                Action::Pass => 2.0,
                Action::Wait | Action::Decline => 0.05,
                Action::Stop => 0.3,
                _ => 1.0,
            };
        }
    }
}
