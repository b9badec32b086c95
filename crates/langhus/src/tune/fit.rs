//! `langhus fit`: fits the free weights of a game's sense to how games end. A bot plays against itself; the weights and
//! the swing are wanted with which the sense is surprised least by who won, looking at positions on the way. Chess
//! players know this as Texel's tuning.
//!
//! A game teaches thirty positions here and one bit in `tune`, so this finds more with fewer games where the weights are
//! far off. But it asks what is likely, not what is good to do, and can be led astray: whoever wins has much gold, but
//! hoarding it does not win. So the last word is that of games against the bot with the old weights.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use indicatif::ProgressBar;
use langhus_rules::Weight;
use serde_json::json;

use super::judge::{Judge, Trial};
use super::strategy::Strategy;
use super::{FIRST_STEP, from_cube, report, say_gain, to_cube, trials, write_lines};
use crate::arguments::{FitArguments, threads};
use crate::progress::progress_bar;
use crate::{Console, Failure, Lesson, seeds, usage};

/// The generations after which the search for the least surprise gives up, and the step that it need not go below.
const GENERATIONS: usize = 400;
const LAST_STEP: f64 = 2e-3;
/// One game in so many is not learnt from, and tells what was learnt.
const HELD_OUT: usize = 5;
/// New weights play one game for so many that were learnt from.
const PROOF: u64 = 4;

/// What a run has found: weights and swing, the surprise by games that were not learnt from before and after, and the
/// share of wins against the old weights.
struct Found {
    values: Vec<f32>,
    before: f64,
    after: f64,
    wins: f64,
    games: u64,
}

/// `langhus fit`.
pub(crate) fn run(arguments: &FitArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let FitArguments { school, run, bot, .. } = arguments;
    let trials = trials(school, run, *bot, &[*bot]).map_err(|mistakes| usage::unfit("fit", mistakes))?;
    let (weights, swing) = (trials[0].lab.weights(), trials[0].lab.swing());
    let free: Vec<Weight> =
        weights.iter().copied().chain([Weight::new("swing", swing, swing / 4.0, swing * 4.0)]).collect();
    let found = learn(arguments, &trials, &free)?;
    let swing = found.values[weights.len()];
    let fair = trials.iter().map(|trial| 1.0 / f64::from(trial.lab.seats())).sum::<f64>() / trials.len() as f64;
    if run.json {
        let proof = json!({ "games": found.games, "win_share": found.wins, "fair": fair });
        let (before, after) = (json!(found.before), json!(found.after));
        let more = [("swing", json!(swing)), ("before", before), ("after", after), ("proof", proof)];
        return Ok(writeln!(console.out, "{}", report(school, &trials, &found.values, more))?);
    }
    write_lines(console, bot.kind, weights, &found.values)?;
    writeln!(console.out, "    const SWING: f32 = {swing:?};")?;
    let Found { before, after, games, .. } = found;
    writeln!(console.out, "Surprise by games that were not learnt from: {before:.4} before, {after:.4} after.")?;
    let (wins, fair) = (100.0 * found.wins, 100.0 * fair);
    writeln!(
        console.out,
        "Against {bot} with the old weights: {wins:.1} % of {games} games won, {fair:.1} % would be fair."
    )?;
    say_gain(console, wins > fair)
}

fn learn(arguments: &FitArguments, trials: &[Trial], free: &[Weight]) -> Result<Found, Failure> {
    let threads = threads(arguments.run.threads);
    let bar = progress_bar(0);
    let proof = Judge { bot: arguments.bot, trials, games: arguments.games.div_ceil(PROOF), threads, bar: &bar };
    bar.set_length(arguments.games * trials.len() as u64 + proof.games_each());
    let lessons = lessons(arguments, trials, threads, &bar)?;
    let part = |held: bool| -> Vec<&dyn Lesson> {
        let wanted = lessons.iter().enumerate().filter(|(place, _)| (place % HELD_OUT == 0) == held);
        wanted.map(|(_, lesson)| &**lesson).collect()
    };
    let (known, held) = (part(false), part(true));
    let old: Vec<f32> = free.iter().map(|weight| arguments.bot.kind.weight(weight)).collect();
    let population = Strategy::usual_population(free.len());
    let mut strategy = Strategy::new(to_cube(free, &old), FIRST_STEP, population, arguments.school.seed);
    for _ in 0..GENERATIONS {
        let candidates: Vec<_> = strategy.draw().iter().map(|place| from_cube(free, place)).collect();
        strategy.learn(&marks(&known, &candidates, threads));
        if strategy.step() < LAST_STEP {
            break;
        }
    }
    let values = from_cube(free, &strategy.middle());
    let wins = proof.mark(std::slice::from_ref(&values), !arguments.school.seed)?[0].wins;
    bar.finish_and_clear();
    let (before, after) = (surprise(&held, &old), surprise(&held, &values));
    Ok(Found { values, before, after, wins, games: proof.games_each() })
}

/// Plays the games, each with its own chance, so that the threads change nothing.
fn lessons(
    arguments: &FitArguments,
    trials: &[Trial],
    threads: usize,
    bar: &ProgressBar,
) -> Result<Vec<Box<dyn Lesson>>, Failure> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let games = arguments.games as usize * trials.len();
    let lessons = Mutex::new(Vec::with_capacity(games));
    thread::scope(|scope| {
        for _ in 0..threads.min(games) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let Some(trial) = trials.get(game % trials.len()).filter(|_| game < games) else { break };
                    let lot = seeds::lot(arguments.school.seed, game as u64);
                    let lesson = trial.lab.lesson(lot.seed, &arguments.bot, lot.chance);
                    stop.fetch_or(lesson.is_err(), Ordering::Relaxed);
                    let lesson = lesson.map_err(|says| format!("Game {game} showed a mistake, {says}."));
                    lessons.lock().unwrap_or_else(|broken| broken.into_inner()).push((game, lesson));
                    bar.inc(1);
                }
            });
        }
    });
    let mut lessons = lessons.into_inner().unwrap_or_else(|broken| broken.into_inner());
    lessons.sort_by_key(|(game, _)| *game);
    lessons.into_iter().map(|(_, lesson)| lesson.map_err(Failure::failed)).collect()
}

/// The less surprise, the larger the mark.
fn marks(lessons: &[&dyn Lesson], candidates: &[Vec<f32>], threads: usize) -> Vec<f64> {
    let mut marks = vec![0.0; candidates.len()];
    let share = candidates.len().div_ceil(threads);
    thread::scope(|scope| {
        for (marks, candidates) in marks.chunks_mut(share).zip(candidates.chunks(share)) {
            scope.spawn(move || {
                for (mark, values) in marks.iter_mut().zip(candidates) {
                    *mark = -surprise(lessons, values);
                }
            });
        }
    });
    marks
}

/// The average over all positions.
fn surprise(lessons: &[&dyn Lesson], values: &[f32]) -> f64 {
    let positions: usize = lessons.iter().map(|lesson| lesson.positions()).sum();
    lessons.iter().map(|lesson| lesson.surprise(values)).sum::<f64>() / positions.max(1) as f64
}
