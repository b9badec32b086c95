//! Nobody learns a secret from the server: not in an open game, not in one with hidden answers, and not from a number.

use std::path::Path;

use connect_four::ConnectFour;
use langhus_board::{Area, Drawn, Mark, Pen, Scene};
use langhus_rules::{Game, Language, Seat, Voice};
use maud::{Markup, html};
use serde_json::json;
use tic_tac_toe::TicTacToe;

use crate::support::secrecy::driver::{compare, keeps_secrets, world};
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, settings};

#[path = "../../../kit/tests/high_card/mod.rs"]
#[allow(missing_docs, dead_code, reason = "the kit's own game, which breaks one promise at a time")]
mod high_card;

use high_card::{Event, Fault, HighCard, View};

/// A plain drawing: the kit's own game has none.
impl<const FAULT: u8> Drawn for HighCard<FAULT> {
    const STYLE: &'static str = "";
    const BUTTONS: &'static [&'static str] = &["turn", "ponder", "keep", "swap"];

    fn rulebook(_: Language) -> &'static str {
        "# High card\n"
    }
    fn figure(_: &str, _: &Pen<'_>) -> Option<Markup> {
        None
    }
    fn cover() -> Markup {
        html! {}
    }
    fn draw(&self, view: &View, pen: &Pen<'_>) -> Scene {
        let area = |seat| Area { seat, facts: Vec::new(), full: html! {} };
        let board = html! { pre { (self.sketch(view, &pen.speaker)) } };
        Scene { status: String::new(), board, areas: Seat::all(self.seats()).map(area).collect() }
    }
    fn section(&self, _: &View) -> &'static str {
        ""
    }
    fn mark(&self, _: &Event) -> Mark {
        Mark::default()
    }
}

#[tokio::test]
async fn an_open_game_has_nothing_to_hide() {
    keeps_secrets::<TicTacToe>(3).await;
    keeps_secrets::<ConnectFour>(3).await;
}

#[tokio::test]
async fn a_game_with_hands_and_hidden_answers_keeps_them() {
    let compared = keeps_secrets::<HighCard<{ Fault::Nothing as u8 }>>(30).await;
    assert!(compared.different > 20, "worlds that differ were compared: {compared:?}");
}

#[tokio::test]
async fn a_log_that_tells_hidden_answers_is_caught() {
    let mut caught = false;
    for seed in 0..30 {
        caught |= compare::<HighCard<{ Fault::Nothing as u8 }>, 2, 3>(seed).await.is_err();
    }
    assert!(caught, "the comparison would not notice a leak");
}

type Sound = HighCard<{ Fault::Nothing as u8 }>;

async fn at_high_card(data: &Path) -> (Inside, String, Guest, Guest) {
    let server = Inside::start(world::<Sound, 0>(), settings(data)).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("high-card", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    let sequence = first.sequence(&table).await;
    assert_eq!(first.act(&table, sequence, "turn", "turn").await.status, 200);
    (server, table, first, second)
}

/// What somebody can tell about the table without looking at the clock.
async fn known(guest: &mut Guest, table: &str) -> Vec<String> {
    let mut known = Vec::new();
    for path in ["", "?at=1", "/log", "/chat"] {
        known.push(String::from_utf8_lossy(&guest.get(&format!("/api/tables/{table}{path}")).await.body).into_owned());
    }
    known.push(guest.get("/api/tables").await.json().to_string());
    known
}

#[tokio::test]
async fn a_hidden_step_has_no_number_for_others_and_does_not_make_them_late() {
    let (server, table, mut first, mut second) = at_high_card(&folder("hidden-step")).await;
    let mut stranger = Guest::new(server.address);
    let token = second.token.clone();
    let before = (known(&mut second, &table).await, known(&mut stranger, &table).await);
    let at = second.sequence(&table).await;
    let mut stream = Stream::open(server.address, &table, token.as_deref(), Some(at)).await.expect("a stream");
    let own = first.sequence(&table).await;
    let acted = first.act(&table, own, "ponder", "ponder").await;
    assert_eq!((acted.status, &acted.json()["sequence"]), (200, &json!(own + 1)), "one's own step counts");
    assert_eq!(known(&mut second, &table).await, before.0);
    assert_eq!(known(&mut stranger, &table).await, before.1);
    let answered = second.act(&table, at, "keep", "keep").await;
    assert_eq!((answered.status, &answered.json()["sequence"]), (200, &json!(at + 1)));
    let event = stream.next(PATIENCE).await.expect("one's own answer");
    assert_eq!((event.id, event.json()["seat"].as_u64()), (at + 1, Some(2)), "nothing came before it");
    let again = second.act(&table, at, "keep", "keep").await.json();
    assert_eq!((&again["repeated"], &again["sequence"]), (&json!(true), &json!(at + 1)));
    server.stop().await;
}

#[tokio::test]
async fn the_numbers_are_the_same_after_a_restart_and_after_the_end_all_positions_count() {
    let data = folder("hidden-restart");
    let (server, table, mut first, mut second) = at_high_card(&data).await;
    for (seat, action) in [(1, "ponder"), (2, "ponder"), (1, "swap")] {
        let guest = if seat == 1 { &mut first } else { &mut second };
        let sequence = guest.sequence(&table).await;
        assert_eq!(guest.act(&table, sequence, action, action).await.status, 200);
    }
    let undo = json!({ "sequence": first.sequence(&table).await, "client": "undo" });
    let before = (known(&mut first, &table).await, known(&mut second, &table).await);
    server.stop().await;
    let server = Inside::start(world::<Sound, 0>(), settings(&data)).await;
    let again = |guest: &Guest| Guest::with(server.address, guest.token.as_deref().expect("a token"));
    let (mut first, mut second) = (again(&first), again(&second));
    assert_eq!((known(&mut first, &table).await, known(&mut second, &table).await), before);
    // The swap was the last thing that the first seat noticed; its own two steps go back over the other's hidden one.
    let undone = first.post(&format!("/api/tables/{table}/undo"), undo).await;
    assert_eq!(undone.status, 200, "{}", undone.json());
    let state = first.state(&table).await;
    assert_eq!((&state["moves"], &state["may_undo"]), (&json!(2), &json!(true)));
    for guest in [&mut first, &mut second] {
        let sequence = guest.sequence(&table).await;
        assert_eq!(guest.act(&table, sequence, "end", "keep").await.status, 200);
    }
    for guest in [&mut first, &mut second] {
        let state = guest.state(&table).await;
        assert_eq!((&state["status"], &state["moves"]), (&json!("finished"), &json!(5)), "{state}");
        assert_eq!(guest.get(&format!("/api/tables/{table}?at=5")).await.status, 200);
        let mut stream = Stream::open(server.address, &table, guest.token.as_deref(), Some(0)).await.expect("a stream");
        for id in 1..=state["sequence"].as_u64().expect("a sequence") {
            assert_eq!(stream.next(PATIENCE).await.expect("every event comes").id, id);
        }
    }
    server.stop().await;
}
