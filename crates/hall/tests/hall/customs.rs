//! What goes at a table is settled when it is opened: hints, and taking back what is over.

use std::time::Duration;

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};
use langhus_hall::load::client::Answer;
use serde_json::{Value, json};

fn seats(other: &Value) -> Value {
    json!([{ "sitter": "human", "name": "Astrid" }, other])
}

async fn undo(guest: &mut Guest, table: &str, client: &str) -> Answer {
    let sequence = guest.sequence(table).await;
    undo_at(guest, table, sequence, client).await
}

async fn undo_at(guest: &mut Guest, table: &str, sequence: u64, client: &str) -> Answer {
    guest.post(&format!("/api/tables/{table}/undo"), json!({ "sequence": sequence, "client": client })).await
}

#[tokio::test]
async fn among_people_nothing_goes_unless_the_table_was_opened_so() {
    let server = Inside::start(two_games(), settings(&folder("customs"))).await;
    let open = json!({ "sitter": "open" });
    for (hints, take_back) in [(None, None), (Some(true), Some(true)), (Some(true), None), (None, Some(true))] {
        let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
        let mut table = json!({ "game": "tic-tac-toe", "seats": seats(&open) });
        for (word, wish) in [("hints", hints), ("take_back", take_back)] {
            if let Some(wish) = wish {
                table[word] = json!(wish);
            }
        }
        let table = first.open_as(&table).await;
        second.join(&table, 2).await;
        let state = first.state(&table).await;
        assert_eq!((&state["hints"], &state["take_back"]), (&json!(hints.is_some()), &json!(take_back.is_some())));
        let hint = first.post(&format!("/api/tables/{table}/hint"), json!({})).await;
        if hints.is_some() {
            assert_eq!(hint.status, 200);
        } else {
            assert_eq!((hint.status, problem(&hint).as_str()), (409, "no-hints"));
        }
        let sequence = first.sequence(&table).await;
        first.act(&table, sequence, "a", "mark 5").await;
        assert_eq!(first.state(&table).await["may_undo"], json!(take_back.is_some()));
        let undone = undo(&mut first, &table, "b").await;
        if take_back.is_some() {
            assert_eq!(undone.status, 200);
        } else {
            assert_eq!((undone.status, problem(&undone).as_str()), (409, "undo-refused"));
            assert_eq!(undone.json()["rule"]["section"], Value::Null, "no rule of the game forbids it");
        }
    }
    server.stop().await;
}

/// Plays the first choice and waits for the bot.
async fn turn(guest: &mut Guest, table: &str, client: &str) -> Value {
    let state = guest.state(table).await;
    let sequence = state["sequence"].as_u64().expect("a sequence");
    guest.act(table, sequence, client, state["choices"][0]["action"].as_str().expect("a choice")).await;
    for _ in 0..500 {
        let state = guest.state(table).await;
        if state["moves"].as_u64() > Some(0) && !state["choices"].as_array().expect("choices").is_empty() {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bot does not answer");
}

#[tokio::test]
async fn alone_with_bots_their_answers_are_taken_back_too_and_the_record_says_so() {
    let data = folder("undo-past-bots");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::new(server.address);
    let bot = json!({ "sitter": "bot", "level": "thrall" });
    let table = guest.open_as(&json!({ "game": "connect-four", "seats": seats(&bot) })).await;
    let begun = guest.state(&table).await;
    assert_eq!((&begun["hints"], &begun["take_back"], &begun["may_undo"]), (&json!(true), &json!(true), &json!(false)));
    let first = turn(&mut guest, &table, "a").await;
    let second = turn(&mut guest, &table, "b").await;
    assert_eq!((&first["moves"], &second["moves"], &second["may_undo"]), (&json!(2), &json!(4), &json!(true)));
    let kept = |state: &Value| (state["moves"].clone(), state["choices"].clone());
    let seen = second["sequence"].as_u64().expect("a sequence");
    assert_eq!(undo_at(&mut guest, &table, seen, "c").await.status, 200);
    assert_eq!(kept(&guest.state(&table).await), kept(&first), "the bot's answer is gone, too");
    assert_eq!(undo_at(&mut guest, &table, seen, "c").await.json()["repeated"], true, "sent again, it is done once");
    assert_eq!(kept(&guest.state(&table).await), kept(&first));
    assert_eq!(undo(&mut guest, &table, "d").await.status, 200);
    assert_eq!(kept(&guest.state(&table).await), kept(&begun));
    assert_eq!(problem(&undo(&mut guest, &table, "e").await), "undo-refused");
    // It goes on from there, and everything is as it was after a restart.
    let third = turn(&mut guest, &table, "f").await;
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::with(server.address, guest.token.as_deref().expect("a token"));
    let state = guest.state(&table).await;
    assert_eq!((kept(&state), &state["sequence"]), (kept(&third), &third["sequence"]));
    // A record is told when the game is over.
    assert_eq!(guest.post(&format!("/api/tables/{table}/concede"), json!({})).await.status, 204);
    let record = guest.get(&format!("/api/tables/{table}/record")).await;
    let record = String::from_utf8(record.body).expect("a record is text");
    assert!(record.lines().any(|line| line == "taken-back 2"), "{record}");
    server.stop().await;
}

#[tokio::test]
async fn alone_too_a_table_may_be_opened_without() {
    let server = Inside::start(two_games(), settings(&folder("strict"))).await;
    let mut guest = Guest::new(server.address);
    let bot = json!({ "sitter": "bot", "level": "thrall" });
    let table = json!({ "game": "connect-four", "seats": seats(&bot), "hints": false, "take_back": false });
    let table = guest.open_as(&table).await;
    assert_eq!(problem(&guest.post(&format!("/api/tables/{table}/hint"), json!({})).await), "no-hints");
    assert_eq!(turn(&mut guest, &table, "a").await["may_undo"], false);
    let answer = undo(&mut guest, &table, "b").await;
    assert_eq!(problem(&answer), "undo-refused");
    server.stop().await;
}
