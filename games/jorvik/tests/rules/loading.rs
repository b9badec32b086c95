//! The loading phase: income, cards, goods, exchanges and storage.

use jorvik::Power;

use crate::common::*;

#[test]
fn the_income_depends_on_the_mode_and_on_whether_a_card_was_bought() {
    for (table, bought, income) in [(karl(), true, 1), (karl(), false, 2), (jarl(), true, 2), (jarl(), false, 3)] {
        let table = if bought { table.loading(LUCY, "AK12", &[]) } else { table };
        // A good to allocate keeps the turn from ending before we look.
        let table = table.with_stored(LUCY, &[Jet]).phase(Phase::Loading);
        assert_eq!(table.asked(LUCY), Step::Allocate);
        assert_eq!(table.coins(LUCY), 5 + income);
    }
}

/// The bank, rulebook p. 9: also from the loading area.
#[test]
fn the_bank_adds_a_coin_to_every_income() {
    let table = karl().display(LUCY, "CK13").with_stored(LUCY, &[Jet]).phase(Phase::Loading);
    assert_eq!(table.coins(LUCY), 5 + 2 + 1);
    let table = karl().loading(LUCY, "CK13", &[]).with_stored(LUCY, &[Jet]).phase(Phase::Loading);
    assert_eq!(table.coins(LUCY), 5 + 1 + 1);
    assert!(table.in_display(LUCY, "CK13"));
}

#[test]
fn everybody_loads_in_turn_from_the_start_player() {
    let mut table = karl().with_stored(CHRIS, &[Jet]).with_stored(LUCY, &[Iron]).start(CHRIS).phase(Phase::Loading);
    assert_eq!(table.asked(CHRIS), Step::Allocate);
    assert_eq!((table.coins(CHRIS), table.coins(LUCY)), (7, 5));
    table.does(CHRIS, "finish");
    assert_eq!(table.asked(LUCY), Step::Allocate, "Julian had nothing to decide");
    assert_eq!((table.coins(JULIAN), table.coins(SARA)), (7, 5));
    table.does(LUCY, "finish");
    assert_eq!((table.state.open.start, table.state.open.round), (JULIAN, 2));
}

fn with_ship(table: Arranged, goods: &[Good]) -> Arranged {
    table.loading(LUCY, "BK05", goods).phase(Phase::Loading)
}

/// An artisan takes each good once, and only what it needs.
#[test]
fn goods_go_on_matching_empty_spaces_of_own_artisans() {
    let table = karl().display(LUCY, "AK01").display(SARA, "AK02");
    let mut table = with_ship(table, &[Leather, Leather, Iron]);
    let id = |id: &str| jorvik::Id::new(id).unwrap();
    assert_eq!(table.cannot(LUCY, "put iron ak01"), Refusal::NoSpace(Iron, id("AK01")));
    assert_eq!(table.cannot(LUCY, "put wool ak01"), Refusal::NoSuchGood(Wool));
    assert_eq!(table.cannot(LUCY, "put iron ak02"), Refusal::NotYours(id("AK02")));
    table.does(LUCY, "put leather ak01");
    assert_eq!(table.cannot(LUCY, "put leather ak01"), Refusal::NoSpace(Leather, id("AK01")));
    assert_eq!(table.has_on("AK01"), 1);
}

#[test]
fn a_trader_buys_as_many_as_there_are() {
    let mut table = with_ship(jarl().display(LUCY, "AK04").display(LUCY, "AJ03"), &[Amber, Amber, Gold]);
    let coins = table.coins(LUCY);
    table.does(LUCY, "sell amber");
    table.does(LUCY, "sell amber");
    assert_eq!(table.coins(LUCY), coins + 2);
    table.does(LUCY, "sell gold");
    assert_eq!(table.coins(LUCY), coins + 4, "a rare good brings two coins");
    assert_eq!(table.common(), goods(&[Amber, Amber, Gold]));
}

