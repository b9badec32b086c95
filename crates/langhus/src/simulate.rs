//! `langhus simulate`: many games at random, and what can be said about them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use langhus_rules::{Language, Seat, Setup};
use serde_json::{Value, json};

use crate::arguments::{SimulateArguments, threads};
use crate::listed::options_json;
use crate::progress::progress_bar;
use crate::tally::{QUANTILES, Spread, Tally};
use crate::words::say;
use crate::{Console, Crash, Failure, Lab, files, seeds, usage};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Order {
    /// The game's id, for the names of files.
    pub game: &'static str,
    /// How many games.
    pub games: u64,
    /// The number all of them are derived from.
    pub seed: u64,
    /// The most decisions of a game, if there is a limit.
    pub max_decisions: Option<u64>,
    /// How many play side by side.
    pub threads: usize,
    /// Where every game is written.
    pub out: Option<PathBuf>,
}

/// `langhus simulate`.
pub(crate) fn run(arguments: &SimulateArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let setup = Setup { seats: arguments.seats, options: arguments.options.clone(), ..Setup::default() };
    let lab = arguments.game.lab(&setup).map_err(|mistakes| usage::unfit("simulate", mistakes))?;
    let order = Order {
        game: arguments.game.id(),
        games: arguments.games,
        seed: arguments.seed,
        max_decisions: arguments.max_decisions,
        threads: threads(arguments.threads),
        out: arguments.out.clone(),
    };
    simulate(&*lab, &order, arguments.json, console.out)
}

/// Plays the games and writes the report.
///
/// # Errors
/// A game panicked or broke the contract (its record is written then), or a record could not be written.
pub fn simulate(lab: &dyn Lab, order: &Order, as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(folder) = &order.out {
        files::make_folder(folder)?;
    }
    let start = Instant::now();
    let tally = play_all(lab, order)?;
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    if as_json {
        writeln!(out, "{}", json_report(lab, order, &tally, seconds))?;
    } else {
        text_report(lab, order, &tally, seconds, out)?;
    }
    Ok(())
}

/// Why a thread stopped: the number of the game, counted from 1, and what went wrong.
type Stopped = (u64, Failure);

fn play_all(lab: &dyn Lab, order: &Order) -> Result<Tally, Failure> {
    let next = AtomicU64::new(1);
    let stop = AtomicBool::new(false);
    let mut tally = Tally::default();
    let mut stopped: Vec<Stopped> = Vec::new();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..order.threads {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            // The receiver stays until all senders are gone.
            scope.spawn(move || drop(sender.send(worker(lab, order, next, stop))));
        }
        drop(sender);
        let bar = progress_bar(order.games);
        loop {
            match receiver.recv_timeout(Duration::from_millis(100)) {
                Ok((part, wrong)) => {
                    tally.add(&part);
                    stopped.extend(wrong);
                }
                Err(RecvTimeoutError::Timeout) => bar.set_position(next.load(Ordering::Relaxed).min(order.games)),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        bar.finish_and_clear();
    });
    // Games are handed out in order and finished once begun: the first failure is the same on any number of threads.
    match stopped.into_iter().min_by_key(|(place, _)| *place) {
        Some((_, failure)) => Err(failure),
        None => Ok(tally),
    }
}

fn worker(lab: &dyn Lab, order: &Order, next: &AtomicU64, stop: &AtomicBool) -> (Tally, Option<Stopped>) {
    let mut tally = Tally::default();
    while !stop.load(Ordering::Relaxed) {
        let place = next.fetch_add(1, Ordering::Relaxed);
        if place > order.games {
            break;
        }
        if let Err(failure) = one(lab, order, place, &mut tally) {
            stop.store(true, Ordering::Relaxed);
            return (tally, Some((place, failure)));
        }
    }
    (tally, None)
}

fn one(lab: &dyn Lab, order: &Order, place: u64, tally: &mut Tally) -> Result<(), Failure> {
    let mut lot = seeds::lot(order.seed, place);
    let limit = order.max_decisions.unwrap_or(u64::MAX);
    let outcome = lab
        .record(lot.seed, &mut lot.chance, limit, order.out.is_some())
        .map_err(|crash| report_crash(&crash, order, place, &lot.seed.to_string()))?;
    if let (Some(folder), Some(saga)) = (&order.out, &outcome.saga) {
        let digits = order.games.to_string().len();
        files::write_saga(&folder.join(format!("{}-{place:0digits$}.saga", order.game)), saga)
            .map_err(Failure::says)?;
    }
    tally.count(&outcome);
    Ok(())
}

