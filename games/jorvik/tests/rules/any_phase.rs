//! The cards for any phase, and the windows in which they are played (J1).

use jorvik::{Id, Power};

use crate::common::*;

fn id(id: &str) -> Id {
    Id::new(id).unwrap()
}

/// Buying with one card on offer for Julian, so that the window before it can be seen.
fn buying(table: Arranged) -> Arranged {
    table.lay(1, "AK12", &[]).line(1, &[JULIAN]).phase(Phase::Buying)
}

/// The market hall, J4 and J10.
#[test]
fn the_market_hall_takes_a_good_that_is_placed_at_once() {
    let table = jarl().display(SARA, "CJ08").display(SARA, "AJ04").with_common(&[Silk, Wool]);
    let mut table = buying(table);
    assert_eq!(table.asked(SARA), Step::Window);
    assert_eq!(table.cannot(SARA, "take gold"), Refusal::NotInCommon(Gold));
    table.does(SARA, "take silk");
    assert!(table.in_box("CJ08"));
    assert_eq!(table.asked(SARA), Step::Placing);
    assert_eq!(table.cannot(SARA, "pass"), Refusal::NotNow(Step::Placing));
    table.does(SARA, "put silk aj04");
    assert_eq!(table.item(SARA, "artisan"), 4);
    assert_eq!(table.asked(JULIAN), Step::Offer);
}

#[test]
fn with_an_empty_common_area_the_market_hall_is_not_asked_about() {
    let table = buying(jarl().display(SARA, "CJ08"));
    assert_eq!(table.asked(JULIAN), Step::Offer);
}

/// J3: not from the loading area.
#[test]
fn any_phase_cards_work_from_the_display_only() {
    let mut table = jarl().with_common(&[Wool]).lay(1, "CJ08", &[]).lay(2, "AK12", &[]).line(1, &[SARA]);
    table = table.line(2, &[SARA]).phase(Phase::Buying);
    table.does(SARA, "buy");
    assert_eq!(table.asked(SARA), Step::Offer);
    assert_eq!(table.cannot(SARA, "take wool"), Refusal::NotHeld(Power::MarketHall));
}

/// Sara holds the market hall, a trader and an oracle for wool, and wool lies in the common area.
fn with_buyers_for_wool(table: Arranged) -> Arranged {
    table.display(SARA, "CJ08").display(SARA, "AK07").display(SARA, "BJ08").with_common(&[Wool])
}

/// J4: artisan, storage or common area; trader, oracle and exchange wait.
#[test]
fn outside_the_loading_turn_a_good_can_be_stored_or_left_but_not_sold_or_offered() {
    let with = |end: &str| {
        let mut table = buying(with_buyers_for_wool(jarl()));
        table.does(SARA, "take wool");
        for waits in ["sell wool", "offer wool", "trade coin", "trade three", "sell jet"] {
            assert_eq!(table.cannot(SARA, waits), Refusal::OnlyWhenLoading, "{waits}");
        }
        assert_eq!(table.cannot(SARA, "finish"), Refusal::NotNow(Step::Placing));
        assert_eq!(table.legal(SARA), ["drop wool", "store wool"]);
        table.does(SARA, end);
        assert_eq!((table.coins(SARA), table.points(SARA)), (5, 10));
        table
    };
    assert_eq!(with("store wool").stored(SARA), goods(&[Wool]));
    assert_eq!(with("drop wool").common(), goods(&[Wool]));
}

/// J4: the windows of the loading phase lie before the own turn too.
#[test]
fn in_a_window_of_the_loading_phase_traders_and_oracles_wait_too() {
    let mut table = with_buyers_for_wool(jarl()).phase(Phase::Loading);
    assert_eq!(table.asked(SARA), Step::Window);
    table.does(SARA, "take wool");
    assert_eq!(table.cannot(SARA, "sell wool"), Refusal::OnlyWhenLoading);
    table.does(SARA, "store wool");
    assert_eq!(table.asked(SARA), Step::Allocate, "Lucy has nothing to load, and now it is Sara's own turn");
    table.does(SARA, "sell wool");
    assert_eq!(table.coins(SARA), 5 + 3 + 1);
}

