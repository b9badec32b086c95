//! Asking the others whether one's last move may be taken back.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use langhus_rules::Seat;
use langhus_table::declined::Declined;
use langhus_table::id::TableId;
use langhus_table::sitting::{Sitting, Step};

use super::caller::Caller;
use super::deciding::decide;
use super::extract::At;
use super::once::Again;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument};

/// Keeps what a seat says about taking back.
async fn say(
    hall: Arc<Hall>,
    (table, what): (TableId, &str),
    caller: Caller,
    again: Again,
    say: impl FnOnce(&mut Sitting, Seat) -> Result<Step, Declined> + Clone + Send + 'static,
) -> Result<StatusCode, Problem> {
    let once = again.at(what, table, &caller, &[]);
    let asked = hall.clone();
    decide(&hall, table, caller, once, move |sitting, seat| {
        asked.limiter.ask(What::Chat, Who::Seat(table, seat))?;
        Ok(Some(say(sitting, seat)?))
    })
    .await
}

/// Asks the other people at the table whether the caller's last move may be taken back, where the table does not allow it
/// by itself. If all allow it, it goes back to before that move.
#[utoipa::path(post, path = "/api/tables/{table}/undo/ask", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn ask(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    say(hall, (table, "ask"), caller, again, |sitting, seat| sitting.ask_to_take_back(seat, sitting.hour.now)).await
}

/// Allows somebody who asks to take their last move back.
#[utoipa::path(post, path = "/api/tables/{table}/undo/allow", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn allow(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    say(hall, (table, "allow"), caller, again, |sitting, seat| sitting.allow(seat, sitting.hour.now)).await
}

/// Does not allow it; or, from whoever asked, asks no more.
#[utoipa::path(post, path = "/api/tables/{table}/undo/deny", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn deny(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    say(hall, (table, "deny"), caller, again, |sitting, seat| sitting.deny(seat, sitting.hour.now)).await
}
