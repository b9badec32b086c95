//! What a viewer does not notice changes nothing for them: not the table they see, not the numbers they count by, not
//! the log, not what they may take back. So nobody can tell how far another has come with a hidden answer.

use langhus_rules::serde_json::Value;
use langhus_rules::{
    Choice, End, Language, LogLine, Match, Numbering, Of, Saga, SagaMove, Seat, Table, UndoRefused, Viewer, Voice,
};

use crate::cases::{Outcome, ensure};

pub(crate) fn game<G: Voice>(played: &Match<G>) -> Outcome {
    let saga = played.saga();
    let (mut before, mut after) = (at::<G>(&saga, 0)?, at::<G>(&saga, 0)?);
    for (SagaMove { seat, notation }, number) in saga.moves.iter().zip(1..) {
        let play = |table: &mut Match<G>| {
            let done = table.play(*seat, notation);
            done.map_err(|error| table.explain(&error, Language::English))
        };
        play(&mut after)?;
        for viewer in Viewer::all(saga.seats).filter(|viewer| !after.noticed(number).contains(*viewer)) {
            let (was, is) = (Known::of(&before, viewer), Known::of(&after, viewer));
            ensure!(
                was == is,
                "\"{notation}\" of seat {seat} changes what {viewer:?} sees, unnoticed:\n{was:?}\n{is:?}"
            );
            undo::<G>(&saga, number, viewer)?;
        }
        play(&mut before)?;
    }
    Ok(())
}

/// The game after so many moves.
fn at<G: Voice>(saga: &Saga, moves: usize) -> Result<Match<G>, String> {
    let moves = saga.moves[..moves].to_vec();
    resume::<G>(saga, moves)
}

fn resume<G: Voice>(saga: &Saga, moves: Vec<SagaMove>) -> Result<Match<G>, String> {
    let saga = Saga { moves, end: End::Unfinished, ..saga.clone() };
    Of::<G>::new().resume(&saga, &[]).map_err(|error| error.to_string())
}

/// Everything about a table that a viewer is told.
#[derive(PartialEq, Debug)]
struct Known {
    view: Value,
    round: u32,
    noticed: usize,
    log: Vec<LogLine>,
    asked: Option<(String, Vec<Choice>)>,
    may_undo: Option<Result<usize, UndoRefused>>,
    goes_on: Option<bool>,
}

impl Known {
    fn of<G: Voice>(table: &Match<G>, viewer: Viewer) -> Known {
        let (seat, language) = (viewer.seat(), Language::English);
        let question = seat.and_then(|seat| table.ask(seat));
        Known {
            view: table.view(viewer),
            round: table.round(),
            noticed: table.positions(Numbering::Noticed(viewer)),
            log: table.log(viewer, Numbering::Noticed(viewer), 0, language),
            asked: seat.and_then(|seat| Some((table.prompt(seat, language)?, table.choices(seat, language)))),
            may_undo: seat.map(|seat| table.may_undo(seat)),
            goes_on: question.map(|asked| asked.goes_on),
        }
    }
}

/// Whoever takes their own last action back after somebody's hidden one leaves the hidden one standing.
fn undo<G: Voice>(saga: &Saga, number: usize, viewer: Viewer) -> Outcome {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let mut table = at::<G>(saga, number)?;
    let Ok(own) = table.may_undo(seat) else { return Ok(()) };
    table.undo(seat).map_err(|refused| format!("undo is allowed and then refused: {refused:?}"))?;
    let mut moves = saga.moves[..number].to_vec();
    let undone: SagaMove = moves.remove(own - 1);
    ensure!(undone.seat == seat, "seat {seat} takes back an action of seat {}", undone.seat);
    let without = resume::<G>(saga, moves)?;
    ensure!(
        table.lay_open() == without.lay_open() && same_counts(&table, &without),
        "after seat {seat} has taken its action back the game stands differently"
    );
    Ok(())
}

fn same_counts(one: &dyn Table, other: &dyn Table) -> bool {
    let counts = |table: &dyn Table, seat: Seat| table.positions(Numbering::Noticed(seat.into()));
    Seat::all(one.seats()).all(|seat| counts(one, seat) == counts(other, seat))
}
