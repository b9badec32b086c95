//! Time at a table, by a clock that the test sets: clocks burn, time is up, bots stand in, people come back, and while nobody
//! is here nobody's time runs.

use serde_json::{Value, json};

use crate::support::visitor::Visitor;
use crate::support::{Guest, folder, problem};
use crate::timed::{DAY, HOUR, NOON, SECOND, Timed, count, overdue, play, time, until};

#[tokio::test]
async fn a_crash_in_the_last_second_of_a_clock_costs_nobody_the_rest() {
    let data = folder("last-second");
    let timed = Timed::start(&data, NOON).await;
    let (table, mut first, _second) = timed.open(false).await;
    assert_eq!(time(&mut first, &table, 1).await["left"], 2 * DAY);
    assert_eq!(time(&mut first, &table, 2).await["until"], Value::Null, "only who is awaited burns");
    timed.wait(2 * DAY - SECOND);
    assert_eq!(time(&mut first, &table, 1).await["left"], SECOND);
    timed.server.stop().await;
    // The house is closed for three days.
    let timed = Timed::start(&data, NOON + 5 * DAY).await;
    let mut first = timed.again(&first);
    let left = time(&mut first, &table, 1).await;
    assert_eq!((&left["left"], &left["until"]), (&json!(SECOND), &json!(NOON + 5 * DAY + SECOND)));
    assert!(!overdue(&first.state(&table).await));
    timed.wait(SECOND);
    until(&mut first, &table, overdue).await;
    timed.server.stop().await;
    // That the time is up outlives the server, and is told once.
    let timed = Timed::start(&data, NOON + 9 * DAY).await;
    let mut first = timed.again(&first);
    assert!(overdue(&first.state(&table).await));
    play(&mut first, &table).await;
    assert_eq!(
        time(&mut first, &table, 1).await["left"],
        12 * HOUR,
        "who answers late goes on with what a visit earns"
    );
    assert_eq!(count(&timed, &table, "overdue").await, 1);
    timed.server.stop().await;
}

#[tokio::test]
async fn who_lets_others_wait_too_long_is_played_on_by_one_bot_and_comes_back_in_the_middle() {
    let timed = Timed::start(&folder("stand-in"), NOON).await;
    let (table, mut first, mut second) = timed.open(false).await;
    let stand_in = format!("/api/tables/{table}/seats/1/stand-in");
    let early = second.post(&stand_in, json!({})).await;
    assert_eq!((early.status, problem(&early).as_str()), (409, "still-here"));
    timed.wait(2 * DAY);
    until(&mut second, &table, overdue).await;
    let own = first.post(&stand_in, json!({})).await;
    assert_eq!((own.status, problem(&own).as_str()), (409, "still-here"), "nobody presses for themselves");
    // Two press at once: the second from another device.
    let mut other = timed.again(&second);
    let (one, two) = tokio::join!(second.post(&stand_in, json!({})), other.post(&stand_in, json!({})));
    assert_eq!((one.status, two.status), (204, 204));
    let state = until(&mut second, &table, |state| state["awaited"] == json!([2])).await;
    assert_eq!(state["seats"][0]["sitter"], "away");
    assert_eq!(count(&timed, &table, "bot").await, 1, "one bot began");
    play(&mut second, &table).await;
    until(&mut second, &table, |state| state["awaited"] == json!([2])).await;
    assert_eq!(first.post(&format!("/api/tables/{table}/back"), json!({})).await.status, 204);
    play(&mut second, &table).await;
    let left = time(&mut first, &table, 1).await;
    assert_eq!(
        (&left["left"], &left["overdue"]),
        (&json!(12 * HOUR), &json!(false)),
        "who comes back has time for a visit"
    );
    play(&mut first, &table).await;
    assert_eq!(time(&mut second, &table, 1).await["left"], DAY, "and earns with the next ones");
    timed.server.stop().await;
}

#[tokio::test]
async fn at_a_table_for_all_a_bot_comes_after_a_tenth_of_grace() {
    let timed = Timed::start(&folder("grace"), NOON).await;
    let (table, _first, mut second) = timed.open(true).await;
    timed.wait(2 * DAY);
    until(&mut second, &table, overdue).await;
    let pressed = second.post(&format!("/api/tables/{table}/seats/1/stand-in"), json!({})).await;
    assert_eq!((pressed.status, problem(&pressed).as_str()), (409, "still-here"), "nobody needs to press");
    timed.wait(2 * DAY / 10 - SECOND);
    assert_eq!(second.state(&table).await["seats"][0]["sitter"], "human");
    timed.wait(SECOND);
    until(&mut second, &table, |state| state["seats"][0]["sitter"] == "away" && state["awaited"] == json!([2])).await;
    timed.server.stop().await;
}

