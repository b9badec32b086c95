//! Bots by name: what is written in the arena, in the terminal and at a table.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use langhus_rules::{Rung, Sense, Weight};

use crate::level::Level;
use crate::net::Net;
use crate::{Bot, Greedy, Random, Search, Soft};

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
    /// By searching with a net that learned the game; without one where none is at hand or none fits.
    Net,
    /// The same, but only so far, and not always the best.
    Soft(Rung),
    /// As strong as this rung of the game's ladder, counted from 0.
    Rung(u8),
}

impl Kind {
    /// The value of a weight that was tuned for this kind.
    pub const fn weight(self, weight: &Weight) -> f32 {
        match self {
            Kind::Search | Kind::Net | Kind::Soft(_) | Kind::Rung(_) => weight.value,
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

/// A bot by name: `random`, `greedy`, `search:20ms`, `search:1000` (simulations), `search:20ms:2threads`, the same with
/// `net` in place of `search`, `soft:64:20` (simulations and softness), or one of the levels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// How it plays.
    pub kind: Kind,
    /// How long it thinks.
    pub think: Think,
    /// On how many threads it would like to think.
    pub threads: u8,
    /// Whose taste it has, where its kind has any; 0 for one that comes with its seed.
    pub character: u32,
}

/// The most threads of one bot.
const MOST_THREADS: u8 = 64;

impl Spec {
    /// A bot that thinks so on one thread, with a taste that comes with its seed.
    pub const fn new(kind: Kind, think: Think) -> Spec {
        Spec { kind, think, threads: 1, character: 0 }
    }

    /// Does it judge with a net, where one fits?
    pub const fn asks_a_net(&self) -> bool {
        matches!(self.kind, Kind::Net | Kind::Soft(_) | Kind::Rung(_))
    }

    /// The bot, judging with the net that ships with the game if it is one that asks a net.
    pub fn bot<G: Sense>(&self, seed: u64) -> Box<dyn Bot<G>> {
        let net = if self.asks_a_net() { Net::shipped::<G>() } else { None };
        self.bot_with_net(seed, net)
    }

    /// The bot, judging with this net if it is one that asks a net.
    pub fn bot_with_net<G: Sense>(&self, seed: u64, net: Option<Arc<Net>>) -> Box<dyn Bot<G>> {
        let rung = match self.kind {
            Kind::Soft(rung) => rung,
            Kind::Rung(number) => G::RUNGS[usize::from(number).min(G::RUNGS.len() - 1)],
            Kind::Net => match net {
                Some(net) => return Box::new(Search::<G>::new(seed).with_net(net)),
                None => return Box::new(Search::<G>::new(seed)),
            },
            _ => return self.bot_with(seed, self.kind.weights::<G>()),
        };
        let character = if self.character == 0 { seed as u32 } else { self.character };
        Box::new(Soft::<G>::new(seed, character, rung, net))
    }

    /// The bot, judging with other weights than the tuned ones and without a net.
    pub fn bot_with<G: Sense>(&self, seed: u64, weights: Vec<f32>) -> Box<dyn Bot<G>> {
        match self.kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy { mistakes } => Box::new(Greedy::new::<G>(seed).with_mistakes(mistakes).with_weights(weights)),
            _ => Box::new(Search::<G>::new(seed).with_weights(weights)),
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        if let Some(level) = Level::named(text) {
            return Ok(level.spec());
        }
        let wrong = || {
            format!(
                "There is no bot \"{text}\": use random, greedy, search:20ms, search:1000 (simulations), \
                 search:20ms:2threads, net:20ms, soft:64:20 (simulations, softness), or a level: {}.",
                Level::ALL.map(Level::name).join(", ")
            )
        };
        match text.split_once(':') {
            None if text == "random" => Ok(Spec::new(Kind::Random, Think::AtOnce)),
            None if text == "greedy" => Ok(Level::Karl.spec()),
            Some(("soft", text)) => {
                let (simulations, softness) = text.split_once(':').ok_or_else(wrong)?;
                let simulations = simulations.parse().ok().filter(|n| (1..=10_000_000).contains(n));
                let softness = softness.parse().ok().filter(|n| *n <= 10_000);
                let (simulations, softness) = simulations.zip(softness).ok_or_else(wrong)?;
                Ok(Spec::new(Kind::Soft(Rung { simulations, softness }), Think::Simulations(simulations)))
            }
            Some((kind @ ("search" | "net"), text)) => {
                let kind = if kind == "net" { Kind::Net } else { Kind::Search };
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
                Ok(Spec { threads, ..Spec::new(kind, think) })
            }
            _ => Err(wrong()),
        }
    }
}

/// As it stands behind the kind of bot.
impl fmt::Display for Think {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Think::AtOnce => Ok(()),
            Think::Milliseconds(milliseconds) => write!(f, ":{milliseconds}ms"),
            Think::Simulations(simulations) => write!(f, ":{simulations}"),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind, self.think) {
            (Kind::Random, _) => f.write_str("random"),
            (Kind::Greedy { mistakes: 0 }, _) => f.write_str("greedy"),
            (Kind::Greedy { .. }, _) => f.write_str("thrall"),
            (Kind::Search, think) => write!(f, "search{think}"),
            (Kind::Net, think) => write!(f, "net{think}"),
            (Kind::Soft(Rung { simulations, softness }), _) => write!(f, "soft:{simulations}:{softness}"),
            (Kind::Rung(number), _) => f.write_str(Level::of(number).name()),
        }?;
        if self.threads > 1 { write!(f, ":{}threads", self.threads) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_by_name_and_written_back() {
        for text in [
            "random",
            "greedy",
            "thrall",
            "search:20ms",
            "search:1000",
            "search:20ms:2threads",
            "net:20ms",
            "net:500",
            "soft:64:20",
            "gaupa",
        ] {
            assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("skald".parse::<Spec>(), Ok(Level::Skald.spec()), "tables of earlier versions name it");
        assert_eq!("search:5:1thread".parse::<Spec>(), "search:5".parse());
        let wrong = ["search:20ms:0threads", "search:20ms:65threads", "search:20ms:2", "search:20ms:"];
        for text in [
            "",
            "serch",
            "net",
            "net:",
            "nets:5",
            "search:",
            "search:0",
            "search:xms",
            "greedy:3",
            "soft",
            "soft:1",
            "soft:1:x",
        ]
        .into_iter()
        .chain(wrong)
        {
            assert!(text.parse::<Spec>().unwrap_err().contains(&format!("\"{text}\"")));
        }
    }
}
