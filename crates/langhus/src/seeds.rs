//! Seeds: from the operating system for people, from numbers for simulations.

use langhus_rules::{Chance, Quick, Seed};

use crate::Failure;

/// The chance of one game: what deals it, and what chooses for its random seats.
pub(crate) struct Lot {
    pub(crate) seed: Seed,
    pub(crate) chance: Quick,
}

/// The chance of game number `place` among those of `number`. It depends on nothing else, so that the same games are
/// played on any number of threads.
pub(crate) fn lot(number: u64, place: u64) -> Lot {
    // The number is scattered first, so that the games of neighbouring numbers have nothing in common.
    let mut source = Quick::new(double(&mut Quick::new(number)).wrapping_add(place));
    Lot { seed: Seed::from_number(double(&mut source)), chance: Quick::new(double(&mut source)) }
}

fn double(chance: &mut Quick) -> u64 {
    u64::from(chance.word()) << 32 | u64::from(chance.word())
}

/// Chance that nobody can guess, for a game that people play.
pub(crate) fn fresh() -> Result<Lot, Failure> {
    let failed = |error| Failure::Failed(format!("The operating system gives no random numbers: {error}."));
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(failed)?;
    Ok(Lot { seed: Seed::new(bytes), chance: Quick::new(getrandom::u64().map_err(failed)?) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_chance_and_always_the_same() {
        let all: Vec<_> =
            (0..20).flat_map(|number| (0..20).map(move |place| lot(number, place))).map(|l| l.seed.hash()).collect();
        let mut different = all.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), all.len());
        assert_eq!(lot(7, 3).chance, lot(7, 3).chance);
    }
}
