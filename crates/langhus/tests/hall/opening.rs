//! `langhus` by itself opens the hall.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Stdio};

use serde_json::json;

use crate::support::{Guest, Process, folder};
use crate::{command, start};

#[test]
fn without_an_argument_it_opens_the_hall_on_this_machine() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_langhus"))
        .env("XDG_DATA_HOME", folder("by-itself"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("its output is piped");
    BufReader::new(out).read_line(&mut line).expect("it says something");
    // Somebody on this machine may play already; then it says so instead.
    let _ = child.kill();
    let said = String::from_utf8(child.wait_with_output().expect("it ends").stderr).expect("UTF-8");
    let open = line == "Langhus is open: http://127.0.0.1:8712/\n";
    assert!(open || said.contains("127.0.0.1:8712: another program uses"), "{line}{said}");
}

#[test]
fn a_port_that_is_taken_is_told_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address");
    let mut command = Command::new(env!("CARGO_BIN_EXE_langhus"));
    command
        .args(["serve", "--metrics", "127.0.0.1:0", "--listen", &address.to_string(), "--data"])
        .arg(folder("taken"));
    let out = command.output().expect("the command runs");
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    let other = SocketAddr::new(address.ip(), address.port().saturating_add(10));
    let right = format!(
        "The server cannot listen on {address}: another program uses this port. If that is Langhus, it is open \
         already; if not, choose another port with --listen, for instance --listen {other}.\n"
    );
    assert_eq!((out.status.code(), said), (Some(1), right));
}

#[tokio::test]
async fn the_four_games_are_offered() {
    let server = start(&folder("offered"));
    let games = Guest::new(server.address).get("/api/games").await.json();
    let ids: Vec<&str> = games.as_array().expect("games").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, langhus::GAMES.iter().map(|game| game.id()).collect::<Vec<_>>());
}

#[tokio::test]
async fn no_secret_is_logged_however_much_is() {
    let data = folder("log");
    let log = data.join("log");
    let mut noisy = command(&data);
    noisy.env("LANGHUS_LOG", "trace").stderr(File::create(&log).expect("a file for the log"));
    let server = Process::start(noisy);
    let mut guest = Guest::new(server.address);
    let table = guest.open("wikinger", &[json!({ "sitter": "bot", "level": "karl" })]).await;
    let token = guest.token.clone().expect("a token");
    let cookie = "c".repeat(64);
    let path = format!("/api/tables/{table}");
    guest.client.raw("GET", &path, &format!("Cookie: langhus={cookie}\r\n"), b"").await.expect("an answer");
    let state = guest.state(&table).await;
    if let Some(action) = state["choices"][0]["action"].as_str() {
        guest.act(&table, state["sequence"].as_u64().expect("a sequence"), "a", action).await;
    }
    let wrong = format!("Authorization: Bearer {}\r\n", "d".repeat(64));
    guest.client.raw("GET", &path, &wrong, b"").await.expect("an answer");
    server.terminate();
    let logged = std::fs::read_to_string(&log).expect("the log is there");
    assert!(logged.contains("listening"), "{logged}");
    for secret in [token, cookie, "d".repeat(64)] {
        assert!(!logged.contains(&secret), "a token is in the log");
    }
}
