//! What people are to be told while they are not here: the letters in the outbox, and the channels by which they go.

use langhus_table::id::{Key, TableId};
use langhus_table::person::PersonId;
use serde::{Deserialize, Serialize};

/// Why somebody is told of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Occasion {
    /// The game waits for them.
    Turn,
    /// Most of their time is gone.
    Warning,
}

impl Occasion {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Occasion::Turn => "turn",
            Occasion::Warning => "warning",
        }
    }

    /// By its name in the store.
    pub fn read(name: &str) -> Option<Occasion> {
        [Occasion::Turn, Occasion::Warning].into_iter().find(|occasion| occasion.name() == name)
    }
}

/// Somebody is to be told of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Who.
    pub person: PersonId,
    /// Of which table.
    pub table: TableId,
    /// Why.
    pub occasion: Occasion,
    /// When, in the time of the house, if they have not answered by then.
    pub at: i64,
}

/// What kind of channel it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Medium {
    /// An address that gets JSON of ours.
    Webhook,
    /// A webhook of Discord.
    Discord,
    /// A webhook of Slack, or of what takes the same.
    Slack,
    /// A secret address from which a feed is read.
    Feed,
    /// A secret address from which a calendar is read.
    Calendar,
}

impl Medium {
    /// All of them.
    pub const ALL: [Medium; 5] = [Medium::Webhook, Medium::Discord, Medium::Slack, Medium::Feed, Medium::Calendar];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Medium::Webhook => "webhook",
            Medium::Discord => "discord",
            Medium::Slack => "slack",
            Medium::Feed => "feed",
            Medium::Calendar => "calendar",
        }
    }

    /// By its name.
    pub fn read(name: &str) -> Option<Medium> {
        Medium::ALL.into_iter().find(|medium| medium.name() == name)
    }

    /// Is it read by whoever has its address? Otherwise letters are sent to it.
    pub const fn is_read(self) -> bool {
        matches!(self, Medium::Feed | Medium::Calendar)
    }
}

/// What waits to be sent through a channel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Parcel {
    /// The tables of which it tells, by their names, each with whether most of the time is gone.
    pub tables: Vec<(String, bool)>,
    /// How often it was tried.
    pub tries: u32,
    /// When it is tried next, in the time of the house.
    pub at: i64,
}

/// Where somebody can be told something while they are not here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Channel {
    /// The number by which its owner names it.
    pub number: u32,
    /// Counts its changes, from 1: whoever changes it must have seen the last one.
    pub version: u32,
    /// What kind it is.
    pub medium: Medium,
    /// Where letters are sent; empty where it is read.
    pub address: String,
    /// The key of the secret by which it is read.
    #[serde(skip)]
    pub key: Option<Key>,
    /// The code of the language in which it was set up.
    pub language: String,
    /// The time zone of whoever set it up, by its IANA name; empty if it is not known.
    pub zone: String,
    /// Is it switched off?
    pub off: bool,
    /// Why it failed last, for its owner; empty if it did not.
    pub error: String,
    /// How often it has failed since it worked.
    pub failures: u32,
    /// When something was sent lately, in the time of the house, oldest first.
    pub sent: Vec<i64>,
    /// What waits.
    pub parcel: Option<Parcel>,
}

impl Channel {
    /// Are letters sent to it?
    pub const fn reaches(&self) -> bool {
        !self.off && !self.medium.is_read()
    }
}
