//! Bots by name: what is written in the arena, in the terminal and at a table.

use std::fmt;
use std::str::FromStr;

use langhus_rules::{Sense, Weight};

use crate::{Bot, Greedy, Random, Search};

/// How a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// At random.
    Random,
    /// One look ahead, with so many mistakes on purpose in a hundred decisions.
    Greedy {
        /// How many.
        mistakes: u32,
    },
    /// By searching.
    Search,
}

impl Kind {
    /// The value of a weight that was tuned for this kind.
    pub const fn weight(self, weight: &Weight) -> f32 {
        match self {
            Kind::Search => weight.value,
            Kind::Random | Kind::Greedy { .. } => weight.at_once,
        }
    }

    /// The tuned weights of a game's sense.
    pub fn weights<G: Sense>(self) -> Vec<f32> {
        G::WEIGHTS.iter().map(|weight| self.weight(weight)).collect()
    }
}

/// How long it thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Think {
    /// It does not.
    AtOnce,
    /// So many milliseconds.
    Milliseconds(u32),
    /// So many simulations: the same game every time.
    Simulations(u32),
}

/// A bot by name: `random`, `greedy`, `search:20ms`, `search:1000` (simulations), `search:20ms:2threads`, or one of the
/// levels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// How it plays.
    pub kind: Kind,
    /// How long it thinks.
    pub think: Think,
    /// On how many threads it would like to think.
    pub threads: u8,
}

/// The most threads of one bot.
const MOST_THREADS: u8 = 64;

/// The levels that people meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Makes mistakes on purpose.
    Thrall,
    /// One look ahead.
    Karl,
    /// Thinks a moment.
    Jarl,
    /// Thinks well.
    Skald,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Thrall, Level::Karl, Level::Jarl, Level::Skald];

    /// The name, as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Thrall => "thrall",
            Level::Karl => "karl",
            Level::Jarl => "jarl",
            Level::Skald => "skald",
        }
    }

    /// The name that such a bot wears at the table: titles of the Vikings, the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            Level::Thrall => "Thrall",
            Level::Karl => "Karl",
            Level::Jarl => "Jarl",
            Level::Skald => "Skald",
        }
    }

    /// The bot behind the name.
    pub const fn spec(self) -> Spec {
        match self {
            Level::Thrall => Spec { kind: Kind::Greedy { mistakes: 35 }, think: Think::AtOnce, threads: 1 },
            Level::Karl => Spec { kind: Kind::Greedy { mistakes: 0 }, think: Think::AtOnce, threads: 1 },
            Level::Jarl => Spec { kind: Kind::Search, think: Think::Milliseconds(150), threads: 1 },
            Level::Skald => Spec { kind: Kind::Search, think: Think::Milliseconds(1000), threads: 1 },
        }
    }

    /// What to expect, honestly, in a sentence.
    pub const fn english(self) -> &'static str {
        match self {
            Level::Thrall => "Errs on purpose in a third of its decisions: for a first game.",
            Level::Karl => "Looks one action ahead and takes what looks best; never plans.",
            Level::Jarl => "Searches for up to a seventh of a second a decision; never sees hidden things.",
            Level::Skald => "Searches for up to a second a decision: the strongest we have; never sees hidden things.",
        }
    }

    /// The same in German.
    pub const fn german(self) -> &'static str {
        match self {
            Level::Thrall => "Irrt sich bei einem Drittel der Entscheidungen mit Absicht: für die erste Partie.",
            Level::Karl => "Schaut eine Aktion voraus und nimmt, was am besten aussieht; plant nie.",
            Level::Jarl => "Sucht bis zu einer Siebtelsekunde je Entscheidung; sieht nie Verborgenes.",
            Level::Skald => "Sucht bis zu einer Sekunde je Entscheidung: unser stärkster Bot; sieht nie Verborgenes.",
        }
    }
}

impl Spec {
    /// The bot.
    pub fn bot<G: Sense>(&self, seed: u64) -> Box<dyn Bot<G>> {
        self.bot_with(seed, self.kind.weights::<G>())
    }

    /// The bot, judging with other weights than the tuned ones.
    pub fn bot_with<G: Sense>(&self, seed: u64, weights: Vec<f32>) -> Box<dyn Bot<G>> {
        match self.kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy { mistakes } => Box::new(Greedy::new::<G>(seed).with_mistakes(mistakes).with_weights(weights)),
            Kind::Search => Box::new(Search::<G>::new(seed).with_weights(weights)),
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(level.spec());
        }
        let wrong = || {
            format!(
                "There is no bot \"{text}\": use random, greedy, search:20ms, search:1000 (simulations), \
                 search:20ms:2threads, thrall, karl, jarl or skald."
            )
        };
        match text.split_once(':') {
            None if text == "random" => Ok(Spec { kind: Kind::Random, think: Think::AtOnce, threads: 1 }),
            None if text == "greedy" => Ok(Level::Karl.spec()),
            Some(("search", text)) => {
                let (think, threads) = text.split_once(':').map_or((text, None), |(a, b)| (a, Some(b)));
                let number = |digits: &str| digits.parse().ok().filter(|n| (1..=10_000_000).contains(n));
                let think = match think.strip_suffix("ms") {
                    Some(digits) => number(digits).map(Think::Milliseconds),
                    None => number(think).map(Think::Simulations),
                };
                let threads = threads.map_or(Some(1), |threads| {
                    let digits = threads.strip_suffix("threads").or_else(|| threads.strip_suffix("thread"))?;
                    digits.parse().ok().filter(|n| (1..=MOST_THREADS).contains(n))
                });
                let (think, threads) = think.zip(threads).ok_or_else(wrong)?;
                Ok(Spec { kind: Kind::Search, think, threads })
            }
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind, self.think) {
            (Kind::Random, _) => f.write_str("random"),
            (Kind::Greedy { mistakes: 0 }, _) => f.write_str("greedy"),
            (Kind::Greedy { .. }, _) => f.write_str("thrall"),
            (Kind::Search, Think::Milliseconds(ms)) => write!(f, "search:{ms}ms"),
            (Kind::Search, Think::Simulations(n)) => write!(f, "search:{n}"),
            (Kind::Search, Think::AtOnce) => f.write_str("search"),
        }?;
        if self.threads > 1 { write!(f, ":{}threads", self.threads) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_by_name_and_written_back() {
        for text in ["random", "greedy", "thrall", "search:20ms", "search:1000", "search:20ms:2threads"] {
            assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("skald".parse::<Spec>(), Ok(Level::Skald.spec()));
        assert_eq!("search:5:1thread".parse::<Spec>(), "search:5".parse());
        let wrong = ["search:20ms:0threads", "search:20ms:65threads", "search:20ms:2", "search:20ms:"];
        for text in ["", "serch", "search:", "search:0", "search:xms", "greedy:3"].into_iter().chain(wrong) {
            assert!(text.parse::<Spec>().unwrap_err().contains(&format!("\"{text}\"")));
        }
    }
}
