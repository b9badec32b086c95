//! How well the end of a game is foretold, third by third: by a net, by the search that played, and by the game's sense.

use langhus_bots::net::{Net, Thought};
use langhus_bots::{Kind, Outlook};
use langhus_rules::Sense;

use crate::{Lesson, replay};

/// The mean surprise at who won (log loss), in each third of a game's choices. To say that everybody's chance is the same
/// is `even`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Foretold {
    /// How many positions.
    pub positions: [f64; 3],
    /// Everybody's chance is the same.
    pub even: [f64; 3],
    /// The game's own sense.
    pub sense: [f64; 3],
    /// What the search expected that played.
    pub search: [f64; 3],
    /// The net, if there is one.
    pub net: [f64; 3],
    /// How far what the search expected is from what happened.
    pub search_calibration: Calibration,
    /// How far what the net forecasts is from what happened.
    pub net_calibration: Calibration,
}

/// Into how many bins of equal width forecasts are sorted.
pub const BINS: usize = 10;

/// Forecasts sorted by how large they were, with what happened: of all that were told a chance of about 30 %, about 30 %
/// should have won.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Calibration {
    /// How many forecasts, their sum, and the sum of what was won, in each bin.
    pub bins: [(f64, f64, f64); BINS],
}

impl Calibration {
    fn note(&mut self, told: f32, won: f32) {
        let bin = &mut self.bins[((told * BINS as f32) as usize).min(BINS - 1)];
        *bin = (bin.0 + 1.0, bin.1 + f64::from(told), bin.2 + f64::from(won));
    }

    /// The mean distance between what was told and what happened (expected calibration error).
    pub fn error(&self) -> f64 {
        let all: f64 = self.bins.iter().map(|(count, ..)| count).sum();
        self.bins.iter().map(|(_, told, won)| (told - won).abs()).sum::<f64>() / all.max(1.0)
    }
}

impl std::ops::AddAssign for Calibration {
    fn add_assign(&mut self, other: Calibration) {
        for (bin, other) in self.bins.iter_mut().zip(other.bins) {
            *bin = (bin.0 + other.0, bin.1 + other.1, bin.2 + other.2);
        }
    }
}

/// The surprise that a share of `won` was won after `told` had been foretold.
fn surprise(told: f32, won: f32) -> f64 {
    let told = f64::from(told.clamp(1e-3, 1.0 - 1e-3));
    -f64::from(won) * told.ln() - (1.0 - f64::from(won)) * (1.0 - told).ln()
}

/// Foretells the games for whoever decides, at every choice.
pub fn foretell<G: Sense>(rules: &G, lessons: &[Lesson], net: Option<&Net>) -> Foretold {
    let mut sums = Foretold::default();
    let weights = Kind::Search.weights::<G>();
    let (mut bytes, mut thought) = (vec![0; G::BYTES], Thought::new());
    for lesson in lessons {
        let mut told = Vec::with_capacity(lesson.choices.len());
        let end = replay(rules, lesson, |state, seat, _, choice| {
            let sense = Outlook::of(rules, state, &weights).win[seat.index()];
            let net = net.map_or(0.5, |net| {
                rules.encode(state, seat, &mut bytes);
                net.forecast(&bytes, rules.seats().into(), &mut thought).win[0]
            });
            told.push((seat, [1.0 / f32::from(rules.seats()), sense, f32::from(choice.win) / 255.0, net]));
        });
        let Some(end) = end else { continue };
        let outcome = Outlook::of(rules, &end, &[]).win;
        let choices = told.len();
        for (number, (seat, shares)) in told.into_iter().enumerate() {
            let third = 3 * number / choices;
            sums.search_calibration.note(shares[2], outcome[seat.index()]);
            sums.net_calibration.note(shares[3], outcome[seat.index()]);
            let [even, sense, search, net] = shares.map(|share| surprise(share, outcome[seat.index()]));
            sums.positions[third] += 1.0;
            sums.even[third] += even;
            sums.sense[third] += sense;
            sums.search[third] += search;
            sums.net[third] += net;
        }
    }
    for sum in [&mut sums.even, &mut sums.sense, &mut sums.search, &mut sums.net] {
        sum.iter_mut().zip(sums.positions).for_each(|(sum, positions)| *sum /= positions.max(1.0));
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calibration_is_how_far_forecasts_are_from_what_happens() {
        let mut right = Calibration::default();
        let mut wrong = Calibration::default();
        for game in 0..100 {
            let won = f32::from(u8::from(game % 4 == 0));
            right.note(0.25, won);
            wrong.note(0.55, won);
        }
        right.note(1.0, 1.0);
        assert!(right.error() < 1e-6 && (wrong.error() - 0.3).abs() < 1e-6);
        right += wrong;
        assert!((right.error() - 30.0 / 201.0).abs() < 1e-6, "of 201 forecasts 100 are 0.3 off");
    }
}
