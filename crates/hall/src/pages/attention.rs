//! A page tells whether somebody looks at it, so that the others at the table know.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::web::caller::Caller;
use crate::web::extract::{At, Told};

/// A page that somebody turns to or away from.
#[derive(Deserialize)]
pub(super) struct Turned {
    /// The name under which it listens.
    page: String,
    away: bool,
}

pub(super) async fn turn(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(turned): Told<Turned>,
) -> Result<StatusCode, Problem> {
    let room = hall.room(table);
    let seat = caller.needs_seat(&*hall.sit(&room).await?)?;
    room.attendance.turn(seat, &turned.page, turned.away);
    Ok(StatusCode::NO_CONTENT)
}
