//! Whatever the text, checking an edition never panics: the whole file is arbitrary, or a few bytes of the right one
//! are changed, which reaches deeper. An edition that is accepted can be played.

#![no_main]

mod titles;

use langhus_rules::{Edition, Of, Seed, Voice};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u8, Option<&str>, Vec<(u16, u8)>)| {
    let (byte, text, changes) = data;
    titles::with_title!(byte, check, byte, text, changes);
});

fn check<G: Voice>(title: &Of<G>, byte: u8, text: Option<&str>, changes: Vec<(u16, u8)>) {
    let text = text.map(str::to_owned).unwrap_or_else(|| {
        let mut bytes = title.editions()[0].text().as_bytes().to_vec();
        for (place, value) in changes.into_iter().take(8) {
            let place = usize::from(place) % bytes.len();
            bytes[place] = value;
        }
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let edition = Edition::new(text);
    if title.check_edition(&edition).is_ok() {
        let mut setup = titles::setup(title, byte);
        setup.edition = Some(edition);
        let _ = title.open(&setup, Seed::from_number(1));
    }
}
