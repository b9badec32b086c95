//! Every game to its end by choosing what lights up: by mouse, by keys alone, with a finger on a phone; in both
//! languages, light and dark. Each phase is looked at by axe-core when it is met.

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::hand::{Hand, Player};
use crate::server::Server;

/// A game is over long before.
const MOST: u32 = 3000;

/// Clicks on what stands at the end as soon as it is there.
const IMPATIENT: &str = include_str!("impatient.js");

/// What is asked for beside the game; without a wish it is opened from the hall.
const STANDARD: &[&str] = &[];
const JARL: &[&str] = &["mode=jarl"];
const ADVANCED: &[&str] = &["advanced=on", "auction=on"];

async fn play(game: &str, options: &[&str], hand: Hand, looks: Looks) {
    let server = Server::start(&format!("{game}-{}-{hand:?}", options.len()));
    let browser = Browser::start(looks).await;
    browser.open(&server.site).await;
    browser.hurry().await;
    match options {
        [] => browser.play_now(game).await,
        _ => browser.open_table(&server.site, game, options).await,
    }
    browser.wait_for_table().await;
    browser.run(IMPATIENT).await;
    let mut player = Player::new(hand, 7);
    let over = player
        .play(&browser, MOST, async |browser, phase| {
            browser.assert_fits(&format!("{game}, {phase}")).await;
            assert_open_to_all(browser, &format!("{game}, {phase}, {looks:?}")).await;
        })
        .await;
    assert!(over, "{game} was not over after {MOST} decisions");
    let standings = browser.run("return document.querySelectorAll('.standings thead th').length").await;
    assert!(standings.as_u64() >= Some(2), "the end shows everybody's place: {standings}");
    let language = browser.run("return document.documentElement.lang").await;
    assert_eq!(language, looks.language);
    browser.assert_fits(&format!("{game} at the end")).await;
    assert_open_to_all(&browser, &format!("{game} at the end, {looks:?}")).await;
    let clicked = browser.run("return window.impatient").await;
    assert!(clicked.as_u64() >= Some(4), "a click too many at the end leads nowhere: {clicked}");
    browser.assert_no_trouble(&format!("{game} by {hand:?}")).await;
    player.again(&browser).await;
    browser.assert_no_trouble(&format!("{game} again by {hand:?}")).await;
    println!("{game} by {hand:?}: {} decisions, phases {:?}", player.decisions, player.phases);
    browser.stop().await;
}

macro_rules! games {
    ($($name:ident: $game:literal, $options:ident, $hand:expr, $looks:expr;)*) => {$(
        #[tokio::test]
        async fn $name() {
            play($game, $options, $hand, $looks).await;
        }
    )*};
}

games! {
    jorvik_by_mouse: "jorvik", STANDARD, Hand::Mouse, Looks::LAPTOP;
    jorvik_by_keys: "jorvik", STANDARD, Hand::Keys, Looks::LAPTOP.speaking("de").dark();
    jorvik_by_finger: "jorvik", STANDARD, Hand::Finger, Looks::PHONE;
    jorvik_in_full_by_mouse: "jorvik", JARL, Hand::Mouse, Looks::LAPTOP.speaking("de");
    jorvik_in_full_by_keys: "jorvik", JARL, Hand::Keys, Looks::LAPTOP.dark();
    jorvik_in_full_by_finger: "jorvik", JARL, Hand::Finger, Looks::PHONE;
    wikinger_by_mouse: "wikinger", STANDARD, Hand::Mouse, Looks::LAPTOP.speaking("de");
    wikinger_by_keys: "wikinger", STANDARD, Hand::Keys, Looks::LAPTOP.dark();
    wikinger_by_finger: "wikinger", STANDARD, Hand::Finger, Looks::PHONE.speaking("en");
    wikinger_advanced_by_mouse: "wikinger", ADVANCED, Hand::Mouse, Looks::LAPTOP;
    wikinger_advanced_by_keys: "wikinger", ADVANCED, Hand::Keys, Looks::LAPTOP.speaking("de").dark();
    wikinger_advanced_by_finger: "wikinger", ADVANCED, Hand::Finger, Looks::PHONE;
    walhalla_by_mouse: "walhalla", STANDARD, Hand::Mouse, Looks::LAPTOP;
    walhalla_by_keys: "walhalla", STANDARD, Hand::Keys, Looks::LAPTOP.speaking("de").dark();
    walhalla_by_finger: "walhalla", STANDARD, Hand::Finger, Looks::PHONE;
    schiffbauer_by_mouse: "schiffbauer", STANDARD, Hand::Mouse, Looks::LAPTOP.speaking("de");
    schiffbauer_by_keys: "schiffbauer", STANDARD, Hand::Keys, Looks::LAPTOP.dark();
    schiffbauer_by_finger: "schiffbauer", STANDARD, Hand::Finger, Looks::PHONE;
}
