//! Random play of every game with every number of seats and options: `cargo bench -p langhus --bench random_play`.

use std::fmt;

use divan::Bencher;
use divan::counter::ItemsCount;
use langhus::Lab;
use langhus_rules::Quick;

/// How many games one sample plays.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// A table, named by game, options and seats.
struct Table {
    name: String,
    lab: Box<dyn Lab>,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

fn tables() -> Vec<Table> {
    let labs =
        langhus::all().flat_map(|game| game.seats().flat_map(|seats| game.labs(seats)).map(|lab| (game.id(), lab)));
    labs.map(|(game, lab)| Table { name: format!("{game} {} seats {}", lab.seats(), lab.options()), lab }).collect()
}

#[divan::bench(args = tables())]
fn deal_and_play(bencher: Bencher<'_, '_>, table: &Table) {
    let decisions = table.lab.play(GAMES, &mut Quick::new(1));
    // Every sample plays the same games, so that samples differ only by the machine.
    bencher.counter(ItemsCount::new(decisions)).bench(|| table.lab.play(GAMES, &mut Quick::new(1)));
}

#[divan::bench(args = tables())]
fn copy_a_thousand_states(bencher: Bencher<'_, '_>, table: &Table) {
    bencher.counter(ItemsCount::new(1000u32)).bench(|| table.lab.copy(1000));
}
