//! Programs as players: `langhus engine`, and `program:` in the arena.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use langhus_rules::Saga;
use serde_json::Value;

use crate::house::{command, folder, langhus, typed};

/// A program in the language of the shell.
fn script(folder: &Path, name: &str, lines: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, lines).expect("a script can be written");
    format!("/bin/sh {}", path.display())
}

/// A bout of tic-tac-toe between a program and the random player.
fn arena(name: &str, lines: &str) -> Value {
    let here = folder(name);
    let program = script(&here, "program.sh", lines);
    let mut command = command();
    command.args(["arena", "tic-tac-toe", "--seats", "2", "--games", "4", "--seed", "1", "--threads", "1", "--json"]);
    command.arg("--bots").arg(format!("program:300ms:{program},random")).arg("--out").arg(&here);
    let done = command.stderr(Stdio::null()).output().expect("the command starts");
    assert!(done.status.success());
    let records = fs::read_dir(&here).unwrap().map(|file| file.unwrap().path());
    let records: Vec<PathBuf> = records.filter(|file| file.extension().is_some_and(|end| end == "saga")).collect();
    assert_eq!(records.len(), 4, "a game in which a program loses is a game");
    assert!(records.iter().all(|file| Saga::read(&fs::read_to_string(file).unwrap()).is_ok()));
    serde_json::from_slice(&done.stdout).expect("one JSON object")
}

/// Takes the first of the legal actions, which `go` names in its list.
const FIRST: &str = r#"
while read -r word rest; do
  case "$word" in
    langhus) echo "name first"; echo "info a line to ignore"; echo ready ;;
    game) echo ready ;;
    go) rest="${rest#*\"legal\":[\"}"; echo "info thinking"; echo "play ${rest%%\"*}" ;;
    quit) exit 0 ;;
  esac
done
"#;

