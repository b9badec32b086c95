//! What a bot should know: what the fields and heroes will be worth at the end of the raids, and which actions are worth
//! a look first.

use langhus_rules::{Seat, Sense, Weight};

use crate::scoring::{WALHALLA_POINTS, majority};
use crate::turn::RAIDS;
use crate::{Action, Defence, State, Terrain, Tongue, Walhalla};

const TONGUE: usize = 0;
const LATER_RAID: usize = 1;
const MIDGARD: usize = 2;
const HERO: usize = 3;
const CARD: usize = 4;
const ABOARD: usize = 5;

impl Walhalla {
    /// What the tongues would pay if the raid ended now, softened: a viking more can still change it.
    fn tongue_points(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        for tongue in Tongue::ALL {
            let sums = self.tongue_sums(state, tongue);
            let tips = (state.outer[tongue as usize].into(), state.inner[tongue as usize].into());
            let paid = majority(&sums, tips);
            let all: f32 = sums.iter().map(|sum| f32::from(*sum)).sum();
            let prize = f32::from(tips.0 + tips.1);
            for (seat, points) in points.iter_mut().enumerate() {
                let share = f32::from(sums[seat]) / (all + 1.0) * prize;
                *points += f32::from(paid[seat]) * weights[TONGUE] + share * (1.0 - weights[TONGUE]);
            }
        }
    }
}

impl Sense for Walhalla {
    const NET: &'static [u8] = include_bytes!("../net/walhalla.net");
    const ITEMS: &'static [&'static str] = &[
        "forest",
        "hunt",
        "wheat",
        "forest-cards",
        "wheat-cards",
        "cult-cards",
        "village-cards",
        "tongue",
        "fields",
        "walhalla",
    ];
    // Found by `langhus tune walhalla --seats 3 --bot search:100 --against search:100 --generations 8 --games 30 --seed 1`.
    const WEIGHTS: &'static [Weight] = &[
        Weight::new("tongue", 0.622, 0.0, 1.0),
        Weight::new("later-raid", 0.451, 0.0, 1.5),
        Weight::new("midgard", 2.788, 0.0, 8.0),
        Weight::new("hero", 0.734, 0.0, 2.0),
        Weight::new("card", 2.576, 0.0, 6.0),
        Weight::new("aboard", 4.097, 0.0, 8.0),
    ];
    const SWING: f32 = 8.0;
    // More than a third of a game. In the same time it is as strong as a tenth of one, but it gains more by thinking
    // longer: what a short playout leaves to `value` no amount of thinking corrects.
    const PLAYOUT: u32 = 60;
    // Three seats, `net:200` against `search:300`, which take the same time: these 44.9 % ± 6.1 of 240 games. Against
    // `search:200`, 150 games each: with half a doubt 45.9 % ± 7.8; with half a doubt 20 decisions 40.3 %, 10 36.6 %, none
    // 19.2 %; 20 and no gut 37.7 %.
    const NET_PLAYOUT: u32 = 30;
    const GUT: f32 = 0.5;
    const DOUBT: f32 = 0.7;

    fn value(&self, state: &State, weights: &[f32], points: &mut [f32]) {
        for (seat, points) in points.iter_mut().enumerate() {
            *points = f32::from(state.points[seat].total());
        }
        if state.awaited.is_empty() {
            return;
        }
        self.tongue_points(state, weights, points);
        let wheat = state.fields_of(&[Terrain::Wheat]);
        let last = state.raid == RAIDS;
        let later = f32::from(RAIDS - state.raid);
        let heroes = self.heroes(state);
        let rank = majority(&heroes, WALHALLA_POINTS);
        for (seat, points) in points.iter_mut().enumerate() {
            let held = state.held[seat];
            let on_wheat = f32::from(held.and(wheat).len());
            *points += on_wheat * (f32::from(state.raid) + weights[LATER_RAID] * later);
            *points += f32::from(state.midgard[seat]) * weights[MIDGARD];
            *points += f32::from(heroes[seat]) * weights[HERO];
            *points += f32::from(state.hand_size(Seat::new(seat as u8))) * weights[CARD];
            if last {
                *points += f32::from(held.len()) + f32::from(rank[seat]) * 0.7;
            }
        }
        for owner in state.crew.iter().flatten() {
            points[owner.index()] += weights[ABOARD];
        }
    }

    fn urges(&self, state: &State, seat: Seat, legal: &[Action], urges: &mut [f32]) {
        let many = state.midgard[seat.index()] > 2;
        for (action, urge) in legal.iter().zip(urges) {
            *urge = match *action {
                Action::Board(places) if many => f32::from(1 + 2 * places.len()),
                Action::Ride(true) | Action::Hunt(true) | Action::Lay(_) => 4.0,
                Action::Defend(Defence::Shield) => 2.0,
                _ => 1.0,
            };
        }
    }
}
