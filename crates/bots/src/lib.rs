//! Players that need no human.
//!
//! A [`Bot`] receives a question (a view and the legal actions, never a state), and a budget. With the same seed and a
//! budget counted in simulations it plays the same game. Time and threads come from the caller: this crate knows no
//! clock and starts no thread.

mod bot;
mod face;
mod greedy;
mod hint;
mod mind;
mod outlook;
mod random;
mod search;
mod spec;
mod tree;

pub use bot::{Bot, Budget, Clock, Helpers};
pub use face::{AnyBot, Seated};
pub use greedy::Greedy;
pub use hint::{Hint, hints};
pub use outlook::Outlook;
pub use random::Random;
pub use search::{Opinion, Search, Settings};
pub use spec::{Kind, Level, Spec, Think};
