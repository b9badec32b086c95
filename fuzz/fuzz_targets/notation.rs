//! Whatever is written instead of an action, it is played or refused with a sentence, and never panics.

#![no_main]

mod titles;

use langhus_rules::{Language, Of, Seat, Seed, Table, Voice};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u8, u8, Vec<(u8, &str)>)| {
    let (game, variant, lines) = data;
    titles::with_title!(game, play, variant, lines);
});

fn play<G: Voice>(title: &Of<G>, variant: u8, lines: Vec<(u8, &str)>) {
    let Ok(mut table) = title.open(&titles::setup(title, variant), Seed::from_number(7)) else { return };
    for (seat, text) in lines.into_iter().take(50) {
        let seat = Seat::new(seat % table.seats());
        // An empty text stands for the first legal action, so that the fuzzer gets on.
        let first = table.choices(seat, Language::English).first().map(|choice| choice.notation.clone());
        let text = if text.is_empty() { first.unwrap_or_default() } else { text.to_owned() };
        if let Err(error) = table.play(seat, &text) {
            assert!(!table.explain(&error, Language::German).contains('⟦'));
        }
    }
}
