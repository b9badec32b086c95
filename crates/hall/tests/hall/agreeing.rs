//! Playing again, by agreement: whoever proposes waits for the people who played.

use std::time::Duration;

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};
use serde_json::{Value, json};

/// A finished game of two people, won by the first.
async fn finished(name: &str) -> (Inside, String, Guest, Guest) {
    let server = Inside::start(two_games(), settings(&folder(name))).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    assert_eq!(problem(&first.post(&format!("/api/tables/{table}/rematch"), json!({})).await), "not-finished");
    assert_eq!(problem(&first.post(&format!("/api/tables/{table}/rematch/refuse"), json!({})).await), "not-finished");
    play(&table, &mut first, &mut second).await;
    (server, table, first, second)
}

async fn play(table: &str, first: &mut Guest, second: &mut Guest) {
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        let player = if n % 2 == 0 { &mut *first } else { &mut *second };
        let sequence = player.sequence(table).await;
        player.act(table, sequence, &n.to_string(), &format!("mark {cell}")).await;
    }
}

async fn agree(guest: &mut Guest, table: &str) -> Value {
    guest.post(&format!("/api/tables/{table}/rematch"), json!({})).await.json()
}

async fn refuse(guest: &mut Guest, table: &str) -> Value {
    guest.post(&format!("/api/tables/{table}/rematch/refuse"), json!({})).await.json()
}

/// Does somebody's list say that this table waits for them?
async fn invited(guest: &mut Guest, table: &str) -> bool {
    let listed = guest.get("/api/tables?mine=true").await.json();
    let row =
        listed.as_array().expect("tables").iter().find(|row| row["id"] == table).expect("a table of theirs").clone();
    row["awaited"].as_array().expect("seats").contains(&row["you"])
}

#[tokio::test]
async fn whoever_proposes_waits_for_the_others_and_all_keep_their_tokens() {
    let (server, table, mut first, mut second) = finished("agree").await;
    let one = agree(&mut first, &table).await;
    assert_eq!(one, json!({ "id": null, "seat": null, "agreed": [1], "refused": [], "waiting": [2] }));
    assert_eq!((invited(&mut first, &table).await, invited(&mut second, &table).await), (false, true));
    let twice = agree(&mut first, &table).await;
    assert_eq!(twice, one, "asking twice changes nothing");
    let other = agree(&mut second, &table).await;
    assert_eq!((&other["seat"], &other["agreed"], &other["waiting"]), (&json!(1), &json!([1, 2]), &json!([])));
    let new = other["id"].as_str().expect("a table").to_owned();
    assert_eq!(agree(&mut first, &table).await["seat"], json!(2), "the next seat begins");
    let again = second.state(&new).await;
    assert_eq!((&again["you"], &again["status"]), (&json!(1), &json!("playing")));
    assert_eq!((&first.state(&table).await["rematch"], invited(&mut second, &table).await), (&json!(new), false));
    let late = second.post(&format!("/api/tables/{table}/rematch/refuse"), json!({})).await;
    assert_eq!((late.status, problem(&late).as_str()), (409, "plays-again"));
    server.stop().await;
}

#[tokio::test]
async fn whoever_refuses_keeps_nobody_from_playing_and_may_think_again() {
    let (server, table, mut first, mut second) = finished("refuse").await;
    agree(&mut first, &table).await;
    let refused = refuse(&mut second, &table).await;
    assert_eq!(refused, json!({ "id": null, "seat": null, "agreed": [1], "refused": [2], "waiting": [] }));
    assert!(!invited(&mut second, &table).await, "whoever has answered is not asked again");
    // Somebody may withdraw, and think again.
    assert_eq!(refuse(&mut first, &table).await["agreed"], json!([]));
    assert_eq!(agree(&mut first, &table).await["id"], Value::Null, "not all agree, which the first has not seen yet");
    // Asking once more is playing without whoever refused: their seat is open.
    let alone = agree(&mut first, &table).await;
    let new = alone["id"].as_str().expect("a table").to_owned();
    let state = first.state(&new).await;
    assert_eq!((&state["status"], &state["you"]), (&json!("open"), &json!(2)));
    assert_eq!(state["seats"][0]["sitter"], "open", "{state}");
    assert_eq!(problem(&second.get(&format!("/api/tables/{new}")).await), "wrong-token", "a key to the old table only");
    server.stop().await;
}

#[tokio::test]
async fn a_stranger_is_not_asked() {
    let (server, table, _, _) = finished("stranger").await;
    let mut stranger = Guest::new(server.address);
    for path in ["rematch", "rematch/refuse"] {
        let answer = stranger.post(&format!("/api/tables/{table}/{path}"), json!({})).await;
        assert_eq!((answer.status, problem(&answer).as_str()), (401, "no-seat"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stand_in_is_not_asked_and_does_not_carry_over() {
    let server = Inside::start(two_games(), settings(&folder("stand-in"))).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    let lend = json!({ "level": "thrall" });
    for (seat, guest) in [(1, &mut first), (2, &mut second)] {
        assert_eq!(guest.post(&format!("/api/tables/{table}/seats/{seat}/bot"), lend.clone()).await.status, 204);
    }
    // The bots play on to the end.
    for _ in 0..200 {
        if first.state(&table).await["status"] == "finished" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(agree(&mut first, &table).await["waiting"], json!([2]), "the person is asked, not the bot");
    let new = agree(&mut second, &table).await["id"].as_str().expect("a table").to_owned();
    let seats = second.state(&new).await["seats"].clone();
    assert_eq!((&seats[0]["sitter"], &seats[1]["sitter"]), (&json!("human"), &json!("human")), "{seats}");
    server.stop().await;
}

#[tokio::test]
async fn bots_need_no_asking() {
    let server = Inside::start(two_games(), settings(&folder("bots-again"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    while guest.state(&table).await["status"] != "finished" {
        let state = guest.state(&table).await;
        if let Some(action) = state["choices"][0]["action"].as_str() {
            let sequence = state["sequence"].as_u64().expect("a sequence");
            guest.act(&table, sequence, &format!("act {sequence}"), action).await;
        }
    }
    assert!(agree(&mut guest, &table).await["id"].is_string());
    server.stop().await;
}
