//! Whatever the text, reading and replaying a record never panics, and what is read is written back the same. A true
//! record with some lines replaced, and its sum put right as a forger would, reaches deeper than arbitrary text.

#![no_main]

mod titles;

use langhus_rules::{End, Language, Of, Saga, Seed, Table, Voice};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u8, u8, Vec<(u8, &str)>, &str)| {
    let (game, variant, changes, text) = data;
    titles::with_title!(game, forge, variant, changes, text);
});

fn forge<G: Voice>(title: &Of<G>, variant: u8, changes: Vec<(u8, &str)>, text: &str) {
    let read = Saga::read(text).ok();
    let Ok(mut table) = title.open(&titles::setup(title, variant), Seed::from_number(3)) else { return };
    for n in 0..40 {
        let Some(seat) = table.awaited().first() else { break };
        let choices = table.choices(seat, Language::English);
        table.play(seat, &choices[n % choices.len()].notation).expect("what is offered is accepted");
    }
    let mut forged = table.saga();
    for (place, text) in changes.into_iter().take(6) {
        match place {
            0 => forged.game = text.into(),
            1 => forged.revision = text.len() as u32,
            2 => forged.edition = text.into(),
            3 => forged.options = vec![text.into()],
            4 => forged.seats = text.len() as u8,
            5 => forged.end = End::Finished(vec![(text.len() as i32, 0); usize::from(forged.seats)]),
            6 => forged.names = vec![text.into(); usize::from(forged.seats)],
            _ if forged.moves.is_empty() => {}
            _ => {
                let place = usize::from(place) % forged.moves.len();
                forged.moves[place].notation = text.into();
            }
        }
    }
    for saga in read.into_iter().chain([forged]) {
        if let Ok(again) = Saga::read(&saga.write()) {
            assert_eq!(Saga::read(&again.write()), Ok(again.clone()));
            let _ = title.resume(&again, &[]);
        }
        let _ = title.resume(&saga, &[]);
    }
}
