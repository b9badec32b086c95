//! The hall of the real command, with the four games of the house: whole games, kills, secrets.

#![allow(clippy::print_stdout, reason = "with --nocapture a run tells how much it tried")]

mod crash;
mod earlier_release;
mod following;
mod judging;
mod languages;
mod lessons;
#[path = "../marked.rs"]
mod marked;
mod memory;
mod opening;
mod revisions;
mod rules;
mod secrecy;
#[path = "../../../hall/tests/hall/support/mod.rs"]
mod support;
mod telling;
mod week;
mod whole_games;

use std::path::Path;
use std::process::{Command, Stdio};

use support::Process;

/// The real command, serving from this folder on free ports.
fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_langhus"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"]).arg(data);
    command
}

fn start(data: &Path) -> Process {
    let mut command = command(data);
    command.stderr(Stdio::null());
    Process::start(command)
}

fn heavy() -> bool {
    std::env::var_os("LANGHUS_HEAVY").is_some()
}
