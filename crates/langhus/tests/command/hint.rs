//! `langhus hint`.

use std::fs;

use serde_json::Value;

use crate::house::{folder, langhus, typed};

/// A game in which seat 1 can win at once by marking cell 3.
fn record(name: &str) -> String {
    let path = folder(name).join("game.saga").display().to_string();
    typed("play tic-tac-toe --seat 1 --seat 2", &format!("mark 1\nmark 4\nmark 2\nmark 9\ns {path}\nq\n")).well();
    assert!(fs::exists(&path).unwrap());
    path
}

#[test]
fn the_best_actions_are_told_with_what_to_expect_of_them() {
    let path = record("hint");
    let out = langhus(&format!("hint {path} --bot search:2000 --json")).well();
    let hints: Value = serde_json::from_str(&out).expect("one JSON object");
    let best = &hints["seats"][0]["hints"][0];
    assert_eq!((&hints["at"], &hints["seats"][0]["seat"], &best["notation"]), (&4.into(), &1.into(), &"mark 3".into()));
    assert!(best["win_share"].as_f64().unwrap() > 0.99 && best["score"].as_f64().unwrap() > 0.99, "{out}");
    assert_eq!(hints["seats"][0]["hints"].as_array().unwrap().len(), 5, "every legal action has its hint");

    let out = langhus(&format!("hint {path} --bot search:500")).well();
    assert!(out.starts_with("Player 1: Mark an empty cell.\n  Mark cell 3: "), "{out}");
    let out = langhus(&format!("hint {path} --at 3 --bot search:2000 --language de")).well();
    assert!(out.contains("\n  Feld 3 markieren: "), "seat 2 has to stop it: {out}");
}

#[test]
fn a_position_that_is_not_there_is_refused() {
    let path = record("hint-beyond");
    langhus(&format!("hint {path} --at 5")).misused("--at cannot be 5: the record has 4 moves.", "langhus hint FILE");
}
