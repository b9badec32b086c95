//! Leave: announcing it, and calling it off.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use langhus_rules::Seat;
use langhus_table::dates;
use langhus_table::leave::{Leave, Leaves};
use langhus_table::person::DAY;
use langhus_table::sitting::Sitting;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::{Told, malformed};
use super::you::needs_person;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument, ProblemKind};

/// Nowhere is it more than this many minutes earlier or later than in Greenwich.
const FARTHEST: i64 = 14 * 60;

/// Leave that is not over.
#[derive(Serialize, ToSchema)]
pub(crate) struct LeaveState {
    /// When it begins, in milliseconds since 1970.
    pub(crate) from: i64,
    /// When it is over, in milliseconds since 1970.
    pub(crate) until: i64,
    /// So many days it takes.
    pub(crate) days: i64,
}

impl LeaveState {
    /// What lies ahead of somebody.
    pub(crate) fn all(leaves: &Leaves, now: i64) -> Vec<LeaveState> {
        let state = |leave: Leave| LeaveState { from: leave.from, until: leave.until, days: leave.days() };
        leaves.ahead(now).iter().map(state).collect()
    }
}

/// Leave of somebody at a table that is not over.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatLeave {
    /// The seat, counted from 1.
    seat: u8,
    /// When it begins, in milliseconds since 1970.
    from: i64,
    /// When it is over, in milliseconds since 1970.
    until: i64,
}

impl SeatLeave {
    /// What those at a table have announced.
    pub(crate) fn all(sitting: &Sitting) -> Vec<SeatLeave> {
        let of = |seat: Seat| {
            let leaves = sitting.leaves(seat);
            leaves
                .iter()
                .map(|Leave { from, until }| SeatLeave { seat: seat.number(), from, until })
                .collect::<Vec<_>>()
        };
        sitting.seats().filter(|_| !sitting.head.status.is_past()).flat_map(of).collect()
    }
}

/// Days that somebody takes off.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Days {
    /// The first day, such as `2026-12-23`. If it is today, leave begins at once.
    #[schema(max_length = 10)]
    from: String,
    /// The last day.
    #[schema(max_length = 10)]
    until: String,
    /// By so many minutes it is later where you are than in Greenwich: so it is known when a day begins.
    #[serde(default)]
    #[schema(minimum = -840, maximum = 840)]
    zone: i64,
}

impl Days {
    fn leave(&self) -> Option<Leave> {
        let zone = Some(self.zone).filter(|zone| (-FARTHEST..=FARTHEST).contains(zone))? * 60 * 1000;
        let (from, until) = (dates::begin(&self.from)?, dates::begin(&self.until)? + DAY);
        Some(Leave { from: from - zone, until: until - zone })
    }
}

/// Announces leave for somebody.
///
/// # Errors
/// It is not theirs to take.
pub(crate) async fn take(hall: &Arc<Hall>, caller: &Caller, days: &Days) -> Result<(), Problem> {
    let person = needs_person(caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let leave = days.leave().ok_or_else(|| malformed("malformed-days"))?;
    hall.announce(person, leave).await
}

/// Announces leave: the caller's clocks stand still meanwhile, at all their tables, and everybody there sees it. A year has 21
/// days of it, at most 7 of them at once; days that are not used come back.
#[utoipa::path(post, path = "/api/you/leave", request_body = Days, responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn announce(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Told(days): Told<Days>,
) -> Result<StatusCode, Problem> {
    take(&hall, &caller, &days).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends leave now that has begun, or calls it off: the one that begins at this moment, in milliseconds since 1970. `GET /api/you`
/// lists them.
#[utoipa::path(delete, path = "/api/you/leave/{from}", params(("from" = i64, Path,)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn call_off(
    State(hall): State<Arc<Hall>>,
    from: Result<Path<String>, axum::extract::rejection::PathRejection>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    let from = from.ok().and_then(|Path(from)| from.parse().ok());
    let from = from.ok_or_else(|| Problem::new(ProblemKind::NoSuchLeave))?;
    hall.call_off(needs_person(&caller)?, from).await?;
    Ok(StatusCode::NO_CONTENT)
}
