//! `langhus tune`: searches the free weights of a game's sense, with games between bots as the judge; and beside it
//! `langhus fit`, which learns them from how games end.
//!
//! Everything follows from the seed, whatever the number of threads; each finished generation is stored at once, and a
//! run that was interrupted goes on where it was.

pub(crate) mod fit;
mod judge;
mod store;
mod strategy;

use std::thread;

use langhus_bots::Kind;
use langhus_rules::{Mistakes, Setup, Weight};
use serde_json::json;

use crate::arguments::TuneArguments;
use crate::entry::options_json;
use crate::progress::progress_bar;
use crate::{Console, Failure, usage};
use judge::{Judge, Mark, Trial};
use store::Store;
use strategy::Strategy;

/// How far the first generation strays, as a part of each weight's range.
const FIRST_STEP: f64 = 0.15;
/// The last comparison takes so many times the games of a candidate.
const PROOF: u64 = 8;

/// What a run has found.
struct Found {
    weights: Vec<f32>,
    /// Before and after, on deals that no candidate was chosen by.
    before: Mark,
    after: Mark,
}

/// `langhus tune`.
pub(crate) fn run(arguments: &TuneArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let trials = trials(arguments).map_err(|mistakes| usage::unfit("tune", &mistakes))?;
    let weights = trials[0].lab.weights();
    let found = search(arguments, &trials, weights)?;
    if arguments.json {
        let mark = |mark: Mark| json!({ "mark": mark.mark, "win_share": mark.wins });
        let report = json!({
            "game": arguments.game.id(), "options": options_json(trials[0].lab.options()), "seats": arguments.seats,
            "seed": arguments.seed, "weights": named(weights, &found.weights),
            "before": mark(found.before), "after": mark(found.after),
        });
        return Ok(writeln!(console.out, "{report}")?);
    }
    write_lines(console, arguments.bot.kind, weights, &found.weights)?;
    let line = |mark: Mark| format!("{:.4} ({:.1} % of the games won)", mark.mark, 100.0 * mark.wins);
    writeln!(console.out, "Before: {}. After: {}.", line(found.before), line(found.after))?;
    if found.after.mark <= found.before.mark {
        writeln!(console.out, "The weights that are there are as good: nothing is gained by these.")?;
    }
    Ok(())
}

/// Every number of seats with every opponent.
fn trials(arguments: &TuneArguments) -> Result<Vec<Trial>, Mistakes> {
    if !matches!(arguments.bot.kind, Kind::Greedy { .. } | Kind::Search) {
        return Err(Mistakes::one(format!("The bot {} asks no weights: use greedy or search:100.", arguments.bot)));
    }
    let mut trials = Vec::new();
    for seats in &arguments.seats {
        for opponent in &arguments.against {
            let setup = Setup { seats: *seats, options: arguments.options.clone(), ..Setup::default() };
            trials.push(Trial { lab: arguments.game.lab(&setup)?, opponent: *opponent });
        }
    }
    match trials.first() {
        Some(trial) if trial.lab.weights().is_empty() => Err(Mistakes::one(format!(
            "There is nothing to tune: the sense of {} has no weights.",
            arguments.game.id()
        ))),
        _ => Ok(trials),
    }
}

fn search(arguments: &TuneArguments, trials: &[Trial], weights: &[Weight]) -> Result<Found, Failure> {
    let mut store = Store::open(arguments)?;
    let population = arguments.population.map_or_else(|| Strategy::usual_population(weights.len()), usize::from);
    let start: Vec<f32> = weights.iter().map(|weight| arguments.bot.kind.weight(weight)).collect();
    let mut strategy = Strategy::new(to_cube(weights, &start), FIRST_STEP, population, arguments.seed);
    let bar = progress_bar(0);
    let threads = threads(arguments.threads);
    let judge = Judge { bot: arguments.bot, trials, games: arguments.games, threads, bar: &bar };
    bar.set_length((arguments.generations * population as u64 + 2 * PROOF) * judge.games_each());
    for generation in 0..arguments.generations {
        let candidates: Vec<_> = strategy.draw().iter().map(|place| from_cube(weights, place)).collect();
        let marks = match store.marks(generation).filter(|marks| marks.len() == candidates.len()) {
            Some(marks) => {
                bar.inc(population as u64 * judge.games_each());
                marks
            }
            None => {
                let marks = judge.mark(&candidates, arguments.seed.wrapping_add(1 + generation))?;
                let marks: Vec<f64> = marks.iter().map(|mark| mark.mark).collect();
                store.keep(generation, &marks, &from_cube(weights, &strategy.middle()), strategy.step())?;
                marks
            }
        };
        strategy.learn(&marks);
    }
    let found = from_cube(weights, &strategy.middle());
    // Fresh deals: the ones before have chosen the candidates.
    let proof = Judge { games: PROOF * judge.games, ..judge };
    let marks = proof.mark(&[start, found.clone()], !arguments.seed)?;
    bar.finish_and_clear();
    Ok(Found { weights: found, before: marks[0], after: marks[1] })
}

/// How many threads were asked for, or one for every core.
fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// New values as lines for `sense.rs`; what was found for one kind of bot leaves the other's values alone.
fn write_lines(console: &mut Console<'_>, kind: Kind, weights: &[Weight], values: &[f32]) -> Result<(), Failure> {
    for (weight, new) in weights.iter().zip(values) {
        let Weight { name, value, at_once, low, high } = *weight;
        let (value, at_once) = if kind == Kind::Search { (*new, at_once) } else { (value, *new) };
        let apart = if value == at_once { String::new() } else { format!(".at_once({at_once:?})") };
        writeln!(console.out, "        Weight::new(\"{name}\", {value:?}, {low:?}, {high:?}){apart},")?;
    }
    Ok(())
}

/// New values by name.
fn named(weights: &[Weight], values: &[f32]) -> serde_json::Value {
    weights.iter().zip(values).map(|(weight, value)| (weight.name.to_owned(), json!(value))).collect()
}

fn to_cube(weights: &[Weight], values: &[f32]) -> Vec<f64> {
    let place = |(weight, value): (&Weight, &f32)| f64::from((value - weight.low) / (weight.high - weight.low));
    weights.iter().zip(values).map(place).collect()
}

/// The weights of a place, rounded to what is written down.
fn from_cube(weights: &[Weight], place: &[f64]) -> Vec<f32> {
    let value = |(weight, place): (&Weight, &f64)| {
        let value = f64::from(weight.low) + place * f64::from(weight.high - weight.low);
        ((value * 1000.0).round() / 1000.0) as f32
    };
    weights.iter().zip(place).map(value).collect()
}
