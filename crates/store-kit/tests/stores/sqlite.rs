//! The embedded store keeps its promises.

use std::any::Any;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::future::BoxFuture;
use langhus_hall::store::{Sqlite, Store};
use langhus_store_kit::{Stores, store_keeps_its_promises};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

/// Databases in a folder.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn database(&self, name: &str) -> PathBuf {
        self.0.join(name).with_extension("db")
    }
}

impl Stores for Folder {
    fn open<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Arc<dyn Store>> {
        Box::pin(async move {
            let store = Sqlite::open(&self.database(name)).await.expect("the database can be opened");
            Arc::new(store) as Arc<dyn Store>
        })
    }

    /// Somebody else holds the database.
    fn obstruct<'s>(&'s self, name: &'s str) -> BoxFuture<'s, Option<Box<dyn Any + Send>>> {
        Box::pin(async move {
            let options = SqliteConnectOptions::new().filename(self.database(name));
            let mut intruder: SqliteConnection = options.connect().await.expect("the database is there");
            sqlx::query("BEGIN IMMEDIATE").execute(&mut intruder).await.expect("it can be held");
            Some(Box::new(intruder) as Box<dyn Any + Send>)
        })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_its_promises() {
    store_keeps_its_promises(Arc::new(Folder::new("promises"))).await;
}
