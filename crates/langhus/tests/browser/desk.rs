//! The table on a desk: the board is the input, the column beside it tells the rest, and nothing moves for ever.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::{Browser, Looks};
use crate::hand::{Hand, Player, asked, key};
use crate::server::Server;
use crate::wire::Wire;

const GAMES: [&str; 4] = ["jorvik", "wikinger", "walhalla", "schiffbauer"];

/// Moves a mouse to the middle of an element.
async fn hover(browser: &Browser, selector: &str) {
    let middle = format!(
        "const box = document.querySelector('{selector}').getBoundingClientRect(); \
         return [box.left + box.width / 2, box.top + box.height / 2]"
    );
    let middle = browser.run(&middle).await;
    let (x, y) = (middle[0].as_f64().unwrap_or_default(), middle[1].as_f64().unwrap_or_default());
    let actions = json!([{ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": [
        { "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() },
    ] }]);
    browser.driver.call("actions", json!({ "actions": actions })).await;
}

/// An answer that has a place is given there, and carries its key there; it is in the list, and not in the line.
#[tokio::test]
async fn places_carry_their_keys_and_the_list_has_all_answers() {
    const MARKED: &str =
        "const shown = [...document.querySelectorAll('[data-place].open')].filter((place) => place.checkVisibility());
        const keys = [...document.querySelectorAll('.marks .key')].map((mark) => mark.textContent);
        return keys.length && keys.length === new Set(shown.map((place) => place.dataset.place)).size ? keys : null";
    const LISTED: &str = "return document.querySelector('#choices').getBoundingClientRect().width > 200";
    let server = Server::start("keys");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "jorvik", &[]).await;
    asked(&browser).await;
    let keys = browser.wait_for("a key on every place", MARKED).await;
    let doubled = "return [...document.querySelectorAll('#answers [data-choice]')].filter((answer) => \
        document.querySelector(`[data-place=\"${answer.dataset.choice}\"]`)).length";
    assert_eq!(browser.run(doubled).await, 0, "what has a place is no button in the line");
    assert_eq!(browser.run(LISTED).await, false);
    key(&browser, "l").await;
    assert_eq!(browser.run(LISTED).await, true, "the list opens");
    let over = "const [list, side] = ['#choices', '.side'].map((part) => document.querySelector(part).getBoundingClientRect()); \
        return list.left >= side.left - 1";
    assert_eq!(browser.run(over).await, true, "over the column, never over the board");
    key(&browser, "Escape").await;
    assert_eq!(browser.run(LISTED).await, false, "and closes");
    let last = keys.as_array().and_then(|keys| keys.last()).and_then(Value::as_str).unwrap_or_default().to_owned();
    let moves = browser.run("return JSON.parse(document.querySelector('#now').dataset.now).moves").await;
    key(&browser, &last).await;
    let moved = format!("return JSON.parse(document.querySelector('#now').dataset.now).moves > {moves}");
    browser.wait_for("what the key chooses", &moved).await;
    assert_eq!(browser.run("return document.activeElement === document.body").await, false, "focus stays on the page");
    browser.assert_no_trouble("keys").await;
    browser.stop().await;
}

/// A hint stands at the places it judges, and its reasons in the column.
#[tokio::test]
async fn a_hint_marks_the_places_themselves() {
    const RINGS: &str = "const rings = [...document.querySelectorAll('.marks .hint')].map((ring) => ring.dataset.text); \
        return rings.length ? rings : null";
    let server = Server::start("rings");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "walhalla", &[]).await;
    let mut player = Player::new(Hand::Mouse, 3);
    player.play(&browser, 3, async |_, _| {}).await;
    asked(&browser).await;
    key(&browser, "h").await;
    let rings = browser.wait_for("the rings", RINGS).await;
    let told = rings
        .as_array()
        .is_some_and(|all| all.iter().all(|text| text.as_str().is_some_and(|text| text.ends_with('%'))));
    assert!(told, "{rings}");
    let beside = "const [advice, side] = ['#advice', '.side'].map((part) => document.querySelector(part).getBoundingClientRect()); \
        return advice.left >= side.left - 1 && advice.width > 200";
    assert_eq!(browser.run(beside).await, true, "the reasons stand in the column");
    browser.stop().await;
}

