//! `kill -9` between a move and the message about it, and in the middle of sending: nothing is lost, and at most one comes
//! twice. And no message ever says more than everybody at the table may know.

use std::time::Duration;

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use crate::support::receiver::{Received, Receiver};
use crate::support::{Guest, choose, folder};
use crate::week::Clocked;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const START: i64 = 1_800_000_000_000;

/// People at a game of days, each with a webhook under their number.
async fn open(house: &Clocked, game: &str, receiver: &Receiver) -> (String, Vec<String>) {
    let mut first = Guest::new(house.address);
    // One of the four is for three.
    let many = if game == "walhalla" { 3 } else { 2 };
    let mut seats = vec![json!({ "sitter": "open" }); many];
    seats[0] = json!({ "sitter": "human", "name": "Astrid" });
    let table = first.open_as(&json!({ "game": game, "seats": seats, "pace": "days" })).await;
    let mut guests = vec![first];
    for seat in 2..=many {
        let mut other = Guest::new(house.address);
        other.join(&table, seat).await;
        guests.push(other);
    }
    for (person, guest) in guests.iter_mut().enumerate() {
        let address = receiver.at(&format!("/{person}"));
        let channel = json!({ "medium": "webhook", "address": address, "zone": "Europe/Oslo" });
        assert_eq!(guest.post("/api/you/channels", channel).await.status, 201);
    }
    (table, guests.into_iter().map(|guest| guest.token.expect("a token")).collect())
}

/// Everybody who is awaited plays, until the game waits for somebody else alone; who that is.
async fn pass_on(house: &Clocked, table: &str, tokens: &[String], chance: &mut Quick) -> Option<usize> {
    let awaited = |state: &Value| -> Vec<usize> {
        let seats = state["awaited"].as_array().expect("seats");
        seats.iter().map(|seat| seat.as_u64().expect("a seat") as usize - 1).collect()
    };
    let mut before = None;
    loop {
        let state = Guest::with(house.address, &tokens[0]).state(table).await;
        let now = awaited(&state);
        match (&now[..], before) {
            ([], _) => return None,
            ([one], Some(before)) if before != *one => return Some(*one),
            _ => {}
        }
        before = Some(now[0]);
        let mut guest = Guest::with(house.address, &tokens[now[0]]);
        let state = guest.state(table).await;
        let Some(action) = choose(&state, chance) else { continue };
        let sequence = state["sequence"].as_u64().expect("a sequence");
        let answer = guest.act(table, sequence, &format!("{sequence}-{}", chance.below(1_000_000)), &action).await;
        assert_eq!(answer.status, 200, "{}", answer.json());
    }
}

fn to(receiver: &Receiver, person: usize) -> Vec<Received> {
    let theirs = format!("POST /{person}");
    receiver.received().into_iter().filter(|received| received.line == theirs).collect()
}

async fn wait_for(receiver: &Receiver, person: usize, many: usize) {
    let end = std::time::Instant::now() + crate::support::PATIENCE;
    while to(receiver, person).len() < many {
        assert!(std::time::Instant::now() < end, "{many} do not come to {person}: {:?}", receiver.received());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_9_loses_no_message_and_doubles_at_most_one() {
    let (data, receiver) = (folder("killed-outbox"), Receiver::start().await);
    let mut house = Clocked::start(&data, START);
    let (mut now, mut chance) = (START, Quick::new(11));
    let (table, tokens) = open(&house, "wikinger", &receiver).await;
    let mut doubled = 0;
    for round in 0..12 {
        let Some(person) = pass_on(&house, &table, &tokens, &mut chance).await else { break };
        let before = to(&receiver, person).len();
        match round % 3 {
            // Between the move and the message.
            0 => {}
            // While the message is on its way, and nobody answers.
            1 => {
                receiver.fall_silent(true);
                now += MINUTE;
                house.set(&table, now).await;
                wait_for(&receiver, person, before + 1).await;
            }
            // At any time.
            _ => {
                now += MINUTE;
                house.set(&table, now).await;
                tokio::time::sleep(Duration::from_millis(chance.below(30).into())).await;
            }
        }
        drop(house);
        receiver.fall_silent(false);
        now += HOUR;
        house = Clocked::start(&data, now);
        // In the time of the house nothing has happened meanwhile.
        now += 3 * MINUTE;
        house.set(&table, now).await;
        wait_for(&receiver, person, before + 1 + usize::from(round % 3 == 1)).await;
        now += HOUR;
        house.set(&table, now).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        let came = to(&receiver, person).len() - before;
        doubled += usize::from(came == 2);
        assert!((1..=2).contains(&came), "round {round}: {came}");
        now += DAY;
        house.set(&table, now).await;
    }
    println!("{} messages, {doubled} twice", receiver.received().len());
    assert!(doubled >= 4, "whoever was killed in the middle tries once more");
}

const TITLES: [(&str, &str); 4] = [
    ("jorvik", "Jórvík"),
    ("wikinger", "Vikings"),
    ("walhalla", "Valhalla"),
    ("schiffbauer", "Shipwrights of the North Sea"),
];

/// A message is one of these sentences, whatever happens in the game.
fn says_no_more(received: &Received, secrets: &[String]) {
    let json = received.json();
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&json), ["games", "sent", "text"]);
    for game in json["games"].as_array().expect("games") {
        assert_eq!(keys(game), ["game", "link", "text", "until", "warning"]);
        let text = game["text"].as_str().expect("a text");
        let rest = TITLES.iter().find_map(|(_, title)| text.strip_prefix(title)).unwrap_or_else(|| panic!("{text}"));
        let until = rest.strip_prefix(": your turn, until ").or(rest.strip_prefix(": your turn, and only until "));
        let until: Vec<&str> = until.unwrap_or_else(|| panic!("{text}")).split(' ').collect();
        assert!(until.len() == 2 && until[1].len() == 5 && until[1].as_bytes()[2] == b':', "{text}");
        assert!(game["link"].as_str().is_some_and(|link| link.ends_with("/you")), "a table that is not listed");
    }
    let whole = format!("{}{}", received.head, String::from_utf8_lossy(&received.body));
    for secret in secrets {
        assert!(!whole.contains(secret), "{whole}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_message_says_more_than_whose_turn_it_is() {
    let (data, receiver) = (folder("silent-outbox"), Receiver::start().await);
    let mut house = Clocked::start(&data, START);
    let mut now = START;
    for (game, _) in TITLES {
        let (table, tokens) = open(&house, game, &receiver).await;
        let (mut chance, before) = (Quick::new(5), receiver.received().len());
        for _ in 0..6 {
            let Some(person) = pass_on(&house, &table, &tokens, &mut chance).await else { break };
            let known = to(&receiver, person).len();
            now += 20 * HOUR;
            house.set(&table, now).await;
            wait_for(&receiver, person, known + 1).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        let received = receiver.received();
        assert!(received.len() > before + 1, "{game}: {}", received.len());
        let mut secrets = tokens.clone();
        secrets.extend(["seed", "Astrid", "Bjørn"].map(str::to_owned));
        received[before..].iter().for_each(|received| says_no_more(received, &secrets));
    }
}
