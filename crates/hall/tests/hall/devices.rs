//! The devices of somebody: one more by a link that works once, a list of all, signing out.

use langhus_hall::database;
use langhus_hall::store::{DAY, today};
use serde_json::{Value, json};

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::visitor::{PHONE, Visitor};
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};

/// A browser that has opened a table, and the table's name.
pub async fn opened(server: &Inside) -> (Visitor, String) {
    let mut astrid = Visitor::new(server);
    let address = astrid.send("/new/tic-tac-toe", "name=Astrid&seats=2&seat-2=open&listed=no").await;
    (astrid, address.trim_start_matches("/t/").to_owned())
}

/// The code in a new link for another device.
pub async fn code(visitor: &mut Visitor) -> String {
    let answer = visitor.call("POST", "/api/you/devices", Value::Null).await;
    assert_eq!((answer.status, &answer.json()["seconds"]), (201, &json!(600)));
    let link = answer.json()["link"].as_str().unwrap().to_owned();
    let (page, code) = link.split_once("#device=").expect("the code stands where browsers do not send it");
    assert_eq!((page, code.len()), ("/you", 16), "16 letters of 5 bits");
    code.to_owned()
}

pub async fn redeem(visitor: &mut Visitor, code: &str) -> langhus_hall::load::client::Answer {
    visitor.call("POST", "/api/you/redeem", json!({ "code": code })).await
}

pub async fn you(visitor: &mut Visitor, table: &str) -> Value {
    visitor.call("GET", &format!("/api/tables/{table}"), Value::Null).await.json()["you"].clone()
}

async fn listed(visitor: &mut Visitor) -> Vec<Value> {
    let answer = visitor.call("GET", "/api/you/devices", Value::Null).await;
    answer.json().as_array().expect("a list").clone()
}

/// Changes the database while no server has it.
pub async fn alter(data: &std::path::Path, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database(data));
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
}

#[tokio::test]
async fn a_link_opens_the_seat_on_another_device_once() {
    let data = folder("devices");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut astrid, table) = opened(&server).await;
    let (mut phone, mut thief) = (Visitor::with(&server, PHONE), Visitor::new(&server));
    let link = code(&mut astrid).await;
    assert_eq!(problem(&redeem(&mut thief, "0000000000000000").await), "spent-code");
    assert_eq!(problem(&redeem(&mut thief, "nonsense").await), "spent-code");
    let entered = redeem(&mut phone, &link.to_uppercase()).await;
    assert_eq!((entered.status, &entered.json()["token"]), (200, &json!(null)));
    assert_eq!(you(&mut phone, &table).await, 1);
    assert_ne!(phone.cookie("langhus"), astrid.cookie("langhus"), "each device has a cookie of its own");
    assert_eq!(problem(&redeem(&mut thief, &link).await), "spent-code");
    assert_eq!(you(&mut thief, &table).await, json!(null));
    let stored = std::fs::read(database(&data)).unwrap();
    assert!(!stored.windows(16).any(|bytes| bytes == link.as_bytes()), "the store keeps only its hash");
    // A program gets a token of its own.
    let link = code(&mut astrid).await;
    let mut program = Guest::new(server.address);
    let told = program.post("/api/you/redeem", json!({ "code": link })).await.json();
    program.token = Some(told["token"].as_str().expect("a token").to_owned());
    assert_eq!(program.state(&table).await["you"], 1);
    // Whoever has no seat gives out no links to it.
    let refused = thief.call("POST", "/api/you/devices", Value::Null).await;
    assert_eq!(problem(&refused), "nobody");
    server.stop().await;
}

