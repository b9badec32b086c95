//! Finished games on disk, one line each, so that an interrupted run goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::path::PathBuf;

use super::{Bout, Order};
use crate::{Failure, files};

/// The games of one tournament. A run is the same if everything that decides its games is the same, the program too.
pub(crate) struct Store {
    file: File,
    path: PathBuf,
    bouts: BTreeMap<u64, Bout>,
}

impl Store {
    /// Opens the store of a tournament and reads what is there.
    pub(crate) fn open(order: &Order<'_>) -> Result<Store, Failure> {
        let folder = match &order.arguments.out {
            Some(folder) => folder.clone(),
            None => files::data_folder().join("arena"),
        };
        files::make_folder(&folder)?;
        let path = folder.join(format!("{}-{:016x}.jsonl", order.arguments.game.id(), fingerprint(order)));
        let failed = |error| Failure::Failed(format!("The results {} cannot be kept: {error}.", path.display()));
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(failed)?;
        let mut bouts = BTreeMap::new();
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // A line that was cut off when the run was interrupted is played again.
        for bout in text.lines().filter_map(|line| serde_json::from_str::<Bout>(line).ok()) {
            bouts.insert(bout.game, bout);
        }
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file).map_err(failed)?;
        }
        let mut store = Store { file, path, bouts };
        let games = order.deals * order.bots.len() as u64;
        store.bouts.retain(|game, _| *game < games);
        Ok(store)
    }

    pub(crate) fn has(&self, game: u64) -> bool {
        self.bouts.contains_key(&game)
    }

    pub(crate) fn keep(&mut self, bout: Bout) -> Result<(), Failure> {
        let failed = |error: &dyn std::fmt::Display| {
            Failure::Failed(format!("The results {} cannot be kept: {error}.", self.path.display()))
        };
        let line = serde_json::to_string(&bout).map_err(|error| failed(&error))?;
        writeln!(self.file, "{line}").map_err(|error| failed(&error))?;
        self.bouts.insert(bout.game, bout);
        Ok(())
    }

    pub(crate) fn into_bouts(self) -> Vec<Bout> {
        self.bouts.into_values().collect()
    }
}

fn fingerprint(order: &Order<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    order.arguments.game.id().hash(&mut hasher);
    order.lab.options().to_string().hash(&mut hasher);
    order.bots.hash(&mut hasher);
    order.arguments.seed.hash(&mut hasher);
    // Another program may play another game from the same seed.
    let program = std::env::current_exe().and_then(std::fs::read);
    program.ok().hash(&mut hasher);
    hasher.finish()
}
