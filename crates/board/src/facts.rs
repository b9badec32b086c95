//! What whoever chooses a game wants to know of it: how long it takes, how hard it is, with how many it is best.

use std::ops::RangeInclusive;

/// How much there is to learn and to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Told in five minutes.
    Light,
    /// Told in a quarter of an hour.
    Medium,
    /// More than that.
    Heavy,
}

impl Weight {
    /// All of them, the lightest first.
    pub const ALL: [Weight; 3] = [Weight::Light, Weight::Medium, Weight::Heavy];

    /// Its name in keys of texts.
    pub const fn word(self) -> &'static str {
        match self {
            Weight::Light => "light",
            Weight::Medium => "medium",
            Weight::Heavy => "heavy",
        }
    }
}

/// What whoever chooses a game wants to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How many minutes a game takes with people, from a quick one to a slow one.
    pub minutes: RangeInclusive<u16>,
    /// How hard it is.
    pub weight: Weight,
    /// With how many it is best.
    pub best: u8,
    /// From what age on.
    pub age: u8,
    /// How often it is somebody else's turn in a game of four, about.
    pub handovers: u32,
}

impl Facts {
    /// How often it is somebody else's turn in a game of so many, about: the fewer play, the fewer turns there are.
    pub const fn handovers_of(&self, seats: u8) -> u32 {
        self.handovers * seats as u32 / 4
    }
}
