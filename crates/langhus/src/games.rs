//! The one list of games. A new game is one line here, and nothing else in this crate knows it.

use std::fmt;

use langhus_rules::title;

use crate::{Lab, Listed};

/// The games of the house.
pub static GAMES: &[Listed] = &[
    Listed::new(title!(jorvik::Jorvik)),
    Listed::new(title!(wikinger::Wikinger)),
    Listed::new(title!(walhalla::Walhalla)),
    Listed::new(title!(schiffbauer::Schiffbauer)),
];

/// Examples of how a game is written, and the calibration of the benchmark.
pub static EXAMPLES: &[Listed] =
    &[Listed::new(title!(tic_tac_toe::TicTacToe)), Listed::new(title!(connect_four::ConnectFour))];

/// All of them, the games of the house first.
pub fn all() -> impl Iterator<Item = &'static Listed> {
    GAMES.iter().chain(EXAMPLES)
}

/// The one with this id.
pub fn find(id: &str) -> Option<&'static Listed> {
    all().find(|game| game.id() == id)
}

/// A game with its options and number of seats.
pub struct Variant {
    /// The game.
    pub game: &'static Listed,
    /// The rest.
    pub lab: Box<dyn Lab>,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} seats", self.game.id(), self.lab.seats())?;
        self.lab.options().iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

/// Every combination of options that a game accepts, at every number of seats, for all games; always in this order.
pub fn variants() -> impl Iterator<Item = Variant> {
    let of = |game: &'static Listed| {
        game.seats().flat_map(move |seats| game.labs(seats)).map(move |lab| Variant { game, lab })
    };
    all().flat_map(of)
}
