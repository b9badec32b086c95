//! Tables of bots alone: they wait until somebody looks, and they are limited.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use langhus_hall::Settings;
use langhus_hall::load::client::Answer;
use serde_json::json;

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};

/// Nobody is taken for watching but who listens to a stream.
fn unwatched(data: &Path) -> Settings {
    Settings { watched: Duration::ZERO, ..settings(data) }
}

/// Opens a table of bots alone, without looking at it.
async fn open_bots(guest: &mut Guest) -> Answer {
    open_bots_in(guest, "en").await
}

async fn open_bots_in(guest: &mut Guest, language: &str) -> Answer {
    let bot = json!({ "sitter": "bot", "level": "thrall" });
    let path = format!("/api/tables?language={language}");
    guest.post(&path, json!({ "game": "connect-four", "seats": [bot, bot], "listed": true })).await
}

fn id(opened: &Answer) -> String {
    assert_eq!(opened.status, 201, "{}", String::from_utf8_lossy(&opened.body));
    opened.json()["id"].as_str().expect("an id").to_owned()
}

/// A metric's value; nothing while there is none.
async fn metric(metrics: SocketAddr, name: &str) -> Option<i64> {
    let text = String::from_utf8(Guest::new(metrics).get("/metrics").await.body).expect("text");
    text.lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
        .map(|value| value.parse().expect("a number"))
}

async fn until(metrics: SocketAddr, name: &str, value: i64) {
    let end = Instant::now() + PATIENCE;
    while metric(metrics, name).await != Some(value) {
        assert!(Instant::now() < end, "{name} does not become {value}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Listens until the game is over.
async fn watch(address: SocketAddr, table: &str) {
    let mut stream = Stream::open(address, table, None, Some(0)).await.expect("a stream");
    loop {
        let told = stream.next(PATIENCE).await.expect("the bots play on").json();
        if told["kind"] == "played" && told["awaited"] == json!([]) {
            return;
        }
    }
}

#[tokio::test]
async fn a_table_of_bots_alone_waits_until_somebody_listens() {
    let server = Inside::start(two_games(), unwatched(&folder("asleep"))).await;
    let table = id(&open_bots(&mut Guest::new(server.address)).await);
    until(server.metrics, "langhus_tables_asleep", 1).await;
    assert_eq!(metric(server.metrics, "langhus_bot_answers_total").await, Some(0));
    watch(server.address, &table).await;
    until(server.metrics, "langhus_tables_asleep", 0).await;
    until(server.metrics, "langhus_tables_thinking", 0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_program_that_asks_again_and_again_counts_as_watching() {
    let settings = Settings { watched: Duration::from_millis(1), ..settings(&folder("polled")) };
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let table = id(&open_bots(&mut guest).await);
    until(server.metrics, "langhus_tables_asleep", 1).await;
    let path = "/api/tables?status=playing";
    assert_eq!(guest.get(path).await.json()[0]["id"], json!(table), "the game is not over, and a list is no look");
    let end = Instant::now() + PATIENCE;
    while guest.state(&table).await["status"] != "finished" {
        assert!(Instant::now() < end, "the bots do not play on");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_play_on_for_those_who_are_away_though_nobody_looks() {
    let server = Inside::start(two_games(), unwatched(&folder("away"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    let lent = guest.post(&format!("/api/tables/{table}/seats/1/bot"), json!({ "level": "thrall" })).await;
    assert_eq!(lent.status, 204);
    until(server.metrics, "langhus_tables{status=\"finished\"}", 1).await;
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_tables_of_bots_alone_stay_on_disk_until_somebody_looks() {
    let data = folder("asleep-on-disk");
    let server = Inside::start(two_games(), unwatched(&data)).await;
    let table = id(&open_bots(&mut Guest::new(server.address)).await);
    server.stop().await;
    let server = Inside::start(two_games(), Settings { watched: PATIENCE, ..settings(&data) }).await;
    let end = Instant::now() + PATIENCE;
    while Guest::new(server.metrics).get("/readyz").await.status != 200 {
        assert!(Instant::now() < end, "the server is not ready");
    }
    for gauge in ["langhus_tables_in_memory", "langhus_tables_in_line", "langhus_tables_thinking"] {
        assert_eq!(metric(server.metrics, gauge).await, Some(0), "{gauge}");
    }
    watch(server.address, &table).await;
    server.stop().await;
}

#[tokio::test]
async fn an_address_leaves_only_so_many_tables_of_bots_alone_behind() {
    let mut settings = unwatched(&folder("bots-of-an-address"));
    settings.limits.spare_loopback = false;
    settings.limits.bot_tables_of_address = 2;
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let first = id(&open_bots(&mut guest).await);
    id(&open_bots(&mut guest).await);
    let refused = open_bots(&mut guest).await;
    assert_eq!((refused.status, problem(&refused).as_str()), (429, "too-many"));
    assert_eq!(refused.header("retry-after"), Some("3600"));
    for (language, start) in [("en", "2 tables with only bots that"), ("de", "2 Tische nur mit Bots, die")] {
        let refused = open_bots_in(&mut guest, language).await.json();
        assert!(refused["detail"].as_str().is_some_and(|detail| detail.starts_with(start)), "{refused}");
    }
    guest.open("connect-four", &[json!({ "sitter": "open" })]).await;
    watch(server.address, &first).await;
    until(server.metrics, "langhus_tables_thinking", 0).await;
    id(&open_bots(&mut guest).await);
    server.stop().await;
}

#[tokio::test]
async fn all_tables_of_bots_alone_are_limited_and_a_restart_forgets_none() {
    let mut settings = unwatched(&folder("bots-of-all"));
    settings.limits.bot_tables = 2;
    let server = Inside::start(two_games(), settings.clone()).await;
    let table = id(&open_bots(&mut Guest::new(server.address)).await);
    id(&open_bots(&mut Guest::new(server.address)).await);
    server.stop().await;
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let end = Instant::now() + PATIENCE;
    while Guest::new(server.metrics).get("/readyz").await.status != 200 {
        assert!(Instant::now() < end, "the server is not ready");
    }
    assert_eq!(problem(&open_bots(&mut guest).await), "too-many");
    watch(server.address, &table).await;
    until(server.metrics, "langhus_tables_thinking", 0).await;
    id(&open_bots(&mut guest).await);
    server.stop().await;
}
