//! Talk at the table, for those who sit there.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use langhus_table::entry::{Entry, Kind};
use langhus_table::sayings::{SAYINGS, in_words};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::deciding::decide;
use super::extract::{At, Told};
use super::once::Again;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument, ProblemKind};

/// No message is longer than this many characters.
const LONGEST: usize = 500;
/// So many of the last messages can be read again.
const MOST: usize = 1000;

/// A message to the table: a text, or a saying that everybody reads in their own language.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Message {
    /// Plain text; with a saying it is left out.
    #[serde(default)]
    #[schema(max_length = 500)]
    text: String,
    /// One of `hello`, `luck`, `nice`, `moment`, `oops`, `thanks`.
    #[serde(default)]
    saying: Option<String>,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(super) struct Said {
    /// Its sequence number.
    sequence: u64,
    /// By whom, counted from 1.
    seat: u8,
    /// Plain text: whoever shows it on a page escapes it.
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// Says something to those who sit at the table.
#[utoipa::path(post, path = "/api/tables/{table}/chat", request_body = Message,
    params(("table" = String, Path,), Again),
    responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn say(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
    Told(message): Told<Message>,
) -> Result<StatusCode, Problem> {
    let kind = if message.saying.is_some() { Kind::Saying } else { Kind::Chat };
    let plain: String = message.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = message.saying.clone().unwrap_or_else(|| plain.trim().to_owned());
    let is_known = kind == Kind::Chat || SAYINGS.contains(&text.as_str());
    if !is_known || text.is_empty() || text.chars().count() > LONGEST {
        return Err(Problem::new(ProblemKind::BadChat).with("most", LONGEST));
    }
    let once = again.at("chat", table, &caller, &[text.as_bytes()]);
    let asked = hall.clone();
    decide(&hall, table, caller, once, move |sitting, seat| {
        asked.limiter.ask(What::Chat, Who::Seat(table, seat))?;
        Ok(Some(sitting.say(seat, (kind, &text), sitting.hour.now)?))
    })
    .await
}

/// What was said, for those who sit at the table.
#[utoipa::path(get, path = "/api/tables/{table}/chat", params(("table" = String, Path,)), responses(
    (status = 200, body = Vec<Said>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn read(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<Vec<Said>>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let viewer = caller.needs_seat(&sitting)?.into();
    let noticed = sitting.entries.iter().filter(|entry| entry.noticed.contains(viewer));
    let said = |(entry, sequence): (&Entry, u64)| {
        let seat = entry.seat.filter(|_| entry.kind.is_talk())?.number();
        let text = match entry.kind {
            Kind::Saying => in_words(&entry.text, caller.language),
            _ => entry.text.to_string(),
        };
        Some(Said { sequence, seat, text, at: entry.at })
    };
    let mut all: Vec<Said> = noticed.zip(1..).filter_map(said).collect();
    Ok(Json(all.split_off(all.len().saturating_sub(MOST))))
}
