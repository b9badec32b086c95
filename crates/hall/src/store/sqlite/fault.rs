//! What a failed transaction tells about what is on disk.

use super::super::StoreError;

/// Primary result codes of SQLite (sqlite.org/rescode.html).
const ERROR: i64 = 1;
const BUSY: i64 = 5;
const LOCKED: i64 = 6;
const READONLY: i64 = 8;
const FULL: i64 = 13;
const CANTOPEN: i64 = 14;
const TOOBIG: i64 = 18;
const CONSTRAINT: i64 = 19;
const MISMATCH: i64 = 20;
/// Extended ones: a write that failed, unlike a flush that failed; and a trigger that refused.
const IOERR_WRITE: i64 = 10 | 3 << 8;
const CONSTRAINT_TRIGGER: i64 = CONSTRAINT | 7 << 8;

/// What the trigger says that lets no entry stand without the one before it.
const OUT_OF_SEQUENCE: &str = "out of sequence";

/// Why a transaction failed.
pub(super) enum Fault {
    /// It asks for what cannot be; nothing of it is kept, and other changes are not to blame.
    Refused(StoreError),
    /// The database cannot write now; nothing of it is kept.
    NotWritten(String),
    /// It failed when it may already have been on disk.
    InDoubt(String),
}

impl Fault {
    /// Of an error before the commit began: without a commit nothing is kept.
    pub(super) fn before_commit(error: sqlx::Error) -> Fault {
        match code(&error) {
            _ if is_taken(&error) => Fault::Refused(StoreError::Taken),
            Some(ERROR | TOOBIG | MISMATCH) => Fault::Refused(error.into()),
            Some(code) if code & 255 == CONSTRAINT => Fault::Refused(error.into()),
            _ => Fault::NotWritten(told(&error)),
        }
    }

    /// Of an error in the commit, or in a statement that is a transaction by itself. The last thing that a commit writes
    /// makes it valid: if a write failed, it is not; if only the flush failed, it may be.
    pub(super) fn in_commit(error: sqlx::Error) -> Fault {
        match (code(&error), Fault::before_commit(error)) {
            (Some(IOERR_WRITE), fault) => fault,
            (Some(code), fault) if [BUSY, LOCKED, READONLY, FULL, CANTOPEN].contains(&(code & 255)) => fault,
            (_, Fault::NotWritten(why)) => Fault::InDoubt(why),
            (_, fault) => fault,
        }
    }
}

/// Did somebody else come first? A row that a change stands on and that is not there says so too.
fn is_taken(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::RowNotFound => true,
        sqlx::Error::Database(told) => {
            told.is_unique_violation()
                || told.is_foreign_key_violation()
                || (code(error) == Some(CONSTRAINT_TRIGGER) && told.message() == OUT_OF_SEQUENCE)
        }
        _ => false,
    }
}

fn code(error: &sqlx::Error) -> Option<i64> {
    error.as_database_error()?.code()?.parse().ok()
}

/// The sentence for the person who hosts the server.
pub(super) fn told(error: &sqlx::Error) -> String {
    format!("The database says: {error}")
}

impl StoreError {
    /// What an error of a database tells, whichever it is.
    pub(in crate::store) fn of(error: &sqlx::Error) -> StoreError {
        if is_taken(error) { StoreError::Taken } else { StoreError::Broken(told(error)) }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::of(&error)
    }
}
