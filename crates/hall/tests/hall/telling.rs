//! Being told while one is not here, by a clock that the test sets: once, not too often, and never a secret.

use std::path::Path;
use std::sync::Arc;

use langhus_hall::store::{Author, Change, Deed, Leave, Leaves, Store};
use langhus_hall::{ByHand, Clock, Kept, Settings};
use serde_json::{Value, json};

use crate::house::two_games;
use crate::memory::{Fault, Memory};
use crate::support::receiver::Receiver;
use crate::support::visitor::Visitor;
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};

const SECOND: i64 = 1000;
pub(crate) const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Friday, 15 January 2027, 08:00 in UTC.
pub(crate) const MORNING: i64 = 1_800_000_000_000;

/// A server whose clock is set by hand, and somebody to whom it sends.
pub(crate) struct Told {
    pub(crate) server: Inside,
    pub(crate) clock: Arc<ByHand>,
    pub(crate) receiver: Receiver,
}

impl Told {
    pub(crate) async fn start(name: &str) -> Told {
        Told::over(Kept::InFolder(folder(name))).await
    }

    pub(crate) async fn over(kept: Kept) -> Told {
        let clock = Arc::new(ByHand::new(MORNING));
        let mut settings = Settings { kept: kept.clone(), ..settings(Path::new("")) };
        settings.clock = clock.clone();
        settings.tells_loopback = true;
        Told { server: Inside::start(two_games(), settings).await, clock, receiver: Receiver::start().await }
    }

    pub(crate) fn go_on(&self, time: i64) {
        self.clock.set(self.clock.now() + time);
    }

    /// Astrid and Björn at a game of days; it is Astrid's turn. Whoever comes brings their token.
    pub(crate) async fn open(&self, first: &mut Guest, second: &mut Guest) -> String {
        let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
        let table = json!({ "game": "connect-four", "seats": seats, "pace": "days" });
        let opened = first.post("/api/tables", table).await.json();
        if let Some(token) = opened["token"].as_str() {
            first.token = Some(token.to_owned());
        }
        let table = opened["id"].as_str().expect("an id").to_owned();
        let name = json!({ "name": "Björn" });
        let joined = second.post(&format!("/api/tables/{table}/seats/2"), name).await;
        assert_eq!(joined.status, 201, "{}", joined.json());
        if let Some(token) = joined.json()["token"].as_str() {
            second.token = Some(token.to_owned());
        }
        table
    }

    pub(crate) async fn guests(&self) -> (Guest, Guest, String) {
        let (mut first, mut second) = (Guest::new(self.server.address), Guest::new(self.server.address));
        let table = self.open(&mut first, &mut second).await;
        (first, second, table)
    }

