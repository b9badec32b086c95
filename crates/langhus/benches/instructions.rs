//! Instructions per decision of random play, which a noisy machine cannot blur:
//! `cargo bench -p langhus --bench instructions [-- GAME]`.
//!
//! The bench runs itself under `valgrind --tool=callgrind`, or under `perf stat` where valgrind is missing, once with
//! some games and once with twice as many. The difference is play alone: starting the program cancels out.

use std::env;
use std::io::{self, Write};
use std::process::{Command, ExitCode};

use langhus::Lab;
use langhus_rules::Quick;

/// The shorter run makes at least so many decisions.
const DECISIONS: u64 = 20_000;
/// The argument that makes this program play instead of measure; a table and a number of games follow.
const PLAY: &str = "--play";

const NO_TOOL: &str = "Counting instructions needs valgrind (Debian and Ubuntu: apt install valgrind; Fedora: dnf \
                       install valgrind; Arch: pacman -S valgrind) or perf with leave to count \
                       (sysctl kernel.perf_event_paranoid=2).";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [mode, place, games] = arguments.as_slice()
        && mode == PLAY
    {
        return play(place, games);
    }
    match measure_all(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            let _ = writeln!(io::stderr(), "{why}");
            ExitCode::FAILURE
        }
    }
}

/// The measured run: plays games at one table and prints the number of decisions.
fn play(place: &str, games: &str) -> ExitCode {
    let (Ok(place), Ok(games)) = (place.parse::<usize>(), games.parse()) else { return ExitCode::FAILURE };
    let Some(variant) = langhus::variants().nth(place) else { return ExitCode::FAILURE };
    match writeln!(io::stdout(), "{}", variant.lab.play(games, &mut Quick::new(1))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn measure_all(arguments: &[String]) -> Result<(), String> {
    let wanted = arguments.iter().find(|argument| !argument.starts_with('-'));
    // `cargo test --benches` runs this too, without the flag: then it only has to show that it starts.
    let counts = arguments.iter().any(|argument| argument == "--bench");
    let tool = if counts { Some(Tool::find().ok_or(NO_TOOL)?) } else { None };
    let mut out = io::stdout();
    let mut print = |line: String| writeln!(out, "{line}").map_err(|error| error.to_string());
    for (place, variant) in langhus::variants().enumerate() {
        if wanted.is_some_and(|wanted| wanted != variant.game.id()) {
            continue;
        }
        let (name, lab) = (variant.to_string(), &*variant.lab);
        let Some(tool) = tool else {
            print(format!("{:<50} {} decisions in a game", name, lab.play(1, &mut Quick::new(1))))?;
            continue;
        };
        let games = games_for(lab);
        let (short, long) = (tool.count(place, games)?, tool.count(place, 2 * games)?);
        let decisions = long.decisions - short.decisions;
        let each = (long.instructions - short.instructions) as f64 / decisions as f64;
        print(format!("{:<50} {each:>8.1} instructions a decision ({tool:?})", name))?;
    }
    Ok(())
}

/// How many games make enough decisions.
fn games_for(lab: &dyn Lab) -> u64 {
    let mut games = 1;
    while lab.play(games, &mut Quick::new(1)) < DECISIONS {
        games *= 2;
    }
    games
}

#[derive(Clone, Copy, Debug)]
enum Tool {
    Callgrind,
    Perf,
}

struct Counted {
    decisions: u64,
    instructions: u64,
}

impl Tool {
    /// The exact one first.
    fn find() -> Option<Tool> {
        [Tool::Callgrind, Tool::Perf].into_iter().find(|tool| tool.count(0, 1).is_ok())
    }

    fn command(self) -> Command {
        let (program, arguments): (_, &[&str]) = match self {
            Tool::Callgrind => ("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"]),
            Tool::Perf => ("perf", &["stat", "-x,", "-e", "instructions:u"]),
        };
        let mut command = Command::new(program);
        // The tools speak the language of the system; we read English.
        command.args(arguments).env("LC_ALL", "C");
        command
    }

    fn count(self, place: usize, games: u64) -> Result<Counted, String> {
        let this = env::current_exe().map_err(|error| error.to_string())?;
        let run = self.command().arg(this).args([PLAY, &place.to_string(), &games.to_string()]).output();
        let run = run.map_err(|error| format!("{self:?} cannot be started: {error}."))?;
        let (said, told) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
        let decisions = said.trim().parse().ok();
        match (decisions, self.instructions(&told)) {
            (Some(decisions), Some(instructions)) => Ok(Counted { decisions, instructions }),
            _ => Err(format!("{self:?} did not count:\n{told}")),
        }
    }

    /// Finds the count in what the tool told.
    fn instructions(self, told: &str) -> Option<u64> {
        match self {
            Tool::Callgrind => told.lines().find_map(|line| line.split_once("Collected :"))?.1.trim().parse().ok(),
            Tool::Perf => told.lines().find(|line| line.contains("instructions"))?.split(',').next()?.parse().ok(),
        }
    }
}
