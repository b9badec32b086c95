//! What the interface promises: problems, tokens, sequence numbers, seats, records.

use std::time::Duration;

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};
use serde_json::json;

async fn house(name: &str) -> Inside {
    Inside::start(two_games(), settings(&folder(name))).await
}

/// Two people at a table: tic-tac-toe, the first to move.
async fn two(server: &Inside) -> (String, Guest, Guest) {
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    (table, first, second)
}

#[tokio::test]
async fn a_late_action_is_refused_and_a_repeated_one_is_harmless() {
    let server = house("late").await;
    let (table, mut first, mut second) = two(&server).await;
    let sequence = first.state(&table).await["sequence"].as_u64().unwrap();
    let once = first.act(&table, sequence, "a", "mark 5").await;
    assert_eq!((once.status, &once.json()["repeated"]), (200, &json!(false)));
    let again = first.act(&table, sequence, "a", "mark 5").await;
    assert_eq!((again.status, &again.json()["repeated"]), (200, &json!(true)));
    assert_eq!(once.json()["sequence"], again.json()["sequence"]);
    let late = first.act(&table, sequence, "b", "mark 1").await;
    assert_eq!((problem(&late).as_str(), late.status), ("late", 409));
    let ahead = second.act(&table, sequence + 9, "c", "mark 1").await;
    assert_eq!(problem(&ahead), "ahead");
    let early = first.act(&table, sequence + 1, "d", "mark 1").await;
    assert_eq!((problem(&early).as_str(), &early.json()["awaited"]), ("not-awaited", &json!([2])));
    let refused = second.act(&table, sequence + 1, "e", "mark 5").await;
    assert_eq!((problem(&refused).as_str(), &refused.json()["rule"]["section"]), ("refused", &json!("marking")));
    let nonsense = second.act(&table, sequence + 1, "f", "castle").await;
    assert_eq!((problem(&nonsense).as_str(), nonsense.status), ("not-an-action", 422));
    assert_eq!(second.state(&table).await["moves"], 1, "nothing refused has changed anything");
    server.stop().await;
}

#[tokio::test]
async fn a_program_may_ask_for_its_choices_alone() {
    let server = house("choices").await;
    let (table, mut first, mut second) = two(&server).await;
    let path = format!("/api/tables/{table}/choices");
    let (alone, state) = (first.get(&path).await.json(), first.state(&table).await);
    for same in ["sequence", "awaited"] {
        assert_eq!(alone[same], state[same], "{same}");
    }
    let with_words = state["choices"].as_array().expect("the first is asked").iter();
    let without: Vec<_> =
        with_words.map(|choice| json!({ "index": choice["index"], "action": choice["action"] })).collect();
    assert_eq!((alone["choices"].as_array(), without.len()), (Some(&without), 9));
    assert_eq!(second.get(&path).await.json()["choices"], json!([]), "nothing is asked of the second");
    let mut stranger = Guest::new(server.address);
    assert_eq!(problem(&stranger.get(&path).await), "no-seat");
    server.stop().await;
}

#[tokio::test]
async fn talk_does_not_make_an_action_late() {
    let server = house("talk").await;
    let (table, mut first, mut second) = two(&server).await;
    let sequence = first.state(&table).await["sequence"].as_u64().unwrap();
    let said = second.post(&format!("/api/tables/{table}/chat"), json!({ "text": "  <b>skål</b>\n" })).await;
    assert_eq!(said.status, 204);
    assert_eq!(first.act(&table, sequence, "a", "mark 1").await.status, 200);
    let chat = first.get(&format!("/api/tables/{table}/chat")).await.json();
    assert_eq!((&chat[0]["text"], &chat[0]["seat"]), (&json!("<b>skål</b>"), &json!(2)));
    let mut stranger = Guest::new(server.address);
    assert_eq!(problem(&stranger.get(&format!("/api/tables/{table}/chat")).await), "no-seat");
    let long = first.post(&format!("/api/tables/{table}/chat"), json!({ "text": "x".repeat(501) })).await;
    assert_eq!(problem(&long), "bad-chat");
    server.stop().await;
}

