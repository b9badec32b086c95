//! What went wrong, as a problem document (RFC 9457): a stable type, and a sentence in the reader's language.

use std::fmt;
use std::sync::{Arc, LazyLock};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use langhus_rules::{Arg, Language, Phrasebook, PlayError, Say, Seat};
use langhus_table::declined::{BadName, Declined, Fullness};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

pub use crate::problem_kind::ProblemKind;
use crate::store::StoreError;

/// What the hall itself says.
pub static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

/// A problem on its way to whoever asked.
#[derive(Clone, Debug)]
pub struct Problem {
    kind: ProblemKind,
    detail: Detail,
    more: Map<String, Value>,
    retry_after: Option<u64>,
}

#[derive(Clone)]
enum Detail {
    /// Of the hall, not yet in any language.
    Say(Say),
    /// Of a game, already in the reader's.
    Text(String),
    /// Of a game, not yet in any language.
    Told(Arc<dyn Fn(Language) -> String + Send + Sync>),
}

impl Detail {
    fn in_language(&self, language: Language) -> String {
        match self {
            Detail::Say(say) => BOOK.say(say, language, &[]),
            Detail::Text(text) => text.clone(),
            Detail::Told(told) => told(language),
        }
    }
}

impl fmt::Debug for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

/// A problem document as it is sent.
#[derive(Serialize, ToSchema)]
pub struct ProblemDocument {
    /// What kind of problem this is: `/problems/` and a name that never changes.
    #[serde(rename = "type")]
    #[schema(schema_with = types)]
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

/// Every type of problem there is, for the interface's description.
fn types() -> Object {
    let types = ProblemKind::ALL.iter().map(|kind| format!("/problems/{kind}"));
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(types)).build()
}

