//! Drives the real command: every subcommand, every sentence, every exit code.

mod bench;
mod crash;
mod edition;
mod house;
mod play;
mod replay;
mod simulate;
mod usage;
