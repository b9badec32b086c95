//! Who plays the seats that nobody plays.

use langhus_bots::{AnyBot, Kind, Level, Spec};
use langhus_rules::{Chance, Language, Quick, Say, Seat, Table};

use crate::budget::with_budget;
use crate::{Entry, Failure};

/// The bots at the other seats.
pub(super) struct Companions {
    spec: Spec,
    bots: Vec<Box<dyn AnyBot>>,
}

impl Companions {
    /// A bot for every seat, each with a seed of its own.
    pub(super) fn new(game: &dyn Entry, spec: Spec, seats: u8, mut chance: Quick) -> Companions {
        let bots = (0..seats).map(|_| game.bot(&spec, u64::from(chance.word()))).collect();
        Companions { spec, bots }
    }

    /// What people should know about whom they play against; it is still to be filled with `$seats` and `$count`.
    pub(super) fn announcement(&self, language: Language) -> Say {
        match (self.spec.kind, level(&self.spec)) {
            (Kind::Random, _) => Say::new("others-random"),
            (_, Some(level)) => {
                let honest = if language == Language::German { level.german() } else { level.english() };
                Say::new("others-bot").with("bot", level.title().to_owned()).with("honest", honest.to_owned())
            }
            (_, None) => Say::new("others-other").with("bot", self.spec.to_string()),
        }
    }

    /// The notation of the action that this awaited seat plays. The bot is told what the seat may know, and nothing
    /// else.
    pub(super) fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Failure> {
        let bot = &mut self.bots[seat.index()];
        let answer =
            table.question(seat).and_then(|question| with_budget(&self.spec, |budget| bot.answer(&*question, budget)));
        answer.ok_or_else(|| Failure::Failed(format!("The bot at seat {seat} does not know this game.")))
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
    Level::ALL.into_iter().find(|level| level.spec() == *spec)
}
