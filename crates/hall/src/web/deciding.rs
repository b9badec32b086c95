//! What somebody who sits at a table decides there: kept once, however often it is sent.

use std::sync::Arc;

use axum::http::StatusCode;
use langhus_rules::Seat;
use langhus_table::id::TableId;
use langhus_table::sitting::{Sitting, Step};

use super::caller::Caller;
use crate::hall::Hall;
use crate::once::Once;
use crate::problem::Problem;

/// Keeps what the caller's seat decides; nothing is kept where nothing is to be done.
///
/// # Errors
/// The caller has no seat there, or why it is not done.
pub(super) async fn decide(
    hall: &Arc<Hall>,
    table: TableId,
    caller: Caller,
    once: Option<Once>,
    decide: impl FnOnce(&mut Sitting, Seat) -> Result<Option<Step>, Problem> + Clone + Send + 'static,
) -> Result<StatusCode, Problem> {
    let decide = move |sitting: &mut Sitting| {
        let seat = caller.needs_seat(sitting)?;
        Ok((decide(sitting, seat)?, ()))
    };
    hall.change_once(hall.room(table), once, decide).await?;
    Ok(StatusCode::NO_CONTENT)
}
