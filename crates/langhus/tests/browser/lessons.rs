//! The guided first games, in a real browser: each is followed to its end, and once with every wrong choice tried first.

use std::time::Instant;

use langhus_board::Lesson;
use serde_json::{Value, json};

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::hand::key;
use crate::server::Server;

/// Chooses an action in the list of all answers, place by place, as somebody does who reads it.
const TAKE: &str = include_str!("take.js");

/// The guide, and what is asked.
const GUIDE: &str = "const box = document.querySelector('[data-region=guide]');
    const now = JSON.parse(document.querySelector('#now').dataset.now);
    return { at: Number(box.dataset.at ?? -1), mine: now.mine, moves: now.moves,
        text: [...box.querySelectorAll('.remarks > li:not([hidden])')].map((one) => one.textContent).join(' '),
        pointed: document.querySelectorAll('.pointed').length,
        unseen: [...document.querySelectorAll('.pointed')].slice(0, 1).some((place) => {
            const ask = document.querySelector('.ask');
            const sticks = (one) => getComputedStyle(one).position === 'sticky';
            const there = place.getBoundingClientRect();
            const middle = there.top + Math.min(there.height, 40) / 2;
            const above = sticks(box) ? box.getBoundingClientRect().bottom : 0;
            return middle < above || middle > Math.min(innerHeight, sticks(ask) ? ask.getBoundingClientRect().top : innerHeight);
        }),
        look: box.querySelector('.remarks > li:not([hidden])')?.dataset.look ?? '',
        more: Boolean(box.querySelector('[data-guide=next]:not([hidden])')),
        correction: box.querySelector('#correction:not([hidden])')?.textContent ?? '',
        actions: now.choices.map((choice) => choice.action) }";

async fn guide(browser: &Browser) -> Value {
    browser.run(GUIDE).await
}

async fn take(browser: &Browser, action: &str) {
    let action = serde_json::to_string(action).expect("a text has a JSON form");
    browser.wait_for("the choice", &TAKE.replace("ACTION", &action)).await;
}

/// Reads everything that the guide says about a question; whatever it points at is marked. `look` is called at each remark.
async fn read(browser: &Browser, at: usize, by_keys: bool, look: &impl AsyncFn(&Browser)) {
    let arrived =
        format!("const seen = (() => {{ {GUIDE} }})(); return seen.mine && seen.at === {at} && seen.text !== ''");
    browser.wait_for(&format!("the guide at action {at}"), &arrived).await;
    loop {
        let seen = guide(browser).await;
        let marked = seen["look"].as_str().unwrap_or_default();
        let pointed = seen["pointed"].as_u64().unwrap_or_default();
        assert!(pointed as usize >= marked.split_whitespace().count(), "{seen}");
        // On a phone it is brought between the guide and the question.
        let in_sight = format!("return !(() => {{ {GUIDE} }})().unseen");
        browser.wait_for(&format!("{marked} in sight, action {at}"), &in_sight).await;
        look(browser).await;
        if seen["more"] != true {
            return;
        }
        if by_keys {
            // The button that turns the page has the focus.
            key(browser, "Enter").await;
        } else {
            browser.run("document.querySelector('[data-guide=next]').click()").await;
        }
        let text = serde_json::to_string(&seen["text"]).expect("a text has a JSON form");
        browser
            .wait_for("the next remark", &format!("const seen = (() => {{ {GUIDE} }})(); return seen.text !== {text}"))
            .await;
    }
}

