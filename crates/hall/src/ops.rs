//! For the person who hosts the server: health, readiness and metrics, on a port of their own that only this machine
//! reaches.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::hall::Hall;
use crate::site::Site;
use crate::web::caller::language;
use crate::web::host::host;

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .layer(middleware::from_fn(only_this_machine))
        .with_state(hall)
}

/// A page of somebody else could point its own name at this machine (DNS rebinding), so only the machine's own names are
/// answered, as at the door.
async fn only_this_machine(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let site = Site::default();
    match host(&parts, &site) {
        Ok(_) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.speak(language(&parts, &site)),
    }
}

/// Ready when the store writes and reads, and nothing stops.
async fn ready(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    if hall.is_ready().await { (StatusCode::OK, "ready\n") } else { (StatusCode::SERVICE_UNAVAILABLE, "not ready\n") }
}

async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    let tables = hall.store.counts().await.unwrap_or_default();
    ([("content-type", "text/plain; version=0.0.4")], hall.metrics.write(&tables, hall.asleep()))
}
