//! The attacks of the Picts and the three defenders.

use crate::common::*;

/// Supply with the attack of two points first, then five cards.
fn attack(table: Arranged) -> Arranged {
    table.deck(&["CK01", "AK01", "AK02", "AK03", "AK04", "AK05"]).phase(Phase::Supply)
}

fn all_points(table: &Arranged) -> [i16; 4] {
    [LUCY, SARA, CHRIS, JULIAN].map(|seat| table.points(seat))
}

#[test]
fn all_who_share_the_first_place_win_in_full() {
    let table = attack(karl().display(LUCY, "AK10").display(SARA, "BK11").display(CHRIS, "AK09"));
    assert_eq!(all_points(&table), [12, 12, 10, 8]);
}

/// J17.
#[test]
fn if_all_are_equal_nothing_happens() {
    assert_eq!(all_points(&attack(karl())), [10; 4]);
    let mut table = Arranged::new("karl", 2).clear().display(LUCY, "AK10").display(SARA, "BK11");
    table = table.deck(&["CK01", "AK01", "AK02", "AK03"]).phase(Phase::Supply);
    assert_eq!((table.points(LUCY), table.points(SARA)), (10, 10));
}

/// J18: points can fall below zero.
#[test]
fn points_can_become_negative() {
    let mut table = karl().display(LUCY, "AK10");
    table.state.open.players[1].track = 1;
    assert_eq!(attack(table).points(SARA), -1);
}

#[test]
fn warriors_count_from_the_display_only() {
    let table = attack(karl().display(LUCY, "AK09").loading(SARA, "DK13", &[]));
    assert_eq!(all_points(&table), [12, 8, 8, 8]);
}

/// The captain, J14: compulsory, and the highest warrior.
#[test]
fn the_captain_doubles_the_best_warrior_at_every_attack() {
    let table = jarl().display(LUCY, "AJ12").display(LUCY, "AK10").display(LUCY, "AK09").display(SARA, "CK11");
    assert_eq!(table.rules.defence(&table.state.open, LUCY), 2 + 2 + 1);
    let table = attack(table.display(CHRIS, "BK10"));
    assert_eq!(all_points(&table), [12, 10, 10, 8]);
    assert!(table.in_display(LUCY, "AJ12"), "the captain stays");
}

#[test]
fn the_captain_without_a_warrior_is_no_help() {
    let table = jarl().display(LUCY, "AJ12");
    assert_eq!(table.rules.defence(&table.state.open, LUCY), 0);
}

/// The champion, J15.
#[test]
fn the_champion_doubles_the_reward_once() {
    let mut table = attack(jarl().display(LUCY, "DJ14").display(LUCY, "AK10"));
    assert_eq!(table.asked(LUCY), Step::Champion);
    assert_eq!(table.cannot(LUCY, "ransom"), Refusal::NotNow(Step::Champion));
    table.does(LUCY, "double");
    assert_eq!(all_points(&table), [14, 8, 8, 8]);
    assert!(table.in_box("DJ14"));
    assert_eq!(table.item(LUCY, "picts"), 4);
    assert_eq!(table.asked(LUCY), Step::Demand, "supply went on");
}

#[test]
fn the_champion_may_wait() {
    let mut table = attack(jarl().display(LUCY, "DJ14").display(LUCY, "AK10"));
    table.does(LUCY, "pass");
    assert_eq!(all_points(&table), [12, 8, 8, 8]);
    assert!(table.in_display(LUCY, "DJ14"));
}

#[test]
fn the_champion_helps_on_a_shared_first_place_but_not_when_all_are_equal() {
    let mut table = attack(jarl().display(LUCY, "DJ14").display(LUCY, "AK10").display(SARA, "BK11"));
    table.does(LUCY, "double");
    assert_eq!(all_points(&table), [14, 12, 8, 8]);
    let table = attack(jarl().display(LUCY, "DJ14"));
    assert_eq!(table.asked(LUCY), Step::Demand, "nobody is asked");
    let table = attack(jarl().display(LUCY, "DJ14").display(SARA, "AK10"));
    assert_eq!(table.asked(LUCY), Step::Demand, "who has not won is not asked");
}

/// The ransom, J16.
#[test]
fn the_ransom_is_paid_instead_of_losing_points() {
    let mut table = attack(jarl().display(SARA, "CJ12").display(LUCY, "AK10"));
    assert_eq!(table.asked(SARA), Step::Ransom);
    assert_eq!(table.cannot(SARA, "double"), Refusal::NotNow(Step::Ransom));
    table.does(SARA, "ransom");
    assert_eq!(all_points(&table), [12, 10, 8, 8], "also on a shared last place");
    assert_eq!(table.coins(SARA), 3);
    assert!(table.in_display(SARA, "CJ12"), "the ransom stays");
}

#[test]
fn the_ransom_may_be_declined() {
    let mut table = attack(jarl().display(SARA, "CJ12").display(LUCY, "AK10"));
    table.does(SARA, "pass");
    assert_eq!((table.points(SARA), table.coins(SARA)), (8, 5));
}

#[test]
fn the_ransom_is_not_offered_without_a_loss_or_without_two_coins() {
    let table = attack(jarl().display(SARA, "CJ12").display(SARA, "AK10"));
    assert_eq!(table.asked(LUCY), Step::Demand);
    let table = attack(jarl().display(SARA, "CJ12").display(LUCY, "AK10").with_coins(SARA, 1));
    assert_eq!((table.asked(LUCY), table.points(SARA)), (Step::Demand, 8));
}

/// J14: first the champion, then the ransom.
#[test]
fn the_champion_is_asked_before_the_ransom() {
    let mut table = attack(jarl().display(LUCY, "DJ14").display(LUCY, "AK10").display(SARA, "CJ12"));
    assert_eq!(table.asked(LUCY), Step::Champion);
    table.does(LUCY, "double");
    assert_eq!(table.asked(SARA), Step::Ransom);
    table.does(SARA, "ransom");
    assert_eq!(all_points(&table), [14, 10, 8, 8]);
}

/// Rulebook p. 7.
#[test]
fn the_game_ends_with_the_final_attack() {
    let table = karl().display(LUCY, "AK10").last_supply(&["E01"]);
    assert_eq!(all_points(&table), [14, 6, 6, 6]);
    assert!(table.rules.awaited(&table.state).is_empty());
    assert_eq!(table.state.open.step, Step::Over);
}

/// J21.
#[test]
fn the_third_attack_as_the_lowest_autumn_card_is_followed_by_the_final_one() {
    let table = karl().display(LUCY, "AK10").last_supply(&["DK01", "E01"]);
    assert_eq!(all_points(&table), [17, 3, 3, 3]);
    assert!(table.rules.awaited(&table.state).is_empty());
    assert_eq!(table.on_spot(1), None, "nothing is laid out");
}

#[test]
fn the_ransom_can_be_paid_in_the_final_attack() {
    let mut table = jarl().display(LUCY, "AK10").display(SARA, "CJ12").last_supply(&["E01"]);
    table.does(SARA, "ransom");
    assert_eq!(all_points(&table), [14, 10, 6, 6]);
    assert!(table.rules.awaited(&table.state).is_empty());
}
