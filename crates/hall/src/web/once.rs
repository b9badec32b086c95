//! The key with which a request may be sent again: the header `Idempotency-Key`, or a field of a form.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use langhus_table::id::{Key, TableId, Token};
use maud::{Markup, html};
use sha2::{Digest, Sha256};
use utoipa::IntoParams;

use super::caller::Caller;
use super::extract::malformed;
use crate::hall::Hall;
use crate::once::Once;
use crate::problem::Problem;

/// The field of a form that holds the key.
const FIELD: &str = "once";
/// So long a key is, in characters: one of fewer could be guessed.
const LENGTH: std::ops::RangeInclusive<usize> = 16..=64;

/// A key that a sender chose, if they chose one.
#[derive(Clone, Copy, IntoParams)]
#[into_params(parameter_in = Header)]
pub(crate) struct Again {
    /// Your own key of this request, new for each and impossible to guess: if you send it again because no answer came,
    /// it is done once, and you get the first answer again, with a fresh token if it gave one. Keep it as secret as a
    /// token. It is remembered for a day.
    #[param(rename = "Idempotency-Key", value_type = Option<String>, min_length = 16, max_length = 64,
        pattern = "^[A-Za-z0-9_-]+$")]
    key: Option<Key>,
}

impl Again {
    fn read(key: Option<&str>) -> Result<Again, Problem> {
        let Some(key) = key else { return Ok(Again { key: None }) };
        let right = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if !LENGTH.contains(&key.len()) || !key.bytes().all(right) {
            return Err(malformed("malformed-key").with("fewest", *LENGTH.start()).with("most", *LENGTH.end()));
        }
        Ok(Again { key: Some(Key(Sha256::digest(key).into())) })
    }

    fn header(headers: &HeaderMap) -> Result<Again, Problem> {
        // What is not text is no key either.
        Again::read(headers.get("idempotency-key").map(|value| value.to_str().unwrap_or_default()))
    }

    /// The key that a form brought.
    ///
    /// # Errors
    /// It has not the form of one.
    pub(crate) fn field(text: &str) -> Result<Again, Problem> {
        Again::read(Some(text).filter(|text| !text.is_empty()))
    }

    /// The request of somebody who needs no seat for it.
    pub(crate) fn to(self, operation: &str, particulars: &[&[u8]]) -> Option<Once> {
        self.key.map(|key| Once::new(key, operation, particulars))
    }

    /// The request of somebody who sits at a table.
    pub(crate) fn at(self, operation: &str, table: TableId, caller: &Caller, more: &[&[u8]]) -> Option<Once> {
        let (table, caller) = (table.to_string(), caller.key().map_or([0; 32], |key| key.0));
        let particulars: Vec<&[u8]> = [table.as_bytes(), &caller].into_iter().chain(more.iter().copied()).collect();
        self.to(operation, &particulars)
    }
}

impl<S: Sync> FromRequestParts<S> for Again {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Again, Problem> {
        Again::header(&parts.headers)
    }
}

/// A fresh key for a form: whoever sends the form twice wants it done once.
pub(crate) fn field(hall: &Hall) -> Markup {
    html! { input type="hidden" name=(FIELD) value=(Token::fresh(hall.entropy.as_ref()).reveal()); }
}
