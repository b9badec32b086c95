//! Leave, by a clock that the test sets: clocks stand still at all tables, everybody sees it, it outlives a server, and days that
//! are not used come back.

use serde_json::{Value, json};

use crate::support::visitor::Visitor;
use crate::support::{Guest, folder, problem};
use crate::timed::{DAY, HOUR, NOON, SECOND, Timed, overdue, play, time, until};

/// Noon is at 08:00 in Greenwich, on this day.
const TODAY: &str = "2027-01-15";
const MORNING: i64 = NOON - 8 * HOUR;

async fn announce(guest: &mut Guest, from: &str, until: &str) -> (u16, String) {
    let answer = guest.post("/api/you/leave", json!({ "from": from, "until": until })).await;
    (answer.status, if answer.status == 204 { String::new() } else { problem(&answer) })
}

/// What somebody has announced: the days, and how many are left.
async fn announced(guest: &mut Guest) -> (Vec<i64>, i64) {
    let you = guest.get("/api/you").await.json();
    let days = you["leave"].as_array().expect("leave").iter().filter_map(|leave| leave["days"].as_i64()).collect();
    (days, you["leave_left"].as_i64().expect("a number of days"))
}

async fn end(guest: &mut Guest) -> u16 {
    let from = guest.get("/api/you").await.json()["leave"][0]["from"].as_i64().expect("a moment");
    let token = guest.token.clone();
    let path = format!("/api/you/leave/{from}");
    guest.client.send("DELETE", &path, token.as_deref(), None).await.expect("an answer").status
}

#[tokio::test]
async fn clocks_stand_still_at_all_tables_until_the_leave_is_over() {
    let data = folder("leave");
    let timed = Timed::start(&data, NOON).await;
    let (table, mut first, mut second) = timed.open(false).await;
    timed.wait(DAY);
    assert_eq!(time(&mut second, &table, 1).await["left"], DAY);
    assert_eq!(announce(&mut first, "2027-01-16", "2027-01-18").await, (204, String::new()));
    assert_eq!(announced(&mut first).await, (vec![3], 18));
    let until_then = MORNING + 4 * DAY;
    let state = second.state(&table).await;
    assert_eq!(state["leave"], json!([{ "seat": 1, "from": NOON + DAY, "until": until_then }]));
    let left = time(&mut second, &table, 1).await;
    assert_eq!((&left["left"], &left["until"]), (&json!(DAY), &Value::Null), "it stands for everybody");
    let page = String::from_utf8(second.get(&format!("/t/{table}")).await.body).expect("a page");
    assert!(page.contains("away until") && page.contains("2027-01-18"), "and everybody reads until when");
    let nudged = second.post(&format!("/api/tables/{table}/nudge"), json!({})).await;
    assert_eq!((nudged.status, problem(&nudged).as_str()), (409, "nobody-else"), "nobody can be asked to go on");
    // A day later the server dies, and comes back after half a day: that is no time at all.
    timed.wait(DAY);
    assert_eq!(time(&mut second, &table, 1).await["left"], DAY);
    timed.server.stop().await;
    let timed = Timed::start(&data, NOON + 2 * DAY + 12 * HOUR).await;
    let (mut first, mut second) = (timed.again(&first), timed.again(&second));
    assert_eq!(time(&mut second, &table, 1).await["left"], DAY, "another server goes on with it");
    timed.wait(until_then - SECOND - (NOON + 2 * DAY + 12 * HOUR));
    assert_eq!(time(&mut second, &table, 1).await["left"], DAY);
    timed.wait(SECOND + HOUR);
    // When it is over the table is told, and the clock burns to its end.
    let state =
        until(&mut second, &table, |state| state["leave"] == json!([]) && state["times"][0]["until"].is_i64()).await;
    assert_eq!(state["times"][0]["left"], DAY - HOUR, "{state}");
    timed.wait(DAY - HOUR);
    until(&mut second, &table, overdue).await;
    play(&mut first, &table).await;
    timed.server.stop().await;
}

#[tokio::test]
async fn who_comes_back_early_has_the_other_days_again_and_may_play_meanwhile() {
    let timed = Timed::start(&folder("early"), NOON).await;
    let (table, mut first, mut second) = timed.open(false).await;
    assert_eq!(announce(&mut first, TODAY, "2027-01-21").await.0, 204);
    assert_eq!(announced(&mut first).await, (vec![7], 14));
    timed.wait(2 * DAY);
    play(&mut first, &table).await;
    let left = time(&mut second, &table, 1).await;
    assert_eq!(left["left"], 2 * DAY + 12 * HOUR, "no time went, and the visit earns");
    assert_eq!(end(&mut first).await, 204);
    assert_eq!(announced(&mut first).await, (vec![], 19), "two days were begun");
    assert_eq!(second.state(&table).await["leave"], json!([]));
    play(&mut second, &table).await;
    timed.wait(HOUR);
    assert_eq!(time(&mut second, &table, 1).await["left"], 2 * DAY + 11 * HOUR, "the clock burns again");
    let path = format!("/api/you/leave/{NOON}");
    let token = first.token.clone();
    let over = first.client.send("DELETE", &path, token.as_deref(), None).await.expect("an answer");
    assert_eq!((over.status, problem(&over).as_str()), (404, "no-such-leave"));
    timed.server.stop().await;
}

