//! The buying phase: prices, the pledge, the hoard, the thief, and who is passed over.

use jorvik::Power;

use crate::common::*;

fn price(table: &Arranged) -> u8 {
    table.rules.offered(&table.state.open).unwrap().price
}

#[test]
fn a_card_that_nobody_buys_leaves_the_game_and_its_goods_stay() {
    let mut table = karl()
        .lay(1, "BK05", &[Wool, Wool, Jet])
        .lay(2, "AK01", &[])
        .line(1, &[LUCY, SARA])
        .line(2, &[CHRIS])
        .phase(Phase::Buying);
    table.does(LUCY, "decline");
    table.does(SARA, "decline");
    assert!(table.in_box("BK05"));
    assert_eq!(table.common(), goods(&[Wool, Wool, Jet]));
    assert_eq!(table.asked(CHRIS), Step::Offer);
}

/// J24.
#[test]
fn own_vikings_one_after_another_are_offers_of_their_own() {
    let mut table = karl().lay(1, "AK01", &[]).line(1, &[LUCY, LUCY, SARA]).phase(Phase::Buying);
    table.does(LUCY, "decline");
    assert_eq!((table.asked(LUCY), price(&table)), (Step::Offer, 2));
}

/// J27.
#[test]
fn who_cannot_pay_is_passed_over() {
    let table = karl().lay(1, "AK01", &[]).line(1, &[LUCY, SARA]).with_coins(LUCY, 1).phase(Phase::Buying);
    assert_eq!((table.asked(SARA), price(&table)), (Step::Offer, 1));
    assert_eq!(table.vikings(LUCY), 3);
}

#[test]
fn a_refused_reserved_card_is_gone_and_the_price_falls_by_one() {
    let mut table = jarl().lay(7, "AK01", &[]).lay(8, "AK02", &[]).lay(9, "AK04", &[]);
    table = table.reserved(LUCY, 7).reserved(SARA, 8).reserved(LUCY, 9).phase(Phase::Buying);
    assert_eq!(price(&table), 3);
    table.does(LUCY, "decline");
    assert!(table.in_box("AK01"));
    assert_eq!((table.asked(SARA), price(&table)), (Step::Offer, 2));
    table.does(SARA, "buy");
    assert_eq!((table.asked(LUCY), price(&table)), (Step::Offer, 1));
}

#[test]
fn the_lanes_come_before_the_reserve_row() {
    let mut table = jarl().lay(5, "AK01", &[]).lay(7, "AK02", &[]).line(5, &[SARA]).reserved(LUCY, 7);
    table = table.phase(Phase::Buying);
    assert_eq!(table.asked(SARA), Step::Offer);
    table.does(SARA, "buy");
    assert_eq!(table.asked(LUCY), Step::Offer);
}

/// A card that somebody could buy only with something else than coins is refused for coins.
#[test]
fn too_few_coins_are_refused() {
    let mut table = jarl().display(LUCY, "CJ09").with_coins(LUCY, 1).lay(1, "AK01", &[]).line(1, &[LUCY, SARA]);
    table = table.phase(Phase::Buying);
    assert_eq!(table.cannot(LUCY, "buy"), Refusal::TooExpensive { price: 2, coins: 1 });
}

/// The pledge, J20.
#[test]
fn the_pledge_pays_the_whole_price_of_another_card() {
    let mut table = jarl().display(LUCY, "CJ09").lay(1, "AK01", &[]).line(1, &[LUCY, SARA, SARA]);
    table = table.lay(2, "AK02", &[]).line(2, &[SARA]).phase(Phase::Buying);
    table.does(LUCY, "redeem");
    assert_eq!(table.coins(LUCY), 5, "no coin is paid, and none comes back");
    assert!(table.in_loading(LUCY, "AK01") && table.in_box("CJ09"));
}

#[test]
fn the_pledge_works_from_the_loading_area_but_not_for_itself() {
    let mut table = jarl().lay(1, "CJ09", &[]).line(1, &[LUCY]).lay(7, "AK01", &[]).lay(8, "AK02", &[]);
    table = table.reserved(LUCY, 7).reserved(SARA, 8).phase(Phase::Buying);
    assert_eq!(table.cannot(LUCY, "redeem"), Refusal::NotHeld(Power::Pledge));
    table.does(LUCY, "buy");
    table.does(LUCY, "redeem");
    assert!(table.in_loading(LUCY, "AK01") && table.in_box("CJ09"));
    assert_eq!(table.coins(LUCY), 4);
    assert_eq!(table.cannot(SARA, "redeem"), Refusal::NotHeld(Power::Pledge));
}

/// The hoard, rulebook p. 9.
#[test]
fn the_hoard_gives_four_coins_at_once_and_leaves_after_the_income() {
    let mut table = jarl().lay(1, "AJ11", &[]).lay(2, "AK01", &[]).line(1, &[LUCY]).line(2, &[LUCY, SARA, SARA]);
    table = table.with_coins(LUCY, 1).phase(Phase::Buying);
    table.does(LUCY, "buy");
    assert_eq!((table.coins(LUCY), price(&table)), (4, 3), "the coins can be spent in the same phase");
    assert!(table.in_loading(LUCY, "AJ11"));
    table.does(LUCY, "decline");
    table.does(SARA, "decline");
    table.does(SARA, "decline");
    assert_eq!(table.coins(LUCY), 4 + 2, "it counts as a bought card");
    assert!(table.in_box("AJ11"));
}

