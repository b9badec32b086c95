//! What a net says about a world, as a search wants to hear it.

use langhus_rules::{Glance, Seat, Sense};

use crate::Outlook;
use crate::net::{Net, Thought, exp};

/// Room to ask a net in, so that nothing is allocated in a simulation.
pub(crate) struct Foresight {
    bytes: Vec<u8>,
    thought: Thought,
    /// What the game's own sense feels like doing.
    own: Vec<f32>,
}

impl Foresight {
    pub fn new<G: Sense>() -> Foresight {
        Foresight { bytes: vec![0; G::BYTES], thought: Thought::new(), own: Vec::with_capacity(G::WIDTH) }
    }

    /// The outlook of a world: exact when the game is over, foretold before, by what whoever is to move knows there. So a
    /// search never asks what nobody could answer at the table.
    pub fn outlook<G: Sense>(&mut self, net: &Net, rules: &G, world: &G::State) -> Outlook {
        let Some(mover) = rules.awaited(world).first() else { return Outlook::of(rules, world, &[]) };
        rules.encode(world, mover, &mut self.bytes);
        let seats = rules.seats();
        let told = net.forecast(&self.bytes, seats.into(), &mut self.thought);
        let (mut win, mut points) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
        for (place, seat) in mover.around(seats).enumerate() {
            win[seat.index()] = told.win[place];
            points[seat.index()] = told.points[place];
        }
        Outlook::weighed(win, points, seats.into(), G::SWING)
    }

    /// Looks at a position as one seat, for [`Foresight::urges`].
    pub fn look<G: Sense>(&mut self, net: &Net, at: &Glance<'_, G>) {
        at.rules.encode(at.state, at.seat, &mut self.bytes);
        net.forecast(&self.bytes, at.rules.seats().into(), &mut self.thought);
    }

    /// How much whoever was looked at last feels like doing each legal action: 1 for the one that the net thinks most
    /// likely. What it never met is as likely as the others on the average. `gut` is the part of all this that the game's
    /// own urges have.
    pub fn urges<G: Sense>(&mut self, net: &Net, at: &Glance<'_, G>, legal: &[G::Action], gut: f32, urges: &mut [f32]) {
        let (mut most, mut sum, mut known) = (f32::MIN, 0.0, 0.0);
        for (action, urge) in legal.iter().zip(urges.iter_mut()) {
            let lure = net.lure(G::facets(at, *action), &self.thought);
            *urge = lure.unwrap_or(f32::NAN);
            if let Some(lure) = lure {
                (most, sum, known) = (f32::max(most, lure), sum + lure, known + 1.0);
            }
        }
        let average = if known > 0.0 { sum / known } else { most };
        for urge in urges.iter_mut() {
            *urge = exp(if urge.is_nan() { average } else { *urge } - most);
        }
        if gut > 0.0 {
            self.own.clear();
            self.own.resize(legal.len(), 1.0);
            at.rules.urges(at.state, at.seat, legal, &mut self.own);
            blend(urges, &self.own, gut);
        }
    }
}

/// Gives the game's own urges their part; the sum stays as it was.
fn blend(urges: &mut [f32], own: &[f32], part: f32) {
    let sum: f32 = urges.iter().sum();
    let all: f32 = own.iter().sum();
    if all > 0.0 {
        for (urge, own) in urges.iter_mut().zip(own) {
            *urge += part * (own * sum / all - *urge);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_urges_get_their_part_and_the_sum_stays() {
        let mut urges = [1.0, 0.5, 0.5];
        blend(&mut urges, &[0.0, 8.0, 0.0], 0.25);
        assert_eq!(urges, [0.75, 0.875, 0.375]);
        blend(&mut urges, &[0.0; 3], 0.25);
        assert_eq!(urges, [0.75, 0.875, 0.375], "who feels like nothing changes nothing");
        blend(&mut urges, &[1.0, 2.0, 5.0], 1.0);
        assert_eq!(urges, [0.25, 0.5, 1.25]);
    }
}
