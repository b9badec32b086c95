//! The database of the release before, and what that release answered about every table in it: games of each of the four,
//! finished, running, open, brought as records, with people, bots, seats that were lent, actions that were taken back and
//! talk. Today's program opens it, plays every table again and answers the same.
//!
//! `langhus.db` was written by that release and is never written again. A new release adds a folder of its own.

use serde_json::{Value, json};

use crate::start;
use crate::support::{Guest, Process, folder};

const DATABASE: &[u8] = include_bytes!("langhus.db");
const ANSWERS: &str = include_str!("answers.json");

/// Today's program with the old database.
fn open(name: &str) -> Process {
    let data = folder(name);
    std::fs::write(langhus_hall::database(&data), DATABASE).expect("the database can be copied");
    start(&data)
}

/// What the old release answered, table by table.
fn answers() -> Vec<Value> {
    serde_json::from_str(ANSWERS).expect("the answers are JSON")
}

/// The tables that somebody plays, each with the token of a seat that is awaited.
fn awaited(answers: &[Value]) -> impl Iterator<Item = (&str, &str)> {
    answers.iter().filter_map(|table| {
        let viewers = table["viewers"].as_array()?;
        let asked = viewers.iter().find(|viewer| viewer["state"]["choices"] != json!([]))?;
        Some((table["table"].as_str()?, asked["token"].as_str()?))
    })
}

/// Where today's answer differs from the old one. It may say more, but nothing else.
fn differences(path: &str, old: &Value, new: &Value, found: &mut Vec<String>) {
    match (old, new) {
        (Value::Object(fields), Value::Object(_)) => {
            for (name, old) in fields {
                differences(&format!("{path}.{name}"), old, &new[name], found);
            }
        }
        (Value::Array(olds), Value::Array(news)) if olds.len() == news.len() => {
            for (number, (old, new)) in olds.iter().zip(news).enumerate() {
                differences(&format!("{path}[{number}]"), old, new, found);
            }
        }
        (old, new) if old == new => {}
        (old, new) => found.push(format!("{path} was {old} and is {new}")),
    }
}

async fn get(guest: &mut Guest, path: &str) -> Value {
    let answer = guest.get(path).await;
    if answer.status == 200 { answer.json() } else { Value::Null }
}

/// What a viewer is answered now, in the form of the old answers.
async fn answered(guest: &mut Guest, table: &str, old: &Value) -> Value {
    let mut state = guest.state(table).await;
    let choices = state["choices"].as_array().expect("choices").iter().map(|choice| choice["action"].clone()).collect();
    state["choices"] = Value::Array(choices);
    let talk = match get(guest, &format!("/api/tables/{table}/chat")).await {
        Value::Array(said) => said.iter().map(|said| json!([said["seat"], said["text"]])).collect(),
        _ => Value::Null,
    };
    let scores = get(guest, &format!("/api/tables/{table}/scores")).await;
    let item = |item: &Value| json!([item["what"], item["piece"], item["points"]]);
    let items = |score: &Value| score["items"].as_array().expect("items").iter().map(item).collect::<Vec<_>>();
    let score = |score: &Value| json!([score["seat"], score["place"], score["score"], items(score)]);
    let scores: Vec<Value> = scores.as_array().expect("scores").iter().map(score).collect();
    let past = match old["past"].get(0) {
        Some(position) => json!([position, get(guest, &format!("/api/tables/{table}?at={position}")).await["view"]]),
        None => Value::Null,
    };
    json!({ "view": state["view"], "state": state, "talk": talk, "scores": scores, "past": past })
}

#[tokio::test]
async fn every_table_of_the_release_before_is_what_it_was() {
    let server = open("earlier-release");
    let (mut found, mut seen, mut records) = (Vec::new(), 0, 0);
    for old in answers() {
        let table = old["table"].as_str().expect("a table");
        for viewer in old["viewers"].as_array().expect("viewers") {
            let mut guest = Guest::new(server.address);
            guest.token = viewer["token"].as_str().map(str::to_owned);
            let mut expected = viewer.clone();
            expected.as_object_mut().expect("an object").remove("token");
            let answered = answered(&mut guest, table, viewer).await;
            differences(
                &format!("{} {table} seat {}", old["what"], answered["state"]["you"]),
                &expected,
                &answered,
                &mut found,
            );
            seen += 1;
            if let Some(record) = old["record"].as_str() {
                let now = guest.get(&format!("/api/tables/{table}/record")).await;
                if String::from_utf8_lossy(&now.body) != record {
                    found.push(format!("the record of {table} is another one"));
                }
                records += 1;
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(seen > 40 && records > 10, "{seen} viewers and {records} records were compared");
}

#[tokio::test]
async fn tables_of_the_release_before_go_on() {
    let server = open("earlier-release-goes-on");
    let answers = answers();
    let mut games = Vec::new();
    for (table, token) in awaited(&answers) {
        let mut guest = Guest::with(server.address, token);
        let state = guest.state(table).await;
        let (sequence, action) = (state["sequence"].as_u64().expect("a number"), &state["choices"][0]["action"]);
        let played = guest.act(table, sequence, "today", action.as_str().expect("a notation")).await;
        assert_eq!(played.status, 200, "{action}: {}", String::from_utf8_lossy(&played.body));
        games.push(state["game"].clone());
    }
    for game in langhus::GAMES.iter().map(|game| game.id()) {
        assert!(games.contains(&json!(game)), "{game} goes on: {games:?}");
    }
}