    /// Gives the house time to do what it must not do.
    pub(crate) async fn settled(&self) {
        // Where nothing is sent there is nothing to wait for.
        for _ in 0..20 {
            tokio::task::yield_now().await;
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

pub(crate) async fn add(guest: &mut Guest, medium: &str, address: &str) -> Value {
    let new = json!({ "medium": medium, "address": address, "zone": "Europe/Berlin" });
    let added = guest.post("/api/you/channels", new).await;
    assert_eq!(added.status, 201, "{}", added.json());
    added.json()
}

pub(crate) async fn play(guest: &mut Guest, table: &str) {
    let state = guest.state(table).await;
    let sequence = state["sequence"].as_u64().expect("a sequence");
    let action = state["choices"][0]["action"].as_str().expect("something may be done").to_owned();
    let answer = guest.act(table, sequence, &format!("at-{sequence}"), &action).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
}

pub(crate) async fn channels(guest: &mut Guest) -> Value {
    guest.get("/api/you/channels").await.json()
}

/// Waits until the first channel is as it should be.
pub(crate) async fn until(guest: &mut Guest, right: impl Fn(&Value) -> bool) -> Value {
    let end = std::time::Instant::now() + PATIENCE;
    loop {
        let channels = channels(guest).await;
        if right(&channels[0]) {
            return channels[0].clone();
        }
        assert!(std::time::Instant::now() < end, "it does not come to that: {channels}");
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn whoever_does_not_answer_within_a_minute_is_told_once() {
    let told = Told::start("told").await;
    let (mut first, mut second, table) = told.guests().await;
    add(&mut second, "webhook", &told.receiver.at("/hook?key=1")).await;
    play(&mut first, &table).await;
    told.go_on(59 * SECOND);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 0, "a minute is not over");
    told.go_on(SECOND);
    let message = told.receiver.wait(1).await.remove(0);
    assert_eq!(
        (message.line.as_str(), message.header("content-type").as_deref()),
        ("POST /hook?key=1", Some("application/json"))
    );
    let home = format!("http://{}", told.server.address);
    let text = "Connect four: your turn, until \u{2068}Sunday 09:00\u{2069}";
    let text = text.replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(
        message.json(),
        json!({ "text": text, "sent": "2027-01-15T08:01:00Z", "games": [{ "game": "Connect four", "text": text,
        "until": "2027-01-17T08:00:00Z", "warning": false, "link": format!("{home}/you") }] }),
        "and nothing else"
    );
    told.go_on(HOUR);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 1, "once");
    // Whoever moved was here, and whoever has no channel is told nothing.
    play(&mut second, &table).await;
    told.go_on(HOUR);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 1);
}

#[tokio::test]
async fn whoever_answers_within_a_minute_is_told_nothing() {
    let told = Told::start("answered").await;
    let (mut first, mut second, table) = told.guests().await;
    for guest in [&mut first, &mut second] {
        add(guest, "webhook", &told.receiver.at("/")).await;
    }
    for _ in 0..3 {
        play(&mut first, &table).await;
        told.go_on(30 * SECOND);
        play(&mut second, &table).await;
        told.go_on(59 * SECOND);
    }
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 0);
    told.go_on(SECOND);
    assert_eq!(told.receiver.wait(1).await.len(), 1, "then nobody answered");
}

/// Plays as a browser.
async fn play_as(visitor: &mut Visitor, table: &str) {
    let state = visitor.call("GET", &format!("/api/tables/{table}"), Value::Null).await.json();
    let action = &state["choices"][0]["action"];
    let act = json!({ "sequence": state["sequence"], "client": format!("v-{}", state["sequence"]), "action": action });
    let answer = visitor.call("POST", &format!("/api/tables/{table}/actions"), act).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
}

#[tokio::test]
async fn what_goes_to_one_person_goes_together_in_their_language() {
    let told = Told::start("together").await;
    // A browser is one person at all its tables.
    let mut bjorn = Visitor::new(&told.server);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut first = Guest::new(told.server.address);
        let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
        let table =
            first.open_as(&json!({ "game": "connect-four", "seats": seats, "pace": "days", "listed": true })).await;
        let joined = bjorn.call("POST", &format!("/api/tables/{table}/seats/2"), json!({ "name": "Björn" })).await;
        assert_eq!(joined.status, 201, "{}", joined.json());
        tables.push((table, first));
    }
    let slack = json!({ "medium": "slack", "address": told.receiver.at("/slack") });
    assert_eq!(bjorn.call("POST", "/api/you/channels?language=de", slack).await.status, 201);
    let (table, first) = &mut tables[0];
    play(first, table).await;
    told.go_on(20 * SECOND);
    let (table, first) = &mut tables[1];
    play(first, table).await;
    told.go_on(40 * SECOND);
    let message = told.receiver.wait(1).await.remove(0);
    let link = format!("http://{}/t/{}", told.server.address, tables[0].0);
    assert_eq!(
        message.json(),
        json!({ "text": format!("Vier gewinnt: Du bist am Zug, bis Sonntag 08:00 UTC\n{link}") })
    );
    told.go_on(20 * SECOND);
    assert_eq!(told.receiver.wait(2).await[1].text().lines().count(), 2, "the other one only");
    // Both lie until the next day, and go together.
    for (table, first) in &mut tables {
        play_as(&mut bjorn, table).await;
        play(first, table).await;
    }
    told.go_on(2 * MINUTE);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 2, "two a day, and one for a warning");
    told.go_on(DAY);
    let last = told.receiver.wait(3).await.remove(2);
    assert_eq!(last.text().lines().count(), 4, "two games with their links: {}", last.text());
}

#[tokio::test]
async fn most_of_the_time_gone_is_told_though_two_were_told_that_day() {
    let told = Told::start("warned").await;
    let (mut first, mut second, table) = told.guests().await;
    add(&mut second, "discord", &told.receiver.at("/discord")).await;
    for many in 1..=2 {
        play(&mut first, &table).await;
        told.go_on(MINUTE);
        told.receiver.wait(many).await;
        if many == 1 {
            play(&mut second, &table).await;
        }
    }
    // Two days to begin with, of which a minute is gone and 12 hours were earned; a fifth of it is left.
    let state = second.state(&table).await;
    let left =
        state["times"].as_array().expect("times").iter().find(|time| time["seat"] == 2).expect("hers")["left"].clone();
    let start = left.as_i64().expect("a time") + MINUTE;
    told.go_on(start * 4 / 5 - 2 * MINUTE);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 2);
    told.go_on(2 * MINUTE);
    let warning = told.receiver.wait(3).await.remove(2).json();
    let content = warning["content"].as_str().expect("a content");
    assert!(content.contains("and only until"), "{content}");
    assert_eq!(warning["allowed_mentions"], json!({ "parse": [] }), "nobody is pinged");
}

