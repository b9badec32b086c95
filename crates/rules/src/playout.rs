//! Playing at random: the measure of the engine, and the ground on which the conformance kit walks.

use crate::{Chance, Game};

/// How a game played at random went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How many decisions were made.
    pub decisions: u64,
    /// Did the game come to its end within the limit?
    pub finished: bool,
}

/// Plays on at random, every legal action equally likely, until the game is over or `limit` decisions are made.
/// `actions` is a buffer, of [`Game::WIDTH`] so that it never grows.
pub fn playout<G: Game>(
    rules: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    actions: &mut Vec<G::Action>,
    limit: u64,
) -> Playout {
    let mut decisions = 0;
    while decisions < limit {
        let Some(seat) = rules.awaited(state).first() else { return Playout { decisions, finished: true } };
        actions.clear();
        rules.legal(state, seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        rules.apply(state, seat, action, &mut ());
        decisions += 1;
    }
    Playout { decisions, finished: rules.awaited(state).is_empty() }
}
