//! The edition's file and the options: what is wrong is told at once, with its line.

use langhus_rules::{Edition, Game, Of, Options};
use wikinger::Wikinger;

fn build(text: &str, options: &[&str], seats: u8) -> Result<Wikinger, String> {
    let options = Options::read(Wikinger::OPTIONS, options.iter().copied()).map_err(|mistakes| mistakes.to_string())?;
    Wikinger::new(&Edition::new(text), &options, seats).map_err(|mistakes| mistakes.to_string())
}

/// What is said about the standard edition with a change.
fn mistakes(from: &str, to: &str) -> String {
    let text = Wikinger::EDITIONS[0];
    assert!(text.contains(from), "{from} is in the edition");
    build(&text.replacen(from, to, 1), &[], 2).expect_err("a wrong edition")
}

/// The line of the standard edition on which this text first stands.
fn line(text: &str) -> usize {
    let at = Wikinger::EDITIONS[0].find(text).expect("it is in the edition");
    Wikinger::EDITIONS[0][..at].lines().count()
}

#[test]
fn the_standard_edition_is_right_for_every_variant() {
    let title = Of::<Wikinger>::new();
    assert!(title.check_edition(&Edition::new(Wikinger::EDITIONS[0])).is_ok());
}

#[test]
fn the_auction_belongs_to_the_advanced_game() {
    let text = Wikinger::EDITIONS[0];
    assert_eq!(
        build(text, &["auction=on"], 2).unwrap_err(),
        "The auction belongs to the advanced game: set advanced=on as well, or leave auction=off."
    );
    assert!(build(text, &["advanced=on", "auction=on"], 2).is_ok());
    assert!(build(text, &["advanced=perhaps"], 2).unwrap_err().contains("it can be off | on"));
    assert!(build(text, &["ships=many"], 2).unwrap_err().contains("known: advanced, auction"));
}

#[test]
fn it_is_for_two_to_four() {
    for seats in [0, 1, 5] {
        assert_eq!(
            build(Wikinger::EDITIONS[0], &[], seats).unwrap_err(),
            format!("Vikings is for 2 to 4 players, not for {seats}.")
        );
    }
}

#[test]
fn an_owner_can_correct_what_was_assumed() {
    let text = Wikinger::EDITIONS[0].replacen(
        "value = 2\npays = \"points\"\nprovenance = \"assumed\"",
        "value = 4\npays = \"gold\"\nprovenance = \"sourced\"",
        1,
    );
    let rules = build(&text, &[], 2).expect("a right edition");
    assert_eq!(rules.pay(wikinger::Sail::Yellow).value, 4);
    assert_eq!(rules.pay(wikinger::Sail::Yellow).of, wikinger::Currency::Gold);
    let text = Wikinger::EDITIONS[0].replacen("sail = \"red\"\ncount = 3", "sail = \"red\"\ncount = 4", 1);
    let text = text.replacen("sail = \"green\"\ncount = 4", "sail = \"green\"\ncount = 3", 1);
    assert!(build(&text, &[], 2).is_ok(), "ships may be split in another way");
}

#[test]
fn wrong_totals_are_told() {
    assert_eq!(
        mistakes("sail = \"blue\"\ncount = 3", "sail = \"blue\"\ncount = 5"),
        "the rules count 14 ships, but here are 16."
    );
    assert_eq!(
        mistakes("kind = \"farm\"\ncount = 5", "kind = \"farm\"\ncount = 4"),
        "the rules count 20 middles with buildings, but here are 19."
    );
}

#[test]
fn wrong_counts_words_and_values_are_told_with_their_line() {
    let at = line("count = 21") + 1;
    assert_eq!(mistakes("count = 21", "count = 20"), format!("line {at}: the rules count 21 of \"left\"."));
    let at = line("kind = \"boat\"") + 2;
    assert_eq!(
        mistakes("kind = \"boat\"\ncount = 6", "kind = \"boat\"\ncount = 5"),
        format!("line {at}: the rules count 6 of \"boat\".")
    );
    let at = line("value = 3") + 1;
    assert_eq!(
        mistakes("value = 3", "value = -3"),
        format!("line {at}: \"value\" should be a whole number from 1 to 9, but is -3.")
    );
    let at = line("sail = \"red\"") + 1;
    assert_eq!(
        mistakes("sail = \"red\"", "sail = \"pink\""),
        format!("line {at}: \"sail\" should be one of red, green, yellow, blue, but is \"pink\".")
    );
    let at = line("pays = \"points\"") + 1;
    assert_eq!(
        mistakes("pays = \"points\"", "pays = \"fish\""),
        format!("line {at}: \"pays\" should be one of gold, points, but is \"fish\".")
    );
}

#[test]
fn missing_and_doubled_pieces_are_told() {
    assert_eq!(
        mistakes("[[figure]]\nkind = \"scout\"\ncount = 13\nprovenance = \"sourced\"\n", ""),
        "there is no [[figure]] with kind = \"scout\"."
    );
    let at = line("kind = \"noble\"") + 1;
    assert_eq!(
        mistakes("kind = \"noble\"", "kind = \"scout\""),
        format!(
            "line {at}: there are two entries for \"scout\"; one of them has to go.\nthere is no [[figure]] with kind = \"noble\"."
        )
    );
    let at = line("name = ") + 1;
    assert!(mistakes("name = ", "nmae = ").starts_with(&format!("line {at}: unknown entry \"nmae\"")));
}

#[test]
fn every_mistake_is_told_at_once() {
    let text = Wikinger::EDITIONS[0].replace("count = 13", "count = -1").replacen("count = 6", "count = \"six\"", 1);
    let said = build(&text, &["auction=on"], 7).unwrap_err();
    assert_eq!(said.lines().count(), 6 + 1 + 1 + 1, "{said}");
}
