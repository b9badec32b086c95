//! Every worked example of the rulebook. Sarah is red, Thorsten black, Alexander yellow and Andreas blue.

use walhalla::setup::{Position, field, seat};
use walhalla::{Colour, Event, Place, Stage, Terrain};

const SARAH: Colour = Colour::Red;
const THORSTEN: Colour = Colour::Black;
const ALEXANDER: Colour = Colour::Yellow;
const ANDREAS: Colour = Colour::Blue;

/// "Beispiel eines Spielzugs". The dragon lies in fjord 2, first next to the board: tongue A is on its left, B on its
/// right.
#[test]
fn the_turn_of_sarah_thorsten_and_alexander() {
    let mut table = Position::new(4)
        .terrain(&[("a2", Terrain::Wheat), ("a3", Terrain::Village1), ("b2", Terrain::Forest2), ("b3", Terrain::Cult)])
        .vikings(THORSTEN, &["b1"])
        .vikings(ALEXANDER, &["a1"])
        .vikings(SARAH, &["b3"])
        .midgard(&[7, 7, 7, 7])
        .walhalla(&[1, 1, 1, 1])
        .draws(SARAH, THORSTEN, Place::Bow);

    table.plays(SARAH, "board middle stern");
    assert_eq!((table.stage(), table.awaited()), (Stage::Riding, vec![THORSTEN]));
    table.plays(THORSTEN, "ride");

    // 1a, 1b: the field on the right is his own, so Thorsten's viking attacks Alexander on the left, unasked.
    let events = table.plays(SARAH, "sail 2 bow");
    let attack = Event::Landed { seat: seat(THORSTEN), field: field("a1"), against: Some(seat(ALEXANDER)) };
    assert!(events.contains(&attack), "{events:?}");
    assert_eq!((table.stage(), table.awaited()), (Stage::Defence, vec![ALEXANDER]));
    table.plays(ALEXANDER, "lose");
    assert_eq!(table.on("a1"), Some(THORSTEN));
    assert_eq!(table.seen().players[ALEXANDER as usize].walhalla, 2);

    // 2: both fields beside the middle place are free, so Sarah chooses, and takes the forest on the right.
    assert_eq!((table.stage(), table.awaited()), (Stage::Landing, vec![SARAH]));
    assert_eq!(table.choices(SARAH), ["land a", "land b"]);
    table.plays(SARAH, "land b");
    assert_eq!((table.on("b2"), table.points(SARAH, "forest")), (Some(SARAH), 2));

    // 3a, 3b: the cult site on the right is her own, so her second viking must take the village on the left.
    assert_eq!((table.on("a3"), table.on("a2")), (Some(SARAH), None));
    let players = table.seen().players;
    assert_eq!((players[SARAH as usize].midgard, players[THORSTEN as usize].midgard), (5, 6));
    assert_eq!((table.stage(), table.awaited()), (Stage::Boarding, vec![THORSTEN]), "the next turn has begun");
}

/// "Beispiel für eine Landzungenwertung" 1: the tips are 5 and 7.
#[test]
fn the_tongue_of_5_and_7_pays_sarah_7_and_andreas_and_alexander_3_each() {
    let table = Position::new(4)
        .tips([5, 3, 4], [7, 8, 6])
        .terrain(&[
            ("a1", Terrain::Village1),
            ("a2", Terrain::Cult),
            ("a3", Terrain::Village1),
            ("a4", Terrain::Cult),
            ("a5", Terrain::Forest2),
            ("a6", Terrain::Cult),
            ("a7", Terrain::Forest2),
        ])
        .vikings(SARAH, &["a1", "a2", "a4"])
        .vikings(ANDREAS, &["a5", "a6"])
        .vikings(ALEXANDER, &["a3"])
        .vikings(THORSTEN, &["a7"])
        .turn(SARAH);
    let points = [SARAH, THORSTEN, ALEXANDER, ANDREAS].map(|who| table.points(who, "tongue-a"));
    assert_eq!(points, [7, 0, 3, 3]);
}

/// "Beispiel für eine Landzungenwertung" 2: the tips are 3 and 8.
#[test]
fn the_tongue_of_3_and_8_pays_thorsten_and_andreas_6_each_and_leaves_no_second_place() {
    let table = Position::new(4)
        .tips([5, 3, 4], [7, 8, 6])
        .terrain(&[("b1", Terrain::Village2), ("b4", Terrain::Village1), ("b6", Terrain::Village2)])
        .vikings(THORSTEN, &["b1", "b2", "b3"])
        .vikings(ANDREAS, &["b4", "b6"])
        .vikings(ALEXANDER, &["b8", "b9", "b10"])
        .turn(SARAH);
    let points = [SARAH, THORSTEN, ALEXANDER, ANDREAS].map(|who| table.points(who, "tongue-b"));
    assert_eq!(points, [0, 6, 0, 6]);
}

/// "Beispiel für den Nachschub bei vier Spielern".
#[test]
fn heroes_of_3_2_2_and_0_bring_a_supply_of_8_7_7_and_6() {
    // Nobody has a viking in Midgard, so the raid is over at once.
    let table = Position::new(4).walhalla(&[2, 3, 2, 0]).turn(SARAH);
    let midgard: Vec<_> = table.seen().players.iter().map(|player| player.midgard).collect();
    assert_eq!(midgard, [7, 8, 7, 6]);
}

/// "Heldenauszug aus Walhalla": Sarah has 4 heroes, Alexander 3, Thorsten and Andreas 2.
#[test]
fn an_exodus_from_4_3_2_and_2_leaves_2_1_0_and_0() {
    let table = Position::new(4).walhalla(&[4, 2, 3, 2]).turn(SARAH);
    let heroes: Vec<_> = table.seen().players.iter().map(|player| player.walhalla).collect();
    assert_eq!(heroes, [2, 0, 1, 0]);
}

/// "Nachschub": "Der 1. Platz bei drei Spielern bekommt zehn Wikinger, der zweite Platz neun".
#[test]
fn with_three_the_places_bring_10_9_and_8() {
    let table = Position::new(3).walhalla(&[1, 2, 0]).turn(THORSTEN);
    let midgard: Vec<_> = table.seen().players.iter().map(|player| player.midgard).collect();
    assert_eq!(midgard, [9, 10, 8]);
}
