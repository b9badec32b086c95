//! One word for one thing: `docs/words.md` says which words are never used, and no text uses them.

use std::fs;
use std::path::{Path, PathBuf};

/// The languages, in the order of the columns of the list.
const LANGUAGES: [&str; 2] = ["de", "en"];

/// The headings of the list that speak of one game only, with its folder.
const GAMES: [(&str, &str); 4] = [
    ("Jórvík", "jorvik"),
    ("Vikings", "wikinger"),
    ("Valhalla", "walhalla"),
    ("Shipwrights of the North Sea", "schiffbauer"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn list() -> String {
    fs::read_to_string(root().join("docs/words.md")).expect("the list is there")
}

/// The rows of the tables below a heading, each a row of cells.
fn rows<'a>(list: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let heading = format!("## {heading}");
    let section = list.lines().skip_while(|line| **line != heading).skip(1).take_while(|line| !line.starts_with("## "));
    let cells = section.filter_map(|line| line.strip_prefix("| ")?.strip_suffix('|'));
    cells.skip(1).map(|row| row.split('|').map(str::trim).collect()).collect()
}

/// The words never used, by heading and language.
fn never(list: &str, heading: &str, language: usize) -> Vec<String> {
    let rows = rows(list, heading);
    let words = rows.iter().flat_map(|row| row.get(3 + language).into_iter().flat_map(|cell| cell.split(';')));
    words.map(|word| word.trim().to_lowercase()).filter(|word| !word.is_empty()).collect()
}

/// What people read in a language: texts, rulebooks and decisions, of one game or of the whole house.
fn texts(language: &str, game: Option<&str>) -> Vec<(PathBuf, String)> {
    let packages = ["crates", "games"].into_iter().flat_map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let packages = packages.map(|entry| entry.unwrap().path());
    let packages = packages.filter(|path| game.is_none_or(|game| path.ends_with(Path::new("games").join(game))));
    let files = [
        "texts/LANGUAGE.ftl",
        "rulebook/LANGUAGE.md",
        "rulebook/aid.LANGUAGE.md",
        "lessons/LANGUAGE.ftl",
        "docs/decisions.LANGUAGE.md",
    ];
    let files = files.map(|file| file.replace("LANGUAGE", language));
    let paths = packages.flat_map(|path| files.clone().map(|file| path.join(file)));
    paths.filter_map(|path| fs::read_to_string(&path).ok().map(|text| (path, text))).collect()
}

/// Only what is spoken: the keys of messages, addresses, code and comments are not.
fn spoken(path: &Path, text: &str) -> String {
    let is_texts = path.extension().is_some_and(|end| end == "ftl");
    let lines = text.lines().map(|line| match line.split_once(" = ") {
        Some((_, value)) if is_texts => value,
        _ if is_texts && line.starts_with('#') => "",
        _ => line,
    });
    let lines: Vec<_> = lines.map(|line| line.split('`').step_by(2).collect::<Vec<_>>().join(" ")).collect();
    without(&without(&lines.join("\n"), "{#", '}'), "](", ')')
}

/// A text without what stands between two marks: the names of sections, the addresses of links.
fn without(text: &str, from: &str, to: char) -> String {
    let mut parts = text.split(from);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |so_far, part| so_far + part.split_once(to).map_or("", |(_, rest)| rest))
}

/// The lines in which a word stands as a whole.
fn found(text: &str, word: &str) -> Vec<usize> {
    let lower = text.to_lowercase();
    // Several words may stand on two lines.
    let text = lower.replace('\n', " ");
    let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    let whole = text
        .match_indices(word)
        .filter(|(at, _)| is_end(text[..*at].chars().next_back()) && is_end(text[at + word.len()..].chars().next()));
    whole.map(|(at, _)| lower[..at].matches('\n').count() + 1).collect()
}

#[test]
fn no_text_uses_a_word_that_is_never_used() {
    let list = list();
    let mut wrong = Vec::new();
    let headings = [("Everywhere", None)].into_iter().chain(GAMES.map(|(heading, game)| (heading, Some(game))));
    for (heading, game) in headings {
        for (column, language) in LANGUAGES.into_iter().enumerate() {
            let never = never(&list, heading, column);
            assert!(!never.is_empty(), "the list has no words under {heading} for {language}");
            let texts = texts(language, game);
            assert!(texts.len() >= if game.is_some() { 5 } else { 26 }, "the texts are where the test looks for them");
            for (path, text) in texts {
                let text = spoken(&path, &text);
                let hits = never.iter().flat_map(|word| found(&text, word).into_iter().map(move |line| (line, word)));
                let path = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
                wrong.extend(hits.map(|(line, word)| format!("{path}:{line}: \"{word}\" ({heading})")));
            }
        }
    }
    assert!(wrong.is_empty(), "docs/words.md says never:\n{}", wrong.join("\n"));
}

#[test]
fn the_list_names_the_titles_as_the_games_do() {
    let list = list();
    let titles = rows(&list, "Titles");
    assert_eq!(titles.len(), GAMES.len());
    for row in titles {
        let game = row[0].trim_matches('`');
        for (language, title) in LANGUAGES.into_iter().zip(&row[1..]) {
            let path = root().join("games").join(game).join(format!("texts/{language}.ftl"));
            let text = fs::read_to_string(&path).expect("a game has texts");
            assert!(text.starts_with(&format!("title = {title}\n")), "{}", path.display());
            let book = fs::read_to_string(root().join("games").join(game).join(format!("rulebook/{language}.md")));
            assert!(book.expect("a game has a rulebook").starts_with(&format!("# {title}\n")), "{game}, {language}");
        }
    }
}

#[test]
fn only_whole_words_are_found() {
    assert_eq!(found("dearly\nToo dear, my dear.", "dear"), [2, 2]);
    assert_eq!(found("Startspielermarker", "startspieler"), [0; 0]);
    assert_eq!(found("This is\nover\nnight.", "over night"), [2]);
    assert_eq!(spoken(Path::new("en.ftl"), "# dear\ndear = cheap\n"), "\ncheap");
    assert_eq!(spoken(Path::new("en.md"), "a `dear` [b](#dear)\n## C {#dear}"), "a   [b\n## C ");
}
