//! How sure we are of something: of an entry of an edition, or of a decision.

use serde::Serialize;
use toml::de::{DeTable, DeValue};

use crate::text::HOUSE;
use crate::{Language, Say};

/// How sure we are of an entry of an edition or of a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated by a source.
    Sourced,
    /// Follows from sources together.
    Derived,
    /// A balanced guess; never shown as the printed card.
    Assumed,
}

impl Provenance {
    /// How editions write it.
    pub(crate) const NAMES: [&str; 3] = ["sourced", "derived", "assumed"];
    pub(crate) const ALL: [Provenance; 3] = [Provenance::Sourced, Provenance::Derived, Provenance::Assumed];

    fn named(name: &str) -> Option<Provenance> {
        let place = Provenance::NAMES.iter().position(|known| *known == name)?;
        Some(Provenance::ALL[place])
    }

    /// The word for it, for people.
    pub fn word(self, language: Language) -> String {
        HOUSE.say(&Say::new(Provenance::NAMES[self as usize]), language, &[])
    }
}

/// Of how many entries of an edition we are how sure. An entry that says it of several parts counts once, by the
/// least certain of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Provenances {
    /// Entries of which everything is stated by a source.
    pub sourced: u32,
    /// Entries of which something is derived, and nothing is assumed.
    pub derived: u32,
    /// Entries of which something is assumed.
    pub assumed: u32,
}

impl Provenances {
    /// Counts the entries of an edition: its sections `[…]` and `[[…]]`. Those that say nothing are not counted.
    pub(crate) fn count(text: &str) -> Provenances {
        let (root, _) = DeTable::parse_recoverable(text);
        let mut found = Provenances::default();
        let mut entry = |value: &DeValue<'_>| match value.as_table().and_then(least_sure) {
            Some(Provenance::Sourced) => found.sourced += 1,
            Some(Provenance::Derived) => found.derived += 1,
            Some(Provenance::Assumed) => found.assumed += 1,
            None => {}
        };
        for value in root.get_ref().values() {
            match value.get_ref() {
                DeValue::Array(list) => list.iter().for_each(|value| entry(value.get_ref())),
                value => entry(value),
            }
        }
        found
    }

    /// How many entries say how sure we are of them.
    pub fn all(self) -> u32 {
        self.sourced + self.derived + self.assumed
    }
}

/// The least certain part of an entry. Editions write `provenance = "sourced"`, a table of that name with a word for
/// each part, or a key for each part (`numbers = "assumed"`); so it is the words that count, not the keys.
fn least_sure(entry: &DeTable<'_>) -> Option<Provenance> {
    let own = entry.values().filter_map(|value| Provenance::named(value.get_ref().as_str()?));
    let parts = entry.values().filter_map(|value| value.get_ref().as_table());
    let inner = parts.flat_map(|table| table.values()).filter_map(|v| Provenance::named(v.get_ref().as_str()?));
    own.chain(inner).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_counted_by_their_least_certain_part() {
        let text = "name = \"nothing here is assumed\"\n[tips]\nprovenance = \"sourced\"\n\
                    [[card]] # assumed\nid = \"a\"\nexists = \"sourced\"\nnumbers = \"derived\"\n\
                    [[card]]\nprovenance = { name = \"sourced\", copies = \"assumed\" }\n\
                    [[card]]\nid = \"says nothing\"\n";
        let counted = Provenances::count(text);
        assert_eq!(counted, Provenances { sourced: 1, derived: 1, assumed: 1 });
        assert_eq!(counted.all(), 3);
    }

    #[test]
    fn the_word_in_a_comment_or_a_name_is_no_entry() {
        let text = "# assumed\nname = \"assumed\"\n[[card]]\nid = \"a\" # assumed\nprovenance = \"sourced\"\n";
        assert_eq!(Provenances::count(text), Provenances { sourced: 1, ..Provenances::default() });
    }
}
