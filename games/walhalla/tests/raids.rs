//! The end of a raid, the way to the next one, and the end of the game.

use langhus_rules::Game;
use walhalla::setup::{Position, seat};
use walhalla::{Card, Colour, Event, Place, Stage, Terrain};

use Colour::{Black, Blue, Red, Yellow};

/// The numbers of every seat.
fn each(table: &Position, number: impl Fn(&walhalla::Player) -> u8) -> Vec<u8> {
    table.seen().players.iter().map(number).collect()
}

// When a raid ends

#[test]
fn a_raid_ends_after_twelve_dragons() {
    let mut table = Position::new(4).midgard(&[7; 4]).moored([4, 4, 3, 0]).hand(Red, &[Card::Hunt]).turn(Black);
    assert_eq!(table.seen().dragons_left, 0);
    if table.stage() == Stage::Boarding {
        table.plays(Black, "board none");
    }
    if table.stage() == Stage::Riding {
        let passenger = table.awaited()[0];
        table.plays(passenger, "stay");
    }
    let events = table.plays(Black, "sail 4 bow");
    assert!(events.contains(&Event::RaidOver { raid: 1 }));
    assert_eq!((table.stage(), table.awaited()), (Stage::Secret, vec![Red]));
}

#[test]
fn a_raid_ends_when_every_midgard_is_empty_but_not_before() {
    let table = Position::new(4).terrain(&[("a1", Terrain::Wheat)]).hand(Blue, &[Card::Hunt]);
    let mut table = table.midgard(&[1, 0, 0, 1]).draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    assert_ne!(table.stage(), Stage::Secret, "blue still has a viking");

    let table = Position::new(4).terrain(&[("a1", Terrain::Wheat)]).hand(Blue, &[Card::Hunt]);
    let mut table = table.midgard(&[1, 0, 0, 0]).draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    assert_eq!((table.stage(), table.awaited()), (Stage::Secret, vec![Blue]));
    assert!(table.seen().dragons_left > 0);
}

/// H21: a raid can have no turn at all; its cards and its scoring still happen.
#[test]
fn a_raid_without_vikings_is_scored_all_the_same() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Wheat)])
        .vikings(Red, &["a1"])
        .hand(Red, &[Card::Hunt])
        .raid(2)
        .turn(Red);
    assert_eq!((table.stage(), table.awaited()), (Stage::Secret, vec![Red]));
    table.plays(Red, "done");
    assert_eq!(table.points(Red, "wheat"), 2);
    assert_eq!(table.seen().raid, 3);
}

// Scoring

#[test]
fn wheat_is_worth_the_number_of_the_raid() {
    for raid in 1..=3 {
        let table = Position::new(4)
            .terrain(&[("a1", Terrain::Wheat), ("a3", Terrain::Wheat)])
            .vikings(Red, &["a1", "a3"])
            .raid(raid)
            .turn(Red);
        assert_eq!(table.points(Red, "wheat"), 2 * i32::from(raid));
    }
}

/// The majority of one tongue with the tips 4 and 7, by the vikings of red, black, yellow and blue.
fn majority(vikings: [usize; 4]) -> Vec<i32> {
    let fields: Vec<String> = (1..=12).map(|number| format!("a{number}")).collect();
    let mut free = fields.iter().map(String::as_str);
    let mut table = Position::new(4).tips([4, 3, 5], [7, 6, 8]).terrain(
        // Six tiles without a village.
        &[1, 3, 5, 7, 9, 11].map(|number| (["a1", "a3", "a5", "a7", "a9", "a11"][number / 2], Terrain::Cult)),
    );
    for (colour, count) in [Red, Black, Yellow, Blue].into_iter().zip(vikings) {
        let taken: Vec<&str> = free.by_ref().take(count).collect();
        table = table.vikings(colour, &taken);
    }
    let villages = table.seen().tongues[0]
        .fields()
        .filter(|field| matches!(field.terrain, Terrain::Village1 | Terrain::Village2) && field.holder.is_some())
        .count();
    assert_eq!(villages, 0, "the example is about vikings only");
    let table = table.turn(Red);
    [Red, Black, Yellow, Blue].map(|who| table.points(who, "tongue-a")).into()
}

