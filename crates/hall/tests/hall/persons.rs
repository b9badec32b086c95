//! Somebody, without signing up: they come into being with a seat, come back with a code, join, take everything along, and
//! are forgotten.

use langhus_hall::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::devices::{code, opened, redeem, you};
use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::visitor::{PHONE, Visitor};
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

/// The recovery code on the page that shows it.
async fn recovery(visitor: &mut Visitor) -> String {
    let answer = visitor.ask("POST", "/you/code", FORM, "").await;
    assert_eq!(answer.status, 200);
    let page = String::from_utf8(answer.body).expect("a page is UTF-8");
    let code = page.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).expect("the code is shown");
    assert!(code.len() == 23 && code.split('-').all(|group| group.len() == 5), "{code}");
    code.to_owned()
}

async fn recover(visitor: &mut Visitor, code: &str) -> langhus_hall::load::client::Answer {
    visitor.call("POST", "/api/you/recover", json!({ "code": code })).await
}

/// Two people at a table whose game runs; its name.
async fn two(server: &Inside) -> (Visitor, Visitor, String) {
    let (astrid, table) = opened(server).await;
    let mut bodil = Visitor::new(server);
    bodil.send(&format!("/t/{table}/join"), "name=Bodil").await;
    (astrid, bodil, table)
}

async fn mark(visitor: &mut Visitor, table: &str, cell: u8) {
    let state = visitor.call("GET", &format!("/api/tables/{table}"), Value::Null).await.json();
    let act = json!({ "sequence": state["sequence"], "client": cell.to_string(), "action": format!("mark {cell}") });
    let answer = visitor.call("POST", &format!("/api/tables/{table}/actions"), act).await;
    assert_eq!(answer.status, 200, "{}", answer.json());
}

async fn say(visitor: &mut Visitor, table: &str, text: &str) {
    let said = visitor.call("POST", &format!("/api/tables/{table}/chat"), json!({ "text": text })).await;
    assert_eq!(said.status, 204);
}

/// Everything that is kept of a visitor. It comes piece by piece, until the connection is closed.
pub(crate) async fn export(server: &Inside, visitor: &Visitor) -> String {
    let cookie = visitor.cookie("langhus").unwrap_or_default();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /you/export HTTP/1.1\r\nHost: {}\r\nCookie: langhus={cookie}\r\nConnection: close\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, mut rest) = answer.split_once("\r\n\r\n").expect("a head");
    if head.contains("HTTP/1.1 200") {
        assert!(head.contains("attachment; filename=\"langhus.json\""), "{head}");
    }
    let mut whole = String::new();
    while let Some((length, after)) = rest.split_once("\r\n") {
        let Ok(length @ 1..) = usize::from_str_radix(length, 16) else { break };
        whole += &after[..length];
        rest = &after[length + 2..];
    }
    whole
}

