//! The offer, buying and the wheel.

mod table;

use langhus_rules::{Game, Seat, Seed};
use table::*;
use wikinger::{Event, Figure, Refuse, Step, Tile, Wheel};

#[test]
fn gold_at_the_beginning_is_30_25_or_20_and_everybody_has_ten_points() {
    for (seats, gold) in [(2, 30), (3, 25), (4, 20)] {
        let mut table = Table::untouched(seats);
        for seat in Seat::all(seats) {
            assert_eq!(table.purse(seat), (gold, 10));
            assert_eq!(table.rules.score(&table.state, seat), 10);
        }
    }
}

#[test]
fn chance_decides_who_begins() {
    let rules = rules(4, &[]);
    let mut seen = [false; 4];
    for number in 0..60 {
        seen[rules.deal(Seed::from_number(number)).public.start.index()] = true;
    }
    assert_eq!(seen, [true; 4]);
}

#[test]
fn a_missing_colour_is_skipped_and_the_offer_is_dearest_at_the_ships() {
    for number in 0..50 {
        let state = rules(2, &[]).deal(Seed::from_number(number));
        let wheel = state.public.wheel;
        let figures: Vec<Figure> = Wheel::slots().filter_map(|slot| wheel.figure(slot)).collect();
        assert!(figures.is_sorted(), "{figures:?}");
        let ships: Vec<bool> = Wheel::slots().filter_map(|slot| wheel.tile(slot)).map(|t| t.sail().is_some()).collect();
        assert!(ships.is_sorted(), "{ships:?}");
        assert_eq!((figures.len(), ships.len()), (12, 12));
    }
}

#[test]
fn ships_lie_from_eleven_downwards_in_the_order_of_the_stack() {
    let mut table = Table::basic(2);
    let mut stack = [Tile::Left; 12];
    (stack[3], stack[4], stack[9]) = (Tile::Red, Tile::Blue, Tile::Green);
    table.begin_round(&stack, &[Boatsman; 12]);
    let wheel = table.state.public.wheel;
    let tile = |price| wheel.slot(price).and_then(|slot| wheel.tile(slot));
    assert_eq!([11, 10, 9, 8].map(tile), [Tile::Red, Tile::Blue, Tile::Green, Tile::Left].map(Some));
}

#[test]
fn buying_elsewhere_than_at_zero_leaves_a_gap_and_changes_no_price() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Noble), (Tile::Left, Scout), (Tile::Left, Scout)]);
    table.play(&["buy 2", "lay fighter 1"]);
    assert_eq!(table.legal(), ["buy 1", "buy 3"]);
    assert!(!table.told.events.iter().any(|event| matches!(event, Event::Turned(_))));
}

#[test]
fn zero_is_locked_while_another_of_its_kind_stands_at_the_wheel() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Scout), (Tile::Left, Noble)]);
    assert_eq!(table.refusal("buy 0"), Refuse::ZeroLocked(Noble));
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Scout), (Tile::Left, Scout)]);
    assert_eq!(table.legal(), ["buy 0", "buy 1", "buy 2"]);
}

#[test]
fn who_has_too_little_gold_for_the_cheapest_may_take_zero_or_change_points() {
    let mut table = Table::basic(2);
    let noble = Some((Tile::Left, Noble));
    wikinger::setup::offer(&mut table.state.public, &[noble, None, noble, noble]);
    table.set_purse(A, 2, 10);
    assert_eq!(table.refusal("buy 0"), Refuse::ZeroLocked(Noble));
    // W45: points do not count for the test, and nobody is forced to change them.
    table.set_purse(A, 1, 10);
    assert_eq!(table.legal(), ["buy 0", "buy 2", "buy 3"]);
    table.play(&["buy 3", "lay fighter 1"]);
    assert_eq!(table.purse(A), (0, 8));
    assert_eq!(item(&table, A, "changed"), -2);
}

#[test]
fn points_never_fall_below_zero_by_paying() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Noble), (Tile::Left, Noble), (Tile::Left, Noble)]);
    table.set_purse(A, 0, 2);
    assert_eq!(table.legal(), ["buy 0", "buy 1", "buy 2"]);
    assert_eq!(table.refusal("buy 3"), Refuse::TooDear(3));
    table.play(&["buy 2", "lay fighter 1"]);
    assert_eq!(table.purse(A), (0, 0));
}

#[test]
fn the_last_combination_is_free() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Left, Noble)]);
    table.set_purse(A, 0, 0);
    assert_eq!(table.legal(), ["buy 0"]);
}

#[test]
fn what_is_bought_or_was_never_there_cannot_be_bought() {
    let mut table = Table::basic(2);
    table.offer_one(Tile::Left, Noble);
    assert_eq!(table.refusal("buy 7"), Refuse::NothingAt(7));
    assert_eq!(table.refusal("pass"), Refuse::NotAsked(Step::Buy));
}

#[test]
fn everybody_buys_equally_often_and_the_start_passes_to_the_left() {
    for seats in 2..=4 {
        let mut table = Table::untouched(seats);
        let mut bought = [[0; 4]; 7];
        let mut starts = Vec::new();
        while table.rules.awaited(&table.state).first().is_some() {
            let round = table.state.public.round;
            if starts.len() < usize::from(round) {
                starts.push(table.state.public.start.index() as u8);
            }
            if table.step() == Step::Buy {
                bought[usize::from(round)][table.turn().index()] += 1;
            }
            let actions = table.legal();
            table.play(&[&actions[actions.len() / 2]]);
        }
        for round in &bought[1..] {
            assert_eq!(round[..usize::from(seats)], vec![12 / seats; seats.into()]);
        }
        assert_eq!(starts, (0..6).map(|round| round % seats).collect::<Vec<_>>());
    }
}

#[test]
fn a_new_offer_is_a_revelation_and_a_purchase_is_none() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Boatsman)]);
    table.play(&["buy 1"]);
    assert!(!table.told.revealed);
    table.play(&["lay fighter 1"]);
    assert!(!table.told.revealed);
    table.play(&["buy 0", "lay fighter 1"]);
    assert!(table.told.revealed, "the next round's offer was laid out");
    assert_eq!(table.state.public.round, 2);
}
