//! The small, the large and the final scoring, and who wins.

mod table;

use langhus_rules::Game;
use table::*;
use wikinger::{Cause, Currency, Event, Gain, ROUNDS, Sail, Special, Step, Tile, Wheel, is_large};

/// Gold and points that a scoring after this round brings the first player.
fn gain(ships: &str, rows: [&str; 5], round: u8) -> (u16, i16) {
    let mut table = Table::basic(2);
    table.draw(A, ships, rows);
    table.set_purse(A, 0, 0);
    table.end_round(round);
    table.purse(A)
}

#[test]
fn scorings_alternate_and_only_the_last_is_followed_by_the_end() {
    assert_eq!((1..=ROUNDS).map(is_large).collect::<Vec<_>>(), [false, true, false, true, false, true]);
    for round in 1..=6 {
        let mut table = Table::basic(2);
        table.end_round(round);
        let told = |event: Event| table.told.events.contains(&event);
        assert_eq!(told(Event::SmallScoring), round % 2 == 1);
        assert_eq!(told(Event::LargeScoring), round % 2 == 0);
        assert_eq!(told(Event::FinalScoring), round == 6);
        assert_eq!(table.step() == Step::Over, round == 6);
    }
}

#[test]
fn each_sail_threatens_down_to_the_row_of_its_colour() {
    // Nobles 2, scouts 1 and 2 more for what they see, goldsmiths 3 gold.
    let rows = ["<", "<*", "<*", "<*", "<*"];
    assert_eq!(gain("", rows, 2), (3, 5));
    assert_eq!(gain("r", rows, 2), (3, 3));
    assert_eq!(gain("g", rows, 2), (3, 0));
    assert_eq!(gain("y", rows, 2), (0, 0));
    assert_eq!(gain("b", rows, 2), (0, 0));
    assert_eq!(gain("g", rows, 1), (3, 0), "a green ship does not reach the goldsmith");
    assert_eq!(gain("y", rows, 1), (0, 0));
}

#[test]
fn a_ship_threatens_its_own_column_only_and_across_empty_cells() {
    assert_eq!(gain(". b", ["", "<* f*", "", "< f", ""], 2), (0, 2));
    assert_eq!(gain("b", ["", "", "", "<*", ""], 2), (0, 0));
}

#[test]
fn a_repelled_ship_pays_its_value_at_every_large_scoring_and_protects_everything_below() {
    let rows = ["<*", "<*", "", "<*", ""];
    assert_eq!(gain("r", rows, 2), (3 + 3, 2));
    assert_eq!(gain("g", rows, 2), (5 + 3, 2));
    assert_eq!(gain("y", rows, 2), (3, 2 + 2));
    assert_eq!(gain("b", rows, 2), (3, 3 + 2));
    assert_eq!(gain("b", rows, 3), (3, 0), "a fighter shields at a small scoring, but earns nothing");
    let mut table = Table::basic(2);
    table.draw(A, "b", rows);
    table.end_round(2);
    table.end_round(4);
    assert_eq!(item(&table, A, "repelled"), 6);
    let repelled = table.rules.items(&table.state, A).into_iter().find(|item| item.what == "repelled");
    assert_eq!(repelled.and_then(|item| item.piece).as_deref(), Some("ship-1-1"));
}

#[test]
fn a_bare_tile_under_a_ship_and_a_fighter_elsewhere_repel_nothing() {
    assert_eq!(gain("b", ["<", "<*", "", "", ""], 2), (0, 0));
    assert_eq!(gain("b", ["< f*", "<*", "", "", ""], 2), (0, 0));
}

#[test]
fn threats_are_looked_at_anew_each_time() {
    let mut table = Table::basic(2);
    table.draw(A, "y", ["<", "", "", "<*", ""]);
    table.set_purse(A, 0, 0);
    table.end_round(1);
    assert_eq!(table.purse(A).0, 0);
    table.player(A).coast.stand(cell(wikinger::Row::Fighters, 1));
    table.end_round(3);
    assert_eq!(table.purse(A).0, 3);
}

