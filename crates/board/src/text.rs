//! What the page around a table says.

use std::sync::LazyLock;

use langhus_rules::{Language, Phrasebook, Say};

static BOOK: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(langhus_rules::in_every_language!("../texts/", ".ftl")));

/// The messages of the page.
pub fn book() -> &'static Phrasebook {
    &BOOK
}

/// A message that needs no filling.
pub fn word(key: &'static str, language: Language) -> String {
    words(&Say::new(key), language)
}

/// A message.
pub fn words(say: &Say, language: Language) -> String {
    BOOK.say(say, language, &[])
}
