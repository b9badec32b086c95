//! Where a server keeps its tables: in the database of a folder, in PostgreSQL, or in any other store.

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::private;
use crate::serve::ServeError;
use crate::store::{Postgres, Sqlite, Store};

/// Where tables are kept.
#[derive(Clone)]
pub enum Kept {
    /// In the database of this folder, which is made if need be. One server has it for itself.
    InFolder(PathBuf),
    /// In the PostgreSQL at this address (`postgres://…`), which many servers may share.
    At(String),
    /// By this store. Whoever brings it sees to it that no other server harms it.
    By(Arc<dyn Store>),
}

/// A store, and the lock of its folder if it has one.
pub(crate) struct Opened {
    pub(crate) store: Arc<dyn Store>,
    lock: Option<File>,
}

impl Kept {
    /// Opens the store.
    pub(crate) async fn open(self) -> Result<Opened, ServeError> {
        match self {
            Kept::By(store) => Ok(Opened { store, lock: None }),
            Kept::At(address) => {
                let store = Postgres::open(&address).await.map_err(|error| ServeError(error.to_string()))?;
                Ok(Opened { store: Arc::new(store), lock: None })
            }
            Kept::InFolder(data) => {
                let lock = lock(&data)?;
                let store = Sqlite::open(&database(&data)).await.map_err(|error| ServeError(error.to_string()))?;
                Ok(Opened { store: Arc::new(store), lock: Some(lock) })
            }
        }
    }
}

impl Opened {
    /// A process that is being started may hold a copy of the lock for a moment; the folder is free at once all the same.
    pub(crate) fn unlock(&self) {
        if let Some(Err(error)) = self.lock.as_ref().map(File::unlock) {
            tracing::debug!(%error, "the folder was not unlocked");
        }
    }
}

/// The address of a PostgreSQL without its password, as it can be shown to anybody.
///
/// # Errors
/// It is no address.
pub fn told(address: &str) -> Result<String, ServeError> {
    Postgres::told(address).map(|place| format!("the database {place}")).map_err(|why| ServeError(why.to_string()))
}

/// The database in a data folder.
pub fn database(data: &Path) -> PathBuf {
    data.join("langhus.db")
}

/// One server has a data folder for itself; the lock goes with the process, however it ends.
fn lock(data: &Path) -> Result<File, ServeError> {
    let wrong = |why: &dyn fmt::Display| ServeError(format!("The folder {} cannot be used: {why}.", data.display()));
    private::folder(data).map_err(|error| wrong(&error))?;
    let file = private::file(&data.join("langhus.lock")).map_err(|error| wrong(&error))?;
    file.try_lock().map_err(|_| wrong(&"another server already runs with it"))?;
    Ok(file)
}

/// Copies the database of a data folder into a new file, also while a server runs with it.
///
/// # Errors
/// Why there is no copy.
pub fn backup(data: &Path, file: &Path) -> Result<(), ServeError> {
    let from = database(data);
    if !from.exists() {
        return Err(ServeError(format!("There is no database in {}.", data.display())));
    }
    if file.exists() {
        return Err(ServeError(format!("{} exists already; a backup is always a new file.", file.display())));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ServeError(error.to_string()))?;
    let failed = |why: &dyn fmt::Display| ServeError(format!("The backup failed: {why}"));
    // A copy that was cut off must not look like a backup.
    let unfinished = file.with_extension("unfinished");
    let _ = std::fs::remove_file(&unfinished);
    runtime.block_on(Sqlite::copy(&from, &unfinished)).map_err(|error| failed(&error))?;
    File::open(&unfinished).and_then(|copy| copy.sync_all()).map_err(|error| failed(&error))?;
    std::fs::rename(&unfinished, file).map_err(|error| failed(&error))
}
