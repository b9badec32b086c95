//! A server inside the test whose clock the test sets.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use langhus_hall::{ByHand, Clock};
use serde_json::{Value, json};

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, settings};

pub const SECOND: i64 = 1000;
pub const HOUR: i64 = 3600 * SECOND;
pub const DAY: i64 = 24 * HOUR;
/// When these tests begin, in milliseconds since 1970.
pub const NOON: i64 = 1_800_000_000_000;

/// A server whose clock is set by hand.
pub struct Timed {
    pub server: Inside,
    pub clock: Arc<ByHand>,
}

impl Timed {
    pub async fn start(data: &Path, at: i64) -> Timed {
        let clock = Arc::new(ByHand::new(at));
        let mut settings = settings(data);
        settings.clock = clock.clone();
        Timed { server: Inside::start(two_games(), settings).await, clock }
    }

    /// Goes on by so much.
    pub fn wait(&self, time: i64) {
        self.clock.set(self.clock.now() + time);
    }

    /// Two people at a game of days; the table.
    pub async fn open(&self, listed: bool) -> (String, Guest, Guest) {
        let (mut first, mut second) = (Guest::new(self.server.address), Guest::new(self.server.address));
        let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
        let table = json!({ "game": "connect-four", "seats": seats, "listed": listed, "pace": "days" });
        let table = first.open_as(&table).await;
        second.join(&table, 2).await;
        (table, first, second)
    }

    pub fn again(&self, guest: &Guest) -> Guest {
        Guest::with(self.server.address, guest.token.as_deref().expect("a token"))
    }
}

/// The time of a seat as somebody sees it.
pub async fn time(guest: &mut Guest, table: &str, seat: usize) -> Value {
    let state = guest.state(table).await;
    let times = state["times"].as_array().expect("times");
    times.iter().find(|time| time["seat"] == seat).cloned().unwrap_or(Value::Null)
}

pub async fn play(guest: &mut Guest, table: &str) {
    let state = guest.state(table).await;
    let sequence = state["sequence"].as_u64().expect("a sequence");
    let action = state["choices"][0]["action"].as_str().expect("something may be done").to_owned();
    let answer = guest.act(table, sequence, &format!("at-{sequence}"), &action).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
}

/// Waits until the table is as it should be: the hall does what is due beside its requests.
pub async fn until(guest: &mut Guest, table: &str, right: impl Fn(&Value) -> bool) -> Value {
    let end = Instant::now() + PATIENCE;
    loop {
        let state = guest.state(table).await;
        if right(&state) {
            return state;
        }
        assert!(Instant::now() < end, "it does not come to that: {state}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

pub fn overdue(state: &Value) -> bool {
    state["times"].as_array().is_some_and(|times| times.iter().any(|time| time["overdue"] == true))
}

/// How many entries of a kind everybody noticed.
pub async fn count(timed: &Timed, table: &str, kind: &str) -> usize {
    let last = Guest::new(timed.server.address).sequence(table).await;
    let mut stream = Stream::open(timed.server.address, table, None, Some(0)).await.expect("a stream");
    let mut found = 0;
    for _ in 0..last {
        found += usize::from(stream.next(PATIENCE).await.expect("every entry comes").kind == kind);
    }
    found
}
