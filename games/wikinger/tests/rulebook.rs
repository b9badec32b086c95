//! Every worked example of the rulebook and of the rule sheet for the advanced game.

mod table;

use langhus_rules::Game;
use table::*;
use wikinger::{Building, Figure, Refuse, Row, Special, Step, Tile, Wheel};

/// The offer of the example on p. 2: no scout was drawn.
fn finished_offer() -> Table {
    let mut table = Table::basic(4);
    let tiles = [
        Tile::Left,
        Tile::Blue,
        Tile::Right,
        Tile::Farm,
        Tile::Left,
        Tile::Red,
        Tile::Right,
        Tile::Church,
        Tile::Left,
        Tile::Right,
        Tile::Green,
        Tile::Tower,
    ];
    let figures = [
        Boatsman, Fisherman, Fighter, Noble, Goldsmith, Fisherman, Noble, Fighter, Boatsman, Goldsmith, Noble,
        Fisherman,
    ];
    table.begin_round(&tiles, &figures);
    table
}

#[test]
fn a_finished_offer_has_islands_from_zero_ships_from_eleven_and_figures_by_colour() {
    let table = finished_offer();
    let wheel = &table.state.public.wheel;
    let tiles: Vec<_> = Wheel::slots().filter_map(|slot| wheel.tile(slot)).collect();
    use Tile::{Blue, Church, Farm, Green, Left, Red, Right, Tower};
    assert_eq!(tiles, [Left, Right, Farm, Left, Right, Church, Left, Right, Tower, Green, Red, Blue]);
    let figures: Vec<_> = Wheel::slots().filter_map(|slot| wheel.figure(slot)).collect();
    let expected: [Figure; 12] = [
        Fisherman, Fisherman, Fisherman, Goldsmith, Goldsmith, Noble, Noble, Noble, Fighter, Fighter, Boatsman,
        Boatsman,
    ];
    assert_eq!(figures, expected, "no scout was drawn, so nobles follow goldsmiths");
}

#[test]
fn from_a_finished_offer_a_fighter_costs_eight_and_a_fisherman_one() {
    let mut table = finished_offer();
    assert_eq!(table.legal(), (1..12).map(|price| format!("buy {price}")).collect::<Vec<_>>());
    table.play(&["buy 8"]);
    assert_eq!((table.state.public.bought.tile, table.state.public.bought.figure), (Tile::Tower, Fighter));
    assert_eq!(table.purse(A), (12, 10));
    let mut table = finished_offer();
    table.play(&["buy 1"]);
    assert_eq!((table.state.public.bought.tile, table.state.public.bought.figure), (Tile::Right, Fisherman));
    assert_eq!(table.purse(A), (19, 10));
}

#[test]
fn the_fisherman_at_zero_is_free_only_after_those_at_one_and_two() {
    for order in [["buy 1", "buy 2"], ["buy 2", "buy 1"]] {
        let mut table = finished_offer();
        for purchase in order {
            assert_eq!(table.refusal("buy 0"), Refuse::ZeroLocked(Fisherman));
            table.play(&[purchase]);
            let lay = table.legal()[0].clone();
            table.play(&[&lay]);
            if table.step() == Step::Stand {
                table.play(&["wait"]);
            }
        }
        assert!(table.legal().contains(&"buy 0".to_owned()));
    }
}

#[test]
fn the_wheel_turns_to_the_next_combination_when_the_last_fisherman_is_taken() {
    let mut table = Table::basic(4);
    let left = |figure| Some((Tile::Left, figure));
    wikinger::setup::offer(
        &mut table.state.public,
        &[left(Fisherman), None, None, left(Goldsmith), left(Goldsmith), None, left(Fighter)],
    );
    assert_eq!(table.legal(), ["buy 0", "buy 3", "buy 4", "buy 6"]);
    table.play(&["buy 0", "lay noble 1"]);
    // The 0 points at the goldsmith now: what cost 4 costs 1, what cost 6 costs 3, and gaps still cost.
    assert_eq!(table.legal(), ["buy 1", "buy 3"]);
    assert_eq!(table.refusal("buy 2"), Refuse::NothingAt(2));
    assert_eq!(table.refusal("buy 0"), Refuse::ZeroLocked(Goldsmith));
}

