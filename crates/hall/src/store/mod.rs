//! Where tables are kept: a contract. [`Sqlite`] is the embedded default and [`Postgres`] serves many servers at once; whatever
//! else keeps the promises of [`Store`] can stand in their place ([`Kept::By`](crate::Kept::By)), and `langhus-store-kit`
//! finds out whether it does.

mod news;
mod outbox;
mod people;
mod postgres;
mod sqlite;
mod writer;

use std::fmt;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use langhus_rules::Seat;
use langhus_table::entry::Entry;
use langhus_table::id::{Key, TableId};

pub use langhus_table::Customs;
pub use langhus_table::Pace;
pub use langhus_table::leave::{Leave, Leaves};
pub use langhus_table::orders::{Order, Orders};
pub use langhus_table::person::{DAY, Device, Person, PersonId, Profile};
pub use langhus_table::place::{Pass, Place};
pub use langhus_table::stored::{Due, Head, Sitter, Status, Stored};
pub use news::{Author, Bell, Changed, Heard, News};
pub use outbox::{Channel, Letter, Medium, Occasion, Parcel};
pub use people::{Deed, Opens};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use writer::Writer;

pub use crate::clock::today;
use crate::once::Once;

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new table with everything that is already known about it.
    Create(Box<Stored>),
    /// Entries of a table, and what they change about it. It is kept only if the table is there and the entry before
    /// `first` is its last one, also when there are no new ones; otherwise it is [`StoreError::Taken`]. So whoever
    /// decided without having seen everything decides again (optimistic concurrency).
    Append {
        /// Which table.
        table: TableId,
        /// The sequence number of the first entry.
        first: u64,
        /// The entries; none if only seats change.
        entries: Vec<Entry>,
        /// Seats that are different from now on; nothing of what they were before stays.
        places: Vec<(Seat, Place)>,
        /// The table's status from now on, if it changes, and its result.
        status: Option<(Status, Option<String>)>,
        /// What time has to do with it from now on, if that changes.
        due: Option<Due>,
    },
    /// What becomes of somebody.
    Person(PersonId, Deed),
    /// What was said and who is called how at a table is different from now on, because somebody is forgotten there. It is
    /// kept only if the table's last entry is this one; otherwise it is [`StoreError::Taken`]. Nothing is left of what was
    /// there before.
    Rewrite {
        /// Which table.
        table: TableId,
        /// The sequence number of its last entry.
        last: u64,
        /// The texts of these entries.
        texts: Vec<(u64, Box<str>)>,
        /// Seats that are different from now on.
        places: Vec<(Seat, Place)>,
        /// The result from now on, if it has one.
        result: Option<String>,
    },
    /// This is what somebody is to be told of a table from now on, each with when, and nothing else. If they are not there,
    /// or are going, nothing is, and nobody is to blame.
    Call {
        /// Who.
        person: PersonId,
        /// Of which table.
        table: TableId,
        /// Why, and when: in the time of the house.
        letters: Vec<(Occasion, i64)>,
    },
    /// These letters are in the outbox no more, or are put off until another time. What is another letter by now, because
    /// its time is another one, stays as it is.
    Sent {
        /// The letters.
        letters: Vec<Letter>,
        /// Until when they are put off, in the time of the house.
        again: Option<i64>,
    },
    /// A request was done. If its key is already known it is [`StoreError::Taken`].
    Done(Request),
    /// Several changes: all of them or none.
    All(Vec<Change>),
    /// A server is here now. Moments that come in the wrong order are no mistake; the latest counts.
    Pulse {
        /// In milliseconds since 1970.
        at: i64,
        /// Was none here since the last pulse? Then that is kept as an outage.
        resumes: bool,
    },
    /// Requests that were done before this moment are forgotten.
    ForgetRequests {
        /// In milliseconds since 1970.
        before: i64,
    },
    /// A table is gone that never began, if nothing has happened there since, with everything that belongs to it alone.
    /// If something has, or there is no such table, nothing changes and nobody is to blame.
    Remove {
        /// Which table.
        table: TableId,
        /// In milliseconds since 1970.
        since: i64,
        /// Also if its game has begun and is not over?
        begun: bool,
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
    /// The seats, in order, without whose they are.
    pub places: Vec<Place>,
    /// The seat of the person, in a list of the tables at which they sit.
    pub own: Option<Seat>,
    /// When something last happened; while several are awaited at once, when that began, because their answers may
    /// be hidden.
    pub updated: i64,
    /// Whom the game waits for.
    pub awaited: langhus_rules::Seats,
    /// What time has to do with it.
    pub due: Due,
    /// The result as JSON, when finished.
    pub result: Option<String>,
}

/// What one server does at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// Asking the bots of a table.
    Bots(TableId),
    /// Doing what is due at tables.
    Clocks,
    /// Sending letters.
    Letters,
}

/// Which tables are wanted in a list, newest first.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Of this game only.
    pub game: Option<String>,
    /// Of this status only.
    pub status: Option<Status>,
    /// Those at which this person sits, listed or not; otherwise the listed ones.
    pub person: Option<PersonId>,
    /// Opened before this moment.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

