//! A PostgreSQL of a test's own: `tools/postgres` starts it, and stops it when the test is gone, however it ended.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Is what was committed on disk when it is told?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// As it is where people play; for tests in which the database crashes.
    Full,
    /// No: then a crash of the machine would lose it, and commits are faster.
    None,
}

/// A server with its databases. It is gone when this is dropped, or its process.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    lines: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    script: Child,
}

impl Cluster {
    /// Starts a server.
    ///
    /// # Panics
    /// It does not start.
    pub fn start(durability: Durability) -> Cluster {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres");
        let mut command = Command::new(script);
        command.arg("run").stdin(Stdio::piped()).stdout(Stdio::piped());
        if durability == Durability::Full {
            command.arg("durable");
        }
        let mut script = command.spawn().expect("tools/postgres runs");
        let (input, output) = (script.stdin.take().expect("its input"), script.stdout.take().expect("its output"));
        let mut output = BufReader::new(output);
        let mut line = String::new();
        output.read_line(&mut line).expect("tools/postgres says where the server is");
        let (programs, folder) = line.trim_end().split_once(' ').expect("PostgreSQL starts");
        Cluster { programs: programs.into(), folder: folder.into(), lines: Mutex::new((input, output)), script }
    }

    /// A server for all tests of this process that need no other.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(Durability::None))
    }

    /// The address of a database, which may not be there.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://langhus@localhost/{name}?host={}", self.folder.display())
    }

    /// The folder in which it listens.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A database of this name, made if there is none; its address.
    ///
    /// # Panics
    /// It cannot be made.
    pub fn database(&self, name: &str) -> String {
        if self.ask("postgres", &format!("SELECT 1 FROM pg_database WHERE datname = '{name}'")).is_empty() {
            self.ask("postgres", &format!("CREATE DATABASE \"{name}\""));
        }
        self.address(name)
    }

    /// What the database of this name answers to a statement: a line for each row.
    ///
    /// # Panics
    /// It refuses it.
    pub fn ask(&self, database: &str, statement: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.arg("-h").arg(&self.folder).args(["-U", "langhus", "-d", database, "-Atqc", statement]);
        let done = psql.output().expect("psql runs");
        assert!(done.status.success(), "{statement}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim_end().to_owned()
    }

    /// Kills the server as if its machine had stopped.
    pub fn crash(&self) {
        self.tell("crash");
    }

    /// Starts it again, with what is on disk.
    pub fn restart(&self) {
        self.tell("start");
    }

    fn tell(&self, word: &str) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(lines.0, "{word}").expect("tools/postgres listens");
        let mut answer = String::new();
        lines.1.read_line(&mut answer).expect("tools/postgres answers");
        assert_eq!(answer.trim_end(), word, "the server does not do it");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // The end of its input ends it; it stands in for ours that is dropped only after this.
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(lines.0, "end");
        let _ = self.script.wait();
    }
}
