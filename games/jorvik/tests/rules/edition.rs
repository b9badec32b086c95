//! Editions: the standard one, other counts, and every mistake with its line.

use jorvik::Jorvik;
use langhus_rules::{Edition, Game, Mistakes, Of, Options, Provenance, Quick, Seed, Viewer, playout};

use crate::common::*;

fn standard() -> &'static str {
    Jorvik::EDITIONS[0]
}

fn build(text: &str, mode: &str, seats: u8) -> Result<Jorvik, Mistakes> {
    let pair = format!("mode={mode}");
    Jorvik::new(&Edition::new(text), &Options::read(Jorvik::OPTIONS, [pair.as_str()]).unwrap(), seats)
}

fn mistakes(text: &str, mode: &str, seats: u8) -> Vec<String> {
    match build(text, mode, seats) {
        Ok(_) => Vec::new(),
        Err(mistakes) => mistakes.told().iter().map(ToString::to_string).collect(),
    }
}

/// The line on which a card's field stands.
fn line_of(text: &str, id: &str, field: &str) -> usize {
    let start = text.find(&format!("id = \"{id}\"")).unwrap();
    let at = start + text[start..].find(&format!("{field} = ")).unwrap();
    text[..at].lines().count() + 1 - usize::from(!text[..at].ends_with('\n'))
}

/// The text with a card's field changed.
fn with(id: &str, field: &str, value: &str) -> (String, usize) {
    let line = line_of(standard(), id, field);
    let lines = standard()
        .lines()
        .enumerate()
        .map(|(n, text)| if n + 1 == line { format!("{field} = {value}") } else { text.to_owned() });
    (lines.collect::<Vec<_>>().join("\n"), line)
}

fn without(id: &str) -> String {
    let entries: Vec<&str> = standard().split("\n\n").collect();
    let kept = entries.iter().filter(|entry| !entry.contains(&format!("id = \"{id}\"")));
    kept.copied().collect::<Vec<_>>().join("\n\n")
}

#[test]
fn the_standard_edition_is_right_for_every_mode_and_number_of_players() {
    assert!(Of::<Jorvik>::new().check_edition(&Edition::new(standard())).is_ok());
}

/// Components 2.2: of the 53 Karl cards 34 are sourced throughout, of the 50 Jarl cards 3 sourced and 3 derived.
#[test]
fn every_card_says_how_sure_we_are_of_it() {
    let rules = build(standard(), "jarl", 4).unwrap();
    let view = rules.view(&rules.deal(Seed::from_number(1)), Viewer::Spectator);
    let count = |jarl: bool, provenance: Provenance| {
        let in_mode = |id: &str| id.len() == 4 && (id.as_bytes()[1] == b'J') == jarl;
        let cards = view.catalogue.cards.iter().filter(|entry| in_mode(entry.id.as_str()));
        cards.filter(|entry| entry.provenance == provenance).count()
    };
    assert_eq!([false, true].map(|jarl| count(jarl, Provenance::Sourced)), [34, 3]);
    assert_eq!([false, true].map(|jarl| count(jarl, Provenance::Derived)), [0, 3]);
    assert_eq!([false, true].map(|jarl| count(jarl, Provenance::Assumed)), [19, 44]);
}

#[test]
fn a_mistake_is_told_with_its_line() {
    let cases = [
        (
            "AK01",
            "goods",
            "[\"lether\", \"wool\"]",
            "\"goods\" should be one of amber, iron, leather, wool, jet, silk, glass, gold, but is \"lether\".",
        ),
        ("AK04", "coins", "-1", "\"coins\" should be a whole number from 1 to 9, but is -1."),
        ("AK09", "defence", "0", "\"defence\" should be a whole number from 1 to 9, but is 0."),
        (
            "AK12",
            "season",
            "\"monsoon\"",
            "\"season\" should be one of winter, spring, summer, autumn, final, but is \"monsoon\".",
        ),
        (
            "AK11",
            "effect",
            "\"thief\"",
            "\"effect\" should be one of warehouse, bank, hoard, pledge, bunkhouse, trading-post, workyard, market-hall, but is \"thief\".",
        ),
        ("BK01", "exists", "\"surely\"", "\"exists\" should be one of sourced, derived, assumed, but is \"surely\"."),
        ("BK02", "id", "\"bk 2\"", "\"bk 2\" is no name for a card; take 1 to 7 capital letters and digits."),
        ("BK03", "id", "\"BK04\"", ""),
        ("E01", "season", "\"autumn\"", ""),
    ];
    for (id, field, value, says) in cases {
        let (text, line) = with(id, field, value);
        let found = mistakes(&text, "jarl", 4);
        if says.is_empty() {
            assert!(!found.is_empty(), "{id} {field}");
        } else {
            assert!(found.contains(&format!("line {line}: {says}")), "{id} {field}: {found:#?}");
        }
    }
}

