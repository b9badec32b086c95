//! Where the database is, and why it cannot be reached: sentences for the person who hosts the server.

use std::fmt;
use std::str::FromStr;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::super::StoreError;

/// What each connection asks of the database. A commit is on disk before it is told; whoever stops in the middle of a
/// transaction holds up the others no longer than this; and no statement waits for longer than a request does.
const SESSION: [(&str, &str); 6] = [
    ("synchronous_commit", "on"),
    ("default_transaction_isolation", "read committed"),
    ("idle_in_transaction_session_timeout", "2s"),
    ("lock_timeout", "2s"),
    ("statement_timeout", "4s"),
    ("client_min_messages", "warning"),
];

/// Where a database is. It is shown without its password.
pub(super) struct Address {
    pub(super) options: PgConnectOptions,
}

impl Address {
    /// Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, or `postgres://USER@/DATABASE?host=/FOLDER` for a socket.
    pub(super) fn read(text: &str) -> Result<Address, StoreError> {
        let form = "An address of a database is postgres://USER:PASSWORD@HOST/DATABASE, or \
                    postgres://USER@/DATABASE?host=/run/postgresql for a socket.";
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(StoreError::Broken(form.to_owned()));
        }
        // The library knows no user without a host; a socket, which comes after, counts more than this one.
        let text = text.replacen("@/", "@localhost/", 1);
        // What the library says may hold the password.
        let options = PgConnectOptions::from_str(&text).map_err(|_| StoreError::Broken(form.to_owned()))?;
        if matches!(options.get_ssl_mode(), PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull) {
            let why = "Langhus does not encrypt what it says to its database: leave sslmode out, and put both on one \
                       machine or in one private network.";
            return Err(StoreError::Broken(why.to_owned()));
        }
        let options = options.ssl_mode(PgSslMode::Disable).application_name("langhus").options(SESSION);
        Ok(Address { options })
    }

    /// Which database it is, and where.
    pub(super) fn place(&self) -> String {
        let options = &self.options;
        let name = options.get_database().unwrap_or(options.get_username());
        match (options.get_socket(), options.get_host()) {
            (Some(folder), _) => format!("{name} in {}", folder.display()),
            (None, folder) if folder.starts_with('/') => format!("{name} in {folder}"),
            (None, host) => format!("{name} at {host}:{}", options.get_port()),
        }
    }

    /// Why no connection can be made.
    pub(super) fn unreachable(&self, error: &sqlx::Error) -> StoreError {
        let user = self.options.get_username();
        let database = self.options.get_database().unwrap_or(user);
        let code = error.as_database_error().and_then(|error| error.code());
        StoreError::Broken(match (code.as_deref(), error) {
            (Some("28P01"), _) => format!("{self} refuses the password of the user {user}."),
            (Some("28000"), error) => format!("{self} does not let the user {user} in: {error}"),
            (Some("3D000"), _) => format!(
                "{self} has no database {database}. Make one: createdb --owner={user} --encoding=UTF8 {database}"
            ),
            (Some("53300"), _) => format!("{self} has no connection left. Raise its max_connections."),
            (Some("57P03"), error) => format!("{self} is not ready: {error}"),
            (_, sqlx::Error::Io(why)) => format!("{self} does not answer: {why}."),
            (_, sqlx::Error::PoolTimedOut) => format!("{self} does not answer in time."),
            (_, error) => format!("{self} cannot be used: {error}"),
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The database {}", self.place())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(address: &str) -> String {
        Address::read(address).err().map(|why| why.to_string()).unwrap_or_default()
    }

    #[test]
    fn an_address_is_read_and_told_without_its_password() {
        let told =
            |address| Address::read(address).map(|address| address.to_string()).unwrap_or_else(|_| wrong(address));
        assert_eq!(told("postgres://a:secret@db.example:5433/halls"), "The database halls at db.example:5433");
        assert_eq!(told("postgresql://a@/halls?host=/run/postgresql"), "The database halls in /run/postgresql");
        for odd in ["mysql://a@b/c", "postgres://a:secret@b:port/c", "halls", ""] {
            let why = wrong(odd);
            assert!(why.starts_with("An address of a database is postgres://") && !why.contains("secret"), "{why}");
        }
        assert!(wrong("postgres://a@b/c?sslmode=require").contains("does not encrypt"));
    }
}