/// J4: what the workyard lifts is placed by the same rule.
#[test]
fn lifted_goods_are_not_sold_outside_the_loading_turn_either() {
    let table = jarl().display(SARA, "DJ08").display(SARA, "AK07").display(SARA, "AK01");
    let mut table = buying(table.with_goods_on("AK01", &[Leather, Wool]));
    table.does_all(SARA, &["lift wool ak01", "enough"]);
    assert_eq!(table.cannot(SARA, "sell wool"), Refusal::OnlyWhenLoading);
    assert_eq!(table.legal(SARA), ["put wool ak01", "drop wool", "store wool"]);
}

/// The example of our rulebook: Dagny steals Cnut's jet before the buying phase and sells it when she loads.
#[test]
fn a_stolen_good_waits_in_storage_for_the_trader() {
    let table = jarl().display(SARA, "DJ13").display(SARA, "AK08").display(LUCY, "AK03").with_goods_on("AK03", &[Jet]);
    let mut table = buying(table);
    table.does(SARA, "steal jet ak03");
    assert_eq!(table.cannot(SARA, "sell jet"), Refusal::OnlyWhenLoading);
    table.does(SARA, "store jet");
    table.does(JULIAN, "decline");
    assert_eq!(table.asked(SARA), Step::Allocate);
    let coins = table.coins(SARA);
    table.does(SARA, "sell jet");
    assert_eq!(table.coins(SARA), coins + 1);
}

/// Revision 1: trader and oracle serve at once, and only the exchange waits.
#[test]
fn by_revision_1_a_good_can_be_sold_offered_stored_or_left() {
    let with = |end: &str| {
        let mut table = buying(with_buyers_for_wool(jarl_of_revision_1()));
        table.does(SARA, "take wool");
        assert_eq!(table.legal(SARA), ["sell wool", "offer wool", "drop wool", "store wool"]);
        assert_eq!(table.cannot(SARA, "trade coin"), Refusal::NotNow(Step::Placing));
        assert_eq!(table.cannot(SARA, "finish"), Refusal::NotNow(Step::Placing));
        table.does(SARA, end);
        table
    };
    assert_eq!(with("sell wool").coins(SARA), 6);
    assert_eq!(with("offer wool").points(SARA), 12);
    assert_eq!(with("store wool").stored(SARA), goods(&[Wool]));
    assert_eq!(with("drop wool").common(), goods(&[Wool]));
}

/// J9: outside the own loading turn a new good needs a free place.
#[test]
fn a_full_storage_takes_no_more() {
    let table = jarl().display(SARA, "CJ08").with_common(&[Wool]).with_stored(SARA, &[Jet]);
    let mut table = buying(table);
    table.does(SARA, "take wool");
    assert_eq!(table.cannot(SARA, "store wool"), Refusal::StorageFull);
    assert_eq!(table.legal(SARA), ["drop wool"]);
}

/// The smuggler, J5.
#[test]
fn the_smuggler_steals_from_an_unfinished_artisan() {
    let table = jarl()
        .display(SARA, "DJ13")
        .display(SARA, "AJ05") // glass
        .display(LUCY, "BJ04") // glass, iron, leather
        .with_goods_on("BJ04", &[Glass, Iron])
        .display(CHRIS, "AK01")
        .with_goods_on("AK01", &[Leather, Wool])
        .display(SARA, "AK02")
        .with_goods_on("AK02", &[Amber]);
    let mut table = buying(table);
    assert_eq!(table.asked(SARA), Step::Window);
    assert_eq!(table.cannot(SARA, "steal leather ak01"), Refusal::Complete(id("AK01")));
    assert_eq!(table.cannot(SARA, "steal amber ak02"), Refusal::NotTheirs(id("AK02")));
    assert_eq!(table.cannot(SARA, "steal leather bj04"), Refusal::NotOnIt(Leather, id("BJ04")));
    assert_eq!(table.cannot(SARA, "steal iron ak03"), Refusal::NotTheirs(id("AK03")));
    table.does(SARA, "steal glass bj04");
    table.does(SARA, "put glass aj05");
    assert_eq!((table.has_on("BJ04"), table.has_on("AJ05")), (1, 1));
    assert!(table.in_box("DJ13"));
}

