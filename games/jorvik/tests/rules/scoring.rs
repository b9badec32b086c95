//! The final scoring: every kind of card, ties, and that the score is the sum of its items.

use crate::common::*;

fn score(table: &Arranged) -> i32 {
    table.rules.score(&table.state, LUCY)
}

#[test]
fn feasts_score_together_2_5_9_or_14() {
    let mut table = jarl();
    let feasts = ["AK12", "AJ08", "BK13", "BJ06", "CJ06"];
    for (id, points) in feasts.into_iter().zip([2, 5, 9, 14, 14]) {
        table = table.display(LUCY, id);
        assert_eq!(table.item(LUCY, "feast"), points);
    }
    assert_eq!(score(&table), 24);
}

#[test]
fn journeys_and_traders_score_their_points() {
    let table = jarl().display(LUCY, "DK10").display(LUCY, "BJ10").display(LUCY, "AK04").display(LUCY, "AJ01");
    assert_eq!((table.item(LUCY, "journey"), table.item(LUCY, "trader")), (4 + 2, 2));
    assert_eq!(score(&table), 18);
}

#[test]
fn only_complete_artisans_score() {
    let table = jarl().display(LUCY, "AK01").display(LUCY, "AK02").display(LUCY, "AJ04");
    let table = table.with_goods_on("AK01", &[Leather, Wool]).with_goods_on("AK02", &[Amber, Iron]);
    assert_eq!(table.item(LUCY, "artisan"), 5);
    assert_eq!(table.with_goods_on("AJ04", &[Silk]).item(LUCY, "artisan"), 9);
}

/// J23.
#[test]
fn the_longest_journey_counts_twice_and_the_other_skald_counts_cards() {
    let table = jarl().display(LUCY, "DK09").display(LUCY, "DJ12").display(LUCY, "DJ07");
    assert_eq!((table.item(LUCY, "journey"), table.item(LUCY, "skald")), (8, 5));
    assert_eq!(table.display(LUCY, "DJ06").item(LUCY, "skald"), 5 + 2);
    assert_eq!(jarl().display(LUCY, "DJ07").item(LUCY, "skald"), 0, "without a journey there is nothing to double");
}

#[test]
fn the_skald_of_coins_counts_coins_and_leaves_them() {
    let table = jarl().display(LUCY, "DK07").with_coins(LUCY, 7);
    assert_eq!(table.item(LUCY, "skald"), 7);
    assert_eq!(table.rules.tie_break(&table.state, LUCY), 7);
}

#[test]
fn the_skalds_count_ships_traders_artisans_and_warriors() {
    let table = jarl()
        .display(LUCY, "BK05")
        .display(LUCY, "BJ01")
        .display(LUCY, "AK04")
        .display(LUCY, "AK05")
        .display(LUCY, "AK06")
        .display(LUCY, "AK01")
        .display(LUCY, "DK13")
        .display(SARA, "AK02");
    assert_eq!(table.item(LUCY, "skald"), 0);
    for (id, points) in [("DK08", 2), ("DJ03", 3), ("DJ04", 1), ("DJ05", 1)] {
        let before = table.rules.items(&table.state, LUCY).len();
        let table = jarl_copy(&table).display(LUCY, id);
        let items = table.rules.items(&table.state, LUCY);
        let item = items.iter().find(|item| item.piece.as_deref() == Some(id)).unwrap();
        assert_eq!((item.what, item.points, items.len()), ("skald", points, before + 1), "{id}");
    }
}

/// The same position at another table.
fn jarl_copy(table: &Arranged) -> Arranged {
    Arranged { rules: jarl().rules, state: table.state }
}

#[test]
fn a_skald_in_the_hands_of_another_counts_nothing_for_lucy() {
    let table = jarl().display(LUCY, "AK04").display(SARA, "DJ03");
    assert_eq!((table.item(LUCY, "skald"), table.item(SARA, "skald")), (0, 0));
}

#[test]
fn the_most_coins_decide_a_tie_and_what_is_still_equal_is_shared() {
    let mut table = karl().with_coins(LUCY, 3).with_coins(SARA, 6).with_coins(CHRIS, 6).with_coins(JULIAN, 9);
    table = table.display(LUCY, "DK10");
    let places: Vec<(u8, u8)> =
        table.rules.standings(&table.state).iter().map(|standing| (standing.seat.number(), standing.place)).collect();
    assert_eq!(places, [(1, 1), (4, 2), (2, 3), (3, 3)]);
}

#[test]
fn every_item_names_its_card() {
    let table = jarl().display(LUCY, "DK10").display(LUCY, "AK04").display(LUCY, "AK11").with_stored(LUCY, &[Jet]);
    let items = table.rules.items(&table.state, LUCY);
    let found: Vec<_> = items.iter().map(|item| (item.what, item.piece.as_deref(), item.points)).collect();
    let expected = [
        ("start", None, 10),
        ("trader", Some("AK04"), 1),
        ("journey", Some("DK10"), 4),
        ("warehouse", Some("AK11"), 1),
    ];
    assert_eq!(found, expected);
}
