//! A net that is still learning: the same layers in floating point, and how they change.

mod export;
mod layout;
mod pass;

use langhus_bots::net::{HEADS, HIDDEN, ROW, WIDTH};
use langhus_rules::{Chance, Quick, Sense};

use crate::Exercise;
use crate::adam::Weights;
use layout::Layout;
use pass::Pass;

/// How a net is trained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schooling {
    /// How far the weights go at a step, in the beginning; a tenth of it in the end.
    pub rate: f32,
    /// How many exercises make a step.
    pub batch: usize,
    /// How much the end of a game counts against what the search expected.
    pub trust: f32,
    /// How much points count beside the win.
    pub points: f32,
    /// How much the choice of actions counts beside the win.
    pub actions: f32,
    /// How much what the points are for counts beside the win.
    pub items: f32,
    /// How fast weights fade that are not needed (weight decay), in parts of the rate: what a few games had in common is
    /// forgotten.
    pub decay: f32,
}

impl Default for Schooling {
    fn default() -> Schooling {
        Schooling { rate: 2e-3, batch: 256, trust: 0.5, points: 0.5, actions: 0.5, items: 0.1, decay: 0.5 }
    }
}

/// How wrong a net was on some exercises, summed up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// How many exercises.
    pub count: f64,
    /// The surprise at who won (cross entropy).
    pub win: f64,
    /// The squared error of the points.
    pub points: f64,
    /// The surprise at what was chosen, where that was kept.
    pub actions: f64,
    /// How many exercises had that.
    pub chosen: f64,
}

impl Losses {
    /// The mean surprise at who won.
    pub fn win_loss(&self) -> f64 {
        self.win / self.count.max(1.0)
    }

    /// How far the points are off, roughly.
    pub fn points_off(&self) -> f64 {
        (self.points / self.count.max(1.0)).sqrt()
    }

    /// The mean surprise at what was chosen.
    pub fn action_loss(&self) -> f64 {
        self.actions / self.chosen.max(1.0)
    }
}

impl std::ops::AddAssign for Losses {
    fn add_assign(&mut self, other: Losses) {
        self.count += other.count;
        self.win += other.win;
        self.points += other.points;
        self.actions += other.actions;
        self.chosen += other.chosen;
    }
}

/// A net that is still learning.
pub struct Pupil {
    layout: Layout,
    revision: u32,
    edition: u64,
    tables: Vec<Vec<u8>>,
    rows: Weights,
    first: Weights,
    second: Weights,
    second_first: Weights,
    heads: Weights,
    facets: Weights,
    items: Weights,
    /// Which facets the legal actions of any exercise had.
    known: Vec<bool>,
    step: u32,
}

impl Pupil {
    /// A net that knows nothing of a game, with weights drawn from a seed.
    pub fn new<G: Sense>(rules: &G, seed: u64) -> Pupil {
        let layout = Layout::of::<G>();
        let mut chance = Quick::new(seed);
        // Uniform, and so large that the sums of a layer come out neither all alike nor all cut off.
        let mut some = |count: usize, most: f32| -> Vec<f32> {
            (0..count).map(|_| most * (chance.word() as f32 / 2f32.powi(31) - 1.0)).collect()
        };
        let mut rows = some(layout.rows * ROW, 0.08);
        rows.chunks_exact_mut(ROW).for_each(|row| row[WIDTH..].fill(0.0));
        let mut first = vec![0.3; WIDTH];
        first.resize(ROW, 0.0);
        Pupil {
            layout,
            revision: rules.revision(),
            edition: rules.edition(),
            tables: Vec::new(),
            rows: Weights::new(ROW, rows),
            first: Weights::new(ROW, first),
            second: Weights::new(WIDTH, some(HIDDEN * WIDTH, 0.15)),
            second_first: Weights::new(HIDDEN, vec![0.3; HIDDEN]),
            heads: Weights::new(HIDDEN, some(HEADS * HIDDEN, 0.1)),
            facets: Weights::new(HIDDEN + 1, vec![0.0; G::FACETS * (HIDDEN + 1)]),
            items: Weights::new(HIDDEN + 1, vec![0.0; G::ITEMS.len() * (HIDDEN + 1)]),
            known: vec![false; G::FACETS],
            step: 0,
        }
    }

    /// Learns from exercises in the order in which they come. `left` is the part of the whole training that is still to
    /// come, 1 in the beginning. Gives how wrong it was before each step.
    pub fn learn(&mut self, exercises: &[Exercise], schooling: &Schooling, left: f32) -> Losses {
        let mut losses = Losses::default();
        let rate = schooling.rate * (0.1 + 0.9 * left);
        for batch in exercises.chunks(schooling.batch) {
            for exercise in batch {
                self.meet(exercise);
                let mut pass = Pass::forward(self, exercise);
                pass.judge(exercise, schooling, &mut losses);
                pass.backward(self, exercise);
            }
            self.step += 1;
            let weights = [
                &mut self.rows,
                &mut self.first,
                &mut self.second,
                &mut self.second_first,
                &mut self.heads,
                &mut self.facets,
                &mut self.items,
            ];
            weights.into_iter().for_each(|weights| weights.learn(rate, schooling.decay, batch.len() as f32, self.step));
        }
        losses
    }

    /// How wrong it is, without learning.
    pub fn test(&self, exercises: &[Exercise], schooling: &Schooling) -> Losses {
        let mut losses = Losses::default();
        for exercise in exercises {
            Pass::forward(self, exercise).judge(exercise, schooling, &mut losses);
        }
        losses
    }

    /// Notes what kind of table it is, what inputs there are, and which actions.
    fn meet(&mut self, exercise: &Exercise) {
        let table = self.layout.table(&exercise.bytes);
        if !self.tables.contains(&table) {
            self.tables.push(table);
        }
        exercise.bytes.iter().for_each(|(place, value)| self.layout.meet(*place, *value));
        let facets = exercise.actions.iter().flat_map(|(facets, _)| facets.iter());
        facets.for_each(|facet| self.known[facet] = true);
    }
}