#[test]
fn without_a_target_the_smuggler_is_not_asked_about() {
    let table = jarl().display(SARA, "DJ13").display(LUCY, "AJ05").with_goods_on("AJ05", &[Glass]);
    assert_eq!(buying(table).asked(JULIAN), Step::Offer);
}

/// The workyard, J7.
#[test]
fn the_workyard_moves_up_to_three_goods_also_from_complete_artisans() {
    let table = jarl()
        .display(SARA, "DJ08")
        .display(SARA, "AK01")
        .with_goods_on("AK01", &[Leather, Wool])
        .display(SARA, "AK03") // iron, leather, wool, jet
        .with_goods_on("AK03", &[Iron])
        .display(LUCY, "AK02")
        .with_goods_on("AK02", &[Amber]);
    let mut table = buying(table);
    assert_eq!(table.cannot(SARA, "lift amber ak02"), Refusal::NotYours(id("AK02")));
    assert_eq!(table.cannot(SARA, "lift jet ak03"), Refusal::NotOnIt(Jet, id("AK03")));
    table.does(SARA, "lift leather ak01");
    assert_eq!(table.asked(SARA), Step::Lifting);
    assert_eq!(table.cannot(SARA, "put leather ak03"), Refusal::NotNow(Step::Lifting), "all come off first");
    table.does(SARA, "lift wool ak01");
    table.does(SARA, "lift iron ak03");
    assert_eq!(table.asked(SARA), Step::Placing, "three is the most");
    table.does_all(SARA, &["put leather ak03", "put iron ak03", "put wool ak01"]);
    assert_eq!((table.has_on("AK01"), table.has_on("AK03")), (1, 2), "back to the same place is allowed");
    assert_eq!(table.item(SARA, "artisan"), 0, "AK01 is no longer complete");
    assert!(table.in_box("DJ08"));
}

#[test]
fn the_workyard_may_move_a_single_good() {
    let table = jarl().display(SARA, "DJ08").display(SARA, "AK01").with_goods_on("AK01", &[Leather, Wool]);
    let mut table = buying(table);
    table.does_all(SARA, &["lift leather ak01", "enough", "store leather"]);
    assert_eq!((table.has_on("AK01"), table.stored(SARA)), (1, goods(&[Leather])));
    assert_eq!(table.asked(JULIAN), Step::Offer);
}

#[test]
fn without_goods_on_own_artisans_the_workyard_is_not_asked_about() {
    let table = jarl().display(SARA, "DJ08").display(SARA, "AK01");
    assert_eq!(buying(table).asked(JULIAN), Step::Offer);
}

/// J1 (a): clockwise from the start player, until all holders pass in a row.
#[test]
fn holders_are_asked_clockwise_until_all_pass_in_a_row() {
    let table = jarl()
        .display(SARA, "CJ08")
        .display(LUCY, "DJ13")
        .display(CHRIS, "AK01")
        .with_goods_on("AK01", &[Wool])
        .with_common(&[Jet])
        .start(SARA);
    let mut table = buying(table);
    assert_eq!(table.asked(SARA), Step::Window);
    table.does(SARA, "pass");
    assert_eq!(table.asked(LUCY), Step::Window, "Chris and Julian have nothing to play");
    table.does_all(LUCY, &["steal wool ak01", "drop wool"]);
    assert_eq!(table.asked(SARA), Step::Window, "after a card everybody is asked again");
    table.does(SARA, "pass");
    assert_eq!(table.asked(JULIAN), Step::Offer);
}

