//! `langhus tune`: searches the free weights of a game's sense, with games between bots as the judge; and beside it
//! `langhus fit`, which learns them from how games end.
//!
//! Everything follows from the seed, whatever the number of threads; each finished generation is stored at once, and a
//! run that was interrupted goes on where it was.

pub(crate) mod fit;
mod judge;
mod store;
mod strategy;

use langhus_bots::{Kind, Spec};
use langhus_rules::{Mistakes, Say, Sentence, Setup, Weight};
use serde_json::{Value, json};

use crate::arguments::{RunArguments, SchoolArguments, TuneArguments, threads};
use crate::listed::options_json;
use crate::progress::progress_bar;
use crate::words::WORDS;
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
    let TuneArguments { school, run, bot, against, .. } = arguments;
    let trials = trials(school, run, *bot, against).map_err(|mistakes| usage::unfit("tune", mistakes))?;
    let weights = trials[0].lab.weights();
    let found = search(arguments, &trials, weights)?;
    if run.json {
        let mark = |mark: Mark| json!({ "mark": mark.mark, "win_share": mark.wins });
        let more = [("before", mark(found.before)), ("after", mark(found.after))];
        return Ok(writeln!(console.out, "{}", report(school, &trials, &found.weights, more))?);
    }
    write_lines(console, bot.kind, weights, &found.weights)?;
    let line = |mark: Mark| format!("{:.4} ({:.1} % of the games won)", mark.mark, 100.0 * mark.wins);
    writeln!(console.out, "Before: {}. After: {}.", line(found.before), line(found.after))?;
    say_gain(console, found.after.mark > found.before.mark)
}

/// In the command's own words.
fn said(say: Say) -> Sentence {
    Sentence::of(&WORDS, say)
}

/// Every number of seats with every opponent.
fn trials(school: &SchoolArguments, run: &RunArguments, bot: Spec, against: &[Spec]) -> Result<Vec<Trial>, Mistakes> {
    if !matches!(bot.kind, Kind::Greedy { .. } | Kind::Search) {
        return Err(Mistakes::one(said(Say::new("no-weights").with("bot", bot.to_string()))));
    }
    let mut trials = Vec::new();
    for seats in &school.seats {
        for opponent in against {
            let setup = Setup { seats: *seats, options: run.options.clone(), ..Setup::default() };
            trials.push(Trial { lab: school.game.lab(&setup)?, opponent: *opponent });
        }
    }
    match trials.first() {
        Some(trial) if trial.lab.weights().is_empty() => {
            Err(Mistakes::one(said(Say::new("nothing-learnt").with("game", school.game.id()))))
        }
        _ => Ok(trials),
    }
}

/// The report as JSON: what was learnt about, the new weights, and more of what was found.
fn report<const N: usize>(
    school: &SchoolArguments,
    trials: &[Trial],
    values: &[f32],
    more: [(&str, Value); N],
) -> Value {
    let lab = &trials[0].lab;
    let named: Value = lab.weights().iter().zip(values).map(|(weight, value)| (weight.name, json!(value))).collect();
    let mut report = json!({
        "game": school.game.id(), "options": options_json(lab.options()), "seats": school.seats, "seed": school.seed,
        "weights": named,
    });
    for (key, value) in more {
        report[key] = value;
    }
    report
}

/// Says so when there was nothing to gain.
fn say_gain(console: &mut Console<'_>, gained: bool) -> Result<(), Failure> {
    if !gained {
        writeln!(console.out, "The weights that are there are as good: nothing is gained by these.")?;
    }
    Ok(())
}

fn search(arguments: &TuneArguments, trials: &[Trial], weights: &[Weight]) -> Result<Found, Failure> {
    let mut store = Store::open(arguments)?;
    let population = arguments.population.map_or_else(|| Strategy::usual_population(weights.len()), usize::from);
    let start: Vec<f32> = weights.iter().map(|weight| arguments.bot.kind.weight(weight)).collect();
    let mut strategy = Strategy::new(to_cube(weights, &start), FIRST_STEP, population, arguments.school.seed);
    let bar = progress_bar(0);
    let threads = threads(arguments.run.threads);
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
                let marks = judge.mark(&candidates, arguments.school.seed.wrapping_add(1 + generation))?;
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
    let marks = proof.mark(&[start, found.clone()], !arguments.school.seed)?;
    bar.finish_and_clear();
    Ok(Found { weights: found, before: marks[0], after: marks[1] })
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
