//! Editions: the components of a game as a TOML file, read so that mistakes are told with their lines, many at once.

use std::cell::RefCell;
use std::ops::{Range, RangeInclusive};
use std::sync::{Arc, OnceLock};

use sha2::{Digest, Sha256};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::mistake::Notes;
use crate::options::shorten;
use crate::{Arg, Mistakes, Phrasebook, Provenance, Provenances, Say, Sentence, hex};

/// No list of sections is longer than this: several times what any box holds, and few enough to look at each.
const MOST_SECTIONS: usize = 500;
/// A list of words in a sentence is cut after so many bytes, so that the end of the sentence is still told.
const LONGEST_LIST: usize = 180;

/// The text of an edition, with its hash; copies share both. Whether it makes sense the game says when it builds its
/// rules from it.
#[derive(Clone, Debug)]
pub struct Edition(Arc<File>);

#[derive(Debug)]
struct File {
    text: String,
    hash: String,
    /// Counted when somebody asks for it, and then once.
    provenances: OnceLock<Provenances>,
}

impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Edition {}

impl Edition {
    /// The edition with this text.
    pub fn new(text: impl Into<String>) -> Edition {
        let text = text.into();
        let hash = hex::encode(&Sha256::digest(text.as_bytes()));
        Edition(Arc::new(File { text, hash, provenances: OnceLock::new() }))
    }

    /// The file as it was written.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// SHA-256 of the file, by which records name it.
    pub fn hash(&self) -> &str {
        &self.0.hash
    }

    /// The first 64 bits of the hash: enough for rules to remember which edition they were made from.
    pub fn mark(&self) -> u64 {
        u64::from_str_radix(&self.hash()[..16], 16).unwrap_or_default()
    }

    /// Of how many of its entries we are how sure.
    pub fn provenances(&self) -> Provenances {
        *self.0.provenances.get_or_init(|| Provenances::count(&self.0.text))
    }
}

/// Reads an edition and gathers what is wrong with it.
pub struct Reader<'t> {
    text: &'t str,
    /// Where the messages stand that the game says about it.
    book: &'static Phrasebook,
    root: Spanned<DeTable<'t>>,
    notes: RefCell<Notes>,
}

impl<'t> Reader<'t> {
    /// Parses the file; what is not TOML is noted and the rest goes on. What the game itself finds wrong it says with the
    /// messages of its `book`.
    pub fn new(edition: &'t Edition, book: &'static Phrasebook) -> Reader<'t> {
        let (root, errors) = DeTable::parse_recoverable(edition.text());
        let reader = Reader { text: edition.text(), book, root, notes: RefCell::default() };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            reader.note(at, || wrong("wrong-toml", |say| say.with("error", error.message())));
        }
        reader
    }

    /// The whole file as a section.
    pub fn root(&self) -> Section<'_, 't> {
        Section { reader: self, table: self.root.get_ref(), at: 0, whole: true }
    }

    fn note(&self, at: usize, says: impl FnOnce() -> Sentence) {
        self.notes.borrow_mut().note(Some(at), says);
    }

    /// Notes a mistake of the file as a whole, for instance a wrong total.
    pub fn mistake(&self, says: Say) {
        self.note_whole(Sentence::of(self.book, says));
    }

    fn note_whole(&self, says: Sentence) {
        self.notes.borrow_mut().note(None, || says);
    }

    /// Has nothing been wrong so far?
    pub fn is_clean(&self) -> bool {
        self.notes.borrow().is_empty()
    }

    /// `value`, unless something was wrong.
    ///
    /// # Errors
    /// The mistakes, in the order of the file.
    pub fn finish<T>(self, value: T) -> Result<T, Mistakes> {
        let notes = self.notes.into_inner();
        if notes.is_empty() { Ok(value) } else { Err(notes.finish(self.text)) }
    }
}

/// The words with commas between them, as many as a sentence holds.
fn listed(words: &[&str]) -> String {
    let mut list = String::new();
    for (n, word) in words.iter().enumerate() {
        list.push_str(if n == 0 { "" } else { ", " });
        if list.len() + word.len() > LONGEST_LIST {
            list.push('…');
            break;
        }
        list.push_str(word);
    }
    list
}

