//! The rulebook that the app shows: both languages have the same sections and drawings, and whatever refuses an action
//! names a section that is there.

use std::collections::BTreeSet;

use jorvik::{Good, Id, Lane, Power, Refusal, Spot, Step};
use langhus_rules::Refusal as _;

const BOOKS: [(&str, &str); 2] = [("en", include_str!("../rulebook/en.md")), ("de", include_str!("../rulebook/de.md"))];

/// The headings below the title, with their depth.
fn headings(book: &str) -> Vec<(usize, &str)> {
    let lines = book.lines().filter(|line| line.starts_with("##"));
    lines
        .map(|line| {
            let id = line.split_once("{#").and_then(|(_, id)| id.strip_suffix('}'));
            (line.chars().take_while(|c| *c == '#').count(), id.unwrap_or_else(|| panic!("{line:?} has no id")))
        })
        .collect()
}

fn figures(book: &str) -> Vec<&str> {
    let named = book.split("](figure:").skip(1);
    named.map(|rest| rest.split_once(')').expect("a drawing's name ends with a bracket").0).collect()
}

#[test]
fn both_languages_have_the_same_sections_in_the_same_order() {
    let [english, german] = BOOKS.map(|(_, book)| headings(book));
    assert_eq!(english, german);
    let unique: BTreeSet<_> = english.iter().collect();
    assert_eq!(unique.len(), english.len(), "an id is used twice");
}

#[test]
fn both_languages_have_the_same_drawings_in_the_same_order() {
    let [english, german] = BOOKS.map(|(_, book)| figures(book));
    assert_eq!(english, german);
    assert!(english.len() >= 6, "{english:?}");
}

#[test]
fn every_drawing_stands_alone_and_says_what_it_shows() {
    for (language, book) in BOOKS {
        for line in book.lines().filter(|line| line.contains("](figure:")) {
            let words = line.strip_prefix("![").and_then(|rest| rest.split_once(']')).map(|(words, _)| words);
            assert!(words.is_some_and(|words| words.len() > 10), "{language}: {line}");
        }
    }
}

#[test]
fn a_book_has_one_title_and_at_least_six_examples() {
    for ((language, book), example) in BOOKS.into_iter().zip(["> **Example.**", "> **Beispiel.**"]) {
        assert_eq!(book.lines().filter(|line| line.starts_with("# ")).count(), 1, "{language}");
        assert!(book.matches(example).count() >= 6, "{language}");
    }
}

/// One refusal of each sort.
fn refusals() -> Vec<Refusal> {
    let (lane, spot) = (Lane::new(1).unwrap(), Spot::new(7).unwrap());
    let id = Id::new("AK01").unwrap();
    let steps = [
        Step::Window,
        Step::Placing,
        Step::Lifting,
        Step::Champion,
        Step::Ransom,
        Step::Demand,
        Step::Trick,
        Step::TrickSecond,
        Step::Offer,
        Step::Allocate,
        Step::Give,
        Step::Receive,
        Step::Keep,
        Step::Over,
    ];
    let mut refusals = vec![
        Refusal::NoLane(lane),
        Refusal::LaneFull(lane),
        Refusal::NothingToReserve(spot),
        Refusal::NoVikings,
        Refusal::NoBrown,
        Refusal::MustPlace,
        Refusal::SameFigure,
        Refusal::TooExpensive { price: 3, coins: 2 },
        Refusal::NotInCommon(Good::Jet),
        Refusal::NotTheirs(id),
        Refusal::Complete(id),
        Refusal::NotYours(id),
        Refusal::NotOnIt(Good::Jet, id),
        Refusal::NoSuchGood(Good::Jet),
        Refusal::NoSpace(Good::Jet, id),
        Refusal::NoTrader(Good::Jet),
        Refusal::NoOracle(Good::Jet),
        Refusal::OnlyWhenLoading,
        Refusal::StorageFull,
        Refusal::TooFewGoods(3),
    ];
    refusals.extend(steps.map(Refusal::NotNow));
    refusals.extend(Power::ALL.map(Refusal::NotHeld));
    refusals
}

#[test]
fn every_section_that_a_refusal_names_is_there() {
    let sections: BTreeSet<_> = headings(BOOKS[0].1).into_iter().map(|(_, id)| id).collect();
    for refusal in refusals() {
        let section = refusal.reference().section;
        assert!(sections.contains(section), "{refusal:?} names {section:?}");
    }
}
