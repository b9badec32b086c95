//! Weights that learn: Adam (Kingma and Ba 2015), row by row. Only the rows that a batch used are touched, for most rows
//! of a sparse layer are not.

/// Weights in rows of one length, with what they have learnt lately.
pub(crate) struct Weights {
    length: usize,
    pub(crate) values: Vec<f32>,
    slopes: Vec<f32>,
    /// The decaying means of slopes and of their squares.
    mean: Vec<f32>,
    square: Vec<f32>,
    used: Vec<bool>,
    touched: Vec<u32>,
}

/// How fast the means forget.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;
/// Weights stay within what a net can store.
const LARGEST: f32 = 31.0;

impl Weights {
    /// Rows of this length with these weights.
    pub(crate) fn new(length: usize, values: Vec<f32>) -> Weights {
        let zero = || vec![0.0; values.len()];
        let (slopes, mean, square, used) = (zero(), zero(), zero(), vec![false; values.len() / length]);
        Weights { length, slopes, mean, square, used, touched: Vec::new(), values }
    }

    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[f32] {
        &self.values[row * self.length..][..self.length]
    }

    /// Where the slopes of a row are summed up; the row learns at the next step.
    #[inline]
    pub(crate) fn slopes(&mut self, row: usize) -> &mut [f32] {
        if !std::mem::replace(&mut self.used[row], true) {
            self.touched.push(row as u32);
        }
        &mut self.slopes[row * self.length..][..self.length]
    }

    /// Goes a step down the slopes, which were summed up `scale` times too large. `step` counts from 1.
    pub(crate) fn learn(&mut self, rate: f32, decay: f32, scale: f32, step: u32) {
        let (first, second) = (1.0 - MEAN.powi(step as i32), 1.0 - SQUARE.powi(step as i32));
        let keep = 1.0 - rate * decay;
        for row in self.touched.drain(..) {
            self.used[row as usize] = false;
            for place in row as usize * self.length..(row as usize + 1) * self.length {
                let slope = std::mem::take(&mut self.slopes[place]) / scale;
                let (mean, square) = (&mut self.mean[place], &mut self.square[place]);
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                let change = rate * (*mean / first) / ((*square / second).sqrt() + TINY);
                self.values[place] = (keep * self.values[place] - change).clamp(-LARGEST, LARGEST);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_lowest_place_and_leaves_other_rows_alone() {
        let mut weights = Weights::new(2, vec![5.0, -3.0, 7.0, 7.0]);
        for step in 1..=3_000 {
            let row = [weights.values[0], weights.values[1]];
            // The slope of (x - 1)² + (y - 2)².
            weights.slopes(0).copy_from_slice(&[2.0 * (row[0] - 1.0), 2.0 * (row[1] - 2.0)]);
            weights.learn(0.01, 0.0, 1.0, step);
        }
        assert!((weights.values[0] - 1.0).abs() < 0.01 && (weights.values[1] - 2.0).abs() < 0.01);
        assert_eq!(weights.row(1), [7.0, 7.0]);
    }
}
