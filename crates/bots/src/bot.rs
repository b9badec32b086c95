//! What every bot is.

use langhus_rules::{Game, Question};

/// Tells how the time to think passes. The caller brings it, because bots know no clock.
pub trait Clock: Sync {
    /// The part of the time that is left: 1 in the beginning, nothing or less when it is over.
    fn left(&self) -> f32;
}

/// Threads that help a bot to think. The caller brings them, because bots have none of their own.
pub trait Helpers: Sync {
    /// How many lines of thought can be followed at once, that of the caller included.
    fn count(&self) -> usize;

    /// Does the work once for every number below [`Helpers::count`], at the same time, and returns when all is done.
    fn help(&self, work: &(dyn Fn(usize) + Sync));
}

/// How long a bot may think: so many simulations at most, and not beyond the clock.
#[derive(Clone, Copy)]
pub struct Budget<'c> {
    /// The most simulations.
    pub simulations: u32,
    /// The clock, if time counts.
    pub clock: Option<&'c dyn Clock>,
    /// Threads that help, if there are any.
    pub helpers: Option<&'c dyn Helpers>,
}

impl<'c> Budget<'c> {
    /// So many simulations, however long they take: reproducible.
    pub const fn simulations(simulations: u32) -> Budget<'static> {
        Budget { simulations, clock: None, helpers: None }
    }

    /// As many simulations as the clock allows.
    pub fn time(clock: &'c dyn Clock) -> Budget<'c> {
        Budget { simulations: u32::MAX, clock: Some(clock), helpers: None }
    }

    /// The same with threads that help.
    #[must_use]
    pub fn with_helpers(self, helpers: &'c dyn Helpers) -> Budget<'c> {
        Budget { helpers: Some(helpers), ..self }
    }
}

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the question; if there is only one, at once.
    fn choose(&mut self, question: &Question<G>, budget: Budget<'_>) -> G::Action;
}
