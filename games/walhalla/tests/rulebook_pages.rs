//! Our own rulebook: both languages have the same sections and figures, and everything that is named exists.

use std::collections::BTreeSet;

use langhus_rules::{Language, Refusal as _, Say, Seat, Voice as _};
use walhalla::{Card, Fjord, Place, Refusal, Stage, Tongue, Walhalla};

const ENGLISH: &str = include_str!("../rulebook/en.md");
const GERMAN: &str = include_str!("../rulebook/de.md");

/// The depth and the id of every heading, in order.
fn headings(page: &str) -> Vec<(usize, &str)> {
    let lines = page.lines().filter(|line| line.starts_with('#'));
    let depth = |line: &str| line.bytes().take_while(|byte| *byte == b'#').count();
    let id = |line| Some(str::split_once(line, "{#")?.1.trim_end_matches('}'));
    lines.filter(|line| depth(line) > 1).map(|line| (depth(line), id(line).expect("every heading has an id"))).collect()
}

fn ids(page: &str) -> Vec<&str> {
    headings(page).into_iter().map(|(_, id)| id).collect()
}

/// What stands between `before` and the next closing parenthesis, in order.
fn targets<'a>(page: &'a str, before: &str) -> Vec<&'a str> {
    page.split(before).skip(1).map(|rest| rest.split(')').next().unwrap_or(rest)).collect()
}

#[test]
fn both_languages_have_the_same_sections_in_the_same_order() {
    assert_eq!(headings(ENGLISH), headings(GERMAN));
    let unique: BTreeSet<_> = ids(ENGLISH).into_iter().collect();
    assert_eq!(unique.len(), ids(ENGLISH).len(), "an id is used twice");
}

#[test]
fn both_languages_show_the_same_figures_in_the_same_order() {
    assert_eq!(targets(ENGLISH, "](figure:"), targets(GERMAN, "](figure:"));
    assert!(targets(ENGLISH, "](figure:").len() >= 6);
}

#[test]
fn both_languages_have_the_same_examples() {
    let count = |page: &str, word: &str| page.matches(&format!("> **{word}.**")).count();
    assert_eq!(count(ENGLISH, "Example"), count(GERMAN, "Beispiel"));
    assert!(count(ENGLISH, "Example") >= 6);
}

#[test]
fn every_link_leads_to_a_section() {
    for page in [ENGLISH, GERMAN] {
        for target in targets(page, "](#") {
            assert!(ids(page).contains(&target), "there is no section {target}");
        }
    }
    assert_eq!(targets(ENGLISH, "](#"), targets(GERMAN, "](#"));
}

#[test]
fn every_section_that_a_refusal_names_exists() {
    let card = Card::Attack;
    let refusals = [
        Refusal::NotNow { stage: Stage::Boarding },
        Refusal::CardNotNow { card },
        Refusal::Reserved { place: Place::Bow, owner: Some(Seat::new(0)) },
        Refusal::TooFewVikings { vikings: 0 },
        Refusal::FjordFull { fjord: Fjord::ALL[0] },
        Refusal::NotBeside { tongue: Tongue::A, fjord: Fjord::ALL[3] },
        Refusal::NotHeld { card },
        Refusal::EmptyWalhalla,
        Refusal::LandingCard { card },
    ];
    for refusal in refusals {
        let section = refusal.reference().section;
        assert!(ids(ENGLISH).contains(&section), "{refusal:?} names {section}, which is no section");
    }
}

#[test]
fn the_variant_is_called_as_the_page_calls_it() {
    for (language, page) in Language::ALL.into_iter().zip([ENGLISH, GERMAN]) {
        let label = Walhalla::book().say(&Say::new("option-tongues"), language, &[]);
        let words: Vec<_> = page.split_whitespace().collect();
        assert!(words.join(" ").contains(&format!("*{label}*")), "the rulebook does not name \"{label}\"");
    }
}