#[test]
fn all_mistakes_are_told_at_once() {
    let (text, _) = with("AK04", "coins", "-1");
    let text = text
        .replace("id = \"BK04\"", "id = \"BK03\"")
        .replace("count = 3", "cuont = 3")
        .replace("cards = [\"DK08\", \"DK11\"]", "cards = [\"DK08\", \"DK99\"]");
    let found = mistakes(&text, "jarl", 4).join("\n");
    for part in
        ["\"coins\" should be", "two cards \"BK03\"", "unknown entry \"cuont\"", "the entry \"count\" is missing"]
    {
        assert!(found.contains(part), "{part} is missing in:\n{found}");
    }
    assert!(found.contains("but is \"DK99\""), "{found}");
}

#[test]
fn rounds_must_come_out_even() {
    let found = mistakes(&without("AK12"), "karl", 4);
    assert_eq!(
        found,
        ["in the Karl game with 4 players there are 49 cards to lay out, which should make whole rounds of 5."]
    );
}

#[test]
fn every_space_on_a_ship_has_its_good() {
    let (text, _) = with("BJ02", "spaces", "3");
    assert_eq!(mistakes(&text, "karl", 4), [""; 0], "the Karl game is not concerned");
    assert_eq!(
        mistakes(&text, "jarl", 4),
        ["in the Jarl game with 4 players the ships have 55 spaces, but there are 54 goods."]
    );
}

#[test]
fn a_missing_special_card_or_removal_card_is_named() {
    let found = mistakes(&without("CJ10"), "jarl", 4).join("\n");
    assert!(found.contains("the building with the effect \"trading-post\" is missing."), "{found}");
    let found = mistakes(&without("DJ07"), "jarl", 2).join("\n");
    assert!(found.contains("but is \"DJ07\""), "{found}");
    let found = mistakes(&without("E01"), "karl", 2).join("\n");
    assert!(found.contains("the final attack of the Picts is missing"), "{found}");
}

#[test]
fn a_special_card_exists_only_once() {
    let (text, line) = with("CJ08", "effect", "\"pledge\"");
    let found = mistakes(&text, "jarl", 4);
    let twice = "there can be only one card with the effect \"pledge\".";
    assert!(found.iter().any(|says| says.ends_with(twice)), "{line}: {found:?}");
}

#[test]
fn only_autumn_cards_of_the_mode_are_removed() {
    let text = standard().replacen("cards = [\"DK08\", \"DK11\"]", "cards = [\"AK01\", \"DJ07\"]", 1);
    let found = mistakes(&text, "karl", 4).join("\n");
    assert!(found.contains("only autumn cards are removed, and AK01 is none."), "{found}");
    assert!(found.contains("DJ07 is not in the Karl game"), "{found}");
}

#[test]
fn what_is_not_toml_is_refused() {
    assert!(!mistakes("[[card\nid = 1", "karl", 2).is_empty());
    assert!(!mistakes("", "karl", 2).is_empty());
}

/// Other counts are possible: one round less, and an artisan that needs the same good twice.
#[test]
fn an_owner_can_play_with_another_list() {
    let mut text = standard().to_owned();
    for id in ["AK12", "AK09", "AK10", "BK13", "BK10"] {
        let entries: Vec<&str> = text.split("\n\n").collect();
        let kept: Vec<&str> =
            entries.iter().filter(|entry| !entry.contains(&format!("id = \"{id}\""))).copied().collect();
        text = kept.join("\n\n");
    }
    let text = text.replacen("goods = [\"leather\", \"wool\"]", "goods = [\"leather\", \"leather\"]", 1);
    let rules = build(&text, "karl", 4).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    for seed in 0..50 {
        let mut state = rules.deal(Seed::from_number(seed));
        let pieces = rules.inventory(&state);
        assert!(playout(&rules, &mut state, &mut Quick::new(seed), &mut Vec::new(), 10_000).finished);
        assert_eq!(rules.inventory(&state), pieces);
        assert_eq!(state.open.round, 10);
    }
    let mut table = Arranged { state: rules.deal(Seed::from_number(1)), rules }.clear().start(LUCY);
    table = table.display(LUCY, "AK01").loading(LUCY, "BK05", &[Leather, Leather, Leather]).phase(Phase::Loading);
    table.does_all(LUCY, &["put leather ak01", "put leather ak01"]);
    assert_eq!(table.item(LUCY, "artisan"), 5);
    assert_eq!(table.cannot(LUCY, "put leather ak01"), Refusal::NoSpace(Leather, jorvik::Id::new("AK01").unwrap()));
}
