//! One exercise through the layers and back (backpropagation).

use langhus_bots::net::{HEADS, HIDDEN, POINTS, ROW, WIDTH};
use langhus_rules::Seat;

use super::{Losses, Pupil, Schooling};
use crate::Exercise;

/// What one exercise led to, and what it teaches.
pub(crate) struct Pass {
    sums: [f32; ROW],
    hidden_sums: [f32; HIDDEN],
    hidden: [f32; HIDDEN],
    pub(crate) win: [f32; Seat::MOST],
    pub(crate) points: [f32; Seat::MOST],
    actions: Vec<f32>,
    /// The slopes of the losses by the forecasts, and by each action's sum.
    head_slopes: [f32; HEADS],
    action_slopes: Vec<f32>,
    items: Vec<f32>,
    item_slopes: Vec<f32>,
}

/// Is the sum within what is not cut off?
#[inline]
fn open(sum: f32) -> bool {
    (0.0..=1.0).contains(&sum)
}

#[inline]
fn product(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Adds a multiple of a row.
#[inline]
fn add(sums: &mut [f32], row: &[f32], part: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += part * weight);
}

/// From sums to shares of 1.
fn share(sums: &[f32], shares: &mut [f32]) {
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    shares.iter_mut().zip(sums).for_each(|(share, sum)| *share = (sum - most).exp());
    let whole: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= whole);
}

/// A share as a loss: nothing is impossible, or one exercise would outweigh all others.
fn surprise(told: f32) -> f32 {
    -told.max(1e-6).ln()
}

impl Pass {
    pub(crate) fn forward(pupil: &Pupil, exercise: &Exercise) -> Pass {
        let seats = exercise.win.len();
        let mut sums = [0.0; ROW];
        sums.copy_from_slice(pupil.first.row(0));
        for (place, value) in &exercise.bytes {
            for (row, part) in pupil.layout.rows_of(*place, *value) {
                add(&mut sums, pupil.rows.row(row), part);
            }
        }
        let mut layer = [0.0; WIDTH];
        layer.iter_mut().zip(&sums).for_each(|(out, sum)| *out = sum.clamp(0.0, 1.0));
        let starts = pupil.second_first.row(0);
        let hidden_sums: [f32; HIDDEN] =
            std::array::from_fn(|place| starts[place] + product(&layer, pupil.second.row(place)));
        let hidden = hidden_sums.map(|sum| sum.clamp(0.0, 1.0));
        let heads: [f32; HEADS] =
            std::array::from_fn(|place| sums[WIDTH + place] + product(&hidden, pupil.heads.row(place)));
        let (mut win, mut points) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
        share(&heads[..seats], &mut win[..seats]);
        points[..seats].copy_from_slice(&heads[Seat::MOST..][..seats]);
        let lure = |facet: usize| {
            let weights = pupil.facets.row(facet);
            weights[HIDDEN] + product(&hidden, &weights[..HIDDEN])
        };
        let lures: Vec<f32> = exercise.actions.iter().map(|(facets, _)| facets.iter().map(lure).sum()).collect();
        let mut actions = vec![0.0; lures.len()];
        share(&lures, &mut actions);
        let item = |place: usize| {
            let weights = pupil.items.row(place);
            weights[HIDDEN] + product(&hidden, &weights[..HIDDEN])
        };
        let items: Vec<f32> = (0..exercise.items.len()).map(item).collect();
        let (head_slopes, action_slopes) = ([0.0; HEADS], vec![0.0; actions.len()]);
        let item_slopes = vec![0.0; items.len()];
        Pass { sums, hidden_sums, hidden, win, points, actions, head_slopes, action_slopes, items, item_slopes }
    }

    /// How wrong the forecasts were, and which way they should go.
    pub(crate) fn judge(&mut self, exercise: &Exercise, schooling: &Schooling, losses: &mut Losses) {
        let seats = exercise.win.len();
        let mut targets = [0.0; Seat::MOST];
        exercise.lesson(schooling.trust, &mut targets[..seats]);
        losses.count += 1.0;
        for (seat, target) in targets[..seats].iter().enumerate() {
            // Told is the surprise at what really happened; taught is what it is mixed with.
            losses.win += f64::from(exercise.win[seat] * surprise(self.win[seat]));
            self.head_slopes[seat] = self.win[seat] - target;
            let off = self.points[seat] - exercise.points[seat] / POINTS;
            losses.points += f64::from(off * off * POINTS * POINTS) / seats as f64;
            // A few games end far from all others; they must not teach more than the rest together.
            self.head_slopes[Seat::MOST + seat] = schooling.points / seats as f32 * off.clamp(-1.5, 1.5);
        }
        for ((slope, told), points) in self.item_slopes.iter_mut().zip(&self.items).zip(&exercise.items) {
            *slope = schooling.items * (told - points / POINTS).clamp(-1.5, 1.5);
        }
        if !exercise.actions.is_empty() {
            losses.chosen += 1.0;
        }
        for (place, (_, share)) in exercise.actions.iter().enumerate() {
            losses.actions += f64::from(share * surprise(self.actions[place]));
            self.action_slopes[place] = schooling.actions * (self.actions[place] - share);
        }
    }

    /// Hands the slopes back to all weights that had a part in it.
    pub(crate) fn backward(&self, pupil: &mut Pupil, exercise: &Exercise) {
        let seats = exercise.win.len();
        let mut hidden_slopes = [0.0; HIDDEN];
        for head in (0..seats).chain(Seat::MOST..Seat::MOST + seats) {
            let slope = self.head_slopes[head];
            add(&mut hidden_slopes, pupil.heads.row(head), slope);
            add(pupil.heads.slopes(head), &self.hidden, slope);
        }
        for ((facets, _), slope) in exercise.actions.iter().zip(&self.action_slopes) {
            for facet in facets.iter() {
                add(&mut hidden_slopes, &pupil.facets.row(facet)[..HIDDEN], *slope);
                let slopes = pupil.facets.slopes(facet);
                add(&mut slopes[..HIDDEN], &self.hidden, *slope);
                slopes[HIDDEN] += slope;
            }
        }
        for (place, slope) in self.item_slopes.iter().enumerate() {
            add(&mut hidden_slopes, &pupil.items.row(place)[..HIDDEN], *slope);
            let slopes = pupil.items.slopes(place);
            add(&mut slopes[..HIDDEN], &self.hidden, *slope);
            slopes[HIDDEN] += slope;
        }
        let mut layer = [0.0; WIDTH];
        layer.iter_mut().zip(&self.sums).for_each(|(out, sum)| *out = sum.clamp(0.0, 1.0));
        let mut row_slopes = [0.0; ROW];
        for place in (0..HIDDEN).filter(|place| open(self.hidden_sums[*place])) {
            let slope = hidden_slopes[place];
            add(&mut row_slopes[..WIDTH], pupil.second.row(place), slope);
            add(pupil.second.slopes(place), &layer, slope);
            pupil.second_first.slopes(0)[place] += slope;
        }
        for (slope, sum) in row_slopes[..WIDTH].iter_mut().zip(&self.sums) {
            *slope = if open(*sum) { *slope } else { 0.0 };
        }
        row_slopes[WIDTH..].copy_from_slice(&self.head_slopes);
        add(pupil.first.slopes(0), &row_slopes, 1.0);
        for (place, value) in &exercise.bytes {
            for (row, part) in pupil.layout.rows_of(*place, *value) {
                add(pupil.rows.slopes(row), &row_slopes, part);
            }
        }
    }
}
