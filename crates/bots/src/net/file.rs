//! Nets as files: little-endian numbers one after another, each list after its length, and a checksum at the end.

use std::fmt;

use super::{Net, Parts, ROW, Vector};

/// Why some bytes are no net, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetError(pub String);

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NetError {}

/// The first bytes, with the version of the format.
const TITLE: &[u8] = b"langhus-net 2\n";
/// No list of a net is longer.
const LONGEST: u32 = 1 << 24;

impl Net {
    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let parts = &self.parts;
        let mut out = TITLE.to_vec();
        list(&mut out, parts.game.as_bytes());
        out.extend(parts.revision.to_le_bytes());
        out.extend(parts.edition.to_le_bytes());
        out.extend(parts.encoding.to_le_bytes());
        count(&mut out, parts.tables.len());
        parts.tables.iter().for_each(|table| list(&mut out, table));
        list(&mut out, &parts.most);
        bits(&mut out, &parts.stored);
        rows(&mut out, &parts.rows);
        for layer in [&parts.first, &parts.second, &parts.second_first, &parts.heads] {
            numbers(&mut out, layer);
        }
        bits(&mut out, &parts.known);
        numbers(&mut out, &parts.facets);
        numbers(&mut out, &parts.items);
        count(&mut out, parts.vectors.len());
        for vector in &parts.vectors {
            count(&mut out, vector.bytes.len());
            for (place, value) in &vector.bytes {
                out.extend(place.to_le_bytes());
                out.push(*value);
            }
            count(&mut out, vector.win.len());
            vector.win.iter().chain(&vector.points).for_each(|number| out.extend(number.to_le_bytes()));
        }
        let sum = checksum(&out);
        out.extend(sum.to_le_bytes());
        out
    }

    /// Reads a file and lets the net prove itself.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let wrong = |says: &str| NetError(says.to_owned());
        let (body, sum) = bytes.split_last_chunk().ok_or_else(|| wrong("this is no net."))?;
        if !body.starts_with(TITLE) {
            return Err(wrong("this is no net of a version that can be read."));
        }
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(wrong("its checksum is wrong: it was damaged on its way."));
        }
        let mut reader = Reader(&body[TITLE.len()..]);
        let parts = reader.parts().filter(|_| reader.0.is_empty());
        Net::new(parts.ok_or_else(|| wrong("it ends too early or too late."))?)
    }
}

fn count(out: &mut Vec<u8>, length: usize) {
    out.extend((length as u32).to_le_bytes());
}

fn list(out: &mut Vec<u8>, bytes: &[u8]) {
    count(out, bytes.len());
    out.extend(bytes);
}

fn numbers(out: &mut Vec<u8>, numbers: &[i16]) {
    count(out, numbers.len());
    numbers.iter().for_each(|number| out.extend(number.to_le_bytes()));
}

/// Rows in a byte a weight: each row is first halved as often as it takes for its largest weight to fit. Rows are nearly
/// all of a net, and what is lost of them is less than what training could tell.
fn rows(out: &mut Vec<u8>, weights: &[i16]) {
    count(out, weights.len() / ROW);
    for row in weights.chunks_exact(ROW) {
        let halved = halvings(row);
        out.push(halved);
        out.extend(row.iter().map(|weight| shorter(*weight, halved).to_le_bytes()[0]));
    }
}

/// How often a row is halved before all of it fits into bytes.
fn halvings(row: &[i16]) -> u8 {
    (0..8).find(|halved| row.iter().all(|weight| i8::try_from(shorter(*weight, *halved)).is_ok())).unwrap_or(8)
}

/// A weight halved so often, rounded.
fn shorter(weight: i16, halved: u8) -> i16 {
    let half = (1 << halved) >> 1;
    ((i32::from(weight) + half) >> halved) as i16
}

/// The rows as they come back from a file.
pub(super) fn rounded(weights: &[i16]) -> Vec<i16> {
    let back = |row: &[i16]| {
        let halved = halvings(row);
        row.iter().map(|weight| shorter(*weight, halved) << halved).collect::<Vec<i16>>()
    };
    weights.chunks_exact(ROW).flat_map(back).collect()
}

/// Which are stored, a bit each: their numbers follow.
fn bits(out: &mut Vec<u8>, stored: &[u16]) {
    count(out, stored.len());
    let byte = |eight: &[u16]| eight.iter().enumerate().fold(0, |byte, (n, stored)| byte | u8::from(*stored > 0) << n);
    out.extend(stored.chunks(8).map(byte));
}

/// FNV-1a, which is enough against accidents.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3))
}

struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (own, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(own)
    }

    fn array<const COUNT: usize>(&mut self) -> Option<[u8; COUNT]> {
        self.take(COUNT)?.try_into().ok()
    }

    fn count(&mut self) -> Option<usize> {
        let count = u32::from_le_bytes(self.array()?);
        (count <= LONGEST).then_some(count as usize)
    }

    fn list(&mut self) -> Option<Vec<u8>> {
        let count = self.count()?;
        self.take(count).map(<[u8]>::to_vec)
    }

    fn numbers(&mut self) -> Option<Vec<i16>> {
        let count = self.count()?;
        let bytes = self.take(2 * count)?;
        Some(bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }

    fn rows(&mut self) -> Option<Vec<i16>> {
        let count = self.count()?;
        let mut rows = Vec::new();
        for _ in 0..count {
            let [halved] = self.array()?;
            let row = self.take(ROW)?;
            rows.extend(row.iter().map(|weight| i16::from(i8::from_le_bytes([*weight])) << halved.min(8)));
        }
        Some(rows)
    }

    fn bits(&mut self) -> Option<Vec<u16>> {
        let count = self.count()?;
        let bytes = self.take(count.div_ceil(8))?;
        let mut stored = 0u16;
        let number = |place: usize| {
            if bytes[place / 8] >> (place % 8) & 1 == 0 {
                return Some(0);
            }
            stored = stored.checked_add(1)?;
            Some(stored)
        };
        (0..count).map(number).collect()
    }

    fn floats(&mut self, count: usize) -> Option<Vec<f32>> {
        (0..count).map(|_| Some(f32::from_le_bytes(self.array()?))).collect()
    }

    fn vector(&mut self) -> Option<Vector> {
        let bytes = self.several(|reader| Some((u16::from_le_bytes(reader.array()?), reader.array::<1>()?[0])))?;
        let seats = self.count().filter(|seats| (1..=langhus_rules::Seat::MOST).contains(seats))?;
        Some(Vector { bytes, win: self.floats(seats)?, points: self.floats(seats)? })
    }

    /// Everything in the order of [`Net::write`].
    fn parts(&mut self) -> Option<Parts> {
        // The fields of a literal are worked out in the order in which they stand.
        Some(Parts {
            game: String::from_utf8(self.list()?).ok()?,
            revision: u32::from_le_bytes(self.array()?),
            edition: u64::from_le_bytes(self.array()?),
            encoding: u32::from_le_bytes(self.array()?),
            tables: self.several(Self::list)?,
            most: self.list()?,
            stored: self.bits()?,
            rows: self.rows()?,
            first: self.numbers()?,
            second: self.numbers()?,
            second_first: self.numbers()?,
            heads: self.numbers()?,
            known: self.bits()?,
            facets: self.numbers()?,
            items: self.numbers()?,
            vectors: self.several(Self::vector)?,
        })
    }

    fn several<T>(&mut self, one: fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.count()?;
        (0..count).map(|_| one(self)).collect()
    }
}

#[cfg(test)]
mod tests {
    use langhus_rules::{Chance, Facets, Quick};

    use super::super::{HEADS, HIDDEN, ROW, Thought, WIDTH};
    use super::*;

    /// The parts of a net for six bytes, with weights by lot.
    fn by_lot() -> Parts {
        let mut chance = Quick::new(1);
        let mut some = |count: usize| (0..count).map(|_| chance.below(301) as i16 - 150).collect::<Vec<i16>>();
        Parts {
            game: "x".into(),
            revision: 1,
            edition: 5,
            encoding: 3,
            tables: vec![vec![2, 0], vec![3, 1]],
            most: vec![3, 1, 2, 2, 1, 20],
            stored: (0..29).map(|n| if n % 3 == 0 { n / 3 + 1 } else { 0 }).collect(),
            rows: some(10 * ROW),
            first: some(ROW),
            second: some(HIDDEN * WIDTH),
            second_first: some(HIDDEN),
            heads: some(HEADS * HIDDEN),
            known: vec![1, 0, 2],
            facets: some(2 * (HIDDEN + 1)),
            items: some(3 * (HIDDEN + 1)),
            vectors: Vec::new(),
        }
    }

    #[test]
    fn a_net_reads_back_and_a_damaged_one_does_not() {
        let net = Net::new(by_lot()).unwrap();
        let bytes = net.write();
        assert_eq!(Net::read(&bytes), Ok(net));
        for end in [0, 5, 20, bytes.len() - 1] {
            assert!(Net::read(&bytes[..end]).is_err());
        }
        let mut damaged = bytes;
        damaged[100] ^= 1;
        assert!(Net::read(&damaged).unwrap_err().0.contains("checksum"));
    }

    #[test]
    fn a_net_that_does_not_forecast_what_training_did_is_refused() {
        let mut parts = by_lot();
        let found = Net::new(parts.clone()).unwrap().forecast(&[3, 0, 0, 1, 0, 20], 2, &mut Thought::new());
        let (win, points) = (found.win[..2].to_vec(), found.points[..2].to_vec());
        parts.vectors.push(Vector { bytes: vec![(0, 3), (3, 1), (5, 20)], win, points });
        assert!(Net::read(&Net::new(parts.clone()).unwrap().write()).is_ok());
        parts.vectors[0].win[0] += 0.1;
        assert!(Net::new(parts).unwrap_err().0.contains("vector 1"));
    }

    /// Everything is integers, and the exponential is our own: these bits are the same on every machine.
    #[test]
    fn a_forecast_is_the_same_everywhere() {
        let net = Net::new(by_lot()).unwrap();
        let mut thought = Thought::new();
        let found = net.forecast(&[1, 1, 0, 2, 1, 7], 3, &mut thought);
        let bits: Vec<u32> = found.win[..3].iter().chain(&found.points[..3]).map(|number| number.to_bits()).collect();
        assert_eq!(bits, [0x3e1e_f7dd, 0x3eca_f844, 0x3ee5_8bcf, 0x40dd_0000, 0xc137_0000, 0x3f84_0000]);
        let lure = |facets| net.lure(facets, &thought);
        assert_eq!((lure(Facets::of(0)), lure(Facets::of(1))), (Some(57.0 / 512.0), None));
        let both = lure(Facets::of(0)).zip(lure(Facets::of(2))).map(|(one, two)| one + two);
        assert_eq!(lure(Facets::of(0).and(1).and(2)), both, "known facets are summed up");
    }
}