#[test]
fn waiting_figures_and_bare_tiles_earn_nothing() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["<", "<", "<", "<", "<"]);
    for figure in [Noble, Scout, Goldsmith, Fisherman, Fighter] {
        table.wait(A, figure, 3);
    }
    table.set_purse(A, 0, 0);
    table.end_round(2);
    assert_eq!(table.purse(A), (0, 0));
}

#[test]
fn a_threatened_scout_sees_nothing_although_those_below_are_safe() {
    assert_eq!(gain("g", [".", "", "<*", "<*", "<*"], 2), (3, 0));
    assert_eq!(gain("", ["", "", "<*", "<", "<*"], 2), (0, 2));
}

#[test]
fn items_name_the_scoring_in_which_points_were_earned() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "<* f*", "<*", "", ""]);
    table.end_round(2);
    table.end_round(4);
    let items = table.rules.items(&table.state, A);
    let points: Vec<_> = items.iter().map(|item| (item.what, item.points)).collect();
    assert_eq!(points, [("start", 10), ("nobles", 4), ("nobles", 4), ("scouts", 1), ("scouts", 1)]);
    assert_eq!(table.rules.score(&table.state, A), 20);
}

#[test]
fn gold_missing_for_ships_at_the_end_is_paid_in_points_even_below_zero() {
    let mut table = Table::basic(2);
    table.draw(A, "g g r b", BARE);
    table.set_purse(A, 4, 0);
    table.end_round(6);
    assert_eq!(item(&table, A, "debt"), -9, "13 gold were due, 4 were there");
    assert_eq!(item(&table, A, "unrepelled"), -3);
    assert_eq!(table.purse(A), (0, -9 - 3));
}

#[test]
fn a_repelled_ship_costs_nothing_at_the_end() {
    let mut table = Table::basic(2);
    table.draw(A, "b", ["<*", "", "", "", ""]);
    table.end_round(6);
    assert_eq!((item(&table, A, "unrepelled"), item(&table, A, "repelled")), (0, 3));
}

#[test]
fn five_gold_are_a_point_and_the_rest_stays() {
    let mut table = Table::basic(2);
    table.set_purse(A, 14, 0);
    table.end_round(6);
    assert_eq!((item(&table, A, "gold"), table.purse(A).0), (2, 4));
    assert_eq!(table.rules.tie_break(&table.state, A), 4);
}

#[test]
fn majorities_go_in_full_to_everybody_who_shares_them() {
    let mut table = Table::basic(3);
    for (seat, boatsmen) in [(A, 2), (B, 2), (C, 1)] {
        table.wait(seat, Boatsman, boatsmen);
    }
    table.draw(A, "", ["< >", "", "", "", ""]);
    table.draw(B, "", ["< f c >", "", "", "", ""]);
    table.draw(C, "", ["< >", "", "", "", "< f t >"]);
    table.end_round(6);
    assert_eq!([A, B, C].map(|seat| item(&table, seat, "boatsmen")), [10, 10, 0]);
    assert_eq!([A, B, C].map(|seat| item(&table, seat, "islands")), [0, 0, 7]);
    assert_eq!([A, B, C].map(|seat| item(&table, seat, "longest")), [0, 5, 5]);
}

#[test]
fn where_nobody_has_any_nobody_scores_the_majority() {
    let mut table = Table::basic(2);
    table.end_round(6);
    for what in ["boatsmen", "islands", "longest"] {
        assert_eq!([A, B].map(|seat| item(&table, seat, what)), [0, 0], "{what}");
    }
}

#[test]
fn a_finished_island_needs_a_beginning_and_an_end_without_gaps() {
    let islands = |row: &str| {
        let mut table = Table::basic(2);
        table.draw(A, "", ["", "", row, "", ""]);
        table.player(A).coast.islands()
    };
    assert_eq!(islands("< >"), (1, 2));
    assert_eq!(islands("< f"), (0, 0));
    assert_eq!(islands(". f >"), (0, 0));
    assert_eq!(islands("< . >"), (0, 0));
    assert_eq!(islands("< f c > < >"), (2, 4));
    assert_eq!(islands("< f . f >"), (0, 0));
    assert_eq!(islands("< f . c > < t t >"), (1, 4));
}

