//! Editions: the standard one is what it says, and a wrong one is refused with the line and the reason.

use langhus_rules::{Edition, Game, Language, Mistakes, Of, Options, Provenance, Refusal};
use schiffbauer::setup::Table;
use schiffbauer::{Back, Craftsman, Good, Kind, Schiffbauer, Ship, Townsperson};

const STANDARD: &str = include_str!("../edition.toml");

fn read(text: &str) -> Result<Schiffbauer, Mistakes> {
    Schiffbauer::new(&Edition::new(text), &Options::default(), 5)
}

/// The mistakes of the standard edition with one change.
fn wrong(from: &str, to: &str) -> Vec<String> {
    assert!(STANDARD.contains(from), "the edition has {from}");
    let mistakes = read(&STANDARD.replacen(from, to, 1)).expect_err("the change is a mistake");
    mistakes.told().iter().map(ToString::to_string).collect()
}

fn line_of(text: &str) -> usize {
    STANDARD.lines().position(|line| line.contains(text)).expect("the line is there") + 1
}

#[test]
fn the_standard_edition_has_128_cards_of_46_kinds() {
    let rules = read(STANDARD).unwrap();
    let deck = rules.deck();
    assert_eq!(deck.count, 128);
    let copies = |kinds: &[Kind]| kinds.iter().map(|kind| deck.copies[kind.number()].len()).sum::<usize>();
    assert_eq!(copies(&Ship::ALL.map(Kind::from)), 30);
    assert_eq!(copies(&Craftsman::ALL.map(Kind::from)), 42);
    assert_eq!(copies(&Townsperson::ALL.map(Kind::from)), 34);
    assert_eq!(copies(&Kind::ALL), 128);
    assert!(deck.copies.iter().all(|copies| !copies.is_empty()));
    assert!(deck.is_reconstruction());
    assert_eq!(deck.provenance[Kind::from(Townsperson::Thief).number()], Provenance::Assumed, "its copies are a guess");
}

#[test]
fn the_backs_are_spread_as_listed() {
    let rules = read(STANDARD).unwrap();
    let count =
        |oak, wool, iron| rules.deck().backs[..128].iter().filter(|back| **back == Back { oak, wool, iron }).count();
    let all = [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1), (2, 2, 2)];
    assert_eq!(all.map(|(oak, wool, iron)| count(oak, wool, iron)), [21, 21, 21, 21, 21, 21, 2]);
}

#[test]
fn the_standard_edition_is_right_for_every_number_of_seats() {
    assert_eq!(Of::<Schiffbauer>::new().check_edition(&Edition::new(STANDARD)), Ok(()));
    assert!(Schiffbauer::new(&Edition::new(STANDARD), &Options::default(), 6).is_err());
}

#[test]
fn what_is_misspelt_or_out_of_bounds_is_told_with_its_line() {
    assert_eq!(
        wrong("id = \"ferje\"", "id = \"fähre\"")[0],
        format!(
            "line {}: \"id\" should be one of {}, but is \"fähre\".",
            line_of("id = \"ferje\""),
            Ship::WORDS.join(", ")
        )
    );
    assert_eq!(
        wrong("evening_gold = 0", "evening_gold = -1"),
        [format!(
            "line {}: \"evening_gold\" should be a whole number from 0 to 12, but is -1.",
            line_of("evening_gold = 0")
        )]
    );
    assert_eq!(
        wrong("craftsmen = [\"woodcutter\"]", "craftsmen = [\"woodcuter\"]"),
        [format!(
            "line {}: \"craftsmen\" should be one of {}, but is \"woodcuter\".",
            line_of("craftsmen = [\"woodcutter\"]"),
            Craftsman::WORDS.join(", ")
        )]
    );
    assert!(wrong("gain = 2", "gian = 2").iter().any(|says| says.contains("unknown entry \"gian\"")));
    assert_eq!(
        wrong("replaces = \"oak\"", "replaces = \"amber\""),
        [format!(
            "line {}: \"replaces\" should be one of oak, wool, iron, but is \"amber\".",
            line_of("replaces = \"oak\"")
        )]
    );
    assert_eq!(
        wrong("[123, 132, 213]", "[123, 130, 213]"),
        [format!("line {}: a back yields 1 to 9 of each good, so 130 is none.", line_of("[123, 132, 213]"))]
    );
    assert!(wrong("numbers = \"assumed\" }\n\n# Ships", "numbers = \"sure\" }\n\n# Ships")[0].contains("assumed"));
}

