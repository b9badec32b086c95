//! A page follows a game step by step, also when the game is further on, or over, by the time it looks.

use langhus_rules::{Chance, Quick};
use serde_json::{Value, json};

use crate::start;
use crate::support::playing::Plan;
use crate::support::{Guest, choose, folder};

/// What the page says about the position that it shows.
async fn now(guest: &mut Guest, path: &str) -> Value {
    let page = guest.get(path).await;
    let html = String::from_utf8_lossy(&page.body).into_owned();
    let now = html.split("data-now=\"").nth(1).and_then(|rest| rest.split('"').next());
    let now = now.unwrap_or_else(|| panic!("{path}: {} {html}", page.status));
    serde_json::from_str(&now.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .expect("what the page says is JSON")
}

/// Does the log go on from the line that the page has, the one of the first action?
async fn goes_on(guest: &mut Guest, path: &str) -> bool {
    let page = guest.get(&format!("{path}&lines=1")).await;
    String::from_utf8_lossy(&page.body).contains("data-since=\"1\"")
}

/// In Walhalla the cards of a raid are laid unseen, so everybody counts other actions while the game goes on; when it is
/// over all count the same.
#[tokio::test]
async fn each_step_is_shown_where_it_was_while_the_game_goes_on_and_after_it() {
    let server = start(&folder("following"));
    let plan = Plan { game: "walhalla", level: "karl", seats: 3, humans: 3, actions: 0, seed: 0 };
    let (table, tokens) = plan.open(server.address).await;
    let mut guests: Vec<Guest> = tokens.iter().map(|token| Guest::with(server.address, token)).collect();
    guests.push(Guest::new(server.address));
    let mut chance = Quick::new(5);
    // After each sequence number of each viewer: how many actions there were, all and as the viewer counts.
    let mut steps: Vec<Vec<(u64, u64, u64)>> = vec![Vec::new(); guests.len()];
    let mut all = 0;
    loop {
        let mut over = false;
        for (guest, steps) in guests.iter_mut().zip(&mut steps) {
            let sequence = guest.sequence(&table).await;
            let shown = now(guest, &format!("/t/{table}/regions?after={sequence}")).await;
            assert_eq!(shown["at"], shown["moves"], "the last step is the present");
            steps.retain(|step| step.0 != sequence);
            steps.push((sequence, all, shown["at"].as_u64().expect("a number")));
            over = shown["over"] == true;
        }
        if over {
            break;
        }
        for (seat, steps) in steps.iter().enumerate() {
            let (sequence, _, counted) = steps[steps.len().saturating_sub(4)];
            let path = format!("/t/{table}/regions?after={sequence}");
            assert_eq!(now(&mut guests[seat], &path).await["at"], counted, "viewer {seat} after {sequence}");
            assert_eq!(goes_on(&mut guests[seat], &path).await, counted > 0, "viewer {seat} after {sequence}");
        }
        let mut awaited = Vec::new();
        for (seat, guest) in guests.iter_mut().enumerate() {
            let state = guest.state(&table).await;
            awaited.extend(choose(&state, &mut chance).map(|action| (seat, state["sequence"].clone(), action)));
        }
        let (seat, sequence, action) = awaited.swap_remove(chance.below(awaited.len() as u32) as usize);
        let sequence = sequence.as_u64().expect("a sequence");
        assert_eq!(guests[seat].act(&table, sequence, &all.to_string(), &action).await.status, 200);
        all += 1;
    }
    assert!(steps.iter().any(|steps| steps.len() < all as usize), "somebody has laid a card unseen");
    for (seat, (guest, steps)) in guests.iter_mut().zip(&steps).enumerate() {
        for (sequence, all, _) in steps.iter().rev().step_by(5) {
            let path = format!("/t/{table}/regions?after={sequence}");
            assert_eq!(now(guest, &path).await["at"], json!(all), "viewer {seat} after {sequence}");
            assert!(!goes_on(guest, &path).await, "the lines are numbered anew, so all are told");
        }
    }
}

#[tokio::test]
async fn a_step_that_was_taken_back_is_shown_without_it() {
    let server = start(&folder("taken-back"));
    let plan = Plan { game: "wikinger", level: "karl", seats: 2, humans: 2, actions: 0, seed: 0 };
    let (table, tokens) = plan.open(server.address).await;
    let mut chance = Quick::new(5);
    for moves in 0.. {
        let mut acted = None;
        for token in &tokens {
            let mut guest = Guest::with(server.address, token);
            let state = guest.state(&table).await;
            let Some(action) = choose(&state, &mut chance) else { continue };
            let sequence = state["sequence"].as_u64().expect("a sequence");
            assert_eq!(guest.act(&table, sequence, &format!("{moves}"), &action).await.status, 200);
            acted = Some((guest, sequence + 1));
            break;
        }
        let (mut guest, sequence) = acted.expect("somebody is asked");
        if guest.state(&table).await["may_undo"] != true {
            continue;
        }
        let undo = json!({ "sequence": sequence, "client": "undo" });
        let undone = guest.post(&format!("/api/tables/{table}/undo"), undo).await.json();
        assert_eq!(undone["sequence"], sequence + 1);
        let action = choose(&guest.state(&table).await, &mut chance).expect("the same is asked again");
        assert_eq!(guest.act(&table, sequence + 1, "again", &action).await.status, 200);
        for (after, at) in (sequence - 1..).zip([moves, moves, moves, moves + 1]) {
            let shown = now(&mut guest, &format!("/t/{table}/regions?after={after}")).await;
            assert_eq!((&shown["at"], &shown["moves"]), (&json!(at), &json!(moves + 1)), "after {after}");
        }
        return;
    }
}