#[test]
fn without_a_trader_nothing_is_sold() {
    let mut table = with_ship(karl().display(LUCY, "AK04").loading(SARA, "AK05", &[]), &[Iron, Iron, Wool]);
    assert_eq!(table.cannot(LUCY, "sell iron"), Refusal::NoTrader(Iron));
    assert_eq!(table.cannot(LUCY, "sell amber"), Refusal::NoSuchGood(Amber));
}

/// Oracles, rulebook p. 8: two points each, as often as one likes.
#[test]
fn an_oracle_turns_goods_into_points() {
    let mut table = with_ship(jarl().display(LUCY, "AJ10"), &[Iron, Iron, Wool]);
    table.does(LUCY, "offer iron");
    table.does(LUCY, "offer iron");
    assert_eq!((table.points(LUCY), table.item(LUCY, "oracle")), (14, 4));
    assert_eq!(table.common(), goods(&[Iron, Iron]));
    assert_eq!(table.cannot(LUCY, "offer wool"), Refusal::NoOracle(Wool));
    assert_eq!(table.cannot(LUCY, "offer iron"), Refusal::NoSuchGood(Iron));
}

/// J3: cards in the loading area of this round move to the display first, so they can be used at once.
#[test]
fn a_trader_bought_this_round_can_be_used_this_round() {
    let mut table = with_ship(karl().loading(LUCY, "AK08", &[]), &[Jet, Jet, Jet]);
    table.does(LUCY, "sell jet");
    assert!(table.in_display(LUCY, "AK08"));
}

#[test]
fn three_goods_are_traded_for_one_of_choice() {
    let table = karl().with_common(&[Amber]).with_stored(LUCY, &[Iron]);
    let mut table = with_ship(table, &[Leather, Leather, Jet]);
    table.does(LUCY, "trade three");
    assert_eq!(table.asked(LUCY), Step::Give);
    assert_eq!(table.cannot(LUCY, "give wool"), Refusal::NoSuchGood(Wool));
    assert_eq!(table.cannot(LUCY, "finish"), Refusal::NotNow(Step::Give));
    table.does_all(LUCY, &["give leather", "give iron", "give jet"]);
    assert_eq!(table.asked(LUCY), Step::Receive);
    assert_eq!(table.cannot(LUCY, "receive wool"), Refusal::NotInCommon(Wool));
    table.does(LUCY, "receive amber");
    assert_eq!(table.state.open.hand, goods(&[Leather, Amber]));
    assert_eq!(table.cannot(LUCY, "trade three"), Refusal::TooFewGoods(3));
}

/// J6: what was just given may be taken back.
#[test]
fn a_kind_just_given_may_be_taken_back() {
    let mut table = with_ship(karl(), &[Leather, Wool, Jet]);
    table.does(LUCY, "trade three");
    assert_eq!(table.asked(LUCY), Step::Receive, "all three had to go, so nothing was asked");
    table.does(LUCY, "receive jet");
    assert_eq!(table.state.open.hand, goods(&[Jet]));
}

#[test]
fn two_goods_are_traded_for_a_coin() {
    let mut table = with_ship(karl(), &[Leather, Wool, Jet]);
    let coins = table.coins(LUCY);
    table.does_all(LUCY, &["trade coin", "give leather", "give wool"]);
    assert_eq!(table.coins(LUCY), coins + 1);
    assert_eq!(table.common(), goods(&[Leather, Wool]));
    assert_eq!(table.cannot(LUCY, "trade coin"), Refusal::TooFewGoods(2));
}

/// The trading post, J11.
#[test]
fn the_trading_post_trades_two_for_one_any_number_of_times() {
    let table = jarl().display(LUCY, "CJ10").with_common(&[Gold]);
    let mut table = with_ship(table, &[Leather, Wool, Jet]);
    table.does_all(LUCY, &["trade two", "give leather", "give wool", "receive gold"]);
    assert_eq!(table.state.open.hand, goods(&[Jet, Gold]));
    table.does_all(LUCY, &["trade two", "receive leather"]);
    assert_eq!(table.state.open.hand, goods(&[Leather]));
    assert_eq!(table.cannot(LUCY, "trade two"), Refusal::TooFewGoods(2));
}

