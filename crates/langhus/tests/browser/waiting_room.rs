//! The waiting room: everything that brings people and bots to a table before the game begins.

use std::time::Duration;

use serde_json::Value;

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::devices::sit_down;
use crate::hand::{Hand, Player};
use crate::server::Server;
use crate::together::{open_for_two, open_with_friend};

/// Where the forms of a waiting room lead.
const WAYS: &str = "return [...document.querySelectorAll('.waiting form')].map((form) => form.action.split('/').pop())";

/// What reaches beyond the card that it stands on, which cuts it off. A drawing cuts its own edges.
const CUT: &str = "return [...document.querySelectorAll(':is(article, .game) :not(svg *)')].filter((part) => { \
    const card = part.closest('article, .game').getBoundingClientRect(); \
    return part.checkVisibility() && part.getBoundingClientRect().right > card.right + 1; \
    }).map((part) => part.outerHTML.slice(0, 80))";

#[tokio::test]
async fn a_waiting_room_shares_fills_and_closes() {
    let server = Server::start("waiting-room");
    let host = Browser::start(Looks { width: 360, ..Looks::PHONE.speaking("en") }).await;
    let table = open_with_friend(&host, &server.site, "jorvik").await;
    let link = host.run("return document.querySelector('.share code').textContent").await;
    assert_eq!(link, table, "the whole address stands there to be copied");
    let code = "const code = document.querySelector('.qr').getBoundingClientRect(); return code.width >= 140 && code.right <= innerWidth";
    assert_eq!(host.run(code).await, true, "the code is large enough for a phone");
    host.assert_fits("the waiting room").await;
    assert_eq!(host.run(CUT).await, serde_json::json!([]), "nothing is cut off in the waiting room");
    let colours =
        "return ['.qr-ground', '.qr-modules'].map((part) => getComputedStyle(document.querySelector(part)).fill)";
    assert_eq!(host.run(colours).await, serde_json::json!(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]), "dark on light");
    assert_open_to_all(&host, "the waiting room").await;
    // Another seat, and with it its colour.
    let seat =
        "return [...document.querySelectorAll('.seats li')].findIndex((seat) => seat.textContent.includes('(you)'))";
    assert_eq!(host.run(seat).await, 0);
    host.run("document.querySelector('form[action$=\"/move\"]').requestSubmit()").await;
    host.wait_for("the other seat", &format!("return (() => {{ {seat} }})() === 1")).await;
    // A guest sees the same, and decides nothing.
    let guest = Browser::start(Looks::LAPTOP).await;
    guest.open(&table).await;
    let ways = guest.run(WAYS).await;
    assert_eq!(ways, serde_json::json!(["join"]), "a guest may sit down and nothing else");
    let told = guest.run("return document.querySelector('meta[property=\"og:image\"]')?.content").await;
    let picture = told.as_str().expect("the card has a picture");
    assert!(picture.starts_with(&server.site) && picture.ends_with("/jorvik.png"), "{picture}");
    let size = "const picture = new Image(); picture.onload = () => (window.size = [picture.width, picture.height]); \
        picture.src = document.querySelector('meta[property=\"og:image\"]').content";
    guest.run(size).await;
    assert_eq!(guest.wait_for("the picture", "return window.size").await, serde_json::json!([1200, 630]));
    // What somebody writes stays while others change something.
    guest.run("document.querySelector('form.sit [name=name]').value = 'Bodil the'").await;
    host.run("document.querySelector('form[action$=\"/move\"]').requestSubmit()").await;
    host.wait_for("the first seat", &format!("return (() => {{ {seat} }})() === 0")).await;
    guest.wait_for("the other seat", "return document.querySelector('.seats li').textContent.includes('Astrid')").await;
    assert_eq!(guest.run("return document.querySelector('form.sit [name=name]').value").await, "Bodil the");
    // Closed, it is closed for whoever looks.
    host.run("document.querySelector('.host details').open = true; document.querySelector('form[action$=\"/close\"]').requestSubmit()").await;
    host.wait_for("the hall", "return location.pathname === '/'").await;
    guest.wait_for("the word", "return !document.querySelector('.waiting') && document.querySelector('h1').textContent.includes('no such table')").await;
    for browser in [host, guest] {
        browser.stop().await;
    }
}

