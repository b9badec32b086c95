//! Strangers, other sites and those who ask too much.

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};
use langhus_hall::load::client::{Answer, Client};
use langhus_hall::{Rate, ServeError, Settings, serve};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const OPEN: &[u8] = br#"{"game":"tic-tac-toe","seats":[{"sitter":"human","name":"Astrid"},{"sitter":"open"}]}"#;

async fn post(client: &mut Client, path: &str, headers: &str, body: &[u8]) -> Answer {
    let headers = format!("Content-Type: application/json\r\n{headers}");
    client.raw("POST", path, &headers, body).await.expect("an answer")
}

#[tokio::test]
async fn only_our_own_pages_and_programs_change_anything() {
    let server = Inside::start(two_games(), settings(&folder("origin"))).await;
    let mut client = Client::new(server.address);
    let own = format!("Origin: http://{}\r\n", server.address);
    let opened = post(&mut client, "/api/tables", &own, OPEN).await;
    assert_eq!(opened.status, 201);
    let cookie = opened.header("set-cookie").expect("a browser gets a cookie").to_owned();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().unwrap());
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    let chat = format!("/api/tables/{table}/chat");
    let say = br#"{"text":"hei"}"#;
    for wrong in ["Origin: https://evil.example\r\n", "Origin: null\r\n", "", "Origin: http://127.0.0.1:1\r\n"] {
        let answer = post(&mut client, &chat, &format!("{cookie}{wrong}"), say).await;
        assert_eq!(problem(&answer), "wrong-origin", "{wrong:?}");
    }
    let crossed = format!("{cookie}{own}Sec-Fetch-Site: cross-site\r\n");
    assert_eq!(problem(&post(&mut client, &chat, &crossed, say).await), "wrong-origin");
    assert_eq!(post(&mut client, &chat, &format!("{cookie}{own}"), say).await.status, 204);
    let evil = "Origin: https://evil.example\r\n";
    assert_eq!(problem(&post(&mut client, "/api/tables", evil, OPEN).await), "wrong-origin");
    let program = post(&mut client, "/api/tables", "", OPEN).await;
    assert_eq!((program.status, program.header("set-cookie")), (201, None));
    let plain = client.raw("POST", "/api/tables", "Content-Type: text/plain\r\n", OPEN).await.unwrap();
    assert_eq!(problem(&plain), "malformed", "a form of another site cannot send JSON");
    server.stop().await;
}

