//! The marks of finished generations on disk, one line each, so that an interrupted run goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::arguments::TuneArguments;
use crate::{Failure, files};

/// One line: what a generation found, and for people who look on, where the search stood and how far it strayed.
#[derive(Serialize, Deserialize)]
struct Line {
    generation: u64,
    marks: Vec<f64>,
    weights: Vec<f32>,
    step: f64,
}

/// The generations of one run. A run is the same if everything that decides its games is the same, the program too.
pub(crate) struct Store {
    file: File,
    path: PathBuf,
    marks: BTreeMap<u64, Vec<f64>>,
}

impl Store {
    /// Opens the store of a run and reads what is there.
    pub(crate) fn open(arguments: &TuneArguments) -> Result<Store, Failure> {
        let folder = arguments.out.clone().unwrap_or_else(|| files::data_folder().join("tune"));
        files::make_folder(&folder)?;
        let path = folder.join(format!("{}-{:016x}.jsonl", arguments.game.id(), fingerprint(arguments)));
        let failed = |error| Failure::Failed(format!("The marks {} cannot be kept: {error}.", path.display()));
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&path).map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // A line that was cut off when the run was interrupted is played again.
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        let marks = lines.map(|line| (line.generation, line.marks)).collect();
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file).map_err(failed)?;
        }
        Ok(Store { file, path, marks })
    }

    pub(crate) fn marks(&self, generation: u64) -> Option<Vec<f64>> {
        self.marks.get(&generation).cloned()
    }

    pub(crate) fn keep(&mut self, generation: u64, marks: &[f64], weights: &[f32], step: f64) -> Result<(), Failure> {
        let failed = |error: &dyn std::fmt::Display| {
            Failure::Failed(format!("The marks {} cannot be kept: {error}.", self.path.display()))
        };
        let line = Line { generation, marks: marks.to_vec(), weights: weights.to_vec(), step };
        let line = serde_json::to_string(&line).map_err(|error| failed(&error))?;
        writeln!(self.file, "{line}").map_err(|error| failed(&error))
    }
}

fn fingerprint(arguments: &TuneArguments) -> u64 {
    let mut hasher = DefaultHasher::new();
    (arguments.game.id(), &arguments.options, &arguments.seats).hash(&mut hasher);
    (arguments.bot, &arguments.against, arguments.games, arguments.population, arguments.seed).hash(&mut hasher);
    // Another program may play another game from the same seed.
    let program = std::env::current_exe().and_then(std::fs::read);
    program.ok().hash(&mut hasher);
    hasher.finish()
}
