//! The table stands still while it is played: what changes, changes in its place.

use std::collections::BTreeMap;

use crate::browser::{Browser, Looks};
use crate::hand::{Hand, Player};
use crate::server::Server;

/// A game is over before.
const MOST: u32 = 400;
/// Nobody sees a step of so many pixels.
const UNSEEN: u64 = 2;

/// Where the parts of a table begin, from the top of the page; nothing at the end, when the standings make room for
/// themselves. The question follows whoever scrolls.
const TOPS: &str = "if (document.querySelector('main .end:not([hidden])')) return null; \
    const tops = {}; \
    for (const part of document.querySelectorAll('main [data-region]:not([hidden]):not(.ask)')) \
        tops[part.dataset.region] = Math.round(part.getBoundingClientRect().top + scrollY); \
    return tops";

/// Switches the help off, and what it says now is gone; before the script is there nobody hears of it.
const NO_HELP: &str = "for (const value of ['on', 'off']) document.querySelector(`input[name=\"help\"][value=\"${value}\"]`)?.click(); \
    return Object.values(localStorage).some((kept) => kept.includes('\"help\":\"off\"')) \
        && !document.querySelector('.guide:not([hidden])')";

/// Plays, and looks after every decision where the parts stand; `moves` are those that have a reason to.
async fn assert_steady(game: &str, looks: Looks, moves: &[&str]) {
    let server = Server::start(&format!("steady-{game}-{}", looks.width));
    let browser = Browser::start(looks).await;
    browser.open_table(&server.site, game, &[]).await;
    // What helps a beginner comes and goes with the questions.
    browser.wait_for("help to be off", NO_HELP).await;
    let mut player = Player::new(Hand::Mouse, 3);
    let mut places: BTreeMap<String, u64> = BTreeMap::new();
    while player.decisions < MOST && !player.play(&browser, player.decisions + 1, async |_, _| {}).await {
        let tops = browser.run(TOPS).await;
        let Some(tops) = tops.as_object() else { break };
        for (part, top) in tops {
            let top = top.as_u64().expect("a part begins below the top of the page");
            let place = *places.entry(part.clone()).or_insert(top);
            if !moves.contains(&part.as_str()) && place.abs_diff(top) > UNSEEN {
                let asked = browser.run("return document.querySelector('#prompt')?.textContent").await;
                panic!("{game}: {part} stood at {place} px and stands at {top} px at {asked}");
            }
        }
    }
    assert!(player.decisions > 20, "{game} was over before anything could move");
    let parts: Vec<&str> = places.keys().map(String::as_str).collect();
    assert_eq!(parts, ["bar", "board", "log", "mine", "players"], "{game} has all its parts");
    browser.stop().await;
}

#[tokio::test]
async fn nothing_moves_on_a_laptop() {
    assert_steady("wikinger", Looks::LAPTOP, &[]).await;
    assert_steady("walhalla", Looks::LAPTOP, &[]).await;
    // The lanes make room for loading, the packet of the morning for the hand: what is asked for is in sight.
    assert_steady("jorvik", Looks::LAPTOP, &["mine"]).await;
    assert_steady("schiffbauer", Looks::LAPTOP, &["mine"]).await;
}
