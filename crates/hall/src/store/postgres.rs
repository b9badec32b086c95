//! Tables in PostgreSQL, for one server or many: each writes through one connection of its own, so many of its readers
//! read at once, and one connection hears what all of them write.

mod address;
mod append;
mod duties;
mod fault;
mod line;
mod list;
mod listen;
mod outbox;
mod people;
mod read;
mod settle;
mod upkeep;
mod write;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use langhus_table::id::{Key, TableId};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnection, PgPoolOptions};
use sqlx::{Connection, Row};
use tokio::sync::Mutex;

use self::address::Address;
use self::line::Line;
use self::listen::Listening;
use self::read::Readers;
use super::{
    Author, Change, Channel, Deed, Device, Duty, Heard, Letter, Listed, Opens, Person, PersonId, Request, Status,
    Store, StoreError, Stored, Wanted,
};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations-postgres");

/// The oldest PostgreSQL whose statements we use and that is still kept.
const OLDEST: i32 = 15;
/// So many connections read at most.
const READERS: u32 = 8;
/// So long a database that does not answer is waited for, before its caller is told.
const PATIENCE: Duration = Duration::from_secs(2);
/// A writer that has not written for so long is none any more.
const GONE: i64 = 24 * 60 * 60 * 1000;

/// A store in PostgreSQL.
pub struct Postgres {
    writer: Mutex<Line>,
    readers: Readers,
    listening: Listening,
    /// Is something to be forgotten that the database still holds?
    forgets: AtomicBool,
}

impl Postgres {
    /// An address as it can be shown to anybody: without its password.
    ///
    /// # Errors
    /// It is no address.
    pub fn told(address: &str) -> Result<String, StoreError> {
        Ok(Address::read(address)?.place())
    }

    /// Opens the database at an address (`postgres://…`) and brings an old one up to date.
    ///
    /// # Errors
    /// Why it cannot be opened; a database of a newer version is left as it is.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let address = Address::read(address)?;
        let writer = Line::new(address.options.clone());
        let mut connection = writer.connect().await.map_err(|error| address.unreachable(&error))?;
        is_recent(&mut connection).await?;
        migrate(&mut connection, &address).await?;
        connection.close().await?;
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let readers = Readers::new(readers, address.options.clone());
        // Nothing that is written from now on is missed.
        let listening = Listening::start(address.options.clone()).await?;
        Ok(Postgres { writer: Mutex::new(writer), readers, listening, forgets: AtomicBool::new(false) })
    }
}

async fn is_recent(connection: &mut PgConnection) -> Result<(), StoreError> {
    let version: String = sqlx::query("SHOW server_version_num").fetch_one(connection).await?.try_get(0)?;
    recent(&version).map_err(StoreError::Broken)
}

/// Is a server of this `server_version_num` recent enough?
fn recent(version: &str) -> Result<(), String> {
    match version.parse::<i32>().map(|number| number / 10_000) {
        Ok(OLDEST..) => Ok(()),
        Ok(major) => Err(format!("The database is PostgreSQL {major}. Langhus wants {OLDEST} or newer.")),
        Err(_) => Err(format!("The database does not say which PostgreSQL it is ({version}).")),
    }
}

async fn migrate(connection: &mut PgConnection, address: &Address) -> Result<(), StoreError> {
    // One server at a time migrates: the library takes an advisory lock. However long that takes.
    sqlx::raw_sql("SET statement_timeout = 0; SET lock_timeout = 0").execute(&mut *connection).await?;
    MIGRATIONS.run_direct(None, connection, false).await.map_err(|error| {
        StoreError::Broken(match error {
            MigrateError::VersionMissing(version) => format!(
                "{address} was written by a newer langhus (its version is {version}). Start that one, or restore a \
                 backup."
            ),
            MigrateError::VersionMismatch(version) => {
                format!("{address} was written by another langhus: its version {version} is not the one we know.")
            }
            other => format!("{address} cannot be brought up to date: {other}"),
        })
    })
}

/// Is something to be forgotten by this change?
const fn forgets(change: &Change) -> bool {
    matches!(
        change,
        Change::Rewrite { .. }
            | Change::Remove { .. }
            | Change::Person(_, Deed::Unchannel(_) | Deed::Depart | Deed::Gone)
    )
}

impl Store for Postgres {
    fn write<'s>(&'s self, by: Author, changes: &'s [Change]) -> BoxFuture<'s, Vec<Result<(), StoreError>>> {
        Box::pin(async move {
            let mut line = self.writer.lock().await;
            let results = write::changes(&mut line, &self.listening, by, changes).await;
            if write::flat(changes).any(forgets) {
                self.forgets.store(true, Ordering::Release);
            }
            results
        })
    }

