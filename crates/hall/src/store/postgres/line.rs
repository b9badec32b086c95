//! The connection that writes, and its number among all that write to the database.

use std::time::Duration;

use langhus_table::id::Entropy;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Row};
use tokio::time::{Instant, sleep, timeout};

use super::PATIENCE;
use super::fault::is_lost;
use crate::system::System;

/// Whoever finds nobody there comes again after so long.
const AGAIN: Duration = Duration::from_millis(50);

/// Who writes: a row of the database that counts its commits. Each commit moves the count on, and only from where this
/// writer knows it to be; so a commit in doubt can be looked for, and one that was given up can never come after all.
pub(super) struct Line {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    /// Its row, and how many commits it has made; none before the first, and after one whose fate is unknown.
    writer: Option<(i64, i64)>,
}

impl Line {
    /// A line that is opened when it is first needed.
    pub(super) fn new(options: PgConnectOptions) -> Line {
        Line { options, connection: None, writer: None }
    }

    /// A new connection. A database that is just being started again is waited for.
    pub(super) async fn connect(&self) -> Result<PgConnection, sqlx::Error> {
        let until = Instant::now() + PATIENCE;
        loop {
            let error = match timeout(PATIENCE, self.options.connect()).await {
                Ok(Ok(connection)) => return Ok(connection),
                Ok(Err(error)) if is_lost(&error) => error,
                Ok(Err(error)) => return Err(error),
                Err(_) => sqlx::Error::PoolTimedOut,
            };
            if Instant::now() + AGAIN >= until {
                return Err(error);
            }
            sleep(AGAIN).await;
        }
    }

    /// The connection, a new one if the last was not given back. Whoever takes it gives it back when all went well; if
    /// not, or if they are cut off meanwhile, it is closed.
    pub(super) async fn take(&mut self) -> Result<PgConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.connect().await,
        }
    }

    /// All went well.
    pub(super) fn give_back(&mut self, connection: PgConnection) {
        self.connection = Some(connection);
    }

    /// Who writes the next commit, and which it is: its row, and the number of the commit.
    pub(super) async fn next(&mut self, connection: &mut PgConnection) -> Result<(i64, i64), sqlx::Error> {
        let (id, commits) = match self.writer {
            Some(writer) => writer,
            None => {
                let system: &dyn Entropy = &System;
                let id = system.number() as i64;
                let insert = "INSERT INTO writers (id, commits, at) VALUES ($1, 0, $2)";
                sqlx::query(insert).bind(id).bind(crate::clock::now()).execute(connection).await?;
                *self.writer.insert((id, 0))
            }
        };
        Ok((id, commits + 1))
    }

    /// Its next commit was made, or can never be.
    pub(super) fn counted(&mut self) {
        if let Some((_, commits)) = &mut self.writer {
            *commits += 1;
        }
    }

    /// Its last commit is in doubt for ever: from now on it writes as somebody else.
    pub(super) fn renounce(&mut self) {
        self.writer = None;
    }

    /// The row and the next number, if it has written.
    pub(super) fn writer(&self) -> Option<(i64, i64)> {
        self.writer.map(|(id, commits)| (id, commits + 1))
    }
}

/// How many commits a writer has made.
pub(super) async fn commits(connection: &mut PgConnection, id: i64) -> Result<Option<i64>, sqlx::Error> {
    let row = sqlx::query("SELECT commits FROM writers WHERE id = $1").bind(id).fetch_optional(connection).await?;
    row.map(|row| row.try_get(0)).transpose()
}