/// Is this in a file of the data folder?
fn is_on_disk(data: &std::path::Path, text: &str) -> bool {
    let mut files = std::fs::read_dir(data).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    files.any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

#[tokio::test]
async fn a_person_comes_into_being_with_the_first_seat_and_not_before() {
    let data = folder("first-seat");
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut visitor = Visitor::new(&server);
    visitor.page("/").await;
    visitor.page("/you").await;
    let bots = "name=Astrid&seats=2&seat-2=thrall&listed=no";
    let only_bots = json!({ "game": "tic-tac-toe", "seats": [
        { "sitter": "bot", "level": "thrall" }, { "sitter": "bot", "level": "thrall" }] });
    assert_eq!(visitor.call("POST", "/api/tables", only_bots).await.status, 201);
    assert_eq!(visitor.cookie("langhus"), None, "who only watches is nobody");
    assert_eq!(problem(&visitor.call("GET", "/api/you", Value::Null).await), "nobody");
    visitor.send("/new/tic-tac-toe", bots).await;
    assert!(visitor.cookie("langhus").is_some());
    let person = visitor.call("GET", "/api/you", Value::Null).await.json();
    assert_eq!((&person["name"], &person["devices"][0]["label"]), (&json!("Astrid"), &json!("Firefox, Linux")));
    assert_eq!(person.get("id"), None, "who somebody is, is never told");
    // The second seat is theirs too, and so is its name wherever they come next.
    visitor.send("/new/tic-tac-toe", bots).await;
    assert!(visitor.page("/new/tic-tac-toe").await.contains("value=\"Astrid\""));
    assert_eq!(visitor.call("GET", "/api/tables?mine=true", Value::Null).await.json().as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn who_lost_every_cookie_comes_back_with_the_code() {
    let data = folder("recovery");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut astrid, table) = opened(&server).await;
    let old = recovery(&mut astrid).await;
    let code = recovery(&mut astrid).await;
    assert!(!astrid.page("/you").await.contains(&code), "it is shown once");
    let mut back = Visitor::with(&server, PHONE);
    assert_eq!(problem(&recover(&mut back, &old).await), "wrong-code", "it was renewed");
    let typed = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
    assert_eq!(recover(&mut back, &typed).await.status, 200);
    assert_eq!(you(&mut back, &table).await, 1);
    assert_ne!(back.cookie("langhus"), astrid.cookie("langhus"));
    // It works again and again, and without a script.
    let mut again = Visitor::new(&server);
    assert_eq!(again.send("/you/recover", &format!("code={code}")).await, "/you");
    assert_eq!(you(&mut again, &table).await, 1);
    // Whoever has lost sixteen browsers still comes back.
    for _ in 0..20 {
        assert_eq!(recover(&mut Visitor::new(&server), &code).await.status, 200);
    }
    let devices = again.call("GET", "/api/you/devices", Value::Null).await;
    assert!(devices.status == 401 || devices.json().as_array().unwrap().len() == 16, "{}", devices.json());
    let plain: String = code.to_lowercase().replace('-', "");
    server.stop().await;
    for secret in [&code, &plain, astrid.cookie("langhus").unwrap(), back.cookie("langhus").unwrap()] {
        assert!(!is_on_disk(&data, secret), "the database holds no code and no token");
    }
}

#[tokio::test]
async fn five_wrong_codes_an_hour_are_all_that_an_address_has() {
    let mut settings = settings(&folder("wrong-codes"));
    settings.limits.spare_loopback = false;
    settings.limits.tables = Limits::default().tables.times(100);
    let server = Inside::start(two_games(), settings).await;
    let (mut astrid, _) = opened(&server).await;
    let code = recovery(&mut astrid).await;
    let mut thief = Visitor::new(&server);
    for _ in 0..10 {
        assert_eq!(recover(&mut Visitor::new(&server), &code).await.status, 200, "right ones count for nothing");
    }
    for wrong in ["", "nonsense", "00000-00000-00000-00000", "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ", "0123456789abcdef"] {
        assert_eq!(problem(&recover(&mut thief, wrong).await), "wrong-code", "{wrong}");
    }
    let refused = recover(&mut thief, &code).await;
    assert_eq!(problem(&refused), "too-many", "also a right one, for it could be a guess");
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((3000..=3600).contains(&wait), "{wait}");
    let form = thief.ask("POST", "/you/recover", FORM, "code=nonsense").await;
    assert_eq!(form.status, 429, "by the page too");
    assert_eq!(thief.cookie("langhus"), None);
    server.stop().await;
}

#[tokio::test]
async fn two_who_are_one_have_everything_together() {
    let server = Inside::start(two_games(), settings(&folder("join"))).await;
    let ((mut laptop, one), mut phone) = (opened(&server).await, Visitor::with(&server, PHONE));
    let other = phone.send("/play/tic-tac-toe", "").await;
    let (other, mut stranger) = (other.trim_start_matches("/t/"), Visitor::new(&server));
    let theirs = phone.cookie("langhus").map(str::to_owned);
    let link = code(&mut laptop).await;
    assert_eq!(redeem(&mut phone, &link).await.status, 200);
    assert_eq!(phone.cookie("langhus").map(str::to_owned), theirs, "it keeps its cookie");
    for visitor in [&mut laptop, &mut phone] {
        assert_eq!((you(visitor, &one).await, you(visitor, other).await), (json!(1), json!(1)));
        assert_eq!(visitor.call("GET", "/api/you/devices", Value::Null).await.json().as_array().unwrap().len(), 2);
    }
    assert_eq!(problem(&redeem(&mut stranger, &link).await), "spent-code");
    // At one table they sit twice, and nothing changes.
    let (mut astrid, mut bodil, table) = two(&server).await;
    let link = code(&mut astrid).await;
    for _ in 0..2 {
        let refused = redeem(&mut bodil, &link).await;
        assert_eq!(problem(&refused), "sits-twice");
        assert_eq!(refused.json()["detail"], "You sit at this table twice. Leave one seat first.");
    }
    assert_eq!((you(&mut astrid, &table).await, you(&mut bodil, &table).await), (json!(1), json!(2)));
    let german = recovery(&mut astrid).await;
    let headers = format!("Accept-Language: de\r\n{FORM}");
    let page = bodil.ask("POST", "/you/recover", &headers, &format!("code={german}")).await;
    let page = String::from_utf8(page.body).unwrap();
    assert!(page.contains("Du sitzt doppelt an diesem Tisch. Verlasse zuerst einen Platz."), "{page}");
    assert_eq!(bodil.call("POST", &format!("/api/tables/{table}/leave"), Value::Null).await.status, 204);
    assert_eq!(redeem(&mut bodil, &link).await.status, 200, "the link was not spent");
    assert_eq!(you(&mut bodil, &table).await, 1);
    server.stop().await;
}

#[tokio::test]
async fn settings_and_a_name_are_the_same_on_all_devices() {
    let server = Inside::start(two_games(), settings(&folder("settings"))).await;
    let (mut laptop, table) = opened(&server).await;
    let mut phone = Visitor::with(&server, PHONE);
    let link = code(&mut laptop).await;
    redeem(&mut phone, &link).await;
    laptop.send("/you/name", "name=Astrid+Berg&colour=3").await;
    laptop.send("/you/settings", "theme=dark&text=large&pace=nonsense&other=1").await;
    laptop.send("/language", "to=de&back=/").await;
    let seen = format!("seen-{table}");
    let kept = phone.call("PUT", "/api/you/settings", json!({ "met-wikinger": ["buying"], (seen.as_str()): 4 })).await;
    assert_eq!(kept.status, 204);
    let person = phone.call("GET", "/api/you", Value::Null).await.json();
    let expected =
        json!({ "settings": { "theme": "dark", "text": "large" }, "met-wikinger": ["buying"], (seen.as_str()): 4 });
    assert_eq!(
        (&person["name"], &person["colour"], &person["settings"]),
        (&json!("Astrid Berg"), &json!("3"), &expected)
    );
    let page = phone.page("/").await;
    assert!(page.contains("<html lang=\"de\"") && page.contains("value=\"Astrid Berg\""), "{page}");
    assert!(page.contains("<meta name=\"kept\" content=\"{&quot;met-wikinger"), "{page}");
    assert!(!Visitor::new(&server).page("/").await.contains("name=\"kept\""), "nobody has nothing");
    phone.call("PUT", "/api/you/settings", json!({ "met-wikinger": null })).await;
    assert_eq!(laptop.call("GET", "/api/you", Value::Null).await.json()["settings"].get("met-wikinger"), None);
    for wrong in [json!({ "anything": 1 }), json!({ "met-": 1 }), json!({ "seen-short": 1 })] {
        assert_eq!(problem(&phone.call("PUT", "/api/you/settings", wrong).await), "malformed");
    }
    let large = phone.call("PUT", "/api/you/settings", json!({ "settings": "x".repeat(9000) })).await;
    assert_eq!(problem(&large), "too-large");
    // What was seen gives way; what was chosen stays.
    for table in 0..40 {
        let seen = json!({ (format!("seen-{table:012}")): "x".repeat(400) });
        assert_eq!(phone.call("PUT", "/api/you/settings", seen).await.status, 204);
    }
    let settings = laptop.call("GET", "/api/you", Value::Null).await.json()["settings"].clone();
    assert_eq!(settings["settings"], expected["settings"]);
    assert!(settings.as_object().unwrap().len() < 40 && settings.to_string().len() <= 8192);
    server.stop().await;
}

#[tokio::test]
async fn everything_can_be_taken_along() {
    let server = Inside::start(two_games(), settings(&folder("export"))).await;
    let (mut astrid, mut bodil, table) = two(&server).await;
    say(&mut astrid, &table, "good luck").await;
    say(&mut bodil, &table, "you too").await;
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        mark(if n % 2 == 0 { &mut astrid } else { &mut bodil }, &table, cell).await;
    }
    let record = astrid.ask("GET", &format!("/api/tables/{table}/record"), "", "").await.body;
    let running = astrid.send("/play/tic-tac-toe", "").await;
    let text = export(&server, &astrid).await;
    let export: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(export["person"]["name"], "Astrid");
    let of = |id: &str| export["tables"].as_array().unwrap().iter().find(|table| table["id"] == id).cloned().unwrap();
    let finished = of(&table);
    assert_eq!(finished["record"], String::from_utf8(record).unwrap());
    let said: Vec<&str> =
        finished["said"].as_array().unwrap().iter().filter_map(|said| said["text"].as_str()).collect();
    assert_eq!((said, &finished["you"]), (vec!["good luck"], &json!(1)), "what they said, and nobody else");
    let running = of(running.trim_start_matches("/t/"));
    assert_eq!((&running["status"], &running["record"]), (&json!("playing"), &json!(null)), "its seed is secret");
    assert!(!text.contains(astrid.cookie("langhus").unwrap()));
    let stranger = Visitor::new(&server).ask("GET", "/api/you/export", "", "").await;
    assert_eq!(stranger.status, 401);
    server.stop().await;
}

/// Everything that the server tells about these tables, to these visitors.
async fn told(visitors: &mut [&mut Visitor], tables: &[&str]) -> String {
    let mut told = String::new();
    for visitor in visitors {
        let mut paths: Vec<String> = ["/", "/you", "/api/tables?mine=true", "/api/tables"].map(str::to_owned).into();
        for table in tables {
            for rest in ["", "/record", "/log", "/scores", "/chat", "/stream?since=0"] {
                paths.push(format!("/api/tables/{table}{rest}"));
            }
            for rest in ["", "/look", "?at=1", "?language=de"] {
                paths.push(format!("/t/{table}{rest}"));
            }
        }
        for path in paths.iter().filter(|path| !path.contains("/stream")) {
            let answer = visitor.ask("GET", path, "", "").await;
            told += &String::from_utf8_lossy(&answer.body);
        }
    }
    told
}

#[tokio::test]
async fn whoever_is_deleted_is_called_somebody_everywhere() {
    let data = folder("forgotten");
    let server = Inside::start(two_games(), settings(&data)).await;
    let name = "Åslaug";
    let (mut bodil, mut aslaug) = (Visitor::new(&server), Visitor::with(&server, PHONE));
    let escaped = "%C3%85slaug";
    // A game that is over, one that runs, one that waits, and one that she has left.
    let mut tables = Vec::new();
    for _ in 0..4 {
        let address = bodil.send("/new/tic-tac-toe", "name=Bodil&seats=2&seat-2=open&listed=yes").await;
        tables.push(address.trim_start_matches("/t/").to_owned());
    }
    for table in [0, 1, 3] {
        aslaug.send(&format!("/t/{}/join", tables[table]), &format!("name={escaped}")).await;
    }
    let waiting = aslaug.send("/new/tic-tac-toe", &format!("name={escaped}&seats=2&seat-2=open&listed=yes")).await;
    tables.push(waiting.trim_start_matches("/t/").to_owned());
    say(&mut aslaug, &tables[0], "I am called Åslaug and live in a zanzibar").await;
    say(&mut bodil, &tables[0], "hello ÅSLAUG, I am Bodil").await;
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        mark(if n % 2 == 0 { &mut bodil } else { &mut aslaug }, &tables[0], cell).await;
    }
    mark(&mut bodil, &tables[1], 1).await;
    let left = aslaug.call("POST", &format!("/api/tables/{}/leave", tables[3]), Value::Null).await;
    assert_eq!(left.status, 204);
    recovery(&mut aslaug).await;
    let all: Vec<&str> = tables.iter().map(String::as_str).collect();
    let before = told(&mut [&mut bodil, &mut aslaug], &all).await;
    assert!(export(&server, &bodil).await.contains(name), "in the records of others, too");
    assert!(before.contains(name) && before.contains("zanzibar"), "she is everywhere");
    // A program that listens.
    let mut stream = Stream::open(server.address, &tables[1], None, None).await.unwrap();
    let page = aslaug.ask("POST", "/you/delete", FORM, "").await;
    assert_eq!(page.status, 303);
    assert!(told(&mut [&mut aslaug], &all).await.contains(name), "only who is sure is deleted");
    assert_eq!(aslaug.send("/you/delete", "sure=yes").await, "/you");
    let event = stream.next(PATIENCE).await.expect("the others hear that she left").json();
    assert_eq!((&event["kind"], &event["seat"]), (&json!("left"), &json!(2)));
    assert!(aslaug.cookie("langhus").is_none_or(str::is_empty) && aslaug.cookie("name").is_none_or(str::is_empty));
    let mut after = told(&mut [&mut bodil, &mut aslaug, &mut Visitor::new(&server)], &all).await;
    after += &export(&server, &bodil).await;
    for gone in [name, "ÅSLAUG", "slaug", "zanzibar"] {
        assert!(!after.contains(gone), "{gone} is still told");
    }
    assert!(after.contains("Somebody") && after.contains("Jemand"), "in both languages");
    assert!(after.contains("hello Somebody, I am Bodil"), "what others wrote of her too");
    // The games stay.
    let state = bodil.call("GET", &format!("/api/tables/{}", tables[0]), Value::Null).await.json();
    assert_eq!((&state["status"], &state["seats"][1]["name"]), (&json!("finished"), &json!("Somebody")));
    for path in [format!("/api/tables/{}?language=de", tables[0]), "/api/tables?mine=true&language=de".to_owned()] {
        let told = bodil.call("GET", &path, Value::Null).await.json();
        let seats =
            if told.is_array() { &told[told.as_array().map_or(0, Vec::len) - 1]["seats"] } else { &told["seats"] };
        assert_eq!(seats[1]["name"], "Jemand", "{path}: {told}");
    }
    let record = bodil.ask("GET", &format!("/api/tables/{}/record", tables[0]), "", "").await.body;
    let saga = langhus_rules::Saga::read(&String::from_utf8(record).unwrap()).expect("a record");
    assert_eq!((saga.names, saga.moves.len()), (vec!["Bodil".to_owned(), "Somebody".to_owned()], 5));
    let state = bodil.call("GET", &format!("/api/tables/{}", tables[1]), Value::Null).await.json();
    assert_eq!(
        (&state["status"], &state["seats"][1]["sitter"]),
        (&json!("playing"), &json!("open")),
        "others can play on"
    );
    let bot = bodil.call("POST", &format!("/api/tables/{}/seats/2/bot", tables[1]), json!({ "level": "thrall" })).await;
    assert_eq!(bot.status, 204);
    server.stop().await;
    for gone in [name, "zanzibar"] {
        assert!(!is_on_disk(&data, gone), "{gone} is still in the database");
    }
    // After a restart too, whatever is loaded anew.
    let server = Inside::start(two_games(), settings(&data)).await;
    let after = told(&mut [&mut Visitor::new(&server)], &all).await;
    assert!(!after.contains(name) && after.contains("Somebody"));
    server.stop().await;
}

