//! `langhus selfplay`: a search plays against itself, and the games are kept for training.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use langhus_rules::Setup;
use langhus_school::{Lesson, Notebook};

use crate::arguments::{SelfplayArguments, threads};
use crate::progress::progress_bar;
use crate::{Console, Failure, seeds, usage};

/// `langhus selfplay`.
pub(crate) fn run(arguments: &SelfplayArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let setup = Setup { seats: arguments.seats, options: arguments.options.clone(), ..Setup::default() };
    let class = arguments.game.class(&setup).map_err(|mistakes| usage::unfit("selfplay", mistakes))?;
    let net = arguments.net.as_deref().map(super::net).transpose()?;
    if let Some(net) = &net {
        class.examine(Some(net)).map_err(|misfit| Failure::failed(format!("It cannot be played so: {misfit}.")))?;
    }
    let bot = format!("{}:{}", if net.is_some() { "net" } else { "search" }, arguments.sims);
    let failed = |error| Failure::failed(format!("The games {} cannot be kept: {error}.", arguments.out.display()));
    let mut file = File::create(&arguments.out).map_err(failed)?;
    file.write_all(&class.subject(bot).head()).map_err(failed)?;
    let play = |game: u64| {
        let lot = seeds::lot(arguments.seed, game);
        let played = class.self_play(lot.seed, lot.chance, arguments.sims, net.as_ref());
        played.map_err(|says| Failure::failed(format!("Game {game} of --seed {} failed: {says}.", arguments.seed)))
    };
    let mut choices = 0;
    each_in_order(arguments.games, threads(arguments.threads), play, |lesson| {
        choices += lesson.choices.len();
        file.write_all(&Notebook::entry(&lesson)).map_err(failed)
    })?;
    let (games, out) = (arguments.games, arguments.out.display());
    Ok(writeln!(console.out, "{games} games with {choices} choices are in {out}.")?)
}

/// Plays games side by side and keeps them in their order, so that the threads change nothing.
fn each_in_order(
    games: u64,
    threads: usize,
    play: impl Fn(u64) -> Result<Lesson, Failure> + Sync,
    mut keep: impl FnMut(Lesson) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let bar = progress_bar(games);
    let mut outcome = Ok(());
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads {
            let (sender, next, stop, play) = (sender.clone(), &next, &stop, &play);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    // The receiver stays until all senders are gone.
                    let _ = sender.send((game, play(game)));
                }
            });
        }
        drop(sender);
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        for (game, played) in receiver {
            waiting.insert(game, played);
            while let Some(played) = waiting.remove(&due) {
                due += 1;
                bar.inc(1);
                if outcome.is_ok() {
                    outcome = played.and_then(&mut keep);
                    stop.fetch_or(outcome.is_err(), Ordering::Relaxed);
                }
            }
        }
    });
    bar.finish_and_clear();
    outcome
}
