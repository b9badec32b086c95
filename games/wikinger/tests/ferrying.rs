//! Boatsmen: loads, cells, the duty of the last large scoring, and boat tiles.

mod table;

use table::*;
use wikinger::{Refuse, Row, Special, Step};

/// Scouts and fishermen wait, with more free tiles than figures.
fn roomy() -> Table {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "< f c >", "", "< f c >"]);
    table.wait(A, Scout, 2);
    table.wait(A, Fisherman, 2);
    table
}

#[test]
fn boatsmen_ferry_only_at_large_scorings() {
    let mut table = roomy();
    table.wait(A, Boatsman, 1);
    table.end_round(1);
    assert_eq!(table.step(), Step::Buy);
    table.end_round(4);
    assert_eq!((table.turn(), table.step()), (A, Step::Ferry));
    assert_eq!(table.legal(), ["stop", "row"]);
}

#[test]
fn nobody_is_asked_without_a_boatsman_or_without_cargo_that_finds_room() {
    let mut table = roomy();
    table.end_round(2);
    assert_eq!(table.step(), Step::Buy, "there is no boatsman");
    let mut table = Table::basic(2);
    table.wait(A, Scout, 2);
    table.wait(A, Boatsman, 2);
    table.end_round(2);
    assert_eq!(table.step(), Step::Buy, "no scout has a tile");
    assert_eq!(table.player(A).waiting(Boatsman), 2);
}

#[test]
fn the_owner_chooses_the_cells_from_left_to_right_and_the_rest_needs_room() {
    let mut table = roomy();
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row", "load scout"]);
    assert_eq!(table.legal(), ["land scout 1", "land scout 2", "land scout 3"]);
    assert_eq!(table.refusal("land scout 4"), Refuse::LeftToRight);
    assert_eq!(table.refusal("land fisherman 1"), Refuse::WrongRow(Row::Scouts));
    assert_eq!(table.refusal("land scout 5"), Refuse::NoFreeTile);
    table.play(&["land scout 2"]);
    assert_eq!(table.legal(), ["land scout 3", "land scout 4"]);
    assert_eq!(table.refusal("land scout 1"), Refuse::LeftToRight);
    table.play(&["land scout 4"]);
    assert_eq!(table.player(A).coast.figures(Row::Scouts), 0b1010);
}

#[test]
fn a_full_load_takes_all_who_find_room_without_asking() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "<* f c >", "", "<"]);
    table.wait(A, Scout, 5);
    table.wait(A, Fisherman, 1);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row", "load scout"]);
    assert_eq!(table.player(A).coast.figures(Row::Scouts), 0b1111);
    assert_eq!((table.player(A).waiting(Scout), table.player(A).waiting(Boatsman)), (2, 0));
}

#[test]
fn one_of_each_takes_every_kind_that_finds_room() {
    let mut table = roomy();
    table.wait(A, Goldsmith, 1);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row"]);
    assert_eq!(table.refusal("load goldsmith"), Refuse::NoCargo(Goldsmith), "goldsmiths have no tile");
    table.play(&["load each", "land scout 3", "land fisherman 1"]);
    let player = table.player(A);
    assert_eq!([Scout, Fisherman, Goldsmith].map(|figure| player.waiting(figure)), [1, 1, 1]);
}

#[test]
fn one_of_each_is_no_load_of_its_own_where_it_is_the_only_figure_there_is() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "< f", "", "<"]);
    table.wait(A, Scout, 1);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row"]);
    assert_eq!(table.legal(), ["land scout 1", "land scout 2"], "there was nothing to choose");
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "< f", "", "<"]);
    table.wait(A, Scout, 2);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row"]);
    assert_eq!(table.legal(), ["load scout", "load each"], "two scouts, or one of the only kind");
}

#[test]
fn a_boatsman_who_ferried_leaves_the_game_and_the_next_one_may_follow() {
    let mut table = roomy();
    table.wait(A, Boatsman, 3);
    table.end_round(2);
    table.play(&["row", "load scout", "land scout 1", "land scout 2"]);
    assert_eq!(table.state.public.gone[Boatsman as usize], 1);
    assert_eq!(table.legal(), ["stop", "row"]);
    table.play(&["stop"]);
    assert_eq!(table.player(A).waiting(Boatsman), 2);
    assert_eq!(table.step(), Step::Buy);
}

#[test]
fn a_fighter_ferried_now_repels_now() {
    let mut table = Table::basic(2);
    table.draw(A, "b", ["<", "", "", "", "<"]);
    table.wait(A, Fighter, 1);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row"]);
    assert_eq!(table.purse(A), (30, 13));
}

