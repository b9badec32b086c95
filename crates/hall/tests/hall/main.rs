//! The hall from outside: real servers, real sockets, real kills. One binary, because each links a whole server.

#![allow(clippy::print_stdout, reason = "with --nocapture a run tells how much it tried")]

mod agreeing;
mod asking;
mod bots_alone;
mod channels;
mod conceding;
mod crash;
mod customs;
mod devices;
mod door;
mod doorstep;
mod failing;
mod faults;
mod fullness;
mod herald;
mod hosting;
mod house;
mod interface;
mod judging;
mod keeping;
mod leave;
mod liking;
#[path = "../../../store-kit/tests/stores/memory.rs"]
mod memory;
mod names;
mod once;
mod page_stream;
mod pages;
mod persons;
mod presence;
mod python_bot;
mod raw_bodies;
mod safety;
mod sayings;
mod schemathesis;
mod seats;
mod secrecy;
mod support;
mod telling;
mod timed;
mod timing;
mod two_halls;
mod two_servers;
mod whole_games;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::Process;

/// An example that the tests start as a server.
fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("the test knows where it is");
    let path = test.parent().and_then(Path::parent).expect("tests lie in deps").join("examples").join(name);
    assert!(path.exists(), "{} is missing: run `cargo build -p langhus-hall --examples` first", path.display());
    path
}

/// The smallest house.
fn small_house() -> PathBuf {
    example("small-house")
}

/// Starts it with its data in this folder.
fn start(data: &Path) -> Process {
    let mut command = Command::new(small_house());
    command.arg("serve").arg(data).stderr(Stdio::null());
    Process::start(command)
}
