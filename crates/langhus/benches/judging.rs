//! How fast a net judges positions of Wikinger, encoding included: `cargo bench -p langhus --bench judging`.

use divan::Bencher;
use divan::counter::ItemsCount;
use langhus_bots::Search;
use langhus_bots::net::{Net, Thought};
use langhus_rules::{Edition, Encode, Game, Match, Options, Quick, Seat, Seed};
use langhus_school::{Exercise, Lesson, Pupil, Schooling, replay, self_play};
use std::sync::Arc;
use wikinger::{State, Wikinger};

fn main() {
    divan::main();
}

/// A net that has seen a few games, so that it has as many rows as a real one needs for them, and all positions of one.
fn schooled() -> (Arc<Wikinger>, Net, Vec<(State, Seat)>) {
    let edition = Edition::new(Wikinger::EDITIONS[0]);
    let options = Options::standard(Wikinger::OPTIONS);
    let rules = Arc::new(Wikinger::new(&edition, &options, 2).expect("the edition is right"));
    let lesson = |seed| {
        let seed = Seed::from_number(seed);
        let table = Match::new(Arc::clone(&rules), edition.clone(), options.clone(), Vec::new(), seed);
        self_play(table, Quick::new(1), 8, Search::new)
    };
    let lessons: Vec<Lesson> = (0..20).map(lesson).collect();
    let exercises: Vec<Exercise> = lessons.iter().flat_map(|lesson| Exercise::of(&*rules, lesson)).collect();
    let mut pupil = Pupil::new(&*rules, 1);
    pupil.learn(&exercises, &Schooling::default(), 1.0);
    let mut positions = Vec::new();
    replay(&*rules, &lessons[0], |state, seat, _, _| positions.push((*state, seat)));
    (rules, pupil.finish(&[]).expect("the parts fit"), positions)
}

#[divan::bench]
fn encode_and_forecast(bencher: Bencher<'_, '_>) {
    let (rules, net, positions) = schooled();
    let (mut bytes, mut thought) = (vec![0; Wikinger::BYTES], Thought::new());
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().fold(0.0, |sum, (state, seat)| {
            rules.encode(state, *seat, &mut bytes);
            sum + net.forecast(&bytes, 2, &mut thought).win[0]
        })
    });
}
