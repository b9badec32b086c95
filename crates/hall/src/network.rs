//! Networks: what an address tells about whose it is.

use std::net::{IpAddr, Ipv4Addr};

/// A network that counts as one asker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Network {
    /// One address of IPv4.
    Host(Ipv4Addr),
    /// A /64 of IPv6: what a provider gives to one household.
    Household([u16; 4]),
    /// A /48 of IPv6: what a provider gives to anybody who wants more, and who could then go from /64 to /64.
    Site([u16; 3]),
}

impl Network {
    /// The smallest network of an address.
    pub fn of(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(v4) => Network::Host(v4),
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Network::Household([a, b, c, d])
            }
        }
    }

    /// The networks in which an address is counted.
    pub fn all_of(address: IpAddr) -> impl Iterator<Item = Network> + Clone {
        let own = Network::of(address);
        let site = match own {
            Network::Household([a, b, c, _]) => Some(Network::Site([a, b, c])),
            Network::Host(_) | Network::Site(_) => None,
        };
        [Some(own), site].into_iter().flatten()
    }

    /// So many times the share of one asker is for the whole network.
    pub const fn shares(self) -> u32 {
        match self {
            Network::Host(_) | Network::Household(_) => 1,
            Network::Site(_) => 8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_counts_in_its_household_and_in_its_site() {
        let all = |address: &str| Network::all_of(address.parse().unwrap()).collect::<Vec<_>>();
        assert_eq!(all("192.0.2.7"), all("::ffff:192.0.2.7"), "IPv4 inside IPv6 is IPv4");
        let (one, other) = (all("2001:db8:1:2:3::4"), all("2001:db8:1:9::1"));
        assert_eq!(one.len(), 2);
        assert_ne!(one[0], other[0], "another /64");
        assert_eq!(one[1], other[1], "the same /48");
        assert_eq!((one[0].shares(), one[1].shares()), (1, 8));
    }
}
