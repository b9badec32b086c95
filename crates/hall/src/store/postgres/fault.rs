//! What a failure tells about what is on disk.

use super::super::StoreError;

/// Why changes were not kept, or are not known to be.
pub(super) enum Fault {
    /// They ask for what cannot be; nothing of it is kept, and other changes are not to blame.
    Refused(StoreError),
    /// Nothing of it is kept, and it may go better at once: a connection was lost, or two waited for each other.
    Again(String),
    /// The database cannot write now; nothing of it is kept.
    NotWritten(String),
    /// It failed when it may already have been on disk.
    InDoubt(String),
}

impl Fault {
    /// Of an error before the commit began: without a commit nothing is kept.
    pub(super) fn before_commit(error: &sqlx::Error) -> Fault {
        let told = StoreError::of(error);
        if told == StoreError::Taken {
            return Fault::Refused(told);
        }
        match code(error).as_deref() {
            // Two waited for each other, or the server is being started or stopped.
            Some("40001" | "40P01" | "57P01" | "57P02" | "57P03") => Fault::Again(told.to_string()),
            // What was asked for cannot be kept, however often.
            Some(code) if ["22", "23", "42"].contains(&&code[..2]) => Fault::Refused(told),
            Some(_) => Fault::NotWritten(told.to_string()),
            None => Fault::Again(told.to_string()),
        }
    }

    /// Of an error in the commit, or in a statement that is a transaction by itself. What the database refuses it has not
    /// kept; if it went away instead of answering, it may have.
    pub(super) fn in_commit(error: &sqlx::Error) -> Fault {
        match code(error) {
            Some(code) if !["08", "57", "58", "XX"].contains(&&code[..2]) => Fault::before_commit(error),
            _ => Fault::InDoubt(StoreError::of(error).to_string()),
        }
    }
}

/// What the database calls the error: five letters.
fn code(error: &sqlx::Error) -> Option<String> {
    error.as_database_error()?.code().map(|code| code.into_owned()).filter(|code| code.len() == 5)
}

/// Did a connection fail, so that another one may do?
pub(super) fn is_lost(error: &sqlx::Error) -> bool {
    match code(error) {
        Some(code) => code.starts_with("57P") || code.starts_with("08"),
        None => matches!(
            error,
            sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed
        ),
    }
}
