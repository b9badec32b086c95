//! A file of nothing but mistakes costs the hall little: the answer is short, it comes soon, and others are served.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::start;
use crate::support::{Guest, folder, problem};

/// The largest answer to anything that is wrong.
const LARGEST_ANSWER: usize = 16 * 1024;

/// A table of Schiffbauer with this edition.
fn table(edition: &str) -> Value {
    let open = json!({ "sitter": "open" });
    json!({ "game": "schiffbauer", "edition": edition, "seats": [{ "sitter": "human", "name": "Astrid" }, open] })
}

#[tokio::test]
async fn twenty_thousand_empty_ships_get_a_short_answer_soon() {
    let server = start(&folder("ships"));
    let address = server.address;
    let edition = format!("ship=[{}]", vec!["{}"; 20_000].join(","));
    // As many at once as fill every thread of a small machine, and others beside them.
    let mut senders = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let new = table(&edition);
        senders.spawn(async move {
            let begun = Instant::now();
            (Guest::new(address).post("/api/tables", new).await, begun.elapsed())
        });
    }
    let mut other = Guest::new(address);
    while !senders.is_empty() {
        assert_eq!(other.get("/api/games").await.status, 200);
        while let Some(sent) = senders.try_join_next() {
            let (answer, took) = sent.expect("an answer");
            assert_eq!(problem(&answer), "bad-setup");
            assert!(answer.body.len() <= LARGEST_ANSWER, "{} bytes", answer.body.len());
            // One of them took five seconds where lines were counted from the start for each mistake.
            assert!(took < Duration::from_secs(5), "{took:?}");
            let document = answer.json();
            let detail = document["detail"].as_str().expect("a sentence");
            assert!(detail.contains("there are 20000 sections [[ship]], but there can be at most 500"), "{detail}");
            assert_eq!(detail.lines().count(), 51);
            let more = document["mistakes"].as_u64().expect("a number") - 50;
            assert!(detail.ends_with(&format!("\n… and {more} more mistakes.")), "{detail}");
        }
    }
}

#[tokio::test]
async fn no_wrong_edition_makes_a_long_answer() {
    let server = start(&folder("long-answers"));
    let mut guest = Guest::new(server.address);
    // What a sentence repeats: names and texts, in letters that take most room where they are sent.
    for letter in ["x", "\\\"", "\u{1F6A3}", "\\\\", "\\u0001"] {
        let long = letter.repeat(60);
        let keys: String = (0..100).map(|n| format!("\"{n}{long}\"=1\n")).collect();
        let ships: String = (0..60).map(|_| format!("[[ship]]\nid=\"{long}\"\nflag=\"{long}\"\n")).collect();
        for edition in [keys, ships] {
            let answer = guest.post("/api/tables", table(&edition)).await;
            assert_eq!(problem(&answer), "bad-setup");
            assert!((4_000..=LARGEST_ANSWER).contains(&answer.body.len()), "{letter}: {} bytes", answer.body.len());
        }
    }
}
