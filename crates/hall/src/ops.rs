//! For the person who hosts the server: health, readiness and metrics, on a port of their own that only this machine
//! reaches.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::hall::Hall;

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(hall)
}

/// Ready when the store answers and nothing stops.
async fn ready(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    if hall.is_ready() && hall.store.counts().await.is_ok() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    let tables = hall.store.counts().await.unwrap_or_default();
    ([("content-type", "text/plain; version=0.0.4")], hall.metrics.write(&tables))
}