/// A store of tables. These are its promises; `langhus-store-kit` drives each of them.
///
/// Many servers may use one store. A store has no opinion about games: it keeps what it is given and gives it back.
pub trait Store: Send + Sync + 'static {
    /// Keeps the changes in their order, and says of each whether it is on disk now; who writes is only told to those who
    /// listen. Each change is kept whole or not at all, and one that is refused spoils no other. What is said to be kept
    /// is found by everything below from then on, whoever asks, and outlives the process and a power cut.
    fn write<'s>(&'s self, by: Author, changes: &'s [Change]) -> BoxFuture<'s, Vec<Result<(), StoreError>>>;

    /// Which tables change from now on, commit by commit, in the order of the commits and not before what is told can be
    /// read. At least what is written through this store is told, also to whoever wrote it; a store for several servers
    /// tells of all. Whoever does not listen delays nobody: they miss something, and are told that.
    fn listen(&self) -> BoxStream<'static, Heard>;

    /// Writes something that nobody reads: does writing work?
    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// A table with all its entries as of one moment; nothing if there is none of this name. Codes and those who left may
    /// come in any order, and who noticed an entry is not kept.
    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<Stored>, StoreError>>;

    /// The request with this key, if it was done.
    fn request(&self, key: Key) -> BoxFuture<'_, Result<Option<Request>, StoreError>>;

    /// Whose device has this key, and which it is; nothing if no token with it was issued, or it was signed out.
    fn device(&self, key: Key) -> BoxFuture<'_, Result<Option<(PersonId, Device)>, StoreError>>;

    /// Somebody with their devices, in any order; nothing if they are not there, or are going.
    fn person(&self, person: PersonId) -> BoxFuture<'_, Result<Option<Person>, StoreError>>;

    /// Whose recovery code, or whose link to one more device, has this key; of a link also until when it works.
    fn opens(&self, key: Key) -> BoxFuture<'_, Result<Option<Opens>, StoreError>>;

    /// The channels of somebody, in any order; none if they are not there, or are going.
    fn channels(&self, person: PersonId) -> BoxFuture<'_, Result<Vec<Channel>, StoreError>>;

    /// The channel that is read by the secret with this key, and whose it is.
    fn channel(&self, key: Key) -> BoxFuture<'_, Result<Option<(PersonId, Channel)>, StoreError>>;

    /// Those to whom letters can be sent, each once.
    fn reachable(&self) -> BoxFuture<'_, Result<Vec<PersonId>, StoreError>>;

    /// The letters in the outbox: the earliest, so many of them.
    fn letters(&self, limit: u32) -> BoxFuture<'_, Result<Vec<Letter>, StoreError>>;

    /// The channels in which something waits to be sent: those where it is due first, so many of them.
    fn parcels(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(PersonId, Channel)>, StoreError>>;

    /// The tables at which they sit, or which they have left since the game was dealt.
    fn tables_of(&self, person: PersonId) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// Those who are going and not gone yet, with the names that they had.
    fn departing(&self) -> BoxFuture<'_, Result<Vec<(PersonId, String)>, StoreError>>;

    /// Those who have announced leave that is not over at this moment, and who are not going.
    fn on_leave(&self, at: i64) -> BoxFuture<'_, Result<Vec<PersonId>, StoreError>>;

    /// A list of tables, newest first.
    fn list(&self, wanted: Wanted) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;

    /// The tables that wait for a bot, but for those of bots alone: after a restart their bots think again.
    fn waiting_for_bots(&self) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// The tables of bots alone that were opened after this moment and are not over, each with when it was opened.
    fn of_bots_alone(&self, since: i64) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>>;

    /// Tables that never began and where nothing has happened since before this moment: so many of them at most.
    fn left_open(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// The tables at which the house has to do something at some time, each with that time: the earliest, so many of them.
    fn due(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>>;

    /// When no server was here, as pulses told it: from and until, in milliseconds since 1970.
    fn outages(&self) -> BoxFuture<'_, Result<Vec<(i64, i64)>, StoreError>>;

    /// Tables that go on with people at them, and at which nobody has moved or sat down since before this moment: so many of them
    /// at most.
    fn left_alone(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// Tables whose game goes on, where nothing has happened since before this moment, and at which nobody sits who has a
    /// recovery code or was seen since: so many of them at most.
    fn abandoned(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>>;

    /// Do others write to this store too, whom nobody here knows? Then what is in memory may be older than what is kept.
    fn is_shared(&self) -> bool {
        false
    }

    /// The last sequence number of a table; nothing if there is no such table.
    fn last(&self, table: TableId) -> BoxFuture<'_, Result<Option<u64>, StoreError>> {
        Box::pin(async move { Ok(self.load(table).await?.map(|stored| stored.entries.len() as u64)) })
    }

    /// A server is here for the next five seconds, or leaves now. All that are here then; alone it need not be told.
    fn attend(&self, by: Author, here: bool) -> BoxFuture<'_, Result<Vec<Author>, StoreError>> {
        let _ = here;
        Box::pin(async move { Ok(vec![by]) })
    }

    /// Takes a duty, unless another server that is here has it; taking it again renews that this one is here. It is
    /// lost without a word when its server is not here any more, so whatever comes of it must be kept by what it was
    /// decided on, as all entries are.
    fn claim(&self, by: Author, duty: Duty) -> BoxFuture<'_, Result<bool, StoreError>> {
        let _ = (by, duty);
        Box::pin(async { Ok(true) })
    }

    /// Gives a duty back, if it has it.
    fn release(&self, by: Author, duty: Duty) -> BoxFuture<'_, Result<(), StoreError>> {
        let _ = (by, duty);
        Box::pin(async { Ok(()) })
    }

    /// How many tables there are of each status; one without tables may be missing.
    fn counts(&self) -> BoxFuture<'_, Result<Vec<(Status, u64)>, StoreError>>;

    /// Work between commits that must not delay them, and that nobody notices.
    fn tidy(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}
