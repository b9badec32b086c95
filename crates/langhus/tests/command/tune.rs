//! `langhus tune`.

use std::fs;

use serde_json::Value;

use crate::house::{folder, langhus};

const ORDER: &str = "tune wikinger --seats 2 --generations 2 --games 2 --population 4 --seed 3 --against random";

#[test]
fn weights_are_found_and_written_as_lines_of_code() {
    let here = folder("tune-lines");
    let out = langhus(&format!("{ORDER} --out {}", here.display())).well();
    let lines: Vec<_> = out.lines().filter(|line| line.trim_start().starts_with("Weight::new(\"")).collect();
    assert!(lines.len() > 3 && lines.iter().all(|line| line.ends_with("),")), "{out}");
    assert!(out.contains("Before: 0.") && out.contains("% of the games won). After: 0."), "{out}");
}

#[test]
fn what_is_found_for_one_kind_of_bot_leaves_the_other_alone() {
    let here = folder("tune-kinds");
    let order = "tune jorvik --seats 2 --generations 1 --population 4 --seed 3 --against random";
    let coin = |more: &str| {
        let out = langhus(&format!("{order} {more} --out {}", here.display())).well();
        let line = out.lines().find(|line| line.contains("\"coin\"")).expect("a weight of this name").trim().to_owned();
        let (value, at_once) = line.split_once(").at_once(").expect("a value for each kind");
        (value.to_owned(), at_once.to_owned())
    };
    let (greedy, search) = (coin("--bot greedy --games 2"), coin("--bot search:8 --games 2"));
    assert!(greedy.0 != search.0 && greedy.1 != search.1, "{greedy:?} {search:?}");
    // What each leaves alone is what stands in the code: another run of the same kind leaves the same.
    assert_eq!(coin("--bot greedy --games 4").0, greedy.0);
    assert_eq!(coin("--bot search:8 --games 4").1, search.1);
}

#[test]
fn an_interrupted_run_goes_on_and_threads_change_nothing() {
    let here = folder("tune-resume");
    let order = format!("{ORDER} --json --out {}", here.display());
    let whole = langhus(&format!("{order} --threads 2")).well();
    let report: Value = serde_json::from_str(&whole).expect("one JSON object");
    assert_eq!((&report["game"], &report["seed"]), (&"wikinger".into(), &3.into()));
    assert!(report["weights"]["gold"].is_number() && report["after"]["mark"].is_number(), "{report}");
    let marks = fs::read_dir(&here).unwrap().map(|file| file.unwrap().path()).next().unwrap();
    let text = fs::read_to_string(&marks).unwrap();
    assert_eq!(text.lines().count(), 2, "a line for each generation");
    // The run is cut off in the middle of its second line.
    let first = text.lines().next().unwrap();
    fs::write(&marks, format!("{first}\n{{\"generation\":1,")).unwrap();
    assert_eq!(langhus(&format!("{order} --threads 1")).well(), whole);
    assert!(fs::read_to_string(&marks).unwrap().starts_with(&format!("{first}\n")), "what was there is kept");
}

#[test]
fn what_cannot_be_tuned_gets_a_sentence() {
    langhus("tune connect-four --seats 2 --generations 1 --games 1 --seed 1")
        .misused("The sense of connect-four has no weights that could be learnt.", "langhus tune GAME");
    langhus("tune wikinger --seats 2 --generations 1 --games 1 --seed 1 --bot random")
        .misused("The bot random asks no weights: use greedy or search:100.", "langhus tune GAME");
    langhus("tune wikinger --seats 2 --generations 0 --games 1 --seed 1")
        .misused("--generations G cannot be \"0\": a whole number from 1 to 100000 is needed.", "langhus tune GAME");
    let seats = langhus("tune wikinger --seats 2,5 --generations 1 --games 1 --seed 1");
    assert!(seats.code == Some(2) && seats.err.contains("players, not for 5."), "{}", seats.err);
}
