//! Every worked example of the two rule texts, under its own name. Lucy is yellow, Sara white, Chris green, Julian blue.

mod common;

use common::*;

/// Rulebook p. 3, example of the supply phase.
#[test]
fn lucy_lays_out_five_cards_and_loads_the_ship_on_spot_five() {
    let deck = ["AK01", "AK04", "AK09", "AK12", "BK05"];
    let table = karl().deck(&deck).bag(&[Leather, Amber, Iron]).phase(Phase::Supply);
    for (spot, id) in (1..).zip(deck) {
        assert_eq!(table.on_spot(spot).as_deref(), Some(id));
    }
    assert_eq!(table.cargo(5), goods(&[Leather, Amber, Iron]));
    assert_eq!((table.on_spot(6), table.on_spot(7)), (None, None));
    assert_eq!(table.asked(LUCY), Step::Demand);
}

/// Rulebook p. 3, the same in the Jarl game.
#[test]
fn in_the_jarl_game_lucy_lays_five_more_cards_on_the_spots_seven_to_eleven() {
    let deck = ["AK01", "AK04", "AK09", "AK12", "BK05", "AJ01", "AJ04", "BJ01", "AJ11", "BJ02"];
    let table = jarl().deck(&deck).bag(&[Leather, Amber, Iron, Silk, Gold, Jet]).phase(Phase::Supply);
    for (spot, id) in [1, 2, 3, 4, 5, 7, 8, 9, 10, 11].into_iter().zip(deck) {
        assert_eq!(table.on_spot(spot).as_deref(), Some(id));
    }
    assert_eq!(table.cargo(9), goods(&[Silk]), "a small ship carries one good");
    assert_eq!(table.cargo(11), goods(&[Gold, Jet]), "a middle one carries two");
    assert_eq!((table.on_spot(6), table.on_spot(12)), (None, None));
}

/// Rulebook p. 3, example of an attack of the Picts.
#[test]
fn lucy_repels_the_picts_and_chris_and_sara_share_the_loss() {
    let table = karl()
        .display(JULIAN, "AK09") // defence 1
        .display(LUCY, "AK10") // 2
        .display(LUCY, "BK10") // 1
        .deck(&["CK01", "AK01", "AK02", "AK03", "AK04", "AK05"])
        .phase(Phase::Supply);
    assert_eq!(table.points(LUCY), 12);
    assert_eq!(table.points(JULIAN), 10);
    assert_eq!((table.points(CHRIS), table.points(SARA)), (8, 8));
    assert!(table.in_box("CK01"), "the attack goes back to the box");
    assert_eq!(table.on_spot(1).as_deref(), Some("AK01"), "the next card is laid out as usual");
    assert_eq!(table.item(LUCY, "picts"), 2);
}

/// The position of the examples of the demand phase.
fn five_cards() -> Arranged {
    karl().deck(&["AK01", "AK02", "AK03", "AK04", "BK05"]).bag(&[Leather, Amber, Iron]).phase(Phase::Supply)
}

/// Rulebook p. 4, examples (a) to (e).
#[test]
fn lucy_sara_chris_and_julian_line_up() {
    let mut table = five_cards();
    table.does(LUCY, "place 5"); // (a)
    assert_eq!(table.in_lane(5), [LUCY]);
    table.does(SARA, "place 2"); // (b)
    assert_eq!(table.in_lane(2), [SARA]);
    table.does(CHRIS, "place 5"); // (c)
    assert_eq!(table.in_lane(5), [LUCY, CHRIS]);
    table.does(JULIAN, "place 1"); // (d)
    assert_eq!(table.in_lane(1), [JULIAN]);
    assert_eq!(table.asked(LUCY), Step::Demand); // (e)
    assert_eq!(table.legal(LUCY), ["place 1", "place 2", "place 3", "place 4", "place 5"]);
}

