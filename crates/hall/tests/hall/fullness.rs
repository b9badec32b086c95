//! A table keeps only so much: first there is no more talk and undo, then no more coming and going, and play ends last.

use langhus_hall::load::client::Answer;
use langhus_hall::store::{Author, Change, Sqlite, Store};
use langhus_hall::{Kind, TableId, database};
use serde_json::json;

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};

/// What comes of everything that one can do at a table with so many entries beside its actions, as the seat whose turn it
/// is: talk (in German), an action, taking it back, leaving.
async fn at_a_table_with(loose: usize) -> [Answer; 4] {
    let data = folder("full");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::new(server.address);
    let name = guest.open("connect-four", &[json!({ "sitter": "open" })]).await;
    Guest::new(server.address).join(&name, 2).await;
    server.stop().await;
    let store = Sqlite::open(&database(&data)).await.unwrap();
    let table: TableId = name.parse().unwrap();
    let stored = store.load(table).await.unwrap().expect("the table is there");
    let talk = langhus_hall::Entry { kind: Kind::Chat, seat: stored.entries[1].seat, ..stored.entries[2].clone() };
    let first = stored.entries.len() as u64 + 1;
    let entries = vec![talk; loose - stored.entries.len()];
    let talk = Change::Append { table, first, entries, places: Vec::new(), status: None, due: None };
    assert_eq!(store.write(Author::fresh(), &[talk]).await, [Ok(())]);
    drop(store);
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::with(server.address, guest.token.as_deref().unwrap());
    let path = |what| format!("/api/tables/{name}/{what}");
    let said = guest.post(&path("chat?language=de"), json!({ "text": "Skál!" })).await;
    let sequence = guest.sequence(&name).await;
    let played = guest.act(&name, sequence, "a", "drop 1").await;
    let sequence = guest.sequence(&name).await;
    let undone = guest.post(&path("undo"), json!({ "sequence": sequence, "client": "u" })).await;
    let left = guest.post(&path("leave"), json!({})).await;
    server.stop().await;
    [said, played, undone, left]
}

#[tokio::test]
async fn a_table_of_many_words_is_like_any_other() {
    assert_eq!(at_a_table_with(7_900).await.map(|answer| answer.status), [204, 200, 200, 204]);
}

#[tokio::test]
async fn talk_and_undo_end_first_and_say_so_in_both_languages() {
    let [said, played, undone, left] = at_a_table_with(8_000).await;
    assert_eq!((problem(&said), problem(&undone)), ("full".to_owned(), "full".to_owned()));
    for (answer, end) in [(said, "Die Partie geht bis zum Ende weiter."), (undone, "The game goes on to its end.")] {
        let detail = answer.json()["detail"].as_str().expect("a sentence").to_owned();
        assert!(detail.ends_with(end), "{detail}");
    }
    assert_eq!((played.status, left.status), (200, 204));
}

#[tokio::test]
async fn then_the_seats_stay_as_they_are_and_play_goes_on() {
    let [said, played, undone, left] = at_a_table_with(10_000).await;
    assert_eq!([&said, &undone, &left].map(problem), ["full", "full", "full"].map(str::to_owned));
    assert_eq!(played.status, 200);
}

#[tokio::test]
async fn in_the_end_the_table_takes_nothing_more() {
    let answers = at_a_table_with(20_000).await;
    let [_, played, ..] = &answers;
    assert_eq!((played.status, problem(played).as_str()), (409, "full"));
    assert!(answers.iter().all(|answer| answer.status == 409), "{answers:?}");
}
