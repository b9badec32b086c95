//! `kill -9` at any moment loses nothing that was acknowledged. Ten times; a hundred times with LANGHUS_HEAVY=1.

use crate::start;
use crate::support::crashing::survive;
use crate::support::folder;
use crate::support::playing::Plan;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_kill_loses_what_was_acknowledged_and_every_table_can_be_finished() {
    let kills = if std::env::var_os("LANGHUS_HEAVY").is_some() { 100 } else { 10 };
    let data = folder("crash");
    let plan = |humans| Plan { game: "connect-four", level: "thrall", seats: 2, humans, actions: 0, seed: 0 };
    let plans: Vec<Plan<'_>> = (0..12).map(|n| plan(if n % 3 == 0 { 1 } else { 2 })).collect();
    let survived = survive(|| start(&data), &plans, kills).await;
    assert!(survived.acknowledged > 20 * kills, "the clients were playing when the server died: {survived:?}");
    assert!(survived.finished >= plans.len(), "every table was finished: {survived:?}");
}
