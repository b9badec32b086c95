//! Being told while one is not here, on the page You: set up by keyboard at the width of a small phone.

use serde_json::json;

use crate::browser::{Browser, Looks};
use crate::hand::key;
use crate::server::Server;
use crate::together::open_for_two;
use crate::you::{look, press, tab_to, write};

const SMALL: Looks = Looks { width: 360, height: 640, ..Looks::PHONE };

#[tokio::test]
async fn channels_are_set_up_and_removed_by_keyboard() {
    let server = Server::start("told");
    let you = format!("{}/you", server.site);
    let browser = Browser::start(SMALL.speaking("de")).await;
    open_for_two(&browser, &server.site).await;
    browser.command("Emulation.setTimezoneOverride", json!({ "timezoneId": "Asia/Kolkata" })).await;
    browser.open(&you).await;
    let known = "return ['input[data-zone]', 'input[data-offset]'].map((field) => document.querySelector(field).value)";
    let expected = json!([["Asia/Kolkata", "Asia/Calcutta"], "330"]);
    let found = browser.run(known).await;
    assert!(
        expected[0].as_array().is_some_and(|names| names.contains(&found[0])),
        "times are told where it is: {found}"
    );
    assert_eq!(found[1], expected[1], "and leave begins when a day does there");
    // A calendar needs no address.
    tab_to(&browser, "select[name=medium]").await;
    key(&browser, "End").await;
    let link = press(&browser, ".channel-new button", ".secret code").await;
    let link = link.as_str().expect("a link is a text").to_owned();
    assert!(link.starts_with(&format!("{}/calendar/", server.site)) && link.ends_with(".ics"), "{link}");
    look(&browser, "told-link", "de").await;
    press(&browser, "a[href='/you#told']", ".channel-list li").await;
    // Neither does it work with an address on this machine, and the page says so.
    tab_to(&browser, ".channel-new input[name=address]").await;
    write(&browser, "https://localhost:9/x").await;
    let row = press(&browser, ".channel-new button", ".channel-list li:nth-child(2)").await;
    assert!(row.as_str().is_some(), "there are two");
    let tried = press(&browser, "form[action$='/try'] button", ".trouble").await;
    assert_eq!(tried.as_str().map(str::trim), Some("Diese Adresse liegt nicht im öffentlichen Netz."));
    look(&browser, "told", "de").await;
    for left in [1, 0] {
        press(&browser, "form[action$='/remove'] button", "#told h2").await;
        let rows = "return document.querySelectorAll('.channel-list li').length";
        assert_eq!(browser.run(rows).await, left);
    }
    browser.stop().await;
}
