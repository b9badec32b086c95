//! Who plays the seats that nobody plays.

use langhus_bots::{Kind, Level, Spec};
use langhus_rules::{Chance, Language, Quick, Say, Seat};
use langhus_table::Hosted;

use crate::Failure;
use crate::budget::with_budget;

/// The bots at the other seats.
pub(super) struct Companions {
    spec: Spec,
    chance: Quick,
}

impl Companions {
    /// Bots that play like this; each of their decisions has a seed of its own.
    pub(super) fn new(spec: Spec, chance: Quick) -> Companions {
        Companions { spec, chance }
    }

    /// What people should know about whom they play against; it is still to be filled with `$seats` and `$count`.
    pub(super) fn announcement(&self, language: Language) -> Say {
        match (self.spec.kind, level(&self.spec)) {
            (Kind::Random, _) => Say::new("others-random"),
            (_, Some(level)) => {
                let honest = langhus_bots::texts().say(&level.says(), language, &[]);
                Say::new("others-bot").with("bot", level.title().to_owned()).with("honest", honest)
            }
            (_, None) => Say::new("others-other").with("bot", self.spec.to_string()),
        }
    }

    /// The notation of the action that this awaited seat plays. The bot is told what the seat may know, and nothing
    /// else.
    pub(super) fn choose(&mut self, table: &dyn Hosted, seat: Seat) -> Result<String, Failure> {
        let seed = u64::from(self.chance.word());
        let thought = table.thought(seat);
        let answer = thought.map(|thought| with_budget(&self.spec, |budget| thought(&self.spec, seed, budget)));
        answer.ok_or_else(|| Failure::failed(format!("Seat {seat} is awaited, but nothing is asked of it.")))
    }
}

/// The name of a bot's seat.
pub(super) fn name(spec: &Spec, seat: Seat) -> Say {
    match (spec.kind, level(spec)) {
        (Kind::Random, _) => Say::new("name-random").with("seat", seat.number()),
        (_, Some(level)) => Say::new("name-bot").with("bot", level.title().to_owned()).with("seat", seat.number()),
        (_, None) => Say::new("name-bot").with("bot", "Bot".to_owned()).with("seat", seat.number()),
    }
}

fn level(spec: &Spec) -> Option<Level> {
    Level::ALL.into_iter().chain(Level::EARLIER).find(|level| level.spec() == *spec)
}
