//! WebDriver, as far as these tests need it: JSON over HTTP to chromedriver. A library for it would bring its own JSON
//! settings into every crate that is tested with it.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than anything takes that a browser is told, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(90);

/// A session of a browser.
pub struct Driver {
    address: SocketAddr,
    session: String,
}

impl Driver {
    /// Starts a browser with these wishes.
    pub async fn start(address: SocketAddr, wishes: Value) -> Driver {
        let mut driver = Driver { address, session: String::new() };
        let wishes = json!({ "capabilities": { "alwaysMatch": wishes } });
        let started = driver.send("POST", "/session", &wishes).await;
        driver.session = started["sessionId"].as_str().expect("a session has a name").to_owned();
        let times = json!({ "script": 60_000, "pageLoad": 60_000 });
        driver.call("timeouts", times).await;
        driver
    }

    /// Tells the session something.
    pub async fn call(&self, what: &str, with: Value) -> Value {
        self.send("POST", &format!("/session/{}/{what}", self.session), &with).await
    }

    /// Asks the session something.
    pub async fn ask(&self, what: &str) -> Value {
        self.send("GET", &format!("/session/{}/{what}", self.session), &Value::Null).await
    }

    /// Ends the session.
    pub async fn quit(&self) {
        self.send("DELETE", &format!("/session/{}", self.session), &Value::Null).await;
    }

    async fn send(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answered = timeout(PATIENCE, exchange(self.address, method, path, &body)).await;
        let answer =
            answered.unwrap_or_else(|_| panic!("{method} {path}: no answer came")).expect("chromedriver answers");
        let answer: Value = serde_json::from_slice(&answer).expect("chromedriver answers in JSON");
        let value = answer["value"].clone();
        assert!(value.get("error").is_none(), "{method} {path}: {value}");
        value
    }
}

async fn exchange(address: SocketAddr, method: &str, path: &str, body: &str) -> std::io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address).await?;
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    // The driver keeps its connections open, so the length tells where the answer ends.
    let mut answer = Vec::new();
    loop {
        if let Some(head) = answer.windows(4).position(|four| four == b"\r\n\r\n").map(|end| end + 4) {
            let length = length_in(&answer[..head]);
            if answer.len() >= head + length {
                return Ok(answer[head..head + length].to_vec());
            }
        }
        if stream.read_buf(&mut answer).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
    }
}

fn length_in(head: &[u8]) -> usize {
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok());
    length.expect("an answer has a length")
}
