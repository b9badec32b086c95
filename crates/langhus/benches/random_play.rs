//! Random play of every game with every number of seats and options: `cargo bench -p langhus --bench random_play`.

use divan::Bencher;
use divan::counter::ItemsCount;
use langhus::Variant;
use langhus_rules::Quick;

/// One sample makes at least so many decisions: fewer of them the processor would learn by heart.
const DECISIONS: u64 = 20_000;

fn main() {
    divan::main();
}

#[divan::bench(args = langhus::variants())]
fn deal_and_play(bencher: Bencher<'_, '_>, variant: &Variant) {
    let play = |games| variant.lab.play(games, &mut Quick::new(1));
    // Every sample plays the same games, so that samples differ only by the machine.
    let games = (0..).map(|doubled| 1 << doubled).find(|games| play(*games) >= DECISIONS).unwrap_or(1);
    bencher.counter(ItemsCount::new(play(games))).bench(|| play(games));
}

#[divan::bench(args = langhus::variants())]
fn copy_a_thousand_states(bencher: Bencher<'_, '_>, variant: &Variant) {
    bencher.counter(ItemsCount::new(1000u32)).bench(|| variant.lab.copy(1000));
}