#[tokio::test]
async fn a_seat_that_a_bot_finished_is_named_in_the_result() {
    let timed = Timed::start(&folder("finished"), NOON).await;
    let (table, mut first, mut second) = timed.open(false).await;
    for (guest, seat) in [(&mut first, 1), (&mut second, 2)] {
        let lent = guest.post(&format!("/api/tables/{table}/seats/{seat}/bot"), json!({ "level": "thrall" })).await;
        assert_eq!(lent.status, 204);
        if seat == 1 {
            assert_eq!(guest.state(&table).await["times"].as_array().map(Vec::len), Some(1), "a bot has no clock");
        }
    }
    until(&mut first, &table, |state| state["status"] == "finished").await;
    let listed = first.get("/api/tables?mine=true").await.json();
    let finished: Vec<bool> = listed[0]["result"]
        .as_array()
        .expect("a result")
        .iter()
        .filter_map(|seat| seat["finished_by_bot"].as_bool())
        .collect();
    assert_eq!(finished, [true, true]);
    timed.server.stop().await;
}

#[tokio::test]
async fn those_who_wait_may_nudge_once_in_twelve_hours() {
    let timed = Timed::start(&folder("nudge"), NOON).await;
    let (table, mut first, mut second) = timed.open(false).await;
    let nudge = format!("/api/tables/{table}/nudge");
    let own = first.post(&nudge, json!({})).await;
    assert_eq!((own.status, problem(&own).as_str()), (409, "nobody-else"));
    assert_eq!(second.post(&nudge, json!({})).await.status, 204);
    let page = String::from_utf8(first.get(&format!("/t/{table}")).await.body).expect("a page");
    assert!(page.contains("class=\"nudged\"") && page.contains("Bjørn 2"), "who is nudged sees it");
    timed.wait(12 * HOUR - 1);
    let again = second.post(&nudge, json!({})).await;
    assert_eq!((again.status, problem(&again).as_str()), (409, "nudged-already"));
    timed.wait(1);
    assert_eq!(second.post(&nudge, json!({})).await.status, 204);
    play(&mut first, &table).await;
    play(&mut second, &table).await;
    let page = String::from_utf8(first.get(&format!("/t/{table}")).await.body).expect("a page");
    assert!(!page.contains("class=\"nudged\""), "a new question was not nudged about");
    timed.server.stop().await;
}

#[tokio::test]
async fn the_hall_puts_first_where_there_is_least_time() {
    let timed = Timed::start(&folder("least-time"), NOON).await;
    let mut browser = Visitor::new(&timed.server);
    let mut tables = Vec::new();
    for hours in [0, 1] {
        timed.wait(hours * HOUR);
        let form = "name=Astrid&seats=2&seat-2=open&listed=no&pace=days";
        let table = browser.send("/new/connect-four", form).await.trim_start_matches("/t/").to_owned();
        Guest::new(timed.server.address).join(&table, 2).await;
        tables.push(table);
    }
    let listed = browser.call("GET", "/api/tables?mine=true", Value::Null).await.json();
    assert_eq!((&listed[0]["id"], &listed[0]["until"]), (&json!(tables[1]), &json!(NOON + HOUR + 2 * DAY)));
    assert_eq!(listed[1]["until"], NOON + 2 * DAY);
    let page = browser.page("/").await;
    let place = |table: &str| page.find(&format!("href=\"/t/{table}\"")).expect("it is listed");
    assert!(place(&tables[0]) < place(&tables[1]), "where less time is left comes first");
    assert!(page.contains("1 day 23 h") && page.contains("2 days"), "{page}");
    timed.server.stop().await;
}

#[tokio::test]
async fn who_plays_alone_has_all_the_time_and_a_pace_must_be_one() {
    let timed = Timed::start(&folder("paces"), NOON).await;
    let mut guest = Guest::new(timed.server.address);
    let bot = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "bot", "level": "thrall" }]);
    let table = guest.open_as(&json!({ "game": "tic-tac-toe", "seats": bot, "pace": "evening" })).await;
    assert_eq!(guest.state(&table).await["pace"], Value::Null);
    let wrong = guest.post("/api/tables", json!({ "game": "tic-tac-toe", "seats": bot, "pace": "bullet" })).await;
    assert_eq!((wrong.status, problem(&wrong).as_str()), (404, "no-such-pace"));
    assert!(wrong.json()["detail"].as_str().is_some_and(|detail| detail.contains("evening, days, weeks")));
    timed.server.stop().await;
}

#[tokio::test]
async fn what_has_only_one_answer_needs_nobody() {
    let data = folder("only-answer");
    let timed = Timed::start(&data, NOON).await;
    let (mut first, mut second) = (Guest::new(timed.server.address), Guest::new(timed.server.address));
    let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
    let table = first.open_as(&json!({ "game": "tic-tac-toe", "seats": seats, "ask_all": false })).await;
    second.join(&table, 2).await;
    for (number, cell) in [5, 1, 2, 8, 4, 6, 3, 7].into_iter().enumerate() {
        let guest = if number % 2 == 0 { &mut first } else { &mut second };
        let sequence = guest.sequence(&table).await;
        let answer = guest.act(&table, sequence, &number.to_string(), &format!("mark {cell}")).await;
        assert_eq!(answer.status, 200, "{}", answer.json());
    }
    timed.wait(349);
    assert_eq!(first.state(&table).await["choices"].as_array().map(Vec::len), Some(1), "it can be followed");
    // The server dies before it has answered, and nobody looks at the table afterwards.
    timed.server.stop().await;
    let timed = Timed::start(&data, NOON + DAY).await;
    timed.wait(SECOND);
    let mut anybody = Guest::new(timed.server.address);
    let state = until(&mut anybody, &table, |state| state["status"] == "finished").await;
    assert_eq!(state["moves"], 9);
    timed.server.stop().await;
}

