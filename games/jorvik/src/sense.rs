//! What a bot should know about Jórvík: what cards, goods and a place in line are worth, in points at the end.

use langhus_rules::{Seat, Sense, Weight};

use crate::Jorvik;
use crate::action::Action;
use crate::card::{Card, Kind, MOST_ATTACKS};
use crate::good::{Good, Goods};
use crate::lanes::Lane;
use crate::power::Power;
use crate::scoring::FEASTS;
use crate::state::{MOST_SEATS, Open, Phase, State};

/// What a coin is worth while there is something to buy.
const COIN: usize = 0;
/// How much of that is left beyond the coins that a round can use.
const RICH: usize = 1;
/// What a good without a use is worth.
const GOOD: usize = 2;
/// How much of an artisan's points the goods on it are worth before it is complete.
const PROGRESS: usize = 3;
/// How much of an artisan's points its empty spaces are worth.
const HOPE: usize = 4;
/// How much of the coming attacks the present defences decide.
const PICTS: usize = 5;
/// By how much defence one must be ahead to be rather sure of the next attack.
const SPREAD: usize = 6;
/// What each point of defence is worth beside that.
const DEFENCE: usize = 7;
/// What a card with a power is worth.
const POWER: usize = 8;
/// How often somebody who could gain by it buys, so that those behind go home with nothing.
const EAGER: usize = 9;
/// How many of the vikings still to be placed join a line, as a part of their even share.
const GROWTH: usize = 10;

/// The most vikings of one seat.
const MOST_WISHES: usize = 8;
/// The coins that a round can use well.
const ENOUGH: u16 = 5;

