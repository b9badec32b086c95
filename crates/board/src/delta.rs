//! What is different between two texts of one part of a page (a delta): pieces of the old text, and what is new between
//! them. Of an old text only the hashes of its pieces are needed.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;

/// So much longer a piece must be than what it takes to name it.
const WORTH: u32 = 12;

/// The pieces of a text, each of which begins with a tag.
#[derive(Debug, Default)]
pub struct Pieces(Vec<Span>);

#[derive(Clone, Copy, Debug)]
struct Span {
    hash: u64,
    /// Where it ends, as scripts count: in UTF-16.
    end: u32,
}

/// A part of the new text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Piece {
    /// Where a piece of the old text begins, or how long it is; the two stand together.
    Old(u32),
    /// As it is.
    New(String),
}

impl Piece {
    /// About how many bytes it takes to tell it.
    pub fn cost(&self) -> usize {
        match self {
            Piece::Old(_) => 6,
            Piece::New(text) => text.len(),
        }
    }
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = rest.char_indices().skip(1).find(|(_, letter)| *letter == '<').map_or(rest.len(), |(at, _)| at);
        let (piece, more) = rest.split_at(end);
        rest = more;
        (!piece.is_empty()).then_some(piece)
    })
}

impl Pieces {
    /// The pieces of a text.
    pub fn of(text: &str) -> Pieces {
        let mut end = 0;
        let piece = |piece: &str| {
            let mut hasher = DefaultHasher::new();
            piece.hash(&mut hasher);
            end += piece.encode_utf16().count() as u32;
            Span { hash: hasher.finish(), end }
        };
        Pieces(split(text).map(piece).collect())
    }

    fn begin(&self, piece: usize) -> u32 {
        piece.checked_sub(1).map_or(0, |before| self.0[before].end)
    }

    /// What a text is made of for whoever has the text of these pieces; `pieces` are its own.
    pub fn tell(&self, text: &str, pieces: &Pieces) -> Vec<Piece> {
        let mut places: HashMap<u64, usize> = HashMap::new();
        for (place, piece) in self.0.iter().enumerate().rev() {
            places.insert(piece.hash, place);
        }
        let mut told = Vec::new();
        let mut fresh = String::new();
        let texts: Vec<&str> = split(text).collect();
        let (mut at, mut next) = (0, 0);
        while at < texts.len() {
            // Mostly the old text goes on where it was left.
            let is_next = self.0.get(next).is_some_and(|piece| piece.hash == pieces.0[at].hash);
            let found = if is_next { Some(next) } else { places.get(&pieces.0[at].hash).copied() };
            let Some(first) = found else {
                fresh.push_str(texts[at]);
                at += 1;
                // What is new often stands in the place of something old.
                next += 1;
                continue;
            };
            let alike =
                pieces.0[at..].iter().zip(&self.0[first..]).take_while(|(new, old)| new.hash == old.hash).count();
            let (begin, length) = (self.begin(first), self.begin(first + alike) - self.begin(first));
            if length < WORTH {
                texts[at..at + alike].iter().for_each(|text| fresh.push_str(text));
            } else {
                if !fresh.is_empty() {
                    told.push(Piece::New(std::mem::take(&mut fresh)));
                }
                told.extend([Piece::Old(begin), Piece::Old(length)]);
            }
            (at, next) = (at + alike, first + alike);
        }
        if !fresh.is_empty() {
            told.push(Piece::New(fresh));
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script does it.
    fn apply(old: &str, told: &[Piece]) -> String {
        let old: Vec<u16> = old.encode_utf16().collect();
        let mut text = String::new();
        let mut told = told.iter();
        while let Some(part) = told.next() {
            match (part, told.as_slice().first()) {
                (Piece::New(new), _) => text.push_str(new),
                (Piece::Old(begin), Some(Piece::Old(length))) => {
                    told.next();
                    let piece = &old[*begin as usize..(*begin + *length) as usize];
                    text.push_str(&String::from_utf16(piece).expect("pieces are texts"));
                }
                (Piece::Old(_), _) => panic!("a beginning has a length"),
            }
        }
        text
    }

    fn check(old: &str, new: &str) -> Vec<Piece> {
        let told = Pieces::of(old).tell(new, &Pieces::of(new));
        assert_eq!(apply(old, &told), new, "{told:?}");
        told
    }

    #[test]
    fn whatever_two_texts_are_the_delta_leads_from_one_to_the_other() {
        let texts = [
            "",
            "plain",
            "<p>Þór 🜲 <b>1</b></p>",
            "<p>Þór 🜲 <b>2</b></p>",
            "a < b<i></i>",
            "<i></i><i></i><i></i><i></i><i></i><i></i>",
            "<b>Þór 🜲 and more of it</b><i></i>",
        ];
        for old in texts {
            for new in texts {
                check(old, new);
            }
        }
    }

    #[test]
    fn a_piece_that_moves_costs_little() {
        let piece =
            |n: usize| format!("<circle data-piece=\"piece-{n}\" cx=\"{}\" cy=\"{}\" r=\"9\"></circle>", n * 7, n);
        let board = |order: &[usize]| order.iter().map(|n| piece(*n)).collect::<String>();
        let order: Vec<usize> = (0..300).collect();
        let mut moved = order.clone();
        let last = moved.remove(250);
        moved.insert(20, last);
        moved.remove(100);
        let told = check(&board(&order), &board(&moved));
        assert!(serde_json::to_string(&told).unwrap().len() < 120, "{told:?}");
        let mut changed = board(&order);
        changed.replace_range(5000..5001, "Z");
        assert!(serde_json::to_string(&check(&board(&order), &changed)).unwrap().len() < 200);
    }
}
