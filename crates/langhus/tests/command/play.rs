//! Whole games, typed in.

use std::fs;

use crate::house::{folder, langhus, typed};

/// Both seats, so that the whole game is in the hands of the one who types.
const BOTH: &str = "play tic-tac-toe --seat 1 --seat 2";

#[test]
fn a_whole_game_by_numbers_and_by_words() {
    // Seat 1 takes 1, 2, 3; seat 2 takes 5, 9. The numbers are those of the cells still empty.
    let out = typed(BOTH, "1\nmark 5\n1\n  MARK   9\n1\n\n").well();
    assert!(out.starts_with("Tic-tac-toe: you play the seats 1 and 2.\nType the number"), "{out}");
    assert!(out.contains("Player 1: Mark an empty cell.\n   1  Mark cell 1  [mark 1]\n"), "{out}");
    assert!(out.contains("· Player 1 marks cell 2.\n· Player 2 marks cell 9.\n"), "{out}");
    let end = "\n X X X\n 4 O 6\n 7 8 O\n\n· Player 1 marks cell 3.\n· Player 1 has three in a row.\n\n\
               The game is over.\n1. Player 1: 1 point\n      1  Three in a row\n2. Player 2: 0 points\n";
    assert!(out.contains(end), "{out}");
}

#[test]
fn a_whole_game_in_german() {
    let out = typed(&format!("{BOTH} --language de"), "1\nmark 5\n1\nmark 9\n1\n\n").well();
    assert!(out.starts_with("Tic-Tac-Toe: Du spielst die Plätze 1 und 2.\n"), "{out}");
    assert!(out.contains("Person 1: Markiere ein leeres Feld.\n   1  Feld 1 markieren  [mark 1]\n"), "{out}");
    let end = "Das Spiel ist zu Ende.\n1. Person 1: 1 Punkt\n      1  Drei in einer Reihe\n2. Person 2: 0 Punkte\n";
    assert!(out.contains(end), "{out}");
    assert!(!out.contains('⟦'), "{out}");
}

#[test]
fn a_draw_is_shared() {
    // X O X / X O O / O X X
    let moves: String = [1, 2, 3, 5, 4, 6, 8, 7, 9].map(|cell| format!("mark {cell}\n")).concat();
    let out = typed(BOTH, &moves).well();
    assert!(out.contains("1. Player 1: 0 points (tie-break 0)\n1. Player 2: 0 points (tie-break 0)\n"), "{out}");
}

#[test]
fn the_last_choice_is_shown_and_enter_confirms_it() {
    let moves: String = [1, 2, 3, 5, 4, 6, 8, 7].map(|cell| format!("mark {cell}\n")).concat();
    let out = typed(BOTH, &format!("{moves}\n")).well();
    assert!(out.contains("   1  Mark cell 9  [mark 9]\n      There is no other choice: Enter confirms it.\n"), "{out}");
    assert!(out.contains("The game is over."), "{out}");
}

#[test]
fn whatever_is_mistyped_gets_the_reason_and_the_question_again() {
    let again = "\n\nMark an empty cell.\n   1  Mark cell";
    for (input, reason) in [
        ("", "Type the number of a choice, or ? for help."),
        ("0", "There is no choice 0; the choices are numbered 1 to 9."),
        ("99999999999999999", "There is no choice 99999999999999999; the choices are numbered 1 to 9."),
        ("mark 12", "\"mark 12\" isn't an action of this game: an action is \"mark\" and a cell from 1 to 9."),
        ("b", "No group of choices is open."),
        ("u", "There is nothing to take back."),
        ("s", "Say where, for example: s my-game.saga"),
        ("l", "Nothing has happened yet."),
    ] {
        let out = typed("play tic-tac-toe", &format!("{input}\n")).well();
        assert!(out.contains(&format!("> {reason}{again}")), "{input}: {out}");
    }
    let out = typed(BOTH, "mark 5\nmark 5\n").well();
    assert!(out.contains("> Cell 5 is already marked.\n\nPlayer 2: Mark an empty cell."), "{out}");
}

#[test]
fn help_table_and_log_are_shown_when_asked() {
    let out = typed(BOTH, "?\nmark 5\nl\nt\n").well();
    assert!(out.contains("s FILE    save the game"), "{out}");
    assert!(out.contains(">    1  Player 1 marks cell 5.\n"), "{out}");
    assert_eq!(out.matches(" 1 2 3\n 4 X 6\n").count(), 2, "{out}");
    let out = typed(&format!("{BOTH} --language de"), "?\n").well();
    assert!(out.contains("s DATEI   speichert das Spiel"), "{out}");
}

