//! What is wrong with something a person wrote: an edition, an option, a number of seats.

use std::fmt;

use crate::text::HOUSE;
use crate::{Language, Say, Sentence};

/// One thing that is wrong, as a sentence for the person who wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The line of the file it stands in, counted from 1.
    line: Option<usize>,
    /// What is wrong and what would be right.
    says: Sentence,
}

impl Mistake {
    /// No sentence takes more bytes than this where JSON writes it, so that the fifty that are told fit into an answer
    /// of 16 KiB with everything around them.
    const LONGEST: usize = 300;

    /// The mistake in words, with its line.
    pub fn in_language(&self, language: Language) -> String {
        let says = Mistake::cut(self.says.in_language(language));
        match self.line {
            Some(line) => HOUSE.say(&Say::new("on-line").with("line", line).with("says", says), language, &[]),
            None => says,
        }
    }

    /// A sentence of bounded length.
    fn cut(says: String) -> String {
        let mut room = Mistake::LONGEST - '…'.len_utf8();
        let end = says.char_indices().find_map(|(at, c)| {
            let escape = usize::from(matches!(c, '"' | '\\')) + if c.is_control() { 5 } else { 0 };
            match room.checked_sub(c.len_utf8() + escape) {
                Some(left) => {
                    room = left;
                    None
                }
                None => Some(at),
            }
        });
        match end {
            None => says,
            Some(end) => format!("{}…", &says[..end]),
        }
    }
}

/// In English, for logs and programs.
impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

/// Everything that is wrong, at once: the first mistakes in words, of the others how many there are. Never empty when
/// it is an error.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mistakes {
    told: Vec<Mistake>,
    count: usize,
}

impl Mistakes {
    /// So many are told in words. Nobody mends more of them in one go, and a file of nothing but mistakes must not make
    /// an answer many times its own size.
    pub const MOST_TOLD: usize = 50;

    /// A single mistake that stands in no file.
    pub fn one(says: impl Into<Sentence>) -> Mistakes {
        let mut mistakes = Mistakes::default();
        mistakes.add(says);
        mistakes
    }

    /// Adds a mistake that stands in no file.
    pub fn add(&mut self, says: impl Into<Sentence>) {
        self.push(Mistake { line: None, says: says.into() });
    }

    fn push(&mut self, mistake: Mistake) {
        self.count += 1;
        if self.told.len() < Mistakes::MOST_TOLD {
            self.told.push(mistake);
        }
    }

    /// Adds those of `others` that are not told already.
    pub(crate) fn unite(&mut self, others: Mistakes) {
        self.count += others.more();
        for mistake in others.told {
            if !self.told.contains(&mistake) {
                self.push(mistake);
            }
        }
    }

    /// The mistakes that are told in words, in the order of the file.
    pub fn told(&self) -> &[Mistake] {
        &self.told
    }

    /// How many there are, told or not.
    pub fn count(&self) -> usize {
        self.count
    }

    /// How many there are beside those that are told.
    pub fn more(&self) -> usize {
        self.count - self.told.len()
    }

    /// Is nothing wrong?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All that is told as one sentence after the other, without lines.
    pub(crate) fn into_row(self) -> Sentence {
        Sentence::row(self.told.into_iter().map(|mistake| mistake.says))
    }

    /// All of it in words, a line for each mistake that is told, and one for all others.
    pub fn in_language(&self, language: Language) -> String {
        let mut lines: Vec<String> = self.told.iter().map(|mistake| mistake.in_language(language)).collect();
        if self.more() > 0 {
            lines.push(HOUSE.say(&Say::new("more-mistakes").with("more", self.more()), language, &[]));
        }
        lines.join("\n")
    }
}

/// In English, for logs and programs.
impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for Mistakes {}

/// All of it, a line for each.
impl From<Mistakes> for Sentence {
    fn from(mistakes: Mistakes) -> Sentence {
        Sentence::told(move |language| mistakes.in_language(language))
    }
}

/// The mistakes of a file while it is read, in whatever order they are found.
#[derive(Default)]
pub(crate) struct Notes {
    /// Where each stands, the whole file last; not many more than will be told.
    first: Vec<(usize, Sentence)>,
    /// As many as are told stand before this place: whatever stands at it or behind it is only counted.
    enough: Option<usize>,
    count: usize,
}

