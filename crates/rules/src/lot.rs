//! The chance of one game among many.

use crate::{Chance, Quick, Seed};

/// The chance of one game: what deals it, and what chooses for its random seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lot {
    /// What deals the game.
    pub seed: Seed,
    /// What chooses for its random seats.
    pub chance: Quick,
}

impl Lot {
    /// The chance of game number `place` among those of `number`. It depends on nothing else, so that the same games are
    /// played on any number of threads, and by every program that simulates.
    pub fn new(number: u64, place: u64) -> Lot {
        // The number is scattered first, so that the games of neighbouring numbers have nothing in common.
        let mut source = Quick::new(double(&mut Quick::new(number)).wrapping_add(place));
        Lot { seed: Seed::from_number(double(&mut source)), chance: Quick::new(double(&mut source)) }
    }
}

fn double(chance: &mut Quick) -> u64 {
    u64::from(chance.word()) << 32 | u64::from(chance.word())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_chance_and_always_the_same() {
        let all: Vec<_> =
            (0..20).flat_map(|number| (0..20).map(move |place| Lot::new(number, place).seed.hash())).collect();
        let mut different = all.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), all.len());
        assert_eq!(Lot::new(7, 3), Lot::new(7, 3));
    }
}
