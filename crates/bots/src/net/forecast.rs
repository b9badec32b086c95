//! What a net reckons: sums of rows, cut off, summed again.

use langhus_rules::{Facets, Seat};

use super::{HEADS, HIDDEN, Net, POINTS, ROW, UNIT, WIDTH, exp};

/// What a net expects, seat by seat, the own one first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The share of a win, summing up to 1.
    pub win: [f32; Seat::MOST],
    /// The points at the end.
    pub points: [f32; Seat::MOST],
}

/// Room to reckon in, and what the last position led to.
pub struct Thought {
    sums: [i16; ROW],
    hidden: [i16; HIDDEN],
}

impl Thought {
    /// Empty room.
    pub fn new() -> Thought {
        Thought { sums: [0; ROW], hidden: [0; HIDDEN] }
    }
}

impl Default for Thought {
    fn default() -> Thought {
        Thought::new()
    }
}

/// Cut off at 0 and 1.
#[inline]
fn cut(sum: i32) -> i16 {
    sum.clamp(0, UNIT) as i16
}

/// The sum of products of two rows of one length.
#[inline]
fn product<const LENGTH: usize>(a: &[i16; LENGTH], b: &[i16]) -> i32 {
    a.iter().zip(b).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

impl Net {
    /// What the seat that `bytes` were encoded for may expect at a table of so many.
    pub fn forecast(&self, bytes: &[u8], seats: usize, thought: &mut Thought) -> Forecast {
        self.sum_up(bytes, thought);
        let mut layer = [0; WIDTH];
        layer.iter_mut().zip(&thought.sums).for_each(|(out, sum)| *out = cut((*sum).into()));
        for (place, out) in thought.hidden.iter_mut().enumerate() {
            let sum = product(&layer, &self.parts.second[place * WIDTH..][..WIDTH]);
            *out = cut(sum / UNIT + i32::from(self.parts.second_first[place]));
        }
        let mut heads = [0; HEADS];
        for (place, out) in heads.iter_mut().enumerate() {
            let sum = product(&thought.hidden, &self.parts.heads[place * HIDDEN..][..HIDDEN]);
            *out = sum / UNIT + i32::from(thought.sums[WIDTH + place]);
        }
        let (win, points) = heads.split_at(Seat::MOST);
        let mut forecast = Forecast { win: [0.0; Seat::MOST], points: [0.0; Seat::MOST] };
        share(&win[..seats], &mut forecast.win);
        for (told, sum) in forecast.points[..seats].iter_mut().zip(points) {
            *told = *sum as f32 * (POINTS / UNIT as f32);
        }
        forecast
    }

    /// How likely an action is to be chosen after [`Net::forecast`], as a logarithm that only compares; nothing for one
    /// of which training never saw a facet.
    #[inline]
    pub fn lure(&self, facets: Facets, thought: &Thought) -> Option<f32> {
        let lures = facets.iter().filter_map(|facet| {
            let known = usize::from(*self.parts.known.get(facet)?).checked_sub(1)?;
            let weights = &self.parts.facets[known * (HIDDEN + 1)..][..HIDDEN + 1];
            Some(product(&thought.hidden, &weights[..HIDDEN]) / UNIT + i32::from(weights[HIDDEN]))
        });
        let sum = lures.reduce(|sum, lure| sum + lure)?;
        Some(sum as f32 / UNIT as f32)
    }

    /// The points that the seat itself may expect for each thing that points are given for, in the order of the game's
    /// list, after [`Net::forecast`].
    pub fn items(&self, thought: &Thought) -> impl Iterator<Item = f32> {
        let points = |weights: &[i16]| {
            let sum = product(&thought.hidden, &weights[..HIDDEN]) / UNIT + i32::from(weights[HIDDEN]);
            sum as f32 * (POINTS / UNIT as f32)
        };
        self.parts.items.chunks_exact(HIDDEN + 1).map(points)
    }

    /// The first layer: one row for every byte that is not 0. Rows are added four at a time, so that the sums are fetched
    /// and put back a quarter as often; each sum still grows row by row, because a sum that is full stays where it is.
    fn sum_up(&self, bytes: &[u8], thought: &mut Thought) {
        thought.sums.copy_from_slice(&self.parts.first);
        let (mut rows, mut waiting) = ([&NOTHING; TOGETHER], 0);
        for (at, eight) in bytes.chunks(8).enumerate() {
            // Most bytes are 0, and eight at once are soon looked at.
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            let mut left = u64::from_le_bytes(word);
            while left != 0 {
                let place = left.trailing_zeros() as usize / 8;
                left &= !(0xFF << (8 * place));
                let Some(row) = self.row(8 * at + place, word[place]) else { continue };
                rows[waiting] = row;
                waiting += 1;
                if waiting == TOGETHER {
                    add(&mut thought.sums, rows);
                    (rows, waiting) = ([&NOTHING; TOGETHER], 0);
                }
            }
        }
        add(&mut thought.sums, rows);
    }
}

/// How many rows are added at a time.
const TOGETHER: usize = 4;
/// A row that changes no sum.
static NOTHING: [i16; ROW] = [0; ROW];

#[inline]
fn add(sums: &mut [i16; ROW], [a, b, c, d]: [&[i16; ROW]; TOGETHER]) {
    for (place, sum) in sums.iter_mut().enumerate() {
        let two = sum.saturating_add(a[place]).saturating_add(b[place]);
        *sum = two.saturating_add(c[place]).saturating_add(d[place]);
    }
}

/// From sums to shares of 1 (softmax).
fn share(sums: &[i32], shares: &mut [f32]) {
    let most = sums.iter().copied().max().unwrap_or(0);
    let mut whole = 0.0;
    for (share, sum) in shares.iter_mut().zip(sums) {
        *share = exp((sum - most) as f32 / UNIT as f32);
        whole += *share;
    }
    shares.iter_mut().for_each(|share| *share /= whole);
}
