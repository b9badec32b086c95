//! Every rule and card: what it does, and what it refuses.

#[path = "../common/mod.rs"]
mod common;

mod any_phase;
#[cfg(feature = "board")]
mod board;
mod buying;
mod demand;
mod edition;
mod loading;
mod picts;
mod scoring;
mod sense;
mod set_up;
mod texts;
