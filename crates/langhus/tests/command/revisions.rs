//! Records of older rules: they are checked, walked through and played on by the rules they name.

use std::fs;

use langhus_rules::{End, Saga};

use crate::house::{folder, langhus, typed};

/// A game of Jórvík by revision 1, in which seat 2 steals a jet and sells it at once, as nobody can any more.
const OLD: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/jorvik/tests/goldens/revision-1/sold-at-once.saga"));

/// What the terminal says of it.
const OLDER: &str =
    "This game started under revision 1 of the rules and is finished under it; the rulebook describes revision 2.";

/// The record after a change.
fn record(name: &str, change: impl FnOnce(&mut Saga)) -> String {
    let mut saga = Saga::read(OLD).expect("the record is right");
    change(&mut saga);
    let file = folder(name).join("old.saga");
    fs::write(&file, saga.write()).unwrap();
    file.display().to_string()
}

/// Stops before the stolen jet is sold.
fn stop_before_the_sale(saga: &mut Saga) {
    let sale = saga.moves.windows(2).position(|moves| moves[0].notation == "steal jet ak03").expect("a theft") + 1;
    assert_eq!(saga.moves[sale].notation, "sell jet");
    saga.moves.truncate(sale);
    saga.end = End::Unfinished;
}

#[test]
fn a_record_of_older_rules_is_right_by_them() {
    let file = record("old-replay", |_| {});
    let out = langhus(&format!("replay {file}")).well();
    let right = format!("{file} is right: Jórvík, 2 seats, 253 moves, finished.");
    assert!(out.starts_with(&format!("{right}\n{OLDER}\n")), "{out}");
    let forged = record("old-as-new", |saga| saga.revision = 2);
    langhus(&format!("replay {forged}"))
        .failed(&format!("The record {forged} is not right: line 217: It is not your turn: Seat 1 is to move."));
}

#[test]
fn rules_that_never_were_are_told_with_those_that_are() {
    let file = record("old-unknown", |saga| saga.revision = 9);
    let says = format!("The record {file} is not right: line 3: The rules of jorvik have the revisions 1 to 2, not 9.");
    langhus(&format!("replay {file}")).failed(&says);
    langhus(&format!("hint {file}")).failed(&says);
    langhus(&format!("play jorvik --resume {file}")).failed(&says);
}

#[test]
fn a_hint_follows_the_rules_of_the_record() {
    let file = record("old-hint", stop_before_the_sale);
    let out = langhus(&format!("hint {file} --bot search:50 --json")).well();
    assert!(out.contains("\"sell jet\""), "{out}");
}

#[test]
fn a_resumed_game_is_played_on_by_its_own_rules_and_saved_with_them() {
    let file = record("old-resume", stop_before_the_sale);
    let saved = folder("old-saved").join("on.saga").display().to_string();
    let out =
        typed(&format!("play jorvik --resume {file} --seat 1 --seat 2"), &format!("sell jet\nbuy\ns {saved}\nq\n"));
    let on = Saga::read(&fs::read_to_string(&saved).unwrap_or_else(|error| panic!("{error}: {}", out.out))).unwrap();
    let last: Vec<_> = on.moves[on.moves.len() - 2..].iter().map(|played| played.notation.as_str()).collect();
    assert_eq!((on.revision, last), (1, vec!["sell jet", "buy"]));
    assert!(out.out.contains(OLDER), "{}", out.out);
    let new = typed("play jorvik --seed 1", "q\n").well();
    assert!(!new.contains("revision"), "a game of the newest rules needs no word: {new}");
}