    fn listen(&self) -> BoxStream<'static, Heard> {
        self.listening.listen()
    }

    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let mut line = self.writer.lock().await;
            upkeep::probe(&mut line).await
        })
    }

    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<Stored>, StoreError>> {
        Box::pin(read::table(&self.readers, table))
    }

    fn request(&self, key: Key) -> BoxFuture<'_, Result<Option<Request>, StoreError>> {
        Box::pin(read::request(&self.readers, key))
    }

    fn device(&self, key: Key) -> BoxFuture<'_, Result<Option<(PersonId, Device)>, StoreError>> {
        Box::pin(people::device(&self.readers, key))
    }

    fn person(&self, person: PersonId) -> BoxFuture<'_, Result<Option<Person>, StoreError>> {
        Box::pin(people::person(&self.readers, person))
    }

    fn opens(&self, key: Key) -> BoxFuture<'_, Result<Option<Opens>, StoreError>> {
        Box::pin(people::opens(&self.readers, key))
    }

    fn channels(&self, person: PersonId) -> BoxFuture<'_, Result<Vec<Channel>, StoreError>> {
        Box::pin(outbox::channels(&self.readers, person))
    }

    fn channel(&self, key: Key) -> BoxFuture<'_, Result<Option<(PersonId, Channel)>, StoreError>> {
        Box::pin(outbox::read_by(&self.readers, key))
    }

    fn reachable(&self) -> BoxFuture<'_, Result<Vec<PersonId>, StoreError>> {
        Box::pin(outbox::reachable(&self.readers))
    }

    fn letters(&self, limit: u32) -> BoxFuture<'_, Result<Vec<Letter>, StoreError>> {
        Box::pin(outbox::letters(&self.readers, limit))
    }

    fn parcels(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(PersonId, Channel)>, StoreError>> {
        Box::pin(outbox::parcels(&self.readers, limit))
    }

    fn tables_of(&self, person: PersonId) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(people::tables_of(&self.readers, person))
    }

    fn departing(&self) -> BoxFuture<'_, Result<Vec<(PersonId, String)>, StoreError>> {
        Box::pin(people::departing(&self.readers))
    }

    fn on_leave(&self, at: i64) -> BoxFuture<'_, Result<Vec<PersonId>, StoreError>> {
        Box::pin(people::on_leave(&self.readers, at))
    }

    fn list(&self, wanted: Wanted) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        Box::pin(list::list(&self.readers, wanted))
    }

    fn waiting_for_bots(&self) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::waiting_for_bots(&self.readers))
    }

    fn of_bots_alone(&self, since: i64) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        Box::pin(list::of_bots_alone(&self.readers, since))
    }

    fn left_open(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::left_open(&self.readers, before, limit))
    }

    fn due(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        Box::pin(list::due(&self.readers, limit))
    }

    fn outages(&self) -> BoxFuture<'_, Result<Vec<(i64, i64)>, StoreError>> {
        Box::pin(read::outages(&self.readers))
    }

    fn left_alone(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::left_alone(&self.readers, before, limit))
    }

    fn abandoned(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::abandoned(&self.readers, before, limit))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn last(&self, table: TableId) -> BoxFuture<'_, Result<Option<u64>, StoreError>> {
        Box::pin(read::last(&self.readers, table))
    }

    fn attend(&self, by: Author, here: bool) -> BoxFuture<'_, Result<Vec<Author>, StoreError>> {
        Box::pin(duties::attend(&self.readers, by, here))
    }

    fn claim(&self, by: Author, duty: Duty) -> BoxFuture<'_, Result<bool, StoreError>> {
        Box::pin(duties::claim(&self.readers, by, duty))
    }

    fn release(&self, by: Author, duty: Duty) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(duties::release(&self.readers, by, duty))
    }

    fn counts(&self) -> BoxFuture<'_, Result<Vec<(Status, u64)>, StoreError>> {
        Box::pin(list::counts(&self.readers))
    }

    fn tidy(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            upkeep::add_up(&self.readers).await?;
            duties::forget(&self.readers).await?;
            upkeep::forget_writers(&self.readers, GONE).await?;
            if self.forgets.swap(false, Ordering::AcqRel)
                && let Err(error) = upkeep::overwrite(&self.readers).await
            {
                self.forgets.store(true, Ordering::Release);
                return Err(error);
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_too_old_is_told_which_one_is_wanted() {
        assert_eq!(recent("150018"), Ok(()));
        assert_eq!(recent("180001"), Ok(()));
        let old = recent("140012").unwrap_err();
        assert_eq!(old, "The database is PostgreSQL 14. Langhus wants 15 or newer.");
        assert!(recent("unheard of").is_err());
    }
}
