//! From a kept game back to its positions: the features of a net are never stored, they are made by playing again.

use langhus_bots::Outlook;
use langhus_rules::{Encode, Facets, Glance, Seat, Sense};

use crate::{Choice, Lesson};

/// A position from which something can be learnt, as whoever decided saw it. Seats are counted from that one on.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// The bytes of the encoding that are not 0, and where they lie.
    pub bytes: Vec<(u16, u8)>,
    /// Each seat's share of the win in the end.
    pub win: Vec<f32>,
    /// Each seat's points in the end.
    pub points: Vec<f32>,
    /// What the own seat's points in the end are for, in the order of the game's list.
    pub items: Vec<f32>,
    /// The share of a win that the search expected for the own seat.
    pub expected: f32,
    /// The legal actions, and the part of its time that the search spent on each; nothing where that was not
    /// kept.
    pub actions: Vec<(Facets, f32)>,
}

/// Plays a kept game again, and shows every position in which there was a choice: the state, who decides, the legal
/// actions, and what was kept of it. Gives the state at the end; nothing if the game does not follow these rules.
pub fn replay<G: Encode>(
    rules: &G,
    lesson: &Lesson,
    mut visit: impl FnMut(&G::State, Seat, &[G::Action], &Choice),
) -> Option<G::State> {
    let mut state = rules.deal(lesson.seed);
    let mut choices = lesson.choices.iter();
    let mut legal = Vec::with_capacity(G::WIDTH);
    while let Some(seat) = rules.awaited(&state).first() {
        legal.clear();
        rules.legal(&state, seat, &mut legal);
        let action = match legal.as_slice() {
            [only] => *only,
            several => {
                let choice = choices.next()?;
                visit(&state, seat, several, choice);
                *several.get(usize::from(choice.place))?
            }
        };
        rules.apply(&mut state, seat, action, &mut ());
    }
    choices.next().is_none().then_some(state)
}

impl Exercise {
    /// The exercises of a kept game; none if it does not follow these rules.
    pub fn of<G: Sense>(rules: &G, lesson: &Lesson) -> Vec<Exercise> {
        let mut bytes = vec![0; G::BYTES];
        let mut movers = Vec::with_capacity(lesson.choices.len());
        let mut exercises = Vec::with_capacity(lesson.choices.len());
        let end = replay(rules, lesson, |state, seat, legal, choice| {
            rules.encode(state, seat, &mut bytes);
            let there = bytes.iter().enumerate().filter(|(_, value)| **value > 0);
            movers.push(seat);
            exercises.push(Exercise {
                bytes: there.map(|(place, value)| (place as u16, *value)).collect(),
                win: Vec::new(),
                points: Vec::new(),
                items: Vec::new(),
                expected: f32::from(choice.win) / 255.0,
                actions: shares(&Glance { rules, state, seat }, legal, &choice.looks),
            });
        });
        let Some(end) = end else { return Vec::new() };
        let outcome = Outlook::of(rules, &end, &[]);
        let items: Vec<Vec<f32>> = Seat::all(rules.seats()).map(|seat| items(rules, &end, seat)).collect();
        for (exercise, mover) in exercises.iter_mut().zip(movers) {
            let around = mover.around(rules.seats());
            exercise.win = around.clone().map(|seat| outcome.win[seat.index()]).collect();
            exercise.points = around.map(|seat| outcome.points[seat.index()]).collect();
            exercise.items.clone_from(&items[mover.index()]);
        }
        exercises
    }

    /// What the own seat's chance is taught to be, and those of the others: `trust` in how the game ended, and the rest
    /// in what the search expected. What is left for the others is divided as the end did, or evenly.
    pub(crate) fn lesson(&self, trust: f32, targets: &mut [f32]) {
        let own = trust * self.win[0] + (1.0 - trust) * self.expected;
        targets[0] = own;
        let others: f32 = self.win[1..].iter().sum();
        let even = 1.0 / (self.win.len() - 1).max(1) as f32;
        for (target, win) in targets[1..].iter_mut().zip(&self.win[1..]) {
            *target = (1.0 - own) * if others > 0.0 { win / others } else { even };
        }
    }
}

/// What a seat's points are for, in the order of the game's list.
fn items<G: Sense>(rules: &G, end: &G::State, seat: Seat) -> Vec<f32> {
    let all = rules.items(end, seat);
    let points = |what: &str| all.iter().filter(|item| item.what == what).map(|item| item.points as f32).sum();
    G::ITEMS.iter().map(|what| points(what)).collect()
}

/// The legal actions, with what part of all looks each got.
fn shares<G: Encode>(at: &Glance<'_, G>, legal: &[G::Action], looks: &[u8]) -> Vec<(Facets, f32)> {
    let all: u32 = looks.iter().map(|looks| u32::from(*looks)).sum();
    let actions = legal.iter().zip(looks);
    actions.map(|(action, looks)| (G::facets(at, *action), f32::from(*looks) / all.max(1) as f32)).collect()
}