/// Rulebook p. 4, what follows the examples: whatever nobody asked for goes back to the box.
#[test]
fn cards_without_a_viking_go_back_to_the_box() {
    let mut table = five_cards();
    for lane in ["place 1", "place 1", "place 2"] {
        for seat in [LUCY, SARA, CHRIS, JULIAN] {
            table.does(seat, lane);
        }
    }
    assert!(table.in_box("AK03") && table.in_box("AK04") && table.in_box("BK05"));
    assert_eq!(table.common(), goods(&[Leather, Amber, Iron]), "the ship's goods go to the common area");
    assert!(!table.in_box("AK01") && !table.in_box("AK02"));
}

/// Rulebook p. 4, example of the Jarl game.
#[test]
fn julian_reserves_the_ship_on_spot_eight() {
    let mut table = jarl().start(JULIAN).lay(8, "BJ02", &[Wool, Gold]).lay(7, "AJ01", &[]).lay(1, "AK01", &[]);
    table = table.phase(Phase::Demand);
    table.does(JULIAN, "reserve 8");
    let row = table.state.open.in_row(5);
    assert_eq!((row.len(), row[0].figure.seat(), row[0].spot.number()), (1, JULIAN, 8));
    assert_eq!(table.cargo(8), goods(&[Wool, Gold]), "the goods stay on the ship");
    assert_eq!(table.cannot(LUCY, "reserve 8"), Refusal::NothingToReserve(Spot::new(8).unwrap()));
    table.does(LUCY, "reserve 7");
    let row = table.state.open.in_row(5);
    assert_eq!((row[1].figure.seat(), row[1].spot.number()), (LUCY, 7), "the next free place from the left");
}

/// Rulebook p. 5, example (a).
#[test]
fn julian_finds_three_coins_too_much_and_sara_buys_for_two() {
    let mut table = karl()
        .lay(1, "AK01", &[])
        .lay(2, "AK02", &[])
        .line(1, &[JULIAN, SARA, LUCY])
        .line(2, &[CHRIS])
        .phase(Phase::Buying);
    assert_eq!(table.asked(JULIAN), Step::Offer);
    assert_eq!(table.rules.offered(&table.state.open).unwrap().price, 3);
    table.does(JULIAN, "decline");
    assert_eq!(table.vikings(JULIAN), 3, "his viking goes home");
    assert_eq!(table.rules.offered(&table.state.open).unwrap().price, 2);
    table.does(SARA, "buy");
    assert_eq!(table.coins(SARA), 3);
    assert!(table.in_loading(SARA, "AK01"));
    assert_eq!((table.vikings(SARA), table.vikings(LUCY)), (3, 3), "Lucy had no chance to buy");
    assert_eq!(table.asked(CHRIS), Step::Offer, "the card on spot 2 is next");
}

/// Rulebook p. 5, example (b).
#[test]
fn lucy_waits_and_buys_the_ship_for_two() {
    let mut table =
        karl().lay(5, "BK05", &[Leather, Amber, Iron]).line(5, &[LUCY, CHRIS, LUCY, JULIAN]).phase(Phase::Buying);
    let price = |table: &Arranged| table.rules.offered(&table.state.open).unwrap().price;
    assert_eq!((table.asked(LUCY), price(&table)), (Step::Offer, 4));
    table.does(LUCY, "decline");
    assert_eq!((table.asked(CHRIS), price(&table)), (Step::Offer, 3));
    table.does(CHRIS, "decline");
    assert_eq!((table.asked(LUCY), price(&table)), (Step::Offer, 2));
    // J22: the income of the loading phase that follows is one coin.
    table.does(LUCY, "buy");
    assert_eq!(table.coins(LUCY), 5 - 2 + 1);
    assert_eq!(table.vikings(JULIAN), 3, "Julian takes his viking back without having been asked");
    assert_eq!(table.state.open.hand, goods(&[Leather, Amber, Iron]), "the goods came with the ship");
}

