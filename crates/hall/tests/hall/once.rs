//! A request that is sent again is done once, and its sender gets the first answer again.

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, problem, settings};
use langhus_hall::database;
use langhus_hall::load::client::Answer;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Row};

const KEY: &str = "a-key_of-16-chars";

async fn house(name: &str) -> Inside {
    let mut settings = settings(&folder(name));
    settings.limits.chat.burst = 1e9;
    Inside::start(two_games(), settings).await
}

/// Posts with a key.
async fn post(guest: &mut Guest, path: &str, key: &str, body: &Value) -> Answer {
    let token = guest.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let headers = format!("{token}Idempotency-Key: {key}\r\nContent-Type: application/json\r\n");
    guest.client.raw("POST", path, &headers, body.to_string().as_bytes()).await.expect("an answer")
}

fn open() -> Value {
    json!({ "game": "tic-tac-toe", "listed": true,
        "seats": [{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }] })
}

#[tokio::test]
async fn a_table_is_opened_once_and_the_seat_gets_a_fresh_token() {
    let server = house("open-once").await;
    let mut guest = Guest::new(server.address);
    let first = post(&mut guest, "/api/tables", KEY, &open()).await;
    let again = post(&mut guest, "/api/tables", KEY, &open()).await;
    assert_eq!((first.status, again.status), (201, 201));
    let (first, again) = (first.json(), again.json());
    assert_eq!((&first["id"], &first["seat"]), (&again["id"], &again["seat"]));
    assert_ne!(first["token"], again["token"], "only its hash is kept, so a token cannot be told twice");
    let table = first["id"].as_str().unwrap();
    for told in [&first, &again] {
        let mut guest = Guest::with(server.address, told["token"].as_str().unwrap());
        assert_eq!(guest.state(table).await["you"], 1, "both open the seat");
    }
    assert_eq!(guest.get("/api/tables").await.json().as_array().unwrap().len(), 1);
    let other = post(&mut guest, "/api/tables", "another-key-of-mine", &open()).await;
    assert_ne!(other.json()["id"], first["id"]);
    server.stop().await;
}

#[tokio::test]
async fn a_request_that_comes_twice_at_once_is_done_once() {
    let server = house("twice-at-once").await;
    let address = server.address;
    let ask = |n: usize| async move {
        let key = format!("twice-at-once-key-{}", n / 4);
        let answer = post(&mut Guest::new(address), "/api/tables", &key, &open()).await;
        assert_eq!(answer.status, 201, "{}", answer.json());
        answer.json()["id"].as_str().unwrap().to_owned()
    };
    let mut asking = tokio::task::JoinSet::new();
    for n in 0..40 {
        asking.spawn(ask(n));
    }
    let mut tables = asking.join_all().await;
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 10, "four requests with one key opened one table");
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_taken_lent_taken_back_and_left_once() {
    let server = house("seat-once").await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let sit = json!({ "name": "Bodil" });
    let sat = post(&mut second, &at("/seats/2"), "join-key-0123456789", &sit).await.json();
    let again = post(&mut second, &at("/seats/2"), "join-key-0123456789", &sit).await;
    assert_eq!((again.status, &again.json()["seat"]), (201, &sat["seat"]));
    second.token = again.json()["token"].as_str().map(str::to_owned);
    let lend = json!({ "level": "thrall" });
    for _ in 0..2 {
        assert_eq!(post(&mut second, &at("/seats/2/bot"), "lend-key-0123456789", &lend).await.status, 204);
    }
    for _ in 0..2 {
        assert_eq!(post(&mut second, &at("/back"), "back-key-0123456789", &json!({})).await.status, 204);
    }
    for _ in 0..2 {
        assert_eq!(post(&mut second, &at("/leave"), "leave-key-012345678", &json!({})).await.status, 204);
    }
    let kinds = ["sat", "bot", "back", "left"];
    let sequence = first.sequence(&table).await;
    assert_eq!(sequence, 2 + kinds.len() as u64, "opened, begun, and each of these once");
    // The seat is somebody else's now, and an old key does not open it.
    let mut third = Guest::new(server.address);
    third.join(&table, 2).await;
    assert_eq!(problem(&post(&mut second, &at("/seats/2"), "join-key-0123456789", &sit).await), "wrong-token");
    assert_eq!(third.state(&table).await["you"], 2);
    server.stop().await;
}

