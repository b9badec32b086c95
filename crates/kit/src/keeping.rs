//! The rules keep their promises: somebody is always awaited, actions and indices agree, no piece is lost, the score
//! is the sum of its items, answers given at once have no order, and a record replays.

use langhus_rules::{Chance, Match, Of, Saga, Seat, Table, Voice};

use crate::cases::{Outcome, Position, ensure};

pub(crate) fn position<G: Voice>(position: &Position<'_, G>) -> Outcome {
    actions(position)?;
    pieces(position)?;
    scores(position)?;
    no_order(position)
}

/// Invariants 2 and 5.
fn actions<G: Voice>(position: &Position<'_, G>) -> Outcome {
    let Position { rules, state, .. } = *position;
    let awaited = rules.awaited(state);
    let mut legal = Vec::with_capacity(G::WIDTH);
    for seat in Seat::all(rules.seats()) {
        legal.clear();
        rules.legal(state, seat, &mut legal);
        if !awaited.contains(seat) {
            ensure!(legal.is_empty(), "seat {seat} is not awaited, but has legal actions: {legal:?}");
            continue;
        }
        ensure!(!legal.is_empty(), "seat {seat} is awaited, but has no legal action");
        ensure!(legal.len() <= G::WIDTH, "{} actions are legal, more than WIDTH, {}", legal.len(), G::WIDTH);
        let mut indices: Vec<usize> = legal.iter().map(|action| rules.index(*action)).collect();
        for (action, index) in legal.iter().zip(&indices) {
            ensure!(*index < rules.action_space(), "{action:?} has the index {index}, beyond the action space");
            ensure!(rules.action(*index) == Some(*action), "the index {index} of {action:?} does not lead back to it");
            let notation = rules.notation(*action);
            ensure!(tidy(&notation), "the notation \"{notation}\" is not in short lower-case words with single spaces");
            let parsed = rules.parse(&notation);
            ensure!(
                parsed.as_ref() == Ok(action),
                "the notation \"{notation}\" of {action:?} reads back as {parsed:?}"
            );
        }
        indices.sort_unstable();
        let count = indices.len();
        indices.dedup();
        ensure!(indices.len() == count, "an action is legal twice: {legal:?}");
        for index in 0..rules.action_space() {
            let Some(action) = rules.action(index) else { continue };
            ensure!(
                rules.index(action) == index,
                "{action:?} comes from index {index}, but has {}",
                rules.index(action)
            );
            let checked = rules.check(state, seat, action);
            let listed = indices.binary_search(&index).is_ok();
            ensure!(
                checked.is_ok() == listed,
                "{action:?} of seat {seat}: check says {checked:?}, but listed is {listed}"
            );
        }
    }
    Ok(())
}

fn tidy(notation: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_graphic());
    notation.split(' ').all(word) && notation.len() <= 80
}

/// Invariant 3.
fn pieces<G: Voice>(position: &Position<'_, G>) -> Outcome {
    let (now, start) = (position.rules.inventory(position.state), position.rules.inventory(position.start));
    ensure!(!start.is_empty(), "the inventory is empty");
    for (piece, count) in &start {
        let found = now.get(piece).copied().unwrap_or(0);
        ensure!(found == *count, "there were {count} of {piece}, and now there are {found}");
    }
    for piece in now.keys() {
        ensure!(start.contains_key(piece), "there is a {piece} that was not there at the start");
    }
    Ok(())
}

fn scores<G: Voice>(position: &Position<'_, G>) -> Outcome {
    for seat in Seat::all(position.rules.seats()) {
        let score = position.rules.score(position.state, seat);
        let sum: i32 = position.rules.items(position.state, seat).iter().map(|item| item.points).sum();
        ensure!(score == sum, "seat {seat} has {score} points, but its items sum up to {sum}");
    }
    Ok(())
}

/// The second half of invariant 2: in a simultaneous step the order of answers does not matter.
fn no_order<G: Voice>(position: &Position<'_, G>) -> Outcome {
    let Position { rules, state, mut chance, .. } = *position;
    let awaited: Vec<Seat> = rules.awaited(state).iter().collect();
    for (n, first) in awaited.iter().enumerate() {
        for second in &awaited[n + 1..] {
            let mut pick = |seat: Seat| {
                let mut legal = Vec::with_capacity(G::WIDTH);
                rules.legal(state, seat, &mut legal);
                legal[chance.below(legal.len() as u32) as usize]
            };
            let answers = [(*first, pick(*first)), (*second, pick(*second))];
            let play = |order: [usize; 2]| {
                let mut state = *state;
                for (seat, action) in order.map(|n| answers[n]) {
                    rules.play(&mut state, seat, action, &mut ()).map_err(|refused| {
                        format!("{action:?} of seat {seat} is refused after the other's answer: {refused:?}")
                    })?;
                }
                Ok::<_, String>(state)
            };
            ensure!(play([0, 1])? == play([1, 0])?, "the order of the answers {answers:?} matters");
        }
    }
    Ok(())
}

/// Invariants 1 and 6: the same seed and actions give the same state, and the record says so; what was undone is as if
/// it had not been.
pub(crate) fn game<G: Voice>(table: &Match<G>) -> Outcome {
    let text = table.saga().write();
    let saga = Saga::read(&text).map_err(|error| format!("the record cannot be read back: {error}"))?;
    let again = Of::<G>::new().resume(&saga, &[]).map_err(|error| format!("the record does not replay: {error}"))?;
    ensure!(again.saga().write() == text, "the replayed game writes another record");
    ensure!(again.lay_open() == table.lay_open(), "the replayed game stands differently");
    undo::<G>(&saga)
}

fn undo<G: Voice>(saga: &Saga) -> Outcome {
    let Some(last) = saga.moves.last() else { return Ok(()) };
    let mut before = saga.clone();
    before.moves.pop();
    before.end = langhus_rules::End::Unfinished;
    let resume = |saga: &Saga| Of::<G>::new().resume(saga, &[]).map_err(|error| error.to_string());
    let (mut table, shorter) = (resume(saga)?, resume(&before)?);
    if table.may_undo(last.seat).is_ok() {
        table.undo(last.seat).map_err(|refused| format!("undo is allowed and then refused: {refused:?}"))?;
        ensure!(table.lay_open() == shorter.lay_open(), "after an undo the game stands differently");
    }
    Ok(())
}
