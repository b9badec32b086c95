//! Names at a table: no two look alike, nobody is taken for a bot, and every name stays in its own direction.

use langhus_rules::Saga;
use serde_json::json;

use crate::house::two_games;
use crate::support::visitor::Visitor;
use crate::support::{Guest, Inside, folder, problem, settings};

#[tokio::test]
async fn no_two_at_a_table_can_be_mistaken_for_each_other() {
    let server = Inside::start(two_games(), settings(&folder("alike"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let join = format!("/api/tables/{table}/seats/2");
    let mut other = Guest::new(server.address);
    for alike in ["Astrid", "astrid", " ASTRID ", "Аstrid", "Astr\u{131}d"] {
        let refused = other.post(&join, json!({ "name": alike })).await;
        assert_eq!(problem(&refused), "name-taken", "{alike}");
        assert!(refused.json()["detail"].as_str().unwrap().contains("is called Astrid"), "{}", refused.json());
    }
    for hidden in
        ["\u{3164}", "\u{200b}", "Bo\u{202e}dil", "\u{2800}\u{2800}", "Langhus", "B\u{338}\u{338}\u{338}\u{338}"]
    {
        assert_eq!(problem(&other.post(&join, json!({ "name": hidden })).await), "bad-name", "{hidden:?}");
    }
    let german = "Accept-Language: de\r\nContent-Type: application/json\r\n";
    let refused = other.client.raw("POST", &join, german, br#"{"name":"astrid"}"#).await.unwrap();
    assert_eq!(
        refused.json()["detail"],
        "Jemand an diesem Tisch heißt Astrid. Nimm einen Namen, der sich damit nicht verwechseln lässt."
    );
    let bot = json!({ "sitter": "bot", "level": "thrall" });
    let wish = |name: &str| json!({ "game": "tic-tac-toe", "seats": [{ "sitter": "human", "name": name }, bot] });
    assert_eq!(problem(&other.post("/api/tables", wish("thrall")).await), "name-taken");
    assert_eq!(other.post("/api/tables", wish("Thrall 2")).await.status, 201);
    let accent = other.post(&join, json!({ "name": "  Ástrid\u{2003}  Berg " })).await;
    assert_eq!(accent.status, 201, "accents tell names apart");
    assert_eq!(guest.state(&table).await["seats"][1]["name"], "Ástrid Berg");
    server.stop().await;
}

#[tokio::test]
async fn somebody_without_a_name_of_their_own_is_offered_one_that_is_free() {
    let server = Inside::start(two_games(), settings(&folder("offered"))).await;
    let (mut first, mut second) = (Visitor::new(&server), Visitor::new(&server));
    let address = first.send("/new/tic-tac-toe", "name=Guest&seats=2&seat-2=open&listed=no").await;
    assert!(second.page(&address).await.contains("value=\"Guest 2\""));
    first.send("/name", "name=Thrall").await;
    let address = first.send("/play/tic-tac-toe", "").await;
    assert!(first.page(&address).await.contains("Thrall 2"), "one click leads to a table, whatever one is called");
    server.stop().await;
}

#[tokio::test]
async fn the_names_of_a_record_are_shown_without_what_no_name_may_hold() {
    let server = Inside::start(two_games(), settings(&folder("record-names"))).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let mut other = Guest::new(server.address);
    other.join(&table, 2).await;
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        let player = if n % 2 == 0 { &mut guest } else { &mut other };
        let sequence = player.sequence(&table).await;
        player.act(&table, sequence, &n.to_string(), &format!("mark {cell}")).await;
    }
    let record = guest.get(&format!("/api/tables/{table}/record")).await;
    let mut saga = Saga::read(&String::from_utf8(record.body).unwrap()).unwrap();
    saga.names = ["As\u{202e}trid\u{200b}", "\u{3164}"].map(str::to_owned).to_vec();
    let record = saga.write();
    let brought = guest.client.raw("POST", "/api/records", "", record.as_bytes()).await.unwrap();
    assert_eq!(brought.status, 201, "{}", String::from_utf8_lossy(&brought.body));
    let brought = brought.json();
    let seats = Guest::new(server.address).state(brought["id"].as_str().expect("a table")).await["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!("Astrid"), &json!("2")));
    server.stop().await;
}

/// Is every occurrence of a name in a page kept in its own direction, by an element or by the characters for it?
fn all_isolated(page: &str, name: &str) -> usize {
    let mut count = 0;
    for (at, _) in page.match_indices(name) {
        let before = &page[..at];
        let isolated = ["<bdi>", "\u{2068}", "value=\""].iter().any(|start| before.ends_with(start));
        let around: String = before.chars().rev().take(60).collect::<Vec<_>>().into_iter().rev().collect();
        assert!(isolated, "…{around}{name}");
        count += 1;
    }
    count
}

#[tokio::test]
async fn a_name_from_the_right_turns_nothing_round_wherever_it_stands() {
    let server = Inside::start(two_games(), settings(&folder("from-the-right"))).await;
    let (mut yael, mut ali) = (Visitor::new(&server), Visitor::new(&server));
    let (first, second) = ("יעל", "علي");
    let escaped = |name: &str| name.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>();
    let form = format!("name={}&seats=2&seat-2=open&listed=yes", escaped(first));
    let address = yael.send("/new/tic-tac-toe", &form).await;
    let table = address.trim_start_matches("/t/").to_owned();
    assert!(all_isolated(&ali.page(&address).await, first) > 0, "the table that waits");
    assert!(all_isolated(&ali.page("/").await, first) > 0, "the hall");
    ali.send(&format!("{address}/join"), &format!("name={}", escaped(second))).await;
    let chat = yael.call("POST", &format!("/api/tables/{table}/chat"), json!({ "text": "hei" })).await;
    assert_eq!(chat.status, 204);
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        let player = if n % 2 == 0 { &mut yael } else { &mut ali };
        for path in [address.clone(), format!("{address}/look")] {
            let page = player.page(&path).await.replace("\\\"", "\"");
            assert!(all_isolated(&page, first) > 1 && all_isolated(&page, second) > 1, "{path}");
        }
        let state = player.call("GET", &format!("/api/tables/{table}"), json!(null)).await.json();
        let act = json!({ "sequence": state["sequence"], "client": n.to_string(), "action": format!("mark {cell}") });
        assert_eq!(player.call("POST", &format!("/api/tables/{table}/actions"), act).await.status, 200);
    }
    for path in [address.clone(), format!("{address}?at=3"), "/".to_owned()] {
        assert!(all_isolated(&yael.page(&path).await, first) > 0, "{path}");
    }
    server.stop().await;
}
