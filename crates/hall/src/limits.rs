//! How much each may ask for.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use langhus_rules::Seat;
use langhus_table::id::TableId;

use crate::buckets::{Buckets, Rate};
use crate::network::Network;
use crate::problem::{Problem, ProblemKind};
use crate::tally::{Presence, Tally};

/// So many buckets are remembered at most, in a few megabytes.
const MOST_BUCKETS: usize = 65_536;

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
    /// Recovery codes that one address has tried and that were nobody's.
    pub recoveries: Rate,
    /// Messages to try a channel that one address has sent.
    pub trials: Rate,
    /// Open streams of one address.
    pub streams: u32,
    /// Open connections of one address, whatever they do.
    pub connections: u32,
    /// Tables of bots alone that one address has opened within a day and that are not over.
    pub bot_tables_of_address: usize,
    /// The same of all addresses together.
    pub bot_tables: usize,
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
            // Five within an hour: whoever guesses needs longer than the world is old.
            recoveries: Rate { burst: 5.0, per_second: 1.0 / 3600.0 },
            trials: Rate { burst: 6.0, per_second: 1.0 / 60.0 },
            streams: 64,
            connections: 256,
            bot_tables_of_address: 20,
            bot_tables: 5000,
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
    /// A recovery code.
    Recovery,
    /// A message to try a channel.
    Trial,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// An address.
    Address(IpAddr),
    /// A seat of a table, from whichever device.
    Seat(TableId, Seat),
}

/// Whose bucket it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Owner {
    Network(Network),
    Seat(TableId, Seat),
}

impl Owner {
    /// In whose buckets somebody counts, each with how many times the share of one.
    fn all_of(who: Who) -> impl Iterator<Item = (Owner, u32)> + Clone + use<> {
        let (address, seat) = match who {
            Who::Address(address) => (Some(address), None),
            Who::Seat(table, seat) => (None, Some((Owner::Seat(table, seat), 1))),
        };
        let networks = address.into_iter().flat_map(Network::all_of);
        networks.map(|network| (Owner::Network(network), network.shares())).chain(seat)
    }
}

/// Keeps count.
pub struct Limiter {
    limits: Limits,
    /// Among so many servers they are shared: whoever asks now this one and now that one may not ask for more.
    servers: AtomicU32,
    buckets: Mutex<Buckets<(What, Owner)>>,
    streams: Arc<Tally>,
    connections: Arc<Tally>,
}

impl Limiter {
    /// With these limits, everybody begins with full buckets.
    pub fn new(limits: Limits) -> Limiter {
        Limiter {
            limits,
            servers: AtomicU32::new(1),
            buckets: Mutex::new(Buckets::new(MOST_BUCKETS)),
            streams: Tally::new(limits.streams, limits.spare_loopback),
            connections: Tally::new(limits.connections, limits.spare_loopback),
        }
    }

    /// So many servers are here now, and each counts for itself: of what one may ask for each gives an equal share, but at
    /// least one at a time.
    pub(crate) fn share(&self, servers: usize) {
        self.servers.store(u32::try_from(servers).unwrap_or(u32::MAX).max(1), Ordering::Relaxed);
    }

    fn rate(&self, what: What) -> Rate {
        self.whole(what).among(self.servers.load(Ordering::Relaxed))
    }

    fn whole(&self, what: What) -> Rate {
        match what {
            What::Request => self.limits.requests,
            What::Table => self.limits.tables,
            What::Action => self.limits.actions,
            What::Chat => self.limits.chat,
            What::Hint => self.limits.hints,
            What::Recovery => self.limits.recoveries,
            What::Trial => self.limits.trials,
        }
    }

    /// For whom tables of bots alone are counted; nothing if it is spared.
    pub(crate) fn counts(&self, address: IpAddr) -> Option<Network> {
        (!self.is_spared(Who::Address(address))).then(|| Network::of(address))
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
        let from = self.buckets_of(what, who);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = buckets.take(from, now);
        taken.map_err(|wait| Problem::new(ProblemKind::TooMany).after(wait.as_secs_f64().ceil().max(1.0) as u64))
    }

    /// Does not count one that was counted.
    pub fn spare(&self, what: What, who: Who) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.give_back(self.buckets_of(what, who), Instant::now());
    }

    fn buckets_of(&self, what: What, who: Who) -> impl Iterator<Item = ((What, Owner), Rate)> + Clone + use<> {
        let rate = self.rate(what);
        Owner::all_of(who).map(move |(owner, shares)| ((what, owner), rate.times(shares)))
    }

    /// Forgets the buckets that are full again.
    pub fn forget(&self) {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner).forget(Instant::now());
    }

    /// Opens a stream for an address; it counts as long as what this gives is kept.
    ///
    /// # Errors
    /// The address has too many open.
    pub fn open_stream(&self, address: IpAddr) -> Result<Presence, Problem> {
        self.streams.enter(address).ok_or_else(|| Problem::new(ProblemKind::TooMany).after(5))
    }

    /// The connections of each address.
    pub fn connections(&self) -> Arc<Tally> {
        self.connections.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn whoever_asks_too_much_is_told_when_to_come_back() {
        let limiter = Limiter::new(Limits { chat: Rate { burst: 2.0, per_second: 0.5 }, ..Limits::default() });
        let seat = |number| Who::Seat(TableId::from_number(1), Seat::new(number));
        let (who, start) = (seat(0), Instant::now());
        assert!(limiter.ask_at(What::Chat, who, start).is_ok());
        assert!(limiter.ask_at(What::Chat, who, start).is_ok());
        assert_eq!(limiter.ask_at(What::Chat, who, start).unwrap_err().kind(), ProblemKind::TooMany);
        assert!(limiter.ask_at(What::Hint, who, start).is_ok(), "something else has a bucket of its own");
        assert!(limiter.ask_at(What::Chat, seat(1), start).is_ok());
        assert!(limiter.ask_at(What::Chat, who, start + Duration::from_secs(2)).is_ok());
    }

    #[test]
    fn servers_share_what_one_may_ask_for() {
        let limiter = Limiter::new(Limits { chat: Rate { burst: 4.0, per_second: 0.5 }, ..Limits::default() });
        let (who, start) = (Who::Seat(TableId::from_number(1), Seat::new(0)), Instant::now());
        let said = |after| (0..9).filter(|_| limiter.ask_at(What::Chat, who, start + after).is_ok()).count();
        limiter.share(2);
        assert_eq!(said(Duration::ZERO), 2, "the other server gives the other half");
        assert_eq!(said(Duration::from_secs(4)), 1, "and half as fast");
        limiter.share(9);
        assert_eq!(said(Duration::from_secs(400)), 1, "one at a time each always gives");
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

    #[test]
    fn going_from_one_64_to_the_next_ends_at_the_48() {
        let limiter = Limiter::new(Limits { requests: Rate { burst: 1.0, per_second: 0.01 }, ..Limits::default() });
        let ask = |address: String| limiter.ask(What::Request, Who::Address(address.parse().unwrap())).is_ok();
        assert_eq!((0..100).filter(|n| ask(format!("2001:db8:0:{n}::1"))).count(), 8);
        assert!(ask("2001:db8:1::1".to_owned()), "another /48 is somebody else");
    }
}