fn report_crash(crash: &Crash, order: &Order, place: u64, seed: &str) -> Failure {
    let Order { game, seed: number, .. } = order;
    let mut says = format!(
        "Game {place} of --seed {number} showed a mistake in {game}, {}.\nIts seed is {seed}.",
        crash.says.trim_end_matches('.')
    );
    let folder = order.out.as_deref().unwrap_or(Path::new("."));
    let path = folder.join(format!("{game}-crash-{number}-{place}.saga"));
    says.push_str(&match crash.saga.as_ref().map(|saga| files::write_saga(&path, saga)) {
        Some(Ok(())) => format!("\nThe moves before it are in {}.", path.display()),
        Some(Err(why)) => format!("\n{}", say(&why, Language::English)),
        None => "\nThe moves before it cannot be written as a record.".to_owned(),
    });
    Failure::failed(says)
}

fn json_report(lab: &dyn Lab, order: &Order, tally: &Tally, seconds: f64) -> Value {
    let per_seat: Vec<_> = Seat::all(lab.seats())
        .map(|seat| json!({ "seat": seat, "mean_score": tally.mean_score(seat), "win_share": tally.win_share(seat) }))
        .collect();
    json!({
        "game": order.game,
        "options": options_json(lab.options()),
        "seats": lab.seats(),
        "seed": order.seed,
        "threads": order.threads,
        "games": tally.games,
        "finished": tally.finished(),
        "capped": tally.capped,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "games_per_second": tally.games as f64 / seconds,
        "decisions_per_game": spread_json(&tally.lengths),
        "rounds_per_game": spread_json(&tally.rounds),
        "per_seat": per_seat,
    })
}

fn spread_json(spread: &Spread) -> Value {
    let quantiles: serde_json::Map<_, _> =
        QUANTILES.iter().map(|percent| (format!("p{percent}"), spread.quantile(*percent).into())).collect();
    json!({ "min": spread.least(), "mean": spread.mean(), "max": spread.most(), "quantiles": quantiles })
}

fn text_report(lab: &dyn Lab, order: &Order, tally: &Tally, seconds: f64, out: &mut dyn Write) -> Result<(), Failure> {
    let options = lab.options().to_string();
    let gap = if options.is_empty() { "" } else { " " };
    writeln!(out, "{}{gap}{options}, {} seats, seed {}", order.game, lab.seats(), order.seed)?;
    let capped = match (tally.capped, order.max_decisions) {
        (0, _) => "all finished".to_owned(),
        (capped, limit) => format!("{capped} stopped after {} decisions", limit.unwrap_or(u64::MAX)),
    };
    writeln!(out, "  games               {} ({capped})", tally.games)?;
    let threads = if order.threads == 1 { "one thread".to_owned() } else { format!("{} threads", order.threads) };
    let per_second = tally.decisions as f64 / seconds;
    writeln!(out, "  decisions           {} ({per_second:.0} a second on {threads})", tally.decisions)?;
    for (what, spread) in [("decisions per game", &tally.lengths), ("rounds per game", &tally.rounds)] {
        let (least, mean, most) = (spread.least(), spread.mean(), spread.most());
        writeln!(out, "  {what:<18}  {least} to {most}, mean {mean:.2}")?;
        let quantiles = QUANTILES.map(|percent| format!("{percent} %: {}", spread.quantile(percent))).join(", ");
        writeln!(out, "    quantiles         {quantiles}")?;
    }
    if tally.finished() == 0 {
        return Ok(());
    }
    writeln!(out, "  seat  mean score  share of wins")?;
    for seat in Seat::all(lab.seats()) {
        let (score, share) = (tally.mean_score(seat).unwrap_or(0.0), 100.0 * tally.win_share(seat).unwrap_or(0.0));
        writeln!(out, "  {seat:>4}  {score:>10.3}  {share:>11.2} %")?;
    }
    Ok(())
}