/// The picture on p. 3: ships and islands, and where the next tiles may go.
#[test]
fn laying_example_ships_and_islands_have_their_places() {
    let mut table = Table::basic(2);
    table.draw(A, ". . r", [". .", "< >", "< f", "", ""]);
    table.offer_one(Tile::Blue, Fighter);
    table.play(&["buy 0"]);
    assert_eq!(table.legal(), ["moor 1", "moor 2"]);
    let places = |tile: Tile| {
        let mut table = Table::basic(2);
        table.draw(A, ". . r", [". .", "< >", "< f", "", ""]);
        table.offer_one(tile, Boatsman);
        table.play(&["buy 0"]);
        table.legal()
    };
    assert_eq!(
        places(Tile::Left),
        ["lay fighter 1", "lay fighter 2", "lay noble 3", "lay goldsmith 1", "lay goldsmith 2", "lay fisherman 1"]
    );
    assert_eq!(places(Tile::Right), ["lay fighter 2", "lay scout 3", "lay goldsmith 2"]);
    assert_eq!(places(Tile::Farm), ["lay fighter 2", "lay scout 3", "lay goldsmith 2"]);
}

#[test]
fn laying_example_sea_may_not_meet_an_island_and_nothing_is_turned_round() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "< f", "", ""]);
    table.offer_one(Tile::Left, Boatsman);
    table.play(&["buy 0"]);
    // A beginning cannot finish the island from the right: its sea would meet the farm's land.
    assert_eq!(table.refusal("lay scout 3"), Refuse::Clash);
    assert_eq!(table.refusal("lay scout 4"), Refuse::NoContact);
}

#[test]
fn housing_example_one_a_scout_bought_with_a_tile_for_the_nobles_goes_to_the_mainland() {
    let mut table = Table::basic(2);
    table.offer_one(Tile::Left, Scout);
    table.play(&["buy 0", "lay noble 1"]);
    assert_eq!(table.player(A).waiting(Scout), 1);
    assert_eq!(table.turn(), B);
}

#[test]
fn housing_example_two_a_goldsmith_stands_on_his_tile_in_his_row() {
    let mut table = Table::basic(2);
    table.offer_one(Tile::Left, Goldsmith);
    table.play(&["buy 0", "lay goldsmith 1"]);
    assert_eq!(table.legal(), ["stand", "wait"]);
    table.play(&["stand"]);
    assert!(table.player(A).coast.is_manned(cell(Row::Goldsmiths, 1)));
    assert_eq!(table.player(A).waiting(Goldsmith), 0);
}

/// P. 4: three fishermen, a goldsmith and two scouts wait.
fn ferrymans_choice() -> Table {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "< f >", "< f >", "< f f f >"]);
    table.wait(A, Fisherman, 3);
    table.wait(A, Goldsmith, 1);
    table.wait(A, Scout, 2);
    table.wait(A, Boatsman, 1);
    table.end_round(2);
    table.play(&["row"]);
    table
}

#[test]
fn the_ferryman_has_exactly_four_choices() {
    let table = ferrymans_choice();
    assert_eq!(table.legal(), ["load scout", "load goldsmith", "load fisherman", "load each"]);
    let waiting_after = |load: &str| {
        let mut table = ferrymans_choice();
        table.play(&[load]);
        while table.step() == Step::Land {
            let first = table.legal()[0].clone();
            table.play(&[&first]);
        }
        let player = table.player(A);
        [Fisherman, Goldsmith, Scout, Boatsman].map(|figure| player.waiting(figure))
    };
    assert_eq!(waiting_after("load fisherman"), [0, 1, 2, 0]);
    assert_eq!(waiting_after("load goldsmith"), [3, 0, 2, 0]);
    assert_eq!(waiting_after("load scout"), [3, 1, 0, 0]);
    assert_eq!(waiting_after("load each"), [2, 0, 1, 0]);
}

