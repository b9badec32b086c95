//! Asking the others whether a move may be taken back.

use std::path::Path;

use serde_json::{Value, json};

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};

/// A table of two people where a finished turn stands, after a move of each.
async fn two(data: &Path) -> (Inside, String, Guest, Guest) {
    let server = Inside::start(two_games(), settings(data)).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
    let table = first.open_as(&json!({ "game": "tic-tac-toe", "seats": seats })).await;
    second.join(&table, 2).await;
    mark(&mut first, &table, 1).await;
    mark(&mut second, &table, 2).await;
    (server, table, first, second)
}

async fn mark(guest: &mut Guest, table: &str, cell: usize) {
    let sequence = guest.sequence(table).await;
    assert_eq!(guest.act(table, sequence, &format!("m{cell}"), &format!("mark {cell}")).await.status, 200);
}

async fn undo(guest: &mut Guest, table: &str, what: &str) -> (u16, String) {
    let answer = guest.post(&format!("/api/tables/{table}/undo/{what}"), json!({})).await;
    let said = if answer.status < 300 { String::new() } else { problem(&answer) };
    (answer.status, said)
}

fn done() -> (u16, String) {
    (204, String::new())
}

#[tokio::test]
async fn a_move_is_taken_back_when_all_allow_it() {
    let data = folder("ask");
    let (server, table, mut first, mut second) = two(&data).await;
    let page = first.get(&format!("/t/{table}")).await;
    assert!(String::from_utf8_lossy(&page.body).contains("data-do=\"ask-undo\""), "the page offers to ask");
    assert_eq!(undo(&mut first, &table, "ask").await, done());
    assert_eq!(undo(&mut second, &table, "ask").await.1, "undo-refused", "one asks at a time");
    assert_eq!(undo(&mut first, &table, "allow").await.1, "undo-refused", "nobody allows it to themselves");
    let page = second.get(&format!("/t/{table}")).await;
    assert!(String::from_utf8_lossy(&page.body).contains("asks to take the last move back"), "all see it");
    assert_eq!(undo(&mut second, &table, "allow").await, done());
    // The first seat's own last move is gone, and the answer to it.
    let state = first.state(&table).await;
    assert_eq!((&state["moves"], &state["awaited"]), (&json!(0), &json!([1])), "{state}");
    mark(&mut first, &table, 5).await;
    let stream = first.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(stream["moves"], 1);
    // It is so after the table was loaded again, too.
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let again = Guest::with(server.address, first.token.as_deref().expect("a token")).state(&table).await;
    assert_eq!((&again["moves"], &again["sequence"], &again["awaited"]), (&json!(1), &stream["sequence"], &json!([2])));
    server.stop().await;
}

#[tokio::test]
async fn a_request_ends_when_it_is_denied_or_the_game_goes_on() {
    let (server, table, mut first, mut second) = two(&folder("deny")).await;
    assert_eq!(undo(&mut first, &table, "ask").await, done());
    assert_eq!(undo(&mut second, &table, "deny").await, done());
    assert_eq!(undo(&mut second, &table, "allow").await.1, "undo-refused");
    assert_eq!(undo(&mut first, &table, "ask").await, done(), "one may ask again");
    assert_eq!(undo(&mut first, &table, "deny").await, done(), "and think again");
    assert_eq!(undo(&mut first, &table, "ask").await, done());
    mark(&mut first, &table, 3).await;
    assert_eq!(undo(&mut second, &table, "allow").await.1, "undo-refused", "the game has gone on");
    let watcher = Guest::new(server.address).post(&format!("/api/tables/{table}/undo/ask"), Value::Null).await;
    assert_eq!(watcher.status, 401);
    server.stop().await;
}

#[tokio::test]
async fn whoever_plays_with_bots_alone_has_nobody_to_ask() {
    let server = Inside::start(two_games(), settings(&folder("ask-alone"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    assert_eq!(undo(&mut guest, &table, "ask").await.1, "undo-refused");
    server.stop().await;
}
