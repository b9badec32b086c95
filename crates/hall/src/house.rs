//! What the hall is given: the games and the bots. The hall itself knows none of them.

use std::any::Any;
use std::time::Duration;

use langhus_board::Artist;
use langhus_bots::{AnyBot, Budget, Hint};
use langhus_rules::{Language, Title};

/// A strength of bots, as people choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name in requests and in the store, for instance `karl`.
    pub id: &'static str,
    /// The name that such a bot wears at the table.
    pub name: &'static str,
    /// How long it thinks about a decision on a machine that has time.
    pub think: Duration,
    /// What to expect of it, in a sentence, in English and in German.
    pub says: [&'static str; 2],
}

impl Level {
    /// What to expect of it, in a sentence.
    pub const fn says(&self, language: Language) -> &'static str {
        self.says[language as usize]
    }
}

/// The games and the bots of the house.
pub trait House: Send + Sync + 'static {
    /// The games, in the order in which they are shown.
    fn titles(&self) -> &[&'static dyn Title];

    /// The levels of bots, the weakest first; never empty.
    fn levels(&self) -> &[Level];

    /// Who draws the tables of a game; nothing for one that has no pages.
    fn artist(&self, game: &str) -> Option<&'static dyn Artist> {
        let _ = game;
        None
    }

    /// A bot of this level for a game; nothing if there is none.
    fn bot(&self, game: &str, level: &str, seed: u64) -> Option<Box<dyn AnyBot>>;

    /// Are there hints in a game?
    fn advises(&self, game: &str) -> bool {
        let _ = game;
        false
    }

    /// What an adviser thinks of the legal actions of a question, best first; nothing where nobody advises.
    fn hints(&self, game: &str, question: &(dyn Any + Send), budget: Budget<'_>, seed: u64) -> Option<Vec<Hint>> {
        let _ = (game, question, budget, seed);
        None
    }

    /// The game with this id.
    fn title(&self, game: &str) -> Option<&'static dyn Title> {
        self.titles().iter().copied().find(|title| title.id() == game)
    }

    /// The level with this id.
    fn level(&self, level: &str) -> Option<&Level> {
        self.levels().iter().find(|known| known.id == level)
    }
}
