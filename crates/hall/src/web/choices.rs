//! What a seat may do now, and nothing else: for programs that choose without words and without the view.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use langhus_rules::Seat;
use langhus_table::sitting::Sitting;
use langhus_table::stored::Status;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::At;
use crate::hall::Hall;
use crate::problem::{Problem, ProblemDocument};

/// What a seat may do now.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenChoices {
    /// The sequence number of the last thing that happened, as you count; an answer names it.
    sequence: u64,
    /// Whom the game waits for; nobody before it begins and when it is over.
    awaited: Vec<u8>,
    /// What you may do; nothing if nothing is asked of you.
    choices: Vec<OpenChoice>,
}

/// A legal action, without words.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenChoice {
    /// The dense index.
    index: usize,
    /// The stable notation: what is sent to play it.
    action: String,
}

fn open_choices(sitting: &Sitting, seat: Seat) -> OpenChoices {
    let table = sitting.table.as_ref().filter(|_| sitting.head.status == Status::Playing);
    let choices = table.map(|table| table.legal(seat)).unwrap_or_default();
    OpenChoices {
        sequence: sitting.sequence_of(seat.into()),
        awaited: sitting.waits_for().iter().map(Seat::number).collect(),
        choices: choices.into_iter().map(|(index, action)| OpenChoice { index, action }).collect(),
    }
}

/// What the caller's seat may do now, without words and without the view: the least that a program needs to answer, and
/// the least work for the server.
#[utoipa::path(get, path = "/api/tables/{table}/choices", params(("table" = String, Path,)), responses(
    (status = 200, body = OpenChoices),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn choices(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<OpenChoices>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let seat = caller.needs_seat(&sitting)?;
    Ok(Json(open_choices(&sitting, seat)))
}
