//! How much each may ask for: buckets that fill steadily and are emptied by requests.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::id::Key;
use crate::problem::Problem;

/// So many at once, and then so many a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many a second in the long run.
    pub per_second: f64,
}

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// New tables and uploaded records of one address.
    pub tables: Rate,
    /// Actions of one seat.
    pub actions: Rate,
    /// Messages of one seat.
    pub chat: Rate,
    /// Hints for one seat.
    pub hints: Rate,
    /// Open streams of one address.
    pub streams: u32,
    /// Are requests from this machine itself not counted by address? Not behind a proxy, where all come from it.
    pub spare_loopback: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 200.0, per_second: 50.0 },
            tables: Rate { burst: 20.0, per_second: 0.2 },
            actions: Rate { burst: 60.0, per_second: 20.0 },
            chat: Rate { burst: 5.0, per_second: 0.5 },
            hints: Rate { burst: 5.0, per_second: 0.5 },
            streams: 64,
            spare_loopback: true,
        }
    }
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// Any request.
    Request,
    /// A new table.
    Table,
    /// An action.
    Action,
    /// A message.
    Chat,
    /// A hint.
    Hint,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// An address; of IPv6 the half that a provider gives to one customer.
    Address(IpAddr),
    /// A seat or guest, by key.
    Key(Key),
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// Keeps count.
pub struct Limiter {
    limits: Limits,
    buckets: Mutex<HashMap<(What, Who), Bucket>>,
    streams: Mutex<HashMap<IpAddr, u32>>,
}

/// The address as it is counted.
fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let mut parts = v6.segments();
            parts[4..].fill(0);
            IpAddr::V6(parts.into())
        }
        v4 => v4,
    }
}

impl Limiter {
    /// With these limits, everybody begins with full buckets.
    pub fn new(limits: Limits) -> Limiter {
        Limiter { limits, buckets: Mutex::default(), streams: Mutex::default() }
    }

    fn rate(&self, what: What) -> Rate {
        match what {
            What::Request => self.limits.requests,
            What::Table => self.limits.tables,
            What::Action => self.limits.actions,
            What::Chat => self.limits.chat,
            What::Hint => self.limits.hints,
        }
    }

    fn is_spared(&self, who: Who) -> bool {
        matches!(who, Who::Address(address) if self.limits.spare_loopback && address.to_canonical().is_loopback())
    }

    /// Counts one.
    ///
    /// # Errors
    /// It is too many, and when to try again.
    pub fn ask(&self, what: What, who: Who) -> Result<(), Problem> {
        self.ask_at(what, who, Instant::now())
    }

    fn ask_at(&self, what: What, who: Who, now: Instant) -> Result<(), Problem> {
        if self.is_spared(who) {
            return Ok(());
        }
        let who = match who {
            Who::Address(address) => Who::Address(counted(address)),
            key => key,
        };
        let Rate { burst, per_second } = self.rate(what);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.entry((what, who)).or_insert(Bucket { left: burst, at: now });
        let filled = bucket.left + now.duration_since(bucket.at).as_secs_f64() * per_second;
        bucket.left = filled.min(burst);
        bucket.at = now;
        if bucket.left < 1.0 {
            let wait = ((1.0 - bucket.left) / per_second).ceil().max(1.0);
            return Err(Problem::new("too-many").after(wait as u64));
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Forgets the buckets that are full again.
    pub fn forget(&self) {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|(what, _), bucket| {
            let Rate { burst, per_second } = self.rate(*what);
            now.duration_since(bucket.at) < Duration::from_secs_f64((burst - bucket.left).max(0.0) / per_second)
        });
    }

    /// Opens a stream for an address; it counts until [`Limiter::close_stream`].
    ///
    /// # Errors
    /// The address has too many open.
    pub fn open_stream(&self, address: IpAddr) -> Result<(), Problem> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(counted(address)).or_default();
        if *open >= self.limits.streams && !self.is_spared(Who::Address(address)) {
            return Err(Problem::new("too-many").after(5));
        }
        *open += 1;
        Ok(())
    }

    /// A stream of an address is closed.
    pub fn close_stream(&self, address: IpAddr) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&counted(address)) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&counted(address));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_fills_again_and_says_when() {
        let limiter = Limiter::new(Limits { chat: Rate { burst: 2.0, per_second: 0.5 }, ..Limits::default() });
        let (who, start) = (Who::Key(Key([1; 32])), Instant::now());
        assert!(limiter.ask_at(What::Chat, who, start).is_ok());
        assert!(limiter.ask_at(What::Chat, who, start).is_ok());
        assert_eq!(limiter.ask_at(What::Chat, who, start).unwrap_err().kind(), "too-many");
        assert!(limiter.ask_at(What::Chat, Who::Key(Key([2; 32])), start).is_ok());
        assert!(limiter.ask_at(What::Chat, who, start + Duration::from_secs(2)).is_ok());
    }

    #[test]
    fn addresses_of_one_network_share_and_loopback_is_spared() {
        let limits = Limits { requests: Rate { burst: 1.0, per_second: 0.1 }, ..Limits::default() };
        let limiter = Limiter::new(limits);
        let ask = |address: &str| limiter.ask(What::Request, Who::Address(address.parse().unwrap())).is_ok();
        assert!(ask("2001:db8::1") && !ask("2001:db8::2") && ask("2001:db8:0:1::1"));
        assert!((0..10).all(|_| ask("127.0.0.1")));
        let strict = Limiter::new(Limits { spare_loopback: false, ..limits });
        let ask = |limiter: &Limiter| limiter.ask(What::Request, Who::Address("127.0.0.1".parse().unwrap())).is_ok();
        assert!(ask(&strict) && !ask(&strict));
    }
}
