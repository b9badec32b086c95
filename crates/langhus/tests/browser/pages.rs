//! The pages around the tables, and what the first visit costs.

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::hand::{BEGUN, Hand, Player, key};
use crate::server::Server;
use crate::wire::Wire;

const GAMES: [&str; 4] = ["jorvik", "wikinger", "walhalla", "schiffbauer"];

#[tokio::test]
async fn every_page_is_open_to_all() {
    let server = Server::start("pages");
    let browser = Browser::start(Looks::LAPTOP).await;
    for looks in [Looks::LAPTOP, Looks::LAPTOP.dark(), Looks::PHONE, Looks::PHONE.dark()] {
        browser.look(looks).await;
        for language in ["en", "de"] {
            let mut pages =
                vec!["/".to_owned(), "/t/nothinghere0".to_owned(), "/you".to_owned(), "/privacy".to_owned()];
            pages.extend(GAMES.iter().flat_map(|game| {
                ["/new/GAME", "/rules/GAME", "/rules/GAME/decisions", "/rules/GAME/aid", "/learn/GAME"]
                    .map(|page| page.replace("GAME", game))
            }));
            for page in pages {
                let what = format!("{page}, {language}, {looks:?}");
                browser.open(&format!("{}{page}?language={language}", server.site)).await;
                assert_eq!(browser.run("return document.documentElement.lang").await, language, "{what}");
                browser.assert_fits(&what).await;
                assert_open_to_all(&browser, &what).await;
                browser.assert_no_trouble(&what).await;
            }
        }
    }
    browser.stop().await;
}

#[tokio::test]
async fn the_first_page_costs_less_than_60_kilobytes() {
    let server = Server::start("cost");
    let browser = Browser::start(Looks::LAPTOP).await;
    let cost = "const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return { bytes: all.reduce((sum, entry) => sum + entry.transferSize, 0), ready: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd };";
    for game in GAMES {
        browser.command("Network.clearBrowserCache", serde_json::json!({})).await;
        browser.open(&server.site).await;
        let lobby = browser.run(cost).await;
        // A drawing whose style is missing is black.
        let black = "return [...document.querySelectorAll('svg.cover, .cover svg')].filter((cover) => \
            getComputedStyle(cover.querySelector('rect, path')).fill === 'rgb(0, 0, 0)').length";
        assert_eq!(browser.run(black).await, 0, "every cover has its colours");
        let covers = browser.run("return document.querySelectorAll('svg.cover, .cover svg').length").await;
        assert!(covers.as_u64() >= Some(4), "every game has a cover: {covers}");
        assert!(lobby["bytes"].as_u64().is_some_and(|bytes| bytes > 1000 && bytes < 60_000), "the hall: {lobby}");
        browser.play_now(game).await;
        let table = browser.run(cost).await;
        assert!(table["bytes"].as_u64().is_some_and(|bytes| bytes > 1000 && bytes < 150_000), "{game}: {table}");
        println!("{game}: hall {lobby}, table {table}");
    }
    browser.stop().await;
}

#[tokio::test]
async fn a_hint_tells_what_to_expect_and_can_be_played() {
    let server = Server::start("hint");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open(&server.site).await;
    browser.hurry().await;
    browser.play_now("wikinger").await;
    browser.wait_for("a question", "return document.querySelectorAll('#choices button').length > 1").await;
    // Talk is no move: what was asked before it is still asked.
    browser
        .run("document.querySelector('#say').value = 'hei'; document.querySelector('.chat form').requestSubmit()")
        .await;
    browser.wait_for("the word", "return document.querySelector('.said').textContent.includes('hei')").await;
    browser.driver.call("refresh", serde_json::json!({})).await;
    browser.wait_for_table().await;
    key(&browser, "h").await;
    let lines = "return [...document.querySelectorAll('#advice:not([hidden]) li')].map((line) => line.innerText)";
    let told = browser
        .wait_for("the advice", &format!("const all = (() => {{ {lines} }})(); return all.length ? all : null"))
        .await;
    let told = told.as_array().expect("a list");
    assert!(
        told.len() > 1 && told.iter().all(|line| line.as_str().is_some_and(|line| line.contains("% of wins"))),
        "{told:?}"
    );
    assert_eq!(browser.run("return document.querySelectorAll('#choices .best').length").await, 1, "one is the best");
    let at = "return JSON.parse(document.querySelector('#now').dataset.now).moves";
    let before = browser.run(at).await;
    browser.run("document.querySelector('#advice button').click()").await;
    let moved = format!("return (() => {{ {at} }})() > {before}");
    browser.wait_for("the advised action", &moved).await;
    assert_eq!(browser.run("return document.querySelectorAll('#advice li').length").await, 0, "it is past");
    browser.assert_no_trouble("the hint").await;
    browser.stop().await;
}

