//! The marks of the finished generations of a search for weights.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::arguments::TuneArguments;
use crate::journal::Journal;
use crate::{Failure, files};

/// One line: what a generation found, and for people who look on, where the search stood and how far it strayed.
#[derive(Serialize, Deserialize)]
struct Line {
    generation: u64,
    marks: Vec<f64>,
    weights: Vec<f32>,
    step: f64,
}

/// The generations of one run, each kept as soon as it is over.
pub(crate) struct Store {
    journal: Journal,
    marks: BTreeMap<u64, Vec<f64>>,
}

impl Store {
    /// Opens the store of a run and reads what is there.
    pub(crate) fn open(arguments: &TuneArguments) -> Result<Store, Failure> {
        let folder = arguments.out.clone().unwrap_or_else(|| files::data_folder().join("tune"));
        let school = &arguments.school;
        let id = school.game.id();
        let which = (id, &arguments.run.options, &school.seats);
        let how = (arguments.bot, &arguments.against, arguments.games, arguments.population, school.seed);
        let (journal, known) = Journal::open::<Line>(&folder, id, (which, how), "marks")?;
        let marks = known.into_iter().map(|line| (line.generation, line.marks)).collect();
        Ok(Store { journal, marks })
    }

    pub(crate) fn marks(&self, generation: u64) -> Option<Vec<f64>> {
        self.marks.get(&generation).cloned()
    }

    pub(crate) fn keep(&mut self, generation: u64, marks: &[f64], weights: &[f32], step: f64) -> Result<(), Failure> {
        self.journal.keep(&Line { generation, marks: marks.to_vec(), weights: weights.to_vec(), step })
    }
}
