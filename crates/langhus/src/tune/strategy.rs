//! An evolution strategy for noisy marks: CMA-ES in the shape of Beyer and Sendhoff's MA-ES ("Simplify your covariance
//! matrix adaptation evolution strategy", 2017), which learns which weights to change together and needs no
//! decomposition of a matrix.

use std::f64::consts::TAU;

use langhus_rules::{Chance, Quick};

/// The state of a search in the unit cube.
pub(crate) struct Strategy {
    chance: Quick,
    /// Where the search stands, folded into the cube what it would answer now.
    middle: Vec<f64>,
    /// How far it steps.
    step: f64,
    /// Turns a plain step into one along what has been learnt, row by row.
    matrix: Vec<Vec<f64>>,
    /// The remembered direction of the last steps.
    path: Vec<f64>,
    /// How much the best, the second, … of a generation count.
    shares: Vec<f64>,
    population: usize,
    /// The plain steps of the generation that was drawn last.
    plain: Vec<Vec<f64>>,
}

impl Strategy {
    /// Begins at `middle`, each coordinate from 0 to 1.
    pub(crate) fn new(middle: Vec<f64>, step: f64, population: usize, seed: u64) -> Strategy {
        let size = middle.len();
        let parents = (population / 2).max(1);
        let raw: Vec<f64> = (1..=parents).map(|rank| (parents as f64 + 0.5).ln() - (rank as f64).ln()).collect();
        let sum: f64 = raw.iter().sum();
        Strategy {
            chance: Quick::new(seed),
            step,
            matrix: (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect(),
            path: vec![0.0; size],
            shares: raw.iter().map(|share| share / sum).collect(),
            population,
            plain: Vec::new(),
            middle,
        }
    }

    /// How many candidates a generation has, for so many weights.
    pub(crate) fn usual_population(weights: usize) -> usize {
        4 + (3.0 * (weights as f64).ln()).floor() as usize
    }

    /// What it would answer now.
    pub(crate) fn middle(&self) -> Vec<f64> {
        self.middle.iter().map(|axis| fold(*axis)).collect()
    }

    pub(crate) fn step(&self) -> f64 {
        self.step
    }

    /// The candidates of the next generation, all within the cube.
    pub(crate) fn draw(&mut self) -> Vec<Vec<f64>> {
        let (size, chance) = (self.middle.len(), &mut self.chance);
        self.plain = (0..self.population).map(|_| (0..size).map(|_| normal(chance)).collect()).collect();
        let folded = |plain: &Vec<f64>| self.place(&self.turned(plain)).into_iter().map(fold).collect();
        self.plain.iter().map(folded).collect()
    }

    /// Learns from the marks of the candidates that were drawn last: the larger, the better.
    pub(crate) fn learn(&mut self, marks: &[f64]) {
        let size = self.middle.len() as f64;
        let mut order: Vec<usize> = (0..self.plain.len()).collect();
        order.sort_by(|a, b| marks[*b].total_cmp(&marks[*a]));
        let best: Vec<(f64, Vec<f64>)> =
            self.shares.iter().zip(&order).map(|(share, place)| (*share, self.plain[*place].clone())).collect();
        let mean: Vec<f64> =
            (0..self.middle.len()).map(|axis| best.iter().map(|(share, plain)| share * plain[axis]).sum()).collect();
        self.middle = self.place(&self.turned(&mean));

        let weight = 1.0 / self.shares.iter().map(|share| share * share).sum::<f64>();
        let memory = (weight + 2.0) / (size + weight + 5.0);
        let one = 2.0 / ((size + 1.3).powi(2) + weight);
        let many = (2.0 * (weight - 2.0 + 1.0 / weight) / ((size + 2.0).powi(2) + weight)).min(1.0 - one).max(0.0);
        for (path, mean) in self.path.iter_mut().zip(&mean) {
            *path = (1.0 - memory) * *path + (weight * memory * (2.0 - memory)).sqrt() * mean;
        }
        // The change in the plain coordinates, applied to the matrix from the right.
        let change = |row: usize, column: usize| {
            let same = f64::from(u8::from(row == column));
            let spread: f64 = best.iter().map(|(share, plain)| share * plain[row] * plain[column]).sum();
            same + 0.5 * one * (self.path[row] * self.path[column] - same) + 0.5 * many * (spread - same)
        };
        let count = self.middle.len();
        let changed = |line: &Vec<f64>| -> Vec<f64> {
            (0..count).map(|column| (0..count).map(|row| line[row] * change(row, column)).sum()).collect()
        };
        self.matrix = self.matrix.iter().map(changed).collect();
        let usual = size.sqrt() * (1.0 - 1.0 / (4.0 * size) + 1.0 / (21.0 * size * size));
        let length = self.path.iter().map(|path| path * path).sum::<f64>().sqrt();
        let damping = 1.0 + memory + 2.0 * (((weight - 1.0) / (size + 1.0)).sqrt() - 1.0).max(0.0);
        // Noise must not blow the step up beyond the cube.
        self.step = (self.step * (memory / damping * (length / usual - 1.0)).exp()).clamp(1e-4, 0.4);
    }

    fn turned(&self, plain: &[f64]) -> Vec<f64> {
        self.matrix.iter().map(|row| row.iter().zip(plain).map(|(a, b)| a * b).sum()).collect()
    }

    fn place(&self, direction: &[f64]) -> Vec<f64> {
        let along = |(middle, direction): (&f64, &f64)| middle + self.step * direction;
        self.middle.iter().zip(direction).map(along).collect()
    }
}

/// Mirrors a coordinate at 0 and 1 until it is between them. If it were cut off there instead, all candidates beyond
/// would have the same mark, and the search would lose its way.
fn fold(axis: f64) -> f64 {
    let within = axis.rem_euclid(2.0);
    within.min(2.0 - within)
}

/// A normally distributed number (Box and Muller).
fn normal(chance: &mut Quick) -> f64 {
    let mut unit = || (f64::from(chance.word()) + 0.5) / (f64::from(u32::MAX) + 1.0);
    let (radius, angle) = (unit(), unit());
    (-2.0 * radius.ln()).sqrt() * (TAU * angle).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Marks with a long narrow ridge, its top at 0.7, 0.2, 0.5.
    fn mark(place: &[f64]) -> f64 {
        let (a, b, c) = (place[0] - 0.7, place[1] - 0.2, place[2] - 0.5);
        -(20.0 * (a + b).powi(2) + (a - b).powi(2) + c * c)
    }

    fn search(noise: f64) -> Vec<f64> {
        let mut strategy = Strategy::new(vec![0.1, 0.9, 0.9], 0.2, 10, 4);
        let mut chance = Quick::new(9);
        for _ in 0..80 {
            let marks: Vec<f64> =
                strategy.draw().iter().map(|place| mark(place) + noise * normal(&mut chance)).collect();
            strategy.learn(&marks);
        }
        strategy.middle()
    }

    #[test]
    fn what_lies_beyond_the_cube_is_mirrored_into_it() {
        assert_eq!([-0.25, 0.25, 1.25, 2.25, 1.0].map(fold), [0.25, 0.25, 0.75, 0.25, 1.0]);
    }

    #[test]
    fn it_climbs_a_ridge() {
        assert!(mark(&search(0.0)) > -1e-4, "{:?}", search(0.0));
        assert_eq!(search(0.0), search(0.0));
    }

    #[test]
    fn it_climbs_through_noise() {
        assert!(mark(&search(0.02)) > -0.05, "{:?}", search(0.02));
    }
}
