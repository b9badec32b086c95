//! Tables at which nobody looks take little memory, those of people and those of the strongest bots: a hundred of these,
//! and a thousand with LANGHUS_HEAVY=1.

use std::path::Path;
use std::time::Duration;

use serde_json::json;

use crate::support::{Guest, Process, folder};
use crate::{command, heavy};

/// Two threads, as on a small machine: each of them may hold one tree of 11 MiB.
fn start(data: &Path) -> Process {
    let mut command = command(data);
    command.args(["--thinkers", "2"]).stderr(std::process::Stdio::null());
    Process::start(command)
}

/// What Linux tells of the memory of a server, in KiB.
fn memory(server: &Process, what: &str) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).expect("the server runs");
    let line = status.lines().find_map(|line| line.strip_prefix(what)).expect("Linux tells of memory");
    line.trim_matches([':', ' ', '\t']).trim_end_matches(" kB").parse().expect("a number")
}

/// The most memory that a server ever took, in KiB.
fn most_memory(server: &Process) -> usize {
    memory(server, "VmHWM")
}

/// Two people sit down to a game, and the game begins.
async fn two_sit_down(guest: &mut Guest) {
    guest.token = None;
    let table = guest.open("jorvik", &[json!({ "sitter": "open" })]).await;
    guest.token = None;
    guest.join(&table, 2).await;
}

#[tokio::test]
async fn a_running_table_that_nobody_looks_at_takes_at_most_8_kib() {
    // Memory comes and goes in pieces that are large for a few tables, so it is shared by many.
    const TABLES: usize = 3000;
    let server = start(&folder("quiet"));
    let mut guest = Guest::new(server.address);
    // What is made once, and what the store keeps for all tables, is there before.
    for _ in 0..500 {
        two_sit_down(&mut guest).await;
    }
    let before = memory(&server, "VmRSS");
    for _ in 0..TABLES {
        two_sit_down(&mut guest).await;
    }
    let each = memory(&server, "VmRSS").saturating_sub(before) as f64 / TABLES as f64;
    println!("a running table that nobody looks at: {each:.1} KiB");
    assert!(each <= 8.0, "{each} KiB");
}

#[tokio::test]
async fn tables_of_five_skalds_take_little_memory_before_and_after_a_restart() {
    let tables = if heavy() { 1000 } else { 100 };
    // So a thousand take less than 300 MiB.
    let bound = 100 * 1024 + 200 * tables;
    let data = folder("skalds");
    let server = start(&data);
    let mut guest = Guest::new(server.address);
    let skalds = vec![json!({ "sitter": "bot", "level": "skald" }); 5];
    for _ in 0..tables {
        let opened = guest.post("/api/tables", json!({ "game": "jorvik", "seats": skalds })).await;
        assert_eq!(opened.status, 201, "{}", String::from_utf8_lossy(&opened.body));
    }
    // Whoever opens a table counts as watching it for half a minute, so all of them are in line and some think.
    tokio::time::sleep(Duration::from_secs(if heavy() { 40 } else { 5 })).await;
    let before = most_memory(&server);
    server.kill();
    let server = start(&data);
    tokio::time::sleep(Duration::from_secs(if heavy() { 40 } else { 2 })).await;
    let after = most_memory(&server);
    println!("{tables} tables of five skalds: {before} KiB, after a restart {after} KiB");
    assert!(before < bound && after < bound, "{before} KiB and after a restart {after} KiB are more than {bound} KiB");
}
