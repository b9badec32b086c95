//! Wrong arguments get one sentence and the right usage; help, version and closed pipes end well.

use std::io::pipe;
use std::process::Stdio;

use crate::house::{command, folder, langhus};

const PLAY: &str = "langhus play GAME [--seats N] [--set KEY=VALUE]... [--language CODE] [--seat K]... [--bots BOT] [--seed S] \
                    [--resume FILE] [--edition FILE]";
const SIMULATE: &str = "langhus simulate GAME --seats N --games G --seed S [--set KEY=VALUE]... [--out DIR] [--json] \
                        [--max-decisions M] [--threads T]";
const REPLAY: &str = "langhus replay FILE [--step] [--json] [--language CODE] [--edition FILE]";
const BENCH: &str = "langhus bench [GAME] [--json] [--seats N] [--set KEY=VALUE]... [--seconds SECONDS]";
const TUNE: &str = "langhus tune GAME --seats N,M... --seed S --generations G --games G [--bot BOT] [--against A,B]... \
                    [--population P] [--set KEY=VALUE]... [--threads T] [--json] [--out DIR]";
const EDITION: &str = "langhus edition GAME [--check FILE]";

fn known_games() -> String {
    langhus::all().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

#[test]
fn games_lists_every_game_and_the_examples_apart() {
    let out = langhus("games").well();
    let (games, examples) = out.split_once("Examples").expect("the examples have a heading");
    for game in langhus::GAMES {
        assert!(games.contains(&format!("\n  {}", game.id())), "{out}");
        for option in game.options() {
            assert!(games.contains(&format!("--set {}={}", option.key, option.values.join("|"))), "{out}");
        }
    }
    for game in langhus::EXAMPLES {
        assert!(examples.contains(&format!("\n  {}", game.id())), "{out}");
    }
    assert!(out.contains("Three in a row wins") && out.contains("(2 seats)"), "{out}");
    let out = langhus("games --language de").well();
    assert!(out.contains("Drei in einer Reihe gewinnen") && out.contains("(2 Plätze)"), "{out}");
}

#[test]
fn the_language_of_the_system_is_spoken() {
    let run = |name, value| command().arg("games").env(name, value).output().expect("the command starts").stdout;
    let german = langhus("games --language de").well().into_bytes();
    assert_eq!(run("LANG", "de_AT.UTF-8"), german);
    assert_ne!(run("LANG", "en_GB.UTF-8"), german);
}

#[test]
fn mistakes_are_told_in_the_language_of_whoever_makes_them() {
    let said = |line: &str, locale: &str| {
        let out = command().args(line.split_whitespace()).env("LANG", locale).output().expect("the command starts");
        String::from_utf8(out.stderr).expect("UTF-8")
    };
    let german = said("plya", "de_DE.UTF-8");
    assert!(german.starts_with("Es gibt keinen Befehl „plya“ (meintest du play?)."), "{german}");
    assert!(german.contains("\nAufruf: langhus games"), "{german}");
    let named = said("play chess --language de", "en_GB.UTF-8");
    assert!(named.starts_with("Es gibt kein Spiel „chess“. Die Spiele sind jorvik, "), "{named}");
    assert!(said("play chess", "en_GB.UTF-8").starts_with("There is no game \"chess\"."));
    // What the rules refuse, and what a file lacks.
    let folder = folder("wrong-in-german");
    let (edition, record) = (folder.join("a.toml"), folder.join("a.saga"));
    std::fs::write(&edition, "nmae = 1\n").expect("it can be written");
    std::fs::write(&record, "langhus saga 2\n").expect("it can be written");
    let (edition, record) = (edition.display(), record.display());
    for (line, says) in [
        (
            "play wikinger --seats 7",
            "Wikinger ist für 2 bis 4 Personen, nicht für 7.\n\nAufruf: langhus play".to_owned(),
        ),
        ("play walhalla --seats 2", "Walhalla ist für 3 oder 4 Personen, nicht für 2.".to_owned()),
        ("play wikinger --set auction=on", "Die Versteigerung gehört zur Version für Fortgeschrittene:".to_owned()),
        ("play jorvik --set mode=earl", "Die Option „mode“ kann nicht „earl“ sein (möglich: karl | jarl).".to_owned()),
        ("play jorvik --bots odin", "--bots BOT kann nicht „odin“ sein: Einen Bot „odin“ gibt es nicht:".to_owned()),
        (
            "play jorvik --seats 2 --seat 3",
            "Es gibt keinen Platz 3 an diesem Tisch; er hat die Plätze 1 bis 2.".to_owned(),
        ),
        (
            "replay none.saga",
            "Die Aufzeichnung none.saga lässt sich nicht lesen: Datei oder Ordner gibt es nicht.".to_owned(),
        ),
        (
            &format!("replay {record}"),
            format!("Die Aufzeichnung {record} stimmt nicht: Zeile 1: Eine Aufzeichnung beginnt mit „langhus saga 1“"),
        ),
        (
            &format!("edition tic-tac-toe --check {edition}"),
            format!("{edition} ist keine Ausgabe von tic-tac-toe; darin sind 2 Fehler:\nZeile 1: Den Eintrag „nmae“"),
        ),
    ] {
        let german = said(line, "de_DE.UTF-8");
        assert!(german.starts_with(&says), "{line}: {german}");
        assert_ne!(german, said(line, "en_GB.UTF-8"));
    }
}

#[test]
fn help_and_version_are_no_mistakes() {
    assert_eq!(langhus("--version").well(), format!("langhus {}\n", env!("CARGO_PKG_VERSION")));
    let help = langhus("--help").well();
    for name in [
        "games", "play", "simulate", "replay", "bench", "hint", "arena", "engine", "tune", "fit", "selfplay", "train",
        "foretell", "edition",
    ] {
        assert!(help.contains(name), "{help}");
        assert!(langhus(&format!("{name} --help")).well().contains(&format!("Usage: langhus {name}")));
    }
}

#[test]
fn an_unknown_command_is_answered_with_all_of_them() {
    langhus("plai").misused(
        "There is no command \"plai\" (did you mean play?). The commands are games, play, simulate, replay, bench, hint, arena, ladder, engine, tune, fit, selfplay, train, foretell, serve, backup, load, edition, completions, man.",
        "langhus games",
    );
    let all = langhus("sing").err;
    assert!([PLAY, SIMULATE, REPLAY, BENCH, TUNE, EDITION].iter().all(|usage| all.contains(usage)), "{all}");
}

#[test]
fn an_unknown_game_is_answered_with_the_games_and_the_nearest() {
    let says = format!("There is no game \"tictactoe\" (did you mean tic-tac-toe?). The games are {}.", known_games());
    for (arguments, usage) in [
        ("play tictactoe", PLAY),
        ("simulate tictactoe --seats 2 --games 1 --seed 1", SIMULATE),
        ("bench tictactoe", BENCH),
        ("tune tictactoe --seats 2 --generations 1 --games 1 --seed 1", TUNE),
        ("edition tictactoe", EDITION),
    ] {
        langhus(arguments).misused(&says, usage);
    }
}

#[test]
fn what_is_missing_is_named() {
    langhus("play").misused("This is still missing: GAME.", PLAY);
    langhus("edition").misused("This is still missing: GAME.", EDITION);
    langhus("replay").misused("This is still missing: FILE.", REPLAY);
    langhus("simulate tic-tac-toe --seats 2").misused("This is still missing: --games G, --seed S.", SIMULATE);
    langhus("tune connect-four --seats 2 --seed 1").misused("This is still missing: --generations G, --games G.", TUNE);
    langhus("bench --set a=b").misused("This is still missing: GAME.", BENCH);
    langhus("play tic-tac-toe --seats").misused("A value is missing behind --seats N.", PLAY);
}

#[test]
fn what_cannot_be_given_is_named() {
    langhus("games all").misused("\"all\" cannot be given here.", "langhus games");
    langhus("replay a.saga --jsn").misused("\"--jsn\" cannot be given here (did you mean --json?).", REPLAY);
    langhus("replay a.saga --json --step").misused("--json and --step cannot be given together.", REPLAY);
    langhus("play tic-tac-toe --resume a.saga --seats 2")
        .misused("--resume FILE and --seats N cannot be given together.", PLAY);
    langhus("simulate tic-tac-toe --seats 2 --games 1 --seed 1 --seed 2")
        .misused("--seed S can be given only once.", SIMULATE);
}

#[test]
fn wrong_values_are_told_with_the_right_ones() {
    langhus("play tic-tac-toe --language fr").misused("--language CODE cannot be \"fr\". It can be en, de.", PLAY);
    for seats in ["x", "0", "9", "-2", "2.5", "99999999999999999999"] {
        let says = format!("--seats N cannot be \"{seats}\": a whole number from 1 to 8 is needed.");
        langhus(&format!("play tic-tac-toe --seats={seats}")).misused(&says, PLAY);
    }
    langhus("simulate tic-tac-toe --seats 2 --games 0 --seed 1")
        .misused("--games G cannot be \"0\": a whole number from 1 to 18446744073709551615 is needed.", SIMULATE);
    langhus("simulate tic-tac-toe --seats 2 --games 1 --seed -1")
        .misused("--seed S cannot be \"-1\": a whole number from 0 to 18446744073709551615 is needed.", SIMULATE);
    langhus("simulate tic-tac-toe --seats 2 --games 1 --seed 1 --threads 0")
        .misused("--threads T cannot be \"0\": a whole number from 1 to 1024 is needed.", SIMULATE);
    for seconds in ["0", "NaN", "inf", "long"] {
        let says = format!("--seconds SECONDS cannot be \"{seconds}\": a number from 0.001 to 3600 is needed.");
        langhus(&format!("bench --seconds {seconds}")).misused(&says, BENCH);
    }
}

#[test]
fn what_does_not_fit_the_game_is_told() {
    let no_option = "There is no option \"mode\" (there are none in this game).";
    langhus("play tic-tac-toe --set mode=jarl").misused(no_option, PLAY);
    langhus("simulate tic-tac-toe --seats 2 --games 1 --seed 1 --set mode=jarl").misused(no_option, SIMULATE);
    langhus("bench tic-tac-toe --set mode=jarl").misused(no_option, BENCH);
    let seats = langhus("play tic-tac-toe --seats 3");
    assert!(seats.code == Some(2) && seats.err.contains("players, not for 3."), "{}", seats.err);
    let seats = langhus("simulate tic-tac-toe --seats 5 --games 1 --seed 1");
    assert!(seats.code == Some(2) && seats.err.contains("players, not for 5."), "{}", seats.err);
    langhus("bench tic-tac-toe --seats 5")
        .misused("No game is played with these options at this number of seats.", BENCH);
    langhus("play tic-tac-toe --seat 3").misused("There is no seat 3 at this table; it has the seats 1 to 2.", PLAY);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in ["games", "--help", "edition tic-tac-toe", "simulate tic-tac-toe --seats 2 --games 9 --seed 1"] {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let mut command = command();
        command.args(arguments.split_whitespace()).stdout(writer).stdin(Stdio::null());
        let output = command.output().expect("the command starts");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()), "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has a full device");
    let output = command().arg("games").stdout(full).output().expect("the command starts");
    let says = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(says.starts_with("The terminal cannot be read or written: No space left"), "{says}");
}