#[test]
fn without_the_trading_post_two_goods_bring_only_a_coin() {
    let mut table = with_ship(jarl().display(SARA, "CJ10"), &[Leather, Wool, Jet]);
    assert_eq!(table.cannot(LUCY, "trade two"), Refusal::NotHeld(Power::TradingPost));
}

/// J8: even what could be placed may be left.
#[test]
fn a_good_may_be_left_to_the_common_area() {
    let mut table = with_ship(karl().display(LUCY, "AK01"), &[Leather, Wool, Jet]);
    table.does(LUCY, "drop leather");
    assert_eq!(table.common(), goods(&[Leather]));
    assert_eq!(table.cannot(LUCY, "drop leather"), Refusal::NoSuchGood(Leather));
}

#[test]
fn what_does_not_fit_into_the_storage_is_left() {
    let mut table = with_ship(karl(), &[Leather, Wool, Jet]);
    table.does(LUCY, "finish");
    assert_eq!(table.asked(LUCY), Step::Keep);
    assert_eq!(table.cannot(LUCY, "keep iron"), Refusal::NoSuchGood(Iron));
    assert_eq!(table.cannot(LUCY, "drop jet"), Refusal::NotNow(Step::Keep));
    table.does(LUCY, "keep wool");
    assert_eq!(table.stored(LUCY), goods(&[Wool]));
    assert_eq!(table.common(), goods(&[Leather, Jet]));
}

#[test]
fn where_only_one_kind_is_left_nothing_is_asked_about_keeping() {
    let mut table = with_ship(karl(), &[Jet, Jet, Jet]);
    table.does(LUCY, "finish");
    assert_eq!((table.stored(LUCY), table.common()), (goods(&[Jet]), goods(&[Jet, Jet])));
}

/// The warehouse, rulebook p. 9 and J9.
#[test]
fn the_warehouse_holds_four_more_goods_and_scores_them() {
    let table = karl().display(LUCY, "AK11").with_stored(LUCY, &[Amber, Iron]);
    assert_eq!(table.item(LUCY, "warehouse"), 2);
    let mut table = with_ship(table, &[Leather, Wool, Jet]);
    table.does(LUCY, "finish");
    assert_eq!(table.stored(LUCY).total(), 5);
    assert_eq!(table.item(LUCY, "warehouse"), 4, "the fifth lies on the board and scores nothing");
}

#[test]
fn without_the_warehouse_a_stored_good_scores_nothing() {
    let table = karl().with_stored(LUCY, &[Jet]);
    assert_eq!(table.item(LUCY, "warehouse"), 0);
    assert_eq!(table.rules.places(&table.state.open, LUCY), 1);
}

/// J9: stored goods can be used in any own loading turn, also without a ship.
#[test]
fn stored_goods_are_used_later() {
    let mut table = karl().display(LUCY, "AK08").with_stored(LUCY, &[Jet]).phase(Phase::Loading);
    table.does(LUCY, "sell jet");
    assert!(table.stored(LUCY).is_empty());
    table.is_not_asked(LUCY);
}

#[test]
fn who_has_nothing_to_allocate_is_not_asked() {
    let table = karl().loading(SARA, "BK05", &[Jet, Jet, Wool]).phase(Phase::Loading);
    assert_eq!(table.asked(SARA), Step::Allocate);
    assert_eq!(table.coins(LUCY), 7);
}

#[test]
fn vikings_cannot_be_placed_while_loading() {
    let mut table = with_ship(karl(), &[Jet, Jet, Wool]);
    assert_eq!(table.cannot(LUCY, "place 1"), Refusal::NotNow(Step::Allocate));
    assert_eq!(table.cannot(LUCY, "store jet"), Refusal::NotNow(Step::Allocate));
}