#[test]
fn a_green_sail_threatens_down_to_the_scouts_until_a_fighter_stands_below_it() {
    let mut table = Table::basic(2);
    table.draw(A, "g", ["<", "<*", "<*", "<*", "<*"]);
    let threat = |table: &mut Table| Row::ALL.map(|row| table.player(A).coast.threat(row) & 1);
    assert_eq!(threat(&mut table), [1, 1, 1, 0, 0]);
    table.player(A).coast.stand(cell(Row::Fighters, 1));
    assert_eq!(threat(&mut table), [0; 5]);
}

/// P. 5: a blue and a red ship repelled, a green one not.
fn scoring_example() -> Table {
    let mut table = Table::basic(2);
    table.draw(A, "b r g", ["<* f* >", "<* f f*", "<* f* f*", "< f* f*", "< f f*"]);
    table
}

#[test]
fn the_large_scoring_of_the_example_gives_8_points_and_9_gold() {
    let mut table = scoring_example();
    table.set_purse(A, 0, 0);
    table.end_round(2);
    assert_eq!(table.purse(A), (9, 8));
    assert_eq!(item(&table, A, "repelled"), 3, "the blue ship");
    assert_eq!(item(&table, A, "nobles"), 2, "one of two nobles");
    assert_eq!(item(&table, A, "scouts"), 3, "two of three scouts, and the goldsmith below one of them");
}

#[test]
fn the_small_scoring_of_the_example_gives_6_gold() {
    let mut table = scoring_example();
    table.set_purse(A, 0, 0);
    table.end_round(1);
    assert_eq!(table.purse(A), (6, 0));
}

#[test]
fn at_the_end_an_unrepelled_green_ship_costs_5_gold_and_a_blue_one_3_points() {
    let mut table = Table::basic(2);
    table.draw(A, "g b", BARE);
    table.set_purse(A, 7, 10);
    table.end_round(6);
    assert_eq!(table.player(A).gold, 2, "5 of 7 gold paid, and 2 are too few for a point");
    assert_eq!(item(&table, A, "unrepelled"), -3);
    assert_eq!((item(&table, A, "debt"), item(&table, A, "gold")), (0, 0));
}

/// P. 5: 23 figures with so many fishermen on islands.
fn supplier(fishermen: &str, waiting: u8) -> Table {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "", "", "", fishermen]);
    table.wait(A, Noble, waiting);
    table.end_round(6);
    table
}

#[test]
fn supplier_a_feeds_25_of_23_figures_and_gets_4_points() {
    assert_eq!(item(&supplier("<* f* f* f* f*", 18), A, "supply"), 4);
}

#[test]
fn supplier_b_feeds_15_of_23_figures_and_loses_8_points() {
    assert_eq!(item(&supplier("<* f* f*", 20), A, "supply"), -8);
}

#[test]
fn an_island_of_six_tiles_is_longer_than_one_of_five() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "< f c l t >", "", "", ""]);
    table.draw(B, "", ["", "< f c t >", "", "", "< f c l t f c l"]);
    assert_eq!(table.player(A).coast.islands(), (1, 6));
    assert_eq!(table.player(B).coast.islands(), (1, 5), "what is not finished does not count");
    table.end_round(6);
    assert_eq!((item(&table, A, "longest"), item(&table, B, "longest")), (5, 0));
}

#[test]
fn three_finished_islands_are_more_than_two() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "< > < f >", "", "< >", "< f"]);
    table.draw(B, "", ["< >", "< f c >", "< . >", "", ""]);
    assert_eq!(table.player(A).coast.islands().0, 3);
    assert_eq!(table.player(B).coast.islands().0, 2);
    table.end_round(6);
    assert_eq!((item(&table, A, "islands"), item(&table, B, "islands")), (7, 0));
}

