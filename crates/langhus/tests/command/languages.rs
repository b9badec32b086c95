//! Whatever the command says to players comes from the texts, so that a new language is its texts and one line.

use crate::house::typed;
use crate::marked::unmarked;

/// What is the same in every language: the games' names for programs, and the options and levels as they are typed.
fn is_typed(word: &str) -> bool {
    let ids = langhus::all().map(|game| game.id());
    let options = langhus::all().flat_map(|game| game.options()).flat_map(|spec| spec.values.iter().chain([&spec.key]));
    ids.chain(options.copied()).any(|known| known.split('-').any(|part| part == word)) || word == "set"
}

/// What is said outside of the texts. A notation in square brackets is the same in every language.
fn said(text: &str) -> Vec<String> {
    let notation = |line: &str| line.split_once("  [").map_or(line, |(before, _)| before).to_owned();
    let text: Vec<String> = text.lines().map(notation).collect();
    unmarked(&text.join("\n")).into_iter().filter(|word| !is_typed(word)).collect()
}

#[test]
fn the_list_of_games_is_said_in_the_texts() {
    let out = typed("games --language en-XA", "").well();
    assert!(out.contains('⟪'), "{out}");
    assert_eq!(said(&out), [""; 0], "{out}");
}

#[test]
fn a_game_in_the_terminal_is_said_in_the_texts() {
    for game in langhus::all() {
        let seats = *game.seats().end();
        let play = format!("play {} --seats {seats} --seed 1 --bots karl --language en-XA", game.id());
        let out = typed(&play, "1\n1\n1\n1\n1\n99\nno such action\nu\nl\n?\nq\n\n").well();
        assert!(out.matches('⟪').count() > 30, "{out}");
        // What a bot is called, the name of a variant of Jórvík, and the codes on its cards.
        let names = ["Bondi", "Karl", "AK"];
        let said: Vec<String> = said(&out).into_iter().filter(|word| !names.contains(&word.as_str())).collect();
        assert_eq!(said, [""; 0], "{}: {out}", game.id());
    }
}
