//! Actions of a page: the answer brings what came of it, ready to be shown.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use langhus_board::Known;
use langhus_table::id::TableId;
use langhus_table::steps::{Sketch, Step};
use serde::{Deserialize, Serialize};

use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::room::Ack;
use crate::web::caller::Caller;
use crate::web::extract::{At, Told};
use crate::web::play::answer;

/// An action of a page, or an undo.
#[derive(Deserialize)]
pub(super) struct Sent {
    /// The sequence number of what the page shows, which this answers.
    sequence: u64,
    /// The page's own id of this, new for each: what is sent again is done once.
    client: String,
    /// What an undo has none of.
    #[serde(default)]
    action: String,
    /// The versions of what the page shows.
    have: String,
    /// The number of the newest line of its log.
    lines: Option<usize>,
}

/// What came of it.
#[derive(Serialize)]
pub(super) struct Done {
    #[serde(flatten)]
    ack: Ack,
    /// The step, if it follows what the page shows. Otherwise others have acted meanwhile, and the stream tells it after
    /// theirs.
    step: Option<Step>,
}

/// Plays an action.
pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(sent): Told<Sent>,
) -> Result<Json<Done>, Problem> {
    let shown = (sent.sequence, Known::read(&sent.have, sent.lines));
    let ack = answer(&hall, table, caller.clone(), (sent.sequence, sent.client), Some(sent.action)).await?;
    Ok(Json(done(&hall, table, &caller, ack, shown).await))
}

/// Takes the last action back.
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(sent): Told<Sent>,
) -> Result<Json<Done>, Problem> {
    let shown = (sent.sequence, Known::read(&sent.have, sent.lines));
    let ack = answer(&hall, table, caller.clone(), (sent.sequence, sent.client), None).await?;
    Ok(Json(done(&hall, table, &caller, ack, shown).await))
}

/// An answer that is on disk, with its step for a page that shows something already. It is done whatever becomes of the
/// drawing, which the stream brings too.
async fn done(hall: &Hall, table: TableId, caller: &Caller, ack: Ack, (shown, known): (u64, Known)) -> Done {
    let step =
        if ack.sequence == shown + 1 { draw(hall, table, caller, ack.sequence, &known).await.ok() } else { None };
    Done { ack, step }
}

async fn draw(hall: &Hall, table: TableId, caller: &Caller, sequence: u64, known: &Known) -> Result<Step, Problem> {
    let room = hall.room(table);
    let sketch = {
        let sitting = hall.sit(&room).await?;
        let seat = caller.needs_seat(&sitting)?;
        let place = sitting.place_of(seat.into(), sequence - 1);
        let (_, entry) =
            sitting.noticed_from(seat.into(), place).next().ok_or_else(|| Problem::new(ProblemKind::Broken))?;
        let whose = (Some(seat), caller.language);
        Sketch::after((hall.house.as_ref(), &room.easel), &sitting, whose, (sequence, entry), known)?
    };
    Ok(sketch.draw(&room.easel))
}
