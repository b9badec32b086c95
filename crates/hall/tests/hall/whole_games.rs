//! Whole games through HTTP against a real process, with streams that break off and come back.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::start;
use crate::support::playing::{Plan, whole_game};
use crate::support::{Guest, PATIENCE, folder};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_to_its_end_and_no_stream_misses_or_repeats_anything() {
    let server = start(&folder("whole-games"));
    for (game, seed) in ["tic-tac-toe", "connect-four"].into_iter().zip([0, 100]) {
        let plan = Plan { game, level: "thrall", seats: 2, humans: 2, actions: 100, seed };
        whole_game(server.address, plan).await;
        whole_game(server.address, Plan { humans: 1, seed: seed + 10, ..plan }).await;
        // Whoever lends their seat after two actions watches the bot to the end.
        whole_game(server.address, Plan { humans: 1, actions: 2, seed: seed + 20, ..plan }).await;
    }
}

#[tokio::test]
async fn a_bot_that_thinks_when_the_server_dies_thinks_again_after_a_restart() {
    let data = folder("bots-resume");
    let bots = [json!({ "sitter": "bot", "level": "thrall" })];
    for _ in 0..5 {
        let server = start(&data);
        let mut guest = Guest::new(server.address);
        let table = guest.open("connect-four", &bots).await;
        let token = guest.token.clone().expect("a token");
        let state = guest.state(&table).await;
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let action = state["choices"][0]["action"].as_str().expect("a choice");
        assert_eq!(guest.act(&table, sequence, "1", action).await.status, 200);
        server.kill();
        let server = start(&data);
        let mut guest = Guest::with(server.address, &token);
        let end = Instant::now() + PATIENCE;
        // Nobody asks for the table meanwhile: it must go on by itself.
        tokio::time::sleep(Duration::from_millis(100)).await;
        while guest.state(&table).await["awaited"] != json!([1]) {
            assert!(Instant::now() < end, "the bot does not answer");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        server.kill();
    }
}
