//! The special tiles (Sonderplättchen) of the advanced game.

use serde::Serialize;

use crate::tile::Building;

/// A special tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Special {
    /// Five gold at once.
    Gold5,
    /// One more gold for every goldsmith, at small and large scorings.
    Smith1,
    /// Two more gold for every goldsmith, at small and large scorings.
    Smith2,
    /// With it a boatsman ferries once as in the basic game.
    Boat,
    /// One more point for every noble, at large scorings.
    Noble1,
    /// One more point for every scout, at large scorings.
    Scout1,
    /// A point for every fisherman, at large scorings.
    Fisher1,
    /// A boatsman with a horn: counts as a boatsman at the end, and cannot ferry.
    Horn,
    /// A fisherman with fish: three points for each figure that could be fed in addition.
    Feast,
    /// Three gold are a point at the end, instead of five.
    Hoard,
    /// Takes the place of a farm; at the end a point for each figure on it and around it.
    GreatFarm,
    /// The same with a church.
    GreatChurch,
    /// The same with a long house.
    GreatLonghouse,
    /// The same with a tower.
    GreatTower,
}

/// How many kinds of special tiles there are.
pub const SPECIAL_KINDS: usize = 14;

impl Special {
    /// All kinds.
    pub const ALL: [Special; SPECIAL_KINDS] = [
        Special::Gold5,
        Special::Smith1,
        Special::Smith2,
        Special::Boat,
        Special::Noble1,
        Special::Scout1,
        Special::Fisher1,
        Special::Horn,
        Special::Feast,
        Special::Hoard,
        Special::GreatFarm,
        Special::GreatChurch,
        Special::GreatLonghouse,
        Special::GreatTower,
    ];

    /// How many of each kind the rule sheet counts.
    pub const COUNTS: [u8; SPECIAL_KINDS] = [1, 2, 1, 6, 3, 1, 1, 4, 1, 1, 1, 1, 1, 1];

    /// The word in notations, editions and text keys.
    pub const fn word(self) -> &'static str {
        [
            "gold5",
            "smith1",
            "smith2",
            "boat",
            "noble1",
            "scout1",
            "fisher1",
            "horn",
            "feast",
            "hoard",
            "great-farm",
            "great-church",
            "great-longhouse",
            "great-tower",
        ][self as usize]
    }

    /// The special tile with this word.
    pub fn from_word(word: &str) -> Option<Special> {
        Special::ALL.into_iter().find(|special| special.word() == word)
    }

    /// The building whose tile it replaces.
    #[inline]
    pub const fn building(self) -> Option<Building> {
        match self {
            Special::GreatFarm => Some(Building::Farm),
            Special::GreatChurch => Some(Building::Church),
            Special::GreatLonghouse => Some(Building::Longhouse),
            Special::GreatTower => Some(Building::Tower),
            _ => None,
        }
    }

    /// The special tile that replaces a building.
    #[inline]
    pub const fn great(building: Building) -> Special {
        [Special::GreatFarm, Special::GreatChurch, Special::GreatLonghouse, Special::GreatTower][building as usize]
    }
}

/// How many special tiles of each kind.
pub type Specials = [u8; SPECIAL_KINDS];

langhus_rules::listed_words! { Special(word) }
