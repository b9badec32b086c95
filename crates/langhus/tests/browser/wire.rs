//! A wire between a browser and the server that can be cut. What a browser pretends when it is told to be offline does
//! not touch what is already open; a cut does.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::browser::Browser;

pub struct Wire {
    /// Where the server is found at this end of the wire.
    pub site: String,
    whole: watch::Sender<bool>,
}

impl Wire {
    /// Lays a wire to the server at this site.
    pub async fn to(site: &str) -> Wire {
        let there = site.trim_start_matches("http://").parse().expect("a server under test has an address");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let here = listener.local_addr().expect("it has an address");
        let (whole, state) = watch::channel(true);
        tokio::spawn(carry(listener, there, state));
        Wire { site: format!("http://{here}"), whole }
    }

    /// Cuts the wire until the page of this browser says so, and mends it.
    pub async fn cut(&self, browser: &Browser) {
        self.whole.send_replace(false);
        let lost = "document.querySelector('#notice').textContent === \
                    JSON.parse(document.querySelector('main').dataset.texts).lost";
        browser.wait_for("the word that the connection is lost", &format!("return {lost}")).await;
        self.whole.send_replace(true);
        browser.wait_for("the connection", &format!("return !({lost})")).await;
    }
}

async fn carry(listener: TcpListener, there: SocketAddr, state: watch::Receiver<bool>) {
    while let Ok((mut from, _)) = listener.accept().await {
        let mut state = state.clone();
        tokio::spawn(async move {
            if !*state.borrow_and_update() {
                return;
            }
            let Ok(mut to) = TcpStream::connect(there).await else { return };
            // Both ends are dropped, and with them what was under way.
            tokio::select! {
                _ = copy_bidirectional(&mut from, &mut to) => {}
                _ = state.changed() => {}
            }
        });
    }
}
