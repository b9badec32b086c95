//! Somebody to whom the house sends: a web server on loopback that keeps what it gets and answers as it is told.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use super::PATIENCE;

/// What came.
#[derive(Clone, Debug)]
pub struct Received {
    /// `POST /path`.
    pub line: String,
    /// Everything before the body.
    pub head: String,
    pub body: Vec<u8>,
}

impl Received {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("it is JSON")
    }

    pub fn text(&self) -> String {
        self.json()["text"].as_str().expect("a text").to_owned()
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let headers = self.head.lines().filter_map(|line| line.split_once(": "));
        headers.filter(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned()).next()
    }
}

#[derive(Default)]
struct Inner {
    received: Vec<Received>,
    /// The whole answers that are to come, the next one first; then 204.
    answers: Vec<String>,
    /// Does it say nothing at all?
    silent: bool,
}

pub struct Receiver {
    pub address: SocketAddr,
    inner: Arc<Mutex<Inner>>,
    task: JoinHandle<()>,
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Receiver {
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let inner = Arc::new(Mutex::new(Inner::default()));
        let keeps = inner.clone();
        let task = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(receive(socket, keeps.clone()));
            }
        });
        Receiver { address, inner, task }
    }

    /// An address of its own.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// From now on nothing is answered.
    pub fn fall_silent(&self, silent: bool) {
        self.inner.lock().unwrap().silent = silent;
    }

    /// The next answer has this status.
    pub fn answer(&self, status: u16) {
        self.answer_with(format!("HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n"));
    }

    pub fn answer_with(&self, whole: String) {
        self.inner.lock().unwrap().answers.push(whole);
    }

    /// Everything that came.
    pub fn received(&self) -> Vec<Received> {
        self.inner.lock().unwrap().received.clone()
    }

    /// Waits until so much has come.
    pub async fn wait(&self, many: usize) -> Vec<Received> {
        let end = Instant::now() + PATIENCE;
        loop {
            let received = self.received();
            if received.len() >= many {
                return received;
            }
            assert!(Instant::now() < end, "{} of {many} came: {received:?}", received.len());
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
}

async fn receive(mut socket: TcpStream, inner: Arc<Mutex<Inner>>) {
    let mut bytes = Vec::new();
    let head = loop {
        if socket.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break String::from_utf8_lossy(&bytes.drain(..end + 4).collect::<Vec<_>>()).into_owned();
        }
    };
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("content-length").then(|| value.parse::<usize>().ok())?
    });
    while bytes.len() < length.unwrap_or(0) {
        if socket.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let line = head.lines().next().unwrap_or_default().trim_end_matches(" HTTP/1.1").to_owned();
    let answer = {
        let mut inner = inner.lock().unwrap();
        inner.received.push(Received { line, head, body: bytes });
        if inner.silent {
            None
        } else if inner.answers.is_empty() {
            Some("HTTP/1.1 204 Done\r\n\r\n".to_owned())
        } else {
            Some(inner.answers.remove(0))
        }
    };
    match answer {
        Some(answer) => drop(socket.write_all(answer.as_bytes()).await),
        // The line stays open, and nobody speaks.
        None => std::future::pending().await,
    }
}