#[tokio::test]
async fn an_undo_is_an_entry_too_and_stops_at_the_others_action() {
    let server = house("undo").await;
    let (table, mut first, mut second) = two(&server).await;
    let sequence = first.state(&table).await["sequence"].as_u64().unwrap();
    first.act(&table, sequence, "a", "mark 1").await;
    assert_eq!(first.state(&table).await["may_undo"], true);
    let undo = |sequence: u64, client: &str| json!({ "sequence": sequence, "client": client });
    let path = format!("/api/tables/{table}/undo");
    let wrong = second.post(&path, undo(sequence + 1, "b")).await;
    assert_eq!(problem(&wrong), "undo-refused");
    let undone = first.post(&path, undo(sequence + 1, "c")).await;
    assert_eq!((undone.status, &undone.json()["sequence"]), (200, &json!(sequence + 2)));
    let repeated = first.post(&path, undo(sequence + 1, "c")).await;
    assert_eq!(repeated.json()["repeated"], true);
    let state = first.state(&table).await;
    assert_eq!((&state["moves"], &state["awaited"]), (&json!(0), &json!([1])));
    first.act(&table, sequence + 2, "d", "mark 5").await;
    second.act(&table, sequence + 3, "e", "mark 1").await;
    let gone = first.post(&path, undo(sequence + 4, "f")).await;
    assert_eq!(problem(&gone), "undo-refused");
    server.stop().await;
}

#[tokio::test]
async fn the_table_comes_back_from_the_store_as_it_was() {
    let data = folder("reload");
    let server = Inside::start(two_games(), settings(&data)).await;
    let (table, mut first, _) = two(&server).await;
    let sequence = first.state(&table).await["sequence"].as_u64().unwrap();
    first.act(&table, sequence, "a", "mark 1").await;
    let undo = json!({ "sequence": sequence + 1, "client": "b" });
    first.post(&format!("/api/tables/{table}/undo"), undo).await;
    first.act(&table, sequence + 2, "c", "mark 9").await;
    first.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hei" })).await;
    let before = first.state(&table).await;
    server.stop().await;
    let server = Inside::start(two_games(), settings(&data)).await;
    let mut first = Guest::with(server.address, first.token.as_deref().unwrap());
    assert_eq!(first.state(&table).await, before);
    assert_eq!(first.act(&table, sequence + 2, "c", "mark 9").await.json()["repeated"], true);
    server.stop().await;
}

#[tokio::test]
async fn secrets_stay_closed_until_the_end_and_open_then() {
    let server = house("secrets").await;
    let (table, mut first, mut second) = two(&server).await;
    let mut stranger = Guest::new(server.address);
    let state = stranger.state(&table).await;
    assert_eq!((&state["seed"], &state["you"], &state["choices"]), (&json!(null), &json!(null), &json!([])));
    assert_eq!(problem(&stranger.get(&format!("/api/tables/{table}/record")).await), "not-finished");
    assert_eq!(problem(&stranger.get(&format!("/api/tables/{table}?seat=1")).await), "not-finished");
    assert_eq!(problem(&first.get(&format!("/api/tables/{table}?seat=2")).await), "not-finished");
    assert_eq!(first.get(&format!("/api/tables/{table}?seat=1")).await.status, 200);
    for (n, cell) in [1, 4, 2, 5, 3].into_iter().enumerate() {
        let player = if n % 2 == 0 { &mut first } else { &mut second };
        let sequence = player.state(&table).await["sequence"].as_u64().unwrap();
        assert_eq!(player.act(&table, sequence, &n.to_string(), &format!("mark {cell}")).await.status, 200);
    }
    let state = stranger.state(&table).await;
    assert_eq!((&state["status"], &state["awaited"]), (&json!("finished"), &json!([])));
    assert_eq!(state["standings"][0]["score"], 1);
    let past = stranger.get(&format!("/api/tables/{table}?at=1&seat=2")).await.json();
    assert_eq!((&past["at"], &past["awaited"]), (&json!(1), &json!([2])));
    assert_eq!(past["view"]["cells"], json!([1, null, null, null, null, null, null, null, null]));
    assert_eq!(problem(&stranger.get(&format!("/api/tables/{table}?at=6")).await), "no-such-position");
    let undo = json!({ "sequence": state["sequence"], "client": "z" });
    assert_eq!(problem(&first.post(&format!("/api/tables/{table}/undo"), undo).await), "undo-refused");
    let listed = stranger.get("/api/tables?status=finished").await.json();
    assert_eq!(listed[0]["result"][0]["items"][0]["what"], "line");
    server.stop().await;
}

