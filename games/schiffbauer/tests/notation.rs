//! Notation, indices and the sketch.

use langhus_rules::{Game, Language, Seat, Speaker, Viewer, Voice};
use schiffbauer::setup::Table;
use schiffbauer::{Craftsman, Schiffbauer, Ship, Tool, Townsperson};

#[test]
fn every_index_is_an_action_with_its_own_notation() {
    for seats in Schiffbauer::SEATS {
        let rules = Table::new(seats).rules;
        let mut notations = Vec::new();
        for index in 0..rules.action_space() {
            let action = rules.action(index).expect("the indices are dense");
            assert_eq!(rules.index(action), index);
            assert_eq!(rules.parse(&rules.notation(action)), Ok(action));
            notations.push(rules.notation(action));
        }
        assert_eq!(rules.action(rules.action_space()), None);
        let count = notations.len();
        notations.sort();
        notations.dedup();
        assert_eq!(notations.len(), count);
    }
}

#[test]
fn what_is_no_notation_is_explained() {
    let rules = Table::new(3).rules;
    let why = |text: &str| rules.parse(text).expect_err("no action");
    assert_eq!(why("take amber"), "after \"take\" comes one of oak, wool, iron.");
    assert_eq!(
        why("build thief"),
        "after \"build\" comes one of longhouse, mine, church, fortress, treasury, boathouse, markethall."
    );
    assert_eq!(why("end now"), "nothing comes after \"end\".");
    assert!(why("against 4").starts_with("after \"against\""));
    assert!(why("against +1").starts_with("after \"against\""));
    assert!(why("against 1 thief").starts_with("after \"against\""));
    assert!(why("buy oak cart now").starts_with("after \"buy\""));
    for nonsense in ["", " ", "sail", "end ", " end", "keep  thief", "END", "use"] {
        assert!(rules.parse(nonsense).is_err(), "{nonsense:?}");
    }
}

#[test]
fn the_sketch_shows_boards_workshops_hand_and_the_back_on_top() {
    let table = Table::new(2)
        .top([2, 3, 1])
        .hand(1, &[Townsperson::Thief.into(), Ship::Drakkar.into()])
        .hand(2, &[Townsperson::King.into()])
        .crew(1, &[Craftsman::Weaver, Craftsman::Weaver])
        .workshops(2, &[Ship::Knarr])
        .fleet(2, &[Ship::Byrding])
        .tool(2, Tool::Cart)
        .guard(2);
    let names = ["Astrid".to_owned(), "Bjarne".to_owned()];
    let draw = |viewer: Viewer, language| {
        let speaker = Speaker { book: Schiffbauer::book(), language, names: &names };
        table.rules.sketch(&table.rules.view(&table.state, viewer), &speaker)
    };
    let own = draw(Seat::new(0).into(), Language::German);
    for part in [
        "2 Holz, 3 Wolle, 1 Eisen",
        "> 1 Astrid (du)",
        "Handwerker: Weberin ×2, –, –",
        "Werkstätten: Knarr, –",
        "Schiffe (1/4): Byrding",
        "Handelskarre (1 Holz, 1 Wolle, 1 Eisen)",
        "Ein Wachmann hält Wache.",
        "Drakkar: Schiff, 4 SP, 4 Militär; kostet 5 Gold, 4 Arbeiter, 3 Holz, 2 Wolle, 3 Eisen",
        "Rekonstruktion",
    ] {
        assert!(own.contains(part), "{part} is missing from\n{own}");
    }
    assert!(!own.contains("König"), "the other hand stays hidden:\n{own}");
    assert!(own.lines().all(|line| line.chars().count() <= 100), "{own}");
    let spectator = draw(Viewer::Spectator, Language::English);
    assert!(!spectator.contains("Thief") && !spectator.contains("King"), "{spectator}");
    assert!(spectator.contains("the top back gives 2 oak, 3 wool, 1 iron"), "{spectator}");
}
