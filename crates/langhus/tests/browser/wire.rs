//! A wire between a browser and the server that can be cut. What a browser pretends when it is told to be offline does
//! not touch what is already open; a cut does.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
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

pub struct Wire {
    /// Where the server is found at this end of the wire.
    pub site: String,
    state: watch::Sender<State>,
}

impl Wire {
    /// Lays a wire to the server at this site.
    pub async fn to(site: &str) -> Wire {
        let there = site.trim_start_matches("http://").parse().expect("a server under test has an address");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let here = listener.local_addr().expect("it has an address");
        let (state, seen) = watch::channel(State::Whole);
        tokio::spawn(carry(listener, there, seen));
        Wire { site: format!("http://{here}"), state }
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

async fn carry(listener: TcpListener, there: SocketAddr, state: watch::Receiver<State>) {
    while let Ok((from, _)) = listener.accept().await {
        tokio::spawn(talk(from, there, state.clone()));
    }
}

/// Carries one connection until the wire changes.
async fn talk(mut from: TcpStream, there: SocketAddr, mut state: watch::Receiver<State>) {
    if *state.borrow_and_update() == State::Whole {
        let Ok(mut to) = TcpStream::connect(there).await else { return };
        tokio::select! {
            _ = copy_bidirectional(&mut from, &mut to) => return,
            _ = state.changed() => {}
        }
    }
    // Whoever is at this end does not notice that the other one is gone.
    if *state.borrow_and_update() == State::Dead {
        let _ = state.changed().await;
    }
}