#[tokio::test]
async fn programs_are_asked_everything_unless_they_say_so() {
    let timed = Timed::start(&folder("asks-all"), NOON).await;
    let (mut first, mut second) = (Guest::new(timed.server.address), Guest::new(timed.server.address));
    let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
    let table = first.open_as(&json!({ "game": "tic-tac-toe", "seats": seats })).await;
    second.join(&table, 2).await;
    for (number, cell) in [5, 1, 2, 8, 4, 6, 3, 7].into_iter().enumerate() {
        let guest = if number % 2 == 0 { &mut first } else { &mut second };
        let sequence = guest.sequence(&table).await;
        guest.act(&table, sequence, &number.to_string(), &format!("mark {cell}")).await;
    }
    timed.wait(HOUR);
    let sequence = first.sequence(&table).await;
    assert_eq!(first.act(&table, sequence, "last", "mark 9").await.status, 200, "it waits for its own answer");
    let wrong = first.post(&format!("/api/tables/{table}/orders"), json!({ "kind": "windows", "on": true })).await;
    assert_eq!(wrong.status, 409, "the game is over");
    timed.server.stop().await;
}

#[tokio::test]
async fn a_table_where_nobody_moves_for_a_month_is_put_away_and_anybody_there_brings_it_back() {
    let timed = Timed::start(&folder("month"), NOON).await;
    let (mut first, mut second) = (Guest::new(timed.server.address), Guest::new(timed.server.address));
    let seats = json!([{ "sitter": "human", "name": "Astrid" }, { "sitter": "open" }]);
    let table = first.open_as(&json!({ "game": "connect-four", "seats": seats, "listed": true })).await;
    second.join(&table, 2).await;
    play(&mut first, &table).await;
    timed.wait(30 * DAY + SECOND);
    until(&mut first, &table, |state| state["status"] == "resting").await;
    let mut stranger = Guest::new(timed.server.address);
    assert_eq!(stranger.get("/api/tables").await.json(), json!([]), "it has left the lists");
    assert_eq!(second.get("/api/tables?mine=true").await.json()[0]["status"], "resting", "who sits there finds it");
    let state = second.state(&table).await;
    let acted = second.act(&table, state["sequence"].as_u64().expect("a sequence"), "late", "drop 1").await;
    assert_eq!((acted.status, problem(&acted).as_str()), (409, "resting"));
    let bring_back = format!("/api/tables/{table}/bring-back");
    assert_eq!(stranger.post(&bring_back, json!({})).await.status, 401);
    assert_eq!(first.post(&bring_back, json!({})).await.status, 204);
    play(&mut second, &table).await;
    assert_eq!(first.state(&table).await["moves"], 2);
    timed.server.stop().await;
}

/// What a page shows when it is opened: the script's own part of it.
fn shown(page: &str) -> Value {
    let now =
        page.split("data-now=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a page tells what it shows");
    serde_json::from_str(&now.replace("&quot;", "\"").replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">"))
        .expect("JSON")
}

#[tokio::test]
async fn who_comes_back_begins_where_they_were_and_sees_it_once() {
    let timed = Timed::start(&folder("coming-back"), NOON).await;
    let mut browser = Visitor::new(&timed.server);
    let table = browser.send("/new/connect-four", "name=Astrid&seats=2&seat-2=open&listed=no").await;
    let (table, mut other) = (table.trim_start_matches("/t/").to_owned(), Guest::new(timed.server.address));
    other.join(&table, 2).await;
    let here = format!("/t/{table}");
    let begun = shown(&browser.page(&here).await);
    assert!(
        begun["mine"] == true && begun["at"] == begun["moves"],
        "before the first answer it is the present: {begun}"
    );
    let sent =
        json!({ "sequence": begun["sequence"], "client": "one", "action": begun["choices"][0]["action"], "have": "" });
    assert_eq!(browser.call("POST", &format!("{here}/actions"), sent).await.status, 200);
    let mine = shown(&browser.page(&here).await);
    assert_eq!((&mine["at"], &mine["mine"]), (&json!(1), &json!(false)), "nothing has happened since");
    play(&mut other, &table).await;
    let back = shown(&browser.page(&here).await);
    assert_eq!(
        (&back["sequence"], &back["at"], &back["moves"]),
        (&mine["sequence"], &json!(1), &json!(2)),
        "from there on"
    );
    assert_eq!(back["choices"], json!([]), "the question comes when all is told");
    browser.cookies.push(("shown".to_owned(), other.sequence(&table).await.to_string()));
    let seen = shown(&browser.page(&here).await);
    assert_eq!((&seen["at"], &seen["mine"]), (&json!(2), &json!(true)), "what was seen is not shown again");
    timed.server.stop().await;
}
