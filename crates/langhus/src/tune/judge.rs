//! How good weights are: what a bot with them makes of games against others.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use indicatif::ProgressBar;
use langhus_bots::Spec;

use crate::{Bout, Failure, Lab, seeds};

/// One kind of table: the bot with the weights sits in every seat in turn, an opponent in all others.
pub(crate) struct Trial {
    pub(crate) lab: Box<dyn Lab>,
    pub(crate) opponent: Spec,
}

pub(crate) struct Judge<'a> {
    pub(crate) bot: Spec,
    pub(crate) trials: &'a [Trial],
    /// The games of one candidate in each trial.
    pub(crate) games: u64,
    pub(crate) threads: usize,
    pub(crate) bar: &'a ProgressBar,
}

/// What came out for one candidate: the mark that decides, and the share of wins.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) mark: f64,
    pub(crate) wins: f64,
}

impl Judge<'_> {
    /// How many games one candidate takes.
    pub(crate) fn games_each(&self) -> u64 {
        self.trials.iter().map(|trial| self.games.next_multiple_of(u64::from(trial.lab.seats()))).sum()
    }

    /// Marks candidates, all on the same deals, so that luck does not tell them apart.
    pub(crate) fn mark(&self, candidates: &[Vec<f32>], number: u64) -> Result<Vec<Mark>, Failure> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let jobs = candidates.len() * self.trials.len();
        let marks = Mutex::new(vec![Ok(Mark::default()); jobs]);
        thread::scope(|scope| {
            for _ in 0..self.threads.min(jobs) {
                scope.spawn(|| {
                    while !stop.load(Ordering::Relaxed) {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        let Some(weights) = candidates.get(job / self.trials.len()) else { break };
                        let mark = self.one(&self.trials[job % self.trials.len()], weights, number);
                        stop.fetch_or(mark.is_err(), Ordering::Relaxed);
                        marks.lock().unwrap_or_else(|broken| broken.into_inner())[job] = mark;
                    }
                });
            }
        });
        let marks = marks.into_inner().unwrap_or_else(|broken| broken.into_inner());
        let marks: Vec<Mark> = marks.into_iter().collect::<Result<_, String>>().map_err(Failure::failed)?;
        Ok(marks.chunks(self.trials.len()).map(average).collect())
    }

    fn one(&self, trial: &Trial, weights: &[f32], number: u64) -> Result<Mark, String> {
        let seats = u64::from(trial.lab.seats());
        let games = self.games.next_multiple_of(seats);
        let mut marks = Vec::with_capacity(games as usize);
        for game in 0..games {
            let (deal, own) = (game / seats, (game % seats) as usize);
            let lot = seeds::lot(number, deal);
            let mut bots = vec![trial.opponent; seats as usize];
            bots[own] = self.bot;
            let bout = trial.lab.trial(lot.seed, &bots, own, weights, lot.chance);
            let bout = bout.map_err(|says| format!("Deal {deal} of {number} showed a mistake, {says}."))?;
            marks.push(mark(&bout, own));
            self.bar.inc(1);
        }
        Ok(average(&marks))
    }
}

/// Mostly the win, a little the lead, which tells weights apart also where all games are won.
fn mark(bout: &Bout, own: usize) -> Mark {
    let wins = bout.seats[own].win;
    let others = bout.seats.iter().enumerate().filter(|(seat, _)| *seat != own).map(|(_, seat)| seat.score).max();
    let score = f64::from(bout.seats[own].score);
    let lead = (score - others.map_or(0.0, f64::from)) / (score.abs() + 1.0);
    Mark { mark: 0.9 * wins + 0.05 * (1.0 + lead / (1.0 + lead.abs())), wins }
}

fn average(marks: &[Mark]) -> Mark {
    let mean = |of: fn(&Mark) -> f64| marks.iter().map(of).sum::<f64>() / marks.len().max(1) as f64;
    Mark { mark: mean(|mark| mark.mark), wins: mean(|mark| mark.wins) }
}
