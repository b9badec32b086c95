//! What bots think with: they have no clock and no threads of their own.

use std::thread;
use std::time::{Duration, Instant};

use langhus_bots::{Budget, Clock, Helpers, Spec, Think};

/// Decides with the budget of a bot for one decision, on a clock that starts now.
pub(crate) fn with_budget<T>(spec: &Spec, decide: impl FnOnce(Budget<'_>) -> T) -> T {
    let threads = Threads(spec.threads.into());
    let with_threads = |budget: Budget<'_>| match threads.0 {
        0 | 1 => decide(budget),
        _ => decide(budget.with_helpers(&threads)),
    };
    match spec.think {
        Think::AtOnce => with_threads(Budget::simulations(1)),
        Think::Simulations(simulations) => with_threads(Budget::simulations(simulations)),
        Think::Milliseconds(milliseconds) => {
            let allowed = Duration::from_millis(milliseconds.into());
            with_threads(Budget::time(&Stopwatch { begin: Instant::now(), allowed }))
        }
    }
}

struct Stopwatch {
    begin: Instant,
    allowed: Duration,
}

impl Clock for Stopwatch {
    fn left(&self) -> f32 {
        1.0 - self.begin.elapsed().div_duration_f32(self.allowed)
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
