//! The one list of games. A new game is one line here, and nothing else in this crate knows it.

use langhus_rules::Of;

use crate::Entry;

/// The games of the house.
pub static GAMES: &[&dyn Entry] = &[];

/// Examples of how a game is written, and the calibration of the benchmark.
pub static EXAMPLES: &[&dyn Entry] = &[&Of::<tic_tac_toe::TicTacToe>::new(), &Of::<connect_four::ConnectFour>::new()];

/// All of them, the games of the house first.
pub fn all() -> impl Iterator<Item = &'static dyn Entry> {
    GAMES.iter().chain(EXAMPLES).copied()
}