#[test]
fn threatened_and_waiting_fishermen_feed_nobody_and_want_food_themselves() {
    let supply = |ships: &str, rows, waiting: u8| {
        let mut table = Table::basic(2);
        table.draw(A, ships, rows);
        table.wait(A, Fisherman, waiting);
        table.end_round(6);
        item(&table, A, "supply")
    };
    assert_eq!(supply("", ["", "", "", "", "<* f*"], 0), 2 * 8);
    assert_eq!(supply("b", ["", "", "", "", "<* f*"], 0), 2 * 3);
    assert_eq!(supply("", ["", "", "", "", "<* f*"], 3), 2 * 5);
    assert_eq!(supply("", ["", "", "", "", "<"], 3), -3);
}

#[test]
fn boatsmen_on_the_mainland_want_food_and_those_who_ferried_do_not() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "<", "", "", ""]);
    table.wait(A, Noble, 1);
    table.wait(A, Boatsman, 2);
    table.end_round(6);
    assert_eq!(item(&table, A, "supply"), -2, "a noble and the boatsman who is left");
    assert_eq!(item(&table, A, "boatsmen"), 10);
}

#[test]
fn the_final_scoring_keeps_its_order() {
    let mut table = Table::advanced(2);
    table.draw(A, "g", [". <", ". f* >", "", "", "<*"]);
    table.wait(A, Boatsman, 1);
    table.set_purse(A, 12, 0);
    let farm = cell(wikinger::Row::Nobles, 2);
    table.player(A).coast.make_great(farm, wikinger::Building::Farm);
    table.end_round(6);
    let causes: Vec<Cause> = table
        .told
        .events
        .iter()
        .skip_while(|event| **event != Event::FinalScoring)
        .filter_map(|event| match event {
            Event::Scored(seat, cause, _) if *seat == A => Some(*cause),
            _ => None,
        })
        .collect();
    let ship = Cause::Ship(Sail::Green, wikinger::Column::FIRST);
    let great = Cause::Great(wikinger::Building::Farm);
    assert_eq!(causes, [ship, Cause::Gold, Cause::Boatsmen, Cause::Supply, great]);
}

#[test]
fn the_most_points_win_then_the_most_gold_and_then_both() {
    let places = |purses: [(u16, i16); 2]| {
        let mut table = Table::basic(2);
        for (seat, (gold, points)) in [A, B].into_iter().zip(purses) {
            table.set_purse(seat, gold, points);
        }
        table.end_round(6);
        let mut places: Vec<_> = table.rules.standings(&table.state);
        places.sort_by_key(|standing| standing.seat);
        [places[0].place, places[1].place]
    };
    assert_eq!(places([(0, 11), (0, 10)]), [1, 2]);
    assert_eq!(places([(3, 10), (4, 10)]), [2, 1]);
    assert_eq!(places([(5, 10), (4, 11)]), [2, 1], "5 gold have become the point, and 4 are left over");
    assert_eq!(places([(3, 10), (3, 10)]), [1, 1]);
}

#[test]
fn ships_are_worth_what_the_edition_says() {
    let rules = rules(2, &[]);
    let pays = Sail::ALL.map(|sail| (rules.pay(sail).value, rules.pay(sail).of));
    use Currency::{Gold, Points};
    assert_eq!(pays, [(3, Gold), (5, Gold), (2, Points), (3, Points)]);
}

#[test]
fn after_the_end_nobody_is_awaited_and_every_piece_is_still_there() {
    for seats in 2..=4 {
        let mut table = Table::untouched(seats);
        let before = table.rules.inventory(&table.state);
        table.finish();
        assert!(table.rules.awaited(&table.state).is_empty());
        assert_eq!(table.rules.inventory(&table.state), before);
        assert!(Wheel::slots().all(|slot| table.state.public.wheel.tile(slot).is_none()));
    }
}

#[test]
fn the_five_gold_tile_is_told_with_its_gain() {
    let mut table = Table::advanced(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Boatsman)]);
    table.state.public.open = [Some(Special::Gold5), None, None, None];
    table.play(&["buy 1", "lay fighter 1", "take gold5"]);
    assert!(table.told.events.contains(&Event::Scored(A, Cause::Gold5, Gain::Gold(5))));
}
