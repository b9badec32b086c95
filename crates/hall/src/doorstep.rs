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
use tokio::sync::{Semaphore, watch};
use tower_service::Service;

use crate::impatient::Impatient;
use crate::metrics::Metrics;
use crate::tally::Tally;

/// How much connections may take.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// So many connections at once; who comes next waits until one ends.
    pub connections: u32,
    /// So long a connection may stay without a whole head of a request: slow heads and idle connections end then.
    pub silence: Duration,
    /// So long a connection may stay without reading anything of what is sent to it.
    pub unread: Duration,
}

/// No head of a request is larger than this, its first line included. It has at most 100 lines of headers, which is
/// the most that hyper reads.
const LARGEST_HEAD: usize = 64 * 1024;
/// After a failure to take a connection, for instance because no file is left, the next is tried so much later.
const BREATH: Duration = Duration::from_millis(100);

/// What connections lead to, and how many there may be.
#[derive(Clone)]
pub(crate) struct Doorstep {
    pub(crate) router: Router,
    pub(crate) bounds: Bounds,
    /// The connections of each address.
    pub(crate) present: Arc<Tally>,
    pub(crate) metrics: Arc<Metrics>,
}

impl Doorstep {
    /// Serves until `stop`; then takes no more connections, and ends when the last answer is given.
    pub(crate) async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let places = Arc::new(Semaphore::new(self.bounds.connections as usize));
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
                    // Whoever has enough is not even told so: a word to each of thousands would be work for us.
                    let Some(presence) = self.present.enter(peer.ip()) else {
                        self.metrics.turned_away.add(1);
                        continue;
                    };
                    let (doorstep, closing) = (self.clone(), closing.subscribe());
                    tokio::spawn(async move {
                        doorstep.metrics.connections.add(1);
                        doorstep.connection(socket, peer, closing).await;
                        doorstep.metrics.connections.add(-1);
                        drop((presence, place));
                    });
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
        let _ = places.acquire_many(self.bounds.connections).await;
    }

    async fn connection(&self, socket: TcpStream, peer: SocketAddr, mut closing: watch::Receiver<bool>) {
        // An answer must not wait for the next packet to fill up.
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a socket cannot be set to no delay");
        }
        let socket = Impatient::new(socket, self.bounds.unread, self.metrics.clone());
        let service = service_fn(|request: hyper::Request<Incoming>| {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            self.router.clone().call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.bounds.silence);
        // The size of the buffer alone would not do: it grows in steps, and a head may fill all of the last.
        http.max_buf_size(LARGEST_HEAD).max_header_size(LARGEST_HEAD);
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
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::time::Instant;

    use axum::routing::get;
    use futures_util::stream;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// A stream that never ends.
    fn endless() -> Body {
        let piece = || Ok::<_, Infallible>(vec![b'x'; 64 * 1024]);
        Body::from_stream(stream::repeat_with(piece))
    }

    #[tokio::test]
    async fn whoever_does_not_read_a_stream_is_cut_off_and_whoever_reads_slowly_is_not() {
        let unread = Duration::from_millis(400);
        let doorstep = Doorstep {
            router: Router::new().route("/", get(async || endless())),
            bounds: Bounds { connections: 8, silence: Duration::from_secs(30), unread },
            present: Tally::new(8, true),
            metrics: Arc::default(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let metrics = doorstep.metrics.clone();
        let serving = tokio::spawn(doorstep.serve(listener, std::future::pending()));
        let ask = async || {
            let mut socket = TcpStream::connect(address).await.unwrap();
            socket.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
            socket
        };
        let (mut slow, _never) = (ask().await, ask().await);
        let begun = Instant::now();
        let mut piece = vec![0; 1 << 20];
        while metrics.cut_off.get() == 0 || begun.elapsed() < 4 * unread {
            assert!(begun.elapsed() < Duration::from_secs(30), "nobody is cut off");
            assert!(slow.read(&mut piece).await.is_ok_and(|read| read > 0), "whoever reads is served");
            tokio::time::sleep(unread / 8).await;
        }
        assert_eq!((metrics.cut_off.get(), metrics.connections.get()), (1, 1));
        serving.abort();
    }
}
