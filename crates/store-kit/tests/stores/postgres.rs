//! The store of many servers keeps its promises, and says plainly why it cannot be opened.

use std::any::Any;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use langhus_hall::store::{Author, Change, Customs, Due, Head, Heard, Postgres, Status, Store, StoreError, Stored};
use langhus_hall::{Entry, Kind, TableId};
use langhus_rules::{Seats, Seed, Viewers};
use langhus_store_kit::cluster::{Cluster, Durability};
use langhus_store_kit::{Stores, store_keeps_its_promises};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};

/// Databases of a server.
struct Databases(&'static Cluster);

impl Stores for Databases {
    fn open<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Arc<dyn Store>> {
        Box::pin(async move {
            let store = Postgres::open(&self.0.database(name)).await.expect("the database can be opened");
            Arc::new(store) as Arc<dyn Store>
        })
    }

    /// Somebody else lets nobody write.
    fn obstruct<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Option<Box<dyn Any + Send>>> {
        Box::pin(async move {
            let options: PgConnectOptions = self.0.address(name).parse().expect("an address");
            let mut intruder: PgConnection = options.connect().await.expect("the database is there");
            let lock = "BEGIN; LOCK TABLE tables, entries, writers IN EXCLUSIVE MODE";
            sqlx::raw_sql(lock).execute(&mut intruder).await.expect("it can be held");
            Some(Box::new(intruder) as Box<dyn Any + Send>)
        })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_its_promises() {
    store_keeps_its_promises(Arc::new(Databases(Cluster::shared()))).await;
}

/// Why the store at this address cannot be opened.
async fn refusal(address: &str) -> String {
    Postgres::open(address).await.err().map(|why| why.to_string()).unwrap_or_default()
}

#[tokio::test]
async fn a_store_that_cannot_be_opened_says_why() {
    let cluster = Cluster::shared();
    let missing = refusal(&cluster.address("nothing_here")).await;
    assert!(missing.contains("has no database nothing_here. Make one: createdb --owner=langhus"), "{missing}");
    let begun = Instant::now();
    let nobody = refusal("postgres://langhus:secret@127.0.0.1:1/halls").await;
    assert!(nobody.starts_with("The database halls at 127.0.0.1:1 does not answer"), "{nobody}");
    assert!(begun.elapsed() < Duration::from_secs(10) && !nobody.contains("secret"));
    let stranger = refusal(&cluster.address("postgres").replace("langhus@", "stranger@")).await;
    assert!(stranger.contains("does not let the user stranger in"), "{stranger}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_as_it_is() {
    let cluster = Cluster::shared();
    let address = cluster.database("newer");
    drop(Postgres::open(&address).await.expect("a new database"));
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'from the future', TRUE, '', 0)";
    cluster.ask("newer", newer);
    let refused = refusal(&address).await;
    assert!(refused.contains("was written by a newer langhus (its version is 9999)"), "{refused}");
}

#[tokio::test]
async fn two_who_open_a_new_database_at_once_migrate_it_once() {
    let address = Cluster::shared().database("at_once");
    let opening = (0..4).map(|_| Postgres::open(&address));
    for opened in futures_util::future::join_all(opening).await {
        assert!(opened.is_ok(), "{:?}", opened.err());
    }
}

#[tokio::test]
async fn a_wrong_password_is_told() {
    let cluster = Cluster::shared();
    cluster.ask("postgres", "CREATE ROLE careful LOGIN PASSWORD 'right'");
    let address = cluster.database("guarded").replace("langhus@", "careful:wrong@");
    let refused = refusal(&address).await;
    assert!(refused.ends_with("refuses the password of the user careful.") && !refused.contains("wrong"), "{refused}");
    cluster.ask("postgres", "ALTER DATABASE guarded OWNER TO careful");
    assert_eq!(refusal(&address.replace("wrong", "right")).await, "", "the right one opens it");
}

fn entry(text: &str) -> Entry {
    let (client, awaited, noticed) = (None, Seats::NONE, Viewers::ALL);
    Entry { kind: Kind::Chat, seat: None, text: text.into(), client, awaited, at: 0, noticed }
}

/// A table with one entry.
fn open(number: i64) -> Change {
    let head = Head {
        id: TableId::from_number(number),
        game: "hnefatafl".to_owned(),
        revision: 1,
        edition: String::new(),
        options: Vec::new(),
        seed: Seed::from_number(1),
        listed: false,
        customs: Customs::FREE,
        pace: None,
        status: Status::Open,
        created: 0,
    };
    let (entries, due) = (vec![entry("1")], Due::default());
    Change::Create(Box::new(Stored { head, edition: None, places: Vec::new(), entries, result: None, due }))
}

fn append(table: i64, sequence: u64) -> Change {
    let (table, entries) = (TableId::from_number(table), vec![entry(&sequence.to_string())]);
    Change::Append { table, first: sequence, entries, places: Vec::new(), status: None, due: None }
}

/// The same, but by the way that others take who change more than entries.
fn append_beside(table: i64, sequence: u64) -> Change {
    Change::All(vec![Change::Pulse { at: 0, resumes: false }, append(table, sequence)])
}

async fn last(store: &Postgres, table: i64) -> u64 {
    let stored = store.load(TableId::from_number(table)).await.expect("a table can be loaded").expect("it is there");
    for (entry, sequence) in stored.entries.iter().zip(1..) {
        assert_eq!(*entry.text, sequence.to_string(), "an entry stands where it does not belong");
    }
    stored.entries.len() as u64
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_lost_are_made_again_and_nobody_notices() {
    let cluster = Cluster::shared();
    let store = Postgres::open(&cluster.database("hung_up")).await.expect("a new database");
    assert_eq!(store.write(Author(1), &[open(1), open(2)]).await, [Ok(()), Ok(())]);
    let mut heard = store.listen();
    for round in 2..8 {
        cluster.ask(
            "hung_up",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = 'hung_up' AND application_name = 'langhus'",
        );
        assert_eq!(store.write(Author(1), &[append(1, round), append(2, round)]).await, [Ok(()), Ok(())]);
        cluster.ask(
            "hung_up",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = 'hung_up' AND application_name = 'langhus'",
        );
        assert_eq!((last(&store, 1).await, last(&store, 2).await), (round, round));
        assert_eq!(store.probe().await, Ok(()));
    }
    let told = timeout(Duration::from_secs(5), async { while heard.next().await != Some(Heard::Missed) {} });
    assert!(told.await.is_ok(), "whoever listens is told that something may have been missed");
    assert_eq!(store.write(Author(1), &[append(1, 7)]).await, [Err(StoreError::Taken)], "the fence stands");
}

/// What is asked with this in it is done by the database, but the answer is lost.
const LOST: &[u8] = b"the answer to this is lost";

/// Stands between a store and the server in this folder. When it is armed it loses one answer, and the connection with it.
async fn between(server: PathBuf, armed: Arc<AtomicBool>) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("langhus-between-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).expect("a folder for the test");
    let listener = UnixListener::bind(folder.join(".s.PGSQL.5432")).expect("a socket");
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = UnixStream::connect(server.join(".s.PGSQL.5432")).await.expect("the server is there");
            let (mut asks, mut answered) = client.into_split();
            let (mut answers, mut asked) = server.into_split();
            let (armed, loses) = (armed.clone(), Arc::new(AtomicBool::new(false)));
            let lost = loses.clone();
            tokio::spawn(async move {
                let mut bytes = vec![0; 65_536];
                while let Ok(read @ 1..) = asks.read(&mut bytes).await {
                    let found = bytes[..read].windows(LOST.len()).any(|window| window == LOST);
                    if found && armed.swap(false, Ordering::AcqRel) {
                        loses.store(true, Ordering::Release);
                    }
                    if asked.write_all(&bytes[..read]).await.is_err() {
                        return;
                    }
                }
            });
            tokio::spawn(async move {
                let mut bytes = vec![0; 65_536];
                while let Ok(read @ 1..) = answers.read(&mut bytes).await {
                    if lost.load(Ordering::Acquire) || answered.write_all(&bytes[..read]).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    folder
}

#[tokio::test]
async fn a_commit_whose_answer_is_lost_is_looked_for() {
    let cluster = Cluster::shared();
    let (address, armed) = (cluster.database("doubt"), Arc::new(AtomicBool::new(false)));
    let folder = between(cluster.folder().to_owned(), armed.clone()).await;
    let [server, between] = [cluster.folder(), &folder].map(|folder| folder.display().to_string());
    let store = Postgres::open(&address.replace(&server, &between)).await.expect("a new database");
    assert_eq!(store.write(Author(1), &[open(1), open(2)]).await, [Ok(()), Ok(())]);
    let say = |text: &str, first| match append(1, first) {
        Change::Append { table, first, places, status, due, .. } => {
            Change::Append { table, first, entries: vec![entry(text)], places, status, due }
        }
        other => other,
    };
    let lost = String::from_utf8_lossy(LOST);
    armed.store(true, Ordering::Release);
    // One of the two is kept and the other is not, and that is said though nobody was told.
    let results = store.write(Author(1), &[say(&lost, 2), append(2, 5)]).await;
    assert_eq!(results, [Ok(()), Err(StoreError::Taken)]);
    assert!(!armed.load(Ordering::Acquire), "the answer was lost");
    armed.store(true, Ordering::Release);
    let beside = Change::All(vec![Change::Pulse { at: 0, resumes: false }, say(&lost, 3)]);
    assert_eq!(store.write(Author(1), &[beside]).await, [Ok(())], "what was not committed is done again");
    assert_eq!(store.write(Author(1), &[say("4", 4)]).await, [Ok(())]);
    let stored = store.load(TableId::from_number(1)).await.expect("it can be loaded").expect("it is there");
    let texts: Vec<&str> = stored.entries.iter().map(|entry| &*entry.text).collect();
    assert_eq!(texts, ["1", &lost, &lost, "4"], "each once");
    let _ = std::fs::remove_dir_all(&folder);
}

/// The database crashes again and again while two stores write: what was acknowledged is there, what was refused is not, and
/// both go on by themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_of_the_database_loses_nothing_that_was_acknowledged() {
    let cluster = Arc::new(Cluster::start(Durability::Full));
    let address = cluster.database("crashing");
    let mut writing = Vec::new();
    let stop = Arc::new(AtomicBool::new(false));
    for table in [1, 2] {
        let (store, stop) = (Postgres::open(&address).await.expect("a new database"), stop.clone());
        assert_eq!(store.write(Author(1), &[open(table)]).await, [Ok(())]);
        writing.push(tokio::spawn(async move {
            let (mut acknowledged, mut unknown, mut longest) = (1, 0, Duration::ZERO);
            while !stop.load(Ordering::Relaxed) {
                let begun = Instant::now();
                let next = acknowledged + 1;
                let change = if next % 3 == 0 { append_beside(table, next) } else { append(table, next) };
                match store.write(Author(1), &[change]).await.remove(0) {
                    Ok(()) => acknowledged = next,
                    Err(StoreError::Broken(_)) => {}
                    Err(StoreError::Unknown(_)) => {
                        unknown += 1;
                        // The database is away for longer than a store waits; it is asked until it answers.
                        let known = loop {
                            match store.load(TableId::from_number(table)).await {
                                Ok(stored) => break stored.expect("the table is there").entries.len() as u64,
                                Err(_) => sleep(Duration::from_millis(50)).await,
                            }
                        };
                        assert!(known == acknowledged || known == next, "{known} where {acknowledged} was known");
                        acknowledged = known;
                    }
                    Err(StoreError::Taken) => panic!("nobody else writes to table {table}: {next}"),
                }
                longest = longest.max(begun.elapsed());
            }
            assert_eq!(last(&store, table).await, acknowledged, "table {table}");
            (acknowledged, unknown, longest)
        }));
    }
    for _ in 0..5 {
        sleep(Duration::from_millis(400)).await;
        let cluster = cluster.clone();
        let crashing = spawn_blocking(move || {
            cluster.crash();
            cluster.restart();
        });
        crashing.await.expect("the database crashes and starts again");
        // Each writes again within this time.
        sleep(Duration::from_millis(1600)).await;
    }
    stop.store(true, Ordering::Relaxed);
    for writing in writing {
        let (acknowledged, unknown, longest) = writing.await.expect("a store goes on");
        assert!(acknowledged > 50, "only {acknowledged} were kept, {unknown} in doubt, the longest took {longest:?}");
    }
}
