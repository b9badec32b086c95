//! What bots are told: exact at the end, and worth following before.

mod table;

use langhus_rules::{Chance, Game, Quick, Seat, Seed, Sense};
use table::*;
use wikinger::{State, Wikinger};

fn value(rules: &Wikinger, state: &State) -> Vec<f32> {
    let weights: Vec<f32> = Wikinger::WEIGHTS.iter().map(|weight| weight.value).collect();
    let mut points = vec![0.0; rules.seats().into()];
    rules.value(state, &weights, &mut points);
    points
}

#[test]
fn at_the_end_the_value_is_the_score() {
    let mut table = Table::basic(3);
    table.finish();
    let scores: Vec<f32> = Seat::all(3).map(|seat| table.rules.score(&table.state, seat) as f32).collect();
    assert_eq!(value(&table.rules, &table.state), scores);
}

#[test]
fn a_noble_on_an_island_is_better_than_one_who_waits_and_both_than_none() {
    let mut table = Table::basic(2);
    table.draw(A, "", ["", "<*", "", "", "<"]);
    let stands = value(&table.rules, &table.state)[0];
    table.draw(A, "", ["", "<", "", "", "<"]);
    let none = value(&table.rules, &table.state)[0];
    table.wait(A, Noble, 1);
    // Nobody is there yet to ferry him, and he wants food.
    table.wait(A, Boatsman, 1);
    let waits = value(&table.rules, &table.state)[0];
    assert!(stands > none && waits > none, "{stands} {waits} {none}");
}

/// One look ahead by value against random play: the sense would be worthless if it lost.
#[test]
fn who_follows_the_value_beats_who_plays_at_random() {
    for options in [&[][..], &["advanced=on"], &["advanced=on", "auction=on"]] {
        let rules = rules(2, options);
        let mut chance = Quick::new(1);
        let wins = (0..30).filter(|number| {
            let mut state = rules.deal(Seed::from_number(*number));
            let mut actions = Vec::new();
            while let Some(seat) = rules.awaited(&state).first() {
                actions.clear();
                rules.legal(&state, seat, &mut actions);
                let action = if seat == A {
                    let after = |action| {
                        let mut state = state;
                        rules.apply(&mut state, seat, action, &mut ());
                        let points = value(&rules, &state);
                        points[0] - points[1]
                    };
                    *actions.iter().max_by(|a, b| after(**a).total_cmp(&after(**b))).expect("something is legal")
                } else {
                    actions[chance.below(actions.len() as u32) as usize]
                };
                rules.apply(&mut state, seat, action, &mut ());
            }
            rules.score(&state, A) > rules.score(&state, B)
        });
        let wins = wins.count();
        assert!(wins >= 28, "{wins} of 30 with {options:?}");
    }
}
