//! Any position of a long game is found in a millisecond.

#![allow(clippy::print_stdout, reason = "with --nocapture a run tells how long it took")]

use std::time::{Duration, Instant};

use langhus_rules::{Chance, Numbering, Quick, Seat, Seed, Setup, Viewer, title};
use langhus_table::Title;
use schiffbauer::Schiffbauer;

/// As many as the longest games have.
const MOVES: usize = 7000;

#[test]
fn a_position_of_a_game_of_seven_thousand_moves_is_found_in_a_millisecond() {
    let title: &dyn Title = title!(Schiffbauer);
    let seats = *title.seats().end();
    let setup = Setup { seats, names: Seat::all(seats).map(|seat| seat.to_string()).collect(), ..Setup::default() };
    let mut chance = Quick::new(7);
    // Games at random differ much in length; the longest of some is taken.
    let mut longest = title.open(&setup, Seed::from_number(0)).expect("the standard game opens");
    for seed in 0..40 {
        let mut table = title.open(&setup, Seed::from_number(seed)).expect("the standard game opens");
        while let Some(seat) = table.awaited().iter().next()
            && table.moves() < MOVES
        {
            let legal = table.legal(seat);
            let (_, action) = &legal[chance.below(legal.len() as u32) as usize];
            table.play(seat, action).expect("it is legal");
        }
        if table.moves() > longest.moves() {
            longest = table;
        }
        if longest.moves() == MOVES {
            break;
        }
    }
    let moves = longest.moves();
    assert!(moves > 1000, "only {moves} moves");
    longest.at(0).expect("the checkpoints are made when somebody first looks back");
    let viewer = Numbering::Noticed(Viewer::Spectator);
    let mut times: Vec<Duration> = (0..200)
        .map(|_| {
            let wanted = chance.below(longest.positions(viewer) as u32) as usize;
            // The quickest of three, because the machine may do something else meanwhile.
            let found = || {
                let begun = Instant::now();
                let past = longest.moves_at(viewer, wanted).and_then(|moves| longest.at(moves));
                (begun.elapsed(), past.expect("the game has come that far")).0
            };
            (0..3).map(|_| found()).min().expect("three")
        })
        .collect();
    times.sort_unstable();
    let (usual, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("a position of {moves} moves: usually {usual:?}, at worst {worst:?}");
    assert!(usual < Duration::from_millis(1), "usually {usual:?}, at worst {worst:?}");
}
