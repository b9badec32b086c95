//! The load generator: plays real games through HTTP from a process of its own, and measures.
//!
//! It is an open loop: actions are due at fixed moments, whether or not the server keeps up, and an action's latency
//! counts from the moment it was due. So a server that stalls cannot hide it by slowing its clients down.

pub mod client;
mod processors;
mod report;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use langhus_rules::{Chance, Quick};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::serve::ServeError;
use client::Client;
pub use processors::Others;
use processors::Processors;
pub use report::Report;

/// All come within so long before the first action is due: what is measured is play and not a rush for the doors.
const ARRIVAL: Duration = Duration::from_secs(1);

/// What is played, and for how long.
#[derive(Clone, Debug)]
pub struct Load {
    /// Where the server listens.
    pub server: SocketAddr,
    /// The server's process, to read its memory and its time; where nothing is said it is looked for.
    pub process: Option<u32>,
    /// The game; the number of seats is its fewest.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// For how long.
    pub time: Duration,
    /// How many actions a second are due, at all tables together.
    pub rate: f64,
}

/// What the generator asks of a table: no more than it needs to answer.
#[derive(Deserialize)]
struct Look {
    sequence: u64,
    awaited: Vec<usize>,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

/// What it reads of the answer to an action.
#[derive(Deserialize)]
struct Acted {
    awaited: Vec<usize>,
}

/// What it reads of a table that was opened, or of a seat that was taken.
#[derive(Deserialize)]
struct Taken {
    id: String,
    token: String,
}

/// One table and those who play it.
struct Player {
    /// Opened when it plays, so that the memory of its table can be told from that of its connection.
    client: Client,
    chance: Quick,
    game: String,
    seats: usize,
    table: String,
    tokens: Vec<String>,
    /// Whom the table waits for; nothing when that is not known.
    next: Option<usize>,
    actions: u64,
}

/// Why a request did not do what it should.
type Failed = String;

impl Player {
    async fn ask<T: DeserializeOwned>(
        &mut self,
        method: &str,
        path: &str,
        token: Option<usize>,
        body: Option<&Value>,
    ) -> Result<T, Failed> {
        let token = token.map(|seat| self.tokens[seat].as_str());
        let answer = self.client.send(method, path, token, body).await;
        let answer = answer.map_err(|error| format!("{method}: {error}"))?;
        if answer.status >= 300 {
            return Err(format!("{method}: {}", answer.json()["type"]));
        }
        serde_json::from_slice(&answer.body).map_err(|error| format!("{method}: {error}"))
    }

    /// Opens a table and takes all its seats.
    async fn open(&mut self) -> Result<(), Failed> {
        let mut seats = vec![json!({ "sitter": "human", "name": "Load 1" })];
        seats.resize(self.seats, json!({ "sitter": "open" }));
        let new = json!({ "game": self.game, "seats": seats });
        let opened: Taken = self.ask("POST", "/api/tables", None, Some(&new)).await?;
        (self.table, self.tokens, self.next) = (opened.id, vec![opened.token], None);
        for seat in 2..=self.seats {
            let path = format!("/api/tables/{}/seats/{seat}", self.table);
            let name = json!({ "name": format!("Load {seat}") });
            let taken: Taken = self.ask("POST", &path, None, Some(&name)).await?;
            self.tokens.push(taken.token);
        }
        Ok(())
    }

    /// Looks what the seat that is awaited may do, and chooses; nothing when the game is over.
    async fn look(&mut self) -> Result<Option<(usize, Value)>, Failed> {
        let path = format!("/api/tables/{}/choices", self.table);
        let mut seat = self.next.unwrap_or(0);
        for _ in 0..2 {
            let look: Look = self.ask("GET", &path, Some(seat), None).await?;
            if !look.choices.is_empty() {
                let choice = &look.choices[self.chance.below(look.choices.len() as u32) as usize];
                let client = self.actions.to_string();
                let act = json!({ "sequence": look.sequence, "client": client, "action": choice.action });
                return Ok(Some((seat, act)));
            }
            match look.awaited.first() {
                Some(awaited) => seat = awaited - 1,
                None => return Ok(None),
            }
        }
        Err("nobody has a choice".to_owned())
    }