#[tokio::test]
async fn talk_records_and_rematches_happen_once() {
    let server = house("talk-once").await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    for _ in 0..3 {
        assert_eq!(post(&mut first, &at("/chat"), KEY, &json!({ "text": "hei" })).await.status, 204);
    }
    assert_eq!(first.get(&at("/chat")).await.json().as_array().unwrap().len(), 1);
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        let player = if n % 2 == 0 { &mut first } else { &mut second };
        let sequence = player.sequence(&table).await;
        assert_eq!(player.act(&table, sequence, &n.to_string(), &format!("mark {cell}")).await.status, 200);
    }
    let one = post(&mut first, &at("/rematch"), "rematch-key-0123456", &json!({})).await.json();
    let same = post(&mut first, &at("/rematch"), "rematch-key-0123456", &json!({})).await.json();
    assert_eq!((&one, &one["id"]), (&same, &Value::Null), "the other has not answered");
    let sequence = first.sequence(&table).await;
    let other = post(&mut second, &at("/rematch"), "rematch-key-of-bodil", &json!({})).await.json();
    let late = post(&mut first, &at("/rematch"), "rematch-key-0123456", &json!({})).await.json();
    assert!(other["id"].is_string() && other["id"] == late["id"], "{other} {late}");
    assert_eq!(first.sequence(&table).await, sequence + 2, "agreed, and opened once");
    let record = first.get(&at("/record")).await.body;
    let headers = "Content-Type: text/plain\r\nIdempotency-Key: record-key-01234567\r\n";
    let one = first.client.raw("POST", "/api/records", headers, &record).await.unwrap().json();
    let same = first.client.raw("POST", "/api/records", headers, &record).await.unwrap().json();
    assert_eq!((one["id"].is_string(), &one), (true, &same));
    server.stop().await;
}

#[tokio::test]
async fn a_key_belongs_to_one_request_and_is_kept_as_its_hash_for_a_day() {
    let data = folder("key-used");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::new(server.address);
    let opened = post(&mut guest, "/api/tables", KEY, &open()).await.json();
    guest.token = opened["token"].as_str().map(str::to_owned);
    let table = opened["id"].as_str().unwrap().to_owned();
    let mut other = open();
    other["listed"] = json!(false);
    assert_eq!(problem(&post(&mut guest, "/api/tables", KEY, &other).await), "key-used");
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(problem(&post(&mut guest, &chat, KEY, &json!({ "text": "hei" })).await), "key-used");
    for wrong in ["short", "with a space in the key", &"x".repeat(65), "ümlaut-in-this-key"] {
        let answer = post(&mut guest, &chat, wrong, &json!({ "text": "hei" })).await;
        assert_eq!((problem(&answer).as_str(), answer.status), ("malformed", 400), "{wrong}");
    }
    server.stop().await;
    for file in std::fs::read_dir(&data).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(KEY.len()).any(|window| window == KEY.as_bytes()), "the key itself is kept nowhere");
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database(&data));
    let mut connection = options.connect().await.unwrap();
    let yesterday = "UPDATE requests SET at = at - 24 * 3600 * 1000";
    assert_eq!(sqlx::query(yesterday).execute(&mut connection).await.unwrap().rows_affected(), 1);
    let server = Inside::start(two_games(), settings(&data)).await;
    let end = std::time::Instant::now() + crate::support::PATIENCE;
    loop {
        let left = sqlx::query("SELECT count(*) FROM requests").fetch_one(&mut connection).await.unwrap();
        if left.get::<i64, _>(0) == 0 {
            break;
        }
        assert!(std::time::Instant::now() < end, "yesterday's key is still remembered");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}
