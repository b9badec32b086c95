//! What players read: both languages, and a table that shows everything.

use jorvik::Jorvik;
use langhus_rules::{Language, Numbering, Of, Refusal as _, Saga, Seat, Speaker, Table as _, Viewer, Voice};

use crate::common::*;

fn speaker(language: Language, names: &[String]) -> Speaker<'_> {
    Speaker { book: Jorvik::book(), language, names }
}

fn names() -> Vec<String> {
    ["Lucy", "Sara", "Chris", "Julian"].map(str::to_owned).to_vec()
}

fn offered() -> Arranged {
    let table = jarl().lay(5, "BK05", &[Leather, Leather, Iron]).line(5, &[LUCY, CHRIS]).lay(8, "BJ02", &[Gold, Wool]);
    table.reserved(SARA, 8).display(LUCY, "AK02").with_goods_on("AK02", &[Amber]).phase(Phase::Buying)
}

#[test]
fn prompts_and_choices_are_sentences_in_both_languages() {
    let table = offered();
    let (names, view) = (names(), table.rules.view(&table.state, LUCY.into()));
    let said = |language| speaker(language, &names).say(&table.rules.prompt(&view));
    assert_eq!(said(Language::English), "The ship with 1 iron, 2 leather costs 2 coins; you have 5. Buy it?");
    assert_eq!(
        said(Language::German),
        "Die Schiffskarte mit 1 Eisen, 2 Leder kostet 2 Münzen; du hast 5. Kaufst du sie?"
    );
    let buy = table.rules.parse("buy").unwrap();
    let choice = |language| speaker(language, &names).say(&table.rules.describe(&view, buy));
    assert_eq!([Language::English, Language::German].map(choice), ["Buy for 2 coins", "Für 2 Münzen kaufen"]);
    assert_eq!(table.rules.path(&view, buy), ["card-BK05"]);
}

#[test]
fn a_refusal_is_a_sentence_with_its_place_in_the_rules() {
    let mut table = offered().with_coins(LUCY, 1);
    let refusal = table.cannot(LUCY, "buy");
    let names = names();
    let said = |language| speaker(language, &names).say(&refusal.say());
    assert_eq!(said(Language::English), "The card costs 2 coins, and you have 1.");
    assert_eq!(said(Language::German), "Die Karte kostet 2 Münzen, und du hast 1.");
    assert_eq!((refusal.reference().section, refusal.reference().source), ("buying", "p. 5"));
}

#[test]
fn traders_that_wait_are_told_with_the_rule() {
    let table = jarl().display(SARA, "CJ08").display(SARA, "AK07").with_common(&[Wool]);
    let mut table = table.lay(1, "AK12", &[]).line(1, &[JULIAN]).phase(Phase::Buying);
    table.does(SARA, "take wool");
    let refusal = table.cannot(SARA, "sell wool");
    let names = names();
    let said = |language| speaker(language, &names).say(&refusal.say());
    assert_eq!(said(Language::English), "You can sell, offer and exchange goods only on your own loading turn.");
    assert_eq!(
        said(Language::German),
        "Verkaufen, opfern und tauschen kannst du nur in deinem eigenen Zug der Verladephase."
    );
    assert_eq!((refusal.reference().section, refusal.reference().source), ("any-phase", "p. 6 and 8, J4"));
}

#[test]
fn the_log_tells_what_happened() {
    let mut table = offered();
    let names = names();
    let events = table.does(LUCY, "buy");
    let log: Vec<String> = events
        .iter()
        .filter_map(|event| table.rules.tell(event))
        .map(|say| speaker(Language::German, &names).say(&say))
        .collect();
    assert_eq!(log[0], "Lucy kauft die Schiffskarte (3 Waren) für 2 Münzen.");
}

/// The table shows cards, goods, vikings, prices, coins, points and what is still to come, within a hundred columns.
#[test]
fn the_sketch_shows_everything() {
    let table = offered();
    let names = names();
    let view = table.rules.view(&table.state, LUCY.into());
    let sketch = table.rules.sketch(&view, &speaker(Language::English, &names));
    for part in [
        "> 5  BK05 ship (3 goods): 1 iron, 2 leather",
        "price 2: Lucy < Chris",
        "Sara, price 1: BJ02* ship (2 goods): 1 wool, 1 gold",
        "> Lucy (you) · 5 coins · 10 points (10 with cards) · 3 vikings · defence 0",
        "AK02* [x]\u{a0}amber [\u{a0}]\u{a0}iron [\u{a0}]\u{a0}leather → 8",
        "Deck, autumn (29): Picts ±3",
        "Bag: ",
        "* reconstructed",
    ] {
        assert!(sketch.contains(part), "{part} is missing in:\n{sketch}");
    }
    for language in Language::ALL {
        let sketch = table.rules.sketch(&view, &speaker(language, &names));
        assert!(sketch.lines().all(|line| line.chars().count() <= 100), "{sketch}");
    }
}

