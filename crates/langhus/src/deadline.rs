//! The clock and the threads that bots are given: they have none of their own.

use std::thread;
use std::time::{Duration, Instant};

use langhus_bots::{Budget, Clock, Helpers, Spec, Think};

/// A while after which there is no more thinking.
pub(crate) struct Deadline {
    begin: Instant,
    allowed: Duration,
}

impl Deadline {
    /// So many milliseconds from now.
    pub(crate) fn after(milliseconds: u32) -> Deadline {
        Deadline { begin: Instant::now(), allowed: Duration::from_millis(milliseconds.into()) }
    }

    /// The budget of a bot for one decision, on a clock that starts now.
    pub(crate) fn with_budget<T>(spec: &Spec, decide: impl FnOnce(Budget<'_>) -> T) -> T {
        let threads = Threads(spec.threads.into());
        let with_threads = |budget: Budget<'_>| match threads.0 {
            0 | 1 => decide(budget),
            _ => decide(budget.with_helpers(&threads)),
        };
        match spec.think {
            Think::AtOnce => with_threads(Budget::simulations(1)),
            Think::Simulations(simulations) => with_threads(Budget::simulations(simulations)),
            Think::Milliseconds(milliseconds) => with_threads(Budget::time(&Deadline::after(milliseconds))),
        }
    }
}

/// So many threads, the caller's own included, for as long as one decision takes.
struct Threads(usize);

impl Helpers for Threads {
    fn count(&self) -> usize {
        self.0
    }

    fn help(&self, work: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for place in 1..self.0 {
                scope.spawn(move || work(place));
            }
            work(0);
        });
    }
}

impl Clock for Deadline {
    fn left(&self) -> f32 {
        1.0 - self.begin.elapsed().div_duration_f32(self.allowed)
    }
}
