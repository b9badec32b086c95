//! What a guest may keep: a language and a name. Nothing else is asked.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use langhus_rules::Language;
use serde::Deserialize;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::seating;
use crate::web::caller::{LANGUAGE, NAME, keep};
use crate::web::extract::{Filled, malformed};

/// Only addresses of this site: what begins with one slash and no second one.
pub(super) fn own_address(address: &str) -> &str {
    let own = address.starts_with('/') && !address.starts_with("//") && !address.contains(['\\', '\n', '\r']);
    if own { address } else { "/" }
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    to: String,
    #[serde(default)]
    back: String,
}

/// Chooses a language.
pub(super) async fn language(
    State(hall): State<Arc<Hall>>,
    Filled(chosen): Filled<Chosen>,
) -> Result<Response, Problem> {
    let language: Language = chosen.to.parse().map_err(malformed)?;
    Ok(go(&chosen.back, [(header::SET_COOKIE, keep(LANGUAGE, language.code(), &hall.site))]))
}

#[derive(Deserialize)]
pub(super) struct Named {
    name: String,
}

/// Keeps a name.
pub(super) async fn name(State(hall): State<Arc<Hall>>, Filled(named): Filled<Named>) -> Result<Response, Problem> {
    let name = seating::name(&named.name)?;
    Ok(go("/", [(header::SET_COOKIE, keep(NAME, &name, &hall.site))]))
}

/// Shows another page.
pub(super) fn go<const N: usize>(address: &str, cookies: [(HeaderName, String); N]) -> Response {
    (AppendHeaders(cookies), Redirect::to(own_address(address))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for foreign in ["//evil.example", "https://evil.example", "/\\evil.example", "", "evil"] {
            assert_eq!(own_address(foreign), "/");
        }
        assert_eq!(own_address("/t/abc?at=3"), "/t/abc?at=3");
    }
}
