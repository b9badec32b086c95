//! Drives the real command: every subcommand, every sentence, every exit code.

#![allow(clippy::print_stdout, reason = "with --nocapture a run tells what it measured")]

mod arena;
mod bench;
mod crash;
mod edition;
mod encoding;
mod engine;
mod fit;
mod hint;
mod house;
mod judging;
mod languages;
mod learn;
mod manual;
#[path = "../marked.rs"]
mod marked;
mod play;
mod records;
mod replay;
mod revisions;
mod simulate;
mod thinking;
mod tune;
mod usage;