impl Problem {
    /// The problem of this kind, with the kind's own sentence.
    pub fn new(kind: ProblemKind) -> Problem {
        Problem { kind, detail: Detail::Say(kind.detail()), more: Map::new(), retry_after: None }
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

    /// A sentence that can be said in any language.
    #[must_use]
    pub fn telling(mut self, told: impl Fn(Language) -> String + Send + Sync + 'static) -> Problem {
        self.detail = Detail::Told(Arc::new(told));
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

    /// What kind of problem it is.
    pub const fn kind(&self) -> ProblemKind {
        self.kind
    }

    /// Is the store to blame, which may soon work again?
    pub(crate) fn is_passing(&self) -> bool {
        matches!(self.kind, ProblemKind::Unavailable | ProblemKind::Unknown)
    }

    fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.kind.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The status, the kind in a few words, and what happened, in the reader's language.
    pub fn in_words(&self, language: Language) -> (StatusCode, String, String) {
        (self.status(), BOOK.say(&self.kind.title(), language, &[]), self.detail.in_language(language))
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
            StoreError::Taken => Problem::new(ProblemKind::Unavailable).after(1),
            StoreError::Broken(why) => {
                tracing::error!(why, "the store does not answer");
                Problem::new(ProblemKind::Unavailable).after(1)
            }
            StoreError::Unknown(_) => Problem::new(ProblemKind::Unknown).after(1),
        }
    }
}

/// Why a table does not do something, as a problem.
impl From<Declined> for Problem {
    fn from(declined: Declined) -> Problem {
        use ProblemKind as Kind;
        let problem = Problem::new;
        match declined {
            Declined::Ahead { sequence } => {
                problem(Kind::Ahead).with("sequence", sequence as i64).and("sequence", sequence)
            }
            Declined::Late { sequence } => problem(Kind::Late).and("sequence", sequence),
            Declined::ByTheGame { error, text } => by_the_game(&error).saying(text),
            Declined::NoUndo(text) => problem(Kind::UndoRefused).saying(text),
            Declined::NoUndoAfterTheEnd => problem(Kind::UndoRefused).because("undo-over"),
            Declined::NothingToAsk => problem(Kind::UndoRefused).because("undo-nothing-to-ask"),
            Declined::NothingAsked => problem(Kind::UndoRefused).because("undo-nothing-asked"),
            Declined::NoTakeBack => problem(Kind::UndoRefused).because("undo-custom"),
            Declined::NoHints => problem(Kind::NoHints),
            Declined::NotTheHost => problem(Kind::NotYours).because("not-yours-host"),
            Declined::HasBegun => problem(Kind::HasBegun),
            Declined::StillHere => problem(Kind::StillHere),
            Declined::NoSuchOrder => problem(Kind::NoSuchOrder),
            Declined::NobodyElse => problem(Kind::NobodyElse),
            Declined::NudgedAlready => problem(Kind::NudgedAlready),
            Declined::PlaysAgain => problem(Kind::PlaysAgain),
            Declined::NotBegun => problem(Kind::NotBegun),
            Declined::HasConceded => problem(Kind::Over).because("over-conceded"),
            Declined::Over => problem(Kind::Over),
            Declined::Resting => problem(Kind::Resting),
            Declined::NotFinished => problem(Kind::NotFinished),
            Declined::NoSuchPosition { last } => problem(Kind::NoSuchPosition).with("last", last),
            Declined::Full(Fullness::Talk) => problem(Kind::Full).because("full-talk"),
            Declined::Full(Fullness::Seats) => problem(Kind::Full).because("full-seats"),
            Declined::Full(Fullness::Actions { most }) => problem(Kind::Full).with("most", most),
            Declined::NoSuchSeat => problem(Kind::NoSuchSeat),
            Declined::NoSuchLevel => problem(Kind::NoSuchLevel),
            Declined::SeatTaken => problem(Kind::SeatTaken),
            Declined::SitsAlready => problem(Kind::SitsAlready),
            Declined::HasLeft => problem(Kind::HasLeft),
            Declined::NeedsInvitation => problem(Kind::NeedsInvitation),
            Declined::SpentCode => problem(Kind::SpentCode),
            Declined::NotYours => problem(Kind::NotYours),
            Declined::ABotAlready => problem(Kind::ABotAlready),
            Declined::NotABot => problem(Kind::NotABot),
            Declined::NameTaken { name } => problem(Kind::NameTaken).with("name", name),
            Declined::BadName(BadName::Hidden) => problem(Kind::BadName).because("bad-name-hidden"),
            Declined::BadName(BadName::Marks) => problem(Kind::BadName).because("bad-name-marks"),
            Declined::BadName(BadName::Length { most }) => problem(Kind::BadName).with("most", most),
            Declined::BadName(BadName::House) => problem(Kind::BadName).because("bad-name-house"),
            Declined::NotInLesson(None) => problem(Kind::NotInLesson),
            Declined::NotInLesson(Some(text)) => problem(Kind::NotInLesson).saying(text),
            Declined::BadSetup(why) => problem(Kind::BadSetup).saying(why),
            Declined::Broken(why) => {
                tracing::error!(why, "a table broke");
                problem(Kind::Broken)
            }
        }
    }
}

/// A refused action, with the rule that refuses it.
fn by_the_game(error: &PlayError) -> Problem {
    match error {
        PlayError::NotAwaited { awaited } => {
            let awaited: Vec<u8> = awaited.iter().map(Seat::number).collect();
            Problem::new(ProblemKind::NotAwaited).and("awaited", awaited)
        }
        PlayError::NotAnAction { .. } => Problem::new(ProblemKind::NotAnAction),
        PlayError::ByRule { reference, .. } => {
            let rule = serde_json::json!({ "section": reference.section, "source": reference.source });
            Problem::new(ProblemKind::Refused).and("rule", rule)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_its_words_in_every_language() {
        use ProblemKind::{BadRecord, BadSetup, Malformed, NotAnAction, NotAwaited, Refused, UndoRefused};
        // What happened is always told by the game or by what was wrong.
        let told = [BadRecord, BadSetup, Malformed, NotAnAction, NotAwaited, Refused, UndoRefused];
        for kind in ProblemKind::ALL {
            let detail = (!told.contains(kind)).then(|| kind.detail());
            for say in [Some(kind.title()), detail].into_iter().flatten() {
                for language in Language::ALL {
                    let has = BOOK.keys(language).iter().any(|known| known == say.key());
                    assert!(has, "the texts in {language} lack {}", say.key());
                }
            }
        }
        for (language, title) in [(Language::English, "This came too late"), (Language::German, "Das kam zu spät")] {
            assert_eq!(BOOK.say(&ProblemKind::Late.title(), language, &[]), title);
        }
    }

    #[test]
    fn what_a_table_declines_is_told_with_its_reason() {
        let told = |declined: Declined| Problem::from(declined).in_words(Language::English).2;
        assert!(told(Declined::BadName(BadName::Hidden)).contains("invisible"));
        assert!(told(Declined::BadName(BadName::Length { most: 40 })).contains("1 to 40"));
        assert!(told(Declined::BadName(BadName::House)).contains("Langhus"));
        assert!(told(Declined::NameTaken { name: "Anna".to_owned() }).contains("Anna"));
        assert!(told(Declined::NoSuchPosition { last: 17 }).contains("17"));
        assert_eq!(Problem::from(Declined::Broken(String::new())).kind(), ProblemKind::Broken);
    }

    #[test]
    fn the_description_of_the_interface_lists_every_problem() {
        let document = serde_json::to_value(crate::web::openapi()).expect("the document");
        // What a problem says besides is described apart from what every problem says.
        let parts = document["components"]["schemas"]["ProblemDocument"]["allOf"].as_array();
        let types = parts.into_iter().flatten().map(|part| &part["properties"]["type"]["enum"]);
        let listed: Vec<&str> = types.filter_map(Value::as_array).flatten().filter_map(Value::as_str).collect();
        let known: Vec<String> = ProblemKind::ALL.iter().map(|kind| format!("/problems/{kind}")).collect();
        assert_eq!(listed, known);
    }
}
