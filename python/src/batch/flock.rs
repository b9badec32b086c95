//! Many games at once, of a game whose types are known.

use std::sync::Arc;

use langhus_rules::{Chance, Lot, Quick, Seat, Seed, Sense, Voice};
use rayon::ThreadPool;
use rayon::prelude::*;

use super::herd::{Draw, Herd, Reward};
use super::rows::{Row, Rows};
use crate::known::{At, Known};
use crate::moment::{Moment, shares};
use crate::past::{Deal, Past, Step};

/// One of the games.
struct One<G: Voice> {
    state: G::State,
    /// The legal actions of the seat that is asked, and their indices.
    legal: Vec<G::Action>,
    indices: Vec<u32>,
    /// Which of them is played next.
    taken: usize,
    seat: Seat,
    /// Its number among all games that are dealt from the batch's number.
    place: u64,
    seed: Seed,
    chance: Quick,
    /// What was played, each by the seat that was asked first.
    played: Vec<(Seat, u32)>,
}

/// Many games of one kind.
pub(crate) struct Flock<G: Voice> {
    known: Arc<Known<G>>,
    number: u64,
    games: Vec<One<G>>,
    /// What was drawn last and not played yet: an action for every game, or nothing.
    drawn: Vec<i64>,
}

/// What the games of a flock share.
struct Shared<'a, G: Voice> {
    rules: &'a G,
    number: u64,
    /// How many games there are, and so how far the next deal of each is.
    count: u64,
    reward: Reward,
}

impl<G: Voice + Sense> Flock<G> {
    pub(crate) fn new(known: Arc<Known<G>>, count: usize, number: u64) -> Flock<G> {
        let one = |place: u64| {
            let lot = Lot::new(number, place);
            One {
                state: known.rules.deal(lot.seed),
                legal: Vec::with_capacity(G::WIDTH),
                indices: Vec::with_capacity(G::WIDTH),
                taken: 0,
                seat: Seat::new(0),
                place,
                seed: lot.seed,
                chance: lot.chance,
                played: Vec::new(),
            }
        };
        // Counted from 1, as simulations count.
        let games = (1..=count as u64).map(one).collect();
        Flock { known, number, games, drawn: Vec::with_capacity(count) }
    }

    /// Does something with every game and its row, on the threads of the pool if there is one.
    fn each(
        &mut self,
        pool: Option<&ThreadPool>,
        reward: Reward,
        rows: Rows<'_>,
        work: impl Fn(&Shared<'_, G>, &mut One<G>, Row<'_>) + Sync,
    ) {
        let shared = Shared { rules: &*self.known.rules, number: self.number, count: self.games.len() as u64, reward };
        let some = |games: &mut [One<G>], mut rows: Rows<'_>| {
            games.iter_mut().enumerate().for_each(|(n, game)| work(&shared, game, rows.row(n)));
        };
        let Some(pool) = pool else { return some(&mut self.games, rows) };
        let size = part(self.games.len(), pool);
        let mut parts = Vec::new();
        let mut rest = rows;
        for games in self.games.chunks_mut(size) {
            let (first, others) = rest.split(games.len());
            parts.push((games, first));
            rest = others;
        }
        pool.install(|| parts.into_par_iter().for_each(|(games, rows)| some(games, rows)));
    }
}

/// How many games one piece of work has: a few pieces for every thread, so that none waits long for another.
fn part(games: usize, pool: &ThreadPool) -> usize {
    games.div_ceil(4 * pool.current_num_threads()).max(1)
}

impl<G: Voice + Sense> One<G> {
    /// Writes what is to be seen and done now.
    #[inline]
    fn tell(&mut self, rules: &G, row: &mut Row<'_>) {
        for index in self.indices.drain(..) {
            row.mask[index as usize] = 0;
        }
        let Some(seat) = rules.awaited(&self.state).first() else { return };
        self.seat = seat;
        self.legal.clear();
        rules.legal(&self.state, seat, &mut self.legal);
        for (place, action) in self.legal.iter().enumerate() {
            let index = rules.index(*action);
            row.mask[index] = 1;
            row.legal[place] = index as i32;
            self.indices.push(index as u32);
        }
        *row.count = self.legal.len() as i32;
        *row.seat = seat.index() as i64;
        if !row.observation.is_empty() {
            rules.encode(&self.state, seat, row.observation);
        }
    }

