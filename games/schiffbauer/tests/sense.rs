//! What a sensible player feels like doing: the playouts of a search go by it, so what it misses no search finds.

use langhus_rules::{Game, Sense};
use schiffbauer::setup::Table;
use schiffbauer::{Craftsman, Kind, Ship, Townsperson};

/// How much the active player feels like doing this.
fn urge(table: &Table, action: &str) -> f32 {
    let mut legal = Vec::new();
    table.rules.legal(&table.state, table.state.active, &mut legal);
    let mut urges = vec![1.0; legal.len()];
    table.rules.urges(&table.state, table.state.active, &legal, &mut urges);
    let place = table.choices().iter().position(|choice| choice == action);
    urges[place.unwrap_or_else(|| panic!("{action} is not among {:?}", table.choices()))]
}

/// The draft of a table at which seat 1 builds a karve, which needs a tar maker and a woodcutter.
fn draft(offer: &[Kind]) -> Table {
    Table::new(2).workshops(1, &[Ship::Karve]).packet(offer)
}

#[test]
fn the_craftsman_a_ship_waits_for_is_kept_rather_than_another() {
    let table = draft(&[Craftsman::TarMaker.into(), Craftsman::Carver.into(), Craftsman::Weaver.into()]);
    assert!(urge(&table, "keep tarmaker") > 2.0 * urge(&table, "keep carver"));
    let table = table.crew(1, &[Craftsman::TarMaker]);
    assert!(urge(&table, "keep tarmaker") < urge(&table, "keep carver"), "one is enough");
}

#[test]
fn a_ship_is_kept_while_there_is_a_workshop_for_it() {
    let table = draft(&[Ship::Drakkar.into(), Ship::Ferje.into(), Craftsman::Carver.into()]);
    assert!(urge(&table, "keep drakkar") > urge(&table, "keep carver"));
    let full = table.hand(1, &[Ship::Skute.into()]);
    assert!(urge(&full, "keep drakkar") < urge(&full, "keep carver"), "the second workshop has its ship");
}

#[test]
fn goods_are_bought_for_the_ships_that_lack_them() {
    let table = Table::new(2).workshops(1, &[Ship::Karve]).purse(1, 6, 6, [2, 0, 0]);
    let (oak, wool) = (urge(&table, "buy oak"), urge(&table, "buy wool"));
    assert!(wool > 1.0 && oak < 0.1, "two oak are there already, and no wool: {oak}, {wool}");
    assert!(oak < urge(&table, "end"), "what nobody needs is not bought");
}

#[test]
fn nobody_feels_like_hitting_himself() {
    let mut table = Table::new(2).hand(1, &[Townsperson::Barbarian.into()]);
    table = table.workshops(1, &[Ship::Karve]).workshops(2, &[Ship::Ferje, Ship::Drakkar]);
    table.play(&["visit barbarian"]);
    assert!(urge(&table, "against 1 karve") < 0.1);
    assert!(urge(&table, "against 2 drakkar") > urge(&table, "against 2 ferje"), "the dearer ship goes first");
}
