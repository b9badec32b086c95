//! The special tiles: what each does at which scoring and at which it does nothing, and how they are taken.

mod table;

use langhus_rules::Game;
use table::*;
use wikinger::{Building, Refuse, Row, Special, Step, Tile};

/// Two goldsmiths, nobles, scouts and fishermen are safe, and one of each is threatened by the blue ship.
const COAST: [&str; 5] = ["< > .", "<* f* f*", "<* f* f*", "<* f* f*", "<* f* f*"];

/// Gold and points after the scoring of this round, with a special tile and without.
fn with_and_without(special: Special, round: u8) -> [(i32, i32); 2] {
    [true, false].map(|with| {
        let mut table = Table::advanced(2);
        table.draw(A, ". . b", COAST);
        table.set_purse(A, 4, 0);
        if with {
            table.give(A, special);
        }
        table.end_round(round);
        let (gold, points) = table.purse(A);
        (i32::from(gold), i32::from(points))
    })
}

/// Gold and points that the tile brings more at the scoring of this round.
fn effect(special: Special, round: u8) -> (i32, i32) {
    let [with, without] = with_and_without(special, round);
    (with.0 - without.0, with.1 - without.1)
}

/// The effects at the small scorings, at the first two large ones, and at the last one with the final scoring.
#[track_caller]
fn acts(special: Special, small: (i32, i32), large: (i32, i32), last: (i32, i32)) {
    for round in [1, 3, 5] {
        assert_eq!(effect(special, round), small, "{special:?} at the small scoring of round {round}");
    }
    for round in [2, 4] {
        assert_eq!(effect(special, round), large, "{special:?} at the large scoring of round {round}");
    }
    assert_eq!(effect(special, 6), last, "{special:?} at the end");
}

#[test]
fn the_five_gold_tile_pays_at_once_and_leaves() {
    let mut table = Table::advanced(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Boatsman)]);
    table.state.public.open = [Some(Special::Gold5), None, None, None];
    table.set_purse(A, 1, 0);
    table.play(&["buy 1", "lay fighter 1", "take gold5"]);
    assert_eq!(table.purse(A), (5, 0));
    assert_eq!((table.player(A).holds(Special::Gold5), table.state.public.spent[Special::Gold5 as usize]), (0, 1));
}

#[test]
fn the_five_gold_do_not_pay_for_their_own_purchase() {
    let mut table = Table::advanced(2);
    let noble = Some((Tile::Left, Noble));
    wikinger::setup::offer(&mut table.state.public, &[noble, None, None, noble]);
    table.state.public.open = [Some(Special::Gold5), None, None, None];
    table.set_purse(A, 1, 1);
    assert_eq!(table.refusal("buy 3"), Refuse::TooDear(3));
}

#[test]
fn goldsmiths_plus_one_pay_at_small_and_large_scorings() {
    // At the end 4 + 6 gold are two points; 4 + 8 are two points and two pieces more.
    acts(Special::Smith1, (2, 0), (2, 0), (2, 0));
}

#[test]
fn goldsmiths_plus_two_pay_at_small_and_large_scorings() {
    acts(Special::Smith2, (4, 0), (4, 0), (4, 0));
}

#[test]
fn all_goldsmith_tiles_add_up() {
    let mut table = Table::advanced(2);
    table.draw(A, ". . b", COAST);
    table.set_purse(A, 0, 0);
    for special in [Special::Smith1, Special::Smith1, Special::Smith2] {
        table.give(A, special);
    }
    table.end_round(1);
    assert_eq!(table.purse(A), (2 * (3 + 1 + 1 + 2), 0));
}

#[test]
fn nobles_plus_one_pay_at_large_scorings_only() {
    acts(Special::Noble1, (0, 0), (0, 2), (0, 2));
}

#[test]
fn three_noble_tiles_add_up() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["", "<*", "", "", "<"]);
    table.set_purse(A, 0, 0);
    (0..3).for_each(|_| table.give(A, Special::Noble1));
    table.end_round(2);
    assert_eq!(table.purse(A), (0, 2 + 3));
}

#[test]
fn scouts_plus_one_pay_for_the_scout_and_not_for_what_he_sees() {
    acts(Special::Scout1, (0, 0), (0, 2), (0, 2));
}

#[test]
fn fishermen_plus_one_pay_at_large_scorings_only() {
    acts(Special::Fisher1, (0, 0), (0, 2), (0, 2));
}

#[test]
fn the_fish_feast_pays_three_for_each_spare_meal_at_the_end_only() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["", "", "", "", "<* f*"]);
    table.give(A, Special::Feast);
    table.end_round(6);
    assert_eq!(item(&table, A, "supply"), 3 * 8);
    // Twelve figures and ten meals: hunger costs the same with the tile.
    acts(Special::Feast, (0, 0), (0, 0), (0, 0));
}

