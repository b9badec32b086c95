//! The doorstep: connections come in here, so many at a time, and none may stand there in silence.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower_service::Service;

/// How much connections may take.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// So many connections at once; who comes next waits until one ends.
    pub connections: u32,
    /// So long a connection may stay without a whole head of a request: slow heads and idle connections end then.
    pub silence: Duration,
}

/// No head of a request is larger than this.
const LARGEST_HEAD: usize = 64 * 1024;
/// After a failure to take a connection, for instance because no file is left, the next is tried so much later.
const BREATH: Duration = Duration::from_millis(100);

/// Serves until `stop`; then takes no more connections, and ends when the last answer is given.
pub(crate) async fn serve(listener: TcpListener, router: Router, bounds: Bounds, stop: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(bounds.connections as usize));
    let closing = watch::Sender::new(false);
    let mut stop = pin!(stop);
    loop {
        let next = async {
            let place = places.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        match (place, accepted) {
            (Ok(place), Ok((socket, peer))) => {
                let connection = connection(socket, peer, router.clone(), bounds.silence, closing.subscribe());
                tokio::spawn(hold(place, connection));
            }
            (_, Err(error)) => {
                tracing::debug!(%error, "a connection cannot be taken");
                tokio::time::sleep(BREATH).await;
            }
            (Err(_), _) => break,
        }
    }
    drop(listener);
    closing.send_replace(true);
    // When every place is free again, everybody has gone; nobody closes the places before.
    let _ = places.acquire_many(bounds.connections).await;
}

/// A connection holds its place until it ends.
async fn hold(place: OwnedSemaphorePermit, connection: impl Future<Output = ()>) {
    connection.await;
    drop(place);
}

async fn connection(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    silence: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // An answer must not wait for the next packet to fill up.
    if let Err(error) = socket.set_nodelay(true) {
        tracing::debug!(%error, "a socket cannot be set to no delay");
    }
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(silence).max_buf_size(LARGEST_HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(socket), service));
    let served = tokio::select! {
        served = connection.as_mut() => Some(served),
        // It changes once: when the server stops, or is gone.
        _ = closing.changed() => None,
    };
    let served = match served {
        Some(served) => served,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended badly");
    }
}
