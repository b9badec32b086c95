//! What a bot should know: the points there are, those the raid would pay if it ended now, and what vikings, heroes and
//! cards are worth until the end.

use langhus_rules::{Seat, Sense, Weight};

use crate::scoring::majority;
use crate::turn::RAIDS;
use crate::{Action, Stage, State, Terrain, Tongue, Walhalla};

/// The weights of [`Sense::value`], in their order.
const WEIGHTS: [Weight; 5] = [
    Weight { name: "majority", value: 0.8, low: 0.0, high: 1.5 },
    Weight { name: "field", value: 0.3, low: 0.0, high: 2.0 },
    Weight { name: "viking", value: 0.9, low: 0.0, high: 3.0 },
    Weight { name: "hero", value: 0.9, low: 0.0, high: 3.0 },
    Weight { name: "card", value: 1.2, low: 0.0, high: 3.0 },
];

impl Sense for Walhalla {
    const WEIGHTS: &'static [Weight] = &WEIGHTS;
    const SWING: f32 = 8.0;
    const PLAYOUT: u32 = 30;

    fn value(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        let [tongue, field, viking, hero, card] = *weights else { return };
        let wheat = state.fields_of(&[Terrain::Wheat]);
        for (seat, points) in points.iter_mut().enumerate() {
            *points = f32::from(state.points[seat].total());
            if state.stage == Stage::Over {
                continue;
            }
            // A viking on wheat stays, so its field pays in every raid to come as well.
            let raids: u8 = (state.raid..=RAIDS).sum();
            let crew = state.crew.iter().filter(|aboard| **aboard == Some(Seat::new(seat as u8))).count() as u8;
            *points += f32::from(state.held[seat].and(wheat).len()) * f32::from(raids);
            *points += f32::from(state.held[seat].len()) * field;
            *points += f32::from(state.midgard[seat] + crew) * viking;
            *points += f32::from(state.walhalla[seat]) * hero;
            *points += f32::from(state.hand[seat].total() + state.laid[seat].total()) * card;
        }
        if state.stage == Stage::Over {
            return;
        }
        for place in Tongue::ALL {
            let tips = (state.outer[place as usize].into(), state.inner[place as usize].into());
            let paid = majority(&self.tongue_sums(state, place), tips);
            for (points, paid) in points.iter_mut().zip(paid) {
                *points += f32::from(paid) * tongue;
            }
        }
    }

    fn urges(&self, _: &State, _: Seat, legal: &[Action], urges: &mut [f32]) {
        for (action, urge) in legal.iter().zip(urges) {
            *urge = match action {
                Action::Board(places) => 0.2 + f32::from(places.len()),
                Action::Ride(true) | Action::Attack(true) => 2.0,
                Action::Hunt(true) => 4.0,
                Action::Lay(_) => 3.0,
                _ => 1.0,
            };
        }
    }
}
