//! Giving a game up.

use serde_json::json;

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};

#[tokio::test]
async fn whoever_gives_up_against_one_other_has_lost() {
    let data = folder("concede");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let concede = format!("/api/tables/{table}/concede");
    assert_eq!(problem(&first.post(&concede, json!({})).await), "not-begun");
    second.join(&table, 2).await;
    assert_eq!(first.post(&concede, json!({})).await.status, 204);
    let state = second.state(&table).await;
    assert_eq!((&state["status"], &state["awaited"]), (&json!("finished"), &json!([])), "{state}");
    let listed = second.get("/api/tables?mine=true").await.json();
    let result = &listed[0]["result"];
    assert_eq!((&result[0]["seat"], &result[0]["place"], &result[1]["place"]), (&json!(2), &json!(1), &json!(2)));
    assert_eq!(listed[0]["awaited"], json!([]), "nobody is waited for");
    let page = second.get(&format!("/t/{table}")).await;
    let page = String::from_utf8(page.body).expect("UTF-8");
    assert!(page.contains("has conceded.") && page.contains("data-do=\"rematch\""), "{page}");
    // Nothing goes on, and nothing is given up twice.
    let sequence = first.sequence(&table).await;
    assert_eq!(problem(&first.act(&table, sequence, "a", "mark 1").await), "over");
    assert_eq!(problem(&second.post(&concede, json!({})).await), "over");
    // They talk and play again.
    assert_eq!(first.post(&format!("/api/tables/{table}/chat"), json!({ "saying": "thanks" })).await.status, 204);
    assert_eq!(second.get("/api/tables?mine=true").await.json()[0]["awaited"], json!([]));
    assert_eq!(first.post(&format!("/api/tables/{table}/rematch"), json!({})).await.status, 200);
    let record = first.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    // Loaded again it is the same.
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let again = Guest::with(server.address, second.token.as_deref().expect("a token")).state(&table).await;
    assert_eq!(
        (&again["status"], &again["awaited"], &again["standings"]),
        (&json!("finished"), &json!([]), &state["standings"])
    );
    server.stop().await;
}

#[tokio::test]
async fn alone_against_bots_giving_up_ends_the_game() {
    let server = Inside::start(two_games(), settings(&folder("concede-alone"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    assert_eq!(guest.post(&format!("/api/tables/{table}/concede"), json!({})).await.status, 204);
    assert_eq!(guest.state(&table).await["status"], "finished");
    server.stop().await;
}
