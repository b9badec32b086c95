//! A hall takes any store, and two halls over one store hear each other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use langhus_hall::store::{Postgres, Sqlite, Store};
use langhus_hall::{Kept, Settings};
use langhus_store_kit::cluster::Cluster;
use serde_json::json;

use crate::house::two_games;
use crate::memory::{Fault, Memory};
use crate::support::sse::{Event, Stream};
use crate::support::{Guest, Inside, PATIENCE, folder, settings};

/// A hall over this store. It has no folder of its own.
async fn hall(store: &Arc<dyn Store>) -> Inside {
    let nowhere = std::path::Path::new("/nowhere/at/all");
    Inside::start(two_games(), Settings { kept: Kept::By(store.clone()), ..settings(nowhere) }).await
}

/// The next event of this kind.
async fn heard(stream: &mut Stream, kind: &str) -> Event {
    loop {
        let event = stream.next(PATIENCE).await.unwrap_or_else(|| panic!("nobody tells that somebody {kind}"));
        if event.kind == kind {
            return event;
        }
    }
}

/// Two play a game of tic-tac-toe, each in another hall, and hear of each other's actions there.
async fn two_play_in_two_halls(stores: [Arc<dyn Store>; 2]) {
    let halls = [hall(&stores[0]).await, hall(&stores[1]).await];
    let [mut astrid, mut bjorn] = [Guest::new(halls[0].address), Guest::new(halls[1].address)];
    let table = astrid.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let stream = |n: usize| Stream::open(halls[n].address, &table, None, None);
    let mut streams = [stream(0).await.expect("a stream"), stream(1).await.expect("a stream")];
    bjorn.join(&table, 2).await;
    heard(&mut streams[0], "begun").await;
    for (turn, action) in ["mark 1", "mark 4", "mark 2", "mark 5", "mark 3"].into_iter().enumerate() {
        let guest = if turn.is_multiple_of(2) { &mut astrid } else { &mut bjorn };
        let sequence = guest.sequence(&table).await;
        let played = guest.act(&table, sequence, &turn.to_string(), action).await;
        assert_eq!(played.status, 200, "{action}: {}", String::from_utf8_lossy(&played.body));
        // Here and elsewhere, each time once.
        for stream in &mut streams {
            assert_eq!(heard(stream, "played").await.json()["seat"], turn % 2 + 1);
        }
    }
    for guest in [&mut astrid, &mut bjorn] {
        assert_eq!(guest.state(&table).await["status"], "finished", "both see the end");
    }
    let record = format!("/api/tables/{table}/record");
    assert_eq!(astrid.get(&record).await.body, bjorn.get(&record).await.body, "there is one game");
    for hall in halls {
        hall.stop().await;
    }
}

#[tokio::test]
async fn two_halls_over_one_database_hear_each_other() {
    let store = Sqlite::open(&folder("two-halls").join("one.db")).await.expect("a database");
    let store: Arc<dyn Store> = Arc::new(store);
    two_play_in_two_halls([store.clone(), store]).await;
}

#[tokio::test]
async fn two_halls_over_one_postgres_hear_each_other() {
    let address = Cluster::shared().database("two_halls");
    let store = async || Arc::new(Postgres::open(&address).await.expect("a database"));
    two_play_in_two_halls([store().await, store().await]).await;
}

#[tokio::test]
async fn a_hall_takes_any_store_that_keeps_the_promises() {
    let store: Arc<dyn Store> = Arc::new(Memory::new(Fault::Nothing));
    two_play_in_two_halls([store.clone(), store]).await;
}

/// The seat of a guest once their hall knows them there.
async fn comes_to_sit(guest: &mut Guest, table: &str) -> u64 {
    let end = Instant::now() + PATIENCE;
    loop {
        let answer = guest.get(&format!("/api/tables/{table}")).await;
        if answer.status == 200 {
            return answer.json()["you"].as_u64().expect("a seat");
        }
        assert!(Instant::now() < end, "{}", String::from_utf8_lossy(&answer.body));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_hall_hears_of_a_device_that_another_one_admitted() {
    let store: Arc<dyn Store> = Arc::new(Memory::new(Fault::Nothing));
    let halls = [hall(&store).await, hall(&store).await];
    let mut astrid = Guest::new(halls[0].address);
    let table = astrid.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    assert_eq!(Guest::new(halls[1].address).state(&table).await["you"], json!(null), "the other hall has it in memory");
    let link = astrid.post("/api/you/devices", json!({})).await.json();
    let code = link["link"].as_str().and_then(|link| link.split('=').nth(1)).expect("a code").to_owned();
    let mut phone = Guest::new(halls[0].address);
    let seat = phone.post("/api/you/redeem", json!({ "code": code })).await.json();
    // No entry tells of the device, and it is heard of all the same.
    let mut there = Guest::with(halls[1].address, seat["token"].as_str().expect("a token"));
    assert_eq!(comes_to_sit(&mut there, &table).await, 1);
    for hall in halls {
        hall.stop().await;
    }
}

#[tokio::test]
async fn a_hall_that_has_not_heard_is_refused_and_decides_again() {
    let store: Arc<dyn Store> = Arc::new(Memory::new(Fault::NobodyIsTold));
    let halls = [hall(&store).await, hall(&store).await];
    let mut astrid = Guest::new(halls[0].address);
    let table = astrid.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    assert_eq!(astrid.state(&table).await["status"], "open");
    Guest::new(halls[1].address).join(&table, 2).await;
    let say = format!("/api/tables/{table}/chat");
    // Somebody else wrote this number, which only the store knows.
    assert_eq!(astrid.post(&say, json!({ "text": "Is anybody here?" })).await.status, 204);
    assert_eq!(astrid.state(&table).await["status"], "playing", "the hall has looked again");
    for hall in halls {
        hall.stop().await;
    }
}
