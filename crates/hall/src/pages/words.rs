//! What the pages say; how they speak of games is the table's way.

use langhus_rules::{Language, Say};
pub(crate) use langhus_table::words::{option, value, variant};

use crate::problem::BOOK;

/// A message of the hall that needs no filling.
pub(crate) fn word(key: &'static str, language: Language) -> String {
    say(&Say::new(key), language)
}

/// A message of the hall whose name is put together.
pub(crate) fn word_of(key: String, language: Language) -> String {
    say(&Say::new(key), language)
}

/// A message of the hall.
pub(crate) fn say(say: &Say, language: Language) -> String {
    BOOK.say(say, language, &[])
}
