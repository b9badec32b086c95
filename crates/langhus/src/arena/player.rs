//! Who plays in the arena: a bot of the house, or a program.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

use langhus_bots::{Kind, Spec, Think};

use crate::engine::Stable;

/// A player by name: a bot such as `search:20ms`, or a program such as `program:./mybot`.
#[derive(Clone)]
pub enum Player {
    /// A bot of the house.
    Bot(Spec),
    /// A program that speaks the protocol of `docs/engine.md`.
    #[allow(private_interfaces, reason = "made from a name, and only the arena looks into it")]
    Program(Arc<Stable>),
}

impl Player {
    /// How the house's own bots think; a program has a clock of its own.
    pub(crate) fn spec(&self) -> Spec {
        match self {
            Player::Bot(spec) => *spec,
            Player::Program(_) => Spec::new(Kind::Random, Think::AtOnce),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text.strip_prefix("program:") {
            Some(program) => Stable::named(program).map(|stable| Player::Program(Arc::new(stable))),
            None => text.parse().map(Player::Bot),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(spec) => spec.fmt(f),
            Player::Program(stable) => stable.fmt(f),
        }
    }
}

impl PartialEq for Player {
    fn eq(&self, other: &Player) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Hash for Player {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            // As a run was named before there were programs.
            Player::Bot(spec) => spec.hash(hasher),
            Player::Program(stable) => stable.hash(hasher),
        }
    }
}

impl From<Spec> for Player {
    fn from(spec: Spec) -> Player {
        Player::Bot(spec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_and_programs_are_read_by_name_and_written_back() {
        for text in ["random", "search:20ms", "program:./mybot", "program:200ms:./mybot --fast"] {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("program:1000ms:./mybot".parse::<Player>().unwrap().to_string(), "program:./mybot");
        for text in ["program:", "program: ", "program:0ms:./mybot", "program", "serch"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
