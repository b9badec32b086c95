//! Time at a table: a bot for somebody whose time is up, and asking others to go on.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use langhus_rules::{Seat, Viewer};
use langhus_table::Pace;
use langhus_table::sitting::Sitting;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::Caller;
use super::deciding::decide;
use super::extract::At;
use super::once::Again;
use crate::hall::Hall;
use crate::problem::{Problem, ProblemDocument, ProblemKind};

/// How much time there is at a table, in seconds.
#[derive(Serialize, ToSchema)]
pub(crate) struct PaceState {
    /// What it is called.
    name: String,
    /// So much everybody begins with.
    start: i64,
    /// So much is added for each visit: from when a seat is awaited until it is awaited no more.
    increment: i64,
    /// Nobody ever has more.
    most: i64,
}

impl PaceState {
    pub(crate) fn new(pace: &Pace) -> PaceState {
        let Pace { name, start, increment, most } = pace;
        PaceState { name: name.clone(), start: start / 1000, increment: increment / 1000, most: most / 1000 }
    }
}

/// The time of a seat. In a simultaneous step the clocks of all who were asked seem to burn, to others, until all have
/// answered.
#[derive(Serialize, ToSchema)]
pub(crate) struct TimeState {
    /// The seat, counted from 1.
    seat: u8,
    /// So many milliseconds are left.
    left: i64,
    /// Until when, in milliseconds since 1970, where the clock burns.
    until: Option<i64>,
    /// Is the time up?
    overdue: bool,
}

impl TimeState {
    /// The time of each seat that a person plays, as a viewer may see it.
    pub(crate) fn all(sitting: &Sitting, viewer: Viewer) -> Vec<TimeState> {
        let Some(clocks) = sitting.clocks() else { return Vec::new() };
        let time = |seat: Seat| {
            let time = sitting.time_of(&clocks, seat, viewer)?;
            Some(TimeState { seat: seat.number(), left: time.left, until: time.until, overdue: time.overdue })
        };
        sitting.seats().filter_map(time).collect()
    }
}

/// Lets a bot play on for a seat whose time is up, at a table that is not listed. If one does already, nothing happens.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/stand-in",
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn stand_in(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoSuchSeat))?;
    let house = hall.house.clone();
    let once = again.at("stand-in", table, &caller, &[&[seat.number()]]);
    decide(&hall, table, caller, once, move |sitting, by| Ok(sitting.stand_in(by, seat, &house)?)).await
}

/// Brings a table back that was put away because nobody had moved for thirty days. If it was not, nothing happens.
#[utoipa::path(post, path = "/api/tables/{table}/bring-back", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn bring_back(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let once = again.at("bring-back", table, &caller, &[]);
    decide(&hall, table, caller, once, |sitting, seat| Ok(sitting.bring_back(seat))).await
}

/// Asks those whom the game waits for to go on: once in twelve hours.
#[utoipa::path(post, path = "/api/tables/{table}/nudge", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn nudge(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let once = again.at("nudge", table, &caller, &[]);
    decide(&hall, table, caller, once, |sitting, by| Ok(Some(sitting.nudge(by)?))).await
}
