//! Whatever is chosen, a game goes on without a panic, is refused nothing that it offered, and replays from its record.

#![no_main]

mod titles;

use langhus_rules::{Language, Of, Seed, Table, Voice};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u8, u8, u64, Vec<u8>)| {
    let (game, variant, seed, choices) = data;
    titles::with_title!(game, play, variant, seed, choices);
});

fn play<G: Voice>(title: &Of<G>, variant: u8, seed: u64, choices: Vec<u8>) {
    let Ok(mut table) = title.open(&titles::setup(title, variant), Seed::from_number(seed)) else { return };
    for choice in choices.into_iter().take(2_000) {
        let awaited: Vec<_> = table.awaited().iter().collect();
        if awaited.is_empty() {
            break;
        }
        let seat = awaited[usize::from(choice >> 4) % awaited.len()];
        let choices = table.choices(seat, Language::English);
        let notation = &choices[usize::from(choice) % choices.len()].notation;
        table.play(seat, notation).expect("what is offered is accepted");
        if choice == 255 {
            let _ = table.undo(seat);
        }
    }
    let saga = table.saga();
    let again = title.resume(&saga, &[]).expect("a record replays");
    assert_eq!(again.lay_open(), table.lay_open());
}