#[test]
fn the_last_action_is_taken_back_but_not_when_somebody_else_has_moved() {
    let out = typed(BOTH, "mark 5\nu\nl\nmark 1\n").well();
    assert!(out.contains("Nothing has happened yet."), "{out}");
    assert!(out.contains(" X 2 3\n 4 5 6\n"), "{out}");
    let out = typed("play tic-tac-toe", "mark 5\nu\n").well();
    let refused = "You can take back only your own last action, and someone else has moved since.";
    assert!(out.contains(refused), "{out}");
    let out = typed("play tic-tac-toe --language de", "mark 5\nu\n").well();
    assert!(out.contains("Nur die eigene letzte Aktion lässt sich zurücknehmen"), "{out}");
}

#[test]
fn the_other_seats_are_announced_and_play_at_random_from_the_seed() {
    let game = |seed: u64| typed(&format!("play tic-tac-toe --bots random --seed {seed}"), "1\n1\n1\n1\n1\n").well();
    let out = game(1);
    assert!(out.contains("Seat 2 chooses at random: every legal action is equally likely"), "{out}");
    assert!(out.contains("· Random 2 marks cell "), "{out}");
    assert_eq!(game(1), out);
    assert!((2..20).any(|seed| game(seed) != out), "another seed plays another game");
}

#[test]
fn the_levels_are_announced_with_an_honest_sentence() {
    let out = typed("play connect-four --seed 1", "").well();
    assert!(out.contains("Seat 2 is played by Gaupa. Lynx: a good opponent"), "{out}");
    let out = typed("play connect-four --bots thrall --language de --seed 1", "").well();
    assert!(out.contains("Platz 2 spielt Thrall. Irrt sich bei einem Drittel"), "{out}");
    let out = typed("play connect-four --bots search:50 --seed 1", "drop 4\n").well();
    assert!(out.contains("Seat 2 is played by the bot search:50.") && out.contains("· Bot 2 drops a disc"), "{out}");
}

#[test]
fn the_person_may_sit_elsewhere() {
    let out = typed("play tic-tac-toe --bots random --seat 2 --seed 1", "").well();
    assert!(out.contains("you play seat 2.\nSeat 1 chooses at random"), "{out}");
    assert!(out.contains("· Random 1 marks cell "), "{out}");
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    for (language, saved, over) in
        [("en", "Saved as", "The game is over."), ("de", "Gespeichert als", "Das Spiel ist zu Ende.")]
    {
        let file = folder(&format!("resume-{language}")).join("game.saga");
        let file = file.display();
        let out =
            typed(&format!("{BOTH} --language {language}"), &format!("mark 1\nmark 5\nmark 2\ns {file}\nq\n")).well();
        let resume = format!("play tic-tac-toe --resume {file} --seat 1 --seat 2");
        assert!(out.contains(saved) && out.contains(&format!("langhus {resume}\n")), "{out}");
        assert!(out.ends_with("> "), "nothing is left to save: {out}");

        let out = typed(&format!("{resume} --language {language}"), &format!("mark 9\nmark 3\n{file}\n")).well();
        assert!(out.contains(" X X 3\n 4 O 6\n") && out.contains(over), "{out}");
        assert!(
            out.contains(&format!("langhus replay {file}\n")),
            "the finished game is saved over the older record: {out}"
        );
        let out = langhus(&format!("replay {file} --language {language}")).well();
        assert!(out.contains("Tic-") && out.contains(" 5 "), "{out}");

        let out = typed(&resume, "").well();
        assert!(out.contains("The game is over.") && !out.contains("save the game"), "{out}");
    }
}

#[test]
fn quitting_offers_to_save_and_the_end_of_input_just_leaves() {
    let file = folder("quit").join("My Game.saga");
    let out = typed(BOTH, &format!("mark 1\nq\n{}\n", file.display())).well();
    assert!(
        out.contains("To save the game, type the name of a file; Enter leaves without saving.\n> Saved as"),
        "{out}"
    );
    assert!(out.contains(&format!("--resume '{}'", file.display())), "a name with a space is quoted: {out}");
    assert!(fs::read_to_string(&file).unwrap().contains("\n1 mark 1\n\nend unfinished 1\n"));
    assert!(typed(BOTH, "mark 1\nq\n\n").well().ends_with("without saving.\n> "));
    assert!(typed(BOTH, "mark 1\nq\n").well().ends_with("without saving.\n> \n"));
    assert!(typed(BOTH, "q\n").well().ends_with("> "), "nothing was played, so nothing is offered");
    assert!(typed(BOTH, "mark 1\n").well().ends_with("> \n"));
}