#[tokio::test]
async fn whoever_is_on_leave_is_left_alone() {
    let store = Arc::new(Memory::new(Fault::Nothing));
    let told = Told::over(Kept::By(store.clone())).await;
    let (mut first, mut second, table) = told.guests().await;
    add(&mut second, "webhook", &told.receiver.at("/")).await;
    let person = store.reachable().await.expect("people")[0];
    let is = Leaves::new(vec![Leave { from: MORNING - HOUR, until: MORNING + 20 * HOUR }]);
    let leave = Change::Person(person, Deed::Leave { was: Leaves::default(), is });
    assert_eq!(store.write(Author(9), &[leave]).await, [Ok(())]);
    play(&mut first, &table).await;
    told.go_on(20 * HOUR - SECOND);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 0);
    told.go_on(MINUTE);
    assert_eq!(told.receiver.wait(1).await.len(), 1, "it is over");
}

#[tokio::test]
async fn what_fails_is_tried_again_ever_later_and_its_owner_sees_why() {
    let told = Told::start("failing-channel").await;
    let (mut first, mut second, table) = told.guests().await;
    add(&mut second, "webhook", &told.receiver.at("/")).await;
    for _ in 0..2 {
        told.receiver.answer(500);
    }
    play(&mut first, &table).await;
    told.go_on(MINUTE);
    told.receiver.wait(1).await;
    let channel = until(&mut second, |channel| !channel["trouble"].is_null()).await;
    assert_eq!((&channel["trouble"], &channel["off"]), (&json!("It refuses our messages (500)."), &json!(false)));
    told.go_on(59 * SECOND);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 1);
    told.go_on(SECOND);
    told.receiver.wait(2).await;
    told.settled().await;
    told.go_on(4 * MINUTE);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 2, "the pause grows");
    told.go_on(MINUTE);
    told.receiver.wait(3).await;
    until(&mut second, |channel| channel["trouble"].is_null()).await;
    // A machine that is not there: given up after a while, and what was answered meanwhile is not tried.
    play(&mut second, &table).await;
    play(&mut first, &table).await;
    told.receiver.answer(503);
    told.go_on(MINUTE);
    told.receiver.wait(4).await;
    until(&mut second, |channel| !channel["trouble"].is_null()).await;
    play(&mut second, &table).await;
    told.go_on(HOUR);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 4, "it was answered");
}

#[tokio::test]
async fn a_channel_that_refuses_for_good_is_off_until_a_trial_arrives() {
    let told = Told::start("refused-channel").await;
    let (mut first, mut second, table) = told.guests().await;
    let added = add(&mut second, "webhook", &told.receiver.at("/")).await;
    told.receiver.answer(410);
    play(&mut first, &table).await;
    told.go_on(MINUTE);
    let off = until(&mut second, |channel| channel["off"] == true).await;
    assert_eq!(off["trouble"], "It refuses our messages (410).");
    told.go_on(DAY);
    told.settled().await;
    assert_eq!(told.receiver.received().len(), 1, "not even the warning");
    let number = &added["channel"]["channel"];
    let tried = second.post(&format!("/api/you/channels/{number}/try"), Value::Null).await;
    assert_eq!((tried.status, &tried.json()["off"], &tried.json()["trouble"]), (200, &json!(false), &Value::Null));
    assert_eq!(told.receiver.received()[1].text(), "Langhus: this is how you're told when a game waits for you");
    play(&mut second, &table).await;
    play(&mut first, &table).await;
    told.go_on(MINUTE);
    told.receiver.wait(3).await;
    // One that refuses again and again is off too.
    for _ in 0..12 {
        told.receiver.answer(403);
    }
    for _ in 0..12 {
        assert_eq!(second.post(&format!("/api/you/channels/{number}/try"), Value::Null).await.status, 200);
    }
    assert_eq!(channels(&mut second).await[0]["off"], true);
    let removed =
        second.client.send("DELETE", &format!("/api/you/channels/{number}"), second.token.as_deref(), None).await;
    assert_eq!((removed.expect("an answer").status, channels(&mut second).await), (204, json!([])));
    let tried = second.post(&format!("/api/you/channels/{number}/try"), Value::Null).await;
    assert_eq!(problem(&tried), "no-such-channel");
}
