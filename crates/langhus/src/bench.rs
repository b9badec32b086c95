//! `langhus bench`: how fast the games are, on one thread.

use std::time::{Duration, Instant};

use langhus_rules::{Mistakes, Options, Quick, Saga, Say, Sentence};
use serde_json::{Value, json};

use crate::arguments::BenchArguments;
use crate::listed::options_json;
use crate::words::WORDS;
use crate::{Console, Failure, Lab, Listed, Variant, games, seeds, usage};

/// Each figure is the best of so many repetitions: other work on the machine can only make them slower.
const REPETITIONS: u32 = 5;
/// Enough recorded moves that no cache knows them by heart.
const REPLAYED_MOVES: u64 = 4000;

/// One entry of the list.
struct Figures {
    game: &'static str,
    options: Options,
    seats: u8,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    clone_ns: f64,
    replay_actions_per_second: f64,
    simulations_per_second: f64,
    /// Nothing where no net that ships with the game fits.
    judgements_per_second: Option<f64>,
}

/// `langhus bench`.
pub(crate) fn run(arguments: &BenchArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let variants = wanted(arguments).map_err(|mistakes| usage::unfit("bench", mistakes))?;
    let mut list = Vec::new();
    if !arguments.json {
        writeln!(
            console.out,
            "{:<13} {:<28} {:>5} {:>13} {:>11} {:>14} {:>6} {:>9} {:>12} {:>10} {:>12}",
            "game",
            "options",
            "seats",
            "decisions/s",
            "games/s",
            "decisions/game",
            "bytes",
            "clone ns",
            "replay/s",
            "sims/s",
            "judgements/s"
        )?;
    }
    for variant in variants {
        let figures = measure(&variant, arguments.seconds)?;
        if arguments.json {
            list.push(figures.json());
        } else {
            writeln!(console.out, "{}", figures.row())?;
            console.out.flush()?;
        }
    }
    if arguments.json {
        writeln!(console.out, "{:#}", Value::Array(list))?;
    }
    Ok(())
}

/// The variants that fit the arguments.
fn wanted(arguments: &BenchArguments) -> Result<Vec<Variant>, Mistakes> {
    if let Some(game) = arguments.game {
        Options::read(game.options(), arguments.options.iter().map(String::as_str))?;
    }
    let fits = |Variant { game, lab }: &Variant| {
        let named = |pair: &String| lab.options().iter().any(|(key, value)| *pair == format!("{key}={value}"));
        arguments.game.is_none_or(|wanted| wanted.id() == game.id())
            && arguments.seats.is_none_or(|seats| seats == lab.seats())
            && arguments.options.iter().all(named)
    };
    let wanted: Vec<_> = games::variants().filter(fits).collect();
    if wanted.is_empty() {
        return Err(Mistakes::one(Sentence::of(&WORDS, Say::new("no-variant"))));
    }
    Ok(wanted)
}

fn measure(Variant { game, lab }: &Variant, seconds: f64) -> Result<Figures, Failure> {
    let mut chance = Quick::new(1);
    let play = best(seconds * 0.4, |times| lab.play(times, &mut chance));
    let sagas = records(game, &**lab)?;
    let replay = best(seconds * 0.3, |times| {
        (0..times)
            .flat_map(|_| &sagas)
            .filter(|saga| lab.replay(saga).is_ok())
            .map(|saga| saga.moves.len() as u64)
            .sum()
    });
    let search = best(seconds * 0.2, |times| {
        lab.search(times);
        times
    });
    let copy = best(seconds * 0.1, |times| {
        lab.copy(times);
        times
    });
    let judged = lab.judge().map(|mut judge| {
        best(seconds * 0.2, |times| {
            judge(times);
            times
        })
    });
    Ok(Figures {
        game: game.id(),
        options: lab.options().clone(),
        seats: lab.seats(),
        decisions_per_second: play.counted_per_second,
        games_per_second: play.times_per_second,
        decisions_per_game: play.counted_per_time,
        state_bytes: lab.state_bytes(),
        clone_ns: 1e9 / copy.counted_per_second,
        replay_actions_per_second: replay.counted_per_second,
        simulations_per_second: search.counted_per_second,
        judgements_per_second: judged.map(|judged| judged.counted_per_second),
    })
}

/// Some games at random, recorded.
fn records(game: &Listed, lab: &dyn Lab) -> Result<Vec<Saga>, Failure> {
    let mut sagas = Vec::new();
    let mut moves = 0;
    for place in 1.. {
        let mut lot = seeds::lot(1, place);
        let recorded = lab.record(lot.seed, &mut lot.chance, u64::MAX, true);
        let outcome = recorded.map_err(|crash| {
            Failure::failed(format!("There is a mistake in {}, seed {}, {}.", game.id(), lot.seed, crash.says))
        })?;
        moves += outcome.decisions;
        sagas.extend(outcome.saga);
        if moves >= REPLAYED_MOVES {
            break;
        }
    }
    Ok(sagas)
}

struct Best {
    counted_per_second: f64,
    times_per_second: f64,
    counted_per_time: f64,
}

/// Does the work for about so many seconds in all, and tells the best rate. The work is told how many times to do its
/// thing, and answers how much it counted.
fn best(seconds: f64, mut work: impl FnMut(u64) -> u64) -> Best {
    let part = Duration::from_secs_f64(seconds) / REPETITIONS;
    let mut timed = |times| {
        let start = Instant::now();
        let counted = work(times);
        (counted, start.elapsed().max(Duration::from_nanos(1)))
    };
    // This warms the caches as well.
    let mut times: u64 = 1;
    while timed(times).1 < part / 2 {
        times *= 2;
    }
    let runs: Vec<_> = (0..REPETITIONS).map(|_| timed(times)).collect();
    let rate = |count: u64, time: Duration| count as f64 / time.as_secs_f64();
    let most = |rates: &mut dyn Iterator<Item = f64>| rates.fold(0.0, f64::max);
    Best {
        counted_per_second: most(&mut runs.iter().map(|&(counted, time)| rate(counted, time))),
        times_per_second: most(&mut runs.iter().map(|&(_, time)| rate(times, time))),
        counted_per_time: runs.iter().map(|(counted, _)| *counted as f64).sum::<f64>()
            / (times as f64 * f64::from(REPETITIONS)),
    }
}

impl Figures {
    fn json(&self) -> Value {
        json!({
            "game": self.game,
            "options": options_json(&self.options),
            "seats": self.seats,
            "decisions_per_second": self.decisions_per_second.round() as u64,
            "games_per_second": self.games_per_second.round() as u64,
            "decisions_per_game": self.decisions_per_game,
            "state_bytes": self.state_bytes,
            "clone_ns": self.clone_ns,
            "replay_actions_per_second": self.replay_actions_per_second.round() as u64,
            "simulations_per_second": self.simulations_per_second.round() as u64,
            "judgements_per_second": self.judgements_per_second.map(|rate| rate.round() as u64),
        })
    }

    fn row(&self) -> String {
        let judgements = self.judgements_per_second.map_or("-".to_owned(), |rate| format!("{rate:.0}"));
        format!(
            "{:<13} {:<28} {:>5} {:>13.0} {:>11.0} {:>14.2} {:>6} {:>9.2} {:>12.0} {:>10.0} {judgements:>12}",
            self.game,
            self.options.to_string(),
            self.seats,
            self.decisions_per_second,
            self.games_per_second,
            self.decisions_per_game,
            self.state_bytes,
            self.clone_ns,
            self.replay_actions_per_second,
            self.simulations_per_second
        )
    }
}
