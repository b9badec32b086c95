//! What a bot thinks of a position.

use jorvik::Jorvik;
use langhus_rules::{Quick, Sense, playout};

use crate::common::*;

/// With the weights for one look ahead: those for a search hold coins so dear that few cards are worth their price.
fn worth(table: &Arranged) -> Vec<f32> {
    let weights: Vec<f32> = Jorvik::WEIGHTS.iter().map(|weight| weight.at_once).collect();
    let mut points = vec![0.0; usize::from(table.rules.seats())];
    table.rules.value(&table.state, &weights, &mut points);
    points
}

#[test]
fn at_the_end_it_is_the_score() {
    let mut table = Arranged::new("jarl", 4);
    playout(&table.rules, &mut table.state, &mut Quick::new(3), &mut Vec::new(), 10_000);
    let scores: Vec<f32> = Seat::all(4).map(|seat| table.rules.score(&table.state, seat) as f32).collect();
    assert_eq!(worth(&table), scores);
}

#[test]
fn progress_coins_and_a_place_in_line_are_worth_something() {
    let base = || jarl().display(LUCY, "AK02").lay(1, "DK10", &[]);
    let plain = worth(&base().phase(Phase::Demand))[0];
    assert!(worth(&base().with_goods_on("AK02", &[Iron]).phase(Phase::Demand))[0] > plain);
    assert!(worth(&base().with_coins(LUCY, 6).phase(Phase::Demand))[0] > plain);
    let in_line = worth(&base().line(1, &[LUCY]).phase(Phase::Demand))[0];
    assert!(in_line > plain);
    assert!(worth(&base().line(1, &[SARA, LUCY]).phase(Phase::Demand))[0] < in_line, "behind Sara it is worth less");
}

#[test]
fn the_strongest_defence_looks_forward_to_the_picts() {
    let points = worth(&jarl().display(LUCY, "AK10").display(SARA, "AK09").phase(Phase::Demand));
    assert!(points[0] > points[1] && points[1] > points[2]);
}
