//! Every worked example of the rulebook, as a story.

use schiffbauer::setup::Table;
use schiffbauer::{Building, Event, Good, Ship, Tool, Townsperson};

use langhus_rules::{Game, Seat};

/// "Güter kaufen": the card in the picture yields 2 oak, 3 wool or 1 iron.
#[test]
fn a_back_of_2_3_1_yields_two_oak_or_three_wool_or_one_iron() {
    for (buy, mill) in [("buy oak", [2, 0, 0]), ("buy wool", [0, 3, 0]), ("buy iron", [0, 0, 1])] {
        let mut table = Table::new(2).top([2, 3, 1]).purse(1, 5, 3, [0; 3]);
        table.play(&[buy]);
        assert_eq!((table.gold(1), table.workers(1), table.mill(1)), (3, 1, mill), "{buy}");
    }
}

/// "Güter kaufen": the top card stays, so a second purchase yields the same; without 2 gold and 2 workers there is none.
#[test]
fn the_top_card_stays_and_the_second_purchase_yields_the_same() {
    let mut table = Table::new(2).top([2, 3, 1]).purse(1, 5, 5, [0; 3]);
    table.play(&["buy wool", "buy oak"]);
    assert_eq!((table.gold(1), table.workers(1), table.mill(1)), (1, 1, [2, 3, 0]));
    table.refused("buy iron");
}

/// "Ein Werkzeug kaufen": somebody has just bought 2 oak, and the cart still has 1 oak, which moves to the mill.
#[test]
fn two_oak_are_bought_and_one_more_comes_from_the_cart() {
    let mut table = Table::new(2).top([2, 3, 1]).purse(1, 2, 2, [0; 3]).tool(1, Tool::Cart);
    table.play(&["buy oak cart"]);
    assert_eq!((table.gold(1), table.workers(1), table.mill(1)), (0, 0, [3, 0, 0]));
    assert_eq!(table.state.boards[0].cart, [0, 1, 1]);
    assert_eq!(table.tool_of(1), Some(Tool::Cart));
}

/// The same rule to its end: the third good empties the cart, which is discarded.
#[test]
fn the_cart_goes_when_its_third_good_has_moved_to_the_mill() {
    let mut table = Table::new(2).top([2, 3, 1]).purse(1, 6, 6, [0; 3]).tool(1, Tool::Cart);
    table.play(&["buy oak cart", "buy wool cart", "buy iron cart"]);
    assert_eq!(table.mill(1), [3, 4, 2]);
    assert_eq!((table.tool_of(1), table.discarded(Tool::Cart)), (None, 1));
}

/// "Ruhephase", the example: 3 workers and one gold icon bring 4 gold; two plus and one minus bring 2 workers; a minus at
/// the mill leaves room for 7.
#[test]
fn the_evening_brings_four_gold_and_two_workers_and_the_mill_holds_seven() {
    let mut table = Table::new(2).purse(1, 0, 3, [7, 0, 0]).fleet(1, &[Ship::Karve, Ship::Snekke, Ship::Langskip]);
    let board = table.state.boards[0];
    assert_eq!((board.mill_limit(), board.new_workers(), board.fleet.evening_gold), (7, 2, 1));
    table.play(&["end"]);
    let events = table.attempt("end").unwrap();
    assert!(events.contains(&Event::Income { seat: Seat::new(0), gold: 4, workers: 2 }), "{events:?}");
    assert_eq!((table.gold(1), table.workers(1), table.mill(1)), (4, 5, [7, 0, 0]));
}

/// The same mill with eight goods of two types: exactly one goes back, and the owner says which.
#[test]
fn the_mill_of_seven_returns_the_eighth_good_of_the_owners_choice() {
    let mut table = Table::new(2).purse(1, 0, 3, [6, 2, 0]).fleet(1, &[Ship::Karve, Ship::Snekke, Ship::Langskip]);
    table.play(&["end", "end"]);
    assert_eq!((table.active(), table.choices()), (1, vec!["return oak".to_owned(), "return wool".to_owned()]));
    table.refused("return iron");
    table.refused("end");
    table.play(&["return wool"]);
    assert_eq!(table.mill(1), [6, 1, 0]);
    assert_eq!(table.state.day, 2);
}

