//! Connections: how many, how large a head, how slow, and whether anybody reads.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use langhus_hall::load::client::Client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::two_games;
use crate::safety::until_closed;
use crate::support::{Guest, Inside, PATIENCE, folder, settings};

/// A number of the metrics.
async fn metric(server: &Inside, name: &str) -> u64 {
    let told = Guest::new(server.metrics).get("/metrics").await;
    let told = String::from_utf8(told.body).expect("metrics are text");
    let line = told.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("no {name} in {told}"));
    line.trim().parse().expect("a number")
}

/// Waits until a number of the metrics is this.
async fn until(server: &Inside, name: &str, wanted: u64) {
    let begun = Instant::now();
    while metric(server, name).await != wanted {
        assert!(begun.elapsed() < PATIENCE, "{name} does not become {wanted}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Is a new connection served?
async fn is_served(address: SocketAddr) -> bool {
    Client::new(address).raw("GET", "/api/games", "", b"").await.is_ok_and(|answer| answer.status == 200)
}

#[tokio::test]
async fn whoever_asks_and_does_not_read_is_cut_off() {
    let mut settings = settings(&folder("unread"));
    settings.bounds.unread = Duration::from_millis(500);
    let server = Inside::start(two_games(), settings).await;
    let mut deaf = TcpStream::connect(server.address).await.unwrap();
    // So many answers that no buffer between them holds them all; the server stops taking requests before.
    let asking = async {
        for _ in 0..100_000 {
            let asked = deaf.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
            if asked.is_err() {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.expect("the connection is closed");
    assert_eq!(metric(&server, "langhus_connections_cut_off_total").await, 1);
    until(&server, "langhus_connections", 0).await;
    assert!(is_served(server.address).await, "whoever reads is served");
    assert_eq!(metric(&server, "langhus_connections_cut_off_total").await, 1);
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_the_surplus_is_closed_at_once() {
    let mut settings = settings(&folder("crowd"));
    settings.limits.connections = 3;
    settings.limits.spare_loopback = false;
    let server = Inside::start(two_games(), settings.clone()).await;
    // They say nothing, or half a word, and count all the same.
    let mut silent = Vec::new();
    for word in ["", "GET", "GET / HTTP/1.1\r\nHost"] {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        socket.write_all(word.as_bytes()).await.unwrap();
        silent.push(socket);
    }
    until(&server, "langhus_connections", 3).await;
    for surplus in 1..=2 {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        let closed = tokio::time::timeout(PATIENCE / 3, socket.read(&mut [0])).await.expect("it is closed at once");
        assert!(closed.is_err() || closed.is_ok_and(|read| read == 0));
        until(&server, "langhus_connections_refused_total", surplus).await;
    }
    silent.pop();
    until(&server, "langhus_connections", 2).await;
    assert!(is_served(server.address).await, "when one has gone, another may come");
    server.stop().await;
    // Behind a proxy all connections are the proxy's.
    settings.behind_proxy = true;
    let server = Inside::start(two_games(), settings.clone()).await;
    let mut all: Vec<Guest> = (0..5).map(|_| Guest::new(server.address)).collect();
    for guest in &mut all {
        assert_eq!(guest.get("/api/games").await.status, 200);
    }
    server.stop().await;
    // And without a public address this machine itself may do as it likes.
    (settings.behind_proxy, settings.limits.spare_loopback) = (false, true);
    let server = Inside::start(two_games(), settings).await;
    let mut all: Vec<Guest> = (0..5).map(|_| Guest::new(server.address)).collect();
    for guest in &mut all {
        assert_eq!(guest.get("/api/games").await.status, 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_head_that_comes_byte_by_byte_is_not_waited_for() {
    let mut settings = settings(&folder("drops"));
    settings.bounds.silence = Duration::from_millis(400);
    let server = Inside::start(two_games(), settings).await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.unwrap();
    let begun = Instant::now();
    while slow.write_all(b"x").await.is_ok() {
        assert!(begun.elapsed() < PATIENCE, "the connection stays open as long as something comes");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}

/// What comes of a request with these lines after its first one.
async fn head(address: SocketAddr, lines: &str) -> String {
    let mut socket = TcpStream::connect(address).await.unwrap();
    let head = format!("GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{lines}\r\n");
    // The server may close before everything is sent.
    let _ = socket.write_all(head.as_bytes()).await;
    until_closed(socket).await
}

#[tokio::test]
async fn a_head_has_64_kib_and_100_lines_and_no_more() {
    let server = Inside::start(two_games(), settings(&folder("heads"))).await;
    let large = |bytes: usize| format!("X-Large: {}\r\n", "x".repeat(bytes));
    let lines = |lines: usize| "X-Line: x\r\n".repeat(lines);
    for right in [large(65_000), lines(98)] {
        let told = head(server.address, &right).await;
        assert!(told.starts_with("HTTP/1.1 200"), "{told}");
    }
    for wrong in [large(65_536), large(70_000), large(100_000), large(500_000), lines(99), lines(6_000)] {
        let told = head(server.address, &wrong).await;
        assert!(told.is_empty() || told.starts_with("HTTP/1.1 431"), "{} bytes: {told}", wrong.len());
    }
    server.stop().await;
}
