//! What a net says about a world, as a search wants to hear it.

use langhus_rules::{Glance, Seat, Sense};

use crate::Outlook;
use crate::net::{Net, Thought, exp};

/// Room to ask a net in, so that nothing is allocated in a simulation.
pub(crate) struct Foresight {
    bytes: Vec<u8>,
    thought: Thought,
}

impl Foresight {
    pub fn new<G: Sense>() -> Foresight {
        Foresight { bytes: vec![0; G::BYTES], thought: Thought::new() }
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

    /// How much whoever was looked at last feels like doing each legal action: 1 for the most likely one. What the net
    /// never met is as likely as the others on the average.
    pub fn urges<G: Sense>(&self, net: &Net, at: &Glance<'_, G>, legal: &[G::Action], urges: &mut [f32]) {
        let (mut most, mut sum, mut known) = (f32::MIN, 0.0, 0.0);
        for (action, urge) in legal.iter().zip(urges.iter_mut()) {
            let lure = net.lure(G::facets(at, *action), &self.thought);
            *urge = lure.unwrap_or(f32::NAN);
            if let Some(lure) = lure {
                (most, sum, known) = (f32::max(most, lure), sum + lure, known + 1.0);
            }
        }
        let average = if known > 0.0 { sum / known } else { most };
        for urge in urges {
            *urge = exp(if urge.is_nan() { average } else { *urge } - most);
        }
    }
}