/// Whatever can be chosen tells what it is, although it is a hit area now.
#[tokio::test]
async fn what_can_be_chosen_has_a_tip() {
    let server = Server::start("tips");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "jorvik", &[]).await;
    asked(&browser).await;
    hover(&browser, ".board [data-place].open").await;
    let tip = "const tip = document.querySelector('#tip'); return !tip.hidden && tip.textContent";
    browser.wait_for("a tip under the pointer", tip).await;
    browser.stop().await;
}

/// An idle page on one's own turn: attention is drawn once.
#[tokio::test]
async fn nothing_moves_for_ever() {
    const IDLE: Duration = Duration::from_secs(4);
    let server = Server::start("idle");
    let browser = Browser::start(Looks::LAPTOP).await;
    for game in GAMES {
        browser.open_table(&server.site, game, &[]).await;
        asked(&browser).await;
        let motion = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        browser.command("Emulation.setEmulatedMedia", motion).await;
        // What the page itself works counts, not how long it waits for a busy machine.
        browser.command("Performance.enable", json!({ "timeDomain": "threadTicks" })).await;
        let ended = "return document.getAnimations().every((motion) => motion.effect.getComputedTiming().iterations !== Infinity) \
            && !document.getAnimations().some((motion) => motion.playState === 'running')";
        browser.wait_for("everything to rest", ended).await;
        let busy = async || {
            let metrics = browser.command("Performance.getMetrics", json!({})).await;
            let all = metrics["metrics"].as_array().cloned().unwrap_or_default();
            let task = all.iter().find(|metric| metric["name"] == "TaskDuration");
            task.and_then(|metric| metric["value"].as_f64()).expect("the browser tells how long it worked")
        };
        let before = busy().await;
        tokio::time::sleep(IDLE).await;
        let share = (busy().await - before) / IDLE.as_secs_f64();
        println!("{game}: an idle page takes {:.2} % of a core", share * 100.0);
        assert!(share < 0.01, "{game}: an idle page takes {:.1} % of a core", share * 100.0);
    }
    browser.stop().await;
}

/// Whoever is cut off sees it within five seconds, also when the connection dies without a word.
#[tokio::test]
async fn a_lost_connection_shows_within_five_seconds() {
    const WATCH: &str = "window.cut = performance.now(); new MutationObserver(() => { \
        if (document.querySelector('main').dataset.connection === 'lost') window.lost ??= performance.now(); \
        }).observe(document.querySelector('main'), { attributes: true })";
    let server = Server::start("five-seconds");
    let wire = Wire::to(&server.site).await;
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&wire.site, "wikinger", &[]).await;
    asked(&browser).await;
    browser.run(WATCH).await;
    wire.die();
    let after = browser.wait_for("the word", "return window.lost && window.lost - window.cut").await;
    println!("a dead connection shows after {after} ms");
    assert!(after.as_f64().is_some_and(|after| after < 5000.0), "it took {after} ms");
    wire.mend(&browser).await;
    assert_eq!(browser.run("return document.querySelector('main').dataset.connection").await, "here");
    browser.stop().await;
}

/// The flag on a line is that of the player it speaks of, whoever set it off.
#[tokio::test]
async fn a_line_of_the_log_carries_the_right_flag() {
    const WRONG: &str = "return [...document.querySelectorAll('#log li')].filter((line) => line.querySelector('.whose .banner') && \
        !line.querySelector('a').textContent.includes(line.querySelector('.whose .banner').getAttribute('aria-label'))).map((line) => line.textContent)";
    let server = Server::start("flags");
    let browser = Browser::start(Looks::LAPTOP).await;
    for game in GAMES {
        browser.open_table(&server.site, game, &[]).await;
        Player::new(Hand::Mouse, 3).play(&browser, 25, async |_, _| {}).await;
        assert_eq!(browser.run(WRONG).await, json!([]), "{game}");
        let flags = browser.run("return document.querySelectorAll('#log .whose .banner').length").await;
        assert!(flags.as_u64() > Some(3), "{game} has flags: {flags}");
    }
    // One player's lines, and the way to a moment.
    let own = "const show = document.querySelector('#log-show'); show.value = '2'; show.dispatchEvent(new Event('change', { bubbles: true })); \
        return [...document.querySelectorAll('#log li')].every((line) => line.hidden !== line.dataset.seats.split(' ').includes('2'))";
    assert_eq!(browser.run(own).await, true, "only the lines of one player");
    let number = browser.run("return Number(document.querySelector('#log a').dataset.at)").await;
    browser.run("document.querySelector('#log a').click()").await;
    browser.wait_for("that moment", &format!("return location.search === '?at={number}'")).await;
    browser.wait_for_table().await;
    assert_eq!(browser.run("return JSON.parse(document.querySelector('#now').dataset.now).at").await, number);
    browser.stop().await;
}