/// J1 (a): every phase begins with a window, and so does every loading turn.
#[test]
fn every_phase_and_every_loading_turn_begins_with_a_window() {
    let holder = |phase: Phase| {
        let table = jarl().display(SARA, "CJ08").with_common(&[Jet]).lay(1, "AK12", &[]).line(1, &[JULIAN]);
        table.phase(phase)
    };
    for phase in [Phase::Supply, Phase::Demand, Phase::Buying, Phase::Loading] {
        assert_eq!(holder(phase).asked(SARA), Step::Window, "{phase:?}");
    }
    let mut table = holder(Phase::Loading);
    table.does(SARA, "pass");
    assert_eq!(table.asked(SARA), Step::Window, "Lucy has loaded; this is the window before Sara's own turn");
    table.does(SARA, "pass");
    assert_eq!(table.asked(SARA), Step::Allocate, "and in the own turn the card can be played at any time");
}

/// J1 (b): before the own viking and the own answer.
#[test]
fn the_player_to_act_may_play_a_card_first() {
    let table = jarl().display(LUCY, "CJ08").with_common(&[Jet]).lay(1, "AK12", &[]);
    let mut table = table.phase(Phase::Demand);
    table.does(LUCY, "pass");
    assert_eq!(table.asked(LUCY), Step::Demand);
    table.does_all(LUCY, &["take jet", "store jet"]);
    assert_eq!(table.asked(LUCY), Step::Demand, "the viking still has to be placed");
    table.does(LUCY, "place 1");
}

#[test]
fn nobody_plays_a_card_in_somebody_elses_turn() {
    let mut table = jarl().display(SARA, "CJ08").with_common(&[Jet]).lay(1, "AK12", &[]).phase(Phase::Demand);
    table.does(SARA, "pass");
    assert_eq!(table.asked(LUCY), Step::Demand);
    table.is_not_asked(SARA);
    assert_eq!(table.cannot(LUCY, "take jet"), Refusal::NotHeld(Power::MarketHall));
    assert_eq!(table.cannot(LUCY, "steal jet ak03"), Refusal::NotHeld(Power::Smuggler));
    assert_eq!(table.cannot(LUCY, "lift jet ak03"), Refusal::NotHeld(Power::Workyard));
}

/// J4: in the own loading turn the good joins the others and may feed an exchange.
#[test]
fn in_the_own_loading_turn_the_good_joins_the_others() {
    let table = jarl().display(LUCY, "CJ08").with_common(&[Jet]).loading(LUCY, "BJ01", &[Wool]);
    let mut table = table.phase(Phase::Loading);
    table.does(LUCY, "pass");
    table.does(LUCY, "take jet");
    assert_eq!(table.asked(LUCY), Step::Allocate);
    assert_eq!(table.state.open.hand, goods(&[Wool, Jet]));
    table.does(LUCY, "trade coin");
    assert_eq!(table.coins(LUCY), 5 + 2 + 1);
}

#[test]
fn in_the_own_loading_turn_lifted_goods_join_the_others() {
    let table = jarl().display(LUCY, "DJ08").display(LUCY, "AK01").with_goods_on("AK01", &[Leather, Wool]);
    let mut table = table.phase(Phase::Loading);
    table.does(LUCY, "pass");
    assert_eq!(table.asked(LUCY), Step::Allocate, "the workyard can be played without a ship");
    table.does_all(LUCY, &["lift leather ak01", "lift wool ak01"]);
    assert_eq!(table.state.open.hand, goods(&[Leather, Wool]));
    table.does_all(LUCY, &["put wool ak01", "finish"]);
    assert_eq!(table.stored(LUCY), goods(&[Leather]));
}

/// J2: the last window is the start of the last supply phase; after the final attack nothing is asked.
#[test]
fn the_last_window_comes_before_the_final_attack() {
    let table = jarl().display(SARA, "CJ08").with_common(&[Jet]).display(LUCY, "AK09");
    let mut table = table.last_supply(&["E01"]);
    assert_eq!(table.asked(SARA), Step::Window);
    table.does(SARA, "pass");
    assert!(table.rules.awaited(&table.state).is_empty());
    assert_eq!(table.points(LUCY), 14);
}