impl Sense for Jorvik {
    const NET: &'static [u8] = include_bytes!("../net/jorvik.net");
    const ITEMS: &'static [&'static str] =
        &["picts", "oracle", "artisan", "journey", "feast", "skald", "trader", "warehouse"];
    // Found by `langhus tune jorvik --seats 2 --bot search:200 --against search:200 --generations 12 --games 60 --seed 1`,
    // from weights that had been fitted to how games between searches end; those at once by
    // `langhus tune jorvik --seats 2,4 --generations 9 --games 100 --seed 2`.
    const WEIGHTS: &'static [Weight] = &[
        Weight::new("coin", 2.936, 0.0, 5.0).at_once(1.677),
        Weight::new("rich", 0.769, 0.0, 1.0).at_once(1.0),
        Weight::new("good", 0.974, 0.0, 4.0).at_once(0.0),
        Weight::new("progress", 0.95, 0.0, 1.5).at_once(0.148),
        Weight::new("hope", 0.6, 0.0, 1.0).at_once(0.037),
        Weight::new("picts", 1.028, 0.0, 3.0).at_once(1.277),
        Weight::new("spread", 4.275, 0.1, 12.0).at_once(1.472),
        Weight::new("defence", 1.118, 0.0, 3.0).at_once(0.187),
        Weight::new("power", 1.495, 0.0, 5.0).at_once(3.441),
        Weight::new("eager", 0.767, 0.0, 1.0).at_once(0.362),
        Weight::new("growth", 1.562, 0.0, 4.0).at_once(0.171),
    ];
    const SWING: f32 = 6.0;
    // With 20 ms ten and four are level (50.0 % ± 10.7 of 100 games); with 8,000 simulations fourteen beat four (65.0 %
    // ± 14.0 of 40), with 10,000 twenty-eight lose to fourteen (15.0 % ± 14.2 of 20). Ten and four with 80 ms were not
    // compared.
    const PLAYOUT: u32 = 10;
    // With equally many simulations 61 % of 100 games against four to a world, for a fifth more time.
    const WORLD: u32 = 1;

    fn value(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        let open = &state.open;
        let judge = Judge::new(self, open, weights);
        for (seat, points) in Seat::all(self.seats).zip(points.iter_mut()) {
            *points = self.sum(open, seat) as f32;
            if !open.awaited.is_empty() {
                *points += judge.holdings(seat);
            }
        }
        if !open.awaited.is_empty() {
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
    /// What each seat's warriors count.
    defences: [f32; MOST_SEATS],
    /// The points of the attacks that are still to come, the next one first.
    attacks: [f32; MOST_ATTACKS],
}

/// A card that somebody stands in line for.
#[derive(Clone, Copy, Default)]
struct Wish {
    /// What it would bring.
    gain: f32,
    /// What it will cost.
    price: f32,
    /// How likely it is that nobody takes it before.
    chance: f32,
}

impl<'a> Judge<'a> {
    fn new(rules: &'a Jorvik, open: &'a Open, weights: &'a [f32]) -> Judge<'a> {
        let mut judge = Judge {
            rules,
            open,
            weights,
            left: rules.left(open),
            defences: [0.0; MOST_SEATS],
            attacks: [0.0; MOST_ATTACKS],
        };
        for seat in Seat::all(rules.seats) {
            judge.defences[seat.index()] = f32::from(rules.defence(open, seat));
        }
        let cards = rules.catalogue.cards.iter().enumerate();
        let to_come = cards.filter_map(|(place, entry)| match entry.kind {
            Kind::Picts { points, .. } if !open.boxed.contains(Card(place as u8)) => Some(f32::from(points)),
            _ => None,
        });
        judge.attacks.iter_mut().zip(to_come).for_each(|(attack, points)| *attack = points);
        judge
    }

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
        let useful = f32::from(player.coins.min(ENOUGH));
        let beyond = f32::from(player.coins.saturating_sub(ENOUGH));
        let mut worth = self.coin() * (useful + self.weight(RICH) * beyond) + self.picts(seat, 0.0);
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
            Kind::Warrior { defence } => {
                let defence = f32::from(defence);
                self.picts(seat, defence) - self.picts(seat, 0.0) + defence * self.weight(DEFENCE) * self.left
            }
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

    /// What the attacks to come may bring a seat that has so much more defence than now. The later an attack, the less
    /// the present order says about it.
    fn picts(&self, seat: Seat, more: f32) -> f32 {
        let own = self.defences[seat.index()] + more;
        let (mut most, mut least) = (f32::MIN, f32::MAX);
        for other in Seat::all(self.rules.seats).filter(|other| *other != seat) {
            let defence = self.defences[other.index()];
            (most, least) = (most.max(defence), least.min(defence));
        }
        let mut worth = 0.0;
        for (later, points) in self.attacks.iter().take_while(|points| **points > 0.0).enumerate() {
            let spread = self.weight(SPREAD) * (0.3 + later as f32);
            worth += points * (likely((own - most) / spread) - likely((least - own) / spread));
        }
        worth * self.weight(PICTS)
    }

    /// What the vikings on the board may win: those in front first, and each seat as far as its coins reach.
    fn lines(&self, points: &mut [f32]) {
        let open = self.open;
        let mut wishes = [[Wish::default(); MOST_WISHES]; MOST_SEATS];
        let mut counts = [0; MOST_SEATS];
        let mut wish = |seat: Seat, wish: Wish| {
            let count = &mut counts[seat.index()];
            if wish.gain > 0.0 && *count < MOST_WISHES {
                wishes[seat.index()][*count] = wish;
                *count += 1;
            }
        };
        let unplaced: u8 = Seat::all(self.rules.seats).map(|seat| open.player(seat).vikings).sum();
        let growth = if open.phase == Phase::Demand { self.weight(GROWTH) / f32::from(self.rules.lanes) } else { 0.0 };
        for lane in Lane::all(self.rules.lanes) {
            let (spot, line) = (lane.spot(), open.lanes[lane.index()]);
            let Some(card) = open.spots[spot.index()] else { continue };
            let mut chance = 1.0;
            for (place, figure) in line.figures().enumerate() {
                let seat = figure.seat();
                let others = f32::from(unplaced - open.player(seat).vikings);
                let price = f32::from(line.len() - place as u8) + growth * others;
                let gain = self.gain(seat, card, open.cargo[spot.index()], price);
                if gain > 0.0 {
                    wish(seat, Wish { gain, price, chance });
                    chance *= 1.0 - self.weight(EAGER);
                }
            }
        }
        let row = open.in_row(self.rules.lanes);
        for (place, reserved) in row.iter().enumerate() {
            let Some(card) = open.spots[reserved.spot.index()] else { continue };
            let price = (row.len() - place) as f32;
            let seat = reserved.figure.seat();
            let gain = self.gain(seat, card, open.cargo[reserved.spot.index()], price);
            wish(seat, Wish { gain, price, chance: 1.0 });
        }
        for seat in Seat::all(self.rules.seats) {
            let wishes = &mut wishes[seat.index()][..counts[seat.index()]];
            // The best bargains first.
            wishes.sort_unstable_by(|a, b| (b.gain * a.price).total_cmp(&(a.gain * b.price)));
            let mut coins = f32::from(open.player(seat).coins);
            for wish in wishes {
                let paid = wish.price * wish.chance;
                let part = (coins / paid.max(0.1)).min(1.0);
                points[seat.index()] += wish.gain * wish.chance * part;
                coins -= paid * part;
            }
        }
    }

    /// What a seat gains by buying a card; nothing if it cannot pay.
    fn gain(&self, seat: Seat, card: Card, cargo: Goods, price: f32) -> f32 {
        if f32::from(self.open.player(seat).coins) < price.floor() {
            return 0.0;
        }
        self.card(seat, card, cargo) - self.coin() * price
    }
}

/// From 0 to 1, a half for 0: how likely a lead decides.
fn likely(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}
