//! The greedy player: one look ahead with the game's own sense.

use langhus_rules::{Chance, Question, Quick, Sense};

use crate::{Bot, Budget, Kind, Outlook};

/// Looks one action ahead, in a few imagined worlds, and takes what looks best.
pub struct Greedy {
    chance: Quick,
    weights: Vec<f32>,
    /// In how many of a hundred decisions it does something else instead.
    mistakes: u32,
}

/// In how many imagined worlds each action is looked at.
const WORLDS: usize = 6;

impl Greedy {
    /// The greedy player with this seed.
    pub fn new<G: Sense>(seed: u64) -> Greedy {
        let mistakes = 0;
        Greedy { chance: Quick::new(seed), weights: Kind::Greedy { mistakes }.weights::<G>(), mistakes }
    }

    /// Somebody who errs on purpose, in so many of a hundred decisions.
    #[must_use]
    pub fn with_mistakes(mut self, mistakes: u32) -> Greedy {
        self.mistakes = mistakes;
        self
    }

    /// Judges with other weights than the tuned ones.
    #[must_use]
    pub fn with_weights(mut self, weights: Vec<f32>) -> Greedy {
        self.weights = weights;
        self
    }
}

impl<G: Sense> Bot<G> for Greedy {
    fn choose(&mut self, question: &Question<G>, _: Budget<'_>) -> G::Action {
        let Question { rules, seat, view, legal, .. } = question;
        if legal.len() == 1 || self.chance.below(100) < self.mistakes {
            return legal[self.chance.below(legal.len() as u32) as usize];
        }
        let mut worth = vec![0.0; legal.len()];
        for _ in 0..WORLDS {
            let world = rules.imagine(view, &mut self.chance);
            for (action, worth) in legal.iter().zip(&mut worth) {
                let mut world = world;
                rules.apply(&mut world, *seat, *action, &mut ());
                *worth += Outlook::of(&**rules, &world, &self.weights).worth[seat.index()];
            }
        }
        // Equal ones are drawn by lot, so that no list order decides.
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let equal: Vec<usize> = (0..legal.len()).filter(|n| worth[*n] >= best - 1e-6).collect();
        legal[equal[self.chance.below(equal.len() as u32) as usize]]
    }
}
