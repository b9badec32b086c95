//! What a bot should know about Jórvík: what cards, goods and a place in line are worth, in points at the end.

use langhus_rules::{Seat, Sense, Weight};

use crate::Jorvik;
use crate::action::Action;
use crate::card::{Card, Kind};
use crate::good::{Good, Goods};
use crate::lanes::Lane;
use crate::power::Power;
use crate::scoring::FEASTS;
use crate::state::{MOST_SEATS, Open, State};

/// What a coin is worth while there is something to buy.
const COIN: usize = 0;
/// What a good without a use is worth.
const GOOD: usize = 1;
/// How much of an artisan's points the goods on it are worth before it is complete.
const PROGRESS: usize = 2;
/// How much of an artisan's points its empty spaces are worth.
const HOPE: usize = 3;
/// How much of the coming attacks the present order of defences decides.
const PICTS: usize = 4;
/// What each point of defence is worth beside that.
const DEFENCE: usize = 5;
/// What a card with a power is worth.
const POWER: usize = 6;
/// How often somebody who could gain by it buys, so that those behind go home with nothing.
const EAGER: usize = 7;

const fn weight(name: &'static str, value: f32, high: f32) -> Weight {
    Weight { name, value, low: 0.0, high }
}

impl Sense for Jorvik {
    const WEIGHTS: &'static [Weight] = &[
        weight("coin", 0.41, 2.0),
        weight("good", 0.29, 2.0),
        weight("progress", 0.57, 1.0),
        weight("hope", 0.13, 1.0),
        weight("picts", 1.0, 1.0),
        weight("defence", 0.54, 1.0),
        weight("power", 2.8, 5.0),
        weight("eager", 0.31, 1.0),
    ];
    const SWING: f32 = 10.0;
    const PLAYOUT: u32 = 16;

    fn value(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        let open = &state.open;
        let judge = Judge { rules: self, open, weights, left: self.left(open) };
        for (seat, points) in Seat::all(self.seats).zip(points.iter_mut()) {
            *points = self.sum(open, seat) as f32;
            if !open.awaited.is_empty() {
                *points += judge.holdings(seat);
            }
        }
        if !open.awaited.is_empty() {
            judge.attacks(points);
            judge.lines(points);
        }
    }

    fn urges(&self, _: &State, _: Seat, legal: &[Action], urges: &mut [f32]) {
        for (action, urge) in legal.iter().zip(urges) {
            *urge = match action {
                Action::Put(..) | Action::Double => 6.0,
                Action::Offer(_) | Action::Buy => 3.0,
                Action::Sell(_) | Action::Ransom => 2.0,
                Action::Drop(_) | Action::Steal(..) | Action::Swap(_) => 0.2,
                Action::Trade(_) | Action::Redeem | Action::Lift(..) | Action::Take(_) => 0.4,
                _ => 1.0,
            };
        }
    }
}

impl Jorvik {
    /// The part of the game that is still to come.
    fn left(&self, open: &Open) -> f32 {
        f32::from((self.rounds + 1).saturating_sub(open.round)) / f32::from(self.rounds)
    }
}

/// Judges one position with given weights.
struct Judge<'a> {
    rules: &'a Jorvik,
    open: &'a Open,
    weights: &'a [f32],
    left: f32,
}

