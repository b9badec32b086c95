//! `langhus fit`.

use serde_json::Value;

use crate::house::langhus;

const ORDER: &str = "fit wikinger --seats 2 --games 5 --seed 3 --bot search:8";

#[test]
fn weights_are_learnt_and_written_as_lines_of_code() {
    let out = langhus(ORDER).well();
    let lines: Vec<_> = out.lines().filter(|line| line.trim_start().starts_with("Weight::new(\"")).collect();
    assert!(lines.len() > 3 && lines.iter().all(|line| line.ends_with("),")), "{out}");
    assert!(!out.contains("Weight::new(\"swing\"") && out.contains("    const SWING: f32 = "), "{out}");
    assert!(out.contains("Surprise by games that were not learnt from: ") && out.contains(" before, "), "{out}");
    assert!(
        out.contains("Against search:8 with the old weights: ") && out.contains(" % of 2 games won, 50.0 %"),
        "{out}"
    );
}

#[test]
fn threads_change_nothing() {
    let whole = langhus(&format!("{ORDER} --json --threads 2")).well();
    let report: Value = serde_json::from_str(&whole).expect("one JSON object");
    assert_eq!((&report["game"], &report["seed"]), (&"wikinger".into(), &3.into()));
    assert_eq!(report["proof"]["games"], 2, "one for four that were learnt from, and each seat in turn");
    assert!(report["weights"]["gold"].is_number() && report["swing"].is_number(), "{report}");
    assert_eq!(langhus(&format!("{ORDER} --json --threads 1")).well(), whole);
}

#[test]
fn what_is_learnt_surprises_less_than_what_was_there() {
    // The weights that are there were found for good players, not for such that hardly think.
    let out = langhus("fit wikinger --seats 2 --games 60 --seed 1 --bot search:4 --json").well();
    let report: Value = serde_json::from_str(&out).expect("one JSON object");
    let surprise = |when: &str| report[when].as_f64().expect("a number");
    assert!(surprise("after") < surprise("before"), "{report}");
}

#[test]
fn what_cannot_be_fitted_gets_a_sentence() {
    langhus("fit connect-four --seats 2 --games 5 --seed 1")
        .misused("The sense of connect-four has no weights that could be learnt.", "langhus fit GAME");
    langhus("fit wikinger --seats 2 --games 5 --seed 1 --bot random")
        .misused("The bot random asks no weights: use greedy or search:100.", "langhus fit GAME");
    langhus("fit wikinger --seats 2 --games 4 --seed 1")
        .misused("--games G cannot be \"4\": a whole number from 5 to 1000000 is needed.", "langhus fit GAME");
    langhus("fit wikinger --seats 2").misused("This is still missing: --seed S, --games G.", "langhus fit GAME");
}
