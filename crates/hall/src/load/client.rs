//! A small HTTP client for the generator and the tests: one connection, kept open.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// No answer takes longer than this.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The head, as it came.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The values of a header.
    pub fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines.filter(move |(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers(name).next()
    }
}

/// One connection to a server; it is opened again if the server has closed it.
pub struct Client {
    address: SocketAddr,
    stream: Option<TcpStream>,
    buffer: Vec<u8>,
}

fn odd(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

impl Client {
    /// A client of the server at this address.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, stream: None, buffer: Vec::with_capacity(4096) }
    }

    /// Where the server is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Sends a request with a JSON body, or none.
    ///
    /// # Errors
    /// No answer came.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<Answer> {
        let mut headers = String::new();
        if let Some(token) = token {
            headers.push_str("Authorization: Bearer ");
            headers.push_str(token);
            headers.push_str("\r\n");
        }
        let body = body.map(Value::to_string);
        if body.is_some() {
            headers.push_str("Content-Type: application/json\r\n");
        }
        self.raw(method, path, &headers, body.unwrap_or_default().as_bytes()).await
    }

    /// Sends a request with these headers, each ended by `\r\n`, and this body.
    ///
    /// # Errors
    /// No answer came.
    pub async fn raw(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> io::Result<Answer> {
        let answered = timeout(PATIENCE, self.exchange(method, path, headers, body)).await;
        let answer = answered.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()));
        if answer.is_err() {
            self.stream = None;
        }
        answer
    }

    async fn exchange(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> io::Result<Answer> {
        let stream = match &mut self.stream {
            Some(stream) => stream,
            none => {
                let stream = TcpStream::connect(self.address).await?;
                stream.set_nodelay(true)?;
                none.insert(stream)
            }
        };
        let length = body.len();
        let host = self.address;
        self.buffer.clear();
        // Writing into a buffer in memory cannot fail.
        let _ = write!(
            self.buffer,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}Content-Length: {length}\r\n\r\n"
        );
        self.buffer.extend_from_slice(body);
        stream.write_all(&self.buffer).await?;
        self.buffer.clear();
        let end = loop {
            if stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(end) = find(&self.buffer, b"\r\n\r\n") {
                break end;
            }
        };
        let head = String::from_utf8_lossy(&self.buffer[..end]).into_owned();
        let status = head.get(9..12).and_then(|code| code.parse().ok()).ok_or_else(|| odd("no status"))?;
        let mut answer = Answer { status, head, body: Vec::new() };
        let length = answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        let length: usize = if method == "HEAD" { 0 } else { length };
        while self.buffer.len() < end + 4 + length {
            if stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        answer.body = self.buffer[end + 4..end + 4 + length].to_vec();
        if answer.header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close")) {
            self.stream = None;
        }
        Ok(answer)
    }
}

/// Where `needle` begins.
pub(super) fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}
