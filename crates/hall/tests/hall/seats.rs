//! A seat that somebody has left: whom it is open to.

use langhus_hall::load::client::Answer;
use serde_json::{Value, json};

use crate::house::two_games;
use crate::support::visitor::Visitor;
use crate::support::{Inside, folder, problem, settings};

/// Two people at a table whose game runs; its name.
async fn two(server: &Inside, listed: &str) -> (Visitor, Visitor, String) {
    let (mut astrid, mut bodil) = (Visitor::new(server), Visitor::new(server));
    let form = format!("name=Astrid&seats=2&seat-2=open&listed={listed}");
    let address = astrid.send("/new/tic-tac-toe", &form).await;
    bodil.send(&format!("{address}/join"), "name=Bodil").await;
    (astrid, bodil, address.trim_start_matches("/t/").to_owned())
}

async fn leave(visitor: &mut Visitor, table: &str) {
    let left = visitor.call("POST", &format!("/api/tables/{table}/leave"), Value::Null).await;
    assert_eq!(left.status, 204);
}

async fn sit(visitor: &mut Visitor, table: &str, seat: u8, wish: Value) -> Answer {
    visitor.call("POST", &format!("/api/tables/{table}/seats/{seat}"), wish).await
}

async fn state(visitor: &mut Visitor, table: &str) -> Value {
    visitor.call("GET", &format!("/api/tables/{table}"), Value::Null).await.json()
}

/// The code of an invitation to a seat.
async fn invitation(visitor: &mut Visitor, table: &str, seat: u8) -> String {
    let answer = visitor.call("POST", &format!("/api/tables/{table}/seats/{seat}/invitation"), Value::Null).await;
    assert_eq!(answer.status, 201, "{}", answer.json());
    let link = answer.json()["link"].as_str().unwrap().to_owned();
    link.strip_prefix(&format!("/t/{table}#invite=")).expect("the code stands behind the #").to_owned()
}

#[tokio::test]
async fn a_seat_of_a_private_game_goes_only_to_whom_the_others_invite() {
    let server = Inside::start(two_games(), settings(&folder("private"))).await;
    let (mut astrid, mut bodil, table) = two(&server, "no").await;
    let mut stranger = Visitor::new(&server);
    let invite = format!("/api/tables/{table}/seats/2/invitation");
    assert_eq!(problem(&astrid.call("POST", &invite, Value::Null).await), "seat-taken");
    leave(&mut bodil, &table).await;
    assert_eq!(problem(&stranger.call("POST", &invite, Value::Null).await), "no-seat");
    for visitor in [&mut stranger, &mut bodil] {
        assert_eq!(problem(&sit(visitor, &table, 2, json!({ "name": "Cnut" })).await), "needs-invitation");
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        assert_eq!(visitor.ask("POST", &format!("/t/{table}/join"), form, "name=Cnut").await.status, 403);
        assert_eq!(state(visitor, &table).await["you"], json!(null));
    }
    // The page offers what can be done: to those who sit there, and hidden to whoever has no invitation.
    let page = astrid.page(&format!("/t/{table}")).await;
    assert!(page.contains("data-do=\"invite\" data-seat=\"2\"") && page.contains("data-do=\"fill\""), "{page}");
    let page = stranger.page(&format!("/t/{table}")).await;
    assert!(page.contains("<section class=\"offer\" aria-label=\"free seat\" hidden>"), "{page}");
    let wrong = json!({ "name": "Cnut", "invitation": "0000000000000000" });
    assert_eq!(problem(&sit(&mut stranger, &table, 2, wrong).await), "spent-code");
    let code = invitation(&mut astrid, &table, 2).await;
    stranger.send(&format!("/t/{table}/join"), &format!("name=Cnut&invitation={code}")).await;
    assert_eq!(state(&mut stranger, &table).await["you"], 2);
    leave(&mut stranger, &table).await;
    let again = json!({ "name": "Dag", "invitation": code });
    assert_eq!(problem(&sit(&mut Visitor::new(&server), &table, 2, again).await), "spent-code", "it works once");
    // An invitation is for one seat, and a bot can play on instead.
    let code = invitation(&mut astrid, &table, 2).await;
    let bot = format!("/api/tables/{table}/seats/2/bot");
    assert_eq!(astrid.call("POST", &bot, json!({ "level": "thrall" })).await.status, 204);
    let late = json!({ "name": "Dag", "invitation": code });
    assert_eq!(problem(&sit(&mut Visitor::new(&server), &table, 2, late).await), "seat-taken");
    server.stop().await;
}

#[tokio::test]
async fn a_seat_of_a_listed_game_is_open_but_nobody_peeks_at_several() {
    let data = folder("listed");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut astrid, mut bodil, table) = two(&server, "yes").await;
    leave(&mut astrid, &table).await;
    leave(&mut bodil, &table).await;
    let mut newcomer = Visitor::new(&server);
    let page = newcomer.page(&format!("/t/{table}")).await;
    assert!(page.contains("<section class=\"offer\" aria-label=\"free seat\">"), "{page}");
    assert_eq!(state(&mut newcomer, &table).await["you"], json!(null), "nothing is shown before they sit down");
    assert_eq!(sit(&mut newcomer, &table, 1, json!({ "name": "Cnut" })).await.status, 201);
    leave(&mut newcomer, &table).await;
    assert_eq!(problem(&sit(&mut newcomer, &table, 2, json!({ "name": "Cnut" })).await), "has-left");
    server.stop().await;
    // That is remembered after a restart, and while somebody else sits in the seat that was left.
    let server = Inside::start(two_games(), settings(&data)).await;
    let [mut newcomer, mut bodil] = [newcomer, bodil].map(|old| {
        let mut back = Visitor::new(&server);
        back.cookies = old.cookies;
        back
    });
    let mut dag = Visitor::new(&server);
    assert_eq!(sit(&mut dag, &table, 1, json!({ "name": "Dag" })).await.status, 201);
    assert_eq!(problem(&sit(&mut newcomer, &table, 2, json!({ "name": "Cnut" })).await), "has-left");
    let code = invitation(&mut dag, &table, 2).await;
    let invited = json!({ "name": "Cnut", "invitation": code });
    assert_eq!(problem(&sit(&mut newcomer, &table, 2, invited).await), "has-left", "not even with an invitation");
    let mine = newcomer.call("GET", "/api/tables?mine=true", Value::Null).await.json();
    assert_eq!(mine, json!([]), "it is not their table any more");
    // One's own seat may be taken again, and then the game goes on.
    assert_eq!(sit(&mut bodil, &table, 2, json!({ "name": "Bodil" })).await.status, 201);
    assert_eq!(state(&mut bodil, &table).await["you"], 2);
    server.stop().await;
}

#[tokio::test]
async fn before_the_game_begins_anybody_may_change_seats() {
    let server = Inside::start(two_games(), settings(&folder("before"))).await;
    let (mut astrid, mut bodil) = (Visitor::new(&server), Visitor::new(&server));
    let address = astrid.send("/new/tic-tac-toe", "name=Astrid&seats=2&seat-2=open&listed=no").await;
    let table = address.trim_start_matches("/t/");
    leave(&mut astrid, table).await;
    assert_eq!(sit(&mut astrid, table, 2, json!({ "name": "Astrid" })).await.status, 201);
    assert_eq!(sit(&mut bodil, table, 1, json!({ "name": "Bodil" })).await.status, 201);
    server.stop().await;
}
