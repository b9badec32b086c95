//! Hints: what a search thinks of a position, for people who ask and programs that do not know the game.

use std::any::Any;

use langhus_rules::{Question, Sense};
use serde::Serialize;

use crate::{Budget, Search};

/// What a search thinks of one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action.
    pub notation: String,
    /// How much of its time the search spent on it: the more, the better it seems.
    pub attention: f32,
    /// The expected share of a win.
    pub win_share: f32,
    /// The expected points at the end.
    pub score: f32,
}

/// What a search thinks of the legal actions of a question, best first; nothing if the question is of another game. A
/// question holds what its seat knows and nothing else, so a hint cannot tell a secret.
pub fn hints<G: Sense>(question: &(dyn Any + Send), budget: Budget<'_>, seed: u64) -> Option<Vec<Hint>> {
    let question = question.downcast_ref::<Question<G>>()?;
    let mut search = Search::new(seed);
    let simulations = search.think(question, budget).max(1);
    let opinions = search.opinions(question).into_iter();
    let hint = opinions.map(|opinion| Hint {
        notation: question.rules.notation(opinion.action),
        attention: opinion.visits as f32 / simulations as f32,
        win_share: opinion.win,
        score: opinion.points,
    });
    Some(hint.collect())
}
