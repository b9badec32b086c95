//! What went wrong, as a problem document (RFC 9457): a stable type, and a sentence in the reader's language.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use langhus_rules::{Arg, Language, Phrasebook, Say};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::store::StoreError;

/// What the hall itself says.
pub static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(include_str!("../texts/en.ftl"), include_str!("../texts/de.ftl")));

/// Every problem there is: the last part of its type, and its status.
pub const PROBLEMS: [(&str, u16); 46] = [
    ("malformed", 400),
    ("no-seat", 401),
    ("wrong-token", 401),
    ("wrong-origin", 403),
    ("not-yours", 403),
    ("needs-invitation", 403),
    ("no-such-table", 404),
    ("no-such-page", 404),
    ("no-such-game", 404),
    ("no-such-level", 404),
    ("no-such-seat", 404),
    ("no-such-position", 404),
    ("no-such-device", 404),
    ("no-hint", 404),
    ("no-such-method", 405),
    ("late", 409),
    ("ahead", 409),
    ("not-awaited", 409),
    ("undo-refused", 409),
    ("not-begun", 409),
    ("not-finished", 409),
    ("over", 409),
    ("full", 409),
    ("seat-taken", 409),
    ("sits-already", 409),
    ("has-left", 409),
    ("name-taken", 409),
    ("last-device", 409),
    ("too-many-devices", 409),
    ("not-a-bot", 409),
    ("a-bot-already", 409),
    ("old-rules", 409),
    ("spent-code", 410),
    ("too-large", 413),
    ("misdirected", 421),
    ("refused", 422),
    ("not-an-action", 422),
    ("bad-setup", 422),
    ("bad-name", 422),
    ("bad-chat", 422),
    ("bad-record", 422),
    ("key-used", 422),
    ("too-many", 429),
    ("broken", 500),
    ("unavailable", 503),
    ("unknown", 503),
];

/// A problem on its way to whoever asked.
#[derive(Clone, Debug)]
pub struct Problem {
    kind: &'static str,
    detail: Detail,
    more: Map<String, Value>,
    retry_after: Option<u64>,
}

#[derive(Clone, Debug)]
enum Detail {
    /// Of the hall, not yet in any language.
    Say(Say),
    /// Of a game, already in the reader's.
    Text(String),
}

/// A problem document as it is sent.
#[derive(Serialize, ToSchema)]
pub struct ProblemDocument {
    /// What kind of problem this is: `/problems/` and a name that never changes.
    #[serde(rename = "type")]
    kind: String,
    /// The kind in a few words.
    title: String,
    /// The HTTP status.
    status: u16,
    /// What happened and what to do.
    detail: String,
    /// What else a program may want to know, for instance the rule that refuses an action.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    more: Map<String, Value>,
}

impl Problem {
    /// The problem of this kind, with the kind's own sentence.
    pub fn new(kind: &'static str) -> Problem {
        debug_assert!(PROBLEMS.iter().any(|(known, _)| *known == kind), "{kind} is not in the list of problems");
        Problem { kind, detail: Detail::Say(Say::new(format!("{kind}-detail"))), more: Map::new(), retry_after: None }
    }

    /// Fills a place in the kind's sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Problem {
        if let Detail::Say(say) = self.detail {
            self.detail = Detail::Say(say.with(name, arg));
        }
        self
    }

    /// Another message of the hall instead of the kind's own.
    #[must_use]
    pub fn because(mut self, key: &'static str) -> Problem {
        self.detail = Detail::Say(Say::new(key));
        self
    }

    /// A sentence that is already in the reader's language.
    #[must_use]
    pub fn saying(mut self, text: String) -> Problem {
        self.detail = Detail::Text(text);
        self
    }

    /// Something for programs.
    #[must_use]
    pub fn and(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.more.insert(name.to_owned(), value.into());
        self
    }

    /// When to try again, in seconds.
    #[must_use]
    pub fn after(mut self, seconds: u64) -> Problem {
        self.retry_after = Some(seconds);
        self.with("seconds", seconds as i64).and("retry_after", seconds)
    }

    /// The stable name of its kind.
    pub const fn kind(&self) -> &'static str {
        self.kind
    }

    /// Is the store to blame, which may soon work again?
    pub(crate) fn is_passing(&self) -> bool {
        matches!(self.kind, "unavailable" | "unknown")
    }

    fn status(&self) -> StatusCode {
        let status = PROBLEMS.iter().find(|(known, _)| *known == self.kind).map_or(500, |(_, status)| *status);
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The status, the kind in a few words, and what happened, in the reader's language.
    pub fn in_words(&self, language: Language) -> (StatusCode, String, String) {
        let detail = match &self.detail {
            Detail::Say(say) => BOOK.say(say, language, &[]),
            Detail::Text(text) => text.clone(),
        };
        (self.status(), BOOK.say(&Say::new(self.kind), language, &[]), detail)
    }

    /// The answer in the reader's language.
    pub fn speak(&self, language: Language) -> Response {
        let (status, title, detail) = self.in_words(language);
        let document = ProblemDocument {
            kind: format!("/problems/{}", self.kind),
            title,
            status: status.as_u16(),
            detail,
            more: self.more.clone(),
        };
        let mut response = (status, axum::Json(document)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        self.advise(headers);
        response
    }

    /// Tells in the answer's headers when to try again, and how to say who one is.
    pub fn advise(&self, headers: &mut HeaderMap) {
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if self.status() == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"seat\""));
        }
    }
}

/// The words are put in at the door, where the reader's language is known.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::new("unavailable").after(1),
            StoreError::Broken(why) => {
                tracing::error!(why, "the store does not answer");
                Problem::new("unavailable").after(1)
            }
            StoreError::Unknown(_) => Problem::new("unknown").after(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_its_words_in_both_languages() {
        for (kind, _) in PROBLEMS {
            for language in Language::ALL {
                let title = BOOK.say(&Say::new(kind), language, &[]);
                assert!(!title.contains('⟦'), "{kind} has no title in {language}");
            }
        }
        let [english, german] = Language::ALL.map(|language| BOOK.say(&Say::new("late"), language, &[]));
        assert_eq!((english.as_str(), german.as_str()), ("This came too late", "Das kam zu spät"));
    }
}
