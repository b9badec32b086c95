//! Talk at the table, for those who sit there.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use langhus_table::entry::{Entry, Kind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::{At, Told};
use super::once::Again;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument, ProblemKind};

/// No message is longer than this many characters.
const LONGEST: usize = 500;
/// So many of the last messages can be read again.
const MOST: usize = 1000;

/// A message to the table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Message {
    /// Plain text.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
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
    let plain: String = message.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = plain.trim().to_owned();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(Problem::new(ProblemKind::BadChat).with("most", LONGEST));
    }
    let once = again.at("chat", table, &caller, &[text.as_bytes()]);
    let asked = hall.clone();
    hall.change_once(hall.room(table), once, move |sitting| {
        let seat = caller.needs_seat(sitting)?;
        asked.limiter.ask(What::Chat, Who::Seat(table, seat))?;
        Ok((Some(sitting.say(seat, &text, sitting.hour.now)?), ()))
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
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
        let seat = entry.seat.filter(|_| entry.kind == Kind::Chat)?.number();
        Some(Said { sequence, seat, text: entry.text.to_string(), at: entry.at })
    };
    let mut all: Vec<Said> = noticed.zip(1..).filter_map(said).collect();
    Ok(Json(all.split_off(all.len().saturating_sub(MOST))))
}
