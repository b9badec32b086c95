//! A clock for bots, which have none of their own.

use std::time::{Duration, Instant};

use langhus_bots::Clock;

/// A clock that runs from when it was made until a while later.
pub struct Stopwatch {
    begin: Instant,
    allowed: Duration,
}

impl Stopwatch {
    /// So long from now.
    pub fn start(allowed: Duration) -> Stopwatch {
        Stopwatch { begin: Instant::now(), allowed }
    }
}

impl Clock for Stopwatch {
    fn left(&self) -> f32 {
        1.0 - self.begin.elapsed().div_duration_f32(self.allowed)
    }
}
