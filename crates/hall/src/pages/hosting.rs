//! What somebody does at a table that waits: takes another seat or gives theirs up, and whoever opened the table fills it
//! with bots, begins, or closes it. Each is a form, so it goes without a script.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use langhus_rules::Seat;
use langhus_table::id::TableId;
use langhus_table::sitting::{Sitting, Step};
use serde::Deserialize;

use super::strength;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::web::caller::Caller;
use crate::web::extract::{At, Filled, seat};
use crate::web::once::Again;

/// What a form of the waiting room says.
#[derive(Deserialize)]
pub(super) struct Wished {
    /// Which seat, counted from 1.
    #[serde(default)]
    seat: u8,
    /// The level of bots.
    #[serde(default)]
    level: String,
    #[serde(default)]
    once: String,
}

/// Changes a table for whoever sits there, once, and shows it again.
async fn change(
    hall: &Arc<Hall>,
    table: TableId,
    caller: &Caller,
    (what, wished): (&str, &Wished),
    decide: impl FnOnce(&mut Sitting, Seat) -> Result<Step, Problem> + Clone + Send + 'static,
) -> Result<Response, Problem> {
    let once = Again::field(&wished.once)?.at(what, table, caller, &[&[wished.seat], wished.level.as_bytes()]);
    let who = caller.clone();
    let decide = move |sitting: &mut Sitting| {
        let by = who.needs_seat(sitting)?;
        Ok((Some(decide(sitting, by)?), ()))
    };
    hall.change_once(hall.room(table), once, decide).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// Takes another seat.
pub(super) async fn sit_elsewhere(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Filled(wished): Filled<Wished>,
) -> Result<Response, Problem> {
    let to = seat(wished.seat)?;
    change(&hall, table, &caller, ("move", &wished), move |sitting, by| {
        Ok(sitting.move_to(by, to, sitting.hour.now)?)
    })
    .await
}

/// Gives the own seat up.
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Filled(wished): Filled<Wished>,
) -> Result<Response, Problem> {
    change(&hall, table, &caller, ("leave", &wished), |sitting, by| Ok(sitting.leave(by, sitting.hour.now)?)).await
}

/// Lets a bot play a free seat.
pub(super) async fn fill(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Filled(wished): Filled<Wished>,
) -> Result<Response, Problem> {
    let (free, level) = (seat(wished.seat)?, strength::named(&hall.house, &caller, &wished.level)?);
    let house = hall.house.clone();
    let response = change(&hall, table, &caller, ("fill", &wished), move |sitting, by| {
        sitting.is_for_the_host(by)?;
        Ok(sitting.hand_over(by, free, Some(level.name()), &house, sitting.hour.now)?)
    });
    Ok(strength::remember(&hall, &caller, response.await?, level).await)
}

/// Begins with bots in all free seats.
pub(super) async fn begin(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Filled(wished): Filled<Wished>,
) -> Result<Response, Problem> {
    let level = strength::named(&hall.house, &caller, &wished.level)?;
    let house = hall.house.clone();
    let response = change(&hall, table, &caller, ("begin", &wished), move |sitting, by| {
        Ok(sitting.begin_now(by, level.name(), &house, sitting.hour.now)?)
    });
    Ok(strength::remember(&hall, &caller, response.await?, level).await)
}

/// Closes the table.
pub(super) async fn close(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Response, Problem> {
    hall.close_table(table, move |sitting| caller.needs_seat(sitting)).await?;
    Ok(Redirect::to("/").into_response())
}