/// The thief, J19.
#[test]
fn the_thief_takes_a_coin_from_everybody_who_has_one() {
    let mut table = jarl().lay(1, "BJ12", &[]).lay(2, "AK01", &[]).line(1, &[LUCY, SARA]).line(2, &[SARA]);
    table = table.with_coins(LUCY, 2).with_coins(CHRIS, 0).phase(Phase::Buying);
    table.does(LUCY, "buy");
    let coins = [LUCY, SARA, CHRIS, JULIAN].map(|seat| table.coins(seat));
    assert_eq!(coins, [2, 4, 0, 4], "the price is paid first");
    table.does(SARA, "decline");
    assert!(table.in_box("BJ12"), "it leaves after Lucy's income");
    assert_eq!(table.coins(LUCY), 2 + 2);
}

/// J27: traders wait for the loading turn, so no card could bring the missing coins.
#[test]
fn a_market_hall_with_a_trader_brings_no_coins_while_buying() {
    let table = jarl().display(LUCY, "CJ08").display(LUCY, "AK04").with_common(&[Amber]).lay(1, "AK01", &[]);
    let mut table = table.line(1, &[LUCY, SARA]).with_coins(LUCY, 1).phase(Phase::Buying);
    table.does(LUCY, "pass");
    assert_eq!(table.asked(SARA), Step::Offer, "Lucy is passed over");
}

/// Revision 1, J27 and J1 (b): an any-phase card that could bring the missing coins keeps its holder in the game.
#[test]
fn by_revision_1_a_market_hall_with_a_trader_keeps_its_holder_in_line() {
    let offer = |table: Arranged| table.lay(1, "AK01", &[]).line(1, &[LUCY, SARA]).with_coins(LUCY, 1);
    let table = offer(jarl_of_revision_1().display(LUCY, "CJ08").with_common(&[Amber]));
    let table = table.phase(Phase::Buying);
    assert_eq!(table.asked(LUCY), Step::Window, "the window comes first");
    let pass = |mut table: Arranged| {
        table.does(LUCY, "pass");
        table
    };
    assert_eq!(pass(table).asked(SARA), Step::Offer, "without a trader the good brings no coin");
    let table = offer(jarl_of_revision_1().display(LUCY, "CJ08").display(LUCY, "AK04").with_common(&[Amber]));
    let mut table = pass(table.phase(Phase::Buying));
    assert_eq!(table.asked(LUCY), Step::Offer);
    assert_eq!(table.cannot(LUCY, "buy"), Refusal::TooExpensive { price: 2, coins: 1 });
    table.does(LUCY, "take amber");
    table.does(LUCY, "sell amber");
    let events = table.does(LUCY, "buy");
    assert_eq!(events[0], Event::Bought(LUCY, table.card("AK01"), 2));
}

#[test]
fn by_revision_1_an_any_phase_card_that_did_not_bring_enough_ends_the_offer() {
    let mut table =
        jarl_of_revision_1().display(LUCY, "CJ08").display(LUCY, "AK04").with_common(&[Amber]).lay(1, "AK01", &[]);
    table = table.line(1, &[LUCY, SARA]).with_coins(LUCY, 1).phase(Phase::Buying);
    table.does(LUCY, "pass");
    table.does(LUCY, "take amber");
    table.does(LUCY, "store amber");
    assert_eq!(table.asked(SARA), Step::Offer, "Lucy can no longer buy in any way");
}

/// The workyard can free up to three goods for traders, the market hall sells one of them again, the smuggler adds one.
#[test]
fn by_revision_1_all_any_phase_cards_together_count_for_who_is_passed_over() {
    let table = |coins: u16| {
        let table = jarl_of_revision_1()
            .display(LUCY, "CJ08")
            .display(LUCY, "DJ08")
            .display(LUCY, "DJ13")
            .display(LUCY, "AK06") // leather for 1
            .display(LUCY, "AK07") // wool for 1
            .display(LUCY, "AK01") // leather and wool
            .with_goods_on("AK01", &[Leather, Wool])
            .display(SARA, "AK02")
            .with_goods_on("AK02", &[Leather])
            .lay(1, "AK12", &[])
            .line(1, &[LUCY, SARA, SARA, SARA, CHRIS])
            .with_coins(LUCY, coins)
            .phase(Phase::Buying);
        let mut table = table;
        table.does(LUCY, "pass");
        table
    };
    let mut enough = table(1);
    assert_eq!(enough.asked(LUCY), Step::Offer, "1 + 2 lifted + 1 stolen + 1 taken again = 5");
    enough.does_all(LUCY, &["lift leather ak01", "lift wool ak01", "sell leather", "sell wool"]);
    enough.does_all(LUCY, &["steal leather ak02", "sell leather", "take leather", "sell leather", "buy"]);
    assert_eq!(table(0).asked(SARA), Step::Offer, "4 are not enough for 5");
}
