//! The page about oneself, by keyboard at the width of a small phone: keeping it, coming back, adding a device, going.

use serde_json::Value;

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::gallery::{folder, take};
use crate::hand::key;
use crate::server::Server;
use crate::together::open_for_two;

const SMALL: Looks = Looks { width: 360, height: 640, ..Looks::PHONE };
/// No page has so many places for the focus.
const MOST: usize = 120;

/// Goes on with the tabulator until the focus is where it should be.
pub(crate) async fn tab_to(browser: &Browser, selector: &str) {
    let there = format!("return document.activeElement.matches({selector:?})");
    for _ in 0..MOST {
        key(browser, "Tab").await;
        if browser.run(&there).await == true {
            return;
        }
    }
    panic!("the tabulator does not come to {selector}: {}", browser.tell().await);
}

/// Chooses something by keyboard, and waits until the page is another one that has this.
pub(crate) async fn press(browser: &Browser, selector: &str, then: &str) -> Value {
    browser.run("document.documentElement.dataset.old = 'yes'; document.body.focus()").await;
    tab_to(browser, selector).await;
    key(browser, "Enter").await;
    let found =
        format!("return !document.documentElement.dataset.old && document.querySelector({then:?})?.textContent");
    browser.wait_for(then, &found).await
}

pub(crate) async fn write(browser: &Browser, text: &str) {
    for letter in text.chars() {
        key(browser, &letter.to_string()).await;
    }
}

/// The page is as it should be, and a picture of it is kept where somebody wants to look at it.
pub(crate) async fn look(browser: &Browser, name: &str, language: &'static str) {
    browser.assert_fits(name).await;
    assert_open_to_all(browser, name).await;
    browser.assert_no_trouble(name).await;
    if let Some(folder) = folder() {
        take(browser, &folder.join(language), name, language).await;
        browser.look(SMALL.speaking(language)).await;
    }
}

#[tokio::test]
async fn somebody_comes_back_by_keyboard_alone_and_goes() {
    let server = Server::start("you");
    let you = format!("{}/you", server.site);
    let first = Browser::start(SMALL.speaking("de")).await;
    first.open(&you).await;
    look(&first, "you-nobody", "de").await;
    let table = open_for_two(&first, &server.site).await;
    first.open(&you).await;
    look(&first, "you", "de").await;
    let code = press(&first, "form[action='/you/code'] button", ".secret code").await;
    let code = code.as_str().expect("a code is a text").to_owned();
    assert_eq!(code.len(), 23, "{code}");
    look(&first, "you-code", "de").await;
    let link = press(&first, "form[action='/you/link'] button", ".secret code").await;
    let link = link.as_str().expect("a link is a text").to_owned();
    assert!(link.starts_with(&format!("{you}#device=")), "{link}");
    assert_eq!(first.run("return document.querySelectorAll('.qr svg path').length").await, 1);
    look(&first, "you-link", "de").await;
    // Another browser comes back with the code, typed as somebody types it.
    let second = Browser::start(SMALL.speaking("en")).await;
    second.open(&you).await;
    tab_to(&second, "input[name=code]").await;
    write(&second, &code.to_lowercase().replace('-', "")).await;
    second.run("document.documentElement.dataset.old = 'yes'").await;
    key(&second, "Enter").await;
    let here = "return !document.documentElement.dataset.old && document.querySelectorAll('.device-list li').length";
    assert_eq!(second.wait_for("the own page", here).await, 2);
    let seat = format!(
        "return Boolean(document.querySelector('.tables a[href=\"{}\"]'))",
        table.trim_start_matches(&server.site)
    );
    assert_eq!(second.run(&seat).await, true, "the seat is there");
    look(&second, "you", "en").await;
    // A third one by the link, which leaves the address.
    let third = Browser::start(SMALL.speaking("en")).await;
    third.open(&link).await;
    let there = "return document.querySelectorAll('.device-list li').length === 3";
    third.wait_for("the own page", there).await;
    assert_eq!(third.driver.ask("url").await, you, "the code has left the address");
    // What is chosen on one device is so on the others, from the first moment on.
    let dark = "document.querySelector('#wishes input[name=theme][value=dark]').checked = true";
    third.run(dark).await;
    press(&third, "#wishes button", ".you h1").await;
    assert_eq!(third.run("return document.documentElement.dataset.theme").await, "dark");
    second.open(&server.site).await;
    assert_eq!(second.run("return document.documentElement.dataset.theme").await, "dark");
    // And what is chosen at a table is sent.
    second.open(&format!("{}/you", server.site)).await;
    let keep = "import(document.querySelector('link[href*=\"kept.js\"]').href).then(({ keep }) => keep('met-wikinger', ['buying']))";
    second.run(keep).await;
    let sent = "return localStorage.getItem('langhus-unsent') === '[]'";
    second.wait_for("what is chosen to be sent", sent).await;
    first.open(&you).await;
    assert_eq!(first.run("return localStorage.getItem('langhus-met-wikinger')").await, "[\"buying\"]");
    // A device signs itself out, and is nobody's.
    let own = "[...document.querySelectorAll('.device-list li')].find((line) => line.textContent.includes('(this device)')).id = 'own'";
    third.open(&you).await;
    third.run(own).await;
    press(&third, "#own button", "main[data-you=''] h1").await;
    first.open(&you).await;
    assert_eq!(first.run("return document.querySelectorAll('.device-list li').length").await, 2);
    // Going, when one is sure.
    tab_to(&first, ".you details summary").await;
    key(&first, "Enter").await;
    look(&first, "you-delete", "de").await;
    tab_to(&first, "input[name=sure]").await;
    key(&first, " ").await;
    assert_eq!(first.run("return document.querySelector('input[name=sure]').checked").await, true);
    let gone = press(&first, "form[action='/you/delete'] button", "main[data-you=''] h1").await;
    assert_eq!(gone, "Du");
    second.open(&you).await;
    assert_eq!(second.run("return document.querySelector('main').dataset.you").await, "", "it is gone everywhere");
    first.open(&format!("{}/privacy", server.site)).await;
    look(&first, "privacy", "de").await;
    for browser in [first, second, third] {
        browser.stop().await;
    }
}
