//! Looking back: any position of a game is the one that playing up to it gives, for whoever counts, and an action that
//! was taken back leaves no trace in what is kept for looking back.

use langhus_rules::{Game, Match, Numbering, Seat, Timeline, Viewer, Voice};

use crate::cases::{Outcome, ensure};

pub(crate) fn game<G: Voice>(played: &Match<G>) -> Outcome {
    let steps = played.timeline().steps();
    let mut game = Timeline::new(played.rules().clone(), played.timeline().seed());
    // From here on every action goes into what is kept for looking back.
    ensure!(game.state_at(0) == *game.now(), "the deal is not the first position");
    let mut states = vec![*game.now()];
    for step in steps {
        game.play(step.seat, step.action).map_err(|refused| format!("{:?} is refused: {refused:?}", step.action))?;
        if take_back_and_play_again(&mut game, step.seat)? {
            ensure!(game.len() == states.len(), "an action that was taken back stands twice");
        }
        states.push(*game.now());
    }
    positions(&game, &states)?;
    rounds(&game, &states)?;
    // Whoever only looks back at the end finds the same.
    let mut late = Timeline::new(played.rules().clone(), played.timeline().seed());
    for step in game.steps() {
        late.play(step.seat, step.action).map_err(|refused| format!("{:?} is refused: {refused:?}", step.action))?;
    }
    positions(&late, &states)?;
    rounds(&late, &states)
}

/// Whoever may take an action back, and plays it again, stands where they stood.
fn take_back_and_play_again<G: Game>(game: &mut Timeline<G>, seat: Seat) -> Result<bool, String> {
    let Ok(number) = game.may_undo(seat) else { return Ok(false) };
    let (after, step) = (*game.now(), game.steps()[number - 1]);
    let noticed = game.undo(seat).map_err(|refused| format!("undo is allowed and then refused: {refused:?}"))?;
    ensure!(noticed == step.noticed, "others notice that it is gone than noticed it");
    game.play(seat, step.action).map_err(|refused| format!("it cannot be played again: {refused:?}"))?;
    // In a simultaneous step it stands behind the others' answers now, whose order does not matter.
    ensure!(*game.now() == after, "playing it again leads elsewhere");
    Ok(true)
}

fn positions<G: Game>(game: &Timeline<G>, states: &[G::State]) -> Outcome {
    for (moves, state) in states.iter().enumerate() {
        // Everything is looked at in short games, and all that could go wrong in long ones.
        if moves > 64 && moves % 37 > 2 && moves + 20 < states.len() {
            continue;
        }
        ensure!(game.state_at(moves) == *state, "the position after {moves} moves is another one");
        let then = game.at(moves);
        ensure!(then.len() == moves && then.now() == state, "the game does not end after {moves} moves");
        for viewer in Viewer::all(game.rules().seats()) {
            let numbering = Numbering::Noticed(viewer);
            let noticed = game.steps()[..moves].iter().filter(|step| step.noticed.contains(viewer)).count();
            ensure!(
                then.positions(numbering) == noticed && game.position_of(numbering, moves) == noticed,
                "{viewer:?} has noticed {noticed} of {moves} moves"
            );
            let last = game.steps()[..moves].iter().rposition(|step| step.noticed.contains(viewer));
            let first = game.moves_at(numbering, noticed);
            ensure!(first == Some(last.map_or(0, |place| place + 1)), "position {noticed} of {viewer:?} is {first:?}");
        }
    }
    let beyond = Numbering::Noticed(Viewer::Spectator);
    ensure!(game.moves_at(beyond, game.positions(beyond) + 1).is_none(), "there is a position after the last");
    Ok(())
}

fn rounds<G: Game>(game: &Timeline<G>, states: &[G::State]) -> Outcome {
    let rules = game.rules();
    let last = states.last().map_or(0, |state| rules.round(state));
    for round in 0..=last {
        let wanted = states.iter().position(|state| rules.round(state) >= round);
        ensure!(Some(game.beginning_of(round)) == wanted, "round {round} begins after {wanted:?} moves");
    }
    ensure!(game.beginning_of(last + 1) == game.len(), "a round that never began");
    Ok(())
}
