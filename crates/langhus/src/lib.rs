//! The command `langhus`: the one list of games, and one file for each thing that can be done with them.
//!
//! Nothing here knows a game beyond its line in `games.rs`. What needs a game's types (playing at random as fast as
//! possible) stands behind [`Lab`]; everything else goes through the object-safe `Title` of the house.
//! Every subcommand reads from and writes to a [`Console`], so that tests can drive it without a terminal.

mod arena;
mod arguments;
mod bench;
mod budget;
mod console;
mod edition;
mod engine;
mod failure;
mod files;
mod games;
mod guard;
mod hint;
mod journal;
mod lab;
mod ladder;
mod learn;
mod list;
mod listed;
mod manual;
mod play;
mod progress;
mod replay;
mod seeds;
mod serve;
mod simulate;
mod standings;
mod tally;
mod tune;
mod usage;
mod words;

use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use langhus_rules::Say;

pub use arena::{Bout, BoutFault, BoutSeat, Player};
pub use console::Console;
pub use failure::Failure;
pub use games::{EXAMPLES, GAMES, Variant, all, variants};
pub use lab::{Crash, Lab, Lesson, Outcome, lab};
pub use learn::Class;
pub use listed::Listed;
pub use simulate::{Order, simulate};
pub use words::WORDS;

use arguments::{Command, ServeArguments};

/// Runs the command with the arguments of this process.
pub fn main() -> ExitCode {
    let stdin = io::stdin();
    let interactive = stdin.is_terminal();
    let mut input = stdin.lock();
    let mut out = BufWriter::new(io::stdout().lock());
    let mut console = Console { input: &mut input, out: &mut out, interactive };
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let language = usage::language_of(&arguments);
    let done = guard::catch(|| {
        run(arguments, &mut console)?;
        Ok(console.out.flush()?)
    });
    let done = done.unwrap_or_else(|says| Err(Failure::says(Say::new("failed-program").with("says", says))));
    match done {
        // Whoever closed the pipe has read enough.
        Ok(()) | Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was printed before belongs before the sentence, and both may be unwanted by now.
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "{}", failure.in_language(language));
            ExitCode::from(failure.code())
        }
    }
}

/// Runs the command with these arguments, the first of which is the program's own name.
///
/// # Errors
/// What went wrong, as a sentence, with the exit code that belongs to it.
pub fn run(arguments: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> Result<(), Failure> {
    let command = match arguments::read(arguments)? {
        arguments::Wish::Do(command) => command,
        arguments::Wish::Show(text) => return Ok(write!(console.out, "{text}")?),
    };
    match command {
        None => serve::run(&ServeArguments::default(), console),
        Some(Command::Games(arguments)) => list::run(&arguments, console),
        Some(Command::Play(arguments)) => play::run(&arguments, console),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments, console),
        Some(Command::Replay(arguments)) => replay::run(&arguments, console),
        Some(Command::Bench(arguments)) => bench::run(&arguments, console),
        Some(Command::Hint(arguments)) => hint::run(&arguments, console),
        Some(Command::Arena(arguments)) => arena::run(&arguments, console),
        Some(Command::Ladder(arguments)) => ladder::run(&arguments, console),
        Some(Command::Engine(arguments)) => engine::run(&arguments, console),
        Some(Command::Tune(arguments)) => tune::run(&arguments, console),
        Some(Command::Fit(arguments)) => tune::fit::run(&arguments, console),
        Some(Command::Selfplay(arguments)) => learn::selfplay::run(&arguments, console),
        Some(Command::Train(arguments)) => learn::train::run(&arguments, console),
        Some(Command::Foretell(arguments)) => learn::foretell::run(&arguments, console),
        Some(Command::Serve(arguments)) => serve::run(&arguments, console),
        Some(Command::Backup(arguments)) => serve::backup(&arguments, console),
        Some(Command::Load(arguments)) => serve::load(&arguments, console),
        Some(Command::Edition(arguments)) => edition::run(&arguments, console),
        Some(Command::Completions(arguments)) => manual::completions(&arguments, console),
        Some(Command::Man(arguments)) => manual::man(&arguments, console),
    }
}