#[tokio::test]
async fn a_finished_game_can_be_watched_again() {
    let server = Server::start("replay");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open(&server.site).await;
    browser.hurry().await;
    browser.play_now("wikinger").await;
    assert!(Player::new(Hand::Mouse, 3).play(&browser, 3000, async |_, _| {}).await, "the game comes to its end");
    browser.run("document.querySelector('.after a[href$=\"at=0\"]').click()").await;
    browser.wait_for("the replay", "return location.search.startsWith('?at=0')").await;
    browser.wait_for_table().await;
    let at = "return JSON.parse(document.querySelector('#now').dataset.now).at";
    assert_eq!(browser.run(at).await, 0);
    key(&browser, "ArrowRight").await;
    browser.wait_for("the next move", "return JSON.parse(document.querySelector('#now').dataset.now).at === 1").await;
    browser.wait_for("its address", "return location.search.startsWith('?at=1')").await;
    forward_and_back(&browser).await;
    browser.run("document.querySelector('[data-step=round-on]').click()").await;
    browser
        .wait_for("the next round", "return JSON.parse(document.querySelector('#now').dataset.now).round === 2")
        .await;
    browser.run("document.querySelector('[data-step=last]').click()").await;
    browser.wait_for("the end", "return Boolean(document.querySelector('.standings'))").await;
    // A position has an address for ever, and after the end everybody's view can be seen.
    let table = browser.run("return location.pathname").await;
    let table = table.as_str().expect("an address is a text");
    browser.open(&format!("{}{table}?at=5&seat=2", server.site)).await;
    browser.wait_for_table().await;
    assert_eq!(browser.run(at).await, 5);
    assert_eq!(browser.run("return document.querySelector('#seen-by').value").await, "2");
    browser.assert_no_trouble("the replay").await;
    browser.stop().await;
}

/// On a slow connection, forward and back again before the first answer has come.
async fn forward_and_back(browser: &Browser) {
    const SEEN: &str = "return ['board', 'mine', 'players', 'log'].map((name) => document.querySelector(`[data-region=${name}]`)?.textContent)";
    let seen = browser.run(SEEN).await;
    browser.slow_down(500).await;
    for step in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"] {
        key(browser, step).await;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    browser.wait_for("the way back", "return JSON.parse(document.querySelector('#now').dataset.now).at === 1").await;
    assert_eq!(browser.run(SEEN).await, seen, "the position is the one that was left");
    browser.slow_down(0).await;
}

/// Waits until there is something to choose, or the game is over. A forced action plays itself, but not after something
/// was taken back: then it is clicked.
async fn wait_for_a_choice(browser: &Browser) {
    const LEFT: &str = "const now = JSON.parse(document.querySelector('#now').dataset.now);
        const left = document.querySelectorAll('#choices button:not(:disabled)');
        if (now.mine && left.length === 1) left[0].click();
        return now.over || (now.mine && left.length > 1)";
    browser.wait_for("a choice", LEFT).await;
}

