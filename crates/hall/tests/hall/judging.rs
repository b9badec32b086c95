//! While an edition or a record is judged, the hall serves everybody else.

use std::ops::RangeInclusive;
use std::sync::{Condvar, Mutex};
use std::time::Duration;

use langhus_board::Page;
use langhus_hall::House;
use langhus_rules::{
    Edition, Language, Mistakes, Of, OptionSpec, Phrasebook, Saga, SagaError, SagaMove, Seat, Seed, Setup, Table,
};
use langhus_table::{Hosted, Title};
use maud::Markup;
use serde_json::json;
use tic_tac_toe::TicTacToe;

use crate::support::{Guest, Inside, folder, problem, settings};

/// How long judging takes at most. A hall that judged on the threads that serve would answer nobody for so long.
const LONGEST: Duration = Duration::from_secs(5);

/// Holds up whoever judges until the test lets them go on.
struct Gate {
    open: Mutex<bool>,
    opened: Condvar,
}

impl Gate {
    const fn new() -> Gate {
        Gate { open: Mutex::new(false), opened: Condvar::new() }
    }

    /// Was it opened in time?
    fn pass(&self) -> bool {
        let open = self.open.lock().expect("nobody panics here");
        *self.opened.wait_timeout_while(open, LONGEST, |open| !*open).expect("nobody panics here").0
    }

    fn open(&self) {
        *self.open.lock().expect("nobody panics here") = true;
        self.opened.notify_all();
    }
}

static EDITIONS: Gate = Gate::new();
static RECORDS: Gate = Gate::new();

/// Tic-tac-toe whose own editions and records are judged for as long as the test likes.
struct Slow(Of<TicTacToe>);

impl Title for Slow {
    fn id(&self) -> &'static str {
        self.0.id()
    }

    fn revision(&self) -> u32 {
        self.0.revision()
    }

    fn check_revision(&self, revision: u32) -> Result<(), Mistakes> {
        Title::check_revision(&self.0, revision)
    }

    fn seats(&self) -> RangeInclusive<u8> {
        self.0.seats()
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.0.options()
    }

    fn editions(&self) -> &[Edition] {
        self.0.editions()
    }

    fn book(&self) -> &'static Phrasebook {
        self.0.book()
    }

    fn open(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn Hosted>, Mistakes> {
        let own = setup.edition.as_ref().is_some_and(|edition| !self.editions().contains(edition));
        if own && !EDITIONS.pass() {
            return Err(Mistakes::one("Nobody else was served meanwhile."));
        }
        Title::open(&self.0, setup, seed)
    }

    fn resume(&self, saga: &Saga, editions: &[Edition]) -> Result<Box<dyn Hosted>, SagaError> {
        if !RECORDS.pass() {
            return Err(SagaError { line: 1, says: "Nobody else was served meanwhile.".into() });
        }
        Title::resume(&self.0, saga, editions)
    }

    fn check_edition(&self, edition: &Edition) -> Result<(), Mistakes> {
        self.0.check_edition(edition)
    }

    fn style(&self) -> &'static str {
        self.0.style()
    }

    fn cover(&self) -> Markup {
        self.0.cover()
    }

    fn rulebook(&self, language: Language) -> Page {
        self.0.rulebook(language)
    }

    fn decisions(&self, language: Language) -> Option<Page> {
        self.0.decisions(language)
    }
}

static SLOW: Slow = Slow(Of::new());

fn slow_house() -> House {
    House::new([&SLOW as _])
}

fn seats() -> serde_json::Value {
    json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }])
}

// One thread serves everything, so that a single request could hold up all others.
#[tokio::test(flavor = "current_thread")]
async fn others_are_served_while_an_edition_is_judged() {
    let server = Inside::start(slow_house(), settings(&folder("judged-edition"))).await;
    let address = server.address;
    let sends = tokio::spawn(async move {
        let new = json!({ "game": "tic-tac-toe", "edition": "name = \"mine\"\n", "seats": seats() });
        Guest::new(address).post("/api/tables", new).await
    });
    let mut other = Guest::new(address);
    assert_eq!(other.get("/api/games").await.status, 200);
    // Whoever plays with what is in the box does not wait behind it.
    other.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    assert!(!sends.is_finished());
    EDITIONS.open();
    let answer = sends.await.expect("an answer");
    assert_eq!(answer.status, 201, "{}", String::from_utf8_lossy(&answer.body));
    server.stop().await;
}

#[tokio::test(flavor = "current_thread")]
async fn others_are_served_while_a_record_is_judged() {
    let server = Inside::start(slow_house(), settings(&folder("judged-record"))).await;
    let address = server.address;
    let title = Of::<TicTacToe>::new();
    let table = title.open(&Setup { seats: 2, ..Setup::default() }, Seed::from_number(1)).expect("a table");
    let record = table.saga().write();
    let sends =
        tokio::spawn(
            async move { Guest::new(address).client.raw("POST", "/api/records", "", record.as_bytes()).await },
        );
    assert_eq!(Guest::new(address).get("/api/games").await.status, 200);
    assert!(!sends.is_finished());
    RECORDS.open();
    let answer = sends.await.expect("it is sent").expect("an answer");
    assert_eq!(answer.status, 201, "{}", String::from_utf8_lossy(&answer.body));
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_edition_is_told_with_the_number_of_its_mistakes() {
    let server = Inside::start(crate::house::two_games(), settings(&folder("mistakes"))).await;
    let mut guest = Guest::new(server.address);
    let wrong: String = (0..60).map(|n| format!("k{n}=1\n")).collect();
    let new = json!({ "game": "tic-tac-toe", "edition": format!("name=\"x\"\n{wrong}"), "seats": seats() });
    let answer = guest.post("/api/tables", new).await;
    assert_eq!(problem(&answer), "bad-setup");
    assert_eq!(answer.json()["mistakes"], 60);
    let detail = answer.json()["detail"].as_str().expect("a sentence").to_owned();
    assert!(detail.starts_with("line 2: ") && detail.ends_with("\n… and 10 more mistakes."), "{detail}");
    server.stop().await;
}

#[tokio::test]
async fn a_record_longer_than_anybody_plays_is_not_even_read() {
    let server = Inside::start(crate::house::two_games(), settings(&folder("long-record"))).await;
    let title = Of::<TicTacToe>::new();
    let table = title.open(&Setup { seats: 2, ..Setup::default() }, Seed::from_number(1)).expect("a table");
    let mut saga = table.saga();
    let mut client = Guest::new(server.address).client;
    // Eleven lines stand around the moves.
    for (lines, why) in [(20_000, "line 9: "), (20_001, "A record can have at most 20000 lines.")] {
        saga.moves = vec![SagaMove { seat: Seat::new(1), notation: "mark 1".into() }; lines - 11];
        assert_eq!(saga.write().lines().count(), lines);
        let answer = client.raw("POST", "/api/records", "", saga.write().as_bytes()).await.expect("an answer");
        assert_eq!(problem(&answer), "bad-record");
        let detail = answer.json()["detail"].as_str().expect("a sentence").to_owned();
        assert!(detail.starts_with(why), "{detail}");
    }
    server.stop().await;
}
