//! Which rows of weights a byte of the encoding has.
//!
//! Every value of a byte has a row of its own. A count also has a slope, a row that is added in proportion: so a net
//! knows something about numbers it has hardly met. In the finished net the two are one row.

use langhus_rules::{Encode, Encoding, Scale};

/// A value that was met less often has no row of its own: it would know by heart how those few games ended.
const OFTEN: u32 = 64;

pub(crate) struct Layout {
    pub(crate) game: &'static str,
    pub(crate) encoding: u32,
    /// The largest value of each byte.
    pub(crate) most: Vec<u8>,
    /// The row of each byte's value 1.
    pub(crate) begin: Vec<u32>,
    /// The row of each count's slope.
    pub(crate) slope: Vec<Option<u32>>,
    /// How many rows there are.
    pub(crate) rows: usize,
    /// The least and the largest value met, of each byte.
    pub(crate) met: Vec<(u8, u8)>,
    /// How often each value was met, by row.
    seen: Vec<u32>,
    table: usize,
}

impl Layout {
    pub(crate) fn of<G: Encode>() -> Layout {
        let encoding = Encoding::of::<G>();
        let (mut most, mut counts) = (Vec::new(), Vec::new());
        for field in &encoding.fields {
            let bytes = field.shape.iter().product();
            most.extend(std::iter::repeat_n(field.scale.most(), bytes));
            counts.extend(std::iter::repeat_n(matches!(field.scale, Scale::Count(_)), bytes));
        }
        let mut rows = 0;
        let mut next = |count: u32| {
            rows += count;
            rows - count
        };
        let begin: Vec<u32> = most.iter().map(|most| next((*most).into())).collect();
        let slope = counts.iter().map(|counts| counts.then(|| next(1))).collect();
        Layout {
            game: G::ID,
            encoding: encoding.version,
            met: vec![(u8::MAX, 0); most.len()],
            seen: vec![0; rows as usize],
            most,
            begin,
            slope,
            rows: rows as usize,
            table: encoding.table,
        }
    }

    /// The rows that a byte with this value adds up, and in what proportion. A value that was seldom met has no row of its
    /// own yet, and the slope says something only between those that were met.
    #[inline]
    pub(crate) fn rows_of(&self, place: u16, value: u8) -> impl Iterator<Item = (usize, f32)> + use<> {
        let place = usize::from(place);
        let own = self.begin[place] as usize + usize::from(value) - 1;
        let own = (self.seen[own] >= OFTEN).then_some((own, 1.0));
        let (least, largest) = self.met[place];
        let slope = self.slope[place].filter(|_| (least..=largest).contains(&value));
        let part = f32::from(value) / f32::from(self.most[place]);
        own.into_iter().chain(slope.map(|slope| (slope as usize, part)))
    }

    /// Notes that a byte had this value.
    pub(crate) fn meet(&mut self, place: u16, value: u8) {
        let place = usize::from(place);
        self.seen[self.begin[place] as usize + usize::from(value) - 1] += 1;
        let (least, largest) = &mut self.met[place];
        (*least, *largest) = ((*least).min(value), (*largest).max(value));
    }

    /// The bytes that say what kind of table it is.
    pub(crate) fn table(&self, bytes: &[(u16, u8)]) -> Vec<u8> {
        let mut table = vec![0; self.table];
        for (place, value) in bytes.iter().filter(|(place, _)| usize::from(*place) < self.table) {
            table[usize::from(*place)] = *value;
        }
        table
    }
}
