//! Buckets that fill steadily and are emptied by requests. A bucket is remembered by the moment when it will be full
//! again (the generic cell rate algorithm), so one that is full need not be remembered at all.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// So many at once, and then so many a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many a second in the long run.
    pub per_second: f64,
}

impl Rate {
    /// So many times as much.
    pub fn times(self, n: u32) -> Rate {
        Rate { burst: self.burst * f64::from(n), per_second: self.per_second * f64::from(n) }
    }

    /// The share of one among so many.
    pub fn among(self, n: u32) -> Rate {
        let n = f64::from(n);
        Rate { burst: (self.burst / n).max(self.burst.min(1.0)), per_second: self.per_second / n }
    }

    /// How long one takes to fill up again.
    fn interval(self) -> Duration {
        Duration::from_secs_f64(1.0 / self.per_second)
    }

    /// How long to wait until one can be taken from a bucket that will be full then.
    fn wait(self, full: Instant, now: Instant) -> Duration {
        let empty = self.interval().mul_f64((self.burst - 1.0).max(0.0));
        full.saturating_duration_since(now).saturating_sub(empty)
    }
}

/// All buckets, and never more than a fixed number of them.
pub struct Buckets<K> {
    most: usize,
    /// When each will be full.
    full: HashMap<K, Instant>,
}

impl<K: Copy + Eq + Hash> Buckets<K> {
    /// At most so many buckets; all that are not remembered are full.
    pub fn new(most: usize) -> Buckets<K> {
        Buckets { most, full: HashMap::new() }
    }

    /// Takes one from each of these buckets, or from none.
    ///
    /// # Errors
    /// How long until one can be taken from each.
    pub fn take(&mut self, from: impl Iterator<Item = (K, Rate)> + Clone, now: Instant) -> Result<(), Duration> {
        let full = |buckets: &Buckets<K>, key: &K| buckets.full.get(key).map_or(now, |full| now.max(*full));
        let wait = from.clone().map(|(key, rate)| rate.wait(full(self, &key), now)).max();
        if let Some(wait) = wait.filter(|wait| !wait.is_zero()) {
            return Err(wait);
        }
        for (key, rate) in from {
            let full = full(self, &key) + rate.interval();
            if self.full.len() >= self.most && !self.full.contains_key(&key) {
                self.make_room(now);
            }
            self.full.insert(key, full);
        }
        Ok(())
    }

    /// Puts one back into each of these buckets.
    pub fn give_back(&mut self, to: impl Iterator<Item = (K, Rate)>, now: Instant) {
        for (key, rate) in to {
            if let Some(full) = self.full.get_mut(&key) {
                *full = full.checked_sub(rate.interval()).unwrap_or(now);
            }
        }
    }

    /// Forgets the buckets that are full again.
    pub fn forget(&mut self, now: Instant) {
        self.full.retain(|_, full| *full > now);
    }

    /// Forgets those that are full, and of the others those that are full soonest, because they matter least: an eighth
    /// of all at once, so that a crowd of new ones does not look through all of them each time.
    fn make_room(&mut self, now: Instant) {
        let mut moments: Vec<Instant> = self.full.values().copied().collect();
        let eighth = moments.len() / 8;
        let (_, soon, _) = moments.select_nth_unstable(eighth);
        self.forget(now.max(*soon));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 2.0, per_second: 0.5 };

    fn take(buckets: &mut Buckets<u32>, key: u32, now: Instant) -> Result<(), Duration> {
        buckets.take([(key, RATE)].into_iter(), now)
    }

    #[test]
    fn a_bucket_empties_fills_again_and_says_when() {
        let (mut buckets, start) = (Buckets::new(10), Instant::now());
        assert!(take(&mut buckets, 1, start).is_ok() && take(&mut buckets, 1, start).is_ok());
        assert_eq!(take(&mut buckets, 1, start), Err(Duration::from_secs(2)));
        assert_eq!(take(&mut buckets, 1, start + Duration::from_millis(1500)), Err(Duration::from_millis(500)));
        assert!(take(&mut buckets, 2, start).is_ok(), "another bucket is full");
        let later = start + Duration::from_secs(2);
        assert!(take(&mut buckets, 1, later).is_ok() && take(&mut buckets, 1, later).is_err());
        let much_later = start + Duration::from_secs(100);
        assert!((0..2).all(|_| take(&mut buckets, 1, much_later).is_ok()));
        assert!(take(&mut buckets, 1, much_later).is_err(), "a bucket does not overflow");
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let (mut buckets, now) = (Buckets::new(10), Instant::now());
        assert!((0..2).all(|_| take(&mut buckets, 1, now).is_ok()) && take(&mut buckets, 1, now).is_err());
        buckets.give_back([(1, RATE)].into_iter(), now);
        assert!(take(&mut buckets, 1, now).is_ok() && take(&mut buckets, 1, now).is_err(), "one and no more");
        buckets.give_back([(2, RATE)].into_iter(), now);
        assert!((0..2).all(|_| take(&mut buckets, 2, now).is_ok()) && take(&mut buckets, 2, now).is_err());
    }

    #[test]
    fn a_whole_burst_fits_whatever_the_rate() {
        for per_second in [0.1, 0.2, 3.0, 7.0, 50.0, 1e9] {
            let (mut buckets, now) = (Buckets::new(10), Instant::now());
            let rate = Rate { burst: 60.0, per_second };
            let taken = (0..100).filter(|_| buckets.take([(1, rate)].into_iter(), now).is_ok()).count();
            assert_eq!(taken, 60, "{per_second}");
        }
    }

    #[test]
    fn one_is_taken_from_all_buckets_or_from_none() {
        let (mut buckets, now) = (Buckets::new(10), Instant::now());
        assert!((0..2).all(|_| take(&mut buckets, 1, now).is_ok()));
        assert!(buckets.take([(2, RATE), (1, RATE)].into_iter(), now).is_err());
        assert!((0..2).all(|_| take(&mut buckets, 2, now).is_ok()), "the refusal has taken nothing");
    }

    #[test]
    fn there_are_never_more_than_so_many_and_the_fullest_go_first() {
        let (mut buckets, now) = (Buckets::new(64), Instant::now());
        assert!((0..2).all(|_| take(&mut buckets, 0, now).is_ok()));
        for (key, micros) in (1..10_000).zip(1..) {
            let then = now + Duration::from_micros(micros);
            assert!(take(&mut buckets, key, then).is_ok());
            assert!(buckets.full.len() <= 64, "{}", buckets.full.len());
        }
        assert!(take(&mut buckets, 0, now).is_err(), "the emptiest is still remembered");
        buckets.forget(now + Duration::from_secs(10));
        assert!(buckets.full.is_empty(), "full ones are not remembered");
    }
}
