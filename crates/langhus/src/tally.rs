//! What is counted over many games. Everything is a whole number, so that the sums are the same in any order.

use std::collections::BTreeMap;

use langhus_rules::Seat;

use crate::Outcome;

/// A win in parts that can be shared evenly by two to eight winners.
const WIN: u64 = 840;

/// The quantiles that are reported, in percent.
pub(crate) const QUANTILES: [u64; 5] = [5, 25, 50, 75, 95];

/// The counts over some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Games that were stopped before their end; they count neither for scores nor for wins.
    pub(crate) capped: u64,
    pub(crate) decisions: u64,
    /// How many decisions the games took.
    pub(crate) lengths: Spread,
    /// How many rounds they took.
    pub(crate) rounds: Spread,
    points: [i64; Seat::MOST],
    wins: [u64; Seat::MOST],
}

impl Tally {
    pub(crate) fn count(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.decisions += outcome.decisions;
        self.lengths.count(outcome.decisions);
        self.rounds.count(outcome.rounds.into());
        if !outcome.finished {
            self.capped += 1;
            return;
        }
        let winners = outcome.standings.iter().filter(|standing| standing.place == 1).count() as u64;
        for standing in &outcome.standings {
            self.points[standing.seat.index()] += i64::from(standing.score);
            if standing.place == 1 {
                self.wins[standing.seat.index()] += WIN / winners;
            }
        }
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.capped += other.capped;
        self.decisions += other.decisions;
        self.lengths.add(&other.lengths);
        self.rounds.add(&other.rounds);
        for seat in 0..Seat::MOST {
            self.points[seat] += other.points[seat];
            self.wins[seat] += other.wins[seat];
        }
    }

    pub(crate) fn finished(&self) -> u64 {
        self.games - self.capped
    }

    /// Nothing when no game was finished.
    pub(crate) fn mean_score(&self, seat: Seat) -> Option<f64> {
        (self.finished() > 0).then(|| self.points[seat.index()] as f64 / self.finished() as f64)
    }

    /// The part of all wins, 0 to 1; nothing when no game was finished.
    pub(crate) fn win_share(&self, seat: Seat) -> Option<f64> {
        (self.finished() > 0).then(|| self.wins[seat.index()] as f64 / (WIN * self.finished()) as f64)
    }
}

/// How often each number occurred.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spread(BTreeMap<u64, u64>);

impl Spread {
    fn count(&mut self, number: u64) {
        *self.0.entry(number).or_default() += 1;
    }

    fn add(&mut self, other: &Spread) {
        for (number, count) in &other.0 {
            *self.0.entry(*number).or_default() += count;
        }
    }

    fn total(&self) -> u64 {
        self.0.values().sum()
    }

    pub(crate) fn least(&self) -> u64 {
        self.0.keys().next().copied().unwrap_or(0)
    }

    pub(crate) fn most(&self) -> u64 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    pub(crate) fn mean(&self) -> f64 {
        let sum: f64 = self.0.iter().map(|(number, count)| *number as f64 * *count as f64).sum();
        sum / self.total().max(1) as f64
    }

    /// The least number that at least `percent` of all do not exceed.
    pub(crate) fn quantile(&self, percent: u64) -> u64 {
        let (mut so_far, total) = (0, self.total());
        let reached = self.0.iter().find(|(_, count)| {
            so_far += **count;
            u128::from(so_far) * 100 >= u128::from(total) * u128::from(percent)
        });
        reached.map_or(0, |(number, _)| *number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use langhus_rules::standings;

    fn outcome(decisions: u64, finished: bool, scores: &[i32]) -> Outcome {
        let scores = scores.iter().enumerate().map(|(n, &score)| (Seat::new(n as u8), score, 0));
        Outcome { decisions, rounds: 1, finished, standings: standings(scores), saga: None }
    }

    #[test]
    fn shared_wins_count_their_part_and_capped_games_none() {
        let mut tally = Tally::default();
        for game in [outcome(10, true, &[5, 5, 5]), outcome(20, true, &[9, 1, 9]), outcome(30, false, &[99, 0, 0])] {
            tally.count(&game);
        }
        let shares: Vec<_> = Seat::all(3).map(|seat| tally.win_share(seat).unwrap()).collect();
        assert_eq!(shares, [5.0 / 12.0, 2.0 / 12.0, 5.0 / 12.0]);
        assert_eq!(Seat::all(3).map(|seat| tally.mean_score(seat).unwrap()).collect::<Vec<_>>(), [7.0, 3.0, 7.0]);
        assert_eq!((tally.games, tally.capped, tally.decisions), (3, 1, 60));
    }

    #[test]
    fn quantiles_are_lengths_that_occurred() {
        let mut tally = Tally::default();
        for length in 1..=100 {
            tally.count(&outcome(length, true, &[0]));
        }
        assert_eq!(QUANTILES.map(|percent| tally.lengths.quantile(percent)), [5, 25, 50, 75, 95]);
        assert_eq!((tally.lengths.least(), tally.lengths.mean(), tally.lengths.most()), (1, 50.5, 100));
    }

    #[test]
    fn tallies_add_up_in_any_order() {
        let games: Vec<_> =
            (0..50).map(|n| outcome(n % 7, n % 5 > 0, &[n as i32 % 3, (n as i32 * 5) % 4, 1])).collect();
        let mut whole = Tally::default();
        games.iter().for_each(|game| whole.count(game));
        let mut sum = Tally::default();
        for part in games.chunks(9).rev() {
            let mut tally = Tally::default();
            part.iter().for_each(|game| tally.count(game));
            sum.add(&tally);
        }
        assert_eq!(sum, whole);
    }
}
