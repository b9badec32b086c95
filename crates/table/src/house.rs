//! The games and the bots that whoever serves tables is given, and knows none of.

// A length of time, as plain data; what time it is nobody here can ask.
use core::time::Duration;

use langhus_bots::Level;

use crate::Title;

/// How long an adviser thinks where nothing else is said.
const ADVICE: Duration = Duration::from_millis(150);

/// The games and the bots of the house.
pub struct House {
    /// The games, in the order in which they are shown.
    pub titles: Vec<&'static dyn Title>,
    /// The levels of bots, the weakest first.
    pub levels: &'static [Level],
    /// How long an adviser thinks.
    pub advice: Duration,
}

impl House {
    /// A house with these games and bots of every level.
    pub fn new(titles: impl IntoIterator<Item = &'static dyn Title>) -> House {
        House { titles: titles.into_iter().collect(), levels: &Level::ALL, advice: ADVICE }
    }

    /// The game with this id.
    pub fn title(&self, game: &str) -> Option<&'static dyn Title> {
        self.titles.iter().copied().find(|title| title.id() == game)
    }

    /// The level with this name. Those of earlier versions are still played, for tables and programs name them.
    pub fn level(&self, name: &str) -> Option<Level> {
        self.levels.iter().copied().chain(Level::EARLIER).find(|level| level.name() == name)
    }

    /// The level where nobody has chosen one.
    pub fn usual_level(&self) -> Option<Level> {
        let usual = self.levels.iter().find(|level| **level == Level::USUAL);
        usual.or(self.levels.first()).copied()
    }
}
