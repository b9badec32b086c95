//! Tables in an SQLite file: write-ahead log, `synchronous=FULL`, one connection that writes and a few that read.

mod fault;
mod line;
mod list;
mod outbox;
mod people;
pub(super) mod read;
mod settle;
mod write;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use langhus_table::id::{Key, TableId};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};
use tokio::sync::Mutex;

use self::line::Line;
use super::{
    Author, Bell, Change, Channel, Deed, Device, Heard, Letter, Listed, Opens, Person, PersonId, Request, Status,
    Store, StoreError, Stored, Wanted,
};
use crate::private;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The size of a page of a new database, in bytes. Every action writes the page on which the entries of its table end, and
/// nearly each has another one: small pages make little to write. A database keeps the size it was made with.
const PAGE: u32 = 1024;
/// So many connections read at most.
const READERS: u32 = 4;
/// So many KiB of the database each of them keeps, as SQLite writes it. The operating system keeps what they read too.
const READ_CACHE: &str = "-256";
/// The write-ahead log is emptied when it has grown to so many pages. Until then it is copied into the database beside the
/// writer, which never waits for that.
const LONG_LOG: i64 = 131_072;
/// Copies the log into the database as far as that goes without making anybody wait.
const PASSIVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";
/// Copies all of it and empties the file.
const TRUNCATE: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
/// While the log is emptied the writer waits. What was written during one copying is copied by a further one, at most so
/// often, until no more pages than these are left for that.
const CATCH_UP: u32 = 4;
const LITTLE: i64 = 512;
/// So long a locked database is waited for. Whoever waits for the writer waits for at most two commits, so a request
/// is told within its own limit that nothing was kept.
const LOCKED: Duration = Duration::from_secs(2);

/// The embedded store.
pub struct Sqlite {
    writer: Mutex<Line>,
    tidier: Mutex<Line>,
    readers: SqlitePool,
    /// Does the write-ahead log hold something that is to be forgotten?
    forgets: AtomicBool,
    /// SQLite itself tells nobody what was written, so this store tells what is written through it.
    bell: Bell,
}

impl Sqlite {
    /// Opens the database, makes it if there is none, and brings an old one up to date.
    ///
    /// # Errors
    /// Why it cannot be opened; a database of a newer version is left as it is.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        // SQLite gives the files beside it the same mode.
        private::database(path).map_err(|why| StoreError::Broken(format!("{}: {why}.", path.display())))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .page_size(PAGE)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", "0")
            // Whoever is forgotten is forgotten: what is deleted or written over is overwritten in the file too.
            .pragma("secure_delete", "on")
            .busy_timeout(LOCKED);
        let [mut writer, tidier] = [(); 2].map(|()| Line::new(options.clone()));
        let mut connection = writer.take().await?;
        MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| migration(path, &error))?;
        // What was to be forgotten when the last server ended may still be in the log. Nobody waits for the writer yet.
        let forgets = match sqlx::query(TRUNCATE).fetch_one(&mut connection).await {
            Ok(row) => {
                writer.give_back(connection);
                // Was it busy, because somebody else still reads from the log?
                row.try_get::<i64, _>(0)? != 0
            }
            Err(_) => {
                Line::hang_up(connection).await;
                true
            }
        };
        let readers = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(2 * LOCKED);
        let readers = readers.connect_with(options.read_only(true).pragma("cache_size", READ_CACHE)).await?;
        let (writer, tidier) = (Mutex::new(writer), Mutex::new(tidier));
        Ok(Sqlite { writer, tidier, readers, forgets: AtomicBool::new(forgets), bell: Bell::default() })
    }

    /// Writes a copy of the database while others use it. The copy is whole, and as of one moment.
    ///
    /// # Errors
    /// Why there is no copy.
    pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        let Some(to) = to.to_str() else {
            return Err(StoreError::Broken("The name of the copy is not UTF-8.".to_owned()));
        };
        private::new_file(Path::new(to)).map_err(|why| StoreError::Broken(format!("{to}: {why}.")))?;
        sqlx::query("VACUUM INTO ?1").bind(to).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }

    /// Copies the write-ahead log into the database; (pages in the log, pages copied).
    async fn checkpoint(line: &Mutex<Line>, how: &'static str) -> Result<(i64, i64), StoreError> {
        let mut line = line.lock().await;
        let mut connection = line.take().await?;
        match sqlx::query(how).fetch_one(&mut connection).await {
            Ok(row) => {
                line.give_back(connection);
                Ok((row.try_get(1)?, row.try_get(2)?))
            }
            Err(error) => {
                Line::hang_up(connection).await;
                Err(error.into())
            }
        }
    }
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

fn migration(path: &Path, error: &MigrateError) -> StoreError {
    StoreError::Broken(match error {
        MigrateError::VersionMissing(version) => format!(
            "{} was written by a newer langhus (its version is {version}). Start that one, or restore a backup.",
            path.display()
        ),
        other => format!("{} cannot be brought up to date: {other}", path.display()),
    })
}

impl Store for Sqlite {
    fn write<'s>(&'s self, by: Author, changes: &'s [Change]) -> BoxFuture<'s, Vec<Result<(), StoreError>>> {
        Box::pin(async move {
            let mut line = self.writer.lock().await;
            let results = write::changes(&mut line, changes).await;
            if write::flat(changes).any(forgets) {
                self.forgets.store(true, Ordering::Release);
            }
            // While nobody else writes, so that commits are told in their order.
            self.bell.ring(by, changes, &results);
            results
        })
    }

    fn listen(&self) -> BoxStream<'static, Heard> {
        self.bell.listen()
    }

    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let mut line = self.writer.lock().await;
            let mut connection = line.take().await?;
            match settle::probe(&mut connection).await {
                Ok(()) => line.give_back(connection),
                Err(error) => {
                    Line::hang_up(connection).await;
                    return Err(error.into());
                }
            }
            Ok(())
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

    fn left_open(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::left_open(&self.readers, before, limit))
    }

    fn abandoned(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::abandoned(&self.readers, before, limit))
    }

    fn of_bots_alone(&self, since: i64) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        Box::pin(list::of_bots_alone(&self.readers, since))
    }

    fn left_alone(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(list::left_alone(&self.readers, before, limit))
    }

    fn due(&self, limit: u32) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        Box::pin(list::due(&self.readers, limit))
    }

    fn outages(&self) -> BoxFuture<'_, Result<Vec<(i64, i64)>, StoreError>> {
        Box::pin(read::outages(&self.readers))
    }

    fn counts(&self) -> BoxFuture<'_, Result<Vec<(Status, u64)>, StoreError>> {
        Box::pin(list::counts(&self.readers))
    }

    fn tidy(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let (mut log, mut copied) = Self::checkpoint(&self.tidier, PASSIVE).await?;
            let forgets = self.forgets.load(Ordering::Acquire);
            for _ in 0..CATCH_UP {
                if log - copied <= LITTLE || !(forgets || log > LONG_LOG) {
                    break;
                }
                (log, copied) = Self::checkpoint(&self.tidier, PASSIVE).await?;
            }
            if self.forgets.swap(false, Ordering::AcqRel) {
                // The log itself is overwritten, and if somebody still reads from it, the next time.
                let (left, copied) = Self::checkpoint(&self.writer, TRUNCATE).await?;
                self.forgets.fetch_or(left != 0 || copied != 0, Ordering::AcqRel);
            } else if log > LONG_LOG {
                tracing::debug!(log, copied, "emptying the write-ahead log");
                Self::checkpoint(&self.writer, "PRAGMA wal_checkpoint(RESTART)").await?;
            }
            Ok(())
        })
    }
}