/// Somebody else's area opens beside the column, and the question stays free.
#[tokio::test]
async fn an_area_opens_beside_the_column() {
    const OPEN: &str = "const area = document.querySelector('#player-2[open] .unfolded')?.getBoundingClientRect(); \
        const [ask, side] = ['.ask', '.side'].map((part) => document.querySelector(part).getBoundingClientRect()); \
        return area && area.width > 400 && area.top >= ask.bottom - 1 && area.right <= side.left + 1 && area.bottom <= innerHeight";
    let server = Server::start("peek");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "schiffbauer", &[]).await;
    asked(&browser).await;
    hover(&browser, "#player-2 summary").await;
    browser.wait_for("the area", OPEN).await;
    hover(&browser, ".bar h1").await;
    browser.wait_for("the column alone", "return !document.querySelector('#player-2').open").await;
    browser.stop().await;
}

/// A board is enlarged by wheel and keys, moved by keys, and goes back to its place; what can be chosen can be chosen still.
#[tokio::test]
async fn a_board_is_enlarged_and_moved() {
    const WIDTH: &str = "const board = document.querySelector('.board'); \
        return Math.round(100 * board.firstElementChild.getBoundingClientRect().width / board.clientWidth)";
    let server = Server::start("zoom");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "wikinger", &[]).await;
    asked(&browser).await;
    let whole = browser.run(WIDTH).await.as_u64().expect("a number");
    key(&browser, "+").await;
    let larger = browser.run(WIDTH).await.as_u64().expect("a number");
    assert!(larger > whole + 10, "{whole} to {larger} hundredths");
    let wheel = "const board = document.querySelector('.board'); const box = board.getBoundingClientRect(); \
        board.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true, clientX: box.right - 20, clientY: box.bottom - 20 })); \
        return [board.scrollLeft, board.scrollTop]";
    let moved = browser.run(wheel).await;
    assert!(browser.run(WIDTH).await.as_u64() > Some(larger + 10), "a wheel with Ctrl, or two fingers on a touchpad");
    assert!(moved[0].as_u64() > Some(20) && moved[1].as_u64() > Some(20), "the point under the pointer stays: {moved}");
    let left = browser
        .run(
            "const board = document.querySelector('.board'); board.scrollLeft = 0; \
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true })); return board.scrollLeft",
        )
        .await;
    assert!(left.as_u64() > Some(20), "Shift with an arrow moves it: {left}");
    let mut player = Player::new(Hand::Mouse, 3);
    player.play(&browser, 2, async |_, _| {}).await;
    assert!(browser.run(WIDTH).await.as_u64() > Some(larger), "it stays enlarged while it is played");
    key(&browser, "0").await;
    let same = browser.run(WIDTH).await.as_u64().expect("a number");
    assert!(same.abs_diff(whole) <= 1, "and goes back: {whole} to {same}");
    browser.assert_no_trouble("zoom").await;
    browser.stop().await;
}

/// Sounds are off until somebody switches them on, and then tell that it is one's turn and what is laid.
#[tokio::test]
async fn sounds_are_off_until_they_are_wanted() {
    const COUNT: &str = "window.tones = 0; const start = OscillatorNode.prototype.start; \
        OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); }";
    let server = Server::start("sounds");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "wikinger", &[]).await;
    asked(&browser).await;
    browser.run(COUNT).await;
    let mut player = Player::new(Hand::Mouse, 3);
    player.play(&browser, 4, async |_, _| {}).await;
    assert_eq!(browser.run("return window.tones").await, 0, "nothing sounds");
    browser.run("document.querySelector('[name=sound][value=on]').click()").await;
    assert!(browser.run("return window.tones").await.as_u64() >= Some(2), "it is heard what was switched on");
    player.play(&browser, 8, async |_, _| {}).await;
    assert!(browser.run("return window.tones").await.as_u64() > Some(4), "and then what is laid");
    browser.stop().await;
}

