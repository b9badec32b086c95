//! Tables in an SQLite file: write-ahead log, `synchronous=FULL`, one connection that writes and a few that read.

mod read;
mod write;

use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::Mutex;

use super::{Change, Listed, Status, Store, StoreError, Stored, Wanted};
use crate::id::TableId;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// So many connections read at most.
const READERS: u32 = 4;
/// The write-ahead log is emptied when it has grown to so many pages of 4 KiB. Until then it is copied into the
/// database beside the writer, which never waits for that.
const LONG_LOG: i64 = 32_768;

/// The embedded store.
pub struct Sqlite {
    writer: Mutex<SqliteConnection>,
    tidier: Mutex<SqliteConnection>,
    readers: SqlitePool,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(told) if told.is_unique_violation() => StoreError::Taken,
            _ => StoreError::Broken(format!("The database says: {error}")),
        }
    }
}

impl Sqlite {
    /// Opens the database, makes it if there is none, and brings an old one up to date.
    ///
    /// # Errors
    /// Why it cannot be opened; a database of a newer version is left as it is.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", "0")
            .busy_timeout(Duration::from_secs(10));
        let mut writer = options.connect().await?;
        MIGRATIONS.run_direct(None, &mut writer, false).await.map_err(|error| migration(path, &error))?;
        let tidier = options.connect().await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Sqlite { writer: Mutex::new(writer), tidier: Mutex::new(tidier), readers })
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
        sqlx::query("VACUUM INTO ?1").bind(to).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }

    /// Copies the write-ahead log into the database; (pages in the log, pages copied).
    async fn checkpoint(connection: &mut SqliteConnection, how: &'static str) -> Result<(i64, i64), StoreError> {
        let row = sqlx::query(how).fetch_one(connection).await?;
        Ok((row.try_get(1)?, row.try_get(2)?))
    }
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
    fn write<'s>(&'s self, changes: &'s [Change]) -> BoxFuture<'s, Vec<Result<(), StoreError>>> {
        Box::pin(async move { write::changes(&mut *self.writer.lock().await, changes).await })
    }

    fn load(&self, table: TableId) -> BoxFuture<'_, Result<Option<Stored>, StoreError>> {
        Box::pin(read::table(&self.readers, table))
    }

    fn list(&self, wanted: Wanted) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        Box::pin(read::list(&self.readers, wanted))
    }

    fn waiting_for_bots(&self) -> BoxFuture<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(read::waiting_for_bots(&self.readers))
    }

    fn of_bots_alone(&self, since: i64) -> BoxFuture<'_, Result<Vec<(TableId, i64)>, StoreError>> {
        Box::pin(read::of_bots_alone(&self.readers, since))
    }

    fn counts(&self) -> BoxFuture<'_, Result<Vec<(Status, u64)>, StoreError>> {
        Box::pin(read::counts(&self.readers))
    }

    fn tidy(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let (log, copied) =
                Self::checkpoint(&mut *self.tidier.lock().await, "PRAGMA wal_checkpoint(PASSIVE)").await?;
            if log > LONG_LOG {
                tracing::debug!(log, copied, "emptying the write-ahead log");
                Self::checkpoint(&mut *self.writer.lock().await, "PRAGMA wal_checkpoint(RESTART)").await?;
            }
            Ok(())
        })
    }
}
