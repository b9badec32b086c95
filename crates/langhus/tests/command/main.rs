//! Drives the real command: every subcommand, every sentence, every exit code.

mod arena;
mod bench;
mod crash;
mod edition;
mod fit;
mod hint;
mod house;
mod play;
mod replay;
mod revisions;
mod simulate;
mod thinking;
mod tune;
mod usage;
