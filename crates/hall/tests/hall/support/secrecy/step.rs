//! What happens next in two worlds that one viewer cannot tell apart.

use langhus_rules::{Chance, Quick, Seat, Told, Viewer, Voice};

/// So many other answers are tried at most for each action.
const FEW: usize = 12;

/// What happens next, in each of the worlds.
pub struct Next {
    pub seat: Seat,
    pub real: Option<String>,
    pub imagined: Option<String>,
}

/// An action in the real world, and one in the imagined world that looks the same to the viewer, preferably another; of
/// an action that the viewer does not notice perhaps only one of them. Nothing when the game is over or whatever is
/// done shows the difference.
pub fn step<G: Voice>(
    rules: &G,
    (real, imagined): (&mut G::State, &mut G::State),
    viewer: Viewer,
    chance: &mut Quick,
    prefer: &mut impl FnMut(&G::State, Seat) -> Option<G::Action>,
) -> Option<Next> {
    let awaited: Vec<Seat> = rules.awaited(real).iter().collect();
    let seat = *awaited.get(chance.below(awaited.len().max(1) as u32) as usize)?;
    let legal = |state: &G::State, chance: &mut Quick| {
        let mut actions = Vec::with_capacity(G::WIDTH);
        rules.legal(state, seat, &mut actions);
        chance.shuffle(&mut actions);
        actions
    };
    let after = |state: &G::State, action| {
        let (mut state, mut told) = (*state, Told::default());
        rules.apply(&mut state, seat, action, &mut told);
        (state, told)
    };
    let hidden = |state: &G::State, action: &G::Action| {
        let (then, told) = after(state, *action);
        let heard = told.events.iter().any(|event| rules.witness(event, viewer).is_some());
        let seen =
            rules.view(&then, viewer) != rules.view(state, viewer) || rules.awaited(&then) != rules.awaited(state);
        !viewer.is(seat) && !heard && !seen
    };
    let (mut actions, mut answers) = (legal(real, chance), legal(imagined, chance));
    if let Some(likely) = prefer(real, seat).and_then(|likely| actions.iter().position(|action| *action == likely)) {
        actions.swap(0, likely);
    }
    let notation = |action: G::Action| Some(rules.notation(action));
    match chance.below(4) {
        0 => {
            if let Some(action) = actions.iter().copied().find(|action| hidden(real, action)) {
                *real = after(real, action).0;
                return Some(Next { seat, real: notation(action), imagined: None });
            }
        }
        1 => {
            if let Some(answer) = answers.iter().copied().find(|answer| hidden(imagined, answer)) {
                *imagined = after(imagined, answer).0;
                return Some(Next { seat, real: None, imagined: notation(answer) });
            }
        }
        _ => {}
    }
    for action in actions {
        let (then, _) = after(real, action);
        let seen = rules.view(&then, viewer);
        let looks_the_same = |other: &G::Action| {
            let (there, _) = after(imagined, *other);
            // What the viewer does themselves they do alike in both.
            (!viewer.is(seat) || *other == action)
                && rules.view(&there, viewer) == seen
                && rules.awaited(&there) == rules.awaited(&then)
                && (viewer.is(seat) || hidden(real, &action) == hidden(imagined, other))
        };
        answers.sort_by_key(|answer| *answer == action);
        // A few other answers are enough to look at; the same one comes last.
        let few = answers.iter().take(FEW).chain(answers.last()).copied();
        if let Some(answer) = few.into_iter().find(looks_the_same) {
            (*real, *imagined) = (then, after(imagined, answer).0);
            return Some(Next { seat, real: notation(action), imagined: notation(answer) });
        }
    }
    None
}
