//! Observations: what a seat knows, as one flat row of small numbers, for players that learn and for research.
//!
//! A game lists its [`Feature`]s; everything else follows from the list: where each lies, how many bytes there are, how
//! they are described, and the sparse input of a net. Features of seats come once for every seat the game can have, the
//! seat's own first and then clockwise, so that a player learns one game and not one for each chair; chairs that are
//! not at the table stay 0.

use serde::Serialize;

use crate::{Facets, Game, Seat};

/// What the numbers of a feature mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// 0 or 1.
    Flag,
    /// One of so many things that have no order, counted from 1; 0 is none of them.
    Choice(u8),
    /// How many there are, up to this; more is written as this many.
    Count(u8),
}

impl Scale {
    /// The largest number.
    pub const fn most(self) -> u8 {
        match self {
            Scale::Flag => 1,
            Scale::Choice(most) | Scale::Count(most) => most,
        }
    }
}

/// A position as one seat looks at it. A feature may read only what that seat knows, although the state has more: asking
/// for a view first would cost more than a judgement. The conformance kit holds this.
pub struct Glance<'a, G: Game> {
    /// The rules of the table.
    pub rules: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// Who looks.
    pub seat: Seat,
}

impl<G: Game> Glance<'_, G> {
    /// A seat as this one counts: itself 1, the next one clockwise 2.
    #[inline]
    pub fn place(&self, seat: Seat) -> u8 {
        let (own, other, seats) = (self.seat.index() as u8, seat.index() as u8, self.rules.seats());
        1 + if other >= own { other - own } else { other + seats - own }
    }
}

