//! Nobody learns a secret: whatever a viewer cannot know may be replaced by anything that fits, and nothing they see
//! changes. The same shows whether a move that reveals something says so.

use langhus_rules::{Chance, Quick, Seat, Told, Viewer, Voice, playout, serde_json};

use crate::cases::{Outcome, Position, ensure};

/// How far an imagined world is played on.
const FAR: u64 = 20_000;

pub(crate) fn position<G: Voice>(position: &Position<'_, G>) -> Outcome {
    let mut chance = position.chance;
    for viewer in Viewer::all(position.rules.seats()) {
        let view = position.rules.view(position.state, viewer);
        let world = position.rules.imagine(&view, &mut chance);
        same_view(position, viewer, &view, &world)?;
        same_questions(position, viewer, &world)?;
        same_result(position, viewer, &world)?;
        hidden_answers(position, viewer, &mut chance)?;
        playable(position, viewer, world, &mut chance)?;
    }
    Ok(())
}

fn bytes<G: Voice>(view: &G::View) -> Result<String, String> {
    serde_json::to_string(view).map_err(|error| format!("a view has no JSON form: {error}"))
}

fn same_view<G: Voice>(position: &Position<'_, G>, viewer: Viewer, view: &G::View, world: &G::State) -> Outcome {
    let imagined = position.rules.view(world, viewer);
    let (seen, imagined_bytes) = (bytes::<G>(view)?, bytes::<G>(&imagined)?);
    ensure!(seen == imagined_bytes, "{viewer:?} sees another table in an imagined world:\n{seen}\n{imagined_bytes}");
    ensure!(*view == imagined, "the views of {viewer:?} differ in something that their JSON does not show");
    ensure!(
        position.rules.inventory(world) == position.rules.inventory(position.start),
        "the world that {viewer:?} imagines has other pieces"
    );
    Ok(())
}

/// Whom the game waits for, what they may do, why they may not, and the scores.
fn same_questions<G: Voice>(position: &Position<'_, G>, viewer: Viewer, world: &G::State) -> Outcome {
    let Position { rules, state, .. } = *position;
    let awaited = rules.awaited(state);
    ensure!(awaited == rules.awaited(world), "{viewer:?} could learn something from who is awaited");
    for seat in Seat::all(rules.seats()) {
        let (real, imagined) = (rules.items(state, seat), rules.items(world, seat));
        ensure!(real == imagined, "{viewer:?} could learn something from the score of seat {seat}");
        let tie_breaks = (rules.tie_break(state, seat), rules.tie_break(world, seat));
        ensure!(tie_breaks.0 == tie_breaks.1, "{viewer:?} could learn something from the tie-break of seat {seat}");
    }
    let Some(seat) = viewer.seat().filter(|seat| awaited.contains(*seat)) else { return Ok(()) };
    let (mut real, mut imagined) = (Vec::with_capacity(G::WIDTH), Vec::with_capacity(G::WIDTH));
    rules.legal(state, seat, &mut real);
    rules.legal(world, seat, &mut imagined);
    ensure!(real == imagined, "seat {seat} could learn something from what it may do:\n{real:?}\n{imagined:?}");
    for action in (0..rules.action_space()).filter_map(|index| rules.action(index)) {
        let (real, imagined) = (rules.check(state, seat, action), rules.check(world, seat, action));
        ensure!(
            real == imagined,
            "seat {seat} could learn something from a refusal of {action:?}: {real:?}, {imagined:?}"
        );
    }
    Ok(())
}

/// A move that reveals nothing gives the same result in every world that fits, and the log says the same.
fn same_result<G: Voice>(position: &Position<'_, G>, viewer: Viewer, world: &G::State) -> Outcome {
    let Position { rules, state, next, .. } = *position;
    let Some((seat, action)) = next else { return Ok(()) };
    if rules.check(world, seat, action).is_err() {
        ensure!(!viewer.is(seat), "{action:?} is legal for seat {seat}, but not in the world it imagines");
        return Ok(());
    }
    let play = |mut state: G::State| {
        let mut told = Told::default();
        rules.apply(&mut state, seat, action, &mut told);
        (state, told)
    };
    let ((real, told), (imagined, told_there)) = (play(*state), play(*world));
    let (seen, there) = (bytes::<G>(&rules.view(&real, viewer))?, bytes::<G>(&rules.view(&imagined, viewer))?);
    // Whoever sees the same table afterwards has learned nothing, and the log must not tell more than the table; only
    // at the end of a round what was shown may be shuffled away at once.
    let round_ended = rules.round(&real) != rules.round(state);
    if told.revealed && (seen != there || round_ended) {
        return Ok(());
    }
    let silent = told.revealed || !told_there.revealed;
    ensure!(silent, "{action:?} of seat {seat} reveals something in a world that {viewer:?} imagines");
    ensure!(
        seen == there,
        "{action:?} of seat {seat} shows {viewer:?} something new without saying so:\n{seen}\n{there}"
    );
    let heard = |told: &Told<G::Event>| told.events.iter().filter_map(|e| rules.witness(e, viewer)).collect::<Vec<_>>();
    let (log, log_there) = (heard(&told), heard(&told_there));
    ensure!(log == log_there, "the log of {action:?} tells {viewer:?} a secret:\n{log:?}\n{log_there:?}");
    Ok(())
}

/// In a simultaneous step nobody can tell what another has answered.
fn hidden_answers<G: Voice>(position: &Position<'_, G>, viewer: Viewer, chance: &mut Quick) -> Outcome {
    let Position { rules, state, .. } = *position;
    let awaited = rules.awaited(state);
    for seat in awaited.iter().filter(|seat| awaited.len() > 1 && !viewer.is(*seat)) {
        let mut legal = Vec::with_capacity(G::WIDTH);
        rules.legal(state, seat, &mut legal);
        let mut answer = || {
            let mut state = *state;
            let mut told = Told::default();
            rules.apply(&mut state, seat, legal[chance.below(legal.len() as u32) as usize], &mut told);
            let heard: Vec<_> = told.events.iter().filter_map(|event| rules.witness(event, viewer)).collect();
            (rules.awaited(&state), bytes::<G>(&rules.view(&state, viewer)), heard)
        };
        let (one, other) = (answer(), answer());
        // That somebody has finished answering may be seen; what the answer is may not.
        if one.0 == other.0 {
            ensure!(one.1 == other.1, "{viewer:?} sees what seat {seat} answered:\n{:?}\n{:?}", one.1, other.1);
            ensure!(one.2 == other.2, "the log tells {viewer:?} what seat {seat} answered: {:?}, {:?}", one.2, other.2);
        }
    }
    Ok(())
}

/// An imagined world can be played on, and no piece is lost there.
fn playable<G: Voice>(position: &Position<'_, G>, viewer: Viewer, mut world: G::State, chance: &mut Quick) -> Outcome {
    // Every eighth world is enough: playing on costs more than all the rest.
    if chance.below(8) > 0 {
        return Ok(());
    }
    playout(position.rules, &mut world, chance, &mut Vec::with_capacity(G::WIDTH), FAR);
    ensure!(
        position.rules.inventory(&world) == position.rules.inventory(position.start),
        "the world that {viewer:?} imagines loses pieces when it is played on"
    );
    Ok(())
}