/// What is set is seen at once and kept, and the dialog is left as one expects.
#[tokio::test]
async fn settings_offer_what_applies() {
    let server = Server::start("settings");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open_table(&server.site, "walhalla", &[]).await;
    asked(&browser).await;
    key(&browser, "?").await;
    assert_eq!(browser.run("return document.querySelector('#settings').open").await, true);
    assert_eq!(
        browser.run("return document.querySelector('[data-when=orders]').hidden").await,
        true,
        "nothing was said no to"
    );
    assert_eq!(browser.run("return document.querySelector('[data-seat-do=return]').hidden").await, true);
    let close = "const [button, dialog] = ['.close button', '#settings'].map((part) => document.querySelector(part).getBoundingClientRect()); \
        document.querySelector('#settings').scrollTop = 9999; \
        const after = document.querySelector('.close button').getBoundingClientRect(); return after.top >= dialog.top && after.top === button.top";
    assert_eq!(browser.run(close).await, true, "the way out is in sight");
    let ground = "return getComputedStyle(document.body).backgroundColor";
    let day = browser.run(ground).await;
    browser.run("document.querySelector('[name=theme][value=dark]').click()").await;
    assert_ne!(browser.run(ground).await, day, "night falls");
    browser.driver.call("refresh", json!({})).await;
    browser.wait_for_table().await;
    assert_ne!(browser.run(ground).await, day, "and stays");
    key(&browser, "?").await;
    let beside = "document.querySelector('#settings').dispatchEvent(new MouseEvent('click', { bubbles: true })); \
        return document.querySelector('#settings').open";
    assert_eq!(browser.run(beside).await, false, "a click beside it closes it");
    browser.stop().await;
}

/// The end: one table in which everybody can be compared, the winner and oneself marked, in sight without scrolling.
#[tokio::test]
async fn the_end_is_one_table() {
    const TABLE: &str = "const table = document.querySelector('.standings table');
        const seats = document.querySelectorAll('.player').length;
        const inside = (part) => { const box = document.querySelector(part).getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight && box.height > 0; };
        const sums = [...table.querySelectorAll('.sum td')].map((cell) => Number(cell.textContent));
        const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)));
        return { seats, columns: table.querySelectorAll('thead th').length, you: table.querySelectorAll('thead .you').length, won: table.querySelectorAll('thead .won').length,
            adds: sums.every((sum, seat) => sum === rows.reduce((all, row) => all + row[seat], 0)), why: document.querySelector('.winner p').textContent,
            seen: ['.winner h2', '.standings .sum', '[data-do=rematch]'].every(inside) }";
    let server = Server::start("end");
    let browser = Browser::start(Looks { width: 1280, height: 800, ..Looks::LAPTOP }).await;
    for game in ["jorvik", "walhalla"] {
        browser.open_table(&server.site, game, &[]).await;
        assert!(Player::new(Hand::Mouse, 5).play(&browser, 3000, async |_, _| {}).await, "{game} comes to its end");
        let table = browser.run(TABLE).await;
        assert_eq!(table["columns"], table["seats"], "{game}: {table}");
        assert!(table["you"] == 1 && table["won"].as_u64() >= Some(1), "{game}: {table}");
        assert!(table["adds"] == true && table["seen"] == true && table["why"] != "", "{game}: {table}");
        browser.run("document.querySelector('[data-do=board]').click()").await;
        assert_eq!(browser.run("return document.querySelector('.end').checkVisibility()").await, false, "the board");
        browser.run("document.querySelector('[data-do=result]').click()").await;
        assert_eq!(browser.run("return document.querySelector('.end').checkVisibility()").await, true, "the result");
        let picture = "HTMLAnchorElement.prototype.click = function () { window.kept = this.download; }; document.querySelector('[data-do=picture]').click()";
        browser.run(picture).await;
        browser.wait_for("a picture", "return window.kept?.endsWith('.png')").await;
        browser.assert_no_trouble(game).await;
    }
    browser.stop().await;
}
