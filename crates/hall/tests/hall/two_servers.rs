//! Two servers, each a process of its own, on one PostgreSQL: whoever plays does not notice which of them answers, and when one
//! dies the other goes on.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use langhus_rules::Quick;
use langhus_store_kit::cluster::Cluster;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::small_house;
use crate::support::{Guest, PATIENCE, Process, choose};

fn server(address: &str) -> Process {
    let mut command = Command::new(small_house());
    command.arg("serve").arg(address).stderr(Stdio::null());
    Process::start(command)
}

/// Plays whatever comes first to mind if this guest is asked; false when the game is over.
async fn play(guest: &mut Guest, table: &str, chance: &mut Quick, name: &str) -> bool {
    let state = guest.state(table).await;
    if let Some(action) = choose(&state, chance) {
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let played = guest.act(table, sequence, name, &action).await;
        assert_eq!(played.status, 200, "{action}: {}", String::from_utf8_lossy(&played.body));
    }
    state["status"] != "finished"
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_at_one_table_play_on_two_servers_and_one_dies() {
    let address = Cluster::shared().database("two_servers");
    let servers = [server(&address), server(&address)];
    let [mut astrid, mut bjorn] = [Guest::new(servers[0].address), Guest::new(servers[1].address)];
    let table = astrid.open("connect-four", &[json!({ "sitter": "open" })]).await;
    bjorn.join(&table, 2).await;
    let mut chance = Quick::new(7);
    for turn in 0..6 {
        // Right after the other has played on the other server, this one knows it: nobody waits, and nobody is refused.
        let guest = if turn % 2 == 0 { &mut astrid } else { &mut bjorn };
        assert_eq!(guest.state(&table).await["awaited"], json!([turn % 2 + 1]), "turn {turn}");
        assert!(play(guest, &table, &mut chance, &format!("turn-{turn}")).await);
    }
    let [first, second] = servers;
    first.kill();
    // Astrid's page comes back to the other one, and finds everything as she left it.
    let mut astrid = Guest::with(second.address, astrid.token.as_deref().expect("a token"));
    assert_eq!(astrid.state(&table).await["you"], 1);
    let mut turn = 6;
    loop {
        let goes_on = play(&mut astrid, &table, &mut chance, &format!("turn-{turn}")).await;
        if !goes_on || !play(&mut bjorn, &table, &mut chance, &format!("turn-{turn}")).await {
            break;
        }
        turn += 1;
        assert!(turn < 60, "the game does not end");
    }
    assert_eq!(bjorn.state(&table).await["status"], "finished");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_an_older_table_on_another_server() {
    let address = Cluster::shared().database("never_older");
    let servers = [server(&address), server(&address)];
    let mut chance = Quick::new(3);
    let mut played = 0;
    for game in 0..5 {
        let [mut astrid, mut bjorn] = [Guest::new(servers[0].address), Guest::new(servers[1].address)];
        let table = astrid.open("connect-four", &[json!({ "sitter": "open" })]).await;
        bjorn.join(&table, 2).await;
        let tokens = [astrid.token.expect("a token"), bjorn.token.expect("a token")];
        for turn in 0..50 {
            // Each plays now on this server and now on that one, and looks on the other one.
            let (player, server) = (turn % 2, (turn / 2) % 2);
            let mut here = Guest::with(servers[server].address, &tokens[player]);
            let mut there = Guest::with(servers[1 - server].address, &tokens[player]);
            let state = here.state(&table).await;
            let Some(action) = choose(&state, &mut chance) else {
                assert_eq!(
                    state["status"], "finished",
                    "game {game}, turn {turn}: it is their turn, and they see an older table"
                );
                break;
            };
            let sequence = state["sequence"].as_u64().expect("a sequence");
            let ack = here.act(&table, sequence, &format!("{game}-{turn}"), &action).await;
            assert_eq!(ack.status, 200, "{}", String::from_utf8_lossy(&ack.body));
            let (seen, known) = (there.sequence(&table).await, ack.json()["sequence"].as_u64().expect("a sequence"));
            assert!(seen >= known, "game {game}, turn {turn}: {seen} is older than {known}");
            played += 1;
        }
    }
    assert!(played > 35, "only {played} actions");
}

/// Until when the guest is asked again, or the game is over.
async fn asked_again(guest: &mut Guest, table: &str) -> (Duration, Value) {
    let begun = Instant::now();
    loop {
        let state = guest.state(table).await;
        if state["status"] == "finished" || state["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            return (begun.elapsed(), state);
        }
        assert!(begun.elapsed() < PATIENCE, "nobody asks the bot of {table}");
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_taken_over_from_a_server_that_dies() {
    let cluster = Cluster::shared();
    let address = cluster.database("taken_over");
    let [first, second] = [server(&address), server(&address)];
    let mut tables = Vec::new();
    let mut chance = Quick::new(11);
    for _ in 0..6 {
        let mut guest = Guest::new(first.address);
        let table = guest.open("connect-four", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
        asked_again(&mut guest, &table).await;
        tables.push((guest, table));
    }
    // A third server has just begun to ask the bots of the first table, and is gone.
    let dying = tables[0].1.clone();
    let numbers = "SELECT id FROM tables ORDER BY created, id LIMIT 1";
    let number = cluster.ask("taken_over", numbers);
    let duty = format!(
        "INSERT INTO servers VALUES (42, clock_timestamp() + interval '5 seconds');
         INSERT INTO duties VALUES ({number}, 42) ON CONFLICT (id) DO UPDATE SET server = 42"
    );
    cluster.ask("taken_over", &duty);
    let begun = Instant::now();
    for (guest, table) in &mut tables {
        play(guest, table, &mut chance, "before").await;
    }
    first.kill();
    // At that table nobody looks, so the other server has to notice by itself.
    let last = format!("SELECT last FROM tables WHERE id = {number}");
    let before = cluster.ask("taken_over", &last);
    while cluster.ask("taken_over", &last) == before {
        assert!(begun.elapsed() < Duration::from_secs(12), "nobody takes the bot over");
        sleep(Duration::from_millis(50)).await;
    }
    let mut longest = Duration::ZERO;
    for (guest, table) in &mut tables {
        let mut there = Guest::with(second.address, guest.token.as_deref().expect("a token"));
        asked_again(&mut there, table).await;
        longest = begun.elapsed();
        assert!(longest < Duration::from_secs(12), "{longest:?} until somebody asked the bot of {table}");
    }
    println!(
        "the bots of {} tables were asked after at most {longest:?}; {dying} waited for a dead server",
        tables.len()
    );
    for (guest, table) in &mut tables {
        let mut there = Guest::with(second.address, guest.token.as_deref().expect("a token"));
        for turn in 0.. {
            if !play(&mut there, table, &mut chance, &format!("turn-{turn}")).await {
                break;
            }
            asked_again(&mut there, table).await;
        }
    }
    let doubled =
        "SELECT count(*) FROM (SELECT 1 FROM entries GROUP BY table_id HAVING count(*) <> max(sequence)) AS odd";
    assert_eq!(cluster.ask("taken_over", doubled), "0");
}
