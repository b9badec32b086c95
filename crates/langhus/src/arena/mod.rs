//! `langhus arena`: bots against each other, and how strong they are.
//!
//! Every deal is played in every rotation of the seats, so that luck and the advantage of a seat cancel. Each finished
//! game is stored at once; a run that was interrupted goes on where it was, and the same run is never played twice.

mod bout;
mod player;
mod report;
mod store;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use langhus_rules::{Chance, Say, Setup};

pub(crate) use bout::play;
pub use bout::{Bout, BoutFault, BoutSeat};
pub use player::Player;

use crate::arguments::{ArenaArguments, threads};
use crate::progress::progress_bar;
use crate::{Console, Failure, Lab, files, learn, seeds, usage};
pub(crate) use report::Report;
use store::Store;

/// A tournament.
struct Order<'a> {
    lab: &'a dyn Lab,
    arguments: &'a ArenaArguments,
    /// Who plays, one for each seat; in rotation `r` the bot of seat `s` sits at `s + r`.
    bots: Vec<Player>,
    deals: u64,
}

/// `langhus arena`.
pub(crate) fn run(arguments: &ArenaArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let Tournament { lab, report, note } = tournament(arguments)?;
    if arguments.run.json {
        let mut json = report.json(arguments.game.id(), lab.options(), arguments.seed);
        if let Some(note) = note {
            json["note"] = note.into();
        }
        writeln!(console.out, "{json}")?;
    } else {
        if let Some(note) = note {
            writeln!(console.out, "{note}")?;
        }
        report.text(arguments.game.id(), lab.options(), console.out)?;
    }
    Ok(())
}

/// A tournament that is over.
pub(crate) struct Tournament {
    lab: Box<dyn Lab>,
    /// How it ended.
    pub(crate) report: Report,
    /// What is to be noted about it.
    pub(crate) note: Option<String>,
}

/// Plays what is missing of a tournament.
pub(crate) fn tournament(arguments: &ArenaArguments) -> Result<Tournament, Failure> {
    let setup = Setup { seats: arguments.seats, options: arguments.run.options.clone(), ..Setup::default() };
    let mut lab = arguments.game.lab(&setup).map_err(|mistakes| usage::unfit("arena", mistakes))?;
    let seats = usize::from(arguments.seats);
    if arguments.bots.len() > seats {
        let say = Say::new("too-many-bots").with("bots", arguments.bots.len()).with("seats", seats);
        return Err(usage::unfitting("arena", say));
    }
    // The last bot fills the seats that are left: one search against three greedy is "search:20ms,greedy".
    let bots = (0..seats).map(|seat| arguments.bots[seat.min(arguments.bots.len() - 1)].clone()).collect();
    let deals = arguments.games.div_ceil(seats as u64);
    let note = net(arguments, &mut *lab)?;
    let order = Order { lab: &*lab, arguments, bots, deals };
    let bouts = play_all(&order)?;
    for player in &order.bots {
        if let Player::Program(stable) = player {
            stable.close();
        }
    }
    let report = Report::new(&order.bots, &bouts);
    Ok(Tournament { lab, report, note })
}

/// Gives the bots their net, and says if none fits.
fn net(arguments: &ArenaArguments, lab: &mut dyn Lab) -> Result<Option<String>, Failure> {
    if !arguments.bots.iter().any(|bot| bot.spec().asks_a_net()) {
        return Ok(None);
    }
    let net = arguments.net.as_deref().map(learn::net).transpose()?;
    let misfit = lab.teach(net).err();
    Ok(misfit.map(|misfit| format!("Bots that ask a net search without one, because {misfit}.")))
}

fn play_all(order: &Order<'_>) -> Result<Vec<Bout>, Failure> {
    let seats = order.bots.len() as u64;
    let games = order.deals * seats;
    let mut store = Store::open(order)?;
    let missing: Vec<u64> = (0..games).filter(|game| !store.has(*game)).collect();
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let threads = threads(order.arguments.run.threads);
    let bar = progress_bar(games);
    bar.set_position(games - missing.len() as u64);
    let mut failed = None;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads {
            let (sender, missing, next, stop) = (sender.clone(), &missing, &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(game) = missing.get(place as usize) else { break };
                    // The receiver stays until all senders are gone.
                    let _ = sender.send(one(order, *game));
                }
            });
        }
        drop(sender);
        for played in receiver {
            if let Err(failure) = played.and_then(|bout| store.keep(bout)) {
                stop.store(true, Ordering::Relaxed);
                failed.get_or_insert(failure);
            }
            bar.inc(1);
        }
    });
    bar.finish_and_clear();
    match failed {
        Some(failure) => Err(failure),
        None => Ok(store.into_bouts()),
    }
}

/// Plays one game: deal number `game / seats`, rotation `game % seats`.
fn one(order: &Order<'_>, game: u64) -> Result<Bout, Failure> {
    let seats = order.bots.len() as u64;
    let (deal, rotation) = (game / seats, (game % seats) as usize);
    let mut lot = seeds::lot(order.arguments.seed, deal);
    // The deal stays, but the bots get seeds of their own: else equal bots would play one and the same game again.
    for _ in 0..rotation {
        lot.chance.word();
    }
    let mut bots = order.bots.clone();
    bots.rotate_right(rotation);
    let keep = order.arguments.out.is_some();
    let (mut bout, saga) = order.lab.bout(lot.seed, &bots, lot.chance, keep).map_err(|says| {
        Failure::failed(format!("Game {game} of --seed {} showed a mistake, {says}.", order.arguments.seed))
    })?;
    bout.game = game;
    if let (Some(folder), Some(saga)) = (&order.arguments.out, &saga) {
        let name = format!("{}-{game:06}.saga", order.arguments.game.id());
        files::write_saga(&folder.join(name), saga).map_err(Failure::says)?;
    }
    // Back to the order of the bots, whatever seats they had.
    bout.seats.rotate_left(rotation);
    Ok(bout)
}
