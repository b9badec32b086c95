//! What time it is, and waiting for a time: the one place where the hall asks for it. Whoever decides at a table is told it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use langhus_table::person::day;
use tokio::sync::watch;

/// So long a wait is trusted: a machine that slept meanwhile, or whose clock was set, is noticed after it.
const TRUSTED: Duration = Duration::from_secs(30);

/// Tells the time.
pub trait Clock: Send + Sync {
    /// The time now, in milliseconds since 1970.
    fn now(&self) -> i64;

    /// Waits until this time.
    fn wait_until(&self, at: i64) -> BoxFuture<'static, ()>;

    /// Was nobody here since this time, at which somebody was to be called, because the machine slept?
    fn overslept(&self, called: i64) -> bool;
}

/// The clock of the system.
#[derive(Clone, Copy, Debug)]
pub struct Wall;

impl Clock for Wall {
    fn now(&self) -> i64 {
        now()
    }

    fn wait_until(&self, at: i64) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            while let Ok(left @ 1..) = u64::try_from(at - now()) {
                tokio::time::sleep(Duration::from_millis(left).min(TRUSTED)).await;
            }
        })
    }

    fn overslept(&self, called: i64) -> bool {
        now() - called > TRUSTED.as_millis() as i64
    }
}

/// A clock that somebody sets: for tests, in which a week goes by in a minute.
#[derive(Debug)]
pub struct ByHand(watch::Sender<i64>);

impl ByHand {
    /// A clock that stands at this time, in milliseconds since 1970.
    pub fn new(at: i64) -> ByHand {
        ByHand(watch::Sender::new(at))
    }

    /// Sets it on, never back; whoever waits for that is called.
    pub fn set(&self, at: i64) {
        self.0.send_if_modified(|now| {
            let later = at > *now;
            *now = at.max(*now);
            later
        });
    }
}

impl Clock for ByHand {
    fn now(&self) -> i64 {
        *self.0.borrow()
    }

    fn wait_until(&self, at: i64) -> BoxFuture<'static, ()> {
        let mut time = self.0.subscribe();
        Box::pin(async move {
            // It is only gone when the hall is.
            let _ = time.wait_for(|now| *now >= at).await;
        })
    }

    fn overslept(&self, _: i64) -> bool {
        false
    }
}

/// The time of the system, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}

/// The beginning of this day, in milliseconds since 1970.
pub fn today() -> i64 {
    day(now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_by_hand_calls_whoever_waits_and_never_goes_back() {
        let clock = ByHand::new(100);
        clock.wait_until(100).await;
        let waiting = tokio::spawn(clock.wait_until(200));
        clock.set(150);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.set(120);
        assert_eq!(clock.now(), 150);
        clock.set(250);
        waiting.await.unwrap();
    }

    #[tokio::test]
    async fn the_wall_waits_as_long_as_it_says() {
        let begun = now();
        Wall.wait_until(begun + 30).await;
        assert!(now() >= begun + 30 && !Wall.overslept(begun));
        assert!(Wall.overslept(begun - 60_000));
    }
}