#[tokio::test]
async fn one_guest_keeps_all_seats_under_one_cookie_that_no_answer_tells() {
    let server = Inside::start(two_games(), settings(&folder("guest"))).await;
    let mut client = Client::new(server.address);
    let own = format!("Origin: http://{}\r\n", server.address);
    let opened = post(&mut client, "/api/tables", &own, OPEN).await;
    let cookie = opened.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let browser = format!("Cookie: {cookie}\r\n{own}");
    let table = opened.json()["id"].as_str().unwrap().to_owned();
    assert_eq!((&opened.json()["token"], &opened.json()["seat"]), (&json!(null), &json!(1)), "it has its cookie");
    let again = post(&mut client, &format!("/api/tables/{table}/seats/2"), &browser, br#"{"name":"x"}"#).await;
    assert_eq!(problem(&again), "sits-already");
    assert_eq!(post(&mut client, "/api/tables", &browser, OPEN).await.header("set-cookie"), None);
    let mine = client.raw("GET", "/api/tables?mine=true", &browser, b"").await.unwrap().json();
    assert_eq!(mine.as_array().map(Vec::len), Some(2), "tables that are not listed, too");
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_that_was_not_issued_here_opens_no_new_seat() {
    let server = Inside::start(two_games(), settings(&folder("fixed"))).await;
    let mut client = Client::new(server.address);
    let own = format!("Origin: http://{}\r\n", server.address);
    let planted = format!("Cookie: langhus={}\r\n", "a".repeat(64));
    let headers = format!("{planted}{own}");
    let opened = post(&mut client, "/api/tables", &headers, OPEN).await;
    let table = format!("/api/tables/{}", opened.json()["id"].as_str().unwrap());
    let joined = post(&mut client, &format!("{table}/seats/2"), &headers, br#"{"name":"Bodil"}"#).await;
    for (answer, seat) in [(opened, 1), (joined, 2)] {
        assert_eq!(answer.status, 201);
        let issued = answer.header("set-cookie").expect("the browser gets one of ours").split(';').next().unwrap();
        assert!(issued.starts_with("langhus=") && !issued.contains(&"a".repeat(64)), "{issued}");
        for (cookie, you) in [(format!("Cookie: {issued}\r\n"), json!(seat)), (planted.clone(), json!(null))] {
            assert_eq!(client.raw("GET", &table, &cookie, b"").await.unwrap().json()["you"], you, "{cookie}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn every_answer_is_strict_with_browsers_and_foreign_names_are_not_served() {
    let server = Inside::start(two_games(), settings(&folder("headers"))).await;
    let mut client = Client::new(server.address);
    for path in ["/", "/api/games", "/api/nothing", "/problems/late", "/api/openapi.json"] {
        let answer = client.raw("GET", path, "", b"").await.unwrap();
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
    let mut rebound = TcpStream::connect(server.address).await.unwrap();
    let request = b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    rebound.write_all(request).await.unwrap();
    let mut text = String::new();
    rebound.read_to_string(&mut text).await.unwrap();
    assert!(text.starts_with("HTTP/1.1 421"), "{text}");
    let method = client.raw("DELETE", "/api/games", "", b"").await.unwrap();
    assert_eq!((problem(&method).as_str(), method.status), ("no-such-method", 405));
    server.stop().await;
}

/// Is it told to wait, and not longer than until the next one is due? On a slow machine some of that time has passed.
fn waits(answer: &Answer, most: u64) -> bool {
    let seconds = answer.header("retry-after").and_then(|seconds| seconds.parse().ok());
    seconds.is_some_and(|seconds: u64| (1..=most).contains(&seconds))
}

#[tokio::test]
async fn whoever_asks_too_much_is_told_when_to_come_back() {
    let mut settings = settings(&folder("limits"));
    settings.limits.chat = Rate { burst: 2.0, per_second: 0.1 };
    settings.limits.actions = Rate { burst: 3.0, per_second: 0.1 };
    let server = Inside::start(two_games(), settings.clone()).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let chat = format!("/api/tables/{table}/chat");
    for _ in 0..2 {
        assert_eq!(guest.post(&chat, json!({ "text": "hei" })).await.status, 204);
    }
    let much = guest.post(&chat, json!({ "text": "hei" })).await;
    assert_eq!(problem(&much), "too-many");
    assert!(waits(&much, 10), "{much:?}");
    let act = json!({ "sequence": 1, "client": "a", "action": "mark 1" });
    let actions = format!("/api/tables/{table}/actions");
    for _ in 0..3 {
        assert_eq!(problem(&guest.post(&actions, act.clone()).await), "not-begun");
    }
    assert_eq!(problem(&guest.post(&actions, act).await), "too-many");
    server.stop().await;
    settings.limits.spare_loopback = false;
    settings.limits.requests = Rate { burst: 5.0, per_second: 0.01 };
    settings.limits.streams = 1;
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let first = Stream::open(server.address, &table, None, None).await.expect("one stream is allowed");
    assert_eq!(problem(&guest.get(&format!("/api/tables/{table}/stream")).await), "too-many");
    drop(first);
    for _ in 0..3 {
        assert_eq!(guest.get("/api/games").await.status, 200);
    }
    let much = guest.get("/api/games").await;
    assert_eq!(problem(&much), "too-many");
    assert!(waits(&much, 100), "{much:?}");
    server.stop().await;
}

#[tokio::test]
async fn the_server_listens_to_others_only_if_it_knows_its_name() {
    let start = |settings: Settings| serve(Arc::new(two_games()), settings, |_| {}, async {});
    let mut open = settings(&folder("open"));
    open.listen = "0.0.0.0:0".parse().unwrap();
    let ServeError(why) = start(open.clone()).await.expect_err("it does not start");
    assert!(why.contains("set its public URL"), "{why}");
    open.public_url = Some("http://192.0.2.7:8712".to_owned());
    start(open.clone()).await.expect("it starts, and stops at once");
    open.metrics = "0.0.0.0:0".parse().unwrap();
    let ServeError(why) = start(open).await.expect_err("it does not start");
    assert!(why.contains("loopback"), "{why}");
}

/// Reads until the server closes the connection; what came.
pub async fn until_closed(mut socket: TcpStream) -> String {
    let mut received = Vec::new();
    let read = tokio::time::timeout(PATIENCE, socket.read_to_end(&mut received)).await;
    // A connection that is reset is closed too.
    assert!(read.is_ok(), "the connection stays open");
    String::from_utf8_lossy(&received).into_owned()
}

#[tokio::test]
async fn a_connection_that_says_nothing_or_never_ends_its_head_is_closed() {
    let mut settings = settings(&folder("silence"));
    settings.bounds.silence = Duration::from_millis(300);
    let server = Inside::start(two_games(), settings).await;
    let silent = TcpStream::connect(server.address).await.unwrap();
    assert_eq!(until_closed(silent).await, "");
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.unwrap();
    until_closed(slow).await;
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    idle.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    assert!(until_closed(idle).await.starts_with("HTTP/1.1 200"), "answered, and closed when nothing more came");
    let mut large = TcpStream::connect(server.address).await.unwrap();
    let head = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: {}\r\n\r\n", "x".repeat(200_000));
    // The server may close before everything is sent.
    let _ = large.write_all(head.as_bytes()).await;
    let refused = until_closed(large).await;
    assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 431"), "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn no_more_connections_are_served_than_allowed() {
    let mut settings = settings(&folder("connections"));
    settings.bounds.connections = 2;
    let server = Inside::start(two_games(), settings).await;
    let (mut one, mut two) = (Guest::new(server.address), Guest::new(server.address));
    assert_eq!((one.get("/api/games").await.status, two.get("/api/games").await.status), (200, 200));
    let mut third = Guest::new(server.address);
    let waits = tokio::time::timeout(Duration::from_millis(300), third.get("/api/games")).await;
    assert!(waits.is_err(), "the third waits");
    drop((one, third));
    let mut next = Guest::new(server.address);
    assert_eq!(next.get("/api/games").await.status, 200, "and is served when one has gone");
    server.stop().await;
}