/// Only what is new is sent to a page, and only what differs is touched. What has grown in this way must be what a fresh
/// look shows, also after something was taken back.
#[tokio::test]
async fn a_page_that_has_grown_is_the_same_as_a_fresh_one() {
    const SHOWN: &str = "const told = (place) => ['role', 'tabindex', 'aria-label'].map((name) => place.getAttribute(name));
        return [...document.querySelectorAll('[data-region]:not([data-region=log]):not(#now)')]
        .map((part) => [part.dataset.region, part.querySelectorAll('*').length, part.textContent, [...part.querySelectorAll('[data-place]')].map(told)])
        .concat([...document.querySelectorAll('#log li')].slice(0, 40).map((line) => line.textContent))";
    let server = Server::start("grown");
    let browser = Browser::start(Looks::LAPTOP).await;
    for game in GAMES {
        browser.open(&server.site).await;
        browser.hurry().await;
        browser.play_now(game).await;
        Player::new(Hand::Mouse, 5).play(&browser, 25, async |_, _| {}).await;
        wait_for_a_choice(&browser).await;
        let may =
            "const undo = document.querySelector('[data-do=undo]:not(:disabled)'); undo?.click(); return Boolean(undo)";
        if browser.run(may).await == true {
            wait_for_a_choice(&browser).await;
            key(&browser, "1").await;
        }
        wait_for_a_choice(&browser).await;
        key(&browser, "Escape").await;
        let grown = browser.run(SHOWN).await;
        browser.driver.call("refresh", serde_json::json!({})).await;
        browser.wait_for_table().await;
        wait_for_a_choice(&browser).await;
        assert_eq!(browser.run(SHOWN).await, grown, "{game}");
    }
    browser.assert_no_trouble("growing").await;
    browser.stop().await;
}

/// The present comes once more, under the next number, so that the page is drawn anew; then something is said that has
/// this number in truth.
const AGAIN: &str = "window.drawn = document.querySelector('#choices button');
    const table = document.querySelector('main').dataset.table;
    fetch(`/t/${table}/look`).then((answer) => answer.json()).then((step) => {
        const data = JSON.stringify({ ...step, sequence: step.sequence + 1 });
        window.__stream.dispatchEvent(new MessageEvent('message', { data }));
        return fetch(`/api/tables/${table}/chat`, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: 'hei' }) });
    })";

/// Whoever is in the middle of a choice when the connection is lost goes on where they were.
#[tokio::test]
async fn a_choice_that_has_begun_outlives_a_lost_connection() {
    const CHOSEN: &str = "return ['#chosen li', '#choices button', '.picked'].map((what) => \
        [...document.querySelectorAll(what)].map((part) => part.textContent))";
    let server = Server::start("begun");
    let wire = Wire::to(&server.site).await;
    for (looks, hand) in [(Looks::LAPTOP, Hand::Mouse), (Looks::PHONE, Hand::Finger)] {
        let browser = Browser::start(looks).await;
        browser.open_table(&wire.site, "walhalla", &[]).await;
        let mut player = Player::new(hand, 3);
        let lose = async |browser: &Browser, phase: &str| {
            if phase != BEGUN {
                return;
            }
            let chosen = browser.run(CHOSEN).await;
            wire.cut(browser).await;
            browser.run(AGAIN).await;
            browser.wait_for("the question once more", "return !window.drawn.isConnected").await;
            assert_eq!(browser.run(CHOSEN).await, chosen, "{looks:?}");
        };
        player.play(&browser, 30, lose).await;
        assert!(player.phases.iter().any(|phase| phase == BEGUN), "a choice was begun: {:?}", player.phases);
        browser.stop().await;
    }
}