/// Follows a lesson; where `wrong` is set, every other choice is tried first and answered.
pub async fn follow(browser: &Browser, lesson: &Lesson, wrong: bool, by_keys: bool, look: &impl AsyncFn(&Browser)) {
    let actions: Vec<_> = lesson.actions().cloned().collect();
    for (at, action) in actions.iter().enumerate().skip(lesson.before) {
        if action.seat != lesson.learner {
            continue;
        }
        read(browser, at, by_keys, look).await;
        let seen = guide(browser).await;
        let others: Vec<String> =
            seen["actions"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect();
        for other in others.iter().filter(|other| wrong && **other != action.notation) {
            browser.run("document.querySelector('#correction').textContent = ''").await;
            take(browser, other).await;
            let corrected = format!("const seen = (() => {{ {GUIDE} }})(); return seen.correction.length > 10 && seen");
            let said = browser.wait_for(&format!("a word about \"{other}\""), &corrected).await;
            assert_eq!(said["moves"], seen["moves"], "nothing was played");
        }
        take(browser, &action.notation).await;
    }
    read(browser, actions.len(), by_keys, look).await;
    browser.run("document.querySelector('[data-guide=close]').click()").await;
    assert_eq!(browser.run("return document.querySelector('[data-region=guide]').checkVisibility()").await, false);
    let seen = guide(browser).await;
    let first = seen["actions"][0].as_str().expect("the game goes on").to_owned();
    take(browser, &first).await;
    let on = format!("return JSON.parse(document.querySelector('#now').dataset.now).moves > {}", seen["moves"]);
    browser.wait_for("the game to go on", &on).await;
}

pub async fn begin(browser: &Browser, site: &str, game: &str) {
    browser.open(&format!("{site}/learn/{game}")).await;
    browser.hurry().await;
    browser.run("document.querySelector('.ways form button').click()").await;
    browser.wait_for("the table of the lesson", "return location.pathname.startsWith('/t/')").await;
    browser.wait_for_table().await;
}

#[tokio::test]
async fn every_lesson_is_followed_to_its_end() {
    let server = Server::start("lessons");
    let browser = Browser::start(Looks::LAPTOP).await;
    for (number, game) in langhus::GAMES.iter().enumerate() {
        for looks in [Looks::LAPTOP.speaking("en"), Looks::PHONE.speaking("de")] {
            browser.look(looks).await;
            let begun = Instant::now();
            let lesson = game.lesson().expect("every game of the house has a lesson");
            begin(&browser, &server.site, game.id()).await;
            assert_open_to_all(&browser, &format!("the lesson of {}", game.id())).await;
            follow(&browser, &lesson, false, number % 2 == 0 && !looks.touch, &async |_| {}).await;
            browser.assert_no_trouble(game.id()).await;
            println!("{}, {}: {:.1?}", game.id(), looks.language, begun.elapsed());
        }
    }
    browser.stop().await;
}

#[tokio::test]
async fn every_wrong_choice_is_answered_and_changes_nothing() {
    let server = Server::start("lessons-wrong");
    let browser = Browser::start(Looks::LAPTOP).await;
    for game in langhus::GAMES {
        let lesson = game.lesson().expect("every game of the house has a lesson");
        begin(&browser, &server.site, game.id()).await;
        follow(&browser, &lesson, true, false, &async |_| {}).await;
        browser.assert_no_trouble(game.id()).await;
    }
    browser.stop().await;
}

#[tokio::test]
async fn a_new_question_is_explained_once_until_that_is_switched_off() {
    let server = Server::start("helped");
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open(&server.site).await;
    browser.hurry().await;
    browser.play_now("wikinger").await;
    const HELP: &str = "const box = document.querySelector('[data-region=guide][data-help]');
        return box && box.checkVisibility() ? box.dataset.help : ''";
    browser
        .wait_for("a first question that is explained", &format!("return (() => {{ {HELP} }})() === 'buying'"))
        .await;
    let link = browser.run("return document.querySelector('.guide a').getAttribute('href')").await;
    assert_eq!(link, "/rules/wikinger#buying");
    assert_open_to_all(&browser, "a question that is explained").await;
    // Whoever has answered it is not told again, also at another table.
    let action = browser.run("return JSON.parse(document.querySelector('#now').dataset.now).choices[0].action").await;
    take(&browser, action.as_str().expect("an action")).await;
    browser.wait_for("the next question", &format!("return (() => {{ {HELP} }})() !== 'buying'")).await;
    browser.open(&server.site).await;
    browser.play_now("wikinger").await;
    browser.wait_for("a question", "return JSON.parse(document.querySelector('#now').dataset.now).mine").await;
    assert_eq!(browser.run(HELP).await, "", "it was explained before");
    // Switched off, nothing is explained any more.
    browser.open(&server.site).await;
    browser.play_now("jorvik").await;
    browser.wait_for("another game's question", &format!("return (() => {{ {HELP} }})() !== ''")).await;
    browser.run("document.querySelector('[data-guide=off]').click()").await;
    assert_eq!(browser.run(HELP).await, "");
    browser.open(&server.site).await;
    browser.play_now("walhalla").await;
    browser.wait_for("a question", "return JSON.parse(document.querySelector('#now').dataset.now).mine").await;
    assert_eq!(browser.run(HELP).await, "", "nobody wants to be told");
    // The player aid is one key away.
    let aid = browser.run("return document.querySelector('[data-do=aid]').getAttribute('href')").await;
    assert_eq!(aid, "/rules/walhalla/aid");
    browser.assert_no_trouble("the help").await;
    browser.stop().await;
}

#[tokio::test]
async fn a_player_aid_is_one_sheet_of_paper() {
    let server = Server::start("aid");
    let browser = Browser::start(Looks::LAPTOP).await;
    for game in langhus::GAMES {
        for language in ["en", "de"] {
            browser.open(&format!("{}/rules/{}/aid?language={language}", server.site, game.id())).await;
            let printed = browser.command("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
            let text = printed["data"].as_str().expect("a document");
            let pages = pages_of(text);
            assert_eq!(pages, 1, "{} in {language} takes {pages} pages", game.id());
        }
    }
    browser.stop().await;
}

/// How many pages a document has that was printed, in base 64.
fn pages_of(document: &str) -> usize {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => u32::from(byte - b'A'),
        b'a'..=b'z' => u32::from(byte - b'a') + 26,
        b'0'..=b'9' => u32::from(byte - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::new();
    for group in document.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = group.iter().fold(0, |bits, byte| bits << 6 | digit(*byte)) << (6 * (4 - group.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    let text = String::from_utf8_lossy(&bytes);
    text.matches("/Type /Page\n").count() + text.matches("/Type /Page/").count() + text.matches("/Type /Page ").count()
}
