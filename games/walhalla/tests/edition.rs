//! Editions, options and what the terminal shows.

use langhus_rules::{Edition, Game, Language, Of, Options, Speaker, Viewer, Voice};
use walhalla::setup::Position;
use walhalla::{Card, Colour, Place, Terrain, Walhalla};

use Colour::{Black, Blue, Red, Yellow};

fn mistakes(from: &str, to: &str) -> String {
    let standard = Walhalla::EDITIONS[0];
    assert!(standard.contains(from), "the edition has no {from:?}");
    let edition = Edition::new(standard.replacen(from, to, 1));
    match Of::<Walhalla>::new().check_edition(&edition) {
        Ok(()) => String::new(),
        Err(mistakes) => mistakes.to_string(),
    }
}

#[test]
fn the_standard_edition_is_right() {
    assert_eq!(mistakes("Walhalla (reconstruction)", "Walhalla"), "");
}

#[test]
fn an_owner_may_write_other_tiles_dragons_and_numbers() {
    assert_eq!(mistakes("[\"cult\", \"forest-2\"]", "[\"cult\", \"cult\"]"), "");
    assert_eq!(mistakes("[\"bow\", \"middle\", \"stern\"]", "[\"bow\", \"bow\", \"bow\"]"), "");
    assert_eq!(mistakes("vikings = [8, 7, 6, 5]", "vikings = [9, 7, 5, 3]"), "");
    assert_eq!(mistakes("inner = [3, 4, 5]", "inner = [2, 3, 4]"), "");
}

#[test]
fn every_mistake_is_told_with_its_line() {
    let told = |from, to| mistakes(from, to);
    assert_eq!(
        told("count = 3", "count = -3"),
        "line 51: \"count\" should be a whole number from 1 to 18, but is -3.\nthere should be 18 terrain tiles, but there are 15."
    );
    assert_eq!(
        told("\"wheat\"]\ncount = 3", "\"wheat\"]\ncount = 2"),
        "there should be 18 terrain tiles, but there are 17."
    );
    assert_eq!(
        told("[\"cult\", \"forest-3\"]", "[\"cult\", \"forrest\"]"),
        "line 35: \"fields\" should be one of cult, forest-2, forest-3, village-1, village-2, wheat, but is \"forrest\".\n\
         there should be 18 terrain tiles, but there are 17."
    );
    assert_eq!(told("colour = \"blue\"", "colour = \"green\"").lines().count(), 2);
    assert_eq!(
        told("kind = \"wheat\"", "kind = \"forest\""),
        "line 117: the card \"forest\" is given twice.\nthere should be 32 action cards, but there are 28."
    );
    assert_eq!(
        told("outer = [6, 7, 8]", "outer = [6, 7, 7]"),
        "line 14: the outer tips are 6, 7 and 8, once each: the tongue cards name them."
    );
    assert_eq!(told("each = 14", "each = 9"), "line 8: \"each\" should be a whole number from 10 to 50, but is 9.");
    assert_eq!(
        told("seats = 4\nvikings = [8, 7, 6, 5]", "seats = 4\nvikings = [8, 7, 6]"),
        "line 25: \"vikings\" should have 4 to 4 entries, but has 3.\nthe supply for 4 seats is missing or wrong."
    );
    assert_eq!(
        told("seats = 4\n", "seats = 3\n"),
        "line 25: \"vikings\" should have 3 to 3 entries, but has 4.\nthe supply for 4 seats is missing or wrong."
    );
    assert_eq!(told("provenance", "provenence").lines().count(), 2, "unknown, and missing");
    assert_eq!(told("[vikings]", "[wikinger]").lines().count(), 2, "unknown, and missing");
    assert!(told("name = ", "nmae = ").contains("the entry \"name\" is missing"));
}

/// The edition says how sure we are of every entry.
#[test]
fn every_entry_has_its_provenance() {
    let text = Walhalla::EDITIONS[0];
    let entries = text.lines().filter(|line| line.starts_with('[')).count();
    let provenances = text.lines().filter(|line| line.starts_with("provenance = ")).count();
    assert_eq!((entries, provenances), (31, 31));
}

fn wrong_tongues(value: &str) -> String {
    Options::read(Walhalla::OPTIONS, [format!("tongues={value}").as_str()]).unwrap_err().to_string()
}

#[test]
fn all_ten_layouts_are_offered() {
    let values = Walhalla::OPTIONS[0].values;
    assert_eq!((values.len(), values[0]), (10, "6,6,6"));
    for a in 5..=8 {
        for b in 5..=8 {
            let value = format!("{a},{b},{}", 18 - a - b);
            let right = (5..=8).contains(&(18 - a - b));
            assert_eq!(values.contains(&value.as_str()), right, "{value}");
        }
    }
}

