//! Addresses that people enter.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::Uri;

use super::Failed;

/// No address is longer.
const LONGEST: usize = 1024;

/// Where something is to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    pub(super) secure: bool,
    /// As it stands in the address.
    pub(super) authority: String,
    /// The name, or the number without brackets.
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) path: String,
}

impl Address {
    /// Reads an address.
    ///
    /// # Errors
    /// It is none to which anything is sent.
    pub(super) fn read(text: &str) -> Result<Address, Failed> {
        let uri: Uri = text.trim().parse().map_err(|_| Failed::Address)?;
        let authority = uri.authority().ok_or(Failed::Address)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(Failed::Address),
        };
        // What stands before an @ would be a password, and hides whose name it is.
        if text.len() > LONGEST || authority.as_str().contains('@') || text.contains('#') {
            return Err(Failed::Address);
        }
        let port = match authority.as_str().rsplit_once(':') {
            Some((_, port)) if !port.contains(']') => port.parse().map_err(|_| Failed::Address)?,
            _ if secure => 443,
            _ => 80,
        };
        let host = authority.host();
        let number = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let host = match number {
            Some(number) => number.parse::<Ipv6Addr>().map_err(|_| Failed::Address)?.to_string(),
            None => host.trim_end_matches('.').to_ascii_lowercase(),
        };
        let named = host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._:".contains(&b));
        if host.is_empty() || !named || port == 0 {
            return Err(Failed::Address);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Address { secure, authority: authority.as_str().to_owned(), host, port, path })
    }

    /// The number that stands in the place of a name.
    pub(super) fn number(&self) -> Option<IpAddr> {
        self.host.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_apart() {
        let read = |text: &str| Address::read(text).map(|a| (a.secure, a.host, a.port, a.path));
        let whole = |secure, host: &str, port, path: &str| Ok((secure, host.to_owned(), port, path.to_owned()));
        assert_eq!(read("https://Langhus.example./a?b=c"), whole(true, "langhus.example", 443, "/a?b=c"));
        assert_eq!(read("https://langhus.example:8443"), whole(true, "langhus.example", 8443, "/"));
        assert_eq!(read("https://[::1]:9/x"), whole(true, "::1", 9, "/x"));
        assert_eq!(read("http://127.0.0.1"), whole(false, "127.0.0.1", 80, "/"));
        for wrong in [
            "langhus.example",
            "ftp://langhus.example/",
            "https://",
            "https:///x",
            "https://us@langhus.example/",
            "https://a:b@langhus.example/",
            "https://langhus.example:0/",
            "https://langhus.example:99999/",
            "https://[::1/",
            "https://[fe80::1%25eth0]/",
            "https://lang hus.example/",
            "https://længhus.example/",
            "https://langhus.example/#secret",
        ] {
            assert_eq!(read(wrong), Err(Failed::Address), "{wrong}");
        }
        assert_eq!(read(&format!("https://langhus.example/{}", "x".repeat(LONGEST))), Err(Failed::Address));
    }
}
