//! A store that fails: what is refused, what is said of it, and that everything works again.

use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::house::two_games;
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};
use langhus_hall::database;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

/// So soon after a failure everything works again.
const RECOVERY: Duration = Duration::from_secs(2);

/// The size of a page of the database.
const PAGE: usize = 4096;

/// Somebody else's connection, which can hold the database.
async fn intruder(data: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(database(data)).connect().await.expect("the database is there")
}

async fn is_ready(server: &Inside) -> bool {
    Guest::new(server.metrics).get("/readyz").await.status == 200
}

/// Waits until the server says that it is ready, or is not.
async fn becomes(server: &Inside, ready: bool, within: Duration) {
    let end = Instant::now() + within;
    while is_ready(server).await != ready {
        assert!(Instant::now() < end, "/readyz does not say {ready}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_locked_database_is_told_in_time_and_works_again_when_it_is_free() {
    let data = folder("locked");
    let server = Inside::start(two_games(), settings(&data)).await;
    becomes(&server, true, PATIENCE).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let mut intruder = intruder(&data).await;
    let lock = intruder.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let begun = Instant::now();
    let mut other = Guest::new(server.address);
    let refused = other.post(&format!("/api/tables/{table}/seats/2"), json!({ "name": "Bodil" })).await;
    assert_eq!((problem(&refused).as_str(), refused.status), ("unavailable", 503));
    assert!(begun.elapsed() < Duration::from_secs(10), "within the limit of a request");
    becomes(&server, false, PATIENCE).await;
    lock.rollback().await.unwrap();
    let free = Instant::now();
    assert_eq!(guest.state(&table).await["seats"][1]["sitter"], "open", "what was refused is not there");
    other.join(&table, 2).await;
    let sequence = guest.sequence(&table).await;
    assert_eq!(guest.act(&table, sequence, "a", "mark 1").await.status, 200);
    guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    becomes(&server, true, RECOVERY).await;
    assert!(free.elapsed() < RECOVERY, "{:?}", free.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn a_bot_whose_answer_was_not_kept_tries_again_by_itself() {
    let data = folder("bot-again");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::new(server.address);
    let mut intruder = intruder(&data).await;
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    let sequence = guest.sequence(&table).await;
    // The database takes what the person does and refuses what the bot does.
    let trigger =
        "CREATE TRIGGER refuse BEFORE INSERT ON entries WHEN NEW.seat = 1 BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::query(trigger).execute(&mut intruder).await.unwrap();
    assert_eq!(guest.act(&table, sequence, "a", "mark 1").await.status, 200);
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(guest.sequence(&table).await, sequence + 1, "the bot's answer is refused");
    sqlx::query("DROP TRIGGER refuse").execute(&mut intruder).await.unwrap();
    let free = Instant::now();
    while guest.sequence(&table).await < sequence + 2 {
        assert!(free.elapsed() < RECOVERY + Duration::from_secs(1), "the bot does not answer");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn what_takes_too_long_is_not_called_lost() {
    let data = folder("too-long");
    let mut settings = settings(&data);
    settings.limits.chat.burst = 1e9;
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let mut intruder = intruder(&data).await;
    let lock = intruder.begin_with("BEGIN IMMEDIATE").await.unwrap();
    // Each waits at the table for the one before it, so the last ones wait for longer than a request may take.
    let (address, token) = (server.address, guest.token.clone().unwrap());
    let say = |n: usize| {
        let (mut guest, path) = (Guest::with(address, &token), format!("/api/tables/{table}/chat"));
        async move { (n, guest.post(&path, json!({ "text": format!("message {n}") })).await) }
    };
    let mut saying = tokio::task::JoinSet::new();
    (0..8).for_each(|n| drop(saying.spawn(say(n))));
    let answers = saying.join_all().await;
    lock.rollback().await.unwrap();
    let kinds: Vec<(usize, String)> = answers.iter().map(|(n, answer)| (*n, problem(answer))).collect();
    assert!(kinds.iter().any(|(_, kind)| kind == "unknown"), "{kinds:?}");
    assert!(kinds.iter().all(|(_, kind)| ["unavailable", "unknown"].contains(&kind.as_str())), "{kinds:?}");
    // Those that were not lost are said now; this one waits for them.
    assert_eq!(guest.post(&format!("/api/tables/{table}/chat"), json!({ "text": "the last" })).await.status, 204);
    let said = guest.get(&format!("/api/tables/{table}/chat")).await.json();
    for (n, kind) in kinds.iter().filter(|(_, kind)| kind == "unavailable") {
        let there = said.as_array().unwrap().iter().any(|said| said["text"] == format!("message {n}"));
        assert!(!there, "message {n} is there and was called {kind}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_damaged_database_is_not_ready() {
    let data = folder("damaged");
    let server = Inside::start(two_games(), settings(&data)).await;
    for _ in 0..40 {
        Guest::new(server.address).open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    }
    becomes(&server, true, PATIENCE).await;
    let mut intruder = intruder(&data).await;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut intruder).await.unwrap();
    // Only where the tables are listed; what is written and counted lies elsewhere.
    let roots = sqlx::query("SELECT rootpage FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'tables'");
    let roots = roots.fetch_all(&mut intruder).await.unwrap();
    let file = std::fs::OpenOptions::new().write(true).open(database(&data)).unwrap();
    for root in &roots {
        let page = root.get::<i64, _>(0) as u64 - 1;
        file.write_all_at(&[0; PAGE], page * PAGE as u64).unwrap();
    }
    becomes(&server, false, PATIENCE).await;
    assert_eq!(Guest::new(server.metrics).get("/healthz").await.status, 200, "the process answers all the same");
    server.stop().await;
}
