//! Two people at one table and a third who watches: each game to its end, with a reload, a lost connection, a stand-in and a
//! return, and then once more.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::pin;
use std::task::Poll;

use serde_json::json;

use crate::browser::{Browser, Looks};
use crate::hand::{Hand, Player};
use crate::server::Server;
use crate::wire::Wire;

/// Fills the form for a table of as few as can play, with a friend in the second seat, and gives its address.
pub async fn open_with_friend(browser: &Browser, site: &str, game: &str) -> String {
    browser.open(&format!("{site}/new/{game}")).await;
    browser.hurry().await;
    browser
        .run(
            "document.querySelector('[name=name]').value = 'Astrid';
             const seats = document.querySelector('#seats'); seats.value = seats.options[0].value; seats.dispatchEvent(new Event('change'));
             document.querySelector('[name=seat-2]').value = 'open';
             document.querySelector('main form').requestSubmit()",
        )
        .await;
    browser.wait_for("the waiting table", "return Boolean(document.querySelector('[data-waits]'))").await;
    let link = browser.run("return document.querySelector('[data-copy]').dataset.copy").await;
    format!("{site}{}", link.as_str().expect("a link is a text"))
}

/// The same of the game that takes the fewest decisions.
pub async fn open_for_two(browser: &Browser, site: &str) -> String {
    open_with_friend(browser, site, "wikinger").await
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

/// Whether the other is here, as it stands at their name.
fn is(seat: u8, is: &str) -> String {
    format!("return document.querySelector('#player-{seat} .presence')?.dataset.is === '{is}'")
}

/// Lets a bot play on for a while, and plays again.
async fn lend_and_return(browser: &Browser) {
    const MOVES: &str = "return JSON.parse(document.querySelector('#now').dataset.now).moves";
    browser.run("document.querySelector('[data-seat-do=lend]').click()").await;
    browser.wait_for("the stand-in", "return Boolean(document.querySelector('[data-lent]'))").await;
    let before = browser.run(MOVES).await;
    let played = format!(
        "const now = JSON.parse(document.querySelector('#now').dataset.now); return now.moves > {before} + 2 || now.over"
    );
    browser.wait_for("moves of the stand-in", &played).await;
    browser.run("document.querySelector('[data-seat-do=return]').click()").await;
    browser.wait_for("the return", "return !document.querySelector('[data-lent]')").await;
}

/// One proposes, the other refuses and thinks again: both come to the same new table, and the third sees where it is.
async fn play_again(astrid: &Browser, bodil: &Browser, watcher: &Browser) {
    const SAYS: &str = "return document.querySelector('.again')?.textContent ?? ''";
    let says = async |browser: &Browser, what: &str| {
        browser.wait_for(what, &format!("return (() => {{ {SAYS} }})().includes('{what}')")).await;
    };
    let old = astrid.run("return location.pathname").await;
    // What stands at the end takes no click at first.
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    astrid.run("document.querySelector('[data-do=rematch]').click()").await;
    says(bodil, "Astrid").await;
    says(astrid, "Bodil").await;
    assert_eq!(astrid.run("return location.pathname").await, old, "whoever proposes waits");
    bodil.run("document.querySelector('[data-do=refuse]').click()").await;
    says(astrid, "doesn\\'t want to play again").await;
    bodil.run("document.querySelector('[data-do=rematch]').click()").await;
    for browser in [astrid, bodil] {
        browser
            .wait_for(
                "the next game",
                &format!("return location.pathname.startsWith('/t/') && location.pathname !== {old}"),
            )
            .await;
        browser.wait_for_table().await;
    }
    assert_eq!(astrid.run("return location.pathname").await, bodil.run("return location.pathname").await);
    assert_eq!(watcher.run("return location.pathname").await, old, "nobody else is led away");
    watcher.wait_for("the way there", "return Boolean(document.querySelector('.again a.button'))").await;
    for browser in [astrid, bodil] {
        let lent = browser.run("return Boolean(document.querySelector('[data-lent]'))").await;
        assert_eq!(lent, false, "whoever let a bot play on plays themselves again");
    }
}

/// Two people play at random to the end. In Schiffbauer that takes some six thousand decisions: `whole_games` plays it against
/// bots, who build ships.
async fn together(game: &str) {
    let server = Server::start(&format!("together-{game}"));
    let (astrid, bodil) = (Browser::start(Looks::LAPTOP).await, Browser::start(Looks::PHONE.speaking("en")).await);
    let watcher = Browser::start(Looks::LAPTOP).await;
    let wire = Wire::to(&server.site).await;
    let table = open_with_friend(&astrid, &wire.site, game).await;
    bodil.open(&table.replace(&wire.site, &server.site)).await;
    bodil.hurry().await;
    bodil.run("document.querySelector('form.sit [name=name]').value = 'Bodil'; document.querySelector('form.sit').requestSubmit()").await;
    // Whoever opened the table sees it begin without doing anything.
    astrid.wait_for_table().await;
    bodil.wait_for_table().await;
    watcher.open(&table.replace(&wire.site, &server.site)).await;
    watcher.hurry().await;
    watcher.driver.call("refresh", json!({})).await;
    watcher.wait_for_table().await;
    let own = "return document.querySelectorAll('#choices button, [data-do=undo], [data-do=hint], [data-place].open, .chat').length";
    assert_eq!(watcher.run(own).await, 0, "whoever watches is asked nothing and takes nothing back");
    astrid.wait_for("Bodil to be here", &is(2, "here")).await;
    bodil.wait_for("Astrid to be here", &is(1, "here")).await;

    let (mut first, mut second) = (Player::new(Hand::Mouse, 11), Player::new(Hand::Finger, 12));
    let trouble = async {
        // A reload in the middle.
        first.play(&astrid, 6, async |_, _| {}).await;
        astrid.driver.call("refresh", json!({})).await;
        first.play(&astrid, 12, async |_, _| {}).await;
        // A lost connection: the page says so, and goes on by itself when it is back.
        wire.cut(&astrid).await;
        first.play(&astrid, 20, async |_, _| {}).await;
        lend_and_return(&astrid).await;
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
    assert!(over && also_over, "{game} comes to its end for both");
    let result = "return document.querySelector('.standings')?.innerText.replace(/\\D+/g, ' ').trim()";
    let seen = astrid.run(result).await;
    assert_eq!(seen, bodil.run(result).await, "both see the same result");
    watcher.wait_for("the end", &format!("return (() => {{ {result} }})() === {seen}")).await;
    bodil.assert_no_trouble("the phone").await;
    watcher.assert_no_trouble("whoever watches").await;
    play_again(&astrid, &bodil, &watcher).await;
    // Whoever goes is gone a moment later, for those who stay.
    bodil.open("about:blank").await;
    let gone = "return [...document.querySelectorAll('.presence')].some((sign) => sign.dataset.is === 'gone' && /\\d/.test(sign.textContent))";
    astrid.wait_for("Bodil to be gone since some time", gone).await;
    for browser in [astrid, bodil, watcher] {
        browser.stop().await;
    }
}

#[tokio::test]
async fn together_jorvik() {
    together("jorvik").await;
}

#[tokio::test]
async fn together_wikinger() {
    together("wikinger").await;
}

#[tokio::test]
async fn together_walhalla() {
    together("walhalla").await;
}
