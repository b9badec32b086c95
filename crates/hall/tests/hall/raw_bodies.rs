//! Whatever is sent, the server never fails: no answer of 500 or more.

use crate::house::two_games;
use crate::support::{Guest, Inside, folder, settings};
use langhus_hall::load::client::Client;
use langhus_rules::{Chance, Quick};
use serde_json::json;

/// Bodies that are almost right, to be damaged.
fn seeds(table: &str) -> Vec<(String, String)> {
    let act = json!({ "sequence": 2, "client": "a", "action": "mark 1" }).to_string();
    let open = json!({ "game": "tic-tac-toe", "options": ["a=b"], "edition": "name = \"x\"", "listed": true,
        "seats": [{ "sitter": "human", "name": "x" }, { "sitter": "bot", "level": "thrall" }] });
    let record =
        "langhus saga 1\ngame tic-tac-toe\nrevision 1\nedition 0\noptions \nseats 2\nseed 0\n\n1 mark 1\n\nend";
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    vec![
        (at("/actions"), act.clone()),
        (at("/undo"), act),
        ("/api/tables".to_owned(), open.to_string()),
        (at("/chat"), json!({ "text": "hei" }).to_string()),
        (at("/seats/2"), json!({ "name": "x" }).to_string()),
        (at("/seats/1/bot"), json!({ "level": "thrall" }).to_string()),
        ("/api/you/enter".to_owned(), String::new()),
        ("/api/you/redeem".to_owned(), json!({ "code": "0123456789abcdef" }).to_string()),
        ("/api/you/recover".to_owned(), json!({ "code": "01234-56789-abcde-fghjk" }).to_string()),
        (at("/hint"), "{}".to_owned()),
        ("/api/records".to_owned(), record.to_owned()),
    ]
}

fn damage(body: &[u8], chance: &mut Quick) -> Vec<u8> {
    let mut body = body.to_vec();
    for _ in 0..1 + chance.below(4) {
        let place = chance.below(body.len() as u32 + 1) as usize;
        match chance.below(6) {
            0 => body.insert(place, chance.below(256) as u8),
            1 => body.truncate(place),
            2 if place < body.len() => body[place] = chance.below(256) as u8,
            3 => body.splice(place..place, b"99999999999999999999".iter().copied()).for_each(drop),
            4 => body.splice(place..place, "[{\"\u{1F6A3}\u{0}".bytes()).for_each(drop),
            _ => body.extend_from_slice(&body.clone()),
        }
    }
    body
}

#[tokio::test]
async fn no_body_and_no_address_makes_the_server_fail() {
    let mut settings = settings(&folder("raw"));
    (settings.limits.chat.burst, settings.limits.hints.burst) = (1e9, 1e9);
    let server = Inside::start(two_games(), settings).await;
    let mut guest = Guest::new(server.address);
    let table = guest.open("tic-tac-toe", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    let token = guest.token.clone().expect("a token");
    let rounds = if std::env::var_os("LANGHUS_HEAVY").is_some() { 20_000 } else { 2_000 };
    let mut chance = Quick::new(1);
    let mut client = Client::new(server.address);
    let seeds = seeds(&table);
    let mut statuses = [0; 6];
    for round in 0..rounds {
        let (path, body) = &seeds[round % seeds.len()];
        let body = damage(body.as_bytes(), &mut chance);
        let kind = if chance.below(8) == 0 { "" } else { "Content-Type: application/json\r\n" };
        let headers = format!("Authorization: Bearer {token}\r\n{kind}");
        let answer = client.raw("POST", path, &headers, &body).await.expect("an answer");
        assert!(answer.status < 500, "{path} with {:?}: {answer:?}", String::from_utf8_lossy(&body));
        statuses[usize::from(answer.status / 100)] += 1;
        let odd: String = (0..chance.below(12)).map(|_| char::from(33 + chance.below(90) as u8)).collect();
        let odd = odd.replace('#', "/");
        let paths = [format!("/api/tables/{odd}"), format!("/api/tables/{table}?{odd}"), format!("/{odd}")];
        for path in paths {
            let answer = client.raw("GET", &path, "", b"").await.expect("an answer");
            assert!(answer.status < 500, "{path}: {answer:?}");
        }
    }
    assert!(statuses[2] > 0 && statuses[4] > rounds / 4, "good and bad ones were among them: {statuses:?}");
    let large = client.raw("POST", "/api/tables", "Content-Type: application/json\r\n", &vec![b'['; 200_000]).await;
    assert_eq!(large.expect("an answer").status, 413);
    server.stop().await;
}