#[test]
fn wrong_totals_and_missing_or_doubled_cards_are_told() {
    assert_eq!(
        wrong("backs = [123, 132, 213]", "backs = [123, 132]"),
        ["there should be 128 cards, but the backs make 127."]
    );
    assert_eq!(
        wrong("cards = 128", "cards = 129"),
        [format!("line {}: \"cards\" should be a whole number from 1 to 128, but is 129.", line_of("cards = 128"))]
    );
    let doubled = wrong("id = \"queen\"", "id = \"king\"");
    assert_eq!(doubled.len(), 2);
    assert!(doubled[0].ends_with("the card \"king\" is given twice."));
    assert_eq!(doubled[1], "the card \"queen\" is missing (with backs = [] the box has no copy).");
    assert!(wrong("backs = [222, 222]", "backs = [222, 222, 222]")[0].ends_with("there are more than 128 cards."));
}

#[test]
fn contradictions_are_told() {
    assert!(wrong("flag = \"military\"", "flag = \"civil\"")[0].ends_with("a civil ship has no military points."));
    assert!(wrong("fewest = 1", "fewest = 2")[0].ends_with("\"fewest\" cannot be more than \"give_goods\"."));
    assert!(
        wrong("oak = 1\nwool = 1\niron = 1\nbacks", "oak = 0\nwool = 0\niron = 0\nbacks")[0].contains("empty cart")
    );
    assert_eq!(
        wrong("cards = 2", "cards = 12"),
        ["the chieftains could make a hand of 25 cards; at most 12 are possible."]
    );
}

#[test]
fn too_few_cards_are_refused() {
    // No craftsmen, and of the townsfolk only the two Pioneers: 30 ships, 8 tools, 14 buildings and they are 54 cards.
    let mut text = String::new();
    let mut skipping = false;
    for line in STANDARD.lines() {
        if let Some(id) = line.strip_prefix("id = \"") {
            let id = id.trim_end_matches('"');
            skipping = Craftsman::from_word(id).is_some()
                || Townsperson::from_word(id).is_some_and(|who| who != Townsperson::Pioneer);
        }
        let line = if skipping && line.starts_with("backs = ") { "backs = []" } else { line };
        text.push_str(line);
        text.push('\n');
    }
    let mistakes = read(&text.replace("cards = 128", "cards = 54")).expect_err("54 cards are too few");
    assert_eq!(
        mistakes.to_string(),
        "there are too few cards: 70 can be out of the pile at once with five players, but there are 54."
    );
}

#[test]
fn every_mistake_is_told_at_once() {
    let text = STANDARD.replacen("points = 1", "points = 99", 1).replacen("base = 2", "base = -2", 1);
    assert_eq!(read(&text).expect_err("two mistakes").count(), 2);
}

#[test]
fn the_owner_of_a_box_can_put_other_numbers_and_names_in_their_place() {
    let text = STANDARD
        .replacen("en = \"Skute\"", "en = \"Scute\"", 1)
        .replacen("de = \"Skute\"", "de = \"Schute\"", 1)
        .replacen("base = 2", "base = 4", 1);
    let mut table = Table::with_edition(2, &text).unwrap().hand(1, &[Townsperson::Navigator.into()]);
    table.play(&["visit navigator"]);
    assert_eq!(table.gold(1), 9);
    let refusal = table.refused("begin skute");
    let say = |language| <Schiffbauer as langhus_rules::Voice>::book().say(&refusal.say(), language, &[]);
    assert_eq!(say(Language::English), "Scute isn't in your hand.");
    assert_eq!(say(Language::German), "Diese Karte hast du nicht auf der Hand: Schute.");
}

#[test]
fn exchanges_are_data() {
    let text = STANDARD.replacen("take_workers = 3", "take_workers = 1", 1).replacen(
        "give_goods = 1\nfewest = 1\ntake_workers = 0\ntake_goods = 2\nper = \"deal\"\ntypes = \"one other\"",
        "give_goods = 2\nfewest = 2\ntake_workers = 0\ntake_goods = 3\nper = \"deal\"\ntypes = \"one other\"",
        1,
    );
    let table = Table::with_edition(2, &text).unwrap();
    let merchant: Kind = Townsperson::Merchant.into();
    let mut table = table.hand(1, &[Townsperson::Beggar.into(), merchant]).purse(1, 0, 0, [1, 1, 1]);
    table.play(&["visit beggar", "give oak"]);
    assert_eq!((table.workers(1), table.mill(1)), (1, [0, 1, 1]));
    // Both goods that are left have to go, so that only oak is another type: nothing is asked after the first.
    table.play(&["visit merchant", "give wool"]);
    assert_eq!(table.mill(1), [3, 0, 0]);
    assert_eq!(table.state.boards[0].purse.good(Good::Oak), 3);
}
