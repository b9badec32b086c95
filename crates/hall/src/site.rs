//! Under which names the server answers, and from which pages it takes requests.

/// The names of a server.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// `https` and `langhus.example:8443`, if the server is public.
    public: Option<(String, String)>,
    /// Does a proxy stand before it and say in `X-Forwarded-For` who asks?
    pub behind_proxy: bool,
}

impl Site {
    /// A server for this machine only, perhaps with a proxy before it.
    pub fn local(behind_proxy: bool) -> Site {
        Site { public: None, behind_proxy }
    }

    /// A server that people reach under this address, for instance `https://langhus.example`.
    ///
    /// # Errors
    /// The text is no such address, as a sentence.
    pub fn public(url: &str, behind_proxy: bool) -> Result<Site, String> {
        let wrong = || format!("\"{url}\" is no public address; it should look like https://langhus.example");
        let (scheme, host) = url.trim_end_matches('/').split_once("://").ok_or_else(wrong)?;
        let right = !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b));
        if !right || !["http", "https"].contains(&scheme) {
            return Err(wrong());
        }
        Ok(Site { public: Some((scheme.to_owned(), host.to_ascii_lowercase())), behind_proxy })
    }

    /// The address of the site, without a slash at the end, as somebody knows it who asks under this `Host`.
    pub fn address(&self, host: &str) -> String {
        let known = self.public.as_ref().map(|(scheme, name)| format!("{scheme}://{name}"));
        known.unwrap_or_else(|| format!("http://{host}"))
    }

    /// Do browsers reach the server by TLS?
    pub fn is_secure(&self) -> bool {
        self.public.as_ref().is_some_and(|(scheme, _)| scheme == "https")
    }

    /// Does the server answer for this `Host`? A page of somebody else could point its own name at this machine and
    /// so be of one origin with us (DNS rebinding); but it cannot make the browser send one of our names.
    pub fn answers_for(&self, host: &str) -> bool {
        let public = self.public.as_ref().is_some_and(|(_, name)| name.eq_ignore_ascii_case(host));
        public || is_loopback(host)
    }

    /// May a page of this origin change something? `host` is one that the server answers for.
    pub fn welcomes(&self, origin: &str, host: &str) -> bool {
        let Some((scheme, name)) = origin.split_once("://") else { return false };
        if let Some((public_scheme, public_name)) = &self.public
            && public_scheme == scheme
            && public_name.eq_ignore_ascii_case(name)
        {
            return true;
        }
        scheme == "http" && is_loopback(host) && name.eq_ignore_ascii_case(host)
    }
}

fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_own_names_are_answered() {
        let local = Site::default();
        assert!(local.answers_for("127.0.0.1:8712") && local.answers_for("localhost") && local.answers_for("[::1]:1"));
        assert!(!local.answers_for("evil.example") && !local.answers_for("127.0.0.1.evil.example"));
        let public = Site::public("https://langhus.example/", false).unwrap();
        assert!(
            public.answers_for("Langhus.example") && public.is_secure() && !public.answers_for("langhus.example.org")
        );
        assert_eq!(public.address("localhost:8712"), "https://langhus.example");
        assert_eq!(local.address("localhost:8712"), "http://localhost:8712");
        assert!(Site::public("langhus.example", false).is_err() && Site::public("ftp://x", false).is_err());
    }

    #[test]
    fn only_its_own_pages_may_change_something() {
        let local = Site::default();
        assert!(local.welcomes("http://127.0.0.1:8712", "127.0.0.1:8712"));
        assert!(!local.welcomes("http://127.0.0.1:9999", "127.0.0.1:8712"), "another port is another site");
        assert!(!local.welcomes("null", "127.0.0.1:8712") && !local.welcomes("https://evil.example", "localhost"));
        let public = Site::public("https://langhus.example", true).unwrap();
        assert!(public.welcomes("https://langhus.example", "langhus.example"));
        assert!(!public.welcomes("http://langhus.example", "langhus.example"));
    }
}
