//! `langhus replay`.

use std::fs;
use std::io::Cursor;

use langhus::Console;
use langhus_rules::Saga;
use serde_json::{Value, json};

use crate::house::{folder, langhus, typed};

/// Player 1 takes the first row: 1, 5, 2, 9, 3.
fn record(name: &str) -> String {
    let file = folder(name).join("game.saga").display().to_string();
    let moves = "mark 1\nmark 5\nmark 2\nmark 9\nmark 3\n";
    typed("play tic-tac-toe --seat 1 --seat 2", &format!("{moves}{file}\n")).well();
    file
}

/// The file after `change`, as somebody would leave it who does not know about the sum, or who does.
fn changed(file: &str, put_right: bool, change: impl Fn(String) -> String) {
    let text = change(fs::read_to_string(file).unwrap());
    fs::write(file, &text).unwrap();
    if put_right {
        let expected = langhus(&format!("replay {file}")).err;
        assert!(expected.contains("the sum does not fit"), "{expected}");
        let body = &text[..text.rfind("sum ").unwrap()];
        fs::write(file, format!("{body}sum {}\n", langhus_rules::Edition::new(body).hash())).unwrap();
    }
}

#[test]
fn a_record_is_checked_and_its_result_shown() {
    let file = record("replay");
    let hash = Saga::read(&fs::read_to_string(&file).unwrap()).unwrap().seed.hash();
    let right = format!(
        "{file} is right: Tic-tac-toe, 2 seats, 5 moves, finished.\n1. Player 1: 1 point\n      1  Three in a row\n\
         2. Player 2: 0 points\nDealt from the seed with the SHA-256 {hash}\n"
    );
    assert_eq!(langhus(&format!("replay {file}")).well(), right);
    let out = langhus(&format!("replay {file} --language de")).well();
    assert!(out.contains("stimmt: Tic-Tac-Toe, 2 Plätze, 5 Züge, beendet.\n1. Player 1: 1 Punkt\n"), "{out}");
}

#[test]
fn json_tells_everything_about_every_position() {
    let file = record("replay-json");
    let out = langhus(&format!("replay {file} --json")).well();
    let positions: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(positions.len(), 6);
    let cells = |place: usize| &positions[place]["position"]["cells"];
    assert_eq!(cells(2), &json!([1, null, null, null, 2, null, null, null, null]));
    assert_eq!(positions[2]["move"], 2);
    assert_eq!(positions[2]["awaited"], json!([1]));
    let open = [2, 3, 4, 6, 7, 8, 9].map(|cell| json!({ "index": cell - 1, "notation": format!("mark {cell}") }));
    assert_eq!(positions[2]["legal"], json!([{ "seat": 1, "actions": open }]));
    assert_eq!(positions[2]["played"], json!({ "seat": 1, "notation": "mark 2" }));
    assert_eq!(
        positions[2]["scores"],
        json!([{ "seat": 1, "total": 0, "items": [] }, { "seat": 2, "total": 0, "items": [] }])
    );

    let end = &positions[5];
    assert_eq!((&end["awaited"], &end["legal"], &end["played"]), (&json!([]), &json!([]), &Value::Null));
    let line = json!([{ "what": "line", "piece": null, "points": 1 }]);
    assert_eq!(end["scores"][0], json!({ "seat": 1, "total": 1, "items": line }));
}

#[test]
fn without_a_terminal_step_prints_all_positions() {
    let file = record("replay-step");
    let out = langhus(&format!("replay {file} --step")).well();
    assert!(out.starts_with("\nPosition 0 of 5\n 1 2 3\n"), "{out}");
    assert!(out.contains("\nPosition 1 of 5\n1 mark 1\n  Player 1 marks cell 1.\n X 2 3\n"), "{out}");
    assert_eq!(out.matches("\nPosition ").count(), 6);
    assert!(out.contains("2. Player 2: 0 points\nDealt from the seed with the SHA-256 "), "{out}");
}

/// The same as somebody at a terminal would see it.
fn walk(file: &str, keys: &str) -> String {
    let mut out = Vec::new();
    let mut input = Cursor::new(keys.as_bytes());
    let mut console = Console { input: &mut input, out: &mut out, interactive: true };
    let arguments = ["langhus", "replay", file, "--step", "--language", "en"].map(Into::into);
    langhus::run(arguments, &mut console).expect("walking goes well");
    String::from_utf8(out).unwrap()
}

