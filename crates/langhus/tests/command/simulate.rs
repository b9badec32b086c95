//! `langhus simulate`.

use std::fs;

use serde_json::Value;

use crate::house::{folder, langhus};

fn report(arguments: &str) -> Value {
    let out = langhus(&format!("simulate {arguments} --json")).well();
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("one JSON object")
}

/// The report without what depends on the machine.
fn lasting(arguments: &str) -> Value {
    let mut report = report(arguments);
    let object = report.as_object_mut().expect("an object");
    for key in ["seconds", "decisions_per_second", "games_per_second", "threads"] {
        assert!(object.remove(key).and_then(|value| value.as_f64()).is_some_and(|number| number > 0.0), "{key}");
    }
    report
}

#[test]
fn a_report_counts_what_was_played() {
    let report = lasting("tic-tac-toe --seats 2 --games 3000 --seed 7");
    assert_eq!((&report["game"], &report["seats"], &report["seed"]), (&"tic-tac-toe".into(), &2.into(), &7.into()));
    assert_eq!((&report["games"], &report["finished"], &report["capped"]), (&3000.into(), &3000.into(), &0.into()));
    assert_eq!(report["options"], serde_json::json!({}));
    let length = &report["decisions_per_game"];
    assert_eq!((&length["min"], &length["max"]), (&5.into(), &9.into()));
    let mean = length["mean"].as_f64().unwrap();
    assert_eq!(report["decisions"].as_f64().unwrap() / 3000.0, mean);
    let quantiles = ["p5", "p25", "p50", "p75", "p95"].map(|key| length["quantiles"][key].as_u64().unwrap());
    assert!(quantiles.is_sorted() && quantiles[0] >= 5 && quantiles[4] <= 9, "{quantiles:?}");

    // At random the first seat wins 58.5 %, the second 28.8 %, and 12.7 % are drawn and shared.
    let seat = |n: usize, key: &str| report["per_seat"][n][key].as_f64().unwrap();
    let near = |number: f64, expected: f64| (number - expected).abs() < 0.04;
    assert!(near(seat(0, "mean_score"), 0.585) && near(seat(1, "mean_score"), 0.288), "{report}");
    assert!(near(seat(0, "win_share"), 0.649) && near(seat(1, "win_share"), 0.351), "{report}");
    assert!((seat(0, "win_share") + seat(1, "win_share") - 1.0).abs() < 1e-9, "{report}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let on = |threads: u8| lasting(&format!("connect-four --seats 2 --games 500 --seed 3 --threads {threads}"));
    assert_eq!(on(1), on(4));
    assert_ne!(on(1), lasting("connect-four --seats 2 --games 500 --seed 4"));
}

#[test]
fn capped_games_are_counted_and_shown() {
    let report = lasting("tic-tac-toe --seats 2 --games 200 --seed 1 --max-decisions 5");
    let (capped, finished) = (report["capped"].as_u64().unwrap(), report["finished"].as_u64().unwrap());
    assert!(capped > 0 && finished > 0 && capped + finished == 200, "{report}");
    assert_eq!(report["decisions_per_game"]["max"], 5);
    assert_eq!(report["per_seat"][0]["win_share"], 1.0, "only the first seat can win with the fifth mark");
    let none = lasting("tic-tac-toe --seats 2 --games 5 --seed 1 --max-decisions 1");
    assert_eq!((&none["finished"], &none["per_seat"][0]["mean_score"]), (&0.into(), &Value::Null));

    let out = langhus("simulate tic-tac-toe --seats 2 --games 200 --seed 1 --max-decisions 5 --threads 1").well();
    assert!(out.contains(&format!("200 ({capped} stopped after 5 decisions)")), "{out}");
    assert!(out.contains("a second on one thread)"), "{out}");
}

#[test]
fn people_get_a_table() {
    let out = langhus("simulate tic-tac-toe --seats 2 --games 100 --seed 1 --threads 2").well();
    assert!(out.starts_with("tic-tac-toe, 2 seats, seed 1\n  games               100 (all finished)\n"), "{out}");
    assert!(
        out.contains("decisions per game  5 to 9, mean ") && out.contains("  seat  mean score  share of wins\n"),
        "{out}"
    );
}

#[test]
fn every_game_is_written_as_a_record_that_replays() {
    let folder = folder("records").join("new/folder");
    let report = lasting(&format!("tic-tac-toe --seats 2 --games 12 --seed 2 --out {}", folder.display()));
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 12);
    assert_eq!(files[0].file_name().unwrap(), "tic-tac-toe-01.saga");
    let moves = |file: &std::path::PathBuf| {
        let lines = langhus(&format!("replay --json {}", file.display())).well().lines().count();
        lines as u64 - 1
    };
    assert_eq!(files.iter().map(moves).sum::<u64>(), report["decisions"].as_u64().unwrap());
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = folder("no-folder").join("file");
    fs::write(&file, "in the way").unwrap();
    let done = langhus(&format!("simulate tic-tac-toe --seats 2 --games 1 --seed 1 --out {}", file.display()));
    assert_eq!(done.code, Some(1));
    assert!(done.err.starts_with(&format!("The folder {} cannot be made: ", file.display())), "{}", done.err);
}
