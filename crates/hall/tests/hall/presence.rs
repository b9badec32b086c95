//! Who is here: pages are told when somebody comes, looks elsewhere, or goes.

use serde_json::{Value, json};

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, settings};

/// Reads until the page is told so of seat 2.
async fn told(page: &mut Stream, is: &str) -> Value {
    let known = |text: &str| {
        let last = text.rsplit("event: present\ndata: ").next().filter(|rest| rest.len() < text.len())?;
        let known: Value = serde_json::from_str(last.lines().next()?).ok()?;
        known.as_array()?.iter().find(|known| known["seat"] == 2).cloned()
    };
    for _ in 0..200 {
        if let Some(known) = known(&page.received).filter(|known| known["is"] == is) {
            return known;
        }
        // A stream that says who is here tells nothing else, so this only reads on.
        page.next(PATIENCE / 100).await;
    }
    panic!("nobody told that seat 2 is {is}: {}", page.received);
}

#[tokio::test]
async fn others_see_who_is_here_away_or_gone() {
    let server = Inside::start(two_games(), settings(&folder("presence"))).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    let listen = async |guest: &Guest, you: &str, name: &str| {
        let shown = format!("since=0{you}&page={name}&away=false");
        Stream::page(server.address, &table, guest.token.as_deref(), &shown).await.expect("a stream")
    };
    let mut page = listen(&first, "&you=1", "one").await;
    let other = listen(&second, "&you=2", "two").await;
    assert_eq!(told(&mut page, "here").await["since"], Value::Null);
    let turned = json!({ "page": "two", "away": true });
    assert_eq!(second.post(&format!("/t/{table}/attention"), turned).await.status, 204);
    told(&mut page, "away").await;
    drop(other);
    assert!(told(&mut page, "gone").await["since"].as_i64() > Some(0), "and since when");
    // Nobody is here in a seat that is not theirs.
    let _stranger = listen(&Guest::new(server.address), "&you=2", "three").await;
    let _liar = listen(&first, "&you=2", "four").await;
    let back = listen(&second, "&you=2", "five").await;
    told(&mut page, "here").await;
    drop(back);
    told(&mut page, "gone").await;
    let watcher =
        Guest::new(server.address).post(&format!("/t/{table}/attention"), json!({ "page": "x", "away": true })).await;
    assert_eq!(watcher.status, 401);
    server.stop().await;
}
