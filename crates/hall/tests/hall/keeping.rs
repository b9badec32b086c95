//! The data folder: one server at a time, backups while it runs, databases of another time; stopping and metrics.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, settings};
use crate::{small_house, start};
use langhus_hall::{ServeError, Settings, database, serve};
use serde_json::json;

#[tokio::test]
async fn a_second_server_does_not_touch_the_folder_of_the_first() {
    let data = folder("lock");
    let first = Inside::start(two_games(), settings(&data)).await;
    let second = serve(Arc::new(two_games()), settings(&data), |_| {}, async {}).await;
    let ServeError(why) = second.expect_err("the folder is taken");
    assert!(why.contains("another server already runs with it"), "{why}");
    first.stop().await;
}

#[tokio::test]
async fn a_newer_database_is_refused_with_a_sentence_and_left_as_it_is() {
    let data = folder("newer");
    Inside::start(two_games(), settings(&data)).await.stop().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (9999, 'later', 1, x'00', 0)";
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database(&data));
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query(later).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let started = serve(Arc::new(two_games()), settings(&data), |_| {}, async {}).await;
    let ServeError(why) = started.expect_err("it is too new");
    assert!(why.contains("was written by a newer langhus (its version is 9999)"), "{why}");
}

#[tokio::test]
async fn a_backup_of_a_running_server_holds_what_was_acknowledged() {
    let data = folder("backup");
    let server = start(&data);
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "open" })]).await;
    let copy = data.join("copy.db");
    let backup = || Command::new(small_house()).args(["backup"]).arg(&data).arg(&copy).status().unwrap().success();
    assert!(backup());
    assert!(!backup(), "a backup never overwrites anything");
    server.kill();
    let restored = folder("restored");
    std::fs::copy(&copy, database(&restored)).unwrap();
    let server = start(&restored);
    let mut guest = Guest::with(server.address, guest.token.as_deref().unwrap());
    assert_eq!(guest.state(&table).await["you"], 1);
}

#[tokio::test]
async fn sigterm_ends_streams_with_a_hint_and_the_process_within_five_seconds() {
    let data = folder("sigterm");
    let server = start(&data);
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "open" })]).await;
    let mut stream = Stream::open(server.address, &table, None, Some(0)).await.unwrap();
    assert_eq!(stream.next(PATIENCE).await.expect("the opening").kind, "opened");
    let ending = tokio::spawn(async move {
        assert_eq!(stream.next(PATIENCE).await, None, "the stream ends");
        stream.received
    });
    let (time, well) = tokio::task::spawn_blocking(|| server.terminate()).await.unwrap();
    assert!(well && time < Duration::from_secs(5), "{time:?}");
    let received = ending.await.unwrap();
    assert!(received.trim_end().ends_with("retry: 1000") || received.contains("the server stops"), "{received}");
    let server = start(&data);
    let mut guest = Guest::with(server.address, guest.token.as_deref().unwrap());
    assert_eq!(guest.state(&table).await["sequence"], 1);
}