/// The page may be drawn anew while the connection is lost: an answer was on its way, or only the stream broke off.
#[tokio::test]
async fn a_lost_connection_is_told_until_it_is_back() {
    const TOLD: &str = "return document.querySelector('#notice').textContent";
    let server = Server::start("told");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "wikinger", &[]).await;
    wait_for_a_choice(&browser).await;
    browser.run("window.__stream.dispatchEvent(new Event('error'))").await;
    let told = browser.run(TOLD).await;
    assert_ne!(told, "", "the page says that the connection is lost");
    let moves = browser.run("return JSON.parse(document.querySelector('#now').dataset.now).moves").await;
    let pressed = "window.sent = 0; const send = fetch; window.fetch = (...request) => { window.sent += /[/]t[/]/.test(request[0]); return send(...request); }; \
        for (const answer of document.querySelectorAll('#choices button, #answers button, [data-place].open, [data-do=hint], [data-do=undo]')) \
            answer.dispatchEvent(new MouseEvent('click', { bubbles: true })); \
        return window.sent";
    assert_eq!(browser.run(pressed).await, 0, "nothing can be pressed that could not arrive");
    browser.run(AGAIN).await;
    browser.wait_for("the question once more", "return !window.drawn.isConnected").await;
    assert_eq!(browser.run(TOLD).await, told, "and says so still");
    browser.run("window.__stream.dispatchEvent(new Event('open'))").await;
    assert_eq!(browser.run(TOLD).await, "", "until it is back");
    Player::new(Hand::Mouse, 3).play(&browser, 3, async |_, _| {}).await;
    let moved = format!("return JSON.parse(document.querySelector('#now').dataset.now).moves > {moves}");
    browser.wait_for("an answer that arrives", &moved).await;
    browser.stop().await;
}

/// While an answer is on its way something else may happen, and the page is drawn anew with the question in it.
#[tokio::test]
async fn a_question_is_answered_once() {
    const HOLD: &str = "const send = fetch; window.sent = 0;
        window.fetch = async (address, ...more) => {
            if (String(address).includes('/actions') && !window.sent++) await new Promise((go) => (window.release = go));
            return send(address, ...more);
        }";
    const ANSWER: &str =
        "for (let next; (next = document.querySelector('#choices button:not(:disabled)')); ) next.click()";
    const MOVES: &str = "return JSON.parse(document.querySelector('#now').dataset.now).moves";
    let server = Server::start("once");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "wikinger", &[]).await;
    wait_for_a_choice(&browser).await;
    let moves = browser.run(MOVES).await;
    browser.run(HOLD).await;
    browser.run(ANSWER).await;
    browser.run(AGAIN).await;
    browser.wait_for("the question once more", "return !window.drawn.isConnected").await;
    assert_eq!(browser.run(MOVES).await, moves, "the answer is on its way");
    browser.run(ANSWER).await;
    assert_eq!(browser.run("return window.sent").await, 1, "a second answer is not sent");
    browser.run("window.release()").await;
    browser.wait_for("the answer", &format!("{MOVES} > {moves}")).await;
    wait_for_a_choice(&browser).await;
    assert_eq!(browser.run("return document.querySelector('#notice').textContent").await, "");
    browser.stop().await;
}

/// The stream may bring the next question before the last answer is acknowledged: whoever answers it then does so in vain,
/// and is asked again.
#[tokio::test]
async fn a_question_that_comes_before_the_acknowledgement_can_be_answered_after_it() {
    const HOLD: &str = "const send = fetch; window.sent = 0;
        window.fetch = async (address, ...more) => {
            const answer = await send(address, ...more);
            if (String(address).includes('/actions') && !window.sent++) await new Promise((go) => (window.release = go));
            return answer;
        }";
    const ANSWER: &str =
        "for (let next; (next = document.querySelector('#choices button:not(:disabled)')); ) next.click()";
    const SEQUENCE: &str = "JSON.parse(document.querySelector('#now').dataset.now).sequence";
    let server = Server::start("unacknowledged");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "wikinger", &[]).await;
    wait_for_a_choice(&browser).await;
    browser.run(HOLD).await;
    let asked = browser.run(&format!("{ANSWER}; return {SEQUENCE}")).await;
    let next = format!("return {SEQUENCE} > {asked} && document.querySelector('#choices button:not(:disabled)')");
    browser.wait_for("the next question", &next).await;
    let asked = browser.run(&format!("{ANSWER}; return {SEQUENCE}")).await;
    assert_eq!(browser.run("return window.sent").await, 1, "it waits for the acknowledgement");
    browser.run("window.release()").await;
    browser.wait_for("the question once more", &next).await;
    browser.run(ANSWER).await;
    browser.wait_for("what came of it", &format!("return {SEQUENCE} > {asked}")).await;
    browser.stop().await;
}

