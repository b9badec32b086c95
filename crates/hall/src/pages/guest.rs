//! What a guest may keep: a language and a name. Nothing else is asked.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use langhus_rules::Language;
use langhus_table::naming;
use serde::Deserialize;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::web::caller::{Caller, LANGUAGE, NAME, keep};
use crate::web::extract::{Filled, malformed};

/// No address of ours is longer than this.
const LONGEST_ADDRESS: usize = 2000;

/// May this stand in the path or the query of a URL (RFC 3986)?
fn is_of_a_url(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~%!$&'()*+,;=:@/?".contains(&byte)
}

/// Only addresses of this site: one slash and no second one, and then what a URL may hold and nothing else. Browsers
/// drop tabs and line breaks and read a backslash as a slash, so those could hide another site.
pub(super) fn own_address(address: &str) -> &str {
    let is_path = address.starts_with('/') && !address.starts_with("//");
    let own = is_path && address.len() <= LONGEST_ADDRESS && address.bytes().all(is_of_a_url);
    if own { address } else { "/" }
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    to: String,
    #[serde(default)]
    back: String,
}

/// The codes of the languages that can be chosen.
fn known() -> String {
    Language::ALL.map(Language::code).join(", ")
}

/// Chooses a language.
pub(super) async fn language(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(chosen): Filled<Chosen>,
) -> Result<Response, Problem> {
    let language: Language = chosen.to.parse().map_err(|_| malformed("malformed-language").with("known", known()))?;
    if let Some(person) = caller.person() {
        hall.say(person, move |profile| language.code().clone_into(&mut profile.language)).await?;
    }
    Ok(go(&chosen.back, [(header::SET_COOKIE, keep(LANGUAGE, language.code(), &hall.site))]))
}

#[derive(Deserialize)]
pub(super) struct Named {
    name: String,
}

/// Keeps a name.
pub(super) async fn name(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(named): Filled<Named>,
) -> Result<Response, Problem> {
    let name = naming::name(&named.name)?;
    if let Some(person) = caller.person() {
        let name = name.clone();
        hall.say(person, move |profile| profile.name = name).await?;
    }
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
        for foreign in ["//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil", "", "evil", " /", "/ "]
        {
            assert_eq!(own_address(foreign), "/", "{foreign:?}");
        }
        let hidden = (0..=0x20).chain([0x7f, 0x80, 0xa0, 0x2028]).filter_map(char::from_u32);
        for hidden in hidden.map(|c| format!("/{c}/evil.example")) {
            assert_eq!(own_address(&hidden), "/", "{hidden:?}");
        }
        assert_eq!(own_address(&format!("/{}", "x".repeat(LONGEST_ADDRESS))), "/");
        for own in ["/", "/t/abc?at=3", "/rules/tic-tac-toe", "/api/games?language=de&x=%C3%A9"] {
            assert_eq!(own_address(own), own);
        }
    }
}
