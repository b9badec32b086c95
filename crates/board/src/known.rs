//! What a page shows already, so that it need not be sent, read and compared again.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::Markup;

/// So many moves back the log goes; a page that lacks more of it gets it anew.
pub const LOG: usize = 60;

/// What a page shows already. Parts are known by the hash of what is in them, so whatever is known is also right.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    /// In the order in which they are drawn.
    parts: Vec<Held>,
    lines: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Held {
    version: u64,
    /// Does the page have it as a text, and not only as it is shown? Then what is different can be told from it.
    as_text: bool,
}

/// The version of a part; `more` is what else tells it from others.
pub(crate) fn version(content: &Markup, more: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.0.hash(&mut hasher);
    more.hash(&mut hasher);
    hasher.finish()
}

impl Known {
    /// The page names the versions of its parts in their order, separated by commas, those with a hyphen before them that
    /// it has not as a text; and the number of the newest line of its log. What is no version is known to nobody.
    pub fn read(versions: &str, lines: Option<usize>) -> Known {
        let read = |version: &str| {
            let text = version.strip_prefix('-');
            let version = u64::from_str_radix(text.unwrap_or(version), 16).ok()?;
            Some(Held { version, as_text: text.is_none() })
        };
        Known { parts: versions.split(',').filter_map(read).collect(), lines }
    }

    /// After which number the log goes on for a page that comes to a position; nothing where all of it is wanted. When
    /// the game is over its lines are counted in another way, and after an undo the newest line is gone.
    pub fn log_from(&self, at: usize, finished: bool) -> Option<usize> {
        self.lines.filter(|newest| *newest <= at && at - newest <= LOG && !finished)
    }

    /// Does the page show this version? Then the next part that is drawn is the same.
    pub(crate) fn shows(&self, version: u64) -> bool {
        self.parts.iter().any(|held| held.version == version)
    }

    /// The version that the page shows in this place, if it has it as a text.
    pub(crate) fn text_in(&self, place: usize) -> Option<u64> {
        self.parts.get(place).filter(|held| held.as_text).map(|held| held.version)
    }

    /// Notes a part that comes next: as it was for a page that knew it, or as a text.
    pub(crate) fn note(&mut self, version: u64, before: &Known) {
        let held = before.parts.iter().find(|held| held.version == version);
        self.parts.push(held.copied().unwrap_or(Held { version, as_text: true }));
    }

    /// How many parts are noted.
    pub(crate) fn len(&self) -> usize {
        self.parts.len()
    }

    /// This is the newest line of its log from now on.
    pub(crate) fn note_lines(&mut self, newest: Option<usize>) {
        self.lines = newest;
    }
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    #[test]
    fn a_part_is_known_by_what_is_in_it() {
        let version = |text: &str, more: bool| version(&PreEscaped(text.to_owned()), more);
        let known = Known::read(&format!("zz,{:x},-{:x}", version("a", true), version("b", true)), Some(3));
        assert!(known.shows(version("a", true)) && known.shows(version("b", true)));
        assert!(!known.shows(version("a", false)) && !known.shows(version("c", true)));
        assert_eq!([0, 1, 2].map(|place| known.text_in(place)), [Some(version("a", true)), None, None]);
        let mut next = Known::default();
        for text in ["b", "c"] {
            next.note(version(text, true), &known);
        }
        assert_eq!([0, 1].map(|place| next.text_in(place)), [None, Some(version("c", true))]);
    }

    #[test]
    fn a_log_goes_on_only_from_what_has_happened() {
        let known = Known::read("", Some(3));
        assert_eq!((known.log_from(2, false), known.log_from(3, false)), (None, Some(3)));
        assert_eq!((known.log_from(3, true), Known::default().log_from(3, false)), (None, None));
        assert_eq!((known.log_from(3 + LOG, false), known.log_from(4 + LOG, false)), (Some(3), None));
    }
}
