//! Faults while people play: whatever was acknowledged stays, whatever was refused never was, and everything works again
//! within two seconds.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use langhus_hall::database;
use langhus_hall::load::client::{Answer, Client};
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use crate::support::crashing::{Played, check, play};
use crate::support::playing::Plan;
use crate::support::{Process, problem};

/// So soon after a fault everything works again.
const RECOVERY: Duration = Duration::from_secs(2);
/// So long a fault lasts: longer than the server waits for a locked database.
const LASTS: Duration = Duration::from_millis(2600);

/// What may befall a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No space is left on the disk.
    Full,
    /// Writing beyond the end of the log fails with an error.
    Broken,
    /// Somebody else holds the database.
    Locked,
    /// The process is stopped and goes on later.
    Stopped,
    /// The process is killed and started again.
    Killed,
}

/// A small disk, as long as it lives.
pub struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Only root may mount one.
    pub fn mount(at: &Path) -> Option<SmallDisk> {
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=48m", "tmpfs"]).arg(at).output();
        mounted.is_ok_and(|out| out.status.success()).then(|| SmallDisk(at.to_owned()))
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }

    /// Takes all the space that is left.
    fn fill(&self) {
        let chunk = vec![0; 1 << 16];
        let mut file = std::fs::File::create(self.ballast()).expect("there is still space");
        while std::io::Write::write_all(&mut file, &chunk).is_ok() {}
    }

    fn free(&self) {
        std::fs::remove_file(self.ballast()).expect("the ballast was there");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // The server may still be using it.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// Sets how far the server may write into a file; needs no rights over one's own process.
fn limit(server: &Process, bytes: &str) -> bool {
    let set =
        Command::new("prlimit").args(["--pid", &server.id().to_string()]).arg(format!("--fsize={bytes}:")).output();
    set.is_ok_and(|out| out.status.success())
}

/// Which faults can be caused here; of the others it is said why not.
pub fn possible(disk: Option<&SmallDisk>, server: &Process) -> Vec<Fault> {
    let mut faults = vec![Fault::Locked, Fault::Stopped, Fault::Killed];
    match disk {
        Some(_) => faults.push(Fault::Full),
        None => println!("skipped: a full disk needs root, who may mount a small one"),
    }
    if limit(server, "unlimited") {
        faults.push(Fault::Broken);
    } else {
        println!("skipped: a disk that fails needs prlimit");
    }
    faults
}

/// What became of a table that somebody wanted to open.
enum Outcome {
    Opened(String),
    NotKept,
    Unknown,
}

/// Opens a table in the name of `name`, which is its key too.
async fn open(client: &mut Client, name: &str) -> Outcome {
    let seats = json!([{ "sitter": "human", "name": name }, { "sitter": "open" }]);
    let body = json!({ "game": "connect-four", "listed": true, "seats": seats });
    match keyed(client, "/api/tables", name, None, &body).await {
        Ok(answer) if answer.status == 201 => Outcome::Opened(answer.json()["id"].as_str().expect("an id").to_owned()),
        Ok(answer) if answer.status == 503 && problem(&answer) == "unavailable" => Outcome::NotKept,
        Ok(answer) => {
            assert_eq!((answer.status, problem(&answer).as_str()), (503, "unknown"), "{}", answer.json());
            Outcome::Unknown
        }
        Err(_) => Outcome::Unknown,
    }
}

async fn keyed(
    client: &mut Client,
    path: &str,
    key: &str,
    token: Option<&str>,
    body: &Value,
) -> std::io::Result<Answer> {
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let headers = format!("{token}Idempotency-Key: {key}\r\nContent-Type: application/json\r\n");
    client.raw("POST", path, &headers, body.to_string().as_bytes()).await
}

/// Opens one table after the other; each name with what became of it.
async fn open_many(address: SocketAddr, round: usize, stop: Arc<AtomicBool>) -> Vec<(String, Outcome)> {
    let mut client = Client::new(address);
    let mut outcomes = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let name = format!("newcomer-{round:04}-{:04}", outcomes.len());
        let outcome = open(&mut client, &name).await;
        outcomes.push((name, outcome));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    outcomes
}

/// Who sits at the listed tables that are open: the name and the table.
async fn hosts(address: SocketAddr) -> Vec<(String, String)> {
    let mut client = Client::new(address);
    let (mut hosts, mut before) = (Vec::new(), i64::MAX);
    loop {
        let path = format!("/api/tables?status=open&limit=100&before={before}");
        let page = client.send("GET", &path, None, None).await.expect("an answer").json();
        let page = page.as_array().expect("a list").clone();
        let Some(last) = page.last() else { return hosts };
        before = last["created"].as_i64().expect("a time");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        hosts.extend(page.iter().map(|table| (text(&table["seats"][0]["name"]), text(&table["id"]))));
    }
}

/// What was opened is there, what was refused is not, and what is not known can be asked again.
async fn check_opened(address: SocketAddr, outcomes: &[(String, Outcome)]) {
    let mut client = Client::new(address);
    let hosts = hosts(address).await;
    for (name, outcome) in outcomes {
        let tables: Vec<&str> =
            hosts.iter().filter(|(host, _)| host == name).map(|(_, table)| table.as_str()).collect();
        match outcome {
            Outcome::Opened(table) => assert_eq!(tables, [table], "{name} was told so"),
            Outcome::NotKept => assert!(tables.is_empty(), "{name} was told that nothing was kept: {tables:?}"),
            Outcome::Unknown => {
                let Outcome::Opened(table) = open(&mut client, name).await else { panic!("{name} cannot ask again") };
                assert!(tables.is_empty() || tables == [table], "{name} got one table: {tables:?}");
            }
        }
    }
}

/// Does everything that people do, each as soon as it works; how long that took.
async fn recover(server: &Process, round: usize) -> Duration {
    let begun = Instant::now();
    let mut client = Client::new(server.address);
    let mut number = 0;
    let mut insist = async |path: String, token: Option<String>, body: Value| loop {
        number += 1;
        let key = format!("recovery-{round:04}-{number:04}");
        let answer = keyed(&mut client, &path, &key, token.as_deref(), &body).await.expect("an answer");
        if answer.status < 300 {
            break answer.json();
        }
        assert_eq!(answer.status, 503, "{path}: {}", answer.json());
        assert!(begun.elapsed() < 10 * RECOVERY, "{path} does not work again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let seats = json!([{ "sitter": "human", "name": "first" }, { "sitter": "open" }]);
    let opened = insist("/api/tables".into(), None, json!({ "game": "connect-four", "seats": seats })).await;
    let at = |rest: &str| format!("/api/tables/{}{rest}", opened["id"].as_str().expect("an id"));
    let token = |told: &Value| Some(told["token"].as_str().expect("a token").to_owned());
    let (first, joined) = (token(&opened), insist(at("/seats/2"), None, json!({ "name": "second" })).await);
    let second = token(&joined);
    let act = json!({ "sequence": 3, "client": "a", "action": "drop 1" });
    insist(at("/actions"), first, act).await;
    insist(at("/chat"), second.clone(), json!({ "text": "hei" })).await;
    insist(at("/leave"), second, json!({})).await;
    if let Some(metrics) = server.metrics {
        let mut host = Client::new(metrics);
        while host.send("GET", "/readyz", None, None).await.expect("an answer").status != 200 {
            assert!(begun.elapsed() < 10 * RECOVERY, "the server does not become ready");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    begun.elapsed()
}

/// A connection of somebody else's to the database.
async fn intruder(data: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(database(data)).connect().await.expect("the database is there")
}

/// While somebody reads, the log can only grow; so a disk that takes no more is noticed at once.
async fn reading(data: &Path) -> SqliteConnection {
    let mut reader = intruder(data).await;
    sqlx::raw_sql("BEGIN; SELECT count(*) FROM counts;").execute(&mut reader).await.expect("it can be read");
    reader
}

/// Lets the fault happen, waits, and ends it.
async fn befall(
    fault: Fault,
    server: Process,
    start: &impl Fn() -> Process,
    data: &Path,
    disk: Option<&SmallDisk>,
) -> Process {
    let wait = || tokio::time::sleep(LASTS);
    match fault {
        Fault::Full => {
            let (reader, disk) = (reading(data).await, disk.expect("a small disk"));
            disk.fill();
            wait().await;
            disk.free();
            drop(reader);
        }
        Fault::Broken => {
            let reader = reading(data).await;
            let log = std::fs::metadata(data.join("langhus.db-wal")).expect("a log").len();
            assert!(limit(&server, &log.to_string()));
            wait().await;
            assert!(limit(&server, "unlimited"));
            drop(reader);
        }
        Fault::Locked => {
            let mut intruder = intruder(data).await;
            let lock = intruder.begin_with("BEGIN IMMEDIATE").await.expect("a lock");
            wait().await;
            lock.rollback().await.expect("the lock is given up");
        }
        Fault::Stopped => {
            server.signal("STOP");
            wait().await;
            server.signal("CONT");
        }
        Fault::Killed => {
            server.kill();
            return start();
        }
    }
    server
}

/// What a run came to.
#[derive(Default, Debug)]
pub struct Endured {
    /// How many actions and tables were acknowledged, and looked for afterwards.
    pub acknowledged: usize,
    /// How many were refused as not kept, and looked for afterwards.
    pub refused: usize,
    /// How many were first not known to be kept.
    pub unknown: usize,
    /// How long it took at most until everything worked again.
    pub slowest: Duration,
}

/// Lets each of the faults happen so many times while games are played after these plans.
pub async fn endure(
    start: impl Fn() -> Process,
    data: &Path,
    disk: Option<&SmallDisk>,
    plans: &[Plan<'_>],
    times: usize,
) -> Endured {
    let mut server = start();
    let faults = possible(disk, &server);
    let mut endured = Endured::default();
    let mut tables: Vec<Option<Played>> = plans.iter().map(|_| None).collect();
    for (round, fault) in (0..times).flat_map(|_| faults.iter().copied()).enumerate() {
        for (table, plan) in tables.iter_mut().zip(plans).filter(|(table, _)| table.is_none()) {
            *table = Some(Played::open(server.address, plan).await);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let seeds = (round * 1000) as u64..;
        let players = tables.iter_mut().filter_map(Option::take).zip(seeds);
        let playing: Vec<_> =
            players.map(|(played, seed)| tokio::spawn(play(server.address, played, seed, stop.clone()))).collect();
        let opening = tokio::spawn(open_many(server.address, round, stop.clone()));
        tokio::time::sleep(Duration::from_millis(200)).await;
        server = befall(fault, server, &start, data, disk).await;
        let recovered = recover(&server, round).await;
        assert!(recovered < RECOVERY, "{fault:?}: everything works again after {recovered:?}");
        endured.slowest = endured.slowest.max(recovered);
        stop.store(true, Ordering::Relaxed);
        for (table, player) in tables.iter_mut().zip(playing) {
            let played = player.await.expect("a player plays on");
            check(server.address, &played).await;
            // A finished game makes room for a new one.
            if played.finished {
                endured.acknowledged += played.acknowledged.len();
                endured.refused += played.refused;
            } else {
                *table = Some(played);
            }
        }
        let opened = opening.await.expect("somebody opens tables");
        check_opened(server.address, &opened).await;
        for (_, outcome) in opened {
            match outcome {
                Outcome::Opened(_) => endured.acknowledged += 1,
                Outcome::NotKept => endured.refused += 1,
                Outcome::Unknown => endured.unknown += 1,
            }
        }
    }
    for played in tables.into_iter().flatten() {
        endured.acknowledged += played.acknowledged.len();
        endured.refused += played.refused;
    }
    endured
}
