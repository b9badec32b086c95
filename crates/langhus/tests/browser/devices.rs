//! A seat on two devices, and a seat that is given to somebody else: no address ever holds a secret.

use serde_json::{Value, json};

use crate::axe::assert_open_to_all;
use crate::browser::{Browser, Looks};
use crate::server::Server;
use crate::together::open_for_two;

/// Looks whether a secret can be found where somebody else might look.
const LEFT_BEHIND: &str = "return location.hash + Object.keys(localStorage).filter((key) => key.includes('seat'))";

/// Unfolds the list of devices and makes a link for one more.
pub async fn link(browser: &Browser) -> String {
    browser.run("document.querySelector('.devices summary').click(); document.querySelector('#device').click()").await;
    let link = "return document.querySelector('.once:not([hidden]) code')?.textContent";
    let link = browser.wait_for("the link", link).await;
    link.as_str().expect("a link is a text").to_owned()
}

/// What the list says about each device, once there are so many.
pub async fn list(browser: &Browser, count: usize) -> Vec<Value> {
    browser.run("for (const box of document.querySelectorAll('.devices')) { box.open = false; box.open = true }").await;
    let lines = format!(
        "const lines = [...document.querySelectorAll('.device-list li')].map((line) => line.textContent); \
         return lines.length === {count} && lines"
    );
    browser.wait_for("the list", &lines).await.as_array().expect("a list").clone()
}

pub async fn sit_down(browser: &Browser, name: &str) {
    let fill = format!(
        "document.querySelector('form.sit [name=name]').value = '{name}'; document.querySelector('form.sit').requestSubmit()"
    );
    browser.run(&fill).await;
    browser.wait_for_table().await;
}

#[tokio::test]
async fn a_seat_is_played_from_another_device_and_taken_back_from_it() {
    const IS_MINE: &str = "return document.querySelector('.waiting .seats small')?.textContent.includes('(')";
    let server = Server::start("devices");
    let laptop = Browser::start(Looks::LAPTOP).await;
    let phone = Browser::start(Looks { width: 360, ..Looks::PHONE }).await;
    let table = open_for_two(&laptop, &server.site).await;
    assert_eq!(laptop.driver.ask("url").await, table, "the address is the table's and nothing else");
    let secret = link(&laptop).await;
    assert!(secret.starts_with(&format!("{table}#device=")), "{secret}");
    phone.open(&table).await;
    phone.run("localStorage.setItem('langhus-seat-000000000000', '\"secret\"')").await;
    phone.open("about:blank").await;
    phone.open(&secret).await;
    phone.wait_for("the seat", IS_MINE).await;
    assert_eq!(phone.driver.ask("url").await, table, "the code has left the address");
    assert_eq!(phone.run(LEFT_BEHIND).await, "");
    let devices = list(&phone, 2).await;
    let own = devices.iter().filter(|line| line.as_str().is_some_and(|line| line.contains("dieses Gerät"))).count();
    assert_eq!(own, 1, "{devices:?}");
    phone.assert_fits("the list of devices while the table waits").await;
    assert_open_to_all(&phone, "the list of devices while the table waits").await;
    // The link is spent.
    let stranger = Browser::start(Looks::LAPTOP).await;
    stranger.open(&secret).await;
    let told = "return document.querySelector('.notice').textContent";
    assert_ne!(stranger.wait_for("the refusal", &format!("{told} || null")).await, "");
    assert_eq!(stranger.driver.ask("url").await, table);
    // The game begins, and the same stands in the settings of the table.
    sit_down(&stranger, "Bodil").await;
    for browser in [&laptop, &phone] {
        browser.wait_for_table().await;
        browser.run("document.querySelector('[data-do=settings]').click()").await;
        assert_eq!(list(browser, 2).await.len(), 2);
        browser.assert_fits("the list of devices in the settings").await;
        assert_open_to_all(browser, "the list of devices in the settings").await;
    }
    let others = "[...document.querySelectorAll('.device-list li')].find((line) => !line.textContent.includes('(this device)')).querySelector('button').click()";
    laptop.run(others).await;
    list(&laptop, 1).await;
    phone.driver.call("refresh", json!({})).await;
    phone.wait_for_table().await;
    assert_eq!(phone.run("return document.querySelector('main').dataset.you ?? 'nobody'").await, "nobody");
    for browser in [laptop, phone, stranger] {
        browser.stop().await;
    }
}

#[tokio::test]
async fn a_seat_that_was_left_is_given_by_invitation() {
    let server = Server::start("invitation");
    let (astrid, bodil) = (Browser::start(Looks::LAPTOP).await, Browser::start(Looks::LAPTOP).await);
    let table = open_for_two(&astrid, &server.site).await;
    bodil.open(&table).await;
    sit_down(&bodil, "Bodil").await;
    astrid.wait_for_table().await;
    bodil.wait_for("the own seat", "return document.querySelector('[data-seat-do=leave]')").await;
    bodil.run("window.confirm = () => true; document.querySelector('[data-seat-do=leave]').click()").await;
    astrid.wait_for("the free seat", "return document.querySelector('[data-do=invite]')").await;
    astrid.run("document.querySelector('[data-do=invite]').click()").await;
    let link = "const code = document.querySelector('#invitation[open] code'); return code?.textContent";
    let link = astrid.wait_for("the invitation", link).await;
    let link = link.as_str().expect("a link is a text");
    let cnut = Browser::start(Looks { width: 360, ..Looks::PHONE }).await;
    cnut.open(&table).await;
    cnut.wait_for_table().await;
    assert_eq!(cnut.run("return document.querySelector('.offer').hidden").await, true, "not without an invitation");
    cnut.open("about:blank").await;
    cnut.open(link).await;
    cnut.wait_for_table().await;
    assert_eq!(cnut.driver.ask("url").await, table);
    assert_eq!(cnut.run("return document.querySelector('.offer').hidden").await, false);
    cnut.assert_fits("the free seat").await;
    sit_down(&cnut, "Cnut").await;
    cnut.wait_for("the seat", "return document.querySelector('main').dataset.you === '2'").await;
    assert_eq!(cnut.run(LEFT_BEHIND).await, "");
    for browser in [astrid, bodil, cnut] {
        browser.stop().await;
    }
}
