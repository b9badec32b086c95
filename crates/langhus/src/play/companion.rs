//! Who plays the seats that nobody plays.

use langhus_rules::{Chance, Language, Quick, Seat, Table};

/// Plays a seat for which nobody sits in front of the terminal.
pub(super) trait Companion {
    /// The key of the sentence that tells people what they play against; it is filled with `$seats`.
    fn announcement(&self) -> &'static str;

    /// The notation of the action that this awaited seat plays. Only what the seat may know may be used.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> String;
}

/// Every legal action is equally likely.
pub(super) struct AtRandom(pub(super) Quick);

impl Companion for AtRandom {
    fn announcement(&self) -> &'static str {
        "others-random"
    }

    fn choose(&mut self, table: &dyn Table, seat: Seat) -> String {
        let mut choices = table.choices(seat, Language::English);
        // The contract gives every awaited seat a choice.
        let chosen = self.0.below(choices.len() as u32) as usize;
        choices.swap_remove(chosen).notation
    }
}