/// Rulebook p. 5, example (c), the Jarl game.
#[test]
fn julian_pays_three_for_the_reserved_ship_sara_cannot_and_chris_gets_the_warrior_for_one() {
    let mut table = jarl()
        .lay(8, "BJ02", &[Wool, Gold])
        .lay(9, "AK01", &[])
        .lay(10, "DK13", &[])
        .with_coins(SARA, 1)
        .reserved(JULIAN, 8)
        .reserved(SARA, 9)
        .reserved(CHRIS, 10)
        .phase(Phase::Buying);
    assert_eq!(table.asked(JULIAN), Step::Offer);
    table.does(JULIAN, "buy");
    assert_eq!(table.coins(JULIAN), 2);
    assert!(table.in_loading(JULIAN, "BJ02"));
    assert_eq!(table.vikings(JULIAN), 4);
    // Sara has no 2 coins, so she is not even asked (J27): her card is in the box and her viking at home.
    assert!(table.in_box("AK01"));
    assert_eq!((table.vikings(SARA), table.coins(SARA)), (4, 1));
    assert_eq!(table.asked(CHRIS), Step::Offer);
    // Chris's income of 2 follows at once, for nobody before him in the loading phase has anything to decide.
    table.does(CHRIS, "buy");
    assert_eq!(table.coins(CHRIS), 5 - 1 + 2);
    assert!(table.in_display(CHRIS, "DK13"));
}

/// The position of the examples of the loading phase.
fn lucys_loading() -> Arranged {
    karl()
        .display(LUCY, "AK04") // buys amber
        .loading(LUCY, "AK01", &[]) // needs leather and wool
        .loading(LUCY, "BK05", &[Leather, Amber, Iron])
        .phase(Phase::Loading)
}

/// Rulebook p. 6, examples (a) and (b).
#[test]
fn lucy_takes_one_coin_of_income_and_moves_her_artisan() {
    let table = lucys_loading();
    assert_eq!(table.coins(LUCY), 6); // (a)
    assert!(table.in_display(LUCY, "AK01")); // (b)
    assert!(table.in_loading(LUCY, "BK05"), "the ship still has to be unloaded");
}

/// Rulebook p. 6, examples (c1) to (c3) and (d).
#[test]
fn lucy_uses_the_leather_sells_the_amber_and_stores_the_iron() {
    let mut table = lucys_loading();
    table.does(LUCY, "put leather ak01"); // (c1)
    assert_eq!(table.has_on("AK01"), 1);
    table.does(LUCY, "sell amber"); // (c2)
    assert_eq!(table.coins(LUCY), 7);
    assert_eq!(table.common(), goods(&[Amber]));
    table.does(LUCY, "finish"); // (c3)
    assert_eq!(table.stored(LUCY), goods(&[Iron]));
    assert!(table.in_display(LUCY, "BK05")); // (d)
    assert_eq!(table.item(LUCY, "artisan"), 0, "only a wool would make it 5 points");
}

/// What (c1) adds: with a wool the artisan would be worth 5 points.
#[test]
fn with_a_wool_lucys_artisan_is_worth_five_points() {
    let mut table = lucys_loading();
    table.does_all(LUCY, &["put leather ak01", "sell amber", "finish"]);
    let mut table = table.loading(LUCY, "BK06", &[Wool, Jet, Jet]).start(LUCY).phase(Phase::Loading);
    table.does(LUCY, "put wool ak01");
    assert_eq!(table.item(LUCY, "artisan"), 5);
}

/// Condensed rules, "Rules Interpretation": what somebody does in a loading turn is not interrupted by a theft.
#[test]
fn nobody_steals_between_two_goods_of_one_loading_turn() {
    let mut table = jarl()
        .display(SARA, "DJ13")
        .display(LUCY, "AK03")
        .loading(LUCY, "BK05", &[Iron, Leather, Wool])
        .phase(Phase::Loading);
    assert_eq!(table.asked(LUCY), Step::Allocate);
    table.does(LUCY, "put iron ak03");
    table.is_not_asked(SARA);
    table.does(LUCY, "put leather ak03");
    table.is_not_asked(SARA);
    table.does(LUCY, "put wool ak03");
    assert_eq!(table.asked(SARA), Step::Window, "only before the next loading turn");
    assert!(table.legal(SARA).contains(&"steal iron ak03".to_owned()));
}
