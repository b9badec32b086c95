//! What is said with one click is read by everybody in their own language.

use serde_json::json;

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};

#[tokio::test]
async fn a_saying_speaks_every_language() {
    let server = Inside::start(two_games(), settings(&folder("sayings"))).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(first.post(&chat, json!({ "saying": "thanks" })).await.status, 204);
    let read = async |guest: &mut Guest, language: &str| {
        let said = guest.get(&format!("{chat}?language={language}")).await.json();
        said[0]["text"].as_str().expect("a text").to_owned()
    };
    assert_eq!(read(&mut second, "en").await, "Thanks for the game!");
    assert_eq!(read(&mut second, "de").await, "Danke für die Partie!");
    assert_eq!(problem(&first.post(&chat, json!({ "saying": "curse" })).await), "bad-chat");
    assert_eq!(problem(&first.post(&chat, json!({})).await), "bad-chat");
    server.stop().await;
}
