//! Forgetting somebody: their name goes out of everything that a table keeps, and so does what they said. The game stays.

use std::ops::Range;

use langhus_rules::{SOMEBODY, Seat};

use crate::entry::{Entry, Kind};
use crate::naming::distinct;
use crate::person::PersonId;
use crate::place::Place;
use crate::result;
use crate::sitting::Sitting;

/// What stands where somebody said something who is forgotten.
const SILENCE: &str = "…";

/// What a table keeps instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forgotten {
    /// The sequence number of its last entry.
    pub last: u64,
    /// Other texts of entries, by their sequence numbers.
    pub texts: Vec<(u64, Box<str>)>,
    /// Seats that are nobody's any more.
    pub places: Vec<(Seat, Place)>,
    /// Its result, if it has one.
    pub result: Option<String>,
}

impl Sitting {
    /// The table without somebody, who is called this elsewhere too; `result` is what it keeps of the end now.
    pub fn forget(&self, person: PersonId, name: &str, result: Option<&str>) -> Forgotten {
        let word = distinct(SOMEBODY, self.places.iter().map(|place| place.name.as_str()));
        let (mut texts, mut places) = (vec![None; self.entries.len()], Vec::new());
        let mut names = vec![name.to_owned()];
        let mut result = result.map(str::to_owned);
        for seat in self.seats() {
            let place = &self.places[seat.index()];
            let (owns, left) = (place.owner == Some(person), place.left.contains(&person));
            if !owns && !left {
                continue;
            }
            let theirs = self.of_the_person(seat, owns, left);
            for at in theirs.into_iter().flatten().flatten() {
                let Entry { kind, text, .. } = &self.entries[at];
                match kind {
                    Kind::Sat => {
                        names.push(text.to_string());
                        texts[at] = Some(word.as_str().into());
                    }
                    Kind::Chat => texts[at] = Some(SILENCE.into()),
                    _ => {}
                }
            }
            let mut forgotten = place.clone();
            forgotten.left.retain(|known| *known != person);
            // Who left an open seat has their name on it still.
            if owns || place.owner.is_none() {
                names.push(place.name.clone());
                (forgotten.owner, forgotten.name) = (None, word.clone());
                result = result.map(|text| result::renamed(&text, seat, &word));
            }
            places.push((seat, forgotten));
        }
        names.retain(|name| !name.is_empty());
        // Before the game began they may have sat down elsewhere at the table.
        for (at, entry) in self.entries.iter().enumerate() {
            if entry.kind == Kind::Sat && names.iter().any(|name| *name == *entry.text) {
                texts[at] = Some(word.as_str().into());
            }
        }
        // What others wrote of them.
        for (at, entry) in self.entries.iter().enumerate() {
            let text = texts[at].as_deref().unwrap_or(&*entry.text);
            if entry.kind == Kind::Chat
                && let Some(other) = names.iter().fold(None, |other: Option<String>, name| {
                    let text = other.as_deref().unwrap_or(text);
                    unnamed(text, name, &word).or(other)
                })
            {
                texts[at] = Some(other.into());
            }
        }
        let result = result.map(|text| {
            names.iter().fold(text, |text, name| result::reworded(&text, |words| unnamed(words, name, &word)))
        });
        let texts = (1..).zip(texts).filter_map(|(sequence, text)| Some((sequence, text?))).collect();
        Forgotten { last: self.sequence(), texts, places, result }
    }

    /// The entries of a seat while somebody sat there, or may have: of several who have left it one after the other nobody
    /// knows who was who, and all are forgotten.
    fn of_the_person(&self, seat: Seat, owns: bool, left: bool) -> [Option<OfSeat<'_>>; 2] {
        let sat = |entry: &Entry| entry.kind == Kind::Sat && entry.seat == Some(seat);
        let open = self.places[seat.index()].owner.is_none();
        let since = if open { self.entries.len() } else { self.entries.iter().rposition(sat).unwrap_or(0) };
        let of = |range: Range<usize>| OfSeat { sitting: self, seat, range };
        [left.then(|| of(0..since)), owns.then(|| of(since..self.entries.len()))]
    }
}

/// The places of the entries of a seat within a range.
struct OfSeat<'s> {
    sitting: &'s Sitting,
    seat: Seat,
    range: Range<usize>,
}

impl Iterator for OfSeat<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let (entries, seat) = (&self.sitting.entries, Some(self.seat));
        self.range.by_ref().find(|at| entries[*at].seat == seat)
    }
}

/// A text with a word where it has a name, as a whole and however it is written; nothing if it has not.
fn unnamed(text: &str, name: &str, word: &str) -> Option<String> {
    let (letters, wanted): (Vec<char>, Vec<char>) = (text.chars().collect(), name.chars().collect());
    let same = |one: char, other: char| one == other || one.to_lowercase().eq(other.to_lowercase());
    let part = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric());
    let (mut told, mut found, mut at) = (String::new(), false, 0);
    while at < letters.len() {
        let end = at + wanted.len();
        let whole = !part(at.checked_sub(1).and_then(|before| letters.get(before))) && !part(letters.get(end));
        let here = letters.get(at..end).is_some_and(|here| std::iter::zip(here, &wanted).all(|(a, b)| same(*a, *b)));
        if whole && here && !wanted.is_empty() {
            told.push_str(word);
            (found, at) = (true, end);
        } else {
            told.push(letters[at]);
            at += 1;
        }
    }
    found.then_some(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_as_a_whole_however_it_is_written() {
        let cases = [
            ("Anna is late, where is anna?", "Anna", Some("X is late, where is X?")),
            ("Annabel and Johanna", "Anna", None),
            ("(Anna)", "Anna", Some("(X)")),
            ("Anna Berg's turn", "Anna Berg", Some("X's turn")),
            ("ÅSE!", "Åse", Some("X!")),
            ("", "Anna", None),
            ("anything", "", None),
        ];
        for (text, name, told) in cases {
            assert_eq!(unnamed(text, name, "X").as_deref(), told, "{text}");
        }
    }
}