/// Rule sheet, example 1.
#[test]
fn the_winner_removes_a_boatsman_places_the_goldsmiths_and_the_next_one_the_fishermen() {
    let mut table = Table::auction(3);
    let figures = [
        Goldsmith, Fisherman, Boatsman, Fisherman, Goldsmith, Noble, Fisherman, Scout, Boatsman, Fighter, Fisherman,
        Noble, Boatsman,
    ];
    let tiles = [Tile::Left; 12];
    table.begin_round(&tiles, &figures);
    table.play(&["bid 0", "bid 2", "pass", "pass"]);
    assert_eq!((table.turn(), table.step()), (B, Step::Remove));
    assert_eq!(table.purse(B), (23, 10));
    table.play(&["remove boatsman"]);
    assert_eq!(table.state.public.gone[Boatsman as usize], 1);
    table.play(&["place goldsmith"]);
    assert_eq!(table.turn(), C);
    table.play(&["place fisherman"]);
    let wheel = table.state.public.wheel;
    let figure = |price| wheel.slot(price).and_then(|slot| wheel.figure(slot));
    assert_eq!([11, 10].map(figure), [Some(Goldsmith); 2]);
    assert_eq!([9, 8, 7, 6].map(figure), [Some(Fisherman); 4]);
    assert_eq!(figure(5), None);
    table.play(&["place boatsman", "place noble", "place fighter"]);
    // One colour was left, so nobody had to be asked; the winner buys first.
    let wheel = table.state.public.wheel;
    let figure = |price| wheel.slot(price).and_then(|slot| wheel.figure(slot));
    assert_eq!([5, 4, 3, 2, 1, 0].map(figure), [Boatsman, Boatsman, Noble, Noble, Fighter, Scout].map(Some));
    assert_eq!((table.turn(), table.step()), (B, Step::Buy));
}

/// Rule sheet, example 2.
#[test]
fn two_boatsmen_of_the_advanced_game_bring_two_figures() {
    let mut table = Table::advanced(2);
    table.draw(A, "", ["", "<", "", "<", ""]);
    table.wait(A, Noble, 1);
    table.wait(A, Goldsmith, 1);
    table.wait(A, Boatsman, 2);
    table.end_round(2);
    table.play(&["row", "load noble", "row"]);
    let player = table.player(A);
    assert!(player.coast.is_manned(cell(Row::Nobles, 1)) && player.coast.is_manned(cell(Row::Goldsmiths, 1)));
    assert_eq!(player.mainland, [0; 6]);
}

/// Rule sheet, example 3.
#[test]
fn the_ship_with_a_fighter_for_10_gold_is_the_dearest_and_brings_a_special_tile() {
    let mut table = Table::advanced(2);
    let mut offer = vec![Some((Tile::Left, Fisherman)); 10];
    offer.push(Some((Tile::Green, Fighter)));
    wikinger::setup::offer(&mut table.state.public, &offer);
    table.state.public.open = [Some(Special::Boat), Some(Special::Horn), Some(Special::Boat), None];
    table.play(&["buy 10", "moor 1"]);
    assert_eq!(table.legal(), ["take boat", "take horn", "decline"]);
    table.play(&["take horn"]);
    assert_eq!(table.player(A).holds(Special::Horn), 1);
    assert_eq!(table.purse(A), (20, 10));
    assert_eq!(table.turn(), B);
}

/// The four special buildings exist once each, and all 25 tiles are in the box.
#[test]
fn the_box_holds_what_the_count_strip_says() {
    let table = Table::advanced(4);
    let pieces = table.rules.inventory(&table.rules.deal(langhus_rules::Seed::from_number(3)));
    let count = |name: &str| pieces.get(name).copied().unwrap_or(0);
    assert_eq!((count("left"), count("start"), count("right")), (17, 4, 21));
    assert_eq!(Building::ALL.map(|building| count(building.word())), [5; 4]);
    assert_eq!(["red", "green", "yellow", "blue"].map(count), [3, 4, 4, 3]);
    assert_eq!(Figure::ALL.map(|figure| count(figure.word())), [13; 6]);
    assert_eq!(Special::ALL.map(|special| count(special.word())), Special::COUNTS.map(u32::from));
}