    /// Comes to the table at one moment and plays from another one on, at which the first action is due.
    async fn play(&mut self, comes: Instant, first: Instant, every: Duration, end: Instant) -> Report {
        let mut report = Report::default();
        let mut due = first;
        sleep_until(comes.into()).await;
        while due < end {
            let looked = match self.look().await {
                Ok(None) => {
                    self.actions = 0;
                    report.games += 1;
                    match self.open().await {
                        Ok(()) => self.look().await,
                        Err(why) => Err(why),
                    }
                }
                looked => looked,
            };
            let (seat, act) = match looked {
                Ok(Some(next)) => next,
                Ok(None) => continue,
                Err(why) => {
                    report.fail(why);
                    due += every;
                    continue;
                }
            };
            sleep_until(due.into()).await;
            let path = format!("/api/tables/{}/actions", self.table);
            match self.ask("POST", &path, Some(seat), Some(&act)).await {
                Ok(Acted { awaited }) => {
                    report.acted(due.elapsed());
                    self.next = awaited.first().map(|seat| seat - 1);
                }
                Err(why) => {
                    report.fail(why);
                    self.next = None;
                }
            }
            self.actions += 1;
            due += every;
        }
        report
    }
}

/// Plays and measures.
///
/// # Errors
/// The server does not answer, or no table can be opened.
pub async fn play(load: Load) -> Result<Report, ServeError> {
    let mut first = Client::new(load.server);
    let games = first.send("GET", "/api/games", None, None).await;
    let games = games.map_err(|error| ServeError(format!("No server answers at {}: {error}.", load.server)))?.json();
    let game = games.as_array().and_then(|games| games.iter().find(|game| game["id"] == load.game.as_str()));
    let seats = game.and_then(|game| game["fewest"].as_u64());
    let seats = seats.ok_or_else(|| ServeError(format!("The server has no game \"{}\".", load.game)))? as usize;
    let mut players = Vec::with_capacity(load.tables);
    let process = load.process.or_else(|| processors::listener(load.server));
    let before = process.and_then(report::memory);
    for n in 0..load.tables {
        let mut player = Player {
            client: Client::new(load.server),
            chance: Quick::new(n as u64),
            game: load.game.clone(),
            seats,
            table: String::new(),
            tokens: Vec::new(),
            next: None,
            actions: 0,
        };
        // All are opened over one connection.
        std::mem::swap(&mut player.client, &mut first);
        player.open().await.map_err(|why| ServeError(format!("A table cannot be opened: {why}.")))?;
        std::mem::swap(&mut player.client, &mut first);
        players.push(player);
    }
    let after = process.and_then(report::memory);
    let every = Duration::from_secs_f64(load.tables as f64 / load.rate);
    let opens = Instant::now() + Duration::from_millis(200);
    let start = opens + ARRIVAL;
    let end = start + load.time;
    let mut playing = JoinSet::new();
    for (n, mut player) in players.into_iter().enumerate() {
        // Spread evenly, the arrivals and then the actions of each interval.
        let part = n as f64 / load.tables as f64;
        let (comes, first) = (opens + ARRIVAL.mul_f64(part), start + every.mul_f64(part));
        playing.spawn(async move { player.play(comes, first, every, end).await });
    }
    sleep_until(start.into()).await;
    let processors = Processors::now(process);
    let mut report = Report::default();
    (report.tables, report.rate) = (load.tables, load.rate);
    while let Some(played) = playing.join_next().await {
        report.add(played.map_err(|error| ServeError(error.to_string()))?);
    }
    report.time = start.elapsed().max(load.time);
    report.memory = before.zip(after);
    report.others = processors.zip(Processors::now(process)).map(|(before, after)| after.taken_since(before));
    Ok(report)
}

/// Plays and measures, on threads of its own.
///
/// # Errors
/// The server does not answer, or no table can be opened.
pub fn load(load: Load) -> Result<Report, ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| ServeError(error.to_string()))?.block_on(play(load))
}