#[tokio::test]
async fn a_phone_shares_by_its_own_sheet() {
    const SHARED: &str = "document.querySelector('[data-share]').click(); return window.shared";
    let server = Server::start("sharing");
    let host = Browser::start(Looks::PHONE.speaking("en")).await;
    let note = "Object.defineProperty(navigator, 'share', { value: async (what) => { window.shared = what } })";
    host.command("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": note })).await;
    let table = open_for_two(&host, &server.site).await;
    assert_eq!(host.run("return document.querySelector('[data-share]').hidden").await, false);
    let shared = host.run(SHARED).await;
    assert_eq!(shared["url"], Value::String(table));
    assert!(shared["text"].as_str().is_some_and(|text| text.contains("Astrid invites you")), "{shared}");
    host.stop().await;
}

#[tokio::test]
async fn the_host_begins_with_bots_and_the_guests_follow() {
    let server = Server::start("begin-now");
    let host = Browser::start(Looks::LAPTOP).await;
    host.open(&format!("{}/new/jorvik", server.site)).await;
    let fill = "const seats = document.querySelector('#seats'); seats.value = '3'; seats.dispatchEvent(new Event('change')); \
        for (const seat of document.querySelectorAll('[name=seat-2], [name=seat-3]')) seat.value = 'open'; \
        document.querySelector('[name=name]').value = 'Astrid'; document.querySelector('main form').requestSubmit()";
    host.run(fill).await;
    host.wait_for("the waiting table", "return Boolean(document.querySelector('[data-waits]'))").await;
    let table = host.driver.ask("url").await;
    let guest = Browser::start(Looks::LAPTOP).await;
    guest.open(table.as_str().expect("an address")).await;
    guest.run("document.querySelector('form.sit [name=seat][value=\"3\"]').click()").await;
    guest.run("document.querySelector('form.sit [name=name]').value = 'Bodil'; document.querySelector('form.sit').requestSubmit()").await;
    guest.wait_for("the own seat", "return document.querySelector('form[action$=\"/leave\"]')").await;
    let ways = guest.run(WAYS).await;
    assert_eq!(ways, serde_json::json!(["move", "leave"]), "a guest changes their own seat alone: {ways}");
    host.wait_for("the guest", "return document.querySelector('.seats').textContent.includes('Bodil')").await;
    host.run("document.querySelector('.host select').value = 'ref'; document.querySelector('form[action$=\"/begin\"]').requestSubmit()").await;
    for browser in [&host, &guest] {
        browser.wait_for_table().await;
    }
    assert_eq!(guest.run("return document.querySelector('main').dataset.you").await, "3");
    let bot = "return document.querySelector('#player-2 .name').textContent";
    assert!(
        guest.run(bot).await.as_str().is_some_and(|name| name.contains("Ref")),
        "the bot plays at the strength that was chosen"
    );
    for browser in [host, guest] {
        browser.stop().await;
    }
}

/// `Play now` remembers the strength, by keys too.
#[tokio::test]
async fn play_now_asks_for_the_strength() {
    let server = Server::start("play-now");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open(&server.site).await;
    browser.run("document.querySelector('form[action=\"/play/walhalla\"] select').value = 'heri'").await;
    browser.play_now("walhalla").await;
    let bots = "return [...document.querySelectorAll('.player .name')].filter((name) => name.textContent.includes('Heri')).length";
    assert_eq!(browser.run(bots).await, 2);
    browser.open(&server.site).await;
    let remembered = "return [...document.querySelectorAll('.play select')].map((choice) => choice.value)";
    assert_eq!(browser.run(remembered).await, serde_json::json!(["heri", "heri", "heri", "heri"]));
    for looks in [Looks { width: 1280, ..Looks::LAPTOP }, Looks { width: 360, ..Looks::PHONE }] {
        browser.look(looks).await;
        for language in ["en", "de"] {
            browser.open(&format!("{}/?language={language}", server.site)).await;
            browser.assert_fits("the hall").await;
            assert_eq!(
                browser.run(CUT).await,
                serde_json::json!([]),
                "nothing is cut off in the hall: {looks:?}, {language}"
            );
        }
    }
    browser.stop().await;
}

#[tokio::test]
async fn quick_sayings_and_unread_talk_reach_a_phone() {
    let server = Server::start("talk");
    let (astrid, bodil) = (Browser::start(Looks::LAPTOP).await, Browser::start(Looks::PHONE).await);
    let table = open_for_two(&astrid, &server.site).await;
    bodil.open(&table).await;
    sit_down(&bodil, "Bodil").await;
    astrid.wait_for_table().await;
    astrid.run("document.querySelector('.switch [data-talk=chat]').click(); document.querySelector('[data-saying=luck]').click()").await;
    let unread =
        "const sign = document.querySelector('.tabs .unread'); return sign.checkVisibility() && sign.textContent";
    assert_eq!(bodil.wait_for("what is unread", unread).await, "1");
    bodil.run("document.querySelector('.tabs [data-tab=chat]').click()").await;
    // Each reads it in their own language.
    let said = "return document.querySelector('.said li')?.textContent";
    assert_eq!(bodil.run(said).await, "Astrid: Viel Spaß!");
    assert_eq!(astrid.wait_for("the own word", said).await, "Astrid: Have fun!");
    bodil.wait_for("nothing unread", "return document.querySelector('.tabs .unread').hidden").await;
    bodil.assert_fits("the talk").await;
    assert_open_to_all(&bodil, "the talk").await;
    for browser in [astrid, bodil] {
        browser.stop().await;
    }
}

