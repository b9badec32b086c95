//! Players that need no human.
//!
//! A [`Bot`] receives a question (a view and the legal actions, never a state), and a budget. With the same seed and a
//! budget counted in simulations it plays the same game. Time and threads come from the caller: this crate knows no
//! clock and starts no thread.
//!
//! # Example
//!
//! ```
//! use std::sync::Arc;
//!
//! use langhus_bots::{Bot, Budget, Random, Search};
//! use langhus_rules::{Edition, Game, Match, Options, Seed, Table};
//! use tic_tac_toe::TicTacToe;
//!
//! let edition = Edition::new(TicTacToe::EDITIONS[0]);
//! let options = Options::standard(TicTacToe::OPTIONS);
//! let rules = Arc::new(TicTacToe::new(&edition, &options, 2)?);
//! let mut table = Match::new(rules, edition, options, Vec::new(), Seed::from_number(1));
//!
//! let mut bots: [Box<dyn Bot<TicTacToe>>; 2] = [Box::new(Search::new(1)), Box::new(Random::new(2))];
//! while let Some(seat) = table.awaited().first() {
//!     let question = table.ask(seat).expect("the seat is awaited");
//!     let action = bots[seat.index()].choose(&question, Budget::simulations(500));
//!     table.act(seat, action).expect("a bot chooses from the legal actions");
//! }
//! assert_eq!(table.rules().standings(table.state())[0].seat.number(), 1, "a search beats chance");
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

mod bot;
mod foresight;
mod greedy;
mod hint;
mod level;
mod mind;
pub mod net;
mod outlook;
mod random;
mod search;
mod soft;
mod spec;
mod tree;

use std::sync::LazyLock;

use langhus_rules::Phrasebook;

pub use bot::{Bot, Budget, Clock, Helpers};
pub use greedy::Greedy;
pub use hint::{Expected, Hint, hints};
pub use level::Level;
pub use outlook::Outlook;
pub use random::Random;
pub use search::{Opinion, Search, Settings};
pub use soft::Soft;
pub use spec::{Kind, Spec, Think};

/// What is said of the bots: `texts/{en,de}.ftl`.
pub fn texts() -> &'static Phrasebook {
    static BOOK: LazyLock<Phrasebook> =
        LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));
    &BOOK
}
