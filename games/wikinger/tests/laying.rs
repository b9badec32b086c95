//! Laying tiles, the start tile, ships, and housing figures.

mod table;

use std::collections::BTreeSet;

use langhus_rules::Game;
use table::*;
use wikinger::{Edges, Figure, Refuse, Row, Step, Tile};

/// A table at which the first player has bought this tile, with nothing else before the mainland.
fn first_turn(tile: Tile, figure: Figure) -> Table {
    let mut table = Table::untouched(2);
    table.offer_one(tile, figure);
    table.play(&["buy 0"]);
    table
}

/// A coast on which the first player is about to lay this tile.
fn about_to_lay(tile: Tile, ships: &str, rows: [&str; 5]) -> Table {
    let mut table = Table::basic(2);
    table.draw(A, ships, rows);
    table.offer_one(tile, Boatsman);
    table.play(&["buy 0"]);
    table
}

/// W44: the coasts that a first turn can lead to.
#[test]
fn a_first_turn_has_20_outcomes_with_a_beginning_5_with_a_middle_or_an_end_and_15_with_a_ship() {
    for (tile, expected) in [(Tile::Left, 20), (Tile::Farm, 5), (Tile::Right, 5), (Tile::Yellow, 15)] {
        let mut outcomes = BTreeSet::new();
        let begin = first_turn(tile, Boatsman).state;
        for first in first_turn(tile, Boatsman).legal() {
            let mut table = Table::untouched(2);
            table.state = begin;
            table.play(&[&first]);
            for second in table.legal() {
                let mut table = Table { rules: table.rules.clone(), state: table.state, told: Default::default() };
                table.play(&[&second]);
                outcomes.insert(format!("{:?}", table.player(A).coast));
            }
        }
        assert_eq!(outcomes.len(), expected, "{tile:?}");
    }
}

#[test]
fn the_start_tile_may_go_before_or_after_a_beginning_and_before_or_after_a_ship() {
    let mut table = first_turn(Tile::Left, Boatsman);
    assert_eq!(table.legal().iter().filter(|action| action.starts_with("start")).count(), 5);
    table.play(&["lay noble 1"]);
    assert_eq!(table.step(), Step::Start);
    assert_eq!(table.refusal("start noble"), Refuse::RowTaken(Row::Nobles));
    assert_eq!(table.refusal("lay scout 1"), Refuse::NotAsked(Step::Start));
    table.play(&["start scout"]);
    assert_eq!(table.turn(), B);
    let mut table = first_turn(Tile::Red, Fighter);
    table.play(&["moor 2", "start fighter"]);
    assert_eq!(table.player(A).waiting(Fighter), 1);
    let mut table = first_turn(Tile::Red, Fighter);
    table.play(&["start fighter", "moor 3"]);
    assert_eq!(table.turn(), B);
}

#[test]
fn a_middle_or_an_end_needs_the_start_tile_first_and_then_lies_beside_it() {
    for tile in [Tile::Church, Tile::Right] {
        let mut table = first_turn(tile, Boatsman);
        assert_eq!(table.legal().len(), 5, "only the start tile can be laid");
        assert_eq!(table.refusal("lay noble 1"), Refuse::Clash);
        table.play(&["start noble"]);
        assert_eq!(table.legal(), ["lay noble 2"]);
    }
}

#[test]
fn the_start_tile_is_laid_once() {
    let mut table = first_turn(Tile::Left, Boatsman);
    table.play(&["start noble"]);
    assert_eq!(table.refusal("start scout"), Refuse::NotAsked(Step::Lay));
}

#[test]
fn a_figure_never_stands_on_the_start_tile_laid_in_the_same_turn() {
    let mut table = first_turn(Tile::Left, Noble);
    table.play(&["start noble", "lay scout 1"]);
    assert_eq!(table.player(A).waiting(Noble), 1);
    assert!(!table.player(A).coast.is_manned(cell(Row::Nobles, 1)));
}

#[test]
fn only_a_beginning_lies_beside_the_mainland() {
    let table = about_to_lay(Tile::Farm, "", BARE);
    assert_eq!(table.legal(), ["lay fisherman 2"]);
    assert_eq!(table.refusal("lay noble 1"), Refuse::Clash);
    let table = about_to_lay(Tile::Left, "", BARE);
    assert_eq!(table.legal(), ["lay fighter 1", "lay noble 1", "lay scout 1", "lay goldsmith 1"]);
}

#[test]
fn a_corner_is_no_contact() {
    let table = about_to_lay(Tile::Left, "", ["", "", "", "< f", "<"]);
    assert_eq!(table.refusal("lay noble 2"), Refuse::NoContact);
    assert!(table.legal().contains(&"lay scout 2".to_owned()), "above the farm is contact by a side");
}

#[test]
fn a_ship_is_no_contact_for_an_island() {
    let table = about_to_lay(Tile::Right, "b r g", ["", "", "", "", "<"]);
    assert_eq!(table.refusal("lay fighter 2"), Refuse::NoContact);
}

