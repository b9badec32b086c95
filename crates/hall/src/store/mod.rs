//! Where tables are kept. [`Sqlite`] is the embedded default; another database comes behind the same trait.

mod place;
mod sqlite;
mod writer;

use std::fmt;

use futures_util::future::BoxFuture;
use langhus_rules::{Seat, Seed};

pub use place::{DAY, Device, Pass, Place, Purpose, today};
pub use sqlite::Sqlite;
pub use writer::Writer;

use crate::entry::Entry;
use crate::id::{Key, TableId};
use crate::once::Once;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Seats are still free; nothing is dealt.
    Open,
    /// The game goes on.
    Playing,
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
            Status::Finished => "finished",
            Status::Replay => "replay",
        }
    }

    fn read(name: &str) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Finished, Status::Replay].into_iter().find(|s| s.name() == name)
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
    /// How far it has come.
    pub status: Status,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
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

    fn read(name: &str) -> Option<Sitter> {
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
}

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new table with everything that is already known about it.
    Create(Box<Stored>),
    /// Entries of a table, and what they change about it.
    Append {
        /// Which table.
        table: TableId,
        /// The sequence number of the first entry.
        first: u64,
        /// The entries; none if only seats change.
        entries: Vec<Entry>,
        /// Seats that are different from now on.
        places: Vec<(Seat, Place)>,
        /// The table's status from now on, if it changes, and its result.
        status: Option<(Status, Option<String>)>,
    },
    /// A request was done.
    Done(Request),
    /// Several changes: all of them or none.
    All(Vec<Change>),
    /// Requests that were done before this moment are forgotten.
    ForgetRequests {
        /// In milliseconds since 1970.
        before: i64,
    },
    /// A table is gone that never began, if nothing has happened there since.
    Remove {
        /// Which table.
        table: TableId,
        /// In milliseconds since 1970.
        since: i64,
    },
}

/// A request that was done, and what it came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// The request.
    pub once: Once,
    /// The table that it was about, or that it made.
    pub table: TableId,
}

/// Why something was not kept, or is not known to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else wrote this sequence number, or did this request, first.
    Taken,
    /// The store does not answer as it should, and nothing was kept; the sentence is for the person who hosts it.
    Broken(String),
    /// The store failed in the middle: it is not known whether this was kept.
    Unknown(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("This sequence number of the table is already written."),
            StoreError::Broken(why) | StoreError::Unknown(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// What never changes.
    pub head: Head,
    /// The seats, in order, without their keys.
    pub places: Vec<Place>,
    /// The seat of the holder of the key, in a list of the tables at which they sit.
    pub own: Option<Seat>,
    /// When something last happened; while several are awaited at once, when that began, because their answers may
    /// be hidden.
    pub updated: i64,
    /// Whom the game waits for.
    pub awaited: langhus_rules::Seats,
    /// The result as JSON, when finished.
    pub result: Option<String>,
}

/// Which tables are wanted in a list, newest first.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Of this game only.
    pub game: Option<String>,
    /// Of this status only.
    pub status: Option<Status>,
    /// Those at which the holder of this key sits, listed or not; otherwise the listed ones.
    pub key: Option<Key>,
    /// Opened before this moment.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

/// A store of tables.
pub trait Store: Send + Sync + 'static {
    /// Keeps the changes, all that succeed in one commit, and says of each whether it is on disk now. Each change is
    /// kept whole or not at all.
    fn write<'s>(&'s self, changes: &'s [Change]) -> BoxFuture<'s, Vec<Result<(), StoreError>>>;

    /// Writes something that nobody reads: does writing work?
    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// A table with all its entries; nothing if there is none of this name.
    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<Stored>, StoreError>>;

    /// The request with this key, if it was done.
    fn request(&self, key: Key) -> BoxFuture<'_, Result<Option<Request>, StoreError>>;
    /// Is this the key of somebody who sits or sat at a table? A token whose key is unknown was not issued here.
    fn knows(&self, key: Key) -> BoxFuture<'_, Result<bool, StoreError>>;

    /// A list of tables.
    fn list(&self, wanted: Wanted) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;

    /// The tables that wait for a bot, but for those of bots alone: after a restart their bots think again.
    fn waiting_for_bots(&self) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// The tables of bots alone that were opened after this moment and are not over, each with when it was opened.
    fn of_bots_alone(&self, since: i64) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>>;
    /// Tables that never began and where nothing has happened since before this moment: so many of them at most.
    fn left_open(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// How many tables there are of each status.
    fn counts(&self) -> BoxFuture<'_, Result<Vec<(Status, u64)>, StoreError>>;

    /// Work between commits that must not delay them.
    fn tidy(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}
