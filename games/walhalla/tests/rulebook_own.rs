//! Every worked example of our own rulebook that is more than a picture. Runa is red, Knut black, Ylva yellow and Bjarne
//! blue.

use walhalla::setup::{Position, seat};
use walhalla::{Card, Colour, Event, Place, Stage, Terrain};

const RUNA: Colour = Colour::Red;
const KNUT: Colour = Colour::Black;
const YLVA: Colour = Colour::Yellow;
const BJARNE: Colour = Colour::Blue;

/// "Boarding" to "Landing": the middle of the dragon is black, and one dragon lies in fjord 2 already.
fn runa_sails_stern_first() -> Position {
    let mut table = Position::new(4)
        .terrain(&[("a4", Terrain::Cult), ("a5", Terrain::Forest3), ("b5", Terrain::Wheat)])
        .vikings(RUNA, &["b4"])
        .vikings(YLVA, &["b5"])
        .midgard(&[7, 4, 7, 7])
        .walhalla(&[1, 1, 2, 1])
        .hand(KNUT, &[Card::Hunt])
        .moored([0, 1, 0, 0])
        .draws(RUNA, KNUT, Place::Middle);
    table.plays(RUNA, "board stern");
    assert_eq!((table.stage(), table.awaited()), (Stage::Riding, vec![KNUT]));
    table.plays(KNUT, "ride");
    table.plays(RUNA, "sail 2 stern");
    assert_eq!(table.on("a4"), Some(RUNA), "b4 is her own");
    assert_eq!(table.seen().players[RUNA as usize].cards, 1);
    assert_eq!((table.stage(), table.awaited()), (Stage::Landing, vec![KNUT]));
    assert_eq!(table.choices(KNUT), ["land a", "land b"]);
    table
}

#[test]
fn knut_takes_the_forest_and_hunts() {
    let mut table = runa_sails_stern_first();
    table.plays(KNUT, "land a");
    table.plays(KNUT, "hunt");
    assert_eq!(table.scores(), [0, 6, 0, 0]);
}

#[test]
fn knut_attacks_and_ylva_gives_up_a_hero() {
    let mut table = runa_sails_stern_first();
    table.plays(KNUT, "land b");
    table.plays(KNUT, "no attack");
    table.plays(YLVA, "win");
    assert_eq!(table.on("b5"), Some(YLVA));
    let players = table.seen().players;
    assert_eq!((players[KNUT as usize].walhalla, players[YLVA as usize].walhalla), (2, 1));
}

#[test]
fn the_viking_of_bjarne_finds_only_his_own_field() {
    let mut table = Position::new(4).vikings(BJARNE, &["a7"]).midgard(&[1, 1, 1, 1]).moored([2, 0, 0, 0]).draws(
        BJARNE,
        RUNA,
        Place::Stern,
    );
    table.plays(BJARNE, "board bow");
    table.plays(RUNA, "stay");
    let events = table.plays(BJARNE, "sail 1 bow");
    assert!(events.contains(&Event::Returned { seat: seat(BJARNE) }), "{events:?}");
    assert_eq!(table.seen().players[BJARNE as usize].midgard, 1);
}

#[test]
fn ylva_scores_twelve_with_wheat_and_villages() {
    let mut table = Position::new(4)
        .raid(2)
        .terrain(&[
            ("a1", Terrain::Wheat),
            ("a3", Terrain::Wheat),
            ("a5", Terrain::Village1),
            ("a7", Terrain::Village1),
            ("b1", Terrain::Village2),
        ])
        .vikings(YLVA, &["a1", "a3", "a5", "a7", "b1"])
        .hand(YLVA, &[Card::Village, Card::Village, Card::Wheat])
        .turn(RUNA);
    for action in ["lay village", "lay wheat", "lay village", "done"] {
        table.plays(YLVA, action);
    }
    let points = ["wheat", "wheat-cards", "village-cards"].map(|what| table.points(YLVA, what));
    assert_eq!(points, [4, 2, 6]);
}

#[test]
fn runa_and_knut_share_the_tongue_of_4_and_8() {
    let table = Position::new(4)
        .tips([4, 3, 5], [8, 6, 7])
        .terrain(&[
            ("a1", Terrain::Village2),
            ("a2", Terrain::Cult),
            ("a3", Terrain::Cult),
            ("a4", Terrain::Wheat),
            ("a5", Terrain::Cult),
            ("a6", Terrain::Wheat),
            ("a7", Terrain::Cult),
            ("a8", Terrain::Forest2),
            ("a9", Terrain::Forest2),
            ("a10", Terrain::Wheat),
        ])
        .vikings(RUNA, &["a1", "a2"])
        .vikings(KNUT, &["a3", "a4", "a5", "a6"])
        .vikings(YLVA, &["a7", "a8", "a9"])
        .turn(RUNA);
    let points = [RUNA, KNUT, YLVA, BJARNE].map(|who| table.points(who, "tongue-a"));
    assert_eq!(points, [6, 6, 0, 0]);
}