impl Notes {
    const WHOLE_FILE: usize = usize::MAX;

    /// Notes a mistake at this byte of the file, or of the file as a whole. The sentence is written if it may be told.
    pub(crate) fn note(&mut self, at: Option<usize>, says: impl FnOnce() -> Sentence) {
        self.count += 1;
        let at = at.unwrap_or(Notes::WHOLE_FILE);
        if self.enough.is_some_and(|enough| at >= enough) {
            return;
        }
        self.first.push((at, says()));
        // Sorted once in a while and not each time: however many there are, each costs the same.
        if self.first.len() == 4 * Mistakes::MOST_TOLD {
            self.keep_first();
            self.enough = self.first.last().map(|(at, _)| *at);
        }
    }

    fn keep_first(&mut self) {
        self.first.sort_by_key(|(at, _)| *at);
        self.first.truncate(Mistakes::MOST_TOLD);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The mistakes with their lines, which are counted in one pass through the text of the file.
    pub(crate) fn finish(mut self, text: &str) -> Mistakes {
        self.keep_first();
        let (mut line, mut counted) = (1, 0);
        let told = self.first.into_iter().map(|(at, says)| {
            let found = (at != Notes::WHOLE_FILE).then(|| {
                let at = at.min(text.len());
                line += text.as_bytes()[counted..at].iter().filter(|&&byte| byte == b'\n').count();
                counted = at;
                line
            });
            Mistake { line: found, says }
        });
        Mistakes { told: told.collect(), count: self.count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_fifty_of_a_file_are_told_with_their_lines_and_the_others_counted() {
        let text = "x\n".repeat(1000);
        let mut notes = Notes::default();
        notes.note(None, || "whole".into());
        for line in (1..=1000).rev() {
            notes.note(Some(2 * (line - 1)), || format!("number {line}.").into());
        }
        let mistakes = notes.finish(&text);
        assert_eq!((mistakes.told().len(), mistakes.count(), mistakes.more()), (50, 1001, 951));
        let told: Vec<_> = mistakes.to_string().lines().map(str::to_owned).collect();
        assert_eq!(told.len(), 51);
        assert_eq!((&*told[0], &*told[49]), ("line 1: number 1.", "line 50: number 50."));
        assert_eq!(told[50], "… and 951 more mistakes.");
    }

    #[test]
    fn the_first_are_told_in_whatever_order_they_are_found() {
        let text = "x\n".repeat(1000);
        let mut notes = Notes::default();
        // 7 and 1000 have no divisor in common: every line once, all over the file.
        for n in 0..1000 {
            let line = n * 7 % 1000;
            notes.note(Some(2 * line), || format!("number {}.", line + 1).into());
        }
        let mistakes = notes.finish(&text);
        let expected: Vec<_> = (1..=50).map(|line| format!("line {line}: number {line}.")).collect();
        assert_eq!(mistakes.told().iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
        assert_eq!(mistakes.count(), 1000);
    }

    #[test]
    fn one_more_is_told_as_one() {
        let mut mistakes = Mistakes::default();
        (0..51).for_each(|n| mistakes.add(format!("number {n}.")));
        assert!(mistakes.to_string().ends_with("number 49.\n… and one more mistake."));
        assert!(mistakes.in_language(Language::German).ends_with("number 49.\n… und noch ein Fehler."));
    }

    #[test]
    fn what_two_readings_both_find_is_told_once() {
        let mut mistakes = Mistakes::one("first");
        mistakes.unite(Mistakes::one("first"));
        mistakes.unite(Mistakes::one("second"));
        assert_eq!((mistakes.to_string().as_str(), mistakes.count()), ("first\nsecond", 2));
    }

    #[test]
    fn a_sentence_has_a_longest_length_however_it_is_written() {
        for c in ['a', '"', '\\', 'ß', '\u{7f}', '\u{1}', '𝔊'] {
            let mistakes = Mistakes::one(c.to_string().repeat(1000));
            let json = serde_json::to_string(&mistakes.to_string()).expect("a text");
            assert!((290..=302).contains(&json.len()) || c.is_control() && json.len() <= 302, "{c:?}: {}", json.len());
            assert!(json.ends_with("…\""), "{c:?}");
        }
        let whole = "a".repeat(290);
        assert_eq!(Mistakes::one(whole.clone()).to_string(), whole);
    }
}
