//! Chance: the seed of a game, the generator inside a state, and a quick one for players.
//!
//! Bounded numbers and shuffles are written out here, on raw 32-bit words, because a record must deal the same cards
//! for ever: no later version of a random-number library may change them.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::hex;

/// A source of chance.
pub trait Chance {
    /// 32 random bits.
    fn word(&mut self) -> u32;

    /// A number below `bound`, every one equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        // Lemire, "Fast random integer generation in an interval" (2019): multiply, and reject the few biased words.
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items into random order (Fisher and Yates, from the end).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// A fresh seed.
    fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(4) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }
}

/// The 256 bits from which a whole game is dealt. Secret until the game is over: `Debug` shows only its hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bits.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its bits: the secret itself, for records of finished games only.
    pub const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The seed of a small number, for tests and simulations: the number's hash.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The hash that may be shown before the game, so that everybody can check the seed after it.
    pub fn hash(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(sha256 {}…)", &self.hash()[..8])
    }
}

/// The secret itself, in 64 hexadecimal digits: for records of finished games only.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSeed;

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for NoSeed {}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        hex::decode(text).and_then(|bytes| bytes.try_into().ok()).map(Seed).ok_or(NoSeed)
    }
}

/// The generator inside a state: a seed and how many words of its stream have been used. Plain data, 40 bytes; the
/// stream itself (ChaCha with twelve rounds) is opened only while something is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    seed: Seed,
    used: u64,
}

impl Dice {
    /// The generator at the beginning of `seed`'s stream.
    pub const fn new(seed: Seed) -> Dice {
        Dice { seed, used: 0 }
    }

    /// How many words have been drawn so far.
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// Opens the stream where it was left, lets `draw` draw from it, and remembers where it stopped.
    pub fn roll<T>(&mut self, draw: impl FnOnce(&mut Stream) -> T) -> T {
        let mut rng = ChaCha12Rng::from_seed(self.seed.0);
        if self.used > 0 {
            rng.set_word_pos(u128::from(self.used));
        }
        let mut stream = Stream { rng, used: self.used };
        let drawn = draw(&mut stream);
        self.used = stream.used;
        drawn
    }
}

/// The opened stream of [`Dice`].
pub struct Stream {
    rng: ChaCha12Rng,
    used: u64,
}

impl Chance for Stream {
    #[inline]
    fn word(&mut self) -> u32 {
        self.used += 1;
        self.rng.next_u32()
    }
}

/// A quick generator for players and simulations, where nothing is secret (SplitMix64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The generator with this number.
    pub const fn new(number: u64) -> Quick {
        Quick(number)
    }
}

impl Chance for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change here would deal other cards from every old record's seed.
    #[test]
    fn the_shuffle_of_a_seed_never_changes() {
        let mut dice = Dice::new(Seed::from_number(1));
        let mut cards: [u8; 12] = std::array::from_fn(|i| i as u8);
        dice.roll(|stream| stream.shuffle(&mut cards));
        assert_eq!(cards, [1, 11, 4, 0, 10, 3, 7, 2, 8, 9, 6, 5]);
        assert_eq!(dice.used(), 11);
    }

    #[test]
    fn rolling_twice_goes_on_where_the_first_roll_stopped() {
        let mut once = Dice::new(Seed::from_number(7));
        let together = once.roll(|s| [s.word(), s.word(), s.word()]);
        let mut twice = Dice::new(Seed::from_number(7));
        let first = twice.roll(|s| s.word());
        let rest = twice.roll(|s| [s.word(), s.word()]);
        assert_eq!(together, [first, rest[0], rest[1]]);
        assert_eq!(once, twice);
    }

    #[test]
    fn numbers_below_a_bound_are_spread_evenly() {
        let mut quick = Quick::new(3);
        let mut seen = [0; 7];
        for _ in 0..70_000 {
            seen[quick.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_seed_reads_back_and_keeps_its_secret_in_debug() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(NoSeed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
    }
}