#[test]
fn the_card_of_the_tongue_puts_ylva_first() {
    let mut table = Position::new(4)
        .tips([4, 3, 5], [8, 6, 7])
        .terrain(&[
            ("b1", Terrain::Cult),
            ("b2", Terrain::Wheat),
            ("b3", Terrain::Cult),
            ("b4", Terrain::Wheat),
            ("b5", Terrain::Cult),
            ("b6", Terrain::Wheat),
            ("b7", Terrain::Forest2),
            ("b8", Terrain::Wheat),
            ("b9", Terrain::Forest2),
        ])
        .vikings(YLVA, &["b1", "b2", "b3"])
        .vikings(RUNA, &["b4", "b5"])
        .vikings(KNUT, &["b6", "b7"])
        .vikings(BJARNE, &["b8", "b9"])
        .hand(YLVA, &[Card::Tongue6])
        .turn(RUNA);
    table.plays(YLVA, "lay tongue-6");
    table.plays(YLVA, "done");
    let points = [RUNA, KNUT, YLVA, BJARNE].map(|who| table.points(who, "tongue-b"));
    assert_eq!(points, [1, 1, 6, 1]);
}

#[test]
fn the_supply_of_the_walhalla_card_and_of_an_asgard_that_is_too_small() {
    // Nine of Bjarne's vikings stand on wheat, so that his Asgard has only five.
    let wheat = ["a1", "a3", "a5", "a7", "a9", "a11", "b1", "b3", "b5"];
    let wishes: Vec<_> = wheat.iter().map(|name| (*name, Terrain::Wheat)).collect();
    let mut table = Position::new(4)
        .terrain(&wishes)
        .vikings(BJARNE, &wheat)
        .walhalla(&[3, 2, 1, 0])
        .hand(YLVA, &[Card::Walhalla])
        .turn(RUNA);
    table.plays(YLVA, "lay walhalla");
    table.plays(YLVA, "done");
    let players = table.seen().players;
    assert_eq!(players.iter().map(|player| player.midgard).collect::<Vec<_>>(), [8, 7, 8, 5]);
    assert_eq!(players.iter().map(|player| player.walhalla).collect::<Vec<_>>(), [3, 2, 1, 0], "nobody leaves");
}

#[test]
fn everybody_gives_up_as_many_heroes_as_the_weakest_has() {
    let table = Position::new(4).walhalla(&[4, 3, 1, 1]).turn(RUNA);
    assert_eq!(table.seen().players.iter().map(|player| player.walhalla).collect::<Vec<_>>(), [3, 2, 0, 0]);
}

#[test]
fn runa_and_ylva_share_walhalla_at_the_end() {
    let table = Position::new(4)
        .raid(3)
        .terrain(&[
            ("a1", Terrain::Wheat),
            ("a3", Terrain::Wheat),
            ("a5", Terrain::Cult),
            ("a7", Terrain::Cult),
            ("a9", Terrain::Cult),
        ])
        .vikings(RUNA, &["a1", "a3", "a5", "a7", "a9"])
        .walhalla(&[3, 1, 3, 0])
        .turn(RUNA);
    assert_eq!(table.stage(), Stage::Over);
    assert_eq!((table.points(RUNA, "wheat"), table.points(RUNA, "fields")), (6, 5));
    let points = [RUNA, KNUT, YLVA, BJARNE].map(|who| table.points(who, "walhalla"));
    assert_eq!(points, [6, 0, 6, 0]);
}

#[test]
fn the_fourth_dragon_beside_a_short_tongue_has_one_field() {
    let mut table = Position::with_tongues(4, "5,8,5")
        .terrain(&[("a10", Terrain::Village1)])
        .midgard(&[0, 0, 3, 0])
        .moored([3, 0, 0, 0])
        .draws(YLVA, YLVA, Place::Bow);
    table.plays(YLVA, "board bow middle stern");
    table.plays(YLVA, "sail 1 bow");
    assert_eq!(table.on("a10"), Some(YLVA));
    assert_eq!(table.seen().players[YLVA as usize].midgard, 2);
}
