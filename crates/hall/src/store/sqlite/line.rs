//! A connection that is never used on after something has failed on it.
//!
//! SQLite may end a transaction by itself when the disk is full or gone; then the library and the database no longer
//! agree on whether one is open, and nothing on this connection can be trusted.

use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::time::timeout;

/// So long a connection gets to close; if it takes longer it closes by itself.
const FAREWELL: Duration = Duration::from_millis(500);

/// The way to the database for one who works there alone.
pub(super) struct Line {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Line {
    /// A line that is opened when it is first needed.
    pub(super) fn new(options: SqliteConnectOptions) -> Line {
        Line { options, connection: None }
    }

    /// The connection, a new one if the last was not given back. Whoever takes it gives it back when all went well, and
    /// hangs up when not; if they are cut off meanwhile, it is closed.
    pub(super) async fn take(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.options.connect().await,
        }
    }

    /// All went well.
    pub(super) fn give_back(&mut self, connection: SqliteConnection) {
        self.connection = Some(connection);
    }

    /// Something failed. Whatever the connection has begun is rolled back before this returns.
    pub(super) async fn hang_up(connection: SqliteConnection) {
        // Closing may fail as everything else did; the connection is gone all the same.
        let _ = timeout(FAREWELL, connection.close()).await;
    }
}
