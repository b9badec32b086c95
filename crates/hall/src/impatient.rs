//! A socket that does not wait for ever until somebody reads (a write timeout).

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::metrics::Metrics;

/// A socket whose writes fail when nothing at all could be written for so long.
pub(crate) struct Impatient {
    socket: TcpStream,
    patience: Duration,
    /// Runs while a write waits; every byte that goes out ends it.
    deadline: Option<Pin<Box<Sleep>>>,
    metrics: Arc<Metrics>,
}

impl Impatient {
    pub(crate) fn new(socket: TcpStream, patience: Duration, metrics: Arc<Metrics>) -> Impatient {
        Impatient { socket, patience, deadline: None, metrics }
    }

    /// What came of a write, unless it has waited for too long.
    fn in_time(&mut self, written: Poll<io::Result<usize>>, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(deadline.as_mut().poll(cx));
        self.deadline = None;
        self.metrics.cut_off.add(1);
        // The kernel holds megabytes of what was not read. It would go on offering them; so it throws them away.
        if let Err(error) = self.socket.set_zero_linger() {
            tracing::debug!(%error, "a socket cannot be set to forget what was not read");
        }
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client does not read")))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(cx, bytes);
        self.in_time(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(cx, parts);
        self.in_time(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    // Of a TCP socket neither of these ever waits, so they need no deadline.

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}