/// H26, H27.
#[test]
fn both_kinds_of_ties_are_shared_and_rounded_up() {
    assert_eq!(majority([3, 2, 1, 0]), [7, 4, 0, 0], "first and second");
    assert_eq!(majority([2, 2, 1, 0]), [6, 6, 0, 0], "two share 11, and there is no second place");
    assert_eq!(majority([2, 2, 2, 0]), [4, 4, 4, 0], "three share 11");
    assert_eq!(majority([1, 1, 1, 1]), [3, 3, 3, 3], "four share 11");
    assert_eq!(majority([2, 1, 1, 0]), [7, 2, 2, 0], "two share 4");
    assert_eq!(majority([2, 1, 1, 1]), [7, 2, 2, 2], "three share 4");
    assert_eq!(majority([0, 0, 5, 0]), [0, 0, 7, 0], "alone; the second value is lost");
    assert_eq!(majority([0, 0, 0, 0]), [0, 0, 0, 0], "a place needs at least one");
}

/// H25: villages and wheat vikings count.
#[test]
fn villages_add_to_their_viking_and_wheat_vikings_count() {
    let table = Position::new(4)
        .tips([4, 3, 5], [7, 6, 8])
        .terrain(&[
            ("a1", Terrain::Village2),
            ("a3", Terrain::Wheat),
            ("a5", Terrain::Wheat),
            ("a7", Terrain::Village1),
        ])
        .vikings(Red, &["a1"])
        .vikings(Black, &["a3", "a5"])
        .vikings(Blue, &["a7"])
        .turn(Red);
    let points = [Red, Black, Yellow, Blue].map(|who| table.points(who, "tongue-a"));
    assert_eq!(points, [7, 2, 0, 2], "3 against 2 and 2");
}

// The next raid

#[test]
fn vikings_go_home_to_asgard_except_from_wheat_and_the_dragons_are_collected() {
    let table = Position::new(4)
        .terrain(&[("a1", Terrain::Wheat), ("a3", Terrain::Cult), ("b1", Terrain::Forest2), ("b3", Terrain::Village1)])
        .vikings(Red, &["a1", "a3", "b1", "b3"])
        .moored([2, 1, 0, 3])
        .start(Yellow)
        .turn(Yellow);
    assert_eq!(["a1", "a3", "b1", "b3"].map(|field| table.on(field)), [Some(Red), None, None, None]);
    // 14 less the wheat viking went to Asgard; 8 of them came back as the supply of a shared first place.
    assert_eq!((each(&table, |p| p.asgard)[0], each(&table, |p| p.midgard)[0]), (5, 8));
    assert!(table.seen().fjords.iter().all(Vec::is_empty));
    assert_eq!(table.seen().dragons_left, 11, "all twelve, and the first is drawn already");
    assert_eq!((table.seen().start, table.seen().active), (seat(Blue), seat(Blue)), "the left neighbour begins (H44)");
}

#[test]
fn the_start_goes_round_the_table() {
    let table = Position::new(3).start(Yellow).turn(Black);
    assert_eq!(table.seen().start, seat(Red));
}

/// H29: as many as Asgard holds; what stands in Midgard stays in addition.
#[test]
fn the_supply_is_limited_by_asgard_and_adds_to_midgard() {
    let mut table = Position::new(4).midgard(&[9, 2, 0, 0]).walhalla(&[3, 2, 0, 0]).moored([4, 4, 3, 0]).turn(Red);
    if table.stage() == Stage::Boarding {
        table.plays(Red, "board none");
    }
    if table.stage() == Stage::Riding {
        table.plays(Black, "stay");
    }
    table.plays(Red, "sail 4 bow");
    assert_eq!(table.seen().raid, 2);
    // Red has two vikings in Asgard, though the first place brings eight.
    assert_eq!(each(&table, |p| p.midgard), [11, 9, 6, 6]);
    assert_eq!(each(&table, |p| p.asgard), [0, 3, 8, 8]);
}