#[test]
fn saving_never_harms_another_file_and_says_why_it_failed() {
    let folder = folder("saving");
    let diary = folder.join("diary.txt");
    fs::write(&diary, "Dear diary").unwrap();
    let out = typed(BOTH, &format!("s {}\ns {}\ns {}/no/where\n", diary.display(), folder.display(), folder.display()));
    let out = out.well();
    assert!(out.contains("diary.txt cannot be written: there is a file of this name, and it is no record."), "{out}");
    assert!(out.contains("saving cannot be written: it is a folder."), "{out}");
    assert!(out.contains("no/where cannot be written: there is no such file or folder."), "{out}");
    assert_eq!(fs::read_to_string(&diary).unwrap(), "Dear diary");
    let out = typed(&format!("{BOTH} --language de"), &format!("s {}\n", diary.display())).well();
    assert!(out.contains("lässt sich nicht schreiben: es gibt schon eine Datei dieses Namens"), "{out}");
}

#[test]
fn a_record_of_another_game_or_none_is_not_resumed() {
    let folder = folder("foreign");
    let path = folder.display();
    langhus(&format!("simulate connect-four --seats 2 --games 1 --seed 1 --out {path}")).well();
    langhus(&format!("play tic-tac-toe --resume {path}/connect-four-1.saga")).failed(&format!(
        "The record {path}/connect-four-1.saga is not right: line 2: this is a record of \"connect-four\", not of tic-tac-toe."
    ));
    langhus(&format!("play tic-tac-toe --resume {path}/none.saga"))
        .failed(&format!("The record {path}/none.saga cannot be read: there is no such file or folder."));
}

#[test]
fn a_record_without_names_gets_some() {
    let folder = folder("nameless");
    let path = folder.display();
    langhus(&format!("simulate tic-tac-toe --seats 2 --games 1 --seed 1 --max-decisions 2 --out {path}")).well();
    let out = typed(&format!("play tic-tac-toe --resume {path}/tic-tac-toe-1.saga"), "l\n").well();
    assert!(out.contains("   1  Player 1 marks cell ") && out.contains("   2  Gaupa 2 marks cell "), "{out}");
}

#[test]
fn an_owner_plays_with_an_edition_of_their_own() {
    let folder = folder("own-edition");
    let (edition, game) = (folder.join("mine.toml"), folder.join("game.saga"));
    let (edition, game) = (edition.display(), game.display());
    fs::write(edition.to_string(), "name = \"Mine\"\n").unwrap();
    let input = format!("mark 1\ns {game}\n");
    let out = typed(&format!("play tic-tac-toe --edition {edition} --seat 1 --seat 2"), &input).well();
    assert!(out.contains(&format!("--resume {game} --seat 1 --seat 2 --edition {edition}")), "{out}");

    let unknown = "is not right: line 4: this edition is not known here; give its file with --edition.";
    langhus(&format!("replay {game}")).failed(&format!("The record {game} {unknown}"));
    langhus(&format!("play tic-tac-toe --resume {game}")).failed(&format!("The record {game} {unknown}"));
    langhus(&format!("replay {game} --edition {edition}")).well();
    typed(&format!("play tic-tac-toe --resume {game} --edition {edition}"), "").well();

    fs::write(edition.to_string(), "nmae = \"Mine\"\n").unwrap();
    let wrong = format!(
        "{edition} is no edition of tic-tac-toe; it has 2 mistakes:\nline 1: unknown entry \"nmae\"; known here: name.\n\
         the entry \"name\" is missing; it should be a text."
    );
    langhus(&format!("play tic-tac-toe --edition {edition}")).failed(&wrong);
    langhus(&format!("edition tic-tac-toe --check {edition}")).failed(&wrong);
}

/// Every random game of every game, typed in by somebody who always confirms the first choice: nothing gets stuck,
/// and every text is there, whatever the game asks.
#[test]
fn every_game_can_be_played_to_its_end_in_both_languages() {
    for game in langhus::all() {
        for language in ["en", "de"] {
            let out =
                typed(&format!("play {} --seed 1 --language {language}", game.id()), &"1\n".repeat(20_000)).well();
            assert!(!out.contains('⟦'), "{}: {out}", game.id());
            assert!(
                out.contains(["The game is over.", "Das Spiel ist zu Ende."][usize::from(language == "de")]),
                "{}",
                game.id()
            );
        }
    }
}
