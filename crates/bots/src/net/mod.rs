//! Nets: small judges that learned a game (NNUE in the manner of chess programs: a sparse first layer of integers).
//!
//! A position comes as the bytes of its [`Encode`](langhus_rules::Encode). Every byte that is not 0 picks one row of
//! weights by its place and its value, and the rows are summed up: that is the first layer. 128 sums, cut off at 0 and
//! 1, lead to 32 more, and these to the forecasts: each seat's chance to win, its points at the end, and how likely each
//! action is to be chosen. A part of the rows leads to the forecasts directly, so that what is plainly additive (a point
//! is a point) needs no detour.
//!
//! Everything is reckoned in integers, and the one exponential in plain multiplications and additions, so the same net
//! gives the same forecast on every machine.

mod exp;
mod file;
mod fit;
mod forecast;
mod shipped;

use langhus_rules::Seat;

pub(crate) use self::exp::exp;
pub use file::NetError;
pub use fit::Misfit;
pub use forecast::{Forecast, Thought};

/// How many sums the first layer has.
pub const WIDTH: usize = 128;
/// How many the second has.
pub const HIDDEN: usize = 32;
/// Forecasts: chance to win and points, for as many seats as any game has.
pub const HEADS: usize = 2 * Seat::MOST;
/// A row of the first layer: its sums, and what goes to the forecasts directly.
pub const ROW: usize = WIDTH + HEADS;
/// The 1 of all weights and sums.
pub const UNIT: i32 = 512;
/// The points that a forecast of 1 stands for.
pub const POINTS: f32 = 16.0;

/// What a net is made of, in the order in which a file has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Parts {
    /// The game.
    pub game: String,
    /// The revision of the rules it learned.
    pub revision: u32,
    /// The mark of the edition it learned.
    pub edition: u64,
    /// The version of the encoding.
    pub encoding: u32,
    /// The kinds of table it has learned: the first bytes of their encodings.
    pub tables: Vec<Vec<u8>>,
    /// The largest value of each byte of the encoding.
    pub most: Vec<u8>,
    /// Which rows are stored, by byte and value: those that training never saw are not. Counted from 1; 0 is none.
    pub stored: Vec<u16>,
    /// The rows, one behind another.
    pub rows: Vec<i16>,
    /// What the sums begin with.
    pub first: Vec<i16>,
    /// The weights to each sum of the second layer.
    pub second: Vec<i16>,
    /// What those begin with.
    pub second_first: Vec<i16>,
    /// The weights to each forecast.
    pub heads: Vec<i16>,
    /// Which facets of actions are stored, counted from 1.
    pub known: Vec<u16>,
    /// For each stored facet the weights, and what its sum begins with.
    pub facets: Vec<i16>,
    /// For each thing that points are given for the weights, and what its sum begins with.
    pub items: Vec<i16>,
    /// Positions with what training forecast for them.
    pub vectors: Vec<Vector>,
}

/// A net whose parts fit together, and that has proven itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    parts: Parts,
    /// Where the values of each byte begin in [`Parts::stored`].
    begin: Vec<u32>,
}

/// A position with what training forecast for it, so that a net proves itself wherever it is loaded.
#[derive(Clone, PartialEq, Debug)]
pub struct Vector {
    /// The encoding, as places and values.
    pub bytes: Vec<(u16, u8)>,
    /// The chance to win of each seat, the own one first.
    pub win: Vec<f32>,
    /// The points of each.
    pub points: Vec<f32>,
}

/// How far the integers may be from what training reckoned with.
const CLOSE_WIN: f32 = 0.02;
const CLOSE_POINTS: f32 = 1.0;

impl Net {
    /// A net of these parts.
    ///
    /// # Errors
    /// They do not fit together, or the net does not forecast what training did.
    pub fn new(parts: Parts) -> Result<Net, NetError> {
        let mut begin = Vec::with_capacity(parts.most.len());
        let mut at = 0;
        for most in &parts.most {
            begin.push(at);
            at += u32::from(*most);
        }
        let rows = parts.stored.iter().copied().max().unwrap_or(0);
        let facets = parts.known.iter().copied().max().unwrap_or(0);
        // Every byte has a value that is not 0, or nothing could be looked up.
        let fits = !parts.most.contains(&0)
            && parts.stored.len() == at as usize
            && parts.rows.len() == usize::from(rows) * ROW
            && parts.first.len() == ROW
            && parts.second.len() == HIDDEN * WIDTH
            && parts.second_first.len() == HIDDEN
            && parts.heads.len() == HEADS * HIDDEN
            && parts.facets.len() == usize::from(facets) * (HIDDEN + 1)
            && parts.items.len().is_multiple_of(HIDDEN + 1);
        if !fits {
            return Err(NetError("its parts do not fit together.".to_owned()));
        }
        let parts = Parts { rows: file::rounded(&parts.rows), ..parts };
        let net = Net { parts, begin };
        net.prove().map(|()| net)
    }

    /// A net that fits a table and knows nothing: everybody's chances are the same.
    #[cfg(test)]
    pub(crate) fn blank<G: langhus_rules::Sense>(rules: &G) -> Net {
        let fields = langhus_rules::Encoding::of::<G>().fields;
        let most = fields.iter().flat_map(|field| vec![field.scale.most(); field.shape.iter().product()]);
        let most: Vec<u8> = most.collect();
        let parts = Parts {
            game: G::ID.to_owned(),
            revision: rules.revision(),
            edition: rules.edition(),
            encoding: G::ENCODING,
            tables: vec![Vec::new()],
            stored: vec![0; most.iter().map(|most| usize::from(*most)).sum()],
            most,
            rows: Vec::new(),
            first: vec![0; ROW],
            second: vec![0; HIDDEN * WIDTH],
            second_first: vec![0; HIDDEN],
            heads: vec![0; HEADS * HIDDEN],
            known: vec![0; G::FACETS],
            facets: Vec::new(),
            items: vec![0; G::ITEMS.len() * (HIDDEN + 1)],
            vectors: Vec::new(),
        };
        Net::new(parts).expect("the parts fit together")
    }

    /// Forecasts the test vectors.
    fn prove(&self) -> Result<(), NetError> {
        let mut thought = Thought::new();
        let mut bytes = vec![0; self.parts.most.len()];
        for (number, vector) in self.parts.vectors.iter().enumerate() {
            bytes.fill(0);
            for (place, value) in &vector.bytes {
                let byte = bytes.get_mut(usize::from(*place));
                *byte.ok_or_else(|| NetError("a test vector lies beyond the encoding.".to_owned()))? = *value;
            }
            let found = self.forecast(&bytes, vector.win.len(), &mut thought);
            let far = |found: &[f32], told: &[f32], close| found.iter().zip(told).any(|(a, b)| (a - b).abs() > close);
            if far(&found.win, &vector.win, CLOSE_WIN) || far(&found.points, &vector.points, CLOSE_POINTS) {
                return Err(NetError(format!("it does not forecast what training did for vector {}.", number + 1)));
            }
        }
        Ok(())
    }

    /// The row of a byte with this value, if it is stored.
    #[inline]
    fn row(&self, byte: usize, value: u8) -> Option<&[i16; ROW]> {
        let value = value.min(self.parts.most[byte]);
        let stored = self.parts.stored[self.begin[byte] as usize + usize::from(value) - 1];
        self.parts.rows.get(usize::from(stored).checked_sub(1)? * ROW..)?.first_chunk()
    }
}
