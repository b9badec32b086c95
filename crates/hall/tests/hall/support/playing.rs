//! People at a table: they play, and they listen to streams that break off and come back.

use std::net::SocketAddr;
use std::time::Instant;

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use super::sse::Stream;
use super::{Guest, PATIENCE, choose};

/// A game that is to be played.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    pub game: &'a str,
    /// The level of the bots.
    pub level: &'a str,
    pub seats: usize,
    /// So many of the seats are played by people.
    pub humans: usize,
    /// After so many actions a person lends their seat to a bot.
    pub actions: usize,
    pub seed: u64,
}

impl Plan<'_> {
    /// Who sits beside the person who opens the table.
    pub fn others(&self) -> Vec<Value> {
        let mut wishes = vec![json!({ "sitter": "open" }); self.humans - 1];
        wishes.resize(self.seats - 1, json!({ "sitter": "bot", "level": self.level }));
        wishes
    }

    /// Opens the table and takes all seats for people; the table and the tokens.
    pub async fn open(&self, address: SocketAddr) -> (String, Vec<String>) {
        let mut first = Guest::new(address);
        let table = first.open(self.game, &self.others()).await;
        let mut tokens = vec![first.token.expect("a token")];
        for seat in 2..=self.humans {
            let mut other = Guest::new(address);
            other.join(&table, seat).await;
            tokens.push(other.token.expect("a token"));
        }
        (table, tokens)
    }
}

/// Listens until the game is over, breaking off every few events; every sequence number it saw, in order.
async fn listen(address: SocketAddr, table: String, token: Option<String>, seed: u64) -> Vec<u64> {
    let mut chance = Quick::new(seed);
    let mut seen = Vec::new();
    let end = Instant::now() + 4 * PATIENCE;
    while Instant::now() < end {
        let last = seen.last().copied().unwrap_or(0);
        let mut stream = Stream::open(address, &table, token.as_deref(), Some(last)).await.expect("a stream");
        for _ in 0..1 + chance.below(12) {
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

/// Plays for a seat until the game is over or a bot plays on; how many actions.
async fn play(address: SocketAddr, table: String, (token, seat): (String, usize), plan: Plan<'_>) -> usize {
    let mut guest = Guest::with(address, &token);
    let seed = plan.seed + seat as u64;
    let mut chance = Quick::new(seed);
    let end = Instant::now() + 4 * PATIENCE;
    let mut acted = 0;
    while acted < plan.actions {
        assert!(Instant::now() < end, "the game at {table} does not come to its end");
        let state = guest.state(&table).await;
        if state["status"] == "finished" {
            return acted;
        }
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let Some(action) = choose(&state, &mut chance) else {
            let mut stream = Stream::open(address, &table, Some(&token), Some(sequence)).await.expect("a stream");
            stream.next(PATIENCE).await.expect("something happens while others play");
            continue;
        };
        let answer = guest.act(&table, sequence, &format!("{seed}-{acted}"), &action).await;
        assert_eq!(answer.status, 200, "{}", answer.json());
        acted += 1;
    }
    let lent = guest.post(&format!("/api/tables/{table}/seats/{seat}/bot"), json!({ "level": plan.level })).await;
    let over = lent.status == 409 && guest.state(&table).await["status"] == "finished";
    assert!(lent.status == 204 || over, "{}", lent.json());
    acted
}

/// Plays a whole game while everybody listens; nobody misses anything or hears anything twice, and the end is right.
pub async fn whole_game(address: SocketAddr, plan: Plan<'static>) {
    let (table, tokens) = plan.open(address).await;
    let ears = tokens.iter().cloned().map(Some).chain([None]);
    let listening: Vec<_> = ears
        .zip(plan.seed..)
        .map(|(token, seed)| (token.clone(), tokio::spawn(listen(address, table.clone(), token, seed))))
        .collect();
    let hands = tokens.iter().cloned().zip(1..);
    let playing: Vec<_> = hands.map(|own| tokio::spawn(play(address, table.clone(), own, plan))).collect();
    let mut acted = 0;
    for player in playing {
        acted += player.await.expect("a player plays on");
    }
    assert!(acted > 0);
    for (token, listener) in listening {
        let heard = listener.await.expect("a listener listens on");
        let mut guest = Guest { token, ..Guest::new(address) };
        let last = guest.sequence(&table).await;
        assert_eq!(heard, (1..=last).collect::<Vec<u64>>(), "{} with {} seats", plan.game, plan.seats);
    }
    let mut first = Guest::with(address, &tokens[0]);
    let state = first.state(&table).await;
    check_the_end(&mut first, &table, &state).await;
}

/// The seed fits the hash, and the record replays to the same scores at another table.
async fn check_the_end(guest: &mut Guest, table: &str, state: &Value) {
    let seed: langhus_rules::Seed = state["seed"].as_str().expect("the seed is shown").parse().expect("a seed");
    assert_eq!(state["seed_hash"], seed.hash());
    let record = guest.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    let brought = guest.client.raw("POST", "/api/records", "Content-Type: text/plain\r\n", &record.body).await.unwrap();
    assert_eq!(brought.status, 201, "{}", brought.json());
    let replay = brought.json()["id"].as_str().expect("an id").to_owned();
    let mut stranger = Guest::new(guest.client.address());
    // A record tells what was played and not by whom.
    let by_whom = |mut scores: Value| {
        for score in scores.as_array_mut().expect("scores") {
            assert!(score.as_object_mut().expect("a score").remove("finished_by_bot").is_some());
        }
        scores
    };
    let again = by_whom(stranger.get(&format!("/api/tables/{replay}/scores")).await.json());
    let scores = by_whom(stranger.get(&format!("/api/tables/{table}/scores")).await.json());
    assert_eq!(again, scores);
    let copied = stranger.get(&format!("/api/tables/{replay}/record")).await;
    assert_eq!(copied.body, record.body);
    let middle = state["moves"].as_u64().expect("moves") / 2;
    for seat in 1..=state["seats"].as_array().map_or(0, Vec::len) {
        let position = stranger.get(&format!("/api/tables/{table}?at={middle}&seat={seat}")).await;
        assert_eq!((position.status, &position.json()["at"]), (200, &json!(middle)));
    }
}