/// All there is to know is the same for everybody, and it has stable names.
#[test]
fn the_view_is_plain_json() {
    let table = offered();
    let json = langhus_rules::serde_json::to_value(table.rules.view(&table.state, Viewer::Spectator)).unwrap();
    assert_eq!(json["viewer"], "spectator");
    assert_eq!(json["lanes"][4]["card"], "BK05");
    assert_eq!(json["lanes"][4]["goods"]["leather"], 2);
    assert_eq!(json["lanes"][4]["vikings"][0]["seat"], 1);
    assert_eq!(json["reserve_row"][0]["viking"]["viking"], "own");
    assert_eq!(json["players"][0]["artisans"][0]["has"][0], "amber");
    assert!(json.get("deck").is_none() && json.get("bag_order").is_none());
}

/// A click on a lane is enough; which viking is asked only of somebody who has both sorts.
#[test]
fn a_lane_is_chosen_first_and_a_viking_only_where_there_are_two_sorts() {
    let table = jarl().display(LUCY, "BJ11").lay(1, "AK01", &[]).lay(7, "AK02", &[]).phase(Phase::Demand);
    let path = |seat: Seat, notation: &str| {
        let view = table.rules.view(&table.state, seat.into());
        table.rules.path(&view, table.rules.parse(notation).unwrap())
    };
    assert_eq!(path(LUCY, "place 1"), ["lane-1", "viking"]);
    assert_eq!(path(LUCY, "reserve brown 7"), ["spot-7", "brown-viking"]);
    assert_eq!(path(SARA, "place 1"), ["lane-1"]);
}

/// A good goes to the card that takes it; a single one in hand need not be picked.
#[test]
fn a_good_is_led_to_the_card_that_takes_it() {
    let mut table = jarl()
        .display(LUCY, "AK05")
        .display(LUCY, "AJ10")
        .display(LUCY, "CJ08")
        .loading(LUCY, "BK05", &[Iron, Iron, Wool])
        .with_common(&[Iron])
        .phase(Phase::Buying);
    let path = |table: &Arranged, notation: &str| {
        let view = table.rules.view(&table.state, LUCY.into());
        table.rules.path(&view, table.rules.parse(notation).unwrap())
    };
    assert_eq!(table.asked(LUCY), Step::Window);
    assert_eq!(path(&table, "take iron"), ["card-CJ08", "common-iron"]);
    table.does(LUCY, "take iron");
    assert_eq!(path(&table, "sell iron"), ["card-AK05"]);
    table.does(LUCY, "store iron");
    assert_eq!(table.asked(LUCY), Step::Allocate);
    assert_eq!(path(&table, "sell iron"), ["hand-iron", "card-AK05"]);
    assert_eq!(path(&table, "offer iron"), ["hand-iron", "card-AJ10"]);
}

/// Codes such as `AK07` are for notation; whoever reads a sentence gets the card's name.
pub(crate) fn has_code(text: &str) -> bool {
    text.as_bytes().windows(4).any(|letters| {
        matches!(letters, [b'A'..=b'D', b'K' | b'J', first, second] if first.is_ascii_digit() && second.is_ascii_digit())
    })
}

#[test]
fn no_sentence_of_a_recorded_game_names_a_card_by_its_code() {
    assert!(has_code("Lucy buys the ship BK05.") && !has_code("Lucy buys the ship."));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/goldens/revision-2");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for file in files.filter(|file| file.extension().is_some_and(|ending| ending == "saga")) {
        let saga = Saga::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let table = Of::<Jorvik>::new().resume(&saga, &[]).unwrap();
        let all = Numbering::Noticed(Viewer::Spectator);
        for language in Language::ALL {
            let log = table.log(Viewer::Spectator, all, 0, language).into_iter().map(|line| line.text);
            let items = Seat::all(table.seats()).flat_map(|seat| table.items(seat));
            let items = items.map(|item| table.say(&item.say, language));
            let coded = log.chain(items).find(|text| has_code(text));
            assert_eq!(coded, None, "{}", file.display());
        }
    }
}

#[test]
fn an_artisan_is_called_by_its_craft() {
    let table = jarl().display(LUCY, "AK01").with_goods_on("AK01", &[Leather]).display(SARA, "DJ13");
    let table = table.lay(1, "AK12", &[]).line(1, &[JULIAN]).phase(Phase::Buying);
    let (names, view) = (names(), table.rules.view(&table.state, SARA.into()));
    let steal = table.rules.parse("steal leather ak01").unwrap();
    let choice = |language| speaker(language, &names).say(&table.rules.describe(&view, steal));
    assert_eq!(choice(Language::English), "Steal leather: saddler (Lucy)");
    assert_eq!(choice(Language::German), "Leder stehlen: Sattlerei (Lucy)");
}