#[test]
fn the_hoard_makes_a_point_of_three_gold_at_the_end_only() {
    // 4 + 6 gold are 2 points, or with the tile 3 and one piece left.
    acts(Special::Hoard, (0, 0), (0, 0), (1, 1));
    let mut table = Table::advanced(2);
    table.set_purse(A, 14, 0);
    table.give(A, Special::Hoard);
    table.end_round(6);
    assert_eq!((item(&table, A, "gold"), table.purse(A).0), (4, 2));
}

#[test]
fn the_boatsman_with_the_horn_counts_at_the_end_only_and_wants_no_food() {
    acts(Special::Horn, (0, 0), (0, 0), (0, 10));
    let mut table = Table::advanced(2);
    table.wait(A, Boatsman, 1);
    table.give(A, Special::Horn);
    table.wait(B, Boatsman, 1);
    table.end_round(6);
    assert_eq!([A, B].map(|seat| item(&table, seat, "boatsmen")), [10, 0]);
    assert_eq!([A, B].map(|seat| item(&table, seat, "supply")), [-1, -1]);
}

#[test]
fn a_boat_that_is_not_used_is_worth_nothing() {
    acts(Special::Boat, (0, 0), (0, 0), (0, 0));
}

#[test]
fn a_special_building_that_still_waits_is_worth_nothing() {
    for building in Building::ALL {
        acts(Special::great(building), (0, 0), (0, 0), (0, 0));
    }
}

/// The great farm lies among the nobles in column 2.
fn great_farm(ships: &str, rows: [&str; 5]) -> Table {
    let mut table = Table::advanced(2);
    table.draw(A, ships, rows);
    table.player(A).coast.make_great(cell(Row::Nobles, 2), Building::Farm);
    table
}

#[test]
fn a_special_building_pays_for_the_figures_on_it_and_around_it_at_the_end_only() {
    let rows = ["< f* >*", "<* f* >", "< f* >*", "<* f* >*", ""];
    for round in 1..6 {
        let mut table = great_farm("", rows);
        table.end_round(round);
        assert_eq!(item(&table, A, "great"), 0, "round {round}");
    }
    let mut table = great_farm("", rows);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 6, "two rows off does not count");
    let great = table.rules.items(&table.state, A).into_iter().find(|item| item.what == "great");
    assert_eq!(great.and_then(|item| item.piece).as_deref(), Some("great-farm"));
}

#[test]
fn a_special_building_pays_at_most_nine_and_for_an_empty_centre_too() {
    let mut table = great_farm("", ["<* f* >*", "<* f* >*", "<* f* >*", "", ""]);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 9);
    let mut table = great_farm("", ["<* f >", "< f >", "< f >*", "", ""]);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 2);
}

#[test]
fn a_threatened_special_building_pays_nothing_and_threatened_neighbours_count() {
    let rows = ["<* f >*", "<* f* >*", "<* f* >*", "", ""];
    let mut table = great_farm(". r", rows);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 0);
    let mut table = great_farm("b", ["< f >*", "<* f* >*", "<* f* >*", "", ""]);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 7, "the noble and the scout under the blue ship count as well");
    let mut table = great_farm(". r", ["<* f* >*", "<* f* >*", "<* f* >*", "", ""]);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 9, "a fighter repels the ship");
}

#[test]
fn two_special_buildings_side_by_side_count_the_same_figures_twice() {
    let mut table = great_farm("", ["", "<* f c* >", "", "", ""]);
    table.player(A).coast.make_great(cell(Row::Nobles, 3), Building::Church);
    table.end_round(6);
    assert_eq!(item(&table, A, "great"), 2 + 1);
}

/// The first player is about to buy the dearest combination, with these special tiles open.
fn dearest(tile: Tile, open: [Option<Special>; 4]) -> Table {
    let mut table = Table::advanced(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Noble), (tile, Boatsman)]);
    table.state.public.open = open;
    table
}

const FARM: [Option<Special>; 4] = [Some(Special::GreatFarm), None, None, None];

#[test]
fn only_the_dearest_combination_brings_a_special_tile() {
    let mut table = dearest(Tile::Left, FARM);
    table.play(&["buy 1", "lay fighter 1"]);
    assert_eq!((table.turn(), table.step()), (B, Step::Buy));
    table.play(&["buy 2", "lay fighter 1"]);
    assert_eq!((table.turn(), table.step()), (B, Step::Special));
}

#[test]
fn what_is_bought_at_zero_never_brings_a_special_tile() {
    let mut table = dearest(Tile::Left, FARM);
    table.offer(&[(Tile::Left, Noble)]);
    table.play(&["buy 0", "lay fighter 1"]);
    assert_eq!(table.state.public.round, 2, "the round is over without a special tile");
}

#[test]
fn with_no_special_tile_open_there_is_none_to_take() {
    let mut table = dearest(Tile::Left, [None; 4]);
    table.play(&["buy 2", "lay fighter 1"]);
    assert_eq!((table.turn(), table.step()), (B, Step::Buy));
}