#[tokio::test]
async fn a_link_works_for_ten_minutes_also_when_the_server_was_started_anew() {
    let data = folder("old-links");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut astrid, table) = opened(&server).await;
    let (older, one) = (code(&mut astrid).await, code(&mut astrid).await);
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut phone = Visitor::new(&server);
    assert_eq!(problem(&redeem(&mut phone, &older).await), "spent-code", "a newer one has taken its place");
    assert_eq!(redeem(&mut phone, &one).await.status, 200);
    assert_eq!(you(&mut phone, &table).await, 1);
    let two = code(&mut phone).await;
    server.stop().await;
    alter(&data, "UPDATE links SET until = until - 10 * 60 * 1000").await;
    let server = Inside::start(two_games(), settings(&data)).await;
    assert_eq!(problem(&redeem(&mut Visitor::new(&server), &two).await), "spent-code");
    server.stop().await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_a_spectator_at_once() {
    let server = Inside::start(two_games(), settings(&folder("sign-out"))).await;
    let (mut astrid, table) = opened(&server).await;
    let mut phone = Visitor::with(&server, PHONE);
    let only = listed(&mut astrid).await;
    let path = |device: &Value| format!("/api/you/devices/{}", device["device"]);
    let refused = astrid.call("DELETE", &path(&only[0]), Value::Null).await;
    assert_eq!(problem(&refused), "last-device", "nobody could ever come back");
    let link = code(&mut astrid).await;
    redeem(&mut phone, &link).await;
    let devices = listed(&mut astrid).await;
    let mut about: Vec<_> = devices.iter().map(|device| (device["label"].as_str().unwrap(), &device["this"])).collect();
    about.sort_by_key(|(label, _)| *label);
    assert_eq!(about, [("Chrome, Android", &json!(false)), ("Firefox, Linux", &json!(true))]);
    assert!(devices.iter().all(|device| device["added"] == today() && device["used"] == today()), "{devices:?}");
    // A program beside it, whose stream stays open.
    let mut program = Guest::new(server.address);
    let link = code(&mut astrid).await;
    let told = program.post("/api/you/redeem", json!({ "code": link })).await.json();
    program.token = told["token"].as_str().map(str::to_owned);
    let mut stream = Stream::open(server.address, &table, program.token.as_deref(), None).await.unwrap();
    let stranger = Guest::new(server.address).get("/api/you/devices").await;
    assert_eq!(problem(&stranger), "nobody");
    for device in listed(&mut astrid).await.iter().filter(|device| device["this"] == false) {
        assert_eq!(astrid.call("DELETE", &path(device), Value::Null).await.status, 204);
        assert_eq!(problem(&astrid.call("DELETE", &path(device), Value::Null).await), "no-such-device");
    }
    assert_eq!(you(&mut phone, &table).await, json!(null));
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(problem(&phone.call("POST", &chat, json!({ "text": "hei" })).await), "no-seat");
    assert_eq!(problem(&program.get(&chat).await), "wrong-token");
    assert_eq!(astrid.call("POST", &chat, json!({ "text": "mine again" })).await.status, 204);
    assert!(stream.next(PATIENCE).await.is_none(), "its stream has ended, and heard nothing of what was said");
    assert_eq!(listed(&mut astrid).await.len(), 1);
    assert_eq!(you(&mut astrid, &table).await, 1);
    server.stop().await;
}

#[tokio::test]
async fn when_a_device_was_last_used_is_kept_to_the_day() {
    let data = folder("last-used");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (astrid, table) = opened(&server).await;
    server.stop().await;
    alter(&data, "UPDATE devices SET added = added - 3 * 86400000, used = used - 3 * 86400000").await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut back = Visitor::new(&server);
    back.cookies = astrid.cookies;
    you(&mut back, &table).await;
    let end = std::time::Instant::now() + PATIENCE;
    while listed(&mut back).await[0]["used"] != today() {
        assert!(std::time::Instant::now() < end, "the use is noted");
    }
    assert_eq!(listed(&mut back).await[0]["added"], today() - 3 * DAY);
    server.stop().await;
}

#[tokio::test]
async fn a_link_of_former_times_is_honoured_once() {
    let server = Inside::start(two_games(), settings(&folder("former"))).await;
    let mut owner = Guest::new(server.address);
    let table = owner.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let token = owner.token.clone().unwrap();
    let (mut browser, mut thief) = (Visitor::new(&server), Visitor::new(&server));
    let bearer = format!("Authorization: Bearer {token}\r\n");
    let enter = "/api/you/enter";
    assert_eq!(owner.post(enter, json!({})).await.status, 200, "a program keeps its token");
    assert_eq!(browser.ask("POST", enter, &bearer, "").await.status, 200);
    assert_eq!(you(&mut browser, &table).await, 1);
    assert_eq!(problem(&thief.ask("POST", enter, &bearer, "").await), "wrong-token");
    assert_eq!(problem(&owner.get(&format!("/api/tables/{table}")).await), "wrong-token");
    server.stop().await;
}

