//! Chance for random players, the same in Python and in the command.

use langhus_rules::{Chance as _, Lot, Quick};
use pyo3::prelude::*;

use crate::errors::mistake;

/// A quick source of chance, for whoever plays at random. The same number always gives the same chance, on every
/// machine.
///
/// >>> chance = langhus.Chance(1)
/// >>> [chance.below(6) for _ in range(5)]
/// [3, 4, 5, 2, 2]
#[pyclass(module = "langhus")]
pub(crate) struct Chance(pub(crate) Quick);

#[pymethods]
impl Chance {
    #[new]
    fn new(seed: u64) -> Chance {
        Chance(Quick::new(seed))
    }

    /// A number below `bound`, each equally likely.
    fn below(&mut self, bound: u32) -> PyResult<u32> {
        if bound == 0 {
            return Err(mistake("There is no number below 0."));
        }
        Ok(self.0.below(bound))
    }
}

/// The chance of game number `place` of `langhus simulate --seed number`, counted from 1: the seed that deals it, and
/// what chooses for its random seats.
///
/// >>> seed, chance = langhus.lot(1, place=1)
/// >>> position = langhus.Game("walhalla", seats=3).deal(seed)
/// >>> while not position.over:
/// ...     position = position.play(position.sample(chance))
/// >>> position.saga()[:14]
/// 'langhus saga 1'
#[pyfunction]
pub(crate) fn lot(number: u64, place: u64) -> (String, Chance) {
    let lot = Lot::new(number, place);
    (lot.seed.to_string(), Chance(lot.chance))
}