#[test]
fn a_program_plays_all_its_games_in_one_process() {
    // The greeting is heard once in each process; somebody who is started twice would be greeted twice.
    let once = r#"read -r hello; [ "$hello" = "langhus 1" ] || exit 3; echo x >> "$0.started"; echo ready"#;
    let report = arena("engine-first", &format!("{once}\n{FIRST}"));
    let started = Path::new(env!("CARGO_TARGET_TMPDIR")).join("engine-first/program.sh.started");
    assert_eq!(fs::read_to_string(started).unwrap(), "x\n");
    let bot = &report["bots"][0];
    assert_eq!(bot["faults"], Value::Array(Vec::new()), "{report}");
    assert!(bot["bot"].as_str().unwrap().starts_with("program:300ms:/bin/sh "), "{report}");
    let shares: f64 = report["bots"].as_array().unwrap().iter().map(|bot| bot["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

/// What the report tells of a program that loses every game.
fn fault(name: &str, lines: &str) -> (String, String) {
    let report = arena(name, lines);
    let (bot, other) = (&report["bots"][0], &report["bots"][1]);
    assert_eq!((&bot["win_share"], &other["win_share"]), (&0.0.into(), &1.0.into()), "{report}");
    assert_eq!(bot["faults"].as_array().map(Vec::len), Some(1), "{report}");
    let fault = &bot["faults"][0];
    assert_eq!(fault["games"], 4);
    (fault["kind"].as_str().unwrap().to_owned(), fault["says"].as_str().unwrap().to_owned())
}

fn told(kind: &str, says: &str) -> (String, String) {
    (kind.to_owned(), says.to_owned())
}

#[test]
fn a_program_that_is_silent_crashes_or_plays_what_is_not_legal_loses_and_it_is_told() {
    let greet = "read hello; echo ready; read game; echo ready; read see; read go;";
    let silent = fault("engine-silent", &format!("{greet} exec sleep 60"));
    assert_eq!(silent, told("too late", "it did not answer within 300 ms"));
    let crashed = fault("engine-crashed", &format!("{greet} exit 7"));
    assert_eq!(crashed, told("crashed", "it ended (exit status: 7)"));
    let illegal = fault("engine-illegal", &format!("{greet} echo 'play mark 12'; read refused"));
    assert_eq!(illegal, told("illegal", "it played \"mark 12\": it is none of the legal actions"));
    let nonsense = fault("engine-nonsense", "read hello; echo 'uciok'; read more");
    assert_eq!(nonsense, told("no answer", "it answered \"uciok\""));
}

#[test]
fn a_program_that_cannot_be_started_is_told() {
    let here = folder("engine-missing");
    let report = langhus(&format!(
        "arena tic-tac-toe --seats 2 --games 2 --seed 1 --bots program:./no-such-program,random --out {}",
        here.display()
    ));
    let out = report.well();
    assert!(out.contains("program:./no-such-program lost 2 games: not started (the first time, it cannot be"), "{out}");
    langhus("arena tic-tac-toe --seats 2 --games 2 --seed 1 --bots program:,random").misused(
        "--bots A,B cannot be \"program:\": a program is named by its command, for instance program:./mybot or \
         program:200ms:./mybot.",
        "langhus arena GAME",
    );
}

#[test]
fn whoever_starts_the_engine_plays_a_seat() {
    let here = folder("engine-seat");
    let arguments = "engine tic-tac-toe --seats 2 --seat 2 --bots random --games 3 --seed 5 --out";
    let mut command = command();
    command.args(arguments.split(' ')).arg(&here).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let (mut say, heard) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let (mut games, mut quit) = (0, false);
    for line in heard.lines().map(|line| line.expect("text")) {
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let data = || serde_json::from_str::<Value>(rest).expect("behind the word stands JSON");
        match word {
            "langhus" => {
                assert_eq!(rest, "1");
                writeln!(say, "name a test\nwants observation\nready").unwrap();
            }
            "game" => {
                let game = data();
                assert_eq!(
                    (&game["game"], &game["seats"], &game["seat"]),
                    (&"tic-tac-toe".into(), &2.into(), &2.into())
                );
                assert!(game["edition"].as_str().unwrap().len() == 64 && game["options"].is_object());
                writeln!(say, "ready").unwrap();
            }
            "see" => {
                let seen = data();
                assert!(seen["view"].is_object() && seen["seat"] == 2);
                assert_eq!(seen["observation"].as_str().unwrap().len(), 2 * 18);
            }
            "go" => {
                let go = data();
                assert_eq!(go["legal"].as_array().unwrap().len(), go["indices"].as_array().unwrap().len());
                writeln!(say, "play {}", go["indices"][0]).unwrap();
            }
            "over" => {
                assert_eq!(data()["standings"].as_array().unwrap().len(), 2);
                games += 1;
            }
            "quit" => quit = true,
            other => panic!("{other}"),
        }
    }
    drop(say);
    assert!(child.wait().unwrap().success() && quit);
    assert_eq!(games, 3);
    assert_eq!(fs::read_dir(&here).unwrap().count(), 3);
}

#[test]
fn the_engine_says_why_the_program_lost() {
    let done = typed("engine tic-tac-toe --seats 2 --bots random", "ready\nready\nplay mark 12\n");
    let refused = "refused {\"says\":\"it played \\\"mark 12\\\": it is none of the legal actions\"}";
    assert_eq!(done.code, Some(1));
    assert!(done.out.ends_with(&format!("{refused}\n")), "{}", done.out);
    assert_eq!(done.err, "The program lost: it played \"mark 12\": it is none of the legal actions.\n");
    let done = typed("engine tic-tac-toe --seats 2", "");
    assert_eq!((done.code, done.err.as_str()), (Some(1), "The program lost: it ended.\n"));
    langhus("engine walhalla --seats 3 --seat 4")
        .misused("There is no seat 4 at this table; it has the seats 1 to 3.", "langhus engine GAME --seats N");
}

#[test]
fn the_example_in_python_plays_every_game() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/engine.py").canonicalize().unwrap();
    assert!(fs::read_to_string(&example).unwrap().lines().count() < 60);
    for (game, seats) in [("jorvik", 2), ("wikinger", 3), ("walhalla", 3), ("schiffbauer", 2)] {
        let here = folder(&format!("engine-python-{game}"));
        let mut command = command();
        command.args(["arena", game, "--seats", &seats.to_string(), "--games", "2", "--seed", "1", "--json", "--bots"]);
        let program = format!("program:10000ms:python3 {},random", example.display());
        let done = command.arg(program).arg("--out").arg(&here).output().expect("the command starts");
        let report: Value = serde_json::from_slice(&done.stdout).expect("one JSON object");
        assert_eq!(report["bots"][0]["faults"], Value::Array(Vec::new()), "{report}");
    }
}
