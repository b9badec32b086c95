//! A wire between a browser and the server that can be cut. What a browser pretends when it is told to be offline does
//! not touch what is already open; a cut does. It also counts what goes over it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::browser::Browser;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Whole,
    /// Everything breaks off.
    Cut,
    /// Nothing breaks off and nothing comes through, as when a computer wakes up somewhere else.
    Dead,
}

/// What went over the wire.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Carried {
    pub requests: usize,
    /// All that the browser sent, heads and bodies.
    pub sent: usize,
    /// The heads of what the server sent.
    pub heads: usize,
    /// The bodies of what the server sent, packed as they came.
    pub bodies: usize,
}

impl Carried {
    /// What came since an earlier count.
    pub fn since(self, before: Carried) -> Carried {
        Carried {
            requests: self.requests - before.requests,
            sent: self.sent - before.sent,
            heads: self.heads - before.heads,
            bodies: self.bodies - before.bodies,
        }
    }
}

/// All that went over the wire, a pair for each connection: what the browser sent, and what the server did.
type Recorded = Arc<Mutex<Vec<[Vec<u8>; 2]>>>;

pub struct Wire {
    /// Where the server is found at this end of the wire.
    pub site: String,
    state: watch::Sender<State>,
    recorded: Recorded,
}

impl Wire {
    /// Lays a wire to the server at this site.
    pub async fn to(site: &str) -> Wire {
        let there = site.trim_start_matches("http://").parse().expect("a server under test has an address");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let here = listener.local_addr().expect("it has an address");
        let (state, seen) = watch::channel(State::Whole);
        let recorded = Recorded::default();
        tokio::spawn(carry(listener, there, seen, recorded.clone()));
        Wire { site: format!("http://{here}"), state, recorded }
    }

    /// What went over it so far.
    pub fn carried(&self) -> Carried {
        let recorded = self.recorded.lock().unwrap_or_else(PoisonError::into_inner);
        let mut carried = Carried::default();
        for [up, down] in recorded.iter() {
            let heads = heads(down);
            carried.requests += parts(up, b" HTTP/1.1\r\n").count() - 1;
            carried.sent += up.len();
            carried.heads += heads;
            carried.bodies += down.len() - heads;
        }
        carried
    }

    /// Cuts the wire until the page of this browser says so, and mends it.
    pub async fn cut(&self, browser: &Browser) {
        self.state.send_replace(State::Cut);
        self.mend(browser).await;
    }

    /// From here on nothing comes through, and nobody is told.
    pub fn die(&self) {
        self.state.send_replace(State::Dead);
    }

    /// Waits until the page says that the connection is lost, and mends the wire.
    pub async fn mend(&self, browser: &Browser) {
        let lost = "document.querySelector('#notice').textContent === \
                    JSON.parse(document.querySelector('main').dataset.texts).lost";
        browser.wait_for("the word that the connection is lost", &format!("return {lost}")).await;
        self.state.send_replace(State::Whole);
        browser.wait_for("the connection", &format!("return !({lost})")).await;
    }
}

/// What stands between the places where `mark` stands.
fn parts<'b>(bytes: &'b [u8], mark: &'b [u8]) -> impl Iterator<Item = &'b [u8]> {
    let mut rest = Some(bytes);
    std::iter::from_fn(move || {
        let all = rest?;
        let at = all.windows(mark.len()).position(|window| window == mark);
        rest = at.map(|at| &all[at + mark.len()..]);
        Some(at.map_or(all, |at| &all[..at]))
    })
}

/// How many bytes of what a server sent are heads. No packed body holds their first words.
fn heads(bytes: &[u8]) -> usize {
    let (first, last) = (b"HTTP/1.1 ", b"\r\n\r\n");
    let begun = parts(bytes, first).skip(1);
    begun.map(|rest| first.len() + last.len() + parts(rest, last).next().map_or(0, <[u8]>::len)).sum()
}

async fn carry(listener: TcpListener, there: SocketAddr, state: watch::Receiver<State>, recorded: Recorded) {
    while let Ok((from, _)) = listener.accept().await {
        let connection = {
            let mut recorded = recorded.lock().unwrap_or_else(PoisonError::into_inner);
            recorded.push(Default::default());
            recorded.len() - 1
        };
        tokio::spawn(talk(from, there, state.clone(), (recorded.clone(), connection)));
    }
}

/// Carries one connection until the wire changes.
async fn talk(
    mut from: TcpStream,
    there: SocketAddr,
    mut state: watch::Receiver<State>,
    (recorded, connection): (Recorded, usize),
) {
    if *state.borrow_and_update() == State::Whole {
        let Ok(mut to) = TcpStream::connect(there).await else { return };
        let ((up_from, down_to), (down_from, up_to)) = (from.split(), to.split());
        let note = |direction: usize, bytes: &[u8]| {
            let mut recorded = recorded.lock().unwrap_or_else(PoisonError::into_inner);
            recorded[connection][direction].extend_from_slice(bytes);
        };
        tokio::select! {
            () = copy(up_from, up_to, |bytes| note(0, bytes)) => return,
            () = copy(down_from, down_to, |bytes| note(1, bytes)) => return,
            _ = state.changed() => {}
        }
    }
    // Whoever is at this end does not notice that the other one is gone.
    if *state.borrow_and_update() == State::Dead {
        let _ = state.changed().await;
    }
}

/// Copies until either end is gone.
async fn copy(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, note: impl Fn(&[u8])) {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        match from.read(&mut bytes).await {
            Ok(read) if read > 0 => {
                note(&bytes[..read]);
                if to.write_all(&bytes[..read]).await.is_err() {
                    return;
                }
            }
            _ => return,
        }
    }
}