#[tokio::test]
async fn whoever_was_being_deleted_when_the_server_stopped_is_forgotten_at_the_next_start() {
    let data = folder("going");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (mut astrid, mut bodil, table) = two(&server).await;
    say(&mut astrid, &table, "hei").await;
    server.stop().await;
    let begun = "UPDATE persons SET departing = 1, code = NULL WHERE name = 'Astrid';
        DELETE FROM devices WHERE person IN (SELECT id FROM persons WHERE departing = 1)";
    crate::devices::alter(&data, begun).await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let cookies = bodil.cookies.clone();
    bodil = Visitor::new(&server);
    bodil.cookies = cookies;
    let end = std::time::Instant::now() + PATIENCE;
    while bodil.call("GET", &format!("/api/tables/{table}"), Value::Null).await.json()["seats"][0]["name"] != "Somebody"
    {
        assert!(std::time::Instant::now() < end, "she is never forgotten");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_refused_at_every_table_at_once() {
    let server = Inside::start(two_games(), settings(&folder("refused"))).await;
    let (mut astrid, one) = opened(&server).await;
    let mut program = Guest::new(server.address);
    let link = code(&mut astrid).await;
    let told = program.post("/api/you/redeem", json!({ "code": link })).await.json();
    program.token = told["token"].as_str().map(str::to_owned);
    let other = astrid.send("/play/tic-tac-toe", "").await;
    let other = other.trim_start_matches("/t/").to_owned();
    assert_eq!(
        (program.state(&one).await["you"].clone(), program.state(&other).await["you"].clone()),
        (json!(1), json!(1))
    );
    let mut streams = Vec::new();
    for table in [&one, &other] {
        streams.push(Stream::open(server.address, table, program.token.as_deref(), None).await.unwrap());
    }
    let devices = astrid.call("GET", "/api/you/devices", Value::Null).await.json();
    let device = devices.as_array().unwrap().iter().find(|device| device["this"] == false).unwrap()["device"].clone();
    astrid.send(&format!("/you/devices/{device}/sign-out"), "").await;
    for table in [&one, &other] {
        assert_eq!(problem(&program.get(&format!("/api/tables/{table}")).await), "wrong-token");
    }
    for mut stream in streams {
        assert!(stream.next(PATIENCE).await.is_none(), "its streams end");
    }
    assert_eq!(problem(&program.get("/api/you").await), "wrong-token");
    // Who has a code may sign out the last one, too.
    let devices = astrid.call("GET", "/api/you/devices", Value::Null).await.json();
    let sign_out = format!("/api/you/devices/{}", devices[0]["device"]);
    assert_eq!(problem(&astrid.call("DELETE", &sign_out, Value::Null).await), "last-device");
    let code = recovery(&mut astrid).await;
    assert_eq!(astrid.call("DELETE", &sign_out, Value::Null).await.status, 204);
    assert_eq!(you(&mut astrid, &one).await, json!(null));
    assert_eq!(recover(&mut astrid, &code).await.status, 200);
    assert_eq!(you(&mut astrid, &one).await, 1);
    server.stop().await;
}

#[tokio::test]
async fn nobody_sees_the_page_of_somebody_else() {
    let server = Inside::start(two_games(), settings(&folder("own-page"))).await;
    let (mut astrid, mut bodil, table) = two(&server).await;
    let (mut stranger, own) = (Visitor::new(&server), astrid.page("/you").await);
    assert!(own.contains(&table) && own.contains("Astrid") && own.contains("Firefox, Linux"), "{own}");
    assert!(!own.contains("Chrome"), "{own}");
    let page = bodil.page("/you").await;
    assert!(page.contains("value=\"Bodil\"") && !page.contains("value=\"Astrid\""), "{page}");
    let page = stranger.page("/you").await;
    assert!(!page.contains(&table) && !page.contains("Astrid") && page.contains("/you/recover"), "{page}");
    for (path, form) in [("/you/name", "name=Eve"), ("/you/code", ""), ("/you/link", ""), ("/you/delete", "sure=yes")] {
        assert_eq!(stranger.ask("POST", path, FORM, form).await.status, 401, "{path}");
    }
    // A page of somebody else cannot act for whoever is here.
    let foreign = format!("Origin: http://evil.example\r\n{FORM}");
    let mut client = langhus_hall::load::client::Client::new(server.address);
    let cookie = format!("Cookie: langhus={}\r\n{foreign}", astrid.cookie("langhus").unwrap());
    for path in ["/you/delete", "/you/code", "/you/link"] {
        let answer = client.raw("POST", path, &cookie, b"sure=yes").await.unwrap();
        assert_eq!(answer.status, 403, "{path}");
    }
    let qr = astrid.ask("POST", "/you/link", FORM, "").await;
    let page = String::from_utf8(qr.body).unwrap();
    assert!(
        page.contains("<svg class=\"qr\"") && page.contains(&format!("http://{}/you#device=", server.address)),
        "{page}"
    );
    server.stop().await;
}

#[tokio::test]
async fn the_page_about_privacy_says_what_its_host_promises() {
    let mut settings = settings(&folder("privacy"));
    settings.privacy.contact = Some("Gro <gro@langhus.example>".to_owned());
    (settings.privacy.addresses, settings.privacy.abandoned) = (14, 90);
    let server = Inside::start(two_games(), settings).await;
    let mut visitor = Visitor::new(&server);
    assert!(visitor.page("/").await.contains("href=\"/privacy\""));
    let page = visitor.page("/privacy").await;
    for told in ["Gro &lt;gro@langhus.example&gt;", "14 days", "90 days"] {
        assert!(page.contains(told), "{told} in {page}");
    }
    let page = visitor.page("/privacy?language=de").await;
    assert!(page.contains("Datenschutz") && page.contains("14 Tage") && page.contains("90 Tage"), "{page}");
    server.stop().await;
}
