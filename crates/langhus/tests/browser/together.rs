//! Two people at one table, with everything that happens to connections.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::pin;
use std::task::Poll;

use serde_json::json;

use crate::browser::{Browser, Looks};
use crate::hand::{Hand, Player};
use crate::server::Server;
use crate::wire::Wire;

/// Fills the form for a table of two people and gives its address.
pub async fn open_for_two(browser: &Browser, site: &str) -> String {
    browser.open(&format!("{site}/new/wikinger")).await;
    browser.hurry().await;
    browser
        .run(
            "document.querySelector('[name=name]').value = 'Astrid';
             const seats = document.querySelector('#seats'); seats.value = '2'; seats.dispatchEvent(new Event('change'));
             document.querySelector('[name=seat-2]').value = 'open';
             document.querySelector('main form').requestSubmit()",
        )
        .await;
    browser.wait_for("the waiting table", "return Boolean(document.querySelector('[data-waits]'))").await;
    let link = browser.run("return document.querySelector('[data-copy]').dataset.copy").await;
    format!("{site}{}", link.as_str().expect("a link is a text"))
}

/// What comes of it, or the panic.
async fn caught<T>(work: impl Future<Output = T>) -> std::thread::Result<T> {
    let mut work = pin!(work);
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(poll) => poll.map(Ok),
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

#[tokio::test]
async fn two_people_play_through_a_reload_a_lost_connection_and_a_second_tab() {
    let server = Server::start("together");
    let astrid = Browser::start(Looks::LAPTOP).await;
    let bodil = Browser::start(Looks::PHONE).await;
    let wire = Wire::to(&server.site).await;
    let table = open_for_two(&astrid, &wire.site).await;
    bodil.open(&table.replace(&wire.site, &server.site)).await;
    bodil.hurry().await;
    bodil.run("document.querySelector('[name=name]').value = 'Bodil'; document.querySelector('main form').requestSubmit()").await;
    // Whoever opened the table sees it begin without doing anything.
    astrid.wait_for_table().await;
    bodil.wait_for_table().await;

    let (mut first, mut second) = (Player::new(Hand::Mouse, 11), Player::new(Hand::Finger, 12));
    let trouble = async {
        // A reload in the middle.
        first.play(&astrid, 6, async |_, _| {}).await;
        astrid.driver.call("refresh", json!({})).await;
        first.play(&astrid, 12, async |_, _| {}).await;
        // A lost connection: the page says so, and goes on by itself when it is back.
        wire.cut(&astrid).await;
        first.play(&astrid, 20, async |_, _| {}).await;
        // A second tab of the same person shows the same seat, and both stay in step.
        let old = astrid.driver.ask("window").await;
        let tab = astrid.driver.call("window/new", json!({ "type": "tab" })).await;
        astrid.driver.call("window", json!({ "handle": tab["handle"] })).await;
        astrid.open(&table).await;
        first.play(&astrid, 28, async |_, _| {}).await;
        astrid.driver.call("window", json!({ "handle": old })).await;
        first.play(&astrid, 3000, async |_, _| {}).await
    };
    let both = async { tokio::join!(trouble, second.play(&bodil, 3000, async |_, _| {})) };
    let (over, also_over) = match caught(both).await {
        Ok(both) => both,
        Err(panic) => {
            // Who waited in vain is mostly not the one whose page stands still.
            eprintln!("the laptop:\n{}\nthe phone:\n{}", astrid.tell().await, bodil.tell().await);
            resume_unwind(panic)
        }
    };
    assert!(over && also_over, "the game comes to its end for both");
    let result = "return document.querySelector('.standings').innerText.replace(/\\D+/g, ' ').trim()";
    assert_eq!(astrid.run(result).await, bodil.run(result).await, "both see the same result");
    bodil.assert_no_trouble("the phone").await;
    astrid.stop().await;
    bodil.stop().await;
}