#[test]
fn seats_ferry_and_score_one_after_the_other_from_the_start_player() {
    let mut table = Table::basic(3);
    for seat in [A, B, C] {
        table.draw(seat, "", ["", "< f", "", "", "<"]);
        table.wait(seat, Noble, 1);
        table.wait(seat, Boatsman, 1);
    }
    table.state.public.start = B;
    table.end_round(2);
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(table.turn());
        table.play(&["row"]);
        assert_eq!(table.purse(*asked.last().unwrap()).1, 10, "nothing is scored before the figure has landed");
        table.play(&["land noble 2"]);
    }
    assert_eq!(asked, [B, C, A]);
    assert_eq!([A, B, C].map(|seat| table.purse(seat).1), [12, 12, 12]);
}

#[test]
fn at_the_last_large_scoring_boatsmen_have_to_ferry_as_long_as_somebody_finds_room() {
    let mut table = roomy();
    table.wait(A, Boatsman, 3);
    table.end_round(6);
    assert_eq!(table.step(), Step::Load, "there was no choice about the boatsman himself");
    table.play(&["load scout", "land scout 1", "land scout 2"]);
    // One kind is left: both fishermen, or one and then, the duty lasting, the other.
    assert_eq!(table.legal(), ["load fisherman", "load each"]);
    table.play(&["load fisherman", "land fisherman 3"]);
    assert_eq!(table.player(A).waiting(Boatsman), 1, "nobody is left to ferry");
    assert_eq!(table.step(), Step::Over);
}

#[test]
fn the_duty_holds_for_threatened_tiles_too() {
    let mut table = Table::basic(2);
    table.draw(A, "b", [".", "<", "", "", "<"]);
    table.wait(A, Noble, 1);
    table.wait(A, Boatsman, 1);
    table.end_round(6);
    assert!(table.player(A).coast.is_manned(cell(Row::Nobles, 1)));
    assert_eq!((table.player(A).waiting(Boatsman), table.step()), (0, Step::Over));
}

#[test]
fn in_the_advanced_game_a_boatsman_carries_one_figure() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["", "", "< f c >", "", "< f c >"]);
    table.wait(A, Scout, 2);
    table.wait(A, Fisherman, 2);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    assert_eq!(table.refusal("sail"), Refuse::NoBoat);
    table.play(&["row"]);
    assert_eq!(table.legal(), ["load scout", "load fisherman"]);
    assert_eq!(table.refusal("load each"), Refuse::OneFigure);
    table.play(&["load fisherman", "land fisherman 4"]);
    assert_eq!((table.player(A).waiting(Fisherman), table.player(A).waiting(Scout)), (1, 2));
}

/// Scouts and fishermen wait; the owner has a boat tile.
fn with_boat(round: u8) -> Table {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["", "", "< f c >", "", "< f"]);
    table.wait(A, Scout, 2);
    table.wait(A, Fisherman, 2);
    table.wait(A, Boatsman, 2);
    table.give(A, Special::Boat);
    table.end_round(round);
    table
}

#[test]
fn a_boat_tile_carries_once_as_in_the_basic_game_and_leaves_with_its_boatsman() {
    let mut table = with_boat(2);
    assert_eq!(table.legal(), ["stop", "row", "sail"]);
    table.play(&["sail"]);
    assert_eq!(table.legal(), ["load scout", "load fisherman", "load each"]);
    table.play(&["load fisherman"]);
    assert_eq!(table.player(A).coast.figures(Row::Fishermen), 0b11);
    assert_eq!((table.player(A).holds(Special::Boat), table.player(A).waiting(Boatsman)), (0, 1));
    assert_eq!(table.state.public.spent[Special::Boat as usize], 1);
    assert_eq!(table.legal(), ["stop", "row"]);
}

#[test]
fn using_a_boat_is_voluntary_even_when_ferrying_is_not() {
    let mut table = with_boat(6);
    assert_eq!(table.legal(), ["row", "sail"]);
    assert_eq!(table.refusal("stop"), Refuse::MustFerry);
    table.play(&["row", "load scout", "land scout 1", "row", "load scout", "land scout 2"]);
    assert_eq!(table.player(A).holds(Special::Boat), 1);
    assert_eq!(table.step(), Step::Over);
}

#[test]
fn a_boat_needs_a_boatsman_and_the_one_with_the_horn_is_none() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["", "", "< f", "", "<"]);
    table.wait(A, Scout, 2);
    table.give(A, Special::Boat);
    table.give(A, Special::Horn);
    table.end_round(2);
    assert_eq!(table.step(), Step::Buy);
}