#[test]
fn a_special_tile_may_be_declined_and_stays_open_for_the_next_rounds() {
    let mut table = dearest(Tile::Left, [Some(Special::Boat), Some(Special::Hoard), None, None]);
    table.play(&["buy 2", "lay fighter 1"]);
    assert_eq!(table.refusal("take horn"), Refuse::NotOpen(Special::Horn));
    table.play(&["decline"]);
    let open = table.state.public.open;
    assert_eq!(open, [Some(Special::Boat), Some(Special::Hoard), None, None]);
    table.end_round(1);
    assert_eq!(table.state.public.open[..2], open[..2], "what is open stays");
    assert!(table.state.public.open.iter().all(Option::is_some), "and empty places are filled");
}

#[test]
fn four_special_tiles_lie_open_at_the_beginning_and_empty_places_wait_for_the_next_round() {
    let mut table = Table::advanced(2);
    assert!(table.state.public.open.iter().all(Option::is_some));
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Noble), (Tile::Left, Boatsman)]);
    table.play(&["buy 2", "lay fighter 1"]);
    let first = table.legal()[0].clone();
    table.play(&[&first]);
    assert_eq!(table.state.public.open.iter().flatten().count(), 3);
}

#[test]
fn in_the_basic_game_there_are_no_special_tiles() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Left, Noble), (Tile::Left, Noble)]);
    table.play(&["buy 1", "lay fighter 1"]);
    assert_eq!((table.turn(), table.step()), (B, Step::Buy));
    assert_eq!(table.state.public.open, [None; 4]);
}

#[test]
fn a_special_building_replaces_the_only_matching_tile_at_once_and_the_figure_stays() {
    let mut table = dearest(Tile::Left, FARM);
    table.draw(A, "", ["", "< f*", "", "< c", ""]);
    table.play(&["buy 2", "lay fighter 1", "take great-farm"]);
    let farm = cell(Row::Nobles, 2);
    assert_eq!(table.player(A).coast.great(Building::Farm), Some(farm));
    assert!(table.player(A).coast.is_manned(farm));
    assert_eq!(table.player(A).holds(Special::GreatFarm), 0);
    assert_eq!(table.state.public.lost[Tile::Farm as usize], 1);
    assert_eq!(table.state.public.middles.cells(A, Building::Farm).count(), 0);
}

#[test]
fn among_several_matching_tiles_the_owner_picks() {
    let mut table = dearest(Tile::Left, FARM);
    table.draw(A, "", ["", "< f c", "< f", "", ""]);
    table.play(&["buy 2", "lay fighter 1", "take great-farm"]);
    assert_eq!(table.legal(), ["exchange noble 2", "exchange scout 2"]);
    assert_eq!(table.refusal("exchange noble 3"), Refuse::WrongBuilding(Building::Farm));
    table.play(&["exchange scout 2"]);
    assert_eq!(table.player(A).coast.great(Building::Farm), Some(cell(Row::Scouts, 2)));
    assert_eq!(table.turn(), B);
}

#[test]
fn the_tile_bought_in_the_same_turn_is_laid_first_and_can_be_replaced() {
    let mut table = dearest(Tile::Farm, FARM);
    table.play(&["buy 2", "lay fisherman 2", "take great-farm"]);
    assert_eq!(table.player(A).coast.great(Building::Farm), Some(cell(Row::Fishermen, 2)));
}

#[test]
fn a_special_building_without_a_matching_tile_waits_for_the_next_one() {
    let mut table = dearest(Tile::Left, FARM);
    table.play(&["buy 2", "lay fighter 1", "take great-farm"]);
    assert_eq!(table.player(A).holds(Special::GreatFarm), 1);
    table.offer(&[(Tile::Left, Noble), (Tile::Church, Scout), (Tile::Farm, Fisherman), (Tile::Left, Noble)]);
    table.state.public.turn = A;
    table.play(&["buy 1", "lay fisherman 2"]);
    assert_eq!(table.player(A).holds(Special::GreatFarm), 1, "a church does not match");
    table.state.public.turn = A;
    table.play(&["buy 2", "lay fisherman 3", "stand"]);
    let farm = cell(Row::Fishermen, 3);
    assert_eq!(table.player(A).coast.great(Building::Farm), Some(farm));
    assert!(table.player(A).coast.is_manned(farm), "its figure is housed by the normal rules");
    assert_eq!(table.state.public.lost[Tile::Farm as usize], 1);
}

#[test]
fn a_waiting_building_goes_on_waiting_if_the_matching_tile_has_no_place() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["< >", "< >", "< >", "< >", "< >"]);
    table.give(A, Special::GreatFarm);
    table.offer_one(Tile::Farm, Boatsman);
    table.play(&["buy 0"]);
    assert_eq!(table.player(A).holds(Special::GreatFarm), 1);
    assert_eq!(table.state.public.lost[Tile::Farm as usize], 1);
}

#[test]
fn a_special_building_is_a_middle_for_islands() {
    let mut table = great_farm("", ["", "< f >", "", "", ""]);
    assert_eq!(table.player(A).coast.islands(), (1, 3));
}