    #[inline]
    fn step(&mut self, shared: &Shared<'_, G>, mut row: Row<'_>) {
        let rules = shared.rules;
        let action = self.legal[self.taken];
        rules.apply(&mut self.state, self.seat, action, &mut ());
        self.played.push((self.seat, self.indices[self.taken]));
        *row.done = rules.awaited(&self.state).is_empty();
        if *row.done {
            self.end(shared, &mut row);
        } else {
            row.reward.fill(0.0);
        }
        self.tell(rules, &mut row);
    }

    /// Tells how the game ended, and deals the next one.
    fn end(&mut self, shared: &Shared<'_, G>, row: &mut Row<'_>) {
        for seat in Seat::all(shared.rules.seats()) {
            row.score[seat.index()] = shared.rules.score(&self.state, seat);
        }
        match shared.reward {
            Reward::Win => shares(&shared.rules.standings(&self.state), row.reward),
            Reward::Score => row.reward.iter_mut().zip(&*row.score).for_each(|(reward, score)| *reward = *score as f32),
        }
        self.place += shared.count;
        let lot = Lot::new(shared.number, self.place);
        (self.seed, self.chance) = (lot.seed, lot.chance);
        self.state = shared.rules.deal(lot.seed);
        self.played.clear();
    }

    fn draw(&mut self, logits: Option<&[f32]>) -> i64 {
        self.taken = match logits {
            None => self.chance.below(self.indices.len() as u32) as usize,
            Some(logits) => self.likely(logits),
        };
        i64::from(self.indices[self.taken])
    }

    /// Draws by a softmax over the legal actions.
    fn likely(&mut self, logits: &[f32]) -> usize {
        let legal = || self.indices.iter().map(|index| logits[*index as usize]);
        let most = legal().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = legal().map(|logit| (logit - most).exp()).sum();
        let mut left = sum * (self.chance.word() >> 8) as f32 / (1 << 24) as f32;
        let legal = || self.indices.iter().map(|index| logits[*index as usize]);
        let found = legal().position(|logit| {
            left -= (logit - most).exp();
            left < 0.0
        });
        // What is lost by rounding, and numbers that are none, go to the last one.
        found.unwrap_or(self.indices.len() - 1)
    }
}

impl<G: Voice + Sense> Herd for Flock<G> {
    fn tell(&mut self, pool: Option<&ThreadPool>, rows: Rows<'_>) {
        self.each(pool, Reward::Win, rows, |shared, game, mut row| game.tell(shared.rules, &mut row));
    }

    fn take(&mut self, actions: &[i64]) -> Option<usize> {
        // They were most often drawn by `sample`, which knows their places.
        if self.drawn == actions {
            return None;
        }
        self.drawn.clear();
        for (number, (game, action)) in self.games.iter_mut().zip(actions).enumerate() {
            let is_it = |index: &u32| i64::from(*index) == *action;
            if !game.indices.get(game.taken).is_some_and(is_it) {
                match game.indices.iter().position(is_it) {
                    Some(place) => game.taken = place,
                    None => return Some(number),
                }
            }
        }
        None
    }

    fn step(&mut self, pool: Option<&ThreadPool>, reward: Reward, rows: Rows<'_>) {
        self.drawn.clear();
        self.each(pool, reward, rows, |shared, game, row| game.step(shared, row));
    }

    fn sample(&mut self, pool: Option<&ThreadPool>, draw: Draw<'_>, actions: &mut [i64]) {
        let width = self.known.rules.action_space();
        let of = |first: usize, games: &mut [One<G>], actions: &mut [i64]| {
            for (number, (game, action)) in games.iter_mut().zip(actions).enumerate() {
                let row = draw.logits.map(|logits| &logits[(first + number) * width..][..width]);
                *action = game.draw(row);
            }
        };
        if let Some(pool) = pool {
            let size = part(self.games.len(), pool);
            let parts = self.games.par_chunks_mut(size).zip(actions.par_chunks_mut(size)).enumerate();
            pool.install(|| parts.for_each(|(place, (games, actions))| of(place * size, games, actions)));
        } else {
            of(0, &mut self.games, actions);
        }
        self.drawn.clear();
        self.drawn.extend_from_slice(actions);
    }

    fn moment(&self, game: usize) -> (Box<dyn Moment>, Arc<Past>) {
        let game = &self.games[game];
        let dealt = Past::dealt(Deal { seed: game.seed, names: Vec::new(), taken_back: 0 });
        let past = game.played.iter().fold(dealt, |past, (seat, action)| {
            // Whether it revealed something is not kept; a bot so thinks anew.
            past.and(Step::Played { seat: *seat, action: *action, revealed: true })
        });
        (Box::new(At { known: Arc::clone(&self.known), state: game.state }), past)
    }
}
