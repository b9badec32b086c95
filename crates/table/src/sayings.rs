//! What can be said at a table with one click. What is kept is a word of ours, so everybody reads it in their own language.

use langhus_rules::{Language, Say};

use crate::words::say;

/// The words, in the order in which they are offered.
pub const SAYINGS: [&str; 6] = ["hello", "luck", "nice", "moment", "oops", "thanks"];

/// A saying in words; what is no saying, as it is.
pub fn in_words(saying: &str, language: Language) -> String {
    if !SAYINGS.contains(&saying) {
        return saying.to_owned();
    }
    say(&Say::new(format!("saying-{saying}")), language)
}
