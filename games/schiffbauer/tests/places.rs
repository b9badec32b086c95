//! What has to be clicked for an action.

use langhus_rules::{Game, Viewer, Voice};
use schiffbauer::setup::Table;
use schiffbauer::{Craftsman, Ship, Tool, Townsperson};

/// The path of an action of whoever is to act; cards are named without their numbers.
fn path(table: &Table, notation: &str) -> Vec<String> {
    let view = table.rules.view(&table.state, Viewer::Seat(table.state.active));
    let action = table.rules.parse(notation).unwrap_or_else(|why| panic!("\"{notation}\": {why}"));
    let path = table.rules.path(&view, action);
    path.iter().map(|place| place.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-').into()).collect()
}

#[test]
fn a_card_goes_to_where_it_will_lie_or_to_the_discards() {
    let table = Table::new(2).hand(1, &[Craftsman::Weaver.into(), Ship::Karve.into(), Townsperson::King.into()]);
    assert_eq!(path(&table, "recruit weaver"), ["hand-weaver", "crew"]);
    assert_eq!(path(&table, "begin karve"), ["hand-karve", "workshops"]);
    assert_eq!(path(&table, "visit king"), ["hand-king", "visit"]);
    assert_eq!(path(&table, "discard weaver"), ["hand-weaver", "discards"]);
}

/// One click on the card alone would discard it, so the discard pile has to be chosen first.
#[test]
fn a_card_that_can_only_be_discarded_is_reached_from_the_discard_pile() {
    let table = Table::new(2)
        .hand(1, &[Ship::Karve.into(), Townsperson::Thief.into()])
        .workshops(1, &[Ship::Skute, Ship::Ferje])
        .tool(1, Tool::Cart);
    assert_eq!(path(&table, "discard karve"), ["discards", "hand-karve"]);
    assert_eq!(path(&table, "discard thief"), ["discards", "hand-thief"]);
    assert_eq!(path(&table, "drop"), ["discards", "tool"]);
}

#[test]
fn a_townsperson_strikes_by_one_click_on_what_is_struck() {
    let table = || Table::new(2).crew(2, &[Craftsman::Carver]).workshops(2, &[Ship::Knarr]).tool(2, Tool::BowSaw);
    let table = || table().purse(1, 9, 3, [0; 3]).purse(2, 4, 3, [0, 2, 0]);
    for (townsperson, action, place) in [
        (Townsperson::Assassin, "against 2 carver", "crew-carver"),
        (Townsperson::Conspirator, "against 2 carver", "crew-carver"),
        (Townsperson::Barbarian, "against 2 knarr", "workshop-knarr"),
        (Townsperson::Thief, "against 2 wool", "mill-2-wool"),
        (Townsperson::Plunderer, "against 2", "coast"),
        (Townsperson::Berserker, "against 2", "tool-bowsaw"),
    ] {
        let mut table = table().hand(1, &[townsperson.into()]);
        table.play(&[&format!("visit {}", townsperson.word())]);
        assert_eq!(path(&table, action), [place], "{townsperson:?}");
    }
}

#[test]
fn a_purchase_begins_at_the_yield_and_asks_for_the_cart() {
    let table = Table::new(2).tool(1, Tool::Cart);
    assert_eq!(path(&table, "buy wool"), ["buy-wool", "alone"]);
    assert_eq!(path(&table, "buy wool cart"), ["buy-wool", "cart"]);
}

/// Copies are interchangeable (S43): whichever is clicked, the first one goes.
#[test]
fn the_place_of_a_kind_is_its_first_copy() {
    let weaver = Craftsman::Weaver;
    let table = Table::new(2).hand(1, &[weaver.into(), weaver.into()]);
    let view = table.rules.view(&table.state, Viewer::Seat(table.state.active));
    let first = view.boards[0].cards.as_ref().map(|cards| cards[0].card.number());
    let action = table.rules.parse("recruit weaver").unwrap();
    assert_eq!(table.rules.path(&view, action)[0], format!("hand-weaver-{}", first.unwrap()));
}
