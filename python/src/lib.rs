//! The games of the house for Python.
//!
//! What Python sees are a few classes: `game::Game` (the rules of one kind of table), `position::Position` (a moment
//! of a game, which never changes), `bot::Bot`, `batch::Batch` (thousands of games at once) and `chance::Chance`.
//! They hold the games behind two traits, `ruleset::Ruleset` and `moment::Moment`, which hide the types; `known.rs`
//! fulfils both for every game. Everything around them (PettingZoo, Gymnasium, OpenSpiel) is written in Python.

mod batch;
mod bot;
mod chance;
mod data;
mod errors;
mod game;
mod games;
mod known;
mod moment;
mod past;
mod position;
mod ruleset;
mod thinking;

use pyo3::pymodule;

/// Four Viking board games for research. Everything here is named again in the package `langhus`.
#[pymodule(gil_used = false)]
mod _langhus {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::chance::{Chance, lot};
    #[pymodule_export]
    use crate::errors::{Mistake, Refused, SagaError};
    #[pymodule_export]
    use crate::game::{Field, Game, every_game, levels, options, restore_game, variants};
    #[pymodule_export]
    use crate::position::{Position, read_saga, restore};
}