#[test]
fn at_a_terminal_step_walks_forth_and_back() {
    let file = record("replay-walk");
    let seen = |keys: &str| -> Vec<u8> {
        let out = walk(&file, keys);
        out.lines().filter_map(|line| line.strip_prefix("Position ")).map(|line| line.as_bytes()[0] - b'0').collect()
    };
    assert_eq!(seen(""), [0]);
    assert_eq!(seen("\n\nb\n\n\nq\n"), [0, 1, 2, 1, 2, 3]);
    assert_eq!(seen("2\n\n0\nq\n"), [0, 0, 1, 1], "looking from elsewhere stays at the position");
    let out = walk(&file, "b\nx\n3\n\n\n\n\n\n\nq\n");
    assert!(out.contains("This is the first position."), "{out}");
    assert_eq!(out.matches("This is not one of the keys.").count(), 2, "x, and a seat that is not there: {out}");
    assert!(out.contains("1. Player 1: 1 point\n") && out.contains("This is the last position."), "{out}");
}

#[test]
fn a_truncated_record_is_told_with_the_line_where_it_stops() {
    let file = record("truncated");
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<_> = text.lines().collect();
    for kept in 0..lines.len() {
        fs::write(&file, lines[..kept].iter().map(|line| format!("{line}\n")).collect::<String>()).unwrap();
        let done = langhus(&format!("replay {file}"));
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""));
        let line = kept + 1;
        assert!(
            done.err.starts_with(&format!("The record {file} is not right: line {line}: ")),
            "{kept}: {}",
            done.err
        );
    }
}

#[test]
fn a_changed_record_is_told() {
    let file = record("changed");
    changed(&file, false, |text| text.replace("1 mark 2", "1 mark 4"));
    langhus(&format!("replay {file}")).failed(&format!(
        "The record {file} is not right: line 20: the sum does not fit: the record was changed after it was written."
    ));
}

#[test]
fn a_forged_record_is_told_with_the_line_that_cannot_be() {
    for (name, from, to, says) in [
        ("forged-twice", "2 mark 9", "2 mark 1", "line 14: Cell 1 is already marked."),
        ("forged-turn", "2 mark 9", "1 mark 9", "line 14: It is not your turn: Player 2 is to move."),
        (
            "forged-move",
            "2 mark 9",
            "2 castle",
            "line 14: \"castle\" isn't an action of this game: an action is \"mark\" and a cell from 1 to 9.",
        ),
        ("forged-score", "score 2 0 0", "score 2 7 0", "line 19: the score of seat 2 is 0 with tie-break 0."),
        ("forged-revision", "revision 1", "revision 9", "line 3: The rules of tic-tac-toe have the revision 1, not 9."),
        (
            "forged-option",
            "options ",
            "options mode=jarl",
            "line 5: There is no option \"mode\" (there are none in this game).",
        ),
    ] {
        let file = record(name);
        changed(&file, true, |text| text.replace(from, to));
        langhus(&format!("replay {file}")).failed(&format!("The record {file} is not right: {says}"));
        langhus(&format!("replay {file} --json")).failed(&format!("The record {file} is not right: {says}"));
    }
}

#[test]
fn a_record_of_an_unknown_game_is_told_with_the_known_ones() {
    let file = record("unknown-game");
    changed(&file, true, |text| text.replace("game tic-tac-toe", "game hnefatafl"));
    let known: Vec<_> = langhus::all().map(|game| game.id()).collect();
    langhus(&format!("replay {file}")).failed(&format!(
        "The record {file} is not right: line 2: there is no game \"hnefatafl\"; the games are {}.",
        known.join(", ")
    ));
}

#[test]
fn what_is_no_record_is_told() {
    let folder = folder("no-record");
    let path = folder.display();
    fs::write(folder.join("picture.saga"), b"\x89PNG\r\n\x1a\n\x00").unwrap();
    langhus(&format!("replay {path}/picture.saga"))
        .failed(&format!("The record {path}/picture.saga cannot be read: line 1 is not UTF-8 text."));
    fs::write(folder.join("empty.saga"), "").unwrap();
    langhus(&format!("replay {path}/empty.saga")).failed(&format!(
        "The record {path}/empty.saga is not right: line 1: a record begins with \"langhus saga 1\", but this is \"\"."
    ));
    langhus(&format!("replay {path}/none.saga"))
        .failed(&format!("The record {path}/none.saga cannot be read: there is no such file or folder."));
    langhus(&format!("replay {path}")).failed(&format!("The record {path} cannot be read: it is a folder."));
}
