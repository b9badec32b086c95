//! `kill -9` while people play: whatever was acknowledged is there afterwards, in order, and every table goes on.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use langhus_hall::load::client::Client;
use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use super::playing::Plan;
use super::sse::Stream;
use super::{Guest, PATIENCE, Process, choose, patiently, problem};

/// A table, those who play it, and what the server has acknowledged there.
pub struct Played {
    table: String,
    tokens: Vec<String>,
    /// The seat, its own sequence number and the action, in the order of the answers.
    pub acknowledged: Vec<(usize, u64, String)>,
    /// An action without an answer: it may be there or not, but not twice.
    doubtful: Option<(usize, Value)>,
    /// How many actions the server refused because it could not keep them: they must not be there.
    pub refused: usize,
    pub finished: bool,
}

impl Played {
    /// Opens a table after a plan.
    pub async fn open(address: SocketAddr, plan: &Plan<'_>) -> Played {
        let (table, tokens) = plan.open(address).await;
        Played { table, tokens, acknowledged: Vec::new(), doubtful: None, refused: 0, finished: false }
    }
}

/// Sends an action that has no answer yet, again with the same client's id if it was sent before; false if there is
/// still none.
async fn settle(client: &mut Client, played: &mut Played, again: bool) -> bool {
    let Some((seat, act)) = played.doubtful.clone() else { return true };
    let path = format!("/api/tables/{}/actions", played.table);
    let Ok(answer) = patiently(client, &path, Some(&played.tokens[seat]), &act).await else { return false };
    if answer.status == 503 {
        // What is refused was not kept, this time; what was sent before may have been.
        if problem(&answer) == "unavailable" && !again {
            (played.doubtful, played.refused) = (None, played.refused + 1);
        }
        return true;
    }
    assert_eq!(answer.status, 200, "a repeated action is harmless: {}", answer.json());
    let action = act["action"].as_str().expect("a notation").to_owned();
    played.acknowledged.push((seat, answer.json()["sequence"].as_u64().expect("a sequence"), action));
    played.doubtful = None;
    true
}