impl Judge<'_> {
    /// What a weight is, 0 if there are fewer than there should be.
    fn weight(&self, which: usize) -> f32 {
        self.weights.get(which).copied().unwrap_or(0.0)
    }

    /// A coin buys nothing after the last round.
    fn coin(&self) -> f32 {
        self.weight(COIN) * self.left.sqrt()
    }

    /// What a seat has beside what already scores.
    fn holdings(&self, seat: Seat) -> f32 {
        let player = self.open.player(seat);
        let mut worth = self.coin() * f32::from(player.coins);
        for card in player.loading {
            worth += self.card(seat, card, Goods::NONE);
        }
        let mut goods = player.aboard;
        goods += player.stored;
        if self.open.awaited.contains(seat) {
            goods += self.open.hand;
        }
        worth += self.goods(seat, goods);
        for artisan in player.artisans.without(self.open.complete) {
            let work = self.rules.work(artisan);
            let done = self.open.filled[artisan.index()].count_ones() as f32 / f32::from(work.size);
            let share = self.weight(PROGRESS) * done + self.weight(HOPE) * (1.0 - done) * self.left;
            worth += f32::from(work.points) * share.min(1.0) * self.left.sqrt();
        }
        for card in player.display {
            if let Kind::Special(power) = self.rules.kind(card) {
                worth += self.power(seat, power);
            }
        }
        worth + self.weight(DEFENCE) * f32::from(player.defence) * self.left
    }

    /// The best use of each good: artisan, oracle, trader, or some other day.
    fn goods(&self, seat: Seat, goods: Goods) -> f32 {
        goods.each().map(|good| self.good(seat, good)).sum()
    }

    fn good(&self, seat: Seat, good: Good) -> f32 {
        let player = self.open.player(seat);
        let mut best = self.weight(GOOD) * self.left;
        if player.offers.contains(good) {
            best = best.max(2.0);
        }
        best = best.max(f32::from(player.prices[good as usize]) * self.coin());
        for artisan in player.artisans.without(self.open.complete) {
            let (work, filled) = (self.rules.work(artisan), self.open.filled[artisan.index()]);
            if work.spaces(good) & !filled != 0 {
                let last = filled.count_ones() + 1 == u32::from(work.size);
                let share = if last { 0.9 } else { self.weight(PROGRESS) * 0.9 };
                best = best.max(f32::from(work.points) / f32::from(work.size) * share);
            }
        }
        best
    }

    /// What a card would add for a seat, a ship with its goods.
    fn card(&self, seat: Seat, card: Card, cargo: Goods) -> f32 {
        let player = self.open.player(seat);
        match self.rules.kind(card) {
            Kind::Artisan(artisan) => {
                f32::from(self.rules.work(artisan).points) * self.weight(HOPE) * (0.3 + self.left)
            }
            Kind::Trader { points, coins, .. } => f32::from(points) + 3.0 * f32::from(coins) * self.coin() * self.left,
            Kind::Warrior { defence } => f32::from(defence) * (self.weight(DEFENCE) + 0.5 * self.weight(PICTS)),
            Kind::Ship { .. } => self.goods(seat, cargo),
            Kind::Feast => {
                let feasts = player.display.filter(|card| self.rules.kind(*card) == Kind::Feast).count();
                (FEASTS[(feasts + 1).min(4)] - FEASTS[feasts.min(4)]) as f32 + 0.5 * self.left
            }
            Kind::Journey { points } => f32::from(points),
            Kind::Oracle { .. } => 5.0 * self.left,
            Kind::Special(power) => self.skald(seat, power) + self.power(seat, power),
            Kind::Picts { .. } => 0.0,
        }
    }

    /// What a skald would score now.
    fn skald(&self, seat: Seat, power: Power) -> f32 {
        let player = self.open.player(seat);
        let count =
            |wanted: fn(Kind) -> bool| player.display.filter(|card| wanted(self.rules.kind(*card))).count() as f32;
        match power {
            Power::Coins => f32::from(player.coins),
            Power::Ships => count(|kind| matches!(kind, Kind::Ship { .. })),
            Power::Traders => count(|kind| matches!(kind, Kind::Trader { .. })),
            Power::Artisans => count(|kind| matches!(kind, Kind::Artisan(_))),
            Power::Warriors => count(|kind| matches!(kind, Kind::Warrior { .. })),
            Power::Journeys => count(|kind| matches!(kind, Kind::Journey { .. })),
            Power::LongestJourney => count(|kind| matches!(kind, Kind::Journey { .. })).min(1.0) * 3.5,
            _ => 0.0,
        }
    }

    /// What a power may still bring.
    fn power(&self, seat: Seat, power: Power) -> f32 {
        let player = self.open.player(seat);
        match power {
            Power::Bank => self.coin() * self.left * f32::from(self.rules.rounds),
            Power::Hoard => 4.0 * self.coin(),
            Power::Thief => f32::from(self.rules.seats) * self.coin(),
            Power::Pledge => 3.5 * self.coin(),
            Power::Captain => f32::from(player.best_warrior) * self.weight(DEFENCE) + self.weight(POWER) * self.left,
            power if power.type_word() == "skald" => self.left,
            _ => self.weight(POWER) * self.left,
        }
    }

    /// The attacks to come, if the order of defences stays as it is.
    fn attacks(&self, points: &mut [f32]) {
        let cards = &self.rules.catalogue.cards;
        let to_come = cards.iter().enumerate().filter_map(|(place, entry)| match entry.kind {
            Kind::Picts { points, .. } if !self.open.boxed.contains(Card(place as u8)) => Some(f32::from(points)),
            _ => None,
        });
        let stake = to_come.sum::<f32>() * self.weight(PICTS);
        let mut defences = [0; MOST_SEATS];
        for seat in Seat::all(self.rules.seats) {
            defences[seat.index()] = self.rules.defence(self.open, seat);
        }
        let defences = &defences[..usize::from(self.rules.seats)];
        let (most, least) = (defences.iter().max(), defences.iter().min());
        if most == least {
            return;
        }
        for (defence, points) in defences.iter().zip(points) {
            if Some(defence) == most {
                *points += stake;
            } else if Some(defence) == least {
                *points -= stake;
            }
        }
    }

    /// What the vikings on the board may win: those in front first, as far as their coins reach.
    fn lines(&self, points: &mut [f32]) {
        let open = self.open;
        for lane in Lane::all(self.rules.lanes) {
            let (spot, line) = (lane.spot(), open.lanes[lane.index()]);
            let Some(card) = open.spots[spot.index()] else { continue };
            let mut chance = 1.0;
            for (place, figure) in line.figures().enumerate() {
                let price = line.len() - place as u8;
                let gain = self.gain(figure.seat(), card, open.cargo[spot.index()], price);
                if gain > 0.0 {
                    points[figure.seat().index()] += gain * chance;
                    chance *= 1.0 - self.weight(EAGER);
                }
            }
        }
        let row = open.in_row(self.rules.lanes);
        for (place, reserved) in row.iter().enumerate() {
            let Some(card) = open.spots[reserved.spot.index()] else { continue };
            let price = (row.len() - place) as u8;
            let seat = reserved.figure.seat();
            points[seat.index()] += self.gain(seat, card, open.cargo[reserved.spot.index()], price).max(0.0);
        }
    }

    /// What a seat gains by buying a card; nothing if it cannot pay.
    fn gain(&self, seat: Seat, card: Card, cargo: Goods, price: u8) -> f32 {
        if self.open.player(seat).coins < u16::from(price) {
            return 0.0;
        }
        self.card(seat, card, cargo) - self.coin() * f32::from(price)
    }
}