#[test]
fn an_island_may_stand_open_beside_an_empty_cell() {
    let mut table = about_to_lay(Tile::Right, "", ["", "", "", "< f", ""]);
    table.play(&["lay scout 2"]);
    assert_eq!(table.player(A).coast.edges(cell(Row::Scouts, 2)), Some(Edges::Right));
}

#[test]
fn a_beginning_may_follow_an_end_but_not_a_middle() {
    let table = about_to_lay(Tile::Left, "", ["< >", "< f", "", "", ""]);
    assert!(table.legal().contains(&"lay fighter 3".to_owned()));
    assert_eq!(table.refusal("lay noble 3"), Refuse::Clash);
    assert_eq!(table.refusal("lay noble 2"), Refuse::Occupied);
}

#[test]
fn the_right_neighbour_counts_as_well_as_the_left_one() {
    // In column 2 of the nobles the left neighbour wants land and the right one sea, or the other way round.
    let table = about_to_lay(Tile::Farm, "", ["", "< . <", "< f f", "", ""]);
    assert_eq!(table.refusal("lay noble 2"), Refuse::Clash);
    let table = about_to_lay(Tile::Right, "", ["", "< . <", "< f f", "", ""]);
    assert!(table.legal().contains(&"lay noble 2".to_owned()));
    let table = about_to_lay(Tile::Farm, "", ["", "< . >", "< f f", "", ""]);
    assert!(table.legal().contains(&"lay noble 2".to_owned()));
    // An end closes the island with sea, and the end further right would meet it with land.
    let table = about_to_lay(Tile::Right, "", ["", "< . >", "< f f", "", ""]);
    assert_eq!(table.refusal("lay noble 2"), Refuse::Clash);
}

#[test]
fn a_tile_that_fits_nowhere_leaves_the_game_and_its_figure_waits() {
    // Everything is finished, and nothing has room above, below or behind for an end or a middle.
    let mut table = Table::basic(2);
    table.draw(A, "", ["< >", "< >", "< >", "< >", "< >"]);
    table.offer_one(Tile::Farm, Goldsmith);
    table.play(&["buy 0"]);
    assert_eq!(table.state.public.lost[Tile::Farm as usize], 1);
    assert_eq!(table.player(A).waiting(Goldsmith), 1);
    assert_eq!((table.turn(), table.step()), (B, Step::Buy));
}

#[test]
fn a_tile_that_fits_somewhere_has_to_be_laid() {
    let table = about_to_lay(Tile::Right, "", ["< >", "< >", "< >", "< >", "<"]);
    assert_eq!(table.legal(), ["lay fisherman 2"]);
}

#[test]
fn ships_fill_the_first_three_places_in_any_order_and_then_the_next_one() {
    let berths = |ships: &str| about_to_lay(Tile::Red, ships, BARE).legal();
    assert_eq!(berths(""), ["moor 1", "moor 2", "moor 3"]);
    assert_eq!(berths(". . b"), ["moor 1", "moor 2"]);
    assert_eq!(berths("r . b"), ["moor 2"]);
    assert_eq!(berths("r g b"), ["moor 4"]);
    assert_eq!(berths("r g b y"), ["moor 5"]);
    let table = about_to_lay(Tile::Red, "r . b", BARE);
    assert_eq!(table.refusal("moor 4"), Refuse::NextBerth);
    assert_eq!(table.refusal("moor 1"), Refuse::NextBerth);
}

#[test]
fn ships_and_islands_keep_to_their_rows() {
    assert_eq!(about_to_lay(Tile::Red, "", BARE).refusal("lay fighter 1"), Refuse::ShipsRow);
    assert_eq!(about_to_lay(Tile::Left, "", BARE).refusal("moor 1"), Refuse::IslandRows);
}

#[test]
fn a_figure_may_be_refused_although_its_row_fits() {
    let mut table = Table::basic(2);
    table.offer_one(Tile::Left, Scout);
    table.play(&["buy 0", "lay scout 1", "wait"]);
    assert_eq!(table.player(A).waiting(Scout), 1);
    assert!(!table.player(A).coast.is_manned(cell(Row::Scouts, 1)));
}

#[test]
fn the_figure_of_a_ship_and_every_boatsman_go_to_the_mainland() {
    let mut table = Table::basic(2);
    table.offer(&[(Tile::Red, Fighter), (Tile::Left, Boatsman), (Tile::Left, Noble)]);
    table.play(&["buy 0", "moor 1"]);
    assert_eq!(table.player(A).waiting(Fighter), 1);
    table.play(&["buy 0", "lay fighter 1"]);
    assert_eq!(table.player(B).waiting(Boatsman), 1);
    assert_eq!(table.turn(), A);
}

#[test]
fn a_coast_can_reach_column_37_and_no_further() {
    let row: Vec<&str> = ["<", ">"].into_iter().cycle().take(36).collect();
    let table = about_to_lay(Tile::Left, "", ["", "", "", "", &row.join(" ")]);
    assert!(table.legal().contains(&"lay fisherman 37".to_owned()));
    assert!(table.rules.parse("lay fisherman 38").is_err());
}
