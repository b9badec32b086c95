//! A seat as it is kept: who plays it, from which devices, and which codes are out for it.

use crate::id::Key;
use crate::stored::Sitter;

/// The milliseconds of a day.
pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// The beginning of the day of a moment, in milliseconds since 1970. When a device was used is kept to the day and no
/// closer.
pub const fn day(now: i64) -> i64 {
    now / DAY * DAY
}

/// A device from which a seat is played: a browser, with one key for all its seats, or a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The key of its token.
    pub key: Key,
    /// The browser and the system in two words; empty where they are not known.
    pub label: String,
    /// The day on which it came to the seat.
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

/// What a code is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play the seat from another device of the same person.
    Device,
    /// To sit down in it.
    Invitation,
}

impl Purpose {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Purpose::Device => "device",
            Purpose::Invitation => "invitation",
        }
    }

    /// By its name in the store.
    pub fn read(name: &str) -> Option<Purpose> {
        [Purpose::Device, Purpose::Invitation].into_iter().find(|purpose| purpose.name() == name)
    }
}

/// A code that is out for a seat. Whoever uses it takes it away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The key of the code.
    pub key: Key,
    /// What it is good for.
    pub purpose: Purpose,
    /// Until when, in milliseconds since 1970.
    pub until: i64,
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who plays it.
    pub sitter: Sitter,
    /// The name at the table.
    pub name: String,
    /// The level of the bot, if one plays.
    pub level: String,
    /// The devices that may act for it.
    pub devices: Vec<Device>,
    /// The codes that are out for it.
    pub passes: Vec<Pass>,
    /// The keys of those who have left it since the game was dealt: they have seen what it holds.
    pub left: Vec<Key>,
}

impl Place {
    /// A seat that nobody plays from any device.
    pub const fn new(sitter: Sitter, name: String) -> Place {
        Place { sitter, name, level: String::new(), devices: Vec::new(), passes: Vec::new(), left: Vec::new() }
    }

    /// Gives back the memory that it does not use.
    pub(crate) fn shrink(&mut self) {
        self.devices.shrink_to_fit();
        self.passes.shrink_to_fit();
        self.left.shrink_to_fit();
    }

    /// Does this key open it?
    pub fn opens_for(&self, key: &Key) -> bool {
        self.devices.iter().any(|device| device.key == *key)
    }

    /// Is this the key of a code that is now still good for something?
    pub fn honours(&self, key: &Key, purpose: Purpose, now: i64) -> bool {
        self.passes.iter().any(|pass| pass.key == *key && pass.purpose == purpose && now < pass.until)
    }
}
