//! The door: every request comes in and every answer goes out through here.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::address::address;
use super::caller::{self, Caller};
use super::host::host;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::pages;
use crate::problem::{Problem, ProblemKind};

/// What every answer says to browsers. No inline script or style, no frame, nothing from elsewhere.
const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // "no-referrer" would make browsers send "Origin: null" with forms, which the door could not tell from a stranger's.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// For a year browsers come by TLS only. This is said of the very host and not of those below it, which may be others'.
const ONLY_TLS: &str = "max-age=31536000";

pub(super) async fn door(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (mut parts, body) = request.into_parts();
    let mut language = caller::language(&parts, &hall.site);
    let (is_head, is_safe) = (parts.method == Method::HEAD, parts.method.is_safe());
    let wants_page = pages::wants_page(&parts.headers) && !parts.uri.path().starts_with("/api/");
    let mut response = match known(&hall, let_in(&hall, &parts)).await {
        Ok(caller) => {
            language = caller.language;
            parts.extensions.insert(caller);
            next.run(Request::from_parts(parts, body)).await
        }
        Err(problem) => problem.into_response(),
    };
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        response = if wants_page { pages::show_problem(&hall, &problem, language) } else { problem.speak(language) };
    } else if response.status() == StatusCode::INTERNAL_SERVER_ERROR {
        // A handler panicked.
        response = Problem::new(ProblemKind::Broken).speak(language);
    } else if response.status().is_server_error() {
        // The time limit answers without words; what was begun goes on, and may be kept.
        response = Problem::new(if is_safe { ProblemKind::Unavailable } else { ProblemKind::Unknown })
            .after(1)
            .speak(language);
    }
    if is_head {
        *response.body_mut() = axum::body::Body::empty();
    }
    if response.status().is_server_error() {
        hall.metrics.failures.add(1);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if hall.site.is_secure() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
    }
    let cache = header::CACHE_CONTROL;
    response.headers_mut().entry(cache).or_insert(HeaderValue::from_static("no-store"));
    hall.metrics.handler.observe(begun.elapsed());
    response
}

/// Whoever is let in, with who they are.
async fn known(hall: &Arc<Hall>, caller: Result<Caller, Problem>) -> Result<Caller, Problem> {
    let mut caller = caller?;
    caller.recognise(hall).await?;
    Ok(caller)
}

fn let_in(hall: &Hall, parts: &axum::http::request::Parts) -> Result<Caller, Problem> {
    if hall.is_closing() {
        return Err(Problem::new(ProblemKind::Unavailable).after(2));
    }
    // Before anything else is looked at, so that nobody tries wrong tokens or names as often as they like.
    let address = address(parts, &hall.site);
    hall.limiter.ask(What::Request, Who::Address(address))?;
    let host = host(parts, &hall.site)?;
    let caller = Caller::read(parts, address, &hall.site)?;
    let text = |name: &HeaderName| parts.headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if !parts.method.is_safe() {
        // A page of somebody else must not act for a browser that holds our cookie. Browsers name the page's origin in
        // every unsafe request and no script can change that, so whoever names one must name ours. Whoever names none
        // is a program: it gets nothing for a cookie, and a Bearer token is nothing that a browser sends by itself.
        let welcome = match text(&header::ORIGIN) {
            Some(origin) => hall.site.welcomes(origin, host),
            None => caller.bearer.is_some() || !parts.headers.contains_key(header::COOKIE),
        };
        let fetched = text(&HeaderName::from_static("sec-fetch-site"));
        if !welcome || fetched.is_some_and(|from| !["same-origin", "none"].contains(&from)) {
            return Err(Problem::new(ProblemKind::WrongOrigin));
        }
    }
    Ok(caller)
}
