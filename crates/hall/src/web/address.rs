//! From which address somebody asks, as limits count it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::request::Parts;

use crate::site::Site;

/// The address of whoever asks. What a proxy says and nobody can read counts for the proxy itself.
pub(super) fn address(parts: &Parts, site: &Site) -> IpAddr {
    let socket = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let socket = socket.map_or(IpAddr::from(Ipv4Addr::LOCALHOST), |info| info.0.ip());
    if !site.behind_proxy {
        return socket;
    }
    // Only the proxy's own, last entry can be trusted; what stands before it the client may have written.
    let mut lines = parts.headers.get_all("x-forwarded-for").iter();
    let last = lines.next_back().and_then(|value| value.to_str().ok()).and_then(|list| list.rsplit(',').next());
    last.and_then(read).unwrap_or(socket)
}

/// An address as proxies write it: alone, in brackets, with a port, or any of these in quotes.
fn read(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let entry = entry.strip_prefix('"').and_then(|entry| entry.strip_suffix('"')).unwrap_or(entry);
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| entry.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    #[test]
    fn an_address_is_read_however_the_proxy_writes_it() {
        for entry in ["192.0.2.7", " 192.0.2.7:567 ", "\"192.0.2.7\"", "\"192.0.2.7:567\""] {
            assert_eq!(read(entry), Some("192.0.2.7".parse().unwrap()), "{entry}");
        }
        for entry in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:567", "\"[2001:db8::1]:567\""] {
            assert_eq!(read(entry), Some("2001:db8::1".parse().unwrap()), "{entry}");
        }
        for entry in ["", "unknown", "_hidden", "192.0.2.7:", "192.0.2.7:99999", "192.0.2", "\"192.0.2.7", "[::1"] {
            assert_eq!(read(entry), None, "{entry}");
        }
    }

    #[test]
    fn only_a_proxys_own_entry_counts() {
        let ask = |behind_proxy, lines: &[&str]| {
            let request =
                lines.iter().fold(Request::get("/"), |request, line| request.header("x-forwarded-for", *line));
            let (mut parts, ()) = request.body(()).unwrap().into_parts();
            parts.extensions.insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 1], 5))));
            address(&parts, &Site::local(behind_proxy)).to_string()
        };
        assert_eq!(ask(false, &["198.51.100.1"]), "192.0.2.1", "without a proxy anybody could write anything");
        assert_eq!(ask(true, &["198.51.100.9, 198.51.100.1:80"]), "198.51.100.1");
        assert_eq!(ask(true, &["198.51.100.9", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(ask(true, &["198.51.100.9, nobody"]), "192.0.2.1");
        assert_eq!(ask(true, &[]), "192.0.2.1");
    }
}
