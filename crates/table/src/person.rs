//! Somebody: a person without a form. They come into being with their first seat; what they have is their devices.

use std::fmt;

use crate::id::{Entropy, Key};
use crate::leave::Leaves;

/// The milliseconds of a day.
pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// The beginning of the day of a moment, in milliseconds since 1970. When a device was used is kept to the day and no
/// closer.
pub const fn day(now: i64) -> i64 {
    now / DAY * DAY
}

/// Who somebody is: random, and never told to anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub [u8; 16]);

impl PersonId {
    /// Somebody who was not there before.
    pub fn fresh(entropy: &dyn Entropy) -> PersonId {
        let bytes = entropy.bytes();
        PersonId(std::array::from_fn(|n| bytes[n]))
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Enough to tell two apart in a test, and not who they are.
        write!(f, "Person({:02x}…)", self.0[0])
    }
}

/// A device from which somebody plays: a browser, with its cookie, or a program, with its token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The key of its cookie or token.
    pub key: Key,
    /// The browser and the system in two words; empty where they are not known.
    pub label: String,
    /// The day on which it came.
    pub added: i64,
    /// The day on which it was last used.
    pub used: i64,
}

impl Device {
    /// A device that comes now.
    pub fn new(key: Key, label: String, now: i64) -> Device {
        Device { key, label, added: day(now), used: day(now) }
    }

    /// The number by which its owner names it. A part of the key, so that it never becomes the number of another one.
    pub fn number(&self) -> u32 {
        let Key(hash) = self.key;
        u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]])
    }
}

/// What somebody has said of themselves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Profile {
    /// The name that they are offered wherever they sit down.
    pub name: String,
    /// The colour they would like, by its name; empty if they do not mind.
    pub colour: String,
    /// The code of the language that they have chosen; empty if they have not.
    pub language: String,
    /// What their pages keep for them, as JSON.
    pub settings: String,
}

/// Somebody, as they are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they have said of themselves.
    pub profile: Profile,
    /// The day on which they came into being, in milliseconds since 1970.
    pub made: i64,
    /// The day on which they were last seen.
    pub seen: i64,
    /// The key of their recovery code, if they have one.
    pub code: Option<Key>,
    /// Their devices.
    pub devices: Vec<Device>,
    /// The leave that they have announced, also what is over and still counts for the year.
    pub leaves: Leaves,
}