/// H45: heroes of the exodus come too late for the supply.
#[test]
fn the_exodus_follows_the_supply() {
    let table = Position::new(4).walhalla(&[14, 1, 1, 1]).turn(Red);
    assert_eq!(each(&table, |p| p.midgard)[0], 0);
    assert_eq!((each(&table, |p| p.asgard)[0], each(&table, |p| p.walhalla)[0]), (1, 13));
}

#[test]
fn with_a_minimum_of_none_nobody_leaves_walhalla() {
    let table = Position::new(4).walhalla(&[3, 0, 1, 2]).turn(Red);
    assert_eq!(each(&table, |p| p.walhalla), [3, 0, 1, 2]);
}

// The end of the game

/// H32, H46: a wheat field scores 3 and 1 as a field.
#[test]
fn after_the_third_raid_every_field_scores_and_the_game_is_over() {
    let table = Position::new(4)
        .tips([3, 4, 5], [6, 7, 8])
        .terrain(&[("a1", Terrain::Wheat), ("b1", Terrain::Cult)])
        .vikings(Red, &["a1", "b1"])
        .midgard(&[0; 4])
        .raid(3)
        .turn(Red);
    assert_eq!((table.stage(), table.awaited()), (Stage::Over, vec![]));
    assert_eq!((table.points(Red, "wheat"), table.points(Red, "fields")), (3, 2));
    assert_eq!(table.scores(), [3 + 2 + 6 + 7, 0, 0, 0]);
    assert_eq!(each(&table, |p| p.midgard), [0; 4], "no supply after the last raid");
    assert_eq!(table.on("b1"), Some(Red), "and nobody goes home");
}

fn walhalla(heroes: [u8; 4]) -> Vec<i32> {
    let table = Position::new(4).walhalla(&heroes).raid(3).turn(Red);
    assert_eq!(each(&table, |p| p.walhalla), heroes, "no exodus");
    [Red, Black, Yellow, Blue].map(|who| table.points(who, "walhalla")).into()
}

/// H33: 6 and 5, ties as on the tongues, nothing for none.
#[test]
fn walhalla_pays_six_and_five() {
    assert_eq!(walhalla([3, 2, 1, 0]), [6, 5, 0, 0]);
    assert_eq!(walhalla([2, 2, 1, 0]), [6, 6, 0, 0], "two share 11");
    assert_eq!(walhalla([2, 1, 1, 0]), [6, 3, 3, 0], "two share 5");
    assert_eq!(walhalla([2, 2, 2, 2]), [3, 3, 3, 3], "four share 11");
    assert_eq!(walhalla([0, 0, 0, 4]), [0, 0, 0, 6]);
    assert_eq!(walhalla([0, 0, 0, 0]), [0, 0, 0, 0]);
}

/// H34.
#[test]
fn equal_points_share_the_victory() {
    let table = Position::new(4).walhalla(&[2, 2, 1, 0]).raid(3).turn(Red);
    let places: Vec<_> = table.rules.standings(&table.state).iter().map(|s| (s.seat.number(), s.place)).collect();
    assert_eq!(places, [(1, 1), (2, 1), (3, 3), (4, 3)]);
}

/// H46: forest and Hunt apart, every tongue apart, and cards left are worth nothing.
#[test]
fn points_are_itemised() {
    let mut table = Position::new(4)
        .terrain(&[("a1", Terrain::Forest3)])
        .hand(Red, &[Card::Hunt, Card::Wheat])
        .tips([3, 4, 5], [6, 7, 8])
        .midgard(&[1, 0, 0, 0])
        .raid(3)
        .draws(Red, Red, Place::Bow);
    table.plays(Red, "board bow");
    table.plays(Red, "sail 1 bow");
    table.plays(Red, "hunt");
    table.plays(Red, "done");
    let items = table.rules.items(&table.state, seat(Red));
    let named: Vec<_> = items.iter().map(|item| (table.says(&item.say), item.points)).collect();
    let expected = [("Forests", 3), ("Hunt", 3), ("Tongue A", 6), ("Fields held", 1)];
    assert_eq!(named, expected.map(|(name, points)| (name.to_owned(), points)));
}
