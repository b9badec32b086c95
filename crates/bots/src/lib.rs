//! Players that need no human.
//!
//! A [`Bot`] receives a question (a view and the legal actions, never a state), and a budget. With the same seed and a
//! budget counted in simulations it plays the same game. Time and threads come from the caller: this crate knows no
//! clock.

mod bot;
mod face;
mod random;

pub use bot::{Bot, Budget, Clock};
pub use face::{AnyBot, Seated};
pub use random::Random;
