//! What a move costs: how many requests and bytes it takes a page to follow a game, and how long a click takes until the
//! page shows what came of it.

use crate::browser::{Browser, Looks};
use crate::hand::{Hand, Player};
use crate::server::Server;
use crate::wire::Wire;

/// Notes for every click on an answer after how many milliseconds the page was painted with what came of it.
const WATCH: &str = include_str!("paint.js");

/// What playing cost.
struct Cost {
    /// Of a move, on average.
    requests: f64,
    bytes: f64,
    /// Nine of ten clicks are painted within so many milliseconds.
    nine_of_ten: f64,
}

/// Plays against bots at a pace, with so much latency, and says what it cost.
async fn cost(game: &str, pace: &str, latency: u32, decisions: u32) -> Cost {
    let server = Server::start(&format!("cost-{game}-{pace}-{latency}"));
    let wire = Wire::to(&server.site).await;
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&wire.site, game, &[]).await;
    browser.run(&format!("localStorage.setItem('langhus-settings', JSON.stringify({{ pace: '{pace}' }}))")).await;
    browser.driver.call("refresh", serde_json::json!({})).await;
    browser.wait_for_table().await;
    if latency > 0 {
        browser.slow_down(latency).await;
    }
    browser.run(WATCH).await;
    let moves = async || {
        let now = browser.run("return JSON.parse(document.querySelector('#now').dataset.now).moves").await;
        now.as_u64().expect("a number of moves")
    };
    let (before, begun) = (wire.carried(), moves().await);
    let mut player = Player::new(Hand::Mouse, 3);
    player.play(&browser, decisions, async |_, _| {}).await;
    let (carried, moves) = (wire.carried().since(before), moves().await - begun);
    let painted = browser.run("return window.painted.sort((a, b) => a - b)").await;
    let painted: Vec<f64> = painted.as_array().into_iter().flatten().filter_map(|time| time.as_f64()).collect();
    let after = |tenths: usize| painted.get(painted.len() * tenths / 10).copied().unwrap_or(f64::INFINITY);
    let (median, nine_of_ten) = (after(5), after(9));
    let each = |number: usize| number as f64 / moves as f64;
    println!(
        "{game} at pace {pace}, latency {latency} ms: {moves} moves, {:.2} requests, {:.0} bytes sent, {:.0} bytes of \
         heads and {:.0} of bodies received per move; {:.1} ms from a click to the painted page (median of {}), {:.1} ms for \
         nine of ten",
        each(carried.requests),
        each(carried.sent),
        each(carried.heads),
        each(carried.bodies),
        median,
        painted.len(),
        nine_of_ten,
    );
    browser.stop().await;
    let bytes = each(carried.sent + carried.heads + carried.bodies);
    Cost { requests: each(carried.requests), bytes, nine_of_ten }
}

/// What a move may cost: a third of all moves are the player's own, and each is one request.
const REQUESTS: f64 = 0.7;
const BYTES: f64 = 5000.0;

/// `LANGHUS_COST=1` plays whole games, at more paces and over a longer wire.
#[tokio::test]
async fn a_move_costs_little() {
    let whole = std::env::var_os("LANGHUS_COST").is_some();
    let ways: &[_] = if whole { &[("fast", 0), ("none", 0), ("none", 50)] } else { &[("none", 0)] };
    for game in ["wikinger", "jorvik"] {
        for (pace, latency) in ways {
            let Cost { requests, bytes, .. } = cost(game, pace, *latency, if whole { 3000 } else { 30 }).await;
            assert!(requests < REQUESTS && bytes < BYTES, "{game}: {requests:.2} requests, {bytes:.0} bytes of a move");
        }
    }
}

/// A click that takes longer than a tenth of a second feels as if it did. Where others build and test at the same time it
/// may take longer; `LANGHUS_COST=1` measures on a quiet machine.
#[tokio::test]
async fn nine_of_ten_clicks_are_painted_within_a_tenth_of_a_second() {
    let most = if std::env::var_os("LANGHUS_COST").is_some() { 100.0 } else { 3000.0 };
    for game in ["jorvik", "wikinger", "walhalla", "schiffbauer"] {
        let Cost { nine_of_ten, .. } = cost(game, "none", 0, 40).await;
        assert!(nine_of_ten < most, "{game}: {nine_of_ten:.1} ms for nine of ten clicks");
    }
}
