//! Each of the four games is played to its end over HTTP.

use tokio::task::JoinSet;

use crate::support::folder;
use crate::support::playing::{Plan, whole_game};
use crate::{heavy, start};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_of_the_four_games_is_played_to_its_end_and_no_stream_misses_or_repeats_anything() {
    let server = start(&folder("four-games"));
    let mut plans = Vec::new();
    for (game, seed) in langhus::GAMES.iter().zip((0..).step_by(100)) {
        let few = Plan { game: game.id(), level: "karl", seats: 3, humans: 2, actions: 120, seed };
        plans.push(few);
        if heavy() {
            let seats = usize::from(*game.seats().end());
            plans.push(Plan { level: "jarl", humans: 1, actions: 60, seed: seed + 20, ..few });
            plans.push(Plan { seats, humans: seats, actions: 300, seed: seed + 40, ..few });
            plans.push(Plan { seats, humans: 2, level: "thrall", actions: 300, seed: seed + 60, ..few });
        }
    }
    let mut playing: JoinSet<()> = plans.into_iter().map(|plan| whole_game(server.address, plan)).collect();
    while let Some(played) = playing.join_next().await {
        played.expect("a game is played to its end");
    }
}
