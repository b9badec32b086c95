//! `langhus ladder`: each level of bots against the one below it. A good ladder has even rungs: from 60 to 68 % of the
//! games between two, and alike in strength among more.

use langhus_bots::Level;
use serde_json::{Value, json};

use crate::arena::{Player, Tournament, tournament};
use crate::arguments::{ArenaArguments, GameArgument, LadderArguments, RunArguments};
use crate::{Console, Failure};

/// `langhus ladder`.
pub(crate) fn run(arguments: &LadderArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = &arguments.game;
    let seats = arguments.seats.unwrap_or(*game.seats().start());
    let mut rungs: Vec<Value> = Vec::new();
    if !arguments.run.json {
        writeln!(console.out, "{}, {seats} seats, {} games a pair", game.id(), arguments.games)?;
        writeln!(console.out, "  level   against  wins     95 % interval     even    ms/decision")?;
    }
    for pair in Level::ALL.windows(2) {
        let [below, level] = [pair[0], pair[1]];
        let bots = vec![Player::Bot(level.spec()), Player::Bot(below.spec())];
        let RunArguments { options, threads, .. } = &arguments.run;
        let run = RunArguments { options: options.clone(), threads: *threads, json: false };
        let game = GameArgument { game: game.game };
        let order = ArenaArguments {
            game,
            seats,
            bots,
            games: arguments.games,
            seed: arguments.seed,
            net: None,
            run,
            out: None,
        };
        let Tournament { report, note, .. } = tournament(&order)?;
        let ([share, low, high], times) = report.first();
        let milliseconds = times.first().copied().unwrap_or(0.0);
        if arguments.run.json {
            rungs.push(json!({
                "level": level.name(), "against": below.name(), "win_share": share, "low": low, "high": high,
                "ms_per_decision": milliseconds, "note": note,
            }));
            continue;
        }
        if let Some(note) = note {
            writeln!(console.out, "{note}")?;
        }
        let even = 100.0 / f64::from(seats);
        let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
        writeln!(
            console.out,
            "  {:<7} {:<7}  {share:>5.1} %  {low:>5.1} to {high:>5.1} %  {even:>5.1} %  {milliseconds:>11.3}",
            level.name(),
            below.name()
        )?;
        console.out.flush()?;
    }
    if arguments.run.json {
        writeln!(
            console.out,
            "{}",
            json!({ "game": game.id(), "seats": seats, "games": arguments.games, "rungs": rungs })
        )?;
    }
    Ok(())
}
