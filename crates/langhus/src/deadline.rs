//! The clock that bots are given: they have none of their own.

use std::time::{Duration, Instant};

use langhus_bots::{Budget, Clock, Think};

/// A moment after which there is no more thinking.
pub(crate) struct Deadline(Instant);

impl Deadline {
    /// So many milliseconds from now.
    pub(crate) fn after(milliseconds: u32) -> Deadline {
        Deadline(Instant::now() + Duration::from_millis(milliseconds.into()))
    }

    /// The budget for one decision, on a clock that starts now.
    pub(crate) fn with_budget<T>(think: Think, decide: impl FnOnce(Budget<'_>) -> T) -> T {
        match think {
            Think::AtOnce => decide(Budget::simulations(1)),
            Think::Simulations(simulations) => decide(Budget::simulations(simulations)),
            Think::Milliseconds(milliseconds) => decide(Budget::time(&Deadline::after(milliseconds))),
        }
    }
}

impl Clock for Deadline {
    fn is_over(&self) -> bool {
        Instant::now() >= self.0
    }
}
