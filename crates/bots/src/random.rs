//! The random player: every legal action is equally likely.

use langhus_rules::{Chance, Game, Question, Quick};

use crate::{Bot, Budget};

/// Plays at random.
pub struct Random(Quick);

impl Random {
    /// The random player with this seed.
    pub const fn new(seed: u64) -> Random {
        Random(Quick::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<G>, _: Budget<'_>) -> G::Action {
        question.legal[self.0.below(question.legal.len() as u32) as usize]
    }
}
