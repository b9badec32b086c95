//! `kill -9` at random moments while the four games are played. Ten times; a hundred times with LANGHUS_HEAVY=1.

use crate::support::crashing::survive;
use crate::support::folder;
use crate::support::playing::Plan;
use crate::{heavy, start};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_kill_loses_what_was_acknowledged_in_any_of_the_four_games() {
    let plan = |game, humans| Plan { game, level: "karl", seats: 3, humans, actions: 0, seed: 0 };
    let plans: Vec<Plan<'_>> =
        langhus::GAMES.iter().flat_map(|game| [2, 3].map(|humans| plan(game.id(), humans))).collect();
    let data = folder("four-games-crash");
    let survived = survive(|| start(&data), &plans, if heavy() { 100 } else { 10 }).await;
    println!("{survived:?}");
    assert!(survived.acknowledged > 10 * survived.kills, "the clients were playing: {survived:?}");
    assert!(survived.finished >= plans.len(), "every table was finished: {survived:?}");
}
