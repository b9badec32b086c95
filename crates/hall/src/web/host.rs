//! For which host a request is meant. A proxy and a server that read this differently could be played off against each
//! other, so a request that could be read in two ways is not answered.

use axum::http::header;
use axum::http::request::Parts;

use crate::problem::{Problem, ProblemKind};
use crate::site::Site;

/// The host that a request names, if it is one of the site's names.
///
/// # Errors
/// It names several, or none of the site's.
pub(crate) fn host<'p>(parts: &'p Parts, site: &Site) -> Result<&'p str, Problem> {
    let mut named = parts.headers.get_all(header::HOST).iter();
    let host = named.next().map_or("", |value| value.to_str().unwrap_or("?"));
    let target = parts.uri.authority().map_or(host, |authority| authority.as_str());
    if named.next().is_some() || !target.eq_ignore_ascii_case(host) {
        return Err(Problem::new(ProblemKind::Malformed).because("malformed-hosts"));
    }
    if !site.answers_for(host) {
        return Err(Problem::new(ProblemKind::Misdirected));
    }
    Ok(host)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn told(target: &str, hosts: &[&str]) -> Result<String, ProblemKind> {
        let request = hosts.iter().fold(Request::get(target), |request, host| request.header(header::HOST, *host));
        let (parts, ()) = request.body(()).unwrap().into_parts();
        host(&parts, &Site::default()).map(str::to_owned).map_err(|problem| problem.kind())
    }

    #[test]
    fn one_host_is_named_and_it_is_ours() {
        assert_eq!(told("/", &["localhost:1"]).as_deref(), Ok("localhost:1"));
        assert_eq!(told("http://LocalHost:1/x", &["localhost:1"]).as_deref(), Ok("localhost:1"));
        for (target, hosts) in [
            ("/", &["localhost", "localhost"][..]),
            ("/", &["localhost", "evil.example"]),
            ("http://evil.example/", &["localhost"]),
            ("http://localhost/", &["evil.example"]),
            ("http://localhost/", &[]),
            ("http://a@localhost/", &["localhost"]),
        ] {
            assert_eq!(told(target, hosts), Err(ProblemKind::Malformed), "{target} {hosts:?}");
        }
        assert_eq!(told("/", &["evil.example"]), Err(ProblemKind::Misdirected));
        assert_eq!(told("http://evil.example/", &["evil.example"]), Err(ProblemKind::Misdirected));
        assert_eq!(told("/", &[]), Err(ProblemKind::Misdirected));
    }
}
