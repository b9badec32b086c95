//! The one list of games. A new game is one line here, and nothing else in this crate knows it.

use std::fmt;

use langhus_rules::title;

use crate::{Entry, Hosted, Lab};

/// The games of the house.
pub static GAMES: &[&dyn Hosted] =
    &[title!(jorvik::Jorvik), title!(wikinger::Wikinger), title!(walhalla::Walhalla), title!(schiffbauer::Schiffbauer)];

/// Examples of how a game is written, and the calibration of the benchmark.
pub static EXAMPLES: &[&dyn Hosted] = &[title!(tic_tac_toe::TicTacToe), title!(connect_four::ConnectFour)];

/// All of them, the games of the house first.
pub fn all() -> impl Iterator<Item = &'static dyn Entry> {
    GAMES.iter().chain(EXAMPLES).map(|game| *game as &dyn Entry)
}

/// A game with its options and number of seats.
pub struct Variant {
    /// The game.
    pub game: &'static dyn Entry,
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
    let of = |game: &'static dyn Entry| {
        game.seats().flat_map(move |seats| game.labs(seats)).map(move |lab| Variant { game, lab })
    };
    all().flat_map(of)
}
