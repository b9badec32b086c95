//! A file that grows by a line with every finished piece of a long run, so that an interrupted run goes on.

use std::fs::{File, OpenOptions, TryLockError};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Failure, files};

/// An open journal. As long as it is open, no other run writes to it.
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
    /// What its lines are called in a sentence.
    lines: &'static str,
}

impl Journal {
    /// Opens the journal of a run and reads what is there. A run is the same if everything that decides its games is
    /// the same, the program too.
    pub(crate) fn open<T: DeserializeOwned>(
        folder: &Path,
        game: &str,
        run: impl Hash,
        lines: &'static str,
    ) -> Result<(Journal, Vec<T>), Failure> {
        files::make_folder(folder)?;
        let path = folder.join(format!("{game}-{:016x}.jsonl", fingerprint(run)));
        let failed = |error| cannot_keep(lines, &path, &error);
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(failed)?;
        // Where files cannot be locked at all, two runs at once play the same games twice, and nothing worse.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Failure::failed(format!(
                "Another run is writing the {lines} {}: wait for it, or keep this run's own elsewhere with --out DIR.",
                path.display()
            )));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // A line that was cut off when the run was interrupted is played again.
        let known = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file).map_err(failed)?;
        }
        Ok((Journal { file, path, lines }, known))
    }

    /// Adds a line.
    pub(crate) fn keep(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let written = serde_json::to_string(line).map_err(std::io::Error::from);
        let written = written.and_then(|line| writeln!(self.file, "{line}"));
        written.map_err(|error| cannot_keep(self.lines, &self.path, &error))
    }
}

fn cannot_keep(lines: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("The {lines} {} cannot be kept: {error}.", path.display()))
}

fn fingerprint(run: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    run.hash(&mut hasher);
    // Another program may play another game from the same seed.
    let program = std::env::current_exe().and_then(std::fs::read);
    program.ok().hash(&mut hasher);
    hasher.finish()
}
