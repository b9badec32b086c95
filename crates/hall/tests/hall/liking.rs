//! What somebody likes is theirs on all their devices: a colour, and how strong the bots are.

use serde_json::{Value, json};

use crate::devices::{opened, you};
use crate::house::two_games;
use crate::support::visitor::{PHONE, Visitor};
use crate::support::{Inside, folder, settings};

async fn own_seat(visitor: &mut Visitor, table: &str) -> Value {
    you(visitor, table.trim_start_matches("/t/")).await
}

#[tokio::test]
async fn whoever_likes_a_colour_gets_its_seat_where_it_is_free() {
    let server = Inside::start(two_games(), settings(&folder("colour"))).await;
    let (mut astrid, first) = opened(&server).await;
    assert_eq!(own_seat(&mut astrid, &first).await, 1, "who likes none begins");
    assert_eq!(astrid.send("/you/name", "name=Astrid&colour=2").await, "/you");
    let table = astrid.send("/new/connect-four", "name=Astrid&seats=2&seat-2=open").await;
    assert_eq!(own_seat(&mut astrid, &table).await, 2);
    let table = astrid.send("/play/connect-four", "level=thrall").await;
    assert_eq!(own_seat(&mut astrid, &table).await, 2, "beside bots too");
    // At the table of somebody else: the page proposes it, and without a word it is taken.
    let table =
        json!({ "game": "connect-four", "seats": [{ "sitter": "open" }, { "sitter": "open" }], "listed": true });
    let table = astrid.call("POST", "/api/tables", table).await.json()["id"].as_str().expect("an id").to_owned();
    let page = astrid.page(&format!("/t/{table}")).await;
    assert!(page.contains("name=\"seat\" value=\"2\" checked") && !page.contains("value=\"1\" checked"), "{page}");
    assert_eq!(astrid.send(&format!("/t/{table}/join"), "name=Astrid").await, format!("/t/{table}"));
    assert_eq!(own_seat(&mut astrid, &table).await, 2);
    // Where it is taken, or where there is none of it, any other will do.
    let mut bodil = Visitor::new(&server);
    bodil.send("/play/tic-tac-toe", "level=thrall").await;
    bodil.send("/you/name", "name=Bodil&colour=2").await;
    bodil.send(&format!("/t/{table}/join"), "name=Bodil").await;
    assert_eq!(own_seat(&mut bodil, &table).await, 1, "it is taken");
    bodil.send("/you/name", "name=Bodil&colour=7").await;
    let table = bodil.send("/new/connect-four", "name=Bodil&seats=2&seat-2=open").await;
    assert_eq!(own_seat(&mut bodil, &table).await, 1, "a game for two has no seventh seat");
    server.stop().await;
}

#[tokio::test]
async fn how_strong_the_bots_are_is_known_on_every_device() {
    let server = Inside::start(two_games(), settings(&folder("strength"))).await;
    let mut stranger = Visitor::new(&server);
    stranger.send("/play/connect-four", "level=karl").await;
    assert_eq!(stranger.cookie("level"), Some("karl"), "who was nobody keeps it in the browser");
    stranger.send("/play/connect-four", "level=thrall").await;
    assert_eq!(
        stranger.call("GET", "/api/you", Value::Null).await.json()["settings"]["level"],
        "thrall",
        "and somebody with everything else"
    );
    let code = stranger.call("POST", "/api/you/code", json!({})).await.json()["code"].clone();
    let mut phone = Visitor::with(&server, PHONE);
    assert_eq!(phone.call("POST", "/api/you/recover", json!({ "code": code })).await.status, 200);
    assert!(phone.page("/").await.contains("value=\"thrall\" selected"));
    server.stop().await;
}
