//! The interface: JSON over HTTP, described by the OpenAPI document that is generated from these handlers.

#![allow(unused_qualifications, reason = "utoipa writes them into its own code")]

mod address;
mod asking;
pub(crate) mod caller;
pub(crate) mod channels;
mod chat;
mod choices;
mod deciding;
mod door;
pub(crate) mod export;
pub(crate) mod extract;
mod games;
pub(crate) mod host;
pub(crate) mod leave;
pub(crate) mod once;
mod orders;
pub(crate) mod play;
mod records;
pub(crate) mod seats;
pub(crate) mod state;
mod stream;
mod tables;
pub(crate) mod time;
pub(crate) mod you;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Hall;
use crate::pages;
use crate::problem::{Problem, ProblemKind};

/// No request but an uploaded record is larger than this.
pub(crate) const LARGEST_BODY: usize = 128 * 1024;
/// No record is larger than this.
pub(crate) const LARGEST_RECORD: usize = 1024 * 1024;
/// No answer takes longer than this; streams are answered when they begin.
const LONGEST: Duration = Duration::from_secs(10);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Langhus",
        description = "Tables for board games. Whoever takes a seat is somebody from then on, and a \
                       device of theirs is a secret token: send it as `Authorization: Bearer`. It opens all their seats. Errors are \
                       problem documents (RFC 9457) whose `type` never changes. One of them, \
                       `/problems/unknown`, says that a change may have been kept or not: ask again with the same \
                       `Idempotency-Key`, or of an action with the same `client`. Texts come in the language of \
                       `Accept-Language` or `?language=`, such as `en`."
    ),
    components(schemas(crate::problem::ProblemDocument))
)]
struct Document;

fn interface() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::games))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(state::table))
        .routes(routes!(choices::choices))
        .routes(routes!(state::log))
        .routes(routes!(state::scores))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(asking::ask))
        .routes(routes!(asking::allow))
        .routes(routes!(asking::deny))
        .routes(routes!(play::hint))
        .routes(routes!(stream::stream))
        .routes(routes!(seats::join))
        .routes(routes!(seats::invite))
        .routes(routes!(you::you, you::delete))
        .routes(routes!(you::settle))
        .routes(routes!(export::export))
        .routes(routes!(you::devices, you::add))
        .routes(routes!(you::sign_out))
        .routes(routes!(channels::list, channels::add))
        .routes(routes!(channels::remove))
        .routes(routes!(channels::attempt))
        .routes(routes!(you::redeem))
        .routes(routes!(you::recover))
        .routes(routes!(leave::announce))
        .routes(routes!(leave::call_off))
        .routes(routes!(you::code))
        .routes(routes!(you::enter))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::take_back))
        .routes(routes!(orders::list, orders::set))
        .routes(routes!(time::stand_in))
        .routes(routes!(time::bring_back))
        .routes(routes!(time::nudge))
        .routes(routes!(seats::concede))
        .routes(routes!(seats::rematch))
        .routes(routes!(seats::refuse))
        .routes(routes!(chat::read, chat::say))
        .routes(routes!(records::download))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .merge(OpenApiRouter::new().routes(routes!(records::upload)).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
}

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    interface().split_for_parts().1
}

/// Everything the server answers to.
pub fn router(hall: Arc<Hall>) -> Router {
    let (interface, document) = interface().split_for_parts();
    let document = document.to_json().unwrap_or_default();
    let described = move || async move { ([("content-type", "application/json")], document) };
    interface
        .route("/api/openapi.json", get(described))
        .merge(pages::routes(&hall))
        .fallback(async || Problem::new(ProblemKind::NoSuchPage))
        .method_not_allowed_fallback(async || Problem::new(ProblemKind::NoSuchMethod))
        // The first is the outermost. As one layer, because each would be another box that every request makes anew.
        .layer((
            middleware::from_fn_with_state(hall.clone(), door::door),
            TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST),
            CatchPanicLayer::new(),
        ))
        .with_state(hall)
}
