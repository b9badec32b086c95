//! Our rules are told in our own words: no sentence repeats the printed rules.
//!
//! The printed rules are not ours to ship. Whoever has them as text files names their folder in `LANGHUS_RULE_TEXTS`;
//! without it this test says so and passes.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// So many words in a row may be the same by chance, or because a rule can hardly be said in another way.
const MOST: usize = 8;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sentences of a text, each as its words in small letters. A table's cell and a list's entry end a sentence as well.
fn sentences(text: &str) -> Vec<Vec<String>> {
    let joined = text.replace("\n\n", "|").replace("\n- ", "|");
    let is_end = |c: char| matches!(c, '.' | '!' | '?' | ':' | ';' | '|');
    let words = |sentence: &str| {
        let words = sentence.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect::<Vec<_>>()
    };
    joined.split(is_end).map(words).filter(|words| words.len() > MOST).collect()
}

/// Every row of words that is too long to be chance, with where it stands.
fn rows(texts: &[(String, String)]) -> BTreeMap<Vec<String>, String> {
    let mut rows = BTreeMap::new();
    for (name, text) in texts {
        for sentence in sentences(text) {
            rows.extend(sentence.windows(MOST + 1).map(|row| (row.to_vec(), name.clone())));
        }
    }
    rows
}

/// What our texts share with the printed rules: where, which words, and with which text.
fn shared(ours: &[(String, String)], printed: &[(String, String)]) -> Vec<String> {
    let printed = rows(printed);
    let mut found = Vec::new();
    for (name, text) in ours {
        for sentence in sentences(text) {
            let same = sentence.windows(MOST + 1).find_map(|row| printed.get(row).map(|other| (row.join(" "), other)));
            found.extend(same.map(|(row, other)| format!("{name}: \"{row}\" ({other})")));
        }
    }
    found
}

/// Everything of ours that tells rules: texts, rulebooks and decisions, in both languages.
fn ours() -> Vec<(String, String)> {
    let games = fs::read_dir(root().join("games")).expect("the games are there").map(|entry| entry.unwrap().path());
    let files = games.flat_map(|game| ["texts", "rulebook", "lessons", "docs"].map(|folder| game.join(folder)));
    files.filter(|folder| folder.is_dir()).flat_map(|folder| read(&folder, &["ftl", "md"])).collect()
}

fn read(folder: &Path, ends: &[&str]) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    let wanted = paths.filter(|path| path.extension().is_some_and(|end| ends.iter().any(|known| end == *known)));
    let named = |path: &Path| path.strip_prefix(root()).unwrap_or(path).display().to_string();
    wanted.map(|path| (named(&path), fs::read_to_string(&path).expect("a text can be read"))).collect()
}

#[test]
fn no_sentence_repeats_the_printed_rules() {
    let Some(folder) = env::var_os("LANGHUS_RULE_TEXTS") else {
        // Not by a macro: what those print is shown only if a test fails, and whoever runs this one should know.
        let says =
            "LANGHUS_RULE_TEXTS names no folder with the printed rules: our words were not compared with theirs.";
        writeln!(io::stderr(), "{says}").expect("it can be said");
        return;
    };
    let printed = read(Path::new(&folder), &["txt"]);
    assert!(!printed.is_empty(), "there are no printed rules in {}", Path::new(&folder).display());
    let ours = ours();
    assert!(ours.len() >= 40, "our texts are where the test looks for them");
    let found = shared(&ours, &printed);
    assert!(found.is_empty(), "{} sentences repeat the printed rules:\n{}", found.len(), found.join("\n"));
}

#[test]
fn nine_words_in_a_row_are_too_many() {
    let text = |text: &str| [("a".to_owned(), text.to_owned())];
    let printed = text("Lay one, two and three cards beside the big board, please.");
    assert_eq!(shared(&text("Now lay ONE two and three cards\nbeside the board."), &printed), [""; 0], "eight are not");
    let found = shared(&text("So lay one, two and three\ncards beside the big table."), &printed);
    assert_eq!(found, ["a: \"lay one two and three cards beside the big\" (a)"]);
    assert_eq!(
        shared(&text("Lay one, two and three. Cards beside the big board."), &printed),
        [""; 0],
        "two sentences"
    );
}
