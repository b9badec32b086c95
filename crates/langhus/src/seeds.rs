//! Seeds: from the operating system for people, from numbers for simulations.

pub(crate) use langhus_rules::Lot;
use langhus_rules::{Quick, Seed};

use crate::Failure;

/// The chance of game number `place` among those of `number`.
pub(crate) fn lot(number: u64, place: u64) -> Lot {
    Lot::new(number, place)
}

/// Chance that nobody can guess, for a game that people play.
pub(crate) fn fresh() -> Result<Lot, Failure> {
    let failed = |error| Failure::failed(format!("The operating system gives no random numbers: {error}."));
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(failed)?;
    Ok(Lot { seed: Seed::new(bytes), chance: Quick::new(getrandom::u64().map_err(failed)?) })
}
