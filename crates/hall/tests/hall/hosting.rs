//! A table that waits: whoever opened it fills it, begins or closes it; everybody chooses a seat; others are invited.

use langhus_hall::load::client::Answer;
use serde_json::json;

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::visitor::Visitor;
use crate::support::{Guest, Inside, PATIENCE, folder, settings};

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

async fn refused(visitor: &mut Visitor, path: &str, body: &str) -> (u16, String) {
    let Answer { status, body, .. } = visitor.ask("POST", path, FORM, body).await;
    (status, String::from_utf8(body).expect("a page is UTF-8"))
}

/// A table that somebody has opened for two.
async fn open_for_two(server: &Inside, name: &str) -> (Visitor, String) {
    let mut host = Visitor::new(server);
    let table = host.send("/new/tic-tac-toe", &format!("name={name}&seats=2&seat-2=open")).await;
    (host, table)
}

#[tokio::test]
async fn a_seat_is_chosen_before_the_game_begins() {
    let server = Inside::start(two_games(), settings(&folder("choose-seat"))).await;
    let (mut astrid, table) = open_for_two(&server, "Astrid").await;
    let page = astrid.page(&table).await;
    assert!(page.contains("Seat 1 · blue") && page.contains("Seat 2 · orange") && page.contains("Sit here"), "{page}");
    assert_eq!(astrid.send(&format!("{table}/move"), "seat=2").await, table);
    let state = format!("/api/tables/{}", &table[3..]);
    assert_eq!(astrid.call("GET", &state, json!(null)).await.json()["you"], 2);
    let mut bodil = Visitor::new(&server);
    bodil.page(&table).await;
    bodil.send(&format!("{table}/join"), "name=Bodil&seat=1").await;
    let begun = bodil.call("GET", &state, json!(null)).await.json();
    assert_eq!((&begun["you"], &begun["status"]), (&json!(1), &json!("playing")));
    assert_eq!(astrid.call("GET", &state, json!(null)).await.json()["you"], 2, "nobody's seat is lost");
    let (status, text) = refused(&mut astrid, &format!("{table}/move"), "seat=1").await;
    assert!(status == 409 && text.contains("The game has started"), "{status} {text}");
    server.stop().await;
}

#[tokio::test]
async fn whoever_opened_the_table_lets_bots_take_the_free_seats() {
    let server = Inside::start(two_games(), settings(&folder("fill"))).await;
    let (mut astrid, table) = open_for_two(&server, "Astrid").await;
    let page = astrid.page(&table).await;
    assert!(
        page.contains("Let a bot play") && page.contains("Begin now") && page.contains("Close the table"),
        "{page}"
    );
    assert_eq!(astrid.send(&format!("{table}/fill"), "seat=2&level=karl").await, table);
    assert!(astrid.page(&table).await.contains("data-you=\"1\""), "all seats are taken, so it has begun");
    assert!(astrid.page("/").await.contains("value=\"karl\" selected"), "the strength is remembered");
    // All at once.
    let other = astrid.send("/new/connect-four", "name=Astrid&seats=2&seat-2=open").await;
    assert_eq!(astrid.send(&format!("{other}/begin"), "level=karl").await, other);
    let state = astrid.call("GET", &format!("/api/tables/{}", &other[3..]), json!(null)).await.json();
    assert_eq!((&state["status"], &state["seats"][1]["level"]), (&json!("playing"), &json!("karl")), "{state}");
    server.stop().await;
}

#[tokio::test]
async fn nobody_else_decides_for_the_host() {
    let server = Inside::start(two_games(), settings(&folder("host"))).await;
    let open = json!({ "sitter": "open" });
    let table = json!({ "game": "tic-tac-toe", "seats": [open, open] });
    let table = Guest::new(server.address).post("/api/tables", table).await.json()["id"].clone();
    let table = table.as_str().expect("an id");
    let page = format!("/t/{table}");
    // A table that a program opened for others has no host until somebody sits down.
    let (mut bodil, mut cnut) = (Visitor::new(&server), Visitor::new(&server));
    for path in ["begin", "close", "fill", "move", "leave"] {
        assert_eq!(refused(&mut cnut, &format!("{page}/{path}"), "seat=2&level=karl").await.0, 401, "{path}");
    }
    bodil.send(&format!("{page}/join"), "name=Bodil&seat=2").await;
    assert!(bodil.page(&page).await.contains("Close the table"));
    assert_eq!(bodil.send(&format!("{page}/leave"), "").await, page);
    assert!(!bodil.page(&page).await.contains("Close the table"), "whoever left decides nothing");
    server.stop().await;
}

#[tokio::test]
async fn a_closed_table_is_gone_for_everybody() {
    let server = Inside::start(two_games(), settings(&folder("close"))).await;
    let (mut astrid, table) = open_for_two(&server, "Astrid").await;
    let mut bodil = Visitor::new(&server);
    assert!(bodil.page(&table).await.contains("Astrid"));
    let mut stream = Stream::open(server.address, &table[3..], None, None).await.expect("a stream");
    assert_eq!(astrid.send(&format!("{table}/close"), "").await, "/");
    assert_eq!(stream.next(PATIENCE).await, None, "whoever listens hears no more");
    let gone = bodil.ask("GET", &table, "", "").await;
    assert_eq!(gone.status, 404);
    assert!(!astrid.page("/").await.contains(&table), "it stands in no list");
    // A game that has begun is not closed.
    let begun = astrid.send("/play/tic-tac-toe", "").await;
    let (status, text) = refused(&mut astrid, &format!("{begun}/close"), "").await;
    assert!(status == 409 && text.contains("The game has started"), "{status}");
    server.stop().await;
}

#[tokio::test]
async fn a_messenger_shows_who_invites_to_what() {
    let server = Inside::start(two_games(), settings(&folder("preview"))).await;
    let (_astrid, table) = open_for_two(&server, "Ast%22%3Erid").await;
    let page = Visitor::new(&server).page(&table).await;
    let site = format!("http://{}", server.address);
    let tell = |what: &str| {
        let tag = format!("<meta property=\"og:{what}\" content=\"");
        page.split(&tag).nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    let title = tell("title").expect("a title");
    assert!(title.contains("Ast&quot;&gt;rid") && title.contains("Tic"), "{title}");
    assert!(tell("description").is_some_and(|text| text.contains("One seat is free.")), "{page}");
    assert_eq!(tell("url"), Some(format!("{site}{table}")));
    server.stop().await;
}

/// `Play now` asks how strong the bots should be, and remembers it.
#[tokio::test]
async fn the_strength_of_bots_is_chosen_and_remembered() {
    let server = Inside::start(two_games(), settings(&folder("strength"))).await;
    let mut guest = Visitor::new(&server);
    assert!(guest.page("/").await.contains("<option value=\"thrall\" selected>"), "the usual one");
    let table = guest.send("/play/tic-tac-toe", "level=karl").await;
    let state = guest.call("GET", &format!("/api/tables/{}", &table[3..]), json!(null)).await.json();
    assert_eq!(state["seats"][1]["level"], "karl");
    let lobby = guest.page("/").await;
    assert!(lobby.contains("<option value=\"karl\" selected>") && !lobby.contains("\"thrall\" selected"), "{lobby}");
    let again = guest.send("/play/tic-tac-toe", "").await;
    let state = guest.call("GET", &format!("/api/tables/{}", &again[3..]), json!(null)).await.json();
    assert_eq!(state["seats"][1]["level"], "karl", "without a word it is the last one");
    let (status, _) = refused(&mut guest, "/play/tic-tac-toe", "level=loki").await;
    assert_eq!(status, 404);
    server.stop().await;
}
