//! What the house answers for somebody until the end of the round.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use langhus_rules::Say;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::deciding::decide;
use super::extract::{At, Told};
use super::once::Again;
use crate::hall::Hall;
use crate::problem::{Problem, ProblemDocument};

/// "No" to a kind of question, until the end of the round.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Order {
    /// The kind, as the game calls it: `GET` lists them.
    #[schema(max_length = 32)]
    kind: String,
    /// Only where it costs more than this.
    #[serde(default)]
    above: Option<u16>,
    /// From now on, or no longer?
    on: bool,
}

/// What somebody has said no to.
#[derive(Serialize, ToSchema)]
pub(super) struct Said {
    /// The kind of question, as the game calls it.
    kind: String,
    /// Only where it costs more than this.
    above: Option<u16>,
    /// The same in words.
    text: String,
}

/// What the house answers for the caller in this round. Nobody else is told.
#[utoipa::path(get, path = "/api/tables/{table}/orders", params(("table" = String, Path,)), responses(
    (status = 200, body = Vec<Said>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<Vec<Said>>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let seat = caller.needs_seat(&sitting)?;
    let title = sitting.title();
    let said = sitting.orders(seat).filter_map(|order| {
        let known = title.standing().iter().find(|known| known.kind == order.kind)?;
        let label = title.book().say(&Say::new(known.label), caller.language, &[]);
        let text = order.above.map_or(label.clone(), |above| format!("{label} > {above}"));
        Some(Said { kind: order.kind.clone(), above: order.above, text })
    });
    Ok(Json(said.collect()))
}

/// Says no to a kind of question until the end of the round, or no longer: the house answers for the caller meanwhile, after a
/// time that a person would take. It ends at once when somebody touches what is the caller's.
#[utoipa::path(post, path = "/api/tables/{table}/orders", request_body = Order, params(("table" = String, Path,), Again),
    responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn set(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
    Told(order): Told<Order>,
) -> Result<StatusCode, Problem> {
    let Order { kind, above, on } = order;
    let particulars = format!("{kind} {above:?} {on}");
    let once = again.at("orders", table, &caller, &[particulars.as_bytes()]);
    decide(&hall, table, caller, once, move |sitting, seat| Ok(Some(sitting.order(seat, &kind, above, on)?))).await
}
