//! Reads server-sent events.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// An event; a step of a page has its sequence number for an id.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    pub id: u64,
    pub kind: String,
    pub data: String,
}

impl Event {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).expect("an event's data is JSON")
    }
}

/// An open stream.
pub struct Stream {
    socket: TcpStream,
    raw: Vec<u8>,
    text: String,
    ended: bool,
    /// Everything that came, without the head.
    pub received: String,
    /// The id of the last event that was read.
    pub last: u64,
}

impl Stream {
    /// Opens the stream of a table; `last` is the id of the event that was seen last.
    pub async fn open(address: SocketAddr, table: &str, token: Option<&str>, last: Option<u64>) -> io::Result<Stream> {
        let last = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        Stream::at(address, &format!("/api/tables/{table}/stream"), token, &last).await
    }

    /// Opens the stream of a table's page; `shown` is its query.
    pub async fn page(address: SocketAddr, table: &str, token: Option<&str>, shown: &str) -> io::Result<Stream> {
        Stream::at(address, &format!("/t/{table}/stream?{shown}"), token, "").await
    }

    async fn at(address: SocketAddr, path: &str, token: Option<&str>, headers: &str) -> io::Result<Stream> {
        let mut socket = TcpStream::connect(address).await?;
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{bearer}{headers}\r\n");
        socket.write_all(request.as_bytes()).await?;
        let mut raw = Vec::new();
        let end = loop {
            if socket.read_buf(&mut raw).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(end) = raw.windows(4).position(|window| window == b"\r\n\r\n") {
                break end;
            }
        };
        let head = String::from_utf8_lossy(&raw[..end]).into_owned();
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/event-stream"), "{head}");
        raw.drain(..end + 4);
        Ok(Stream { socket, raw, text: String::new(), ended: false, received: String::new(), last: 0 })
    }

    /// The next event; nothing when the stream ended or none came in time.
    pub async fn next(&mut self, patience: Duration) -> Option<Event> {
        let event = timeout(patience, self.read()).await.ok().flatten()?;
        self.last = event.id;
        Some(event)
    }

    async fn read(&mut self) -> Option<Event> {
        loop {
            self.unchunk();
            if let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
                let (kind, data) = (field("event: ").unwrap_or_default(), field("data: ").unwrap_or_default());
                let step = || serde_json::from_str::<Value>(data).ok()?["sequence"].as_u64();
                let id = field("id: ").map(|id| id.parse().expect("an id is a number")).or_else(step);
                // A stream that says that it is still there tells nothing.
                if let Some(id) = id.or((kind == "reseated").then_some(0)) {
                    return Some(Event { id, kind: kind.to_owned(), data: data.to_owned() });
                }
                continue;
            }
            if self.ended || self.socket.read_buf(&mut self.raw).await.ok()? == 0 {
                return None;
            }
        }
    }

    /// Moves whole chunks of the transfer encoding into the text.
    fn unchunk(&mut self) {
        while let Some(end) = self.raw.windows(2).position(|window| window == b"\r\n") {
            let size = std::str::from_utf8(&self.raw[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
            let size = size.expect("a chunk says its size");
            if self.raw.len() < end + 2 + size + 2 {
                return;
            }
            // The connection may stay for other requests.
            self.ended |= size == 0;
            let chunk = String::from_utf8_lossy(&self.raw[end + 2..end + 2 + size]).into_owned();
            self.received.push_str(&chunk);
            self.text.push_str(&chunk);
            self.raw.drain(..end + 2 + size + 2);
        }
    }
}