#[tokio::test]
async fn health_readiness_and_metrics_are_on_their_own_port() {
    let server = Inside::start(two_games(), settings(&folder("metrics"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    let sequence = guest.state(&table).await["sequence"].as_u64().unwrap();
    assert_eq!(guest.act(&table, sequence, "a", "mark 1").await.status, 200);
    // The bot's answer is counted too, and until it is there the bot may wait in the queue.
    while guest.state(&table).await["sequence"].as_u64().unwrap() < sequence + 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(guest.get("/metrics").await.status, 404, "not for everybody");
    let mut host = Guest::new(server.metrics);
    assert_eq!(host.get("/healthz").await.status, 200);
    assert_eq!(host.get("/readyz").await.status, 200);
    let metrics = String::from_utf8(host.get("/metrics").await.body).unwrap();
    let lines = [
        "langhus_tables{status=\"playing\"} 1",
        "langhus_actions_total 1",
        "langhus_bot_answers_total 1",
        "langhus_tables_in_memory 1",
        "langhus_bot_queue 0",
    ];
    for line in lines {
        assert!(metrics.lines().any(|known| known == line), "{line} is missing in\n{metrics}");
    }
    assert!(metrics.contains("langhus_commit_seconds_count"));
    server.stop().await;
}

/// Opens a table with these settings; it leaves the memory and comes back.
async fn leaves_the_memory_and_comes_back(settings: Settings) {
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "open" })]).await;
    let mut host = Guest::new(server.metrics);
    let end = std::time::Instant::now() + PATIENCE;
    while !String::from_utf8(host.get("/metrics").await.body).unwrap().contains("langhus_tables_in_memory 0") {
        assert!(std::time::Instant::now() < end, "the table stays in memory");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(guest.state(&table).await["you"], 1);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back() {
    leaves_the_memory_and_comes_back(Settings { idle: Duration::ZERO, ..settings(&folder("idle")) }).await;
}

#[tokio::test]
async fn a_table_leaves_the_memory_earlier_when_there_is_no_more_of_it() {
    leaves_the_memory_and_comes_back(Settings { memory: 0, ..settings(&folder("scarce")) }).await;
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode() & 0o777
}

#[tokio::test]
async fn nobody_else_on_the_machine_may_read_what_is_kept() {
    let data = folder("private").join("made/here");
    let server = Inside::start(two_games(), settings(&data)).await;
    Guest::new(server.address).open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    assert_eq!(mode(&data), 0o700);
    let files = ["langhus.db", "langhus.db-wal", "langhus.db-shm", "langhus.lock"].map(|name| data.join(name));
    for file in &files {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    let copy = data.join("copy.db");
    let backup = |data: std::path::PathBuf, to: std::path::PathBuf| langhus_hall::backup(&data, &to);
    let made = tokio::task::spawn_blocking({
        let (data, copy) = (data.clone(), copy.clone());
        move || backup(data, copy)
    });
    made.await.unwrap().expect("a backup");
    assert_eq!(mode(&copy), 0o600);
    // Those of an older version were open to all; they are closed at the next start.
    for file in &files {
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    for file in &files {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    server.stop().await;
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let data = folder("older");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    server.stop().await;
    // Back to how the first version left it.
    let back = "DROP TABLE probe; DROP TABLE requests; DROP TABLE counts;
        DROP TRIGGER count_opened; DROP TRIGGER count_moved; DROP TRIGGER count_removed;
        DROP INDEX listed; DROP INDEX listed_by_status; DROP INDEX listed_by_game; DROP INDEX listed_by_game_and_status;
        DROP INDEX open_tables; DROP INDEX tables_with_bots; DROP INDEX tables_by_edition;
        CREATE INDEX tables_by_status ON tables (status, listed, created);
        DROP TRIGGER in_sequence; DROP TABLE passes; ALTER TABLE keys DROP COLUMN label; ALTER TABLE keys DROP COLUMN added;
        ALTER TABLE keys DROP COLUMN used; ALTER TABLE keys DROP COLUMN has_left;
        ALTER TABLE tables DROP COLUMN customs; DROP INDEX due_tables; ALTER TABLE tables DROP COLUMN pace;
        ALTER TABLE tables DROP COLUMN due; ALTER TABLE tables DROP COLUMN deadlines; DROP TABLE pulse; DROP TABLE outages;
        DROP TABLE letters; DROP TABLE channels;
        ALTER TABLE seats DROP COLUMN orders; DROP INDEX playing_tables;
        DELETE FROM _sqlx_migrations WHERE version > 1;";
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database(&data));
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::raw_sql(crate::devices::BEFORE_PERSONS).execute(&mut connection).await.unwrap();
    sqlx::raw_sql(back).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::with(server.address, guest.token.as_deref().unwrap());
    assert_eq!(guest.state(&table).await["you"], 1);
    let mine = guest.get("/api/tables?mine=true").await.json();
    assert_eq!((&mine[0]["id"], &mine[0]["you"]), (&json!(table), &json!(1)));
    let metrics = String::from_utf8(Guest::new(server.metrics).get("/metrics").await.body).unwrap();
    assert!(metrics.contains("langhus_tables{status=\"open\"} 1"), "{metrics}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_never_began_is_cleared_away_and_others_stay() {
    let data = folder("left-open");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut guest = Guest::new(server.address);
    let open = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let playing = guest.open("tic-tac-toe", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    assert_eq!(Guest::new(server.address).state(&open).await["status"], "open", "it stays for some days");
    server.stop().await;
    let mut settings = settings(&data);
    settings.open_for = Duration::ZERO;
    let server = Inside::start(two_games(), settings).await;
    let mut host = Guest::new(server.metrics);
    let end = std::time::Instant::now() + PATIENCE;
    while !String::from_utf8(host.get("/metrics").await.body).unwrap().contains("langhus_tables{status=\"open\"} 0") {
        assert!(std::time::Instant::now() < end, "the open table stays");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut anybody = Guest::new(server.address);
    assert_eq!(anybody.get(&format!("/api/tables/{open}")).await.status, 404);
    assert_eq!(anybody.state(&playing).await["status"], "playing");
    server.stop().await;
}
