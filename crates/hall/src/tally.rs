//! How many of something each address has at once: streams, connections.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::network::Network;

/// Counts what is there. It is never larger than what is there, which others bound.
pub struct Tally {
    most: u32,
    spare_loopback: bool,
    present: Mutex<HashMap<Network, u32>>,
}

/// One that is there; it counts until it is dropped.
pub struct Presence {
    tally: Arc<Tally>,
    address: IpAddr,
}

impl Tally {
    /// At most so many for one asker, but any number for this machine itself if it is spared.
    pub fn new(most: u32, spare_loopback: bool) -> Arc<Tally> {
        Arc::new(Tally { most, spare_loopback, present: Mutex::default() })
    }

    /// One more of this address, if it may have one more.
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Presence> {
        let is_spared = self.spare_loopback && address.to_canonical().is_loopback();
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |network: Network| {
            let here = present.get(&network).copied().unwrap_or_default();
            here >= self.most.saturating_mul(network.shares())
        };
        if !is_spared && Network::all_of(address).any(is_full) {
            return None;
        }
        for network in Network::all_of(address) {
            *present.entry(network).or_default() += 1;
        }
        Some(Presence { tally: self.clone(), address })
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut present = self.tally.present.lock().unwrap_or_else(PoisonError::into_inner);
        for network in Network::all_of(self.address) {
            if let Some(here) = present.get_mut(&network) {
                *here -= 1;
                if *here == 0 {
                    present.remove(&network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(tally: &Arc<Tally>, address: &str) -> Option<Presence> {
        tally.enter(address.parse().unwrap())
    }

    #[test]
    fn an_address_has_so_many_at_once_and_others_have_theirs() {
        let tally = Tally::new(2, true);
        let here = [enter(&tally, "192.0.2.7"), enter(&tally, "::ffff:192.0.2.7")];
        assert!(here.iter().all(Option::is_some));
        assert!(enter(&tally, "192.0.2.7").is_none() && enter(&tally, "192.0.2.8").is_some());
        drop(here);
        assert!(enter(&tally, "192.0.2.7").is_some(), "who has gone counts no more");
        assert!(tally.present.lock().unwrap().is_empty(), "and is not remembered");
    }

    #[test]
    fn going_from_one_64_to_the_next_ends_at_the_48() {
        let tally = Tally::new(1, true);
        let here: Vec<_> = (0..20).filter_map(|n| enter(&tally, &format!("2001:db8:0:{n}::1"))).collect();
        assert_eq!(here.len(), 8);
        assert!(enter(&tally, "2001:db8:1::1").is_some(), "another /48 is somebody else");
    }

    #[test]
    fn this_machine_is_spared_only_where_it_is_meant_to_be() {
        let many = |tally: Arc<Tally>| (0..5).map(|_| enter(&tally, "127.0.0.1")).collect::<Vec<_>>();
        assert_eq!(many(Tally::new(2, true)).iter().flatten().count(), 5);
        assert_eq!(many(Tally::new(2, false)).iter().flatten().count(), 2);
    }
}
