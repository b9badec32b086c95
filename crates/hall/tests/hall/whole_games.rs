//! Whole games through HTTP against a real process, with streams that break off and come back.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::support::sse::Stream;
use crate::support::{Guest, PATIENCE, Process, choose, folder};
use langhus_rules::{Chance, Quick};
use serde_json::json;

/// Listens until the game is over, breaking off every few events; every sequence number it saw, in order.
async fn listen(address: SocketAddr, table: String, token: Option<String>, seed: u64) -> Vec<u64> {
    let mut chance = Quick::new(seed);
    let mut seen = Vec::new();
    let end = Instant::now() + 4 * PATIENCE;
    while Instant::now() < end {
        let last = seen.last().copied().unwrap_or(0);
        let mut stream = Stream::open(address, &table, token.as_deref(), Some(last)).await.expect("a stream");
        for _ in 0..1 + chance.below(4) {
            let Some(event) = stream.next(PATIENCE).await else { break };
            seen.push(event.id);
            let told = event.json();
            assert_eq!(told["sequence"], event.id);
            if event.kind == "played" && told["awaited"].as_array().is_some_and(Vec::is_empty) {
                return seen;
            }
        }
    }
    panic!("the stream of {table} does not come to the end");
}

/// Plays for a seat until the game is over.
async fn play(address: SocketAddr, table: String, token: String, seed: u64) -> usize {
    let mut guest = Guest::with(address, &token);
    let mut chance = Quick::new(seed);
    let mut acted = 0;
    let end = Instant::now() + 4 * PATIENCE;
    while Instant::now() < end {
        let state = guest.state(&table).await;
        if state["status"] == "finished" {
            return acted;
        }
        let Some(action) = choose(&state, &mut chance) else {
            let sequence = state["sequence"].as_u64().expect("a sequence");
            let mut stream = Stream::open(address, &table, Some(&token), Some(sequence)).await.expect("a stream");
            stream.next(PATIENCE).await.expect("something happens while others play");
            continue;
        };
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let client = format!("{seed}-{acted}");
        let answer = guest.act(&table, sequence, &client, &action).await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        acted += 1;
    }
    panic!("the game at {table} does not come to its end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_to_its_end_and_no_stream_misses_or_repeats_anything() {
    let server = Process::start(&folder("whole-games"));
    let address = server.address;
    let mut anybody = Guest::new(address);
    let games = anybody.get("/api/games").await.json();
    let games = games.as_array().expect("games");
    assert!(!games.is_empty());
    for (n, game) in games.iter().enumerate() {
        let id = game["id"].as_str().expect("an id");
        let level = game["levels"][0]["id"].as_str().expect("a level");
        let (fewest, most) = (game["fewest"].as_u64().unwrap() as usize, game["most"].as_u64().unwrap() as usize);
        for (seats, humans) in [(fewest, fewest), (fewest, 1), (most, 2.min(most))] {
            let seed = (100 * n + 10 * seats + humans) as u64;
            let mut wishes = vec![json!({ "sitter": "open" }); humans - 1];
            wishes.resize(seats - 1, json!({ "sitter": "bot", "level": level }));
            let mut first = Guest::new(address);
            let table = first.open(id, &wishes).await;
            let watching = tokio::spawn(listen(address, table.clone(), None, seed));
            let mut tokens = vec![first.token.clone().expect("a token")];
            for seat in 2..=humans {
                let mut other = Guest::new(address);
                other.join(&table, seat).await;
                tokens.push(other.token.expect("a token"));
            }
            let listening: Vec<_> = tokens
                .iter()
                .map(|token| tokio::spawn(listen(address, table.clone(), Some(token.clone()), seed + 1)))
                .collect();
            let playing: Vec<_> = (0..)
                .zip(&tokens)
                .map(|(n, token)| tokio::spawn(play(address, table.clone(), token.clone(), seed + n)))
                .collect();
            let mut acted = 0;
            for player in playing {
                acted += player.await.expect("a player plays on");
            }
            assert!(acted > 0);
            let state = first.state(&table).await;
            let last = state["sequence"].as_u64().expect("a sequence");
            let all: Vec<u64> = (1..=last).collect();
            for listener in listening.into_iter().chain([watching]) {
                assert_eq!(listener.await.expect("a listener listens on"), all, "{id} with {seats} seats");
            }
            check_the_end(&mut first, &table, &state).await;
        }
    }
}

/// The seed fits the hash, and the record replays to the same scores at another table.
async fn check_the_end(guest: &mut Guest, table: &str, state: &serde_json::Value) {
    let seed: langhus_rules::Seed = state["seed"].as_str().expect("the seed is shown").parse().expect("a seed");
    assert_eq!(state["seed_hash"], seed.hash());
    let record = guest.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    let brought = guest.client.raw("POST", "/api/records", "Content-Type: text/plain\r\n", &record.body).await.unwrap();
    assert_eq!(brought.status, 201, "{}", brought.json());
    let replay = brought.json()["id"].as_str().expect("an id").to_owned();
    let mut stranger = Guest::new(guest_address(guest));
    let again = stranger.get(&format!("/api/tables/{replay}/scores")).await.json();
    let scores = stranger.get(&format!("/api/tables/{table}/scores")).await.json();
    assert_eq!(again, scores);
    let copied = stranger.get(&format!("/api/tables/{replay}/record")).await;
    assert_eq!(copied.body, record.body);
}

fn guest_address(guest: &Guest) -> SocketAddr {
    guest.client.address()
}

#[tokio::test]
async fn a_bot_that_thinks_when_the_server_dies_thinks_again_after_a_restart() {
    let data = folder("bots-resume");
    let bots = [json!({ "sitter": "bot", "level": "thrall" })];
    for _ in 0..5 {
        let server = Process::start(&data);
        let mut guest = Guest::new(server.address);
        let table = guest.open("connect-four", &bots).await;
        let token = guest.token.clone().expect("a token");
        let state = guest.state(&table).await;
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let action = state["choices"][0]["action"].as_str().expect("a choice");
        assert_eq!(guest.act(&table, sequence, "1", action).await.status, 200);
        server.kill();
        let server = Process::start(&data);
        let mut guest = Guest::with(server.address, &token);
        let end = Instant::now() + PATIENCE;
        // Nobody asks for the table meanwhile: it must go on by itself.
        tokio::time::sleep(Duration::from_millis(100)).await;
        while guest.state(&table).await["awaited"] != json!([1]) {
            assert!(Instant::now() < end, "the bot does not answer");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        server.kill();
    }
}