#[tokio::test]
async fn somebody_has_a_bounded_number_of_devices() {
    let server = Inside::start(two_games(), settings(&folder("many-devices"))).await;
    let (mut astrid, _) = opened(&server).await;
    for number in 2..=17 {
        let link = code(&mut astrid).await;
        let answer = redeem(&mut Visitor::new(&server), &link).await;
        assert_eq!(answer.status, if number <= 16 { 200 } else { 409 }, "device {number}");
    }
    assert_eq!(listed(&mut astrid).await.len(), 16);
    server.stop().await;
}

/// Back to how the version before persons left a database, and before devices if `FIRST` runs too.
pub const BEFORE_PERSONS: &str = "
    CREATE TABLE keys (hash BLOB NOT NULL, table_id INTEGER NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
        label TEXT NOT NULL DEFAULT '', added INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0,
        has_left INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (hash, table_id)) STRICT, WITHOUT ROWID;
    CREATE INDEX keys_by_table ON keys (table_id);
    INSERT INTO keys SELECT hash, table_id, seat, label, added, used, 0 FROM seats JOIN devices USING (person);
    INSERT INTO keys SELECT hash, table_id, seat, label, added, used, 1 FROM leavers JOIN devices USING (person) WHERE true
        ON CONFLICT DO NOTHING;
    DROP INDEX seats_by_person; ALTER TABLE seats DROP COLUMN person;
    DROP TABLE leavers; DROP TABLE links; DROP TABLE devices; DROP TABLE persons;
    ALTER TABLE passes ADD COLUMN purpose TEXT NOT NULL DEFAULT 'invitation';
    DELETE FROM _sqlx_migrations WHERE version IN (6, 10);";
const BEFORE_DEVICES: &str = "
    DROP TABLE passes; ALTER TABLE keys DROP COLUMN label; ALTER TABLE keys DROP COLUMN added;
    ALTER TABLE keys DROP COLUMN used; ALTER TABLE keys DROP COLUMN has_left;
    DELETE FROM _sqlx_migrations WHERE version = 3;";

/// A browser with these cookies.
fn back(server: &Inside, before: &Visitor) -> Visitor {
    let mut back = Visitor::new(server);
    back.cookies = before.cookies.clone();
    back
}

#[tokio::test]
async fn a_database_from_before_there_were_devices_keeps_its_seats() {
    let data = folder("before-devices");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (astrid, table) = opened(&server).await;
    server.stop().await;
    alter(&data, BEFORE_PERSONS).await;
    alter(&data, BEFORE_DEVICES).await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut back = back(&server, &astrid);
    assert_eq!(you(&mut back, &table).await, 1);
    let devices = listed(&mut back).await;
    assert_eq!(devices.len(), 1);
    assert_eq!((&devices[0]["label"], &devices[0]["added"]), (&json!(""), &json!(today())), "the day of the table");
    server.stop().await;
}

#[tokio::test]
async fn devices_that_shared_a_seat_before_there_were_persons_are_one() {
    let data = folder("before-persons");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut astrid, table) = opened(&server).await;
    let mut phone = Visitor::with(&server, PHONE);
    let link = code(&mut astrid).await;
    redeem(&mut phone, &link).await;
    let (mut bodil, other) = opened(&server).await;
    let mut program = Guest::new(server.address);
    program.join(&other, 2).await;
    let left = bodil.call("POST", &format!("/api/tables/{other}/leave"), Value::Null).await;
    assert_eq!(left.status, 204);
    server.stop().await;
    alter(&data, BEFORE_PERSONS).await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let [mut astrid, mut phone, mut bodil] = [&astrid, &phone, &bodil].map(|before| back(&server, before));
    // What one of them opens now the other has too: they are one person.
    let address = phone.send("/play/tic-tac-toe", "").await;
    assert_eq!(you(&mut astrid, address.trim_start_matches("/t/")).await, 1);
    assert_eq!((you(&mut astrid, &table).await, listed(&mut phone).await.len()), (json!(1), 2));
    assert_eq!(you(&mut bodil, &table).await, json!(null));
    let sit = json!({ "name": "Bodil" });
    let peeks = bodil.call("POST", &format!("/api/tables/{other}/seats/2"), sit.clone()).await;
    assert_eq!(problem(&peeks), "seat-taken");
    let again = bodil.call("POST", &format!("/api/tables/{other}/seats/1"), sit).await;
    assert_eq!(problem(&again), "needs-invitation", "who left is remembered, and the table too");
    let mut program = Guest::with(server.address, program.token.as_deref().unwrap());
    assert_eq!(program.state(&other).await["you"], 2, "a program's token goes on working");
    server.stop().await;
}
