//! A browser without a script.

use std::net::SocketAddr;

use langhus_hall::load::client::{Answer, Client};
use serde_json::Value;

use super::Inside;

pub const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
pub const PHONE: &str =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";

/// A browser: it keeps its cookies, and names the page it comes from.
pub struct Visitor {
    client: Client,
    origin: String,
    agent: &'static str,
    pub cookies: Vec<(String, String)>,
}

impl Visitor {
    pub fn new(server: &Inside) -> Visitor {
        Visitor::with(server, FIREFOX)
    }

    /// With another browser.
    pub fn with(server: &Inside, agent: &'static str) -> Visitor {
        Visitor::at(server.address).on(agent)
    }

    /// The same with another browser.
    pub fn on(self, agent: &'static str) -> Visitor {
        Visitor { agent, ..self }
    }

    /// Of a server at this address.
    pub fn at(address: SocketAddr) -> Visitor {
        let origin = format!("http://{address}");
        Visitor { client: Client::new(address), origin, agent: FIREFOX, cookies: Vec::new() }
    }

    pub async fn ask(&mut self, method: &str, path: &str, more: &str, body: &str) -> Answer {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let (origin, agent, cookies) = (&self.origin, self.agent, cookies.join("; "));
        let headers =
            format!("Accept: text/html\r\nOrigin: {origin}\r\nUser-Agent: {agent}\r\nCookie: {cookies}\r\n{more}");
        let answer = self.client.raw(method, path, &headers, body.as_bytes()).await.expect("an answer");
        for cookie in answer.headers("set-cookie") {
            let (name, value) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        answer
    }

    pub async fn page(&mut self, path: &str) -> String {
        let answer = self.ask("GET", path, "", "").await;
        assert_eq!(answer.status, 200, "{path}");
        String::from_utf8(answer.body).expect("a page is UTF-8")
    }

    /// Sends a form, and gives where it leads.
    pub async fn send(&mut self, path: &str, body: &str) -> String {
        let answer = self.ask("POST", path, "Content-Type: application/x-www-form-urlencoded\r\n", body).await;
        assert_eq!(answer.status, 303, "{path}: {}", String::from_utf8_lossy(&answer.body));
        answer.header("location").expect("a form leads somewhere").to_owned()
    }

    /// What it keeps under a name.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Asks the interface, as a script of a page does.
    pub async fn call(&mut self, method: &str, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.ask(method, path, "Content-Type: application/json\r\n", &body).await
    }
}