/// At a pace that can be followed the page waits between what others do, never after one's own action: the next click
/// would have to wait too.
#[tokio::test]
async fn nobody_waits_after_an_action_of_their_own() {
    const WATCH: &str = "const later = setTimeout; window.waits = []; window.heard = [];
        window.setTimeout = (act, time, ...more) => {
            // A forced move waits a moment to be seen; that is no wait for what was done.
            const { stack } = new Error();
            if (stack.includes('/follow.js') && !stack.includes('unasked')) window.waits.push(time);
            return later(act, time, ...more);
        };
        window.__stream.addEventListener('message', (event) => window.heard.push(JSON.parse(event.data).seat))";
    // Nothing, unless nobody else has done anything.
    const WAITS: &str = "return window.heard.every((seat) => seat === 1) ? window.waits : null";
    let server = Server::start("no-wait");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "wikinger", &[]).await;
    browser.run("localStorage.removeItem('langhus-settings')").await;
    browser.driver.call("refresh", serde_json::json!({})).await;
    browser.wait_for_table().await;
    browser.run(WATCH).await;
    let mut player = Player::new(Hand::Mouse, 3);
    let mut alone = 0;
    while alone < 3 && player.decisions < 60 {
        wait_for_a_choice(&browser).await;
        browser.run("window.waits = []; window.heard = []").await;
        let most = player.decisions + 1;
        player.play(&browser, most, async |_, _| {}).await;
        let waits = browser.run(WAITS).await;
        if !waits.is_null() {
            alone += 1;
            assert_eq!(waits, serde_json::json!([]), "after decision {}", player.decisions);
        }
    }
    assert_eq!(alone, 3, "actions after which nobody else did anything at once");
    browser.stop().await;
}

/// What was hidden counts from the end on, so the last step has another number than those before it.
#[tokio::test]
async fn the_last_step_is_followed_to_the_end() {
    const LAST_RAID: &str = "const now = JSON.parse(document.querySelector('#now').dataset.now);
        return now.round >= 3 || now.over";
    let server = Server::start("last-step");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "walhalla", &[]).await;
    let mut player = Player::new(Hand::Mouse, 3);
    while browser.run(LAST_RAID).await == false {
        let most = player.decisions + 1;
        player.play(&browser, most, async |_, _| {}).await;
    }
    // Step by step, as most people watch.
    browser.run("localStorage.setItem('langhus-settings', JSON.stringify({ pace: 'fast' }))").await;
    browser.driver.call("refresh", serde_json::json!({})).await;
    assert!(player.play(&browser, 3000, async |_, _| {}).await, "the game comes to its end");
    browser.stop().await;
}

/// A connection that dies without a word: what was sent is sent again, and what happens is heard again.
#[tokio::test]
async fn a_dead_connection_is_noticed() {
    const CHOOSE: &str = "const now = JSON.parse(document.querySelector('#now').dataset.now);
        for (let next; (next = document.querySelector('#choices button:not(:disabled)')); ) next.click();
        return now.moves";
    let server = Server::start("dead");
    let wire = Wire::to(&server.site).await;
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&wire.site, "wikinger", &[]).await;
    let mut player = Player::new(Hand::Mouse, 3);
    player.play(&browser, 5, async |_, _| {}).await;
    // In the middle of an action.
    wait_for_a_choice(&browser).await;
    wire.die();
    let moves = browser.run(CHOOSE).await;
    wire.mend(&browser).await;
    let moved = format!("return JSON.parse(document.querySelector('#now').dataset.now).moves > {moves}");
    browser.wait_for("the action", &moved).await;
    player.play(&browser, 10, async |_, _| {}).await;
    // While nothing happens, and the computer sleeps for a minute.
    wait_for_a_choice(&browser).await;
    wire.die();
    browser.run("const now = Date.now; Date.now = () => now() + 60000").await;
    wire.mend(&browser).await;
    player.play(&browser, 20, async |_, _| {}).await;
    assert_eq!(player.decisions, 20, "the game goes on");
    browser.stop().await;
}
