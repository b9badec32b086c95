//! What a page shows already, so that it need not be sent, read and compared again.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::Markup;

/// What a page shows already. Parts are known by the hash of what is in them, so whatever is known is also right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    versions: Vec<u64>,
    lines: Option<usize>,
}

impl Known {
    /// The page names the versions of its parts, separated by commas, and the number of the newest line of its log.
    /// What is no version is known to nobody.
    pub fn read(versions: &str, lines: Option<usize>) -> Known {
        let read = |version: &str| u64::from_str_radix(version, 16).ok();
        Known { versions: versions.split(',').filter_map(read).collect(), lines }
    }

    /// From which number on the log is wanted, if its page shows a position like this one.
    pub(crate) fn lines(&self, at: usize) -> Option<usize> {
        self.lines.filter(|newest| *newest <= at)
    }

    /// A part with its version; `more` is what else tells it from others.
    pub(crate) fn part(&self, content: &Markup, more: impl Hash) -> Part {
        let mut hasher = DefaultHasher::new();
        content.0.hash(&mut hasher);
        more.hash(&mut hasher);
        let version = hasher.finish();
        Part { version: format!("{version:x}"), same: self.versions.contains(&version) }
    }
}

/// A part of a page.
pub(crate) struct Part {
    /// What the page calls it.
    pub version: String,
    /// Does the page show it already?
    pub same: bool,
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    #[test]
    fn a_part_is_known_by_what_is_in_it() {
        let content = |text: &str| PreEscaped(text.to_owned());
        let first = Known::default().part(&content("a"), true);
        assert!(!first.same);
        let known = Known::read(&format!("zz,{},", first.version), Some(3));
        assert!(known.part(&content("a"), true).same);
        assert!(!known.part(&content("a"), false).same && !known.part(&content("b"), true).same);
    }

    #[test]
    fn a_log_goes_on_only_from_what_has_happened() {
        let known = Known::read("", Some(3));
        assert_eq!((known.lines(2), known.lines(3), Known::default().lines(3)), (None, Some(3), None));
    }
}