/// Whoever has watched a game finds it again in the hall.
#[tokio::test]
async fn what_was_watched_stands_in_the_hall() {
    let server = Server::start("watched");
    let (player, watcher) = (Browser::start(Looks::LAPTOP).await, Browser::start(Looks::LAPTOP).await);
    player.open_table(&server.site, "wikinger", &[]).await;
    let table = player.driver.ask("url").await;
    watcher.open(&server.site).await;
    let listed = "return [...document.querySelectorAll('[data-watched]:not([hidden]) a')].map((link) => link.href)";
    assert_eq!(watcher.run(listed).await, serde_json::json!([]));
    watcher.open(table.as_str().expect("an address")).await;
    watcher.wait_for_table().await;
    watcher.open(&server.site).await;
    assert_eq!(watcher.wait_for("the game", listed).await, serde_json::json!([table]));
    let line = watcher.run("return document.querySelector('[data-watched] li').textContent").await;
    assert!(line.as_str().is_some_and(|line| line.contains("Vikings") && line.contains("Astrid")), "{line}");
    player.open(&server.site).await;
    assert_eq!(player.run(listed).await, serde_json::json!([]), "what is played is not watched");
    for browser in [player, watcher] {
        browser.stop().await;
    }
}

/// A move is taken back because the other allows it, and a game is given up.
#[tokio::test]
async fn the_others_are_asked_and_a_game_is_given_up() {
    const MOVES: &str = "return JSON.parse(document.querySelector('#now').dataset.now).moves";
    let server = Server::start("asking");
    let (astrid, bodil) = (Browser::start(Looks::LAPTOP).await, Browser::start(Looks::PHONE).await);
    let table = open_for_two(&astrid, &server.site).await;
    bodil.open(&table).await;
    bodil.hurry().await;
    sit_down(&bodil, "Bodil").await;
    astrid.wait_for_table().await;
    // Both have made a move, so neither can simply take theirs back.
    let (mut first, mut second) = (Player::new(Hand::Mouse, 5), Player::new(Hand::Finger, 6));
    let asks = "return Boolean(document.querySelector('[data-do=ask-undo]'))";
    for round in 1..20 {
        if astrid.run(asks).await == true {
            break;
        }
        let both = async {
            tokio::join!(first.play(&astrid, round, async |_, _| {}), second.play(&bodil, round, async |_, _| {}))
        };
        let _ = tokio::time::timeout(Duration::from_secs(4), both).await;
    }
    astrid.wait_for("something to ask for", asks).await;
    let before = astrid.run(MOVES).await;
    astrid.run("document.querySelector('[data-do=ask-undo]').click()").await;
    bodil
        .wait_for("the request", "return document.querySelector('.asks [data-do=allow-undo]')?.checkVisibility()")
        .await;
    bodil.assert_fits("a request").await;
    assert_open_to_all(&bodil, "a request").await;
    astrid.wait_for("whom it waits for", "return document.querySelector('.asks')?.textContent.includes('Bodil')").await;
    bodil.run("document.querySelector('.asks [data-do=allow-undo]').click()").await;
    for browser in [&astrid, &bodil] {
        browser
            .wait_for(
                "the way back",
                &format!("return (() => {{ {MOVES} }})() < {before} && !document.querySelector('.asks')"),
            )
            .await;
    }
    bodil.run("window.confirm = () => true; document.querySelector('[data-seat-do=concede]').click()").await;
    for browser in [&astrid, &bodil] {
        browser.wait_for("the end", "return document.querySelector('.winner h2')?.checkVisibility()").await;
    }
    let told = astrid.run("return document.querySelector('.winner').textContent").await;
    assert!(
        told.as_str().is_some_and(|told| told.contains("Astrid wins") && told.contains("Bodil has conceded.")),
        "{told}"
    );
    astrid.assert_no_trouble("conceding").await;
    for browser in [astrid, bodil] {
        browser.stop().await;
    }
}
