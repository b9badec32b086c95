//! The evening, the end of the day and the end of the game.

use langhus_rules::{Game, Seat};
use schiffbauer::setup::Table;
use schiffbauer::{Building, Refusal, Ship, Step};

#[test]
fn workers_in_the_village_bring_gold_and_new_ones_do_not_yet() {
    let mut table = Table::new(2).purse(1, 2, 3, [0; 3]).purse(2, 11, 8, [0; 3]);
    table.play(&["end", "end"]);
    assert_eq!((table.gold(1), table.workers(1)), (5, 4));
    assert_eq!((table.gold(2), table.workers(2)), (12, 8), "no more than 12 gold and 8 workers");
}

#[test]
fn workers_above_eight_still_earn_before_they_leave() {
    let mut table = Table::new(2).purse(1, 0, 10, [0; 3]);
    table.play(&["end", "end"]);
    assert_eq!((table.gold(1), table.workers(1)), (10, 8));
}

#[test]
fn there_is_always_at_least_one_new_worker() {
    let mut table = Table::new(2).purse(1, 0, 0, [0; 3]).fleet(1, &[Ship::Busse, Ship::Langskip, Ship::Drakkar]);
    table.play(&["end", "end"]);
    assert_eq!(table.workers(1), 1);
}

#[test]
fn a_ship_finished_today_counts_this_evening() {
    let mut table = Table::new(2).workshops(1, &[Ship::Ferje]).crew(1, &[schiffbauer::Craftsman::Woodcutter]).purse(
        1,
        2,
        2,
        [2, 1, 0],
    );
    table.play(&["finish ferje", "end", "end"]);
    assert_eq!((table.gold(1), table.workers(1)), (0, 2), "one worker, and one by the icon");
}

#[test]
fn a_larger_mill_keeps_more() {
    let mut table = Table::new(2).purse(1, 0, 0, [5, 5, 0]).fleet(1, &[Ship::Knarr]);
    table.play(&["end", "end"]);
    assert_eq!((table.mill(1), table.state.day), ([5, 5, 0], 2));
}

#[test]
fn a_surplus_of_one_type_goes_back_without_a_question() {
    let mut table = Table::new(2).purse(1, 0, 0, [0, 0, 11]);
    table.play(&["end", "end"]);
    assert_eq!((table.mill(1), table.state.day), ([0, 0, 8], 2));
}

#[test]
fn limits_are_checked_from_the_start_player_on_and_exactly_the_surplus_goes_back() {
    let mut table = Table::new(3).purse(1, 0, 0, [8, 1, 0]).purse(3, 0, 0, [5, 0, 5]).turn_of(2);
    table.state.start = Seat::new(1);
    table.play(&["end", "end", "end"]);
    assert_eq!((table.active(), table.state.step), (3, Step::Surplus), "seat 3 comes before seat 1 today");
    table.play(&["return iron", "return oak"]);
    assert_eq!((table.mill(3), table.active()), ([4, 0, 4], 1));
    assert_eq!(table.refused("take oak"), Refusal::NotNow(Step::Surplus));
    table.play(&["return wool"]);
    assert_eq!((table.mill(1), table.state.step), ([8, 0, 0], Step::Draft));
}

#[test]
fn a_mill_never_holds_less_than_nothing() {
    let edition = include_str!("../edition.toml").replacen("mill = -1", "mill = -8", 1);
    let mut table =
        Table::with_edition(2, &edition).unwrap().fleet(1, &[Ship::Snekke, Ship::Skeid]).purse(1, 0, 0, [1, 1, 1]);
    table.play(&["end", "end"]);
    assert_eq!((table.mill(1), table.state.boards[0].mill_limit()), ([0; 3], 0));
}

#[test]
fn the_day_of_the_fourth_ship_is_played_out_by_all() {
    let mut table = Table::new(3)
        .fleet(1, &[Ship::Skute, Ship::Skute, Ship::Ferje])
        .workshops(1, &[Ship::Skute])
        .crew(1, &[schiffbauer::Craftsman::RopeMaker])
        .purse(1, 2, 1, [1, 1, 1]);
    table.play(&["finish skute", "end"]);
    assert_eq!(table.active(), 2);
    table.play(&["end"]);
    assert_eq!(table.active(), 3);
    table.play(&["end"]);
    assert_eq!(table.state.step, Step::Over);
    assert_eq!(table.gold(1), 3, "the evening is played too: three gold icons");
    assert!(table.rules.awaited(&table.state).is_empty());
    assert!(table.choices().is_empty());
    let end = table.rules.parse("end").unwrap();
    assert_eq!(table.rules.check(&table.state, Seat::new(0), end), Err(Refusal::NotNow(Step::Over)));
}

#[test]
fn a_last_evening_waits_for_the_surplus_before_the_game_is_over() {
    let mut table =
        Table::new(2).fleet(1, &[Ship::Skute, Ship::Skute, Ship::Ferje, Ship::Ferje]).purse(2, 0, 0, [5, 5, 0]);
    table.play(&["end", "end", "return oak", "return oak"]);
    assert_eq!(table.state.step, Step::Over);
}

#[test]
fn every_tied_player_gets_the_military_marker_but_nobody_without_military_points() {
    let table = Table::new(3).fleet(1, &[Ship::Snekke]).fleet(2, &[Ship::Skute, Ship::Karve]).fleet(3, &[Ship::Skute]);
    assert_eq!((table.points(1), table.points(2), table.points(3)), (2 + 3, 2 + 3, 1));
    let peace = Table::new(2).fleet(1, &[Ship::Ferje]);
    assert_eq!((peace.points(1), peace.points(2)), (1, 0));
}

#[test]
fn every_building_is_worth_what_it_says() {
    for (building, points) in [
        (Building::Longhouse, 1),
        (Building::Mine, 2),
        (Building::Church, 2),
        (Building::Fortress, 3),
        (Building::Treasury, 3),
        (Building::Boathouse, 4),
        (Building::MarketHall, 1),
    ] {
        // Twelve gold, two civil ships, and a mill of nine.
        let table =
            Table::new(2).purse(1, 12, 0, [0; 3]).fleet(1, &[Ship::Byrding, Ship::Ferje]).buildings(1, &[building]);
        assert_eq!(table.points(1), 2 + points, "{building:?}");
    }
}

#[test]
fn a_building_worth_nothing_is_listed_all_the_same() {
    let table = Table::new(2)
        .purse(1, 3, 0, [0; 3])
        .buildings(1, &[Building::Treasury, Building::Boathouse, Building::MarketHall]);
    let items = table.rules.items(&table.state, Seat::new(0));
    assert_eq!(items.iter().map(|item| item.points).collect::<Vec<_>>(), [0, 0, 0]);
}

#[test]
fn more_gold_breaks_a_tie_and_what_is_still_equal_is_shared() {
    let table = Table::new(3)
        .purse(1, 4, 0, [0; 3])
        .purse(2, 7, 0, [0; 3])
        .purse(3, 4, 0, [0; 3])
        .fleet(1, &[Ship::Ferje])
        .fleet(2, &[Ship::Ferje])
        .fleet(3, &[Ship::Ferje]);
    let places: Vec<_> =
        table.rules.standings(&table.state).iter().map(|place| (place.seat.number(), place.place)).collect();
    assert_eq!(places, [(2, 1), (1, 2), (3, 2)]);
}