#[test]
fn a_wrong_layout_is_refused_with_a_sentence() {
    assert!(wrong_tongues("6,6,5").ends_with(" The three tongues have 18 tiles together, not 17."));
    assert!(wrong_tongues("4,6,8").ends_with(" A tongue has 5 to 8 tiles."));
    let both = wrong_tongues("9,9,9");
    assert!(both.ends_with(" A tongue has 5 to 8 tiles. The three tongues have 18 tiles together, not 27."), "{both}");
    assert!(wrong_tongues("6,6").contains("how many tiles each of the three tongues has"));
    assert!(wrong_tongues("6,x,6").contains("how many tiles each of the three tongues has"));
    assert!(wrong_tongues("06,6,6").contains("without leading zeros"));
    assert!(wrong_tongues("4294967295,4294967295,4294967295").contains("not 12884901885"));
}

/// Only three or four can play.
#[test]
fn other_numbers_of_seats_are_refused() {
    let edition = Edition::new(Walhalla::EDITIONS[0]);
    for seats in [0, 2, 5] {
        let refused = Walhalla::new(&edition, &Options::standard(Walhalla::OPTIONS), seats).err().unwrap();
        assert_eq!(refused.to_string(), format!("Valhalla is for 3 or 4 players, not for {seats}."));
    }
}

// The sketch

fn sketch(table: &Position, viewer: Viewer, language: Language) -> String {
    let names = ["Sarah", "Thorsten", "Alexander", "Andreas"].map(str::to_owned);
    let view = table.rules.view(&table.state, viewer);
    table.rules.sketch(&view, &Speaker { book: Walhalla::book(), language, names: &names })
}

#[test]
fn the_sketch_draws_tongues_fjords_and_dragons() {
    let mut table = Position::new(4)
        .tips([5, 3, 4], [7, 8, 6])
        .terrain(&[("a1", Terrain::Cult), ("a2", Terrain::Forest2), ("b1", Terrain::Wheat), ("b3", Terrain::Village2)])
        .vikings(Yellow, &["a1"])
        .vikings(Blue, &["b3"])
        .hand(Red, &[Card::Hunt, Card::Hunt, Card::Tongue8])
        .midgard(&[7; 4])
        .moored([0, 0, 1, 0])
        .draws(Red, Black, Place::Middle);
    table.plays(Red, "board bow");
    table.plays(Black, "ride");
    let waiting = sketch(&table, Viewer::Seat(walhalla::setup::seat(Red)), Language::English);
    assert!(waiting.contains("Drawn: <~R~~~~K~~~~-~]"), "{waiting}");
    table.plays(Red, "sail 2 stern");
    let english = sketch(&table, Viewer::Seat(walhalla::setup::seat(Red)), Language::English);
    let german = sketch(&table, Viewer::Spectator, Language::German);
    let row = |text: &str, label: &str| text.lines().find(|line| line.starts_with(label)).unwrap().to_owned();
    assert!(row(&english, "Tongue A").starts_with("Tongue A  Cu Y F2 . "), "{english}");
    assert!(row(&english, "Tongue A").ends_with("(5/7)"), "{english}");
    assert!(row(&german, "Landz. A").starts_with("Landz. A  Ku G W2 . "), "{german}");
    assert_eq!(row(&english, "Fjord 2"), "Fjord 2   [~-~~~~K~~~~R~>");
    assert_eq!(row(&english, "Fjord 3"), "Fjord 3   <~r~~~~-~~~~-~]");
    assert!(english.contains("Your hand: 1 × Tongue 8, 2 × Hunt"), "{english}");
    assert!(!german.contains("Hand:"), "a spectator has no hand");
    assert!(english.contains("Thorsten") && english.contains("Midgard"));
}

#[test]
fn the_sketch_fits_into_a_hundred_columns_in_every_layout() {
    for tongues in Walhalla::OPTIONS[0].values {
        let table = Position::with_tongues(4, tongues).midgard(&[7; 4]).moored([3, 4, 3, 1]).turn(Red);
        for language in Language::ALL {
            let text = sketch(&table, Viewer::Spectator, language);
            assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        }
    }
}

/// Notation that is wrong is answered with what would be right.
#[test]
fn wrong_notation_is_explained() {
    let rules = Position::new(4).rules;
    assert!(rules.parse("board stern bow").unwrap_err().contains("in the order bow, middle, stern"));
    assert!(rules.parse("sail 5 bow").unwrap_err().contains("from 1 to 4"));
    assert!(rules.parse("land d").unwrap_err().contains("a, b or c"));
    assert!(rules.parse("lay sword").unwrap_err().contains("followed by a card"));
    assert!(rules.parse("fly").unwrap_err().starts_with("an action is"));
}