/// How a feature is written into its part of the row, which is all 0.
enum Write<G: Game> {
    Once(fn(&Glance<'_, G>, &mut [u8])),
    EachSeat(fn(&Glance<'_, G>, Seat, &mut [u8])),
    AllSeats(fn(&Glance<'_, G>, &mut [u8])),
}

/// Some numbers that belong together.
pub struct Feature<G: Game> {
    /// The name, by which it is found.
    pub name: &'static str,
    /// How its numbers are laid out, row by row; a single number has no dimension. Without the dimension of the seats.
    pub shape: &'static [usize],
    /// What the numbers mean.
    pub scale: Scale,
    /// The same in a few words.
    pub about: &'static str,
    write: Write<G>,
}

impl<G: Game> Feature<G> {
    /// A feature of the table.
    pub const fn once(
        name: &'static str,
        shape: &'static [usize],
        scale: Scale,
        about: &'static str,
        write: fn(&Glance<'_, G>, &mut [u8]),
    ) -> Feature<G> {
        Feature { name, shape, scale, about, write: Write::Once(write) }
    }

    /// A feature of every seat.
    pub const fn each_seat(
        name: &'static str,
        shape: &'static [usize],
        scale: Scale,
        about: &'static str,
        write: fn(&Glance<'_, G>, Seat, &mut [u8]),
    ) -> Feature<G> {
        Feature { name, shape, scale, about, write: Write::EachSeat(write) }
    }

    /// A feature of every seat whose parts are written together, each behind the one of the seat before: the own one
    /// first ([`Glance::place`]).
    pub const fn all_seats(
        name: &'static str,
        shape: &'static [usize],
        scale: Scale,
        about: &'static str,
        write: fn(&Glance<'_, G>, &mut [u8]),
    ) -> Feature<G> {
        Feature { name, shape, scale, about, write: Write::AllSeats(write) }
    }

    /// How many numbers there are for one seat, or once.
    const fn size(&self) -> usize {
        let (mut size, mut dimension) = (1, 0);
        while dimension < self.shape.len() {
            size *= self.shape[dimension];
            dimension += 1;
        }
        size
    }

    /// How many numbers there are in all, at a table for `most` seats.
    const fn bytes(&self, most: u8) -> usize {
        match self.write {
            Write::Once(_) => self.size(),
            Write::EachSeat(_) | Write::AllSeats(_) => self.size() * most as usize,
        }
    }
}

/// How many bytes the first so many features take.
const fn bytes_of<G: Game>(features: &[Feature<G>], count: usize, most: u8) -> usize {
    let (mut sum, mut place) = (0, 0);
    while place < count {
        sum += features[place].bytes(most);
        place += 1;
    }
    sum
}

/// Does something with every feature of the game `Self`, one after the other and without a loop.
macro_rules! each_feature {
    ($write:ident, $with:expr, $rest:expr) => {
        each_feature!($write, $with, $rest;
            0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
            32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63)
    };
    ($write:ident, $with:expr, $rest:expr; $($place:literal)*) => {{
        let rest = $rest;
        $(let rest = $write::<Self>(const { feature_at::<Self>($place) }, $with, rest);)*
        rest
    }};
}

/// A number as a byte; what does not fit is as much as fits.
#[inline]
pub fn few(number: impl TryInto<u8>) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

/// A number that may be negative, moved up so that it is not; what is still below 0 is 0.
#[inline]
pub fn above(least: i32, number: impl Into<i32>) -> u8 {
    few((number.into() - least).max(0))
}

/// Counts at most 255 pieces by kind. One pass for each kind is faster than one for all: each compares many at once.
#[inline]
pub fn tally<K: Copy + PartialEq>(pieces: &[K], kinds: impl IntoIterator<Item = K>, counts: &mut [u8]) {
    for (kind, count) in kinds.into_iter().zip(counts) {
        *count = pieces.iter().map(|piece| u8::from(*piece == kind)).sum();
    }
}

/// The lowest eight bits as eight flags, a byte each: the lowest bit in the lowest byte.
#[inline]
pub const fn eight(bits: u64) -> u64 {
    // Every byte gets all eight bits and keeps its own; adding 127 carries what is there into the highest bit.
    let own = (bits & 0xFF).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    (own + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101
}

/// Writes the members of a set, one flag for each bit from the lowest on: eight at once.
#[inline(always)]
pub fn flags(set: impl Into<u64>, out: &mut [u8]) {
    let mut rest: u64 = set.into();
    for out in out.chunks_mut(8) {
        out.copy_from_slice(&eight(rest).to_le_bytes()[..out.len()]);
        rest >>= 8;
    }
}

/// A game's own list of what a seat knows, in its `encode.rs`.
pub trait Encode: Game {
    /// Raised whenever the same position gives other bytes.
    const ENCODING: u32;
    /// The features, in the order in which they lie.
    const FEATURES: &'static [Feature<Self>];
    /// How many of the first features say what kind of table it is (seats and options), the same all game long.
    const TABLE: usize;
    /// How many bytes they say it with.
    const TABLE_BYTES: usize = bytes_of(Self::FEATURES, Self::TABLE, *Self::SEATS.end());
    /// How many facets the actions have, whatever the variant and the number of seats.
    const FACETS: usize;
    /// How many bytes there are in all, whatever the variant and the number of seats.
    const BYTES: usize = bytes_of(Self::FEATURES, Self::FEATURES.len(), *Self::SEATS.end());

    /// The mark of the edition these rules were made from.
    fn edition(&self) -> u64;

    /// What an action is, in a position in which the seat may do it. Like a feature it reads only what the seat knows.
    fn facets(at: &Glance<'_, Self>, action: Self::Action) -> Facets;

    /// Writes what a seat knows into `bytes`, which are [`Encode::BYTES`]. Allocates nothing.
    fn encode(&self, state: &Self::State, seat: Seat, bytes: &mut [u8]) {
        const { assert!(Self::BYTES <= MOST_BYTES, "a row is longer than is bounded") };
        let mut around = [seat; Seat::MOST];
        seat.around(self.seats()).zip(&mut around).for_each(|(seat, place)| *place = seat);
        let around = &around[..self.seats().into()];
        let glance = Glance { rules: self, state, seat };
        bytes.fill(0);
        let rest = each_feature!(write_feature, (&glance, around), &mut *bytes);
        assert!(rest.is_empty(), "a row is as long as its features");
        // One pass for all features: each alone is too short to be many bytes at once.
        bytes.iter_mut().zip(const { &ceilings::<Self>() }).for_each(|(count, most)| *count = (*count).min(*most));
    }
}

/// The most features of a game.
const MOST_FEATURES: usize = 64;
/// The most bytes of a row.
const MOST_BYTES: usize = 2048;

/// Feature number `place`, if there are so many.
const fn feature_at<G: Encode>(place: usize) -> Option<&'static Feature<G>> {
    assert!(G::FEATURES.len() <= MOST_FEATURES, "more features than are written");
    if place < G::FEATURES.len() { Some(&G::FEATURES[place]) } else { None }
}

/// The largest number of every byte.
const fn ceilings<G: Encode>() -> [u8; MOST_BYTES] {
    let (mut ceilings, mut place, mut byte) = ([u8::MAX; MOST_BYTES], 0, 0);
    while place < G::FEATURES.len() {
        let feature = &G::FEATURES[place];
        let end = byte + feature.bytes(*G::SEATS.end());
        while byte < end {
            if let Scale::Count(most) = feature.scale {
                ceilings[byte] = most;
            }
            byte += 1;
        }
        place += 1;
    }
    ceilings
}

/// Writes a feature, and gives the bytes behind it. Always inlined with a feature that is known to the compiler: so its
/// lengths are numbers and its function is no pointer, which makes a row three times as fast as a loop.
#[inline(always)]
fn write_feature<'a, G: Encode>(
    feature: Option<&'static Feature<G>>,
    (glance, around): (&Glance<'_, G>, &[Seat]),
    rest: &'a mut [u8],
) -> &'a mut [u8] {
    let Some(feature) = feature else { return rest };
    let (own, others) = rest.split_at_mut(feature.bytes(*G::SEATS.end()));
    match feature.write {
        Write::Once(write) | Write::AllSeats(write) => write(glance, own),
        Write::EachSeat(write) => {
            let parts = own.chunks_exact_mut(feature.size());
            around.iter().zip(parts).for_each(|(seat, part)| write(glance, *seat, part));
        }
    }
    others
}

/// The list of a game's features, for those who do not know its types.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Encoding {
    /// Raised whenever the same position gives other bytes.
    pub version: u32,
    /// How many bytes there are.
    pub bytes: usize,
    /// How many facets the actions have.
    pub facets: usize,
    /// How many of the first bytes say what kind of table it is.
    pub table: usize,
    /// The features in order.
    pub fields: Vec<EncodedField>,
}

/// Where a feature lies, and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EncodedField {
    /// Its name.
    pub name: &'static str,
    /// Its first byte.
    pub at: usize,
    /// Its dimensions, that of the seats first where it has one.
    pub shape: Vec<usize>,
    /// What the numbers mean.
    pub scale: Scale,
    /// The same in a few words.
    pub about: &'static str,
}

impl Encoding {
    /// The list of a game.
    pub fn of<G: Encode>() -> Encoding {
        let most = *G::SEATS.end();
        let mut at = 0;
        let field = |feature: &Feature<G>| {
            let seats = (!matches!(feature.write, Write::Once(_))).then_some(usize::from(most));
            let shape = seats.into_iter().chain(feature.shape.iter().copied()).collect();
            let own = EncodedField { name: feature.name, at, shape, scale: feature.scale, about: feature.about };
            at += feature.bytes(most);
            own
        };
        let fields = G::FEATURES.iter().map(field).collect();
        Encoding { version: G::ENCODING, bytes: G::BYTES, facets: G::FACETS, table: G::TABLE_BYTES, fields }
    }

    /// The feature to which a byte belongs.
    pub fn field(&self, byte: usize) -> Option<&EncodedField> {
        self.fields.iter().rev().find(|field| field.at <= byte).filter(|_| byte < self.bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_becomes_a_flag_for_each_bit() {
        for bits in 0..=255_u64 {
            let flags: [u8; 8] = std::array::from_fn(|place| (bits >> place & 1) as u8);
            assert_eq!(eight(bits | 0xA500), u64::from_le_bytes(flags), "{bits:#b}, without those above");
        }
        let mut row = [7; 21];
        flags(0x1F_0081_u32, &mut row);
        let set: Vec<usize> = (0..21).filter(|place| row[*place] == 1).collect();
        assert_eq!((set, row.iter().max()), (vec![0, 7, 16, 17, 18, 19, 20], Some(&1)));
    }
}
