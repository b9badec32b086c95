//! `langhus arena`.

use std::fs;
use std::path::{Path, PathBuf};

use langhus_rules::Saga;
use serde_json::Value;

use crate::house::{folder, langhus};

fn report(arguments: &str) -> Value {
    let out = langhus(&format!("arena {arguments} --json")).well();
    serde_json::from_str(&out).expect("one JSON object")
}

fn results_in(folder: &Path) -> PathBuf {
    let mut files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.find(|file| file.extension().is_some_and(|end| end == "jsonl")).unwrap()
}

#[test]
fn a_search_wins_and_the_report_says_by_how_much() {
    let here = folder("arena-search");
    let report = report(&format!(
        "connect-four --seats 2 --bots search:300,random --games 20 --seed 1 --out {}",
        here.display()
    ));
    assert_eq!((&report["game"], &report["games"]), (&"connect-four".into(), &20.into()));
    let bots = report["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"search:300".into(), &"random".into()));
    for bot in bots {
        let number = |key: &str| bot[key].as_f64().unwrap_or_else(|| panic!("{key} in {bot}"));
        assert!(number("low") <= number("win_share") && number("win_share") <= number("high"), "{bot}");
        assert!(number("ms_per_decision") >= 0.0 && number("mean_score") >= 0.0);
    }
    assert!(bots[0]["win_share"].as_f64().unwrap() >= 0.9, "{report}");
    let shares: f64 = bots.iter().map(|bot| bot["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let records = fs::read_dir(&here).unwrap().map(|file| file.unwrap().path());
    let records: Vec<_> = records.filter(|file| file.extension().is_some_and(|end| end == "saga")).collect();
    assert_eq!(records.len(), 20);
    assert!(records.iter().all(|file| Saga::read(&fs::read_to_string(file).unwrap()).is_ok()));
}

#[test]
fn every_deal_is_played_in_every_rotation() {
    let here = folder("arena-rotation");
    let report =
        report(&format!("tic-tac-toe --seats 2 --bots random,greedy --games 101 --seed 1 --out {}", here.display()));
    assert_eq!(report["games"], 102, "whole deals only");
    // Each bot had each seat equally often, and both seats were the same bot's in turn.
    let text = fs::read_to_string(results_in(&here)).unwrap();
    let bouts = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut greedy_seats: Vec<_> =
        bouts.map(|bout| (bout["game"].as_u64().unwrap(), bout["seats"][1]["seat"].as_u64().unwrap())).collect();
    greedy_seats.sort();
    assert!(greedy_seats.iter().all(|(game, seat)| *seat == if game % 2 == 0 { 2 } else { 1 }), "{greedy_seats:?}");
}

#[test]
fn an_interrupted_run_goes_on_and_a_finished_one_is_not_played_again() {
    let here = folder("arena-resume");
    let order = format!("connect-four --seats 2 --bots greedy,random --games 12 --seed 5 --out {}", here.display());
    let whole = report(&order);
    let results = results_in(&here);
    let lines = fs::read_to_string(&results).unwrap();
    assert_eq!(lines.lines().count(), 12);
    // The run is cut off in the middle of a line.
    let kept: String = lines.lines().take(5).map(|line| format!("{line}\n")).collect();
    fs::write(&results, kept + "{\"game\":7,").unwrap();
    let resumed = report(&order);
    for key in ["games", "by_seat"] {
        assert_eq!(resumed[key], whole[key]);
    }
    assert_eq!(resumed["bots"][0]["win_share"], whole["bots"][0]["win_share"]);
}

#[test]
fn two_runs_do_not_write_to_the_same_results() {
    let here = folder("arena-twice");
    let order = format!("connect-four --seats 2 --bots greedy,random --games 2 --seed 5 --out {}", here.display());
    report(&order);
    let results = results_in(&here);
    let other = fs::File::open(&results).unwrap();
    other.lock().unwrap();
    langhus(&format!("arena {order}")).failed(&format!(
        "Another run is writing the results {}: wait for it, or keep this run's own elsewhere with --out DIR.",
        results.display()
    ));
    drop(other);
    report(&order);
}

#[test]
fn seats_are_told_with_their_advantage_and_their_scores() {
    let here = folder("arena-seats");
    let report = report(&format!(
        "connect-four --seats 2 --bots search:50:2threads,search:50 --games 8 --seed 2 --out {}",
        here.display()
    ));
    let seats = report["by_seat"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let number = |key: &str| seat[key].as_f64().unwrap_or_else(|| panic!("{key} in {seat}"));
        assert!(number("low") <= number("win_share") && number("win_share") <= number("high"), "{seat}");
        let scores: Vec<_> = ["5", "25", "50", "75", "95"].map(|part| seat["score_percentiles"][part].as_i64()).into();
        assert!(scores.iter().all(Option::is_some) && scores.is_sorted(), "{seat}");
    }
    assert_eq!(report["bots"][0]["bot"], "search:50:2threads");
}

#[test]
fn wrong_bots_get_a_sentence() {
    let known = "use random, greedy, search:20ms, search:1000 (simulations), search:20ms:2threads, net:20ms, \
                 soft:64:20 (simulations, softness), or a level: lambi, heri, ref, gaupa, galti, ulf, bjorn, orn";
    langhus("arena connect-four --seats 2 --bots greedy,serch --games 2 --seed 1")
        .misused(&format!("--bots A,B cannot be \"serch\": There is no bot \"serch\": {known}."), "langhus arena GAME");
    langhus("arena connect-four --seats 2 --bots greedy,greedy,greedy --games 2 --seed 1")
        .misused("There are 3 bots for 2 seats.", "langhus arena GAME");
}
