//! The levels that people meet.

use langhus_rules::Say;

use crate::{Kind, Spec, Think};

/// A level: a rung of every game's ladder, the weakest first. Behind them stand those that earlier versions had, which
/// tables still name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// For somebody's first game.
    Lambi,
    /// Knows the rules.
    Heri,
    /// Sees what is near.
    Ref,
    /// For somebody's second game.
    Gaupa,
    /// Plans a little.
    Galti,
    /// Plays well.
    Ulf,
    /// Plays very well.
    Bjorn,
    /// The strongest.
    Orn,
    /// Of earlier versions: makes mistakes on purpose.
    Thrall,
    /// Of earlier versions: one look ahead.
    Karl,
    /// Of earlier versions: searches for a moment.
    Jarl,
    /// Of earlier versions: searches for a second.
    Skald,
}

/// No decision of a level takes longer; on a machine that is not too busy none comes near.
const LONGEST: u32 = 1000;

impl Level {
    /// All that people may choose, the weakest first.
    pub const ALL: [Level; 8] =
        [Level::Lambi, Level::Heri, Level::Ref, Level::Gaupa, Level::Galti, Level::Ulf, Level::Bjorn, Level::Orn];

    /// Those of earlier versions.
    pub const EARLIER: [Level; 4] = [Level::Thrall, Level::Karl, Level::Jarl, Level::Skald];

    /// The level where nobody has chosen one: a good opponent for somebody's second game.
    pub const USUAL: Level = Level::Gaupa;

    /// The level with this name, of earlier versions too.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().chain(Level::EARLIER).find(|level| level.name() == name)
    }

    /// The level of a rung, counted from 0.
    pub(crate) fn of(rung: u8) -> Level {
        Level::ALL[usize::from(rung).min(Level::ALL.len() - 1)]
    }

    /// The name, as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Lambi => "lambi",
            Level::Heri => "heri",
            Level::Ref => "ref",
            Level::Gaupa => "gaupa",
            Level::Galti => "galti",
            Level::Ulf => "ulf",
            Level::Bjorn => "bjorn",
            Level::Orn => "orn",
            Level::Thrall => "thrall",
            Level::Karl => "karl",
            Level::Jarl => "jarl",
            Level::Skald => "skald",
        }
    }

    /// The name that such a bot wears at the table: names of the Vikings that mean animals, from lamb to eagle, the same
    /// in every language, and none that means something in one of the games.
    pub const fn title(self) -> &'static str {
        match self {
            Level::Lambi => "Lambi",
            Level::Heri => "Heri",
            Level::Ref => "Ref",
            Level::Gaupa => "Gaupa",
            Level::Galti => "Galti",
            Level::Ulf => "Ulf",
            Level::Bjorn => "Björn",
            Level::Orn => "Örn",
            Level::Thrall => "Thrall",
            Level::Karl => "Bondi",
            Level::Jarl => "Hersir",
            Level::Skald => "Völva",
        }
    }

    /// The bot behind the name.
    pub const fn spec(self) -> Spec {
        match self {
            Level::Thrall => Spec::new(Kind::Greedy { mistakes: 35 }, Think::AtOnce),
            Level::Karl => Spec::new(Kind::Greedy { mistakes: 0 }, Think::AtOnce),
            Level::Jarl => Spec::new(Kind::Search, Think::Milliseconds(150)),
            Level::Skald => Spec::new(Kind::Search, Think::Milliseconds(LONGEST)),
            // The variants stand in the order of the rungs.
            rung => Spec::new(Kind::Rung(rung as u8), Think::Milliseconds(LONGEST)),
        }
    }

    /// What to expect, honestly: a sentence of [`crate::texts`].
    pub fn says(self) -> Say {
        Say::new(format!("level-{}", self.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_the_rungs_in_their_order_and_earlier_ones_are_known() {
        for (number, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(level.spec().kind, Kind::Rung(number as u8));
            assert_eq!((Level::of(number as u8), Level::named(level.name())), (level, Some(level)));
        }
        assert_eq!(Level::named("karl").map(|level| level.spec().kind), Some(Kind::Greedy { mistakes: 0 }));
        assert_eq!(Level::named("odin"), None);
    }
}
