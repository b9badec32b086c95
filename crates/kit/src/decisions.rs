//! Decisions: every game's list can be read in every language, and whatever cites one finds it there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use langhus_rules::{Decision, Language};

/// Where the list of a language lies.
fn list_of(language: Language) -> String {
    format!("docs/decisions.{language}.md")
}

/// The words after which a rulebook names decisions.
const NAMED: [&str; 4] = ["Decision", "Decisions", "Entscheidung", "Entscheidungen"];

/// A file of a game: its path and its text.
type File = (String, String);

/// What is wrong with the decisions of the game in `package`: with its lists, and with everything in its folder that
/// cites one which is not there. Empty if all is well, also where a game has no decisions and nobody cites any.
pub fn wrong_decisions(package: &Path) -> Vec<String> {
    let mut files = Vec::new();
    read_all(package, package, &mut files);
    files.sort();
    judge(&files)
}

/// The texts in a folder that can cite a decision.
fn read_all(package: &Path, folder: &Path, files: &mut Vec<File>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let cites = |end: &str| ["rs", "md", "ftl", "toml"].contains(&end);
        if path.is_dir() {
            read_all(package, &path, files);
        } else if path.extension().and_then(|end| end.to_str()).is_some_and(cites) {
            let name = path.strip_prefix(package).unwrap_or(&path).to_string_lossy().into_owned();
            files.extend(fs::read_to_string(&path).map(|text| (name, text)));
        }
    }
}

fn judge(files: &[File]) -> Vec<String> {
    let text = |name: &str| files.iter().find(|(path, _)| path == name).map_or("", |(_, text)| text.as_str());
    let mut wrong = Vec::new();
    let lists = Language::ALL.map(|language| {
        let file = list_of(language);
        Decision::list(text(&file), language).unwrap_or_else(|mistakes| {
            wrong.extend(mistakes.told().iter().map(|mistake| format!("{file}: {mistake}")));
            Vec::new()
        })
    });
    if !wrong.is_empty() {
        return wrong;
    }
    let facts =
        |list: &[Decision<'_>]| list.iter().map(|one| (one.number.to_owned(), one.provenance)).collect::<Vec<_>>();
    let first = &lists[0];
    for (language, list) in Language::ALL.into_iter().zip(&lists) {
        if facts(list) != facts(first) {
            let (one, other) = (list_of(Language::ALL[0]), list_of(language));
            wrong.push(format!("{one} and {other} differ in numbers, their order, or how sure we are"));
        }
    }
    let known: BTreeSet<&str> = first.iter().map(|decision| decision.number).collect();
    let letter = first.first().and_then(Decision::letter);
    for (path, text) in files {
        let mut lost: Vec<(usize, &str)> =
            letter.map(|letter| Decision::cited(text, letter).collect()).unwrap_or_default();
        if path.starts_with("rulebook/") {
            lost.extend(named(text));
        }
        lost.retain(|(_, number)| !known.contains(number));
        lost.dedup();
        wrong.extend(lost.iter().map(|(line, number)| format!("{path}:{line} cites {number}, which no list has")));
    }
    wrong
}

/// Whatever a rulebook names as a decision, even one of another game or without a letter: after the word, or raised like
/// a footnote (`^J4, J8^`).
fn named(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let raised = line.split('^').skip(1).step_by(2).flat_map(|note| note.split(|c: char| !c.is_alphanumeric()));
        found.extend(raised.filter(|word| word.contains(|c: char| c.is_ascii_digit())).map(|cited| (number, cited)));
        let mut words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
        while let Some(word) = words.next() {
            let cited =
                words.peek().filter(|next| NAMED.contains(&word) && next.contains(|c: char| c.is_ascii_digit()));
            found.extend(cited.map(|cited| (number, *cited)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# List\n\n### J1 Ties (assumed) {#j1}\n\nShared.\n*Why:* Fair.\n";
    const GERMAN: &str = "# Liste\n\n### J1 Gleichstand (angenommen) {#j1}\n\nGeteilt.\n*Warum:* Gerecht.\n";

    /// What is wrong with a game that has these lists and one more file.
    fn wrong([english, german]: [&str; 2], path: &str, text: &str) -> Vec<String> {
        let list = |language, text: &str| (list_of(language), text.to_owned());
        let cites = (path.to_owned(), text.to_owned());
        judge(&[list(Language::English, english), list(Language::German, german), cites])
    }

    #[test]
    fn citations_that_are_in_the_list_are_well() {
        assert_eq!(wrong([ENGLISH, GERMAN], "src/end.rs", "/// Shared (J1).\n"), [""; 0]);
        assert_eq!(wrong([ENGLISH, GERMAN], "rulebook/en.md", "*(Decision J1.)*\n"), [""; 0]);
        assert_eq!(judge(&[]), [""; 0]);
    }

    #[test]
    fn a_citation_that_leads_nowhere_is_found_with_its_line() {
        assert_eq!(
            wrong([ENGLISH, GERMAN], "src/end.rs", "\n/// Shared (J2).\n"),
            ["src/end.rs:2 cites J2, which no list has"]
        );
        assert_eq!(
            wrong([ENGLISH, GERMAN], "rulebook/de.md", "*(Entscheidungen W7 und J1.)*"),
            ["rulebook/de.md:1 cites W7, which no list has"]
        );
        assert_eq!(wrong(["", ""], "rulebook/en.md", "(Decision 6.)").len(), 1, "without a list nothing can be cited");
        assert_eq!(
            wrong([ENGLISH, GERMAN], "rulebook/en.md", "Shared.^J1 to W7^\n\nOn.^6^\n"),
            ["rulebook/en.md:1 cites W7, which no list has", "rulebook/en.md:3 cites 6, which no list has"]
        );
    }

    #[test]
    fn lists_that_are_wrong_or_differ_are_found() {
        let unsure = GERMAN.replace("angenommen", "vielleicht");
        assert!(wrong([ENGLISH, &unsure], "a.rs", "")[0].starts_with("docs/decisions.de.md: line 3: J1 should say"));
        let sure = GERMAN.replace("angenommen", "belegt");
        assert!(wrong([ENGLISH, &sure], "a.rs", "")[0].contains("differ in numbers"));
        assert!(wrong([ENGLISH, ""], "a.rs", "")[0].contains("differ in numbers"), "a list is there in both languages");
    }
}