/// A message of the house.
fn wrong(key: &'static str, fill: impl FnOnce(Say) -> Say) -> Sentence {
    Sentence::house(fill(Say::new(key)))
}

fn wrong_length(key: &str, count: &RangeInclusive<usize>, found: usize) -> Sentence {
    wrong("wrong-length", |say| {
        say.with("entry", key).with("least", *count.start()).with("most", *count.end()).with("found", found)
    })
}

/// What a number should be.
fn within(key: &'static str, bounds: &RangeInclusive<i64>) -> Say {
    Say::new(key).with("low", *bounds.start()).with("high", *bounds.end())
}

/// What a word should be, or a list of words.
fn among(key: &'static str, words: &[&str]) -> Say {
    Say::new(key).with("words", listed(words))
}

/// A table of the file: the whole, or one `[[card]]`. Every getter notes what is wrong and gives nothing then.
#[derive(Clone, Copy)]
pub struct Section<'r, 't> {
    reader: &'r Reader<'t>,
    table: &'r DeTable<'t>,
    at: usize,
    whole: bool,
}

impl<'r, 't> Section<'r, 't> {
    /// Notes a mistake of this section.
    pub fn mistake(&self, says: Say) {
        self.note(Sentence::of(self.reader.book, says));
    }

    /// Notes a mistake of one entry of this section.
    pub fn mistake_at(&self, key: &str, says: Say) {
        let at = self.table.get(key).map_or(self.at, |value| value.span().start);
        self.reader.note(at, || Sentence::of(self.reader.book, says));
    }

    fn note(&self, says: Sentence) {
        if self.whole {
            self.reader.note_whole(says);
        } else {
            self.reader.note(self.at, || says);
        }
    }

    /// Notes every entry whose name is not among `known`.
    pub fn only(&self, known: &[&str]) {
        let unknown = self.table.iter().map(|(key, _)| key).filter(|key| !known.contains(&key.get_ref().as_ref()));
        for key in unknown {
            let fill = |say: Say| say.with("entry", shorten(key.get_ref())).with("known", listed(known));
            self.reader.note(key.span().start, || wrong("wrong-unknown-entry", fill));
        }
    }

    /// Is there an entry of this name?
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn value(&self, key: &str, expected: &Say) -> Option<&'r Spanned<DeValue<'t>>> {
        let value = self.table.get(key);
        if value.is_none() {
            let expected = expected.clone();
            self.note(wrong("wrong-missing-entry", |say| say.with("entry", key).with("expected", expected)));
        }
        value
    }

    fn wrong(&self, span: Range<usize>, key: &str, expected: &Say, found: &DeValue<'_>) {
        self.reader.note(span.start, || {
            let found: Arg = match found {
                DeValue::String(text) => format!("\"{}\"", shorten(text)).into(),
                DeValue::Integer(number) => shorten(number.as_str()).into(),
                DeValue::Float(number) => shorten(number.as_str()).into(),
                other => Say::new("found-type").with("type", other.type_str()).into(),
            };
            wrong("wrong-entry", |say| say.with("entry", key).with("expected", expected.clone()).with("found", found))
        });
    }