/// Plays until the server dies or the game is over; what no answer came to is doubtful.
pub async fn play(address: SocketAddr, mut played: Played, seed: u64, stop: Arc<AtomicBool>) -> Played {
    let mut client = Client::new(address);
    let mut chance = Quick::new(seed);
    let path = format!("/api/tables/{}", played.table);
    while !stop.load(Ordering::Relaxed) && !played.finished {
        if !settle(&mut client, &mut played, true).await {
            return played;
        }
        for seat in 0..played.tokens.len() {
            let Ok(answer) = client.send("GET", &path, Some(&played.tokens[seat]), None).await else { return played };
            let state = answer.json();
            played.finished = state["status"] == "finished";
            let Some(action) = choose(&state, &mut chance) else { continue };
            // One that was refused is another one when it is chosen again.
            let name = format!("{seed}-{}-{}", state["sequence"], played.refused);
            let act = json!({ "sequence": state["sequence"], "client": name, "action": action });
            played.doubtful = Some((seat, act));
            if !settle(&mut client, &mut played, false).await {
                return played;
            }
            if played.doubtful.is_some() {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    played
}

/// Everything that was acknowledged is there, under its sequence number, and once.
pub async fn check(address: SocketAddr, played: &Played) {
    let mut streams = HashMap::new();
    for (seat, token) in played.tokens.iter().enumerate() {
        let mut events = Vec::new();
        let last = Guest::with(address, token).sequence(&played.table).await;
        let mut stream = Stream::open(address, &played.table, Some(token), Some(0)).await.expect("a stream");
        while events.len() < last as usize {
            let event = stream.next(PATIENCE).await.expect("every entry comes");
            assert_eq!(event.id as usize, events.len() + 1, "no sequence number is missing or doubled");
            events.push(event.json());
        }
        streams.insert(seat, events);
    }
    for (seat, sequence, action) in &played.acknowledged {
        let entry = &streams[seat][*sequence as usize - 1];
        assert_eq!((&entry["kind"], &entry["text"]), (&json!("played"), &json!(action)), "at {sequence}");
        assert_eq!(entry["seat"], seat + 1);
    }
    for (seat, events) in &streams {
        let own = events.iter().filter(|event| event["kind"] == "played" && event["seat"] == seat + 1).count();
        let known: Vec<u64> =
            played.acknowledged.iter().filter(|(by, ..)| by == seat).map(|(_, sequence, _)| *sequence).collect();
        let doubtful = usize::from(played.doubtful.as_ref().is_some_and(|(by, _)| by == seat));
        let all = own == known.len() || own == known.len() + doubtful;
        assert!(all, "{own} actions of seat {seat}, {} acknowledged", known.len());
        assert!(known.is_sorted_by(|one, other| one < other), "in order");
    }
}

/// Lets bots play on for everybody until the game is over.
pub async fn finish(address: SocketAddr, played: &mut Played, level: &str) {
    let mut client = Client::new(address);
    assert!(settle(&mut client, played, true).await);
    for (token, seat) in played.tokens.iter().zip(1..) {
        let mut guest = Guest::with(address, token);
        let path = format!("/api/tables/{}/seats/{seat}/bot", played.table);
        let lent = guest.post(&path, json!({ "level": level })).await;
        assert!(lent.status == 204 || guest.state(&played.table).await["status"] == "finished", "{}", lent.json());
    }
    let mut guest = Guest::with(address, &played.tokens[0]);
    let end = Instant::now() + 4 * PATIENCE;
    loop {
        let state = guest.state(&played.table).await;
        if state["status"] == "finished" {
            return;
        }
        assert!(Instant::now() < end, "{} cannot be finished", played.table);
        let sequence = state["sequence"].as_u64();
        let mut stream =
            Stream::open(address, &played.table, Some(&played.tokens[0]), sequence).await.expect("a stream");
        stream.next(PATIENCE).await.expect("the bots play on");
    }
}

/// What a run came to.
#[derive(Debug)]
pub struct Survived {
    /// How often the server was killed.
    pub kills: usize,
    /// How many acknowledged actions were looked for after the last kill that their table saw.
    pub acknowledged: usize,
    /// How many tables were played to their end.
    pub finished: usize,
}

/// Kills the server so many times while games are played after these plans.
pub async fn survive(start: impl Fn() -> Process, plans: &[Plan<'_>], kills: usize) -> Survived {
    let mut chance = Quick::new(99);
    let mut server = start();
    let mut tables: Vec<Option<Played>> = plans.iter().map(|_| None).collect();
    let mut survived = Survived { kills, acknowledged: 0, finished: 0 };
    for kill in 0..kills {
        for (table, plan) in tables.iter_mut().zip(plans).filter(|(table, _)| table.is_none()) {
            *table = Some(Played::open(server.address, plan).await);
        }
        let go_on = Arc::new(AtomicBool::new(false));
        let seeds = (kill * 1000) as u64..;
        let playing: Vec<_> = tables
            .iter_mut()
            .filter_map(Option::take)
            .zip(seeds)
            .map(|(played, seed)| tokio::spawn(play(server.address, played, seed, go_on.clone())))
            .collect();
        tokio::time::sleep(Duration::from_millis(u64::from(20 + chance.below(300)))).await;
        server.kill();
        for (table, player) in tables.iter_mut().zip(playing) {
            *table = Some(player.await.expect("a player stops when the server dies"));
        }
        server = start();
        for table in &mut tables {
            let played = table.as_ref().expect("all tables came back");
            check(server.address, played).await;
            // A finished game makes room for a new one.
            if played.finished {
                survived.acknowledged += played.acknowledged.len();
                survived.finished += 1;
                *table = None;
            }
        }
    }
    for (mut played, plan) in tables.into_iter().zip(plans).filter_map(|(table, plan)| Some((table?, plan))) {
        finish(server.address, &mut played, plan.level).await;
        survived.acknowledged += played.acknowledged.len();
        survived.finished += 1;
    }
    survived
}