/// "Schatzhaus": 10 gold are worth 2 points.
#[test]
fn a_treasury_with_ten_gold_is_worth_two_points() {
    let table = Table::new(2).purse(1, 10, 0, [0; 3]).buildings(1, &[Building::Treasury]);
    assert_eq!(table.points(1), 2);
    let items = table.rules.items(&table.state, Seat::new(0));
    assert_eq!((items.len(), items[0].what, items[0].points), (1, "building", 2));
}

/// "Söldner": an opponent with a single gold loses it, and nobody has more than 12.
#[test]
fn a_mercenary_takes_the_only_gold_of_an_opponent() {
    let mut table = Table::new(3)
        .purse(1, 11, 0, [0; 3])
        .purse(2, 1, 0, [0; 3])
        .purse(3, 7, 0, [0; 3])
        .hand(1, &[Townsperson::Mercenary.into()]);
    table.play(&["visit mercenary"]);
    assert_eq!((table.gold(1), table.gold(2), table.gold(3)), (12, 0, 5));
    assert_eq!(table.discarded(Townsperson::Mercenary), 1);
}

/// "Markthalle": a mill below 8 earns nothing and costs nothing.
#[test]
fn a_market_hall_with_a_mill_below_eight_earns_nothing() {
    let table = Table::new(2).fleet(1, &[Ship::Skeid]).buildings(1, &[Building::MarketHall]);
    let board = table.state.boards[0];
    assert_eq!(board.mill_limit(), 7);
    let hall = table.rules.items(&table.state, Seat::new(0)).into_iter().find(|item| item.what == "building");
    assert_eq!(hall.map(|item| item.points), Some(0));
    let larger = Table::new(2).fleet(1, &[Ship::Knarr, Ship::Byrding]).buildings(1, &[Building::MarketHall]);
    assert_eq!(larger.points(1), 2 + 1 + 3);
}

/// "Sieger": A has ships for 9, a building for 1 and the marker for 3; B has ships for 8 and buildings for 6 and wins.
#[test]
fn b_wins_with_fourteen_points_against_thirteen() {
    let mut table = Table::new(2)
        .purse(1, 0, 0, [0; 3])
        .purse(2, 0, 0, [0; 3])
        .fleet(1, &[Ship::Karve, Ship::Snekke, Ship::Langskip, Ship::Skeid])
        .buildings(1, &[Building::Longhouse])
        .fleet(2, &[Ship::Ferje, Ship::Byrding, Ship::Knarr, Ship::Drakkar])
        .buildings(2, &[Building::Boathouse]);
    table.play(&["end", "end"]);
    assert!(table.rules.awaited(&table.state).is_empty(), "the evening of the fourth ship is the last");
    assert_eq!((table.points(1), table.points(2)), (13, 14));
    let sum = |seat: u8, what: &str| -> i32 {
        let items = table.rules.items(&table.state, Seat::new(seat));
        items.iter().filter(|item| item.what == what).map(|item| item.points).sum()
    };
    assert_eq!((sum(0, "ship"), sum(0, "building"), sum(0, "military")), (9, 1, 3));
    assert_eq!((sum(1, "ship"), sum(1, "building"), sum(1, "military")), (8, 6, 0));
    assert_eq!(table.rules.standings(&table.state)[0].seat, Seat::new(1));
}

/// "Aufbau": 5 gold, 3 workers, two goods of choice, from the start player on; then the first packet is drawn.
#[test]
fn everybody_starts_with_five_gold_three_workers_and_two_goods() {
    let mut table = Table::new(3);
    table.state = table.rules.deal(langhus_rules::Seed::from_number(3));
    let start = table.state.start;
    assert_eq!(table.state.active, start);
    table.play(&["take oak", "take oak", "take wool", "take iron", "take iron"]);
    assert_eq!(table.state.active, start.after(2, 3), "the third player still has a good to take");
    table.play(&["take wool"]);
    for board in &table.state.boards[..3] {
        assert_eq!((board.purse.gold(), board.purse.workers(), board.purse.all_goods()), (5, 3, 2));
    }
    assert_eq!(table.state.board(start).purse.good(Good::Oak), 2);
    assert_eq!((table.state.day, table.state.packet.len(), table.state.active), (1, 4, start));
}
