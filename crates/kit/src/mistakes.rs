//! What is wrong with an edition, an option or a number of seats is told in the language of whoever wrote it.

use std::collections::BTreeSet;

use langhus_rules::{Edition, Language, Mistakes, Of, Options, Voice};

/// So many lines of the edition are damaged, spread evenly over it.
const LINES: usize = 60;

/// Damages the standard edition in many ways, and asks for options and numbers of seats that there are not: whatever the
/// game says about it is there in every language, and nothing of it is English only.
///
/// # Panics
/// If a sentence is missing in a language, or does not come from the texts.
pub fn mistakes_are_told<G: Voice>() {
    let title: Of<G> = Of::new();
    let mut told = BTreeSet::new();
    for text in damaged(G::EDITIONS[0]) {
        if let Err(mistakes) = title.check_edition(&Edition::new(text)) {
            look(&mistakes, &mut told);
        }
    }
    assert!(!told.is_empty(), "a damaged edition is refused");
    for spec in G::OPTIONS {
        for value in ["", "none", "1,2", "9,9,9", "06,6,6"] {
            let pair = format!("{}={value}", spec.key);
            look(&Options::read(G::OPTIONS, [pair.as_str(), &pair]).expect_err("there is no such value"), &mut told);
        }
    }
    look(&Options::read(G::OPTIONS, ["nosuch=option"]).expect_err("there is no such option"), &mut told);
    look(&Of::<G>::check_seats(G::SEATS.end() + 1).expect_err("they are too many"), &mut told);
    look(&Of::<G>::check_revision(G::REVISION + 1).expect_err("there is no such revision"), &mut told);
    let standard = Edition::new(G::EDITIONS[0]);
    for options in Options::combinations(G::OPTIONS) {
        if let Err(mistakes) = G::new(&standard, &options, *G::SEATS.start()) {
            look(&mistakes, &mut told);
        }
    }
}

/// The text without a line, with another number or another word in it, and with a section twice.
fn damaged(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let changed = lines.iter().enumerate().map(|(place, old)| if place == at { line } else { old });
        changed.collect::<Vec<_>>().join("\n")
    };
    let written = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let mut damaged = vec![format!("{text}\n[[nonsense")];
    for (at, line) in lines.iter().enumerate().step_by((lines.len() / LINES).max(1)).filter(|(_, line)| written(line)) {
        damaged.push(with(at, ""));
        if let Some(from) = line.find(|c: char| c.is_ascii_digit()) {
            let rest = line[from..].trim_start_matches(|c: char| c.is_ascii_digit());
            damaged.extend(["0", "99999"].map(|number| with(at, &format!("{}{number}{rest}", &line[..from]))));
        }
        if let [before, _, after, ..] = line.split('"').collect::<Vec<_>>().as_slice() {
            damaged.push(with(at, &format!("{before}\"nonsense\"{after}")));
        }
    }
    let mut seen = BTreeSet::new();
    for (at, header) in lines.iter().enumerate().filter(|(_, line)| line.starts_with("[[")) {
        if seen.insert(header) {
            let own = lines[at + 1..].iter().take_while(|line| !line.starts_with("[["));
            let section: Vec<&str> = [*header].into_iter().chain(own.copied()).collect();
            damaged.push(format!("{text}\n{}", section.join("\n")));
        }
    }
    damaged
}

fn look(mistakes: &Mistakes, told: &mut BTreeSet<String>) {
    for mistake in mistakes.told() {
        let said = Language::ALL.map(|language| mistake.in_language(language));
        for (language, text) in Language::ALL.into_iter().zip(&said) {
            assert!(!text.contains('⟦'), "{language}: a text or what fills it is missing: {text}");
        }
        let distinct: BTreeSet<&String> = said.iter().collect();
        assert_eq!(distinct.len(), Language::COUNT, "this is not told in every language: {}", said[0]);
        // The line is told by the house; what is wrong on it must come from the texts too.
        let marked = mistake.in_language(Language::Pseudo);
        let least = if marked.starts_with("⟪line ") { 2 } else { 1 };
        assert!(marked.matches('⟪').count() >= least, "this does not come from the texts: {marked}");
        told.extend(said);
    }
}
