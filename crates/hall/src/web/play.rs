//! Actions, taking them back, hints.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use langhus_bots::Hint;
use langhus_rules::{Choice, Language, Say};
use langhus_table::id::TableId;
use langhus_table::sitting::Sitting;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::{At, Told, malformed};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{BOOK, Problem, ProblemDocument};
use crate::room::Ack;

/// No client's own id is longer than this many bytes.
const LONGEST_CLIENT: usize = 64;
/// No action's notation is longer than this many bytes.
const LONGEST_ACTION: usize = 256;

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// The sequence number of the state that this answers.
    sequence: u64,
    /// Your own id of this action, new for each: if you send it again because no answer came, it is played once.
    #[schema(min_length = 1, max_length = 64)]
    client: String,
    /// The action, as in the choices.
    #[schema(max_length = 256)]
    action: String,
}

/// An undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The sequence number of the state that this answers.
    sequence: u64,
    /// Your own id of this undo, new for each.
    #[schema(min_length = 1, max_length = 64)]
    client: String,
}

/// Plays an action of the caller's seat, or takes its last one back if there is none.
///
/// # Errors
/// Why it was not played.
pub(crate) async fn answer(
    hall: &Arc<Hall>,
    table: TableId,
    caller: Caller,
    (sequence, client): (u64, String),
    action: Option<String>,
) -> Result<Ack, Problem> {
    if client.is_empty() || client.len() > LONGEST_CLIENT {
        return Err(malformed("malformed-client").with("most", LONGEST_CLIENT));
    }
    if action.as_ref().is_some_and(|action| action.len() > LONGEST_ACTION) {
        return Err(malformed("malformed-action").with("most", LONGEST_ACTION));
    }
    let language = caller.language;
    let asked = hall.clone();
    let who = move |sitting: &Sitting| {
        let seat = caller.needs_seat(sitting)?;
        asked.limiter.ask(What::Action, Who::Seat(table, seat))?;
        Ok(seat)
    };
    hall.act(hall.room(table), who, (sequence, client), action, language).await
}

/// Plays an action. When this answers, the action is on disk.
#[utoipa::path(post, path = "/api/tables/{table}/actions", request_body = Act, params(("table" = String, Path,)),
    responses(
    (status = 200, body = Ack),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(act): Told<Act>,
) -> Result<Json<Ack>, Problem> {
    Ok(Json(answer(&hall, table, caller, (act.sequence, act.client), Some(act.action)).await?))
}

/// Takes the caller's last action back: never past something that was revealed, a random event or somebody else's
/// action, and where the table is opened without taking back, never past the end of a turn. Whoever plays with nobody but
/// bots takes back everything since their last choice, unless the table is opened without that.
#[utoipa::path(post, path = "/api/tables/{table}/undo", request_body = Undo, params(("table" = String, Path,)),
    responses(
    (status = 200, body = Ack),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(undo): Told<Undo>,
) -> Result<Json<Ack>, Problem> {
    Ok(Json(answer(&hall, table, caller, (undo.sequence, undo.client), None).await?))
}

/// What an adviser thinks of one action.
#[derive(Serialize, ToSchema)]
pub(super) struct Advice {
    /// The action, as in the choices.
    action: String,
    /// The same in words.
    text: String,
    /// How much of its time the adviser spent on it, from 0 to 1: the more, the better it seems.
    attention: f32,
    /// The share of a win that may be expected of it, from 0 to 1.
    win_share: f32,
    /// The points at the end that may be expected of it.
    score: f32,
    /// What these points are for, as a net forecasts; empty in games without a net.
    items: BTreeMap<&'static str, f32>,
    /// What may be expected of it, in words.
    says: String,
}

/// What an adviser thinks.
#[derive(Serialize, ToSchema)]
pub(super) struct Hints {
    /// The sequence since which this is asked of you.
    sequence: u64,
    /// The best actions, the very best first.
    hints: Vec<Advice>,
}

impl Advice {
    fn new(choice: Choice, hint: &Hint, language: Language) -> Advice {
        let says = Say::new("hint-says")
            .with("win", (100.0 * hint.win_share).round() as i32)
            .with("score", hint.score.round() as i32);
        Advice {
            action: choice.notation,
            text: choice.text,
            attention: hint.attention,
            win_share: hint.win_share,
            score: hint.score,
            items: hint.items.iter().map(|item| (item.what, item.points)).collect(),
            says: BOOK.say(&says, language, &[]),
        }
    }
}

/// Asks an adviser, who knows what the caller's seat knows and nothing else.
#[utoipa::path(post, path = "/api/tables/{table}/hint", params(("table" = String, Path,)), responses(
    (status = 200, body = Hints),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<Hints>, Problem> {
    let room = hall.room(table);
    let seat = {
        let sitting = hall.sit(&room).await?;
        let seat = caller.needs_seat(&sitting)?;
        sitting.may_be_advised()?;
        seat
    };
    hall.limiter.ask(What::Hint, Who::Seat(table, seat))?;
    let (sequence, hints) = hall.advise(room, seat, caller.language).await?;
    let hints = hints.into_iter().map(|(choice, hint)| Advice::new(choice, &hint, caller.language)).collect();
    Ok(Json(Hints { sequence, hints }))
}