#[tokio::test]
async fn a_quiet_stream_says_that_it_is_still_there() {
    let server = house("quiet").await;
    let (table, first, _) = two(&server).await;
    let mut stream = Stream::open(server.address, &table, first.token.as_deref(), None).await.unwrap();
    assert_eq!(stream.next(Duration::from_secs(17)).await, None, "nothing happened");
    // Without data a browser would not take it for an event, with an id it would count.
    assert!(stream.received.ends_with("event: still\ndata: -\n\n"), "{:?}", stream.received);
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_lent_to_a_bot_taken_back_given_up_and_taken_by_another() {
    let server = house("seats").await;
    let (table, mut first, mut second) = two(&server).await;
    let lend = json!({ "level": "thrall" });
    assert_eq!(problem(&first.post(&format!("/api/tables/{table}/seats/2/bot"), lend.clone()).await), "not-yours");
    assert_eq!(problem(&first.post(&format!("/api/tables/{table}/back"), json!({})).await), "not-a-bot");
    assert_eq!(first.post(&format!("/api/tables/{table}/seats/1/bot"), lend.clone()).await.status, 204);
    // The bot moves by itself now; the person may not move, but still holds the seat.
    let mut stream = Stream::open(server.address, &table, first.token.as_deref(), Some(0)).await.unwrap();
    let mut kinds = Vec::new();
    while kinds.last().is_none_or(|kind| kind != "played") {
        kinds.push(stream.next(PATIENCE).await.expect("the bot plays").kind);
    }
    assert_eq!(kinds, ["opened", "sat", "begun", "bot", "played"]);
    assert_eq!(first.post(&format!("/api/tables/{table}/back"), json!({})).await.status, 204);
    // Whoever names no level gets a bot of the usual one, or where there is none such of the weakest.
    assert_eq!(first.post(&format!("/api/tables/{table}/seats/1/bot"), json!({})).await.status, 204);
    assert_eq!(first.state(&table).await["seats"][0]["level"], "thrall");
    assert_eq!(first.post(&format!("/api/tables/{table}/back"), json!({})).await.status, 204);
    assert_eq!(second.post(&format!("/api/tables/{table}/leave"), json!({})).await.status, 204);
    assert_eq!(problem(&second.get(&format!("/api/tables/{table}")).await), "wrong-token");
    let mut third = Guest::new(server.address);
    third.join(&table, 2).await;
    assert_eq!(third.state(&table).await["you"], 2);
    assert_eq!(
        problem(&third.post(&format!("/api/tables/{table}/seats/1"), json!({ "name": "x" })).await),
        "seat-taken"
    );
    server.stop().await;
}

#[tokio::test]
async fn hints_come_from_an_adviser_and_only_to_whoever_is_asked() {
    let server = house("hints").await;
    let (table, mut first, mut second) = two(&server).await;
    // Three in a row are one mark away, and nothing else wins.
    for (n, cell) in [1, 4, 2, 6].into_iter().enumerate() {
        let player = if n % 2 == 0 { &mut first } else { &mut second };
        let sequence = player.state(&table).await["sequence"].as_u64().unwrap();
        player.act(&table, sequence, &n.to_string(), &format!("mark {cell}")).await;
    }
    let told = first.post(&format!("/api/tables/{table}/hint"), json!({})).await.json();
    let hints = told["hints"].as_array().unwrap();
    assert_eq!(hints.len(), 5, "one for each free cell: {told}");
    assert_eq!((&hints[0]["action"], &hints[0]["win_share"]), (&json!("mark 3"), &json!(1.0)), "{told}");
    assert!(hints[1]["win_share"].as_f64() < Some(1.0), "{told}");
    assert_eq!(hints[0]["says"], "100 % of wins, about one point");
    assert_eq!(told["sequence"], first.state(&table).await["sequence"]);
    assert_eq!(problem(&second.post(&format!("/api/tables/{table}/hint"), json!({})).await), "not-awaited");
    server.stop().await;
}

#[tokio::test]
async fn wrong_wishes_are_told_in_the_readers_language() {
    let server = house("wishes").await;
    let mut guest = Guest::new(server.address);
    let open = |game: &str, seats: serde_json::Value| json!({ "game": game, "seats": seats });
    let human = json!({ "sitter": "human", "name": "Astrid" });
    let cases = [
        (open("chess", json!([])), "no-such-game"),
        (open("tic-tac-toe", json!([human])), "bad-setup"),
        (open("tic-tac-toe", json!([human, human])), "sits-already"),
        (open("tic-tac-toe", json!([human, { "sitter": "bot", "level": "odin" }])), "no-such-level"),
        (open("tic-tac-toe", json!([{ "sitter": "human", "name": "a\nb" }, { "sitter": "open" }])), "bad-name"),
        (json!({ "game": "tic-tac-toe", "seats": [], "colour": "red" }), "malformed"),
    ];
    for (wish, kind) in cases {
        assert_eq!(problem(&guest.post("/api/tables", wish.clone()).await), kind, "{wish}");
    }
    let german = guest.client.raw("GET", "/api/tables/000000000000", "Accept-Language: de-AT\r\n", b"").await.unwrap();
    assert_eq!(german.json()["title"], "Diesen Tisch gibt es nicht");
    let told = async |guest: &mut Guest, path: &str, headers: &str, body: &[u8]| {
        let headers = format!("Accept-Language: de\r\n{headers}");
        let answer =
            guest.client.raw(if body.is_empty() { "GET" } else { "POST" }, path, &headers, body).await.unwrap();
        assert_eq!((answer.status, problem(&answer).as_str()), (400, "malformed"));
        answer.json()["detail"].as_str().expect("a sentence").to_owned()
    };
    let json = "Content-Type: application/json\r\n";
    let cases = [
        ("/api/tables", "", &b"{}"[..], "Der Inhalt muss JSON sein, mit „Content-Type: application/json“."),
        (
            "/api/tables",
            json,
            b"{",
            "Der Inhalt ist nicht wie erwartet: EOF while parsing an object at line 1 column 1.",
        ),
        ("/api/tables?limit=x", "", b"", "Was hinter dem Fragezeichen steht, ist nicht wie erwartet: "),
        ("/api/records", "", b"\xff", "Eine Aufzeichnung ist Text in UTF-8."),
        ("/api/records", "Idempotency-Key: short\r\n", b"x", "Ein Idempotency-Key hat 16 bis 64 Buchstaben, Ziffern,"),
    ];
    for (path, headers, body, why) in cases {
        let detail = told(&mut guest, path, headers, body).await;
        assert!(detail.starts_with(why) && !detail.contains("ailed to"), "{path}: {detail}");
    }
    let record = guest.client.raw("POST", "/api/records", "", b"langhus saga 2\n").await.unwrap();
    assert_eq!((problem(&record).as_str(), &record.json()["line"]), ("bad-record", &json!(1)));
    server.stop().await;
}
