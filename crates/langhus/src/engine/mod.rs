//! Programs as players: `langhus engine`, which lets whoever started it play a seat, and what the arena needs to start
//! programs itself. Both speak the protocol of `docs/engine.md`.

mod fault;
mod program;
mod stable;
mod talk;
mod wire;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use langhus_rules::{Say, Setup};

pub(crate) use program::{Asking, Sitter, beginning};
pub(crate) use stable::Stable;

use crate::arguments::EngineArguments;
use crate::{Console, Failure, Lab, Player, files, seeds, usage};
use talk::Talk;
use wire::Wire;

/// `langhus engine`.
pub(crate) fn run(arguments: &EngineArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let setup = Setup { seats: arguments.seats, options: arguments.options.clone(), ..Setup::default() };
    let lab = arguments.game.lab(&setup).map_err(|mistakes| usage::unfit("engine", mistakes))?;
    if arguments.seat > arguments.seats {
        let say = Say::new("no-seat").with("seat", arguments.seat).with("seats", arguments.seats);
        return Err(usage::unfitting("engine", say));
    }
    let ((say, said), (answer, answers)) = (channel(), channel());
    thread::scope(|scope| {
        let games = scope.spawn(|| play(&*lab, arguments, Wire::through(say, answers)));
        let relayed = relay(console, &said, answer);
        let played = games.join().unwrap_or_else(|_| Err(Failure::failed("A game ended in a mistake.".to_owned())));
        relayed.and(played)
    })
}

/// Only the thread of the console may read and write: it does what the games ask for, until one side hangs up.
fn relay(console: &mut Console<'_>, said: &Receiver<Option<String>>, answer: Sender<String>) -> Result<(), Failure> {
    for line in said {
        match line {
            Some(line) => {
                writeln!(console.out, "{line}")?;
                console.out.flush()?;
            }
            None => match console.line()? {
                Some(line) => drop(answer.send(line)),
                None => break,
            },
        }
    }
    Ok(())
}

fn play(lab: &dyn Lab, arguments: &EngineArguments, wire: Wire) -> Result<(), Failure> {
    let lost = |fault: &dyn std::fmt::Display| Failure::failed(format!("The program lost: {fault}."));
    let talk = Talk::begin(wire).map_err(|fault| lost(&fault))?;
    let stable = Arc::new(Stable::ours(talk, arguments.milliseconds));
    let own = usize::from(arguments.seat) - 1;
    let player = |seat: usize| match seat == own {
        true => Player::Program(Arc::clone(&stable)),
        false => Player::Bot(arguments.bots),
    };
    let players: Vec<Player> = (0..usize::from(arguments.seats)).map(player).collect();
    for game in 1..=arguments.games {
        let lot = seeds::lot(arguments.seed, game);
        let played = lab.bout(lot.seed, &players, lot.chance, arguments.out.is_some());
        let (bout, saga) = played.map_err(Failure::failed)?;
        if let (Some(folder), Some(saga)) = (&arguments.out, &saga) {
            files::make_folder(folder)?;
            let name = format!("{}-{game:06}.saga", arguments.game.id());
            let written = files::write_saga(&folder.join(name), saga);
            written.map_err(Failure::says)?;
        }
        if let Some(fault) = bout.faults.first() {
            return Err(lost(&fault.says));
        }
    }
    stable.close();
    Ok(())
}
