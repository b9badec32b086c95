//! Records: of a finished game to keep, and of any game to look at.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::LARGEST_RECORD;
use super::caller::Caller;
use super::extract::{At, body, malformed};
use super::once::Again;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument, ProblemKind};

/// The record of a game that is over. It holds the seed, so nobody gets it before.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path,)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn download(State(hall): State<Arc<Hall>>, At(table, _): At) -> Result<Response, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    if !sitting.head.status.is_past() {
        return Err(Problem::new(ProblemKind::NotFinished));
    }
    let game = sitting.table.as_ref().ok_or_else(|| Problem::new(ProblemKind::NotFinished))?;
    let name = format!("attachment; filename=\"{}-{table}.saga\"", sitting.head.game);
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], game.saga().write()).into_response())
}

/// A record that was brought.
#[derive(Serialize, ToSchema)]
pub(super) struct Brought {
    /// The table at which it can be looked through.
    id: String,
    /// Its page.
    link: String,
}

/// Brings a record; it opens as a replay. Its moves are played again and its scores checked.
#[utoipa::path(post, path = "/api/records", request_body(content = String, content_type = "text/plain"),
    params(Again), responses(
    (status = 201, body = Brought),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn upload(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    again: Again,
    request: Request,
) -> Result<(StatusCode, Json<Brought>), Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let body = body(request, &(), LARGEST_RECORD).await?;
    let once = again.to("bring", &[&body]);
    let record = String::from_utf8(body.into()).map_err(|_| malformed("malformed-record"))?;
    let id = hall.bring(record, false, once).await?;
    Ok((StatusCode::CREATED, Json(Brought { id: id.to_string(), link: format!("/t/{id}") })))
}
