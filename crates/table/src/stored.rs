//! A table as it is kept: what never changes about it, who plays, what happened.

use langhus_rules::Seed;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entry::Entry;
use crate::id::TableId;
use crate::place::Place;
use crate::{Customs, Pace};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Seats are still free; nothing is dealt.
    Open,
    /// The game goes on.
    Playing,
    /// Nobody has moved for long: the game was put away, until somebody who sits there brings it back.
    Resting,
    /// The game is over.
    Finished,
    /// A record that somebody brought.
    Replay,
}

impl Status {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Resting => "resting",
            Status::Finished => "finished",
            Status::Replay => "replay",
        }
    }

    /// By its name in the store.
    pub fn read(name: &str) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Resting, Status::Finished, Status::Replay]
            .into_iter()
            .find(|s| s.name() == name)
    }

    /// May everything be shown?
    pub const fn is_past(self) -> bool {
        matches!(self, Status::Finished | Status::Replay)
    }
}

/// What never changes about a table, and how far it has come.
#[derive(Clone, Debug)]
pub struct Head {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
    /// The hash of its edition.
    pub edition: String,
    /// `key=value` pairs.
    pub options: Vec<String>,
    /// The seed: secret until the game is over.
    pub seed: Seed,
    /// Is it shown to everybody, or by link only?
    pub listed: bool,
    /// What people may do here.
    pub customs: Customs,
    /// How much time there is; nothing where there is as much as anybody likes.
    pub pace: Option<Pace>,
    /// How far it has come.
    pub status: Status,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot.
    Bot,
    /// A bot, for a person who may take the seat back.
    Away,
}

impl Sitter {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Sitter::Open => "open",
            Sitter::Human => "human",
            Sitter::Bot => "bot",
            Sitter::Away => "away",
        }
    }

    /// By its name in the store.
    pub fn read(name: &str) -> Option<Sitter> {
        [Sitter::Open, Sitter::Human, Sitter::Bot, Sitter::Away].into_iter().find(|s| s.name() == name)
    }

    /// Does a bot decide here?
    pub const fn is_bot(self) -> bool {
        matches!(self, Sitter::Bot | Sitter::Away)
    }
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What never changes.
    pub head: Head,
    /// The edition's text, if somebody brought it.
    pub edition: Option<String>,
    /// The seats, in order.
    pub places: Vec<Place>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// The result as JSON, when finished.
    pub result: Option<String>,
    /// What time has to do with it.
    pub due: Due,
}

/// What time has to do with a table, in the time of the house: kept beside its entries, from which it follows, so that the
/// tables are found that need the house next, and lists can tell it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Due {
    /// When the house has to do something here.
    pub next: Option<i64>,
    /// Until when each seat has time whose clock burns, as everybody may know it.
    pub seats: Vec<Option<i64>>,
}
