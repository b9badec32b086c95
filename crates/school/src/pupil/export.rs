//! From a pupil to a finished net: weights as integers, slopes folded into their values, and test vectors.

use langhus_bots::net::{HIDDEN, Net, NetError, POINTS, Parts, ROW, UNIT, Vector};

use super::Pupil;
use super::pass::Pass;
use crate::Exercise;

/// A weight as a net has it. Larger ones could overflow the sums of the second layer.
fn whole(weight: f32) -> i16 {
    (weight * UNIT as f32).round().clamp(-16_383.0, 16_383.0) as i16
}

fn whole_all(weights: &[f32]) -> Vec<i16> {
    weights.iter().copied().map(whole).collect()
}

impl Pupil {
    /// The finished net. It proves itself on these exercises, now and wherever it is loaded.
    ///
    /// # Errors
    /// If the integers do not give what the pupil reckons.
    pub fn finish(&self, proof: &[Exercise]) -> Result<Net, NetError> {
        let layout = &self.layout;
        let (mut stored, mut rows) = (Vec::new(), Vec::new());
        for (place, most) in layout.most.iter().enumerate() {
            for value in 1..=*most {
                let mut parts = layout.rows_of(place as u16, value).peekable();
                if parts.peek().is_none() {
                    stored.push(0);
                    continue;
                }
                let mut row = [0.0; ROW];
                for (own, part) in parts {
                    row.iter_mut().zip(self.rows.row(own)).for_each(|(sum, weight)| *sum += part * weight);
                }
                rows.extend(row.map(whole));
                stored.push((rows.len() / ROW) as u16);
            }
        }
        let (mut known, mut facets) = (Vec::new(), Vec::new());
        for (facet, met) in self.known.iter().enumerate() {
            if *met {
                facets.extend(whole_all(self.facets.row(facet)));
            }
            known.push(if *met { (facets.len() / (HIDDEN + 1)) as u16 } else { 0 });
        }
        Net::new(Parts {
            game: layout.game.to_owned(),
            revision: self.revision,
            edition: self.edition,
            encoding: layout.encoding,
            tables: self.tables.clone(),
            most: layout.most.clone(),
            stored,
            rows,
            first: whole_all(&self.first.values),
            second: whole_all(&self.second.values),
            second_first: whole_all(&self.second_first.values),
            heads: whole_all(&self.heads.values),
            known,
            facets,
            items: whole_all(&self.items.values),
            vectors: proof.iter().map(|exercise| self.vector(exercise)).collect(),
        })
    }

    fn vector(&self, exercise: &Exercise) -> Vector {
        let pass = Pass::forward(self, exercise);
        let seats = exercise.win.len();
        Vector {
            bytes: exercise.bytes.clone(),
            win: pass.win[..seats].to_vec(),
            points: pass.points[..seats].iter().map(|points| points * POINTS).collect(),
        }
    }
}