#[tokio::test]
async fn what_is_too_much_or_makes_no_sense_is_refused() {
    let timed = Timed::start(&folder("no-leave"), NOON).await;
    let (_table, mut first, _second) = timed.open(false).await;
    let refused = |days: (&'static str, &'static str)| (days.0, days.1);
    for (from, until) in [
        refused((TODAY, "2027-01-22")),
        refused(("2027-01-14", "2027-01-14")),
        refused(("2027-01-20", "2027-01-19")),
        refused(("2029-01-01", "2029-01-02")),
    ] {
        assert_eq!(announce(&mut first, from, until).await, (409, "bad-leave".to_owned()), "{from} {until}");
    }
    for (from, until) in [("2027-02-30", "2027-03-01"), ("tomorrow", TODAY), (TODAY, "")] {
        assert_eq!(announce(&mut first, from, until).await, (400, "malformed".to_owned()), "{from} {until}");
    }
    for (from, until) in [("2027-02-01", "2027-02-07"), ("2027-03-01", "2027-03-07"), ("2027-04-01", "2027-04-05")] {
        assert_eq!(announce(&mut first, from, until).await.0, 204);
    }
    let answer = first.post("/api/you/leave", json!({ "from": "2027-02-07", "until": "2027-02-09" })).await;
    assert!(answer.json()["detail"].as_str().is_some_and(|detail| detail.contains("already")), "{}", answer.json());
    let answer = first.post("/api/you/leave", json!({ "from": "2027-05-01", "until": "2027-05-03" })).await;
    let told = answer.json()["detail"].as_str().expect("a detail").to_owned();
    assert!(told.contains("21") && told.contains("you have 2 left"), "{told}");
    assert_eq!(announced(&mut first).await, (vec![7, 7, 5], 2));
    let mut stranger = Guest::new(timed.server.address);
    assert_eq!(announce(&mut stranger, TODAY, TODAY).await, (401, "nobody".to_owned()));
    timed.server.stop().await;
}

#[tokio::test]
async fn the_grace_of_a_table_for_all_does_not_run_while_somebody_is_away() {
    let timed = Timed::start(&folder("leave-grace"), NOON).await;
    let (table, mut first, mut second) = timed.open(true).await;
    timed.wait(2 * DAY);
    until(&mut second, &table, overdue).await;
    assert_eq!(announce(&mut first, "2027-01-17", "2027-01-20").await.0, 204);
    assert!(!overdue(&second.state(&table).await), "nobody waits for somebody who is away");
    timed.wait(3 * DAY);
    let state = second.state(&table).await;
    assert_eq!((&state["seats"][0]["sitter"], overdue(&state)), (&json!("human"), false));
    // They are back, and the time is up as it was: now the grace runs.
    timed.wait(MORNING + 6 * DAY - (NOON + 5 * DAY));
    until(&mut second, &table, overdue).await;
    timed.wait(2 * DAY / 10 - SECOND);
    assert_eq!(second.state(&table).await["seats"][0]["sitter"], "human");
    timed.wait(SECOND);
    until(&mut second, &table, |state| state["seats"][0]["sitter"] == "away").await;
    timed.server.stop().await;
}

#[tokio::test]
async fn a_table_at_which_somebody_sits_down_later_knows_their_leave_too() {
    let timed = Timed::start(&folder("leave-later"), NOON).await;
    let mut browser = Visitor::new(&timed.server);
    let form = "name=Astrid&seats=2&seat-2=open&listed=no&pace=days";
    let old = browser.send("/new/connect-four", form).await.trim_start_matches("/t/").to_owned();
    // By the form of the page, an hour east of Greenwich.
    let page = browser.page("/you").await;
    assert!(page.contains("You have 21 days left of 21."), "{page}");
    assert_eq!(browser.send("/you/leave", "from=2027-01-17&until=2027-01-18&zone=60").await, "/you");
    let leave = json!([{ "seat": 1, "from": MORNING + 2 * DAY - HOUR, "until": MORNING + 4 * DAY - HOUR }]);
    let mut anybody = Guest::new(timed.server.address);
    assert_eq!(anybody.state(&old).await["leave"], leave, "also before the game begins");
    let new = browser.send("/new/connect-four", form).await.trim_start_matches("/t/").to_owned();
    until(&mut anybody, &new, |state| state["leave"] == leave).await;
    let mut second = Guest::new(timed.server.address);
    second.join(&new, 2).await;
    let page = browser.page(&format!("/t/{new}")).await;
    assert!(page.contains("away from") && page.contains("2027-01-16") && page.contains("2027-01-18"), "{page}");
    // It begins, is told, and is called off on the page.
    timed.wait(2 * DAY);
    until(&mut second, &new, |state| state["times"][0]["until"].is_null()).await;
    let page = browser.page("/you").await;
    assert!(page.contains("You have 19 days left of 21.") && page.contains("I'm back"), "{page}");
    let from = MORNING + 2 * DAY - HOUR;
    assert_eq!(browser.send("/you/leave/end", &format!("from={from}")).await, "/you");
    let state = second.state(&new).await;
    assert_eq!((&state["leave"], state["times"][0]["left"].as_i64()), (&json!([]), Some(2 * DAY - (39 * HOUR))));
    timed.server.stop().await;
}
