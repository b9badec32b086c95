//! `kill -9` at any moment loses nothing that was acknowledged. Ten times; a hundred times with LANGHUS_HEAVY=1.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::support::sse::Stream;
use crate::support::{Guest, PATIENCE, Process, choose, folder};
use langhus_hall::load::client::Client;
use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

const TABLES: usize = 12;

/// A table, those who play it, and what the server has acknowledged there.
struct Played {
    table: String,
    tokens: Vec<String>,
    /// Sequence number and action, in the order of the answers.
    acknowledged: Vec<(u64, usize, String)>,
    /// An action without an answer: it may be there or not, but not twice.
    doubtful: Option<(usize, Value)>,
    finished: bool,
}

async fn open(address: SocketAddr, bot: bool) -> Played {
    let other = if bot { json!({ "sitter": "bot", "level": "thrall" }) } else { json!({ "sitter": "open" }) };
    let mut first = Guest::new(address);
    let table = first.open("connect-four", &[other]).await;
    let mut tokens = vec![first.token.expect("a token")];
    if !bot {
        let mut second = Guest::new(address);
        second.join(&table, 2).await;
        tokens.push(second.token.expect("a token"));
    }
    Played { table, tokens, acknowledged: Vec::new(), doubtful: None, finished: false }
}

/// Sends an action again that had no answer, with the same client's id.
async fn settle(client: &mut Client, played: &mut Played) -> bool {
    let Some((seat, act)) = played.doubtful.clone() else { return true };
    let path = format!("/api/tables/{}/actions", played.table);
    let Ok(answer) = client.send("POST", &path, Some(&played.tokens[seat]), Some(&act)).await else { return false };
    assert_eq!(answer.status, 200, "a repeated action is harmless: {}", answer.json());
    let action = act["action"].as_str().expect("a notation").to_owned();
    played.acknowledged.push((answer.json()["sequence"].as_u64().expect("a sequence"), seat, action));
    played.doubtful = None;
    true
}

/// Plays until the server dies or is to be left alone; what no answer came to is doubtful.
async fn play(address: SocketAddr, mut played: Played, seed: u64, stop: Arc<AtomicBool>) -> Played {
    let mut client = Client::new(address);
    let mut chance = Quick::new(seed);
    let path = format!("/api/tables/{}", played.table);
    while !stop.load(Ordering::Relaxed) && !played.finished {
        if !settle(&mut client, &mut played).await {
            return played;
        }
        for seat in 0..played.tokens.len() {
            let Ok(answer) = client.send("GET", &path, Some(&played.tokens[seat]), None).await else { return played };
            let state = answer.json();
            played.finished = state["status"] == "finished";
            let Some(action) = choose(&state, &mut chance) else { continue };
            let name = format!("{seed}-{}", state["sequence"]);
            let act = json!({ "sequence": state["sequence"], "client": name, "action": action });
            played.doubtful = Some((seat, act));
            if !settle(&mut client, &mut played).await {
                return played;
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    played
}

/// Everything that was acknowledged is there, under its sequence number, and once.
async fn check(address: SocketAddr, played: &Played) {
    let mut streams = HashMap::new();
    for (seat, token) in played.tokens.iter().enumerate() {
        let mut events = Vec::new();
        let last = Guest::with(address, token).state(&played.table).await["sequence"].as_u64().expect("a sequence");
        let mut stream = Stream::open(address, &played.table, Some(token), Some(0)).await.expect("a stream");
        while events.len() < last as usize {
            let event = stream.next(PATIENCE).await.expect("every entry comes");
            assert_eq!(event.id as usize, events.len() + 1, "no sequence number is missing or doubled");
            events.push(event.json());
        }
        streams.insert(seat, events);
    }
    for (sequence, seat, action) in &played.acknowledged {
        let entry = &streams[seat][*sequence as usize - 1];
        assert_eq!((&entry["kind"], &entry["text"]), (&json!("played"), &json!(action)), "at {sequence}");
        assert_eq!(entry["seat"], seat + 1);
    }
    for (seat, events) in &streams {
        let own = events.iter().filter(|event| event["kind"] == "played" && event["seat"] == seat + 1).count();
        let known = played.acknowledged.iter().filter(|(_, by, _)| by == seat).count();
        let doubtful = usize::from(played.doubtful.as_ref().is_some_and(|(by, _)| by == seat));
        assert!(own == known || own == known + doubtful, "{own} actions of seat {seat}, {known} acknowledged");
    }
    assert!(played.acknowledged.windows(2).all(|pair| pair[0].0 < pair[1].0), "in order");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_kill_loses_what_was_acknowledged_and_every_table_can_be_finished() {
    let kills = if std::env::var_os("LANGHUS_HEAVY").is_some() { 100 } else { 10 };
    let data = folder("crash");
    let mut chance = Quick::new(99);
    let mut server = Process::start(&data);
    let mut tables = Vec::new();
    let mut acknowledged = 0;
    for kill in 0..kills {
        // Finished games are checked and make room for new ones.
        while tables.len() < TABLES {
            tables.push(open(server.address, tables.len() % 3 == 0).await);
        }
        let go_on = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = tables
            .drain(..)
            .enumerate()
            .map(|(n, played)| tokio::spawn(play(server.address, played, (kill * 100 + n) as u64, go_on.clone())))
            .collect();
        tokio::time::sleep(Duration::from_millis(u64::from(20 + chance.below(300)))).await;
        server.kill();
        for player in playing {
            tables.push(player.await.expect("a player stops when the server dies"));
        }
        server = Process::start(&data);
        for played in &tables {
            check(server.address, played).await;
        }
        acknowledged += tables.iter().map(|played| played.acknowledged.len()).sum::<usize>();
        tables.retain(|played| !played.finished);
    }
    assert!(acknowledged > 20 * kills, "the clients were playing when the server died: {acknowledged}");
    let never = Arc::new(AtomicBool::new(false));
    let end = Instant::now() + PATIENCE;
    for (n, played) in tables.into_iter().enumerate() {
        let played = play(server.address, played, 7_000_000 + n as u64, never.clone()).await;
        assert!(played.finished && Instant::now() < end + PATIENCE, "{} can be finished", played.table);
        check(server.address, &played).await;
    }
}
