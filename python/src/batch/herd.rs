//! Many games at once, without the types of the game.

use std::sync::Arc;

use rayon::ThreadPool;

use super::rows::Rows;
use crate::moment::Moment;
use crate::past::Past;

/// What a seat gets when a game ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reward {
    /// Its part of the win.
    Win,
    /// Its points.
    Score,
}

/// How random actions are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Draw<'a> {
    /// A number for every action of every game, row by row: the larger, the likelier (a softmax over the legal ones).
    /// Without them each legal action is equally likely.
    pub(crate) logits: Option<&'a [f32]>,
}

/// Many games of one kind. With a pool they are played on its threads; the results are the same for any number of them.
pub(crate) trait Herd: Send + Sync {
    /// Writes every row.
    fn tell(&mut self, pool: Option<&ThreadPool>, rows: Rows<'_>);

    /// Takes an action for every game; the first game in which it is not legal, if there is one.
    fn take(&mut self, actions: &[i64]) -> Option<usize>;

    /// Plays the actions that were taken, deals ended games anew, and writes every row.
    fn step(&mut self, pool: Option<&ThreadPool>, reward: Reward, rows: Rows<'_>);

    /// Draws a legal action for every game.
    fn sample(&mut self, pool: Option<&ThreadPool>, draw: Draw<'_>, actions: &mut [i64]);

    /// Where a game stands, and how it came there.
    fn moment(&self, game: usize) -> (Box<dyn Moment>, Arc<Past>);
}