    /// A text.
    pub fn text(&self, key: &str) -> Option<&'r str> {
        let expected = Say::new("should-text");
        let value = self.value(key, &expected)?;
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.wrong(value.span(), key, &expected, value.get_ref());
        }
        text
    }

    /// A whole number within bounds.
    pub fn number(&self, key: &str, bounds: RangeInclusive<i64>) -> Option<i64> {
        let expected = within("should-number", &bounds);
        let value = self.value(key, &expected)?;
        let number = value.get_ref().as_integer().and_then(|n| i64::from_str_radix(n.as_str(), n.radix()).ok());
        let number = number.filter(|n| bounds.contains(n));
        if number.is_none() {
            self.wrong(value.span(), key, &expected, value.get_ref());
        }
        number
    }

    /// A whole number within bounds, or `standard` where the entry is missing.
    pub fn number_or(&self, key: &str, bounds: RangeInclusive<i64>, standard: i64) -> Option<i64> {
        if self.has(key) { self.number(key, bounds) } else { Some(standard) }
    }

    /// One of the given words: its place among them.
    pub fn one_of(&self, key: &str, words: &[&str]) -> Option<usize> {
        let expected = among("should-word", words);
        let value = self.value(key, &expected)?;
        self.word(key, value, words, &expected)
    }

    /// A list of the given words: their places among them.
    pub fn many_of(&self, key: &str, words: &[&str], count: RangeInclusive<usize>) -> Option<Vec<usize>> {
        let expected = among("should-word", words);
        let value = self.value(key, &among("should-words", words))?;
        let Some(list) = value.get_ref().as_array() else {
            self.wrong(value.span(), key, &Say::new("should-list"), value.get_ref());
            return None;
        };
        if !count.contains(&list.len()) {
            self.reader.note(value.span().start, || wrong_length(key, &count, list.len()));
            return None;
        }
        // Look at every word before giving up, so that two wrong ones are told together.
        let found: Vec<_> = list.iter().map(|word| self.word(key, word, words, &expected)).collect();
        found.into_iter().collect()
    }

    fn word(&self, key: &str, value: &Spanned<DeValue<'_>>, words: &[&str], expected: &Say) -> Option<usize> {
        let found = value.get_ref().as_str().and_then(|text| words.iter().position(|word| *word == text));
        if found.is_none() {
            self.wrong(value.span(), key, expected, value.get_ref());
        }
        found
    }

    /// A list of whole numbers within bounds.
    pub fn numbers(&self, key: &str, bounds: RangeInclusive<i64>, count: RangeInclusive<usize>) -> Option<Vec<i64>> {
        let expected = within("should-numbers", &bounds);
        let value = self.value(key, &expected)?;
        let numbers: Option<Vec<i64>> = value.get_ref().as_array().and_then(|list| {
            list.iter()
                .map(|n| n.get_ref().as_integer().and_then(|n| i64::from_str_radix(n.as_str(), n.radix()).ok()))
                .map(|n| n.filter(|n| bounds.contains(n)))
                .collect()
        });
        let Some(numbers) = numbers else {
            let says = || wrong("wrong-numbers", |say| say.with("entry", key).with("expected", expected));
            self.reader.note(value.span().start, says);
            return None;
        };
        if !count.contains(&numbers.len()) {
            self.reader.note(value.span().start, || wrong_length(key, &count, numbers.len()));
            return None;
        }
        Some(numbers)
    }

    /// How sure we are of this entry.
    pub fn provenance(&self, key: &str) -> Option<Provenance> {
        self.one_of(key, &Provenance::NAMES).map(|place| Provenance::ALL[place])
    }

    /// A single sub-section, `[key]`.
    pub fn section(&self, key: &str) -> Option<Section<'r, 't>> {
        let value = self.value(key, &Say::new("should-section-named").with("entry", key))?;
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.wrong(value.span(), key, &Say::new("should-section"), value.get_ref());
        }
        table.map(|table| Section { reader: self.reader, table, at: value.span().start, whole: false })
    }

    /// The repeated sub-sections, `[[key]]`; none where there are none.
    pub fn sections(&self, key: &str) -> Vec<Section<'r, 't>> {
        let Some(value) = self.table.get(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            let expected = Say::new("should-sections").with("entry", key);
            self.wrong(value.span(), key, &expected, value.get_ref());
            return Vec::new();
        };
        if list.len() > MOST_SECTIONS {
            let fill = |say: Say| say.with("count", list.len()).with("entry", key).with("most", MOST_SECTIONS);
            self.reader.note(value.span().start, || wrong("wrong-sections", fill));
        }
        list.iter()
            .take(MOST_SECTIONS)
            .filter_map(|entry| {
                let table = entry.get_ref().as_table();
                if table.is_none() {
                    self.wrong(entry.span(), key, &Say::new("should-section"), entry.get_ref());
                }
                table.map(|table| Section { reader: self.reader, table, at: entry.span().start, whole: false })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::Language;

    /// What this game says itself.
    static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
        let [english, german] =
            ["there should be 1 card, but there are { $n }.", "1 Karte sollte da sein, nicht { $n }."];
        Phrasebook::new([&format!("cards = {english}\n"), &format!("cards = {german}\n")])
    });

    fn read(text: &str) -> Result<(), Mistakes> {
        let edition = Edition::new(text);
        let reader = Reader::new(&edition, &BOOK);
        let root = reader.root();
        root.only(&["name", "card"]);
        root.text("name");
        let cards = root.sections("card");
        for card in &cards {
            card.number("count", 1..=9);
            card.many_of("goods", &["amber", "iron"], 1..=4);
            card.provenance("numbers");
        }
        if cards.len() != 1 {
            root.mistake(Say::new("cards").with("n", cards.len()));
        }
        reader.finish(())
    }

    #[test]
    fn a_right_edition_is_read() {
        let text = "name = \"x\"\n[[card]]\ncount = 2\ngoods = [\"iron\"]\nnumbers = \"assumed\"\n";
        assert_eq!(read(text), Ok(()));
    }

    #[test]
    fn every_mistake_is_told_at_once_with_its_line() {
        let text = "nmae = \"x\"\n[[card]]\ncount = -2\ngoods = [\"irn\", \"amber\", 3]\n[[card]]\ncount = 1\ngoods = []\nnumbers = \"sure\"\n";
        assert_eq!(
            read(text).unwrap_err().to_string(),
            "line 1: unknown entry \"nmae\"; known here: name, card.\n\
             line 2: the entry \"numbers\" is missing; it should be one of sourced, derived, assumed.\n\
             line 3: \"count\" should be a whole number from 1 to 9, but is -2.\n\
             line 4: \"goods\" should be one of amber, iron, but is \"irn\".\n\
             line 4: \"goods\" should be one of amber, iron, but is 3.\n\
             line 7: \"goods\" should have 1 to 4 entries, but has 0.\n\
             line 8: \"numbers\" should be one of sourced, derived, assumed, but is \"sure\".\n\
             the entry \"name\" is missing; it should be a text.\n\
             there should be 1 card, but there are 2."
        );
    }

    #[test]
    fn mistakes_are_told_in_the_language_of_whoever_made_them() {
        let text =
            "nmae = \"x\"\n[[card]]\ncount = -2\ngoods = [\"irn\"]\n[[card]]\ncount = 1\ngoods = []\nnumbers = 5.0\n";
        assert_eq!(
            read(text).unwrap_err().in_language(Language::German),
            "Zeile 1: Den Eintrag „nmae“ gibt es hier nicht; es gibt name, card.\n\
             Zeile 2: Der Eintrag „numbers“ fehlt; hierher gehört eines von sourced, derived, assumed.\n\
             Zeile 3: „count“ müsste eine ganze Zahl von 1 bis 9 sein, ist aber -2.\n\
             Zeile 4: „goods“ müsste eines von amber, iron sein, ist aber \"irn\".\n\
             Zeile 7: „goods“ müsste 1 bis 4 Einträge haben, hat aber 0.\n\
             Zeile 8: „numbers“ müsste eines von sourced, derived, assumed sein, ist aber 5.0.\n\
             Der Eintrag „name“ fehlt; hierher gehört ein Text.\n\
             1 Karte sollte da sein, nicht 2."
        );
    }

    #[test]
    fn what_is_not_toml_is_told_with_its_line() {
        let mistakes = read("name = \"x\"\n[[card\ncount = 1").unwrap_err();
        assert!(mistakes.to_string().starts_with("line 2: this is not TOML: "), "{mistakes}");
    }

    #[test]
    fn a_list_of_sections_is_read_up_to_its_limit_and_the_rest_is_told() {
        let mistakes = read(&format!("name = \"x\"\ncard = [{}]", "{},".repeat(20_000))).unwrap_err();
        let told = mistakes.to_string();
        let limit =
            "line 2: there are 20000 sections [[card]], but there can be at most 500; only the first were read.";
        assert_eq!(told.lines().next(), Some(limit));
        // Three entries are missing in each of the sections that are read; the limit and the total are told too.
        assert_eq!((mistakes.told().len(), mistakes.count()), (50, 3 * 500 + 2));
        assert!(told.ends_with("… and 1452 more mistakes."), "{told}");
    }

    #[test]
    fn a_long_list_of_words_does_not_hide_what_was_found() {
        let words: Vec<String> = (100..200).map(|n| format!("word-{n}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let edition = Edition::new("card = \"none\"");
        let reader = Reader::new(&edition, &BOOK);
        reader.root().one_of("card", &words);
        let told = reader.finish(()).unwrap_err().to_string();
        assert!(told.contains("one of word-100, word-101, ") && told.ends_with(", …, but is \"none\"."), "{told}");
    }
}
