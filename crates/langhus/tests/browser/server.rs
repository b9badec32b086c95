//! The real binary, serving on a free port of this machine.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use langhus_hall::Token;
use langhus_hall::store::{Author, Change, Deed, Device, PersonId, Sqlite, Store, Stored, today};

pub struct Server {
    process: Child,
    /// For instance `http://127.0.0.1:40123`.
    pub site: String,
    data: PathBuf,
}

impl Server {
    /// Starts a server with a data folder of its own.
    pub fn start(name: &str) -> Server {
        Server::on(folder(name))
    }

    /// Starts a server where somebody with this token and the tables are already there.
    pub async fn start_with(name: &str, guest: &Token, tables: impl Iterator<Item = Stored>) -> Server {
        let data = folder(name);
        std::fs::create_dir_all(&data).expect("the folder can be made");
        let store = Sqlite::open(&langhus_hall::database(&data)).await.expect("the database can be made");
        let device = Device::new(guest.key(), String::new(), today());
        let arrives = Change::Person(owner(guest), Deed::Arrive(Box::default(), Box::new(device)));
        let tables = tables.map(|table| Change::Create(Box::new(table)));
        let changes: Vec<_> = [arrives].into_iter().chain(tables).collect();
        for kept in store.write(Author::fresh(), &changes).await {
            kept.expect("a table can be kept");
        }
        drop(store);
        Server::on(data)
    }

    fn on(data: PathBuf) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_langhus"))
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut lines = BufReader::new(process.stdout.take().expect("its output is read")).lines();
        let first = lines.next().expect("it says where it is").expect("it says it in UTF-8");
        let site = first.split_whitespace().find(|word| word.starts_with("http://")).expect("it names its address");
        let site = site.trim_end_matches('/').to_owned();
        Server { process, site, data }
    }
}

/// Whoever has this token.
pub fn owner(guest: &Token) -> PersonId {
    PersonId(std::array::from_fn(|n| guest.key().0[n]))
}

/// A data folder that no other server of this run has: two tests may choose the same name and run at the same time.
fn folder(name: &str) -> PathBuf {
    static SERVERS: AtomicU32 = AtomicU32::new(0);
    let number = SERVERS.fetch_add(1, Ordering::Relaxed);
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}-{}-{number}", std::process::id()))
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whatever happens here, the test has said what it had to say.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
