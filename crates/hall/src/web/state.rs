//! A table as a viewer may see it, now or at an earlier position.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use langhus_rules::{Choice, Language, Seat, Standing, Viewer, shown};
use langhus_table::Hosted;
use langhus_table::result::{Absent, SeatResult, results};
use langhus_table::sitting::Sitting;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};

use super::caller::Caller;
use super::extract::{Asked, At, seat};
use super::leave::SeatLeave;
use super::time::{PaceState, TimeState};
use crate::hall::Hall;
use crate::problem::{Problem, ProblemDocument, ProblemKind};
use crate::store::{Place, Sitter, Status};

/// Which position is wanted, and whose view of it.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Position {
    /// The position after so many actions; 0 is the deal. Without it, the position now. While the game goes on the
    /// actions count that you noticed, when it is over all.
    at: Option<u32>,
    /// The view of this seat, counted from 1: one's own, or any once the game is over.
    seat: Option<u8>,
    /// With the table drawn as text?
    #[serde(default)]
    sketch: bool,
    /// The code of the language of the texts, such as `en`.
    #[allow(dead_code, reason = "read at the door, named here for the interface's description")]
    language: Option<String>,
}

/// A table as a viewer may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableState {
    /// The table's name.
    id: String,
    /// The game's id.
    game: String,
    /// The revision of its rules.
    revision: u32,
    /// The SHA-256 of its edition.
    edition: String,
    /// `key=value` pairs.
    options: Vec<String>,
    /// Is it shown to everybody, or by link only?
    listed: bool,
    /// How far it has come.
    status: Status,
    /// The sequence number of the last thing that happened; an answer names it. You count what you notice: a hidden
    /// step of somebody else has no number.
    sequence: u64,
    /// How many actions stand, of those that you noticed; when the game is over, of all.
    moves: u32,
    /// The position shown, if it is not the last.
    at: Option<u32>,
    /// Who plays.
    seats: Vec<SeatState>,
    /// Your own seat, counted from 1.
    you: Option<u8>,
    /// Whom the game waits for.
    awaited: Vec<u8>,
    /// What is asked of you, in a sentence.
    prompt: Option<String>,
    /// What you may do now.
    choices: Vec<ChoiceState>,
    /// May you take your last action back?
    may_undo: bool,
    /// What time it is, in milliseconds since 1970, where clocks burn.
    now: Option<i64>,
    /// How much time there is; null where there is as much as anybody likes.
    pace: Option<PaceState>,
    /// The time of the people who play, as you may see it.
    times: Vec<TimeState>,
    /// Leave that those who play have announced: their clocks stand still meanwhile.
    leave: Vec<SeatLeave>,
    /// May hints be asked for at this table?
    hints: bool,
    /// May a turn be taken back at this table that is over?
    take_back: bool,
    /// What you may know, as the game describes it; null before the deal.
    #[schema(value_type = Object, nullable)]
    view: Option<Box<RawValue>>,
    /// The same drawn as text, if it was asked for.
    sketch: Option<String>,
    /// The places so far, best first.
    standings: Vec<StandingState>,
    /// The SHA-256 of the seed's 32 bytes, from the beginning.
    seed_hash: String,
    /// The seed in hexadecimal digits, when the game is over.
    seed: Option<String>,
    /// Where the same people play again.
    rematch: Option<String>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatState {
    /// Counted from 1.
    seat: u8,
    /// Who plays it.
    sitter: Sitter,
    /// The name at the table; empty while nobody has sat there.
    name: String,
    /// The level of the bot, if one plays.
    level: Option<String>,
}

impl SeatState {
    /// All seats, in order.
    pub(crate) fn all<'p>(places: impl IntoIterator<Item = &'p Place>, language: Language) -> Vec<SeatState> {
        let seat = |(place, seat): (&Place, u8)| SeatState {
            seat,
            sitter: place.sitter,
            name: shown(&place.name, language).into_owned(),
            level: place.sitter.is_bot().then(|| place.level.clone()),
        };
        places.into_iter().zip(1..).map(seat).collect()
    }
}

/// A legal action.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChoiceState {
    /// The dense index.
    index: usize,
    /// The stable notation: what is sent to play it.
    action: String,
    /// What it does, in words.
    text: String,
    /// The places on the table that say it.
    path: Vec<String>,
}

impl From<Choice> for ChoiceState {
    fn from(choice: Choice) -> ChoiceState {
        ChoiceState { index: choice.index, action: choice.notation, text: choice.text, path: choice.path }
    }
}

/// A place so far.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandingState {
    /// The seat, counted from 1.
    seat: u8,
    /// 1 for the first; seats that share a place have the same.
    place: u8,
    /// The points.
    score: i32,
    /// What decides between equal scores.
    tie_break: i32,
}

impl From<Standing> for StandingState {
    fn from(standing: Standing) -> StandingState {
        let Standing { seat, place, score, tie_break } = standing;
        StandingState { seat: seat.number(), place, score, tie_break }
    }
}

/// Whose view may be shown: the caller's own, or after the end anybody's.
pub(crate) fn viewer(sitting: &Sitting, own: Option<Seat>, wanted: Option<u8>) -> Result<Viewer, Problem> {
    let wanted = wanted.map(seat).transpose()?;
    if wanted.is_some_and(|seat| seat.index() >= sitting.places.len()) {
        return Err(Problem::new(ProblemKind::NoSuchSeat));
    }
    match wanted {
        Some(seat) if own != Some(seat) && !sitting.head.status.is_past() => {
            Err(Problem::new(ProblemKind::NotFinished))
        }
        Some(seat) => Ok(seat.into()),
        None => Ok(own.map_or(Viewer::Spectator, Viewer::Seat)),
    }
}

pub(crate) fn state(
    sitting: &Sitting,
    own: Option<Seat>,
    position: &Position,
    language: Language,
) -> Result<TableState, Problem> {
    let head = &sitting.head;
    let viewer = viewer(sitting, own, position.seat)?;
    let counts = own.map_or(Viewer::Spectator, Viewer::Seat);
    let past = position.at.map(|moves| sitting.at(counts, moves as usize)).transpose()?;
    let table: Option<&dyn Hosted> = past.as_deref().or(sitting.table.as_deref());
    let now = sitting.table.as_deref().filter(|_| past.is_none());
    let awaited = past.as_deref().map_or(sitting.waits_for(), |past| past.awaited());
    let standings = past.as_deref().map_or_else(|| sitting.standings(), |past| past.standings());
    let mut state = TableState {
        id: head.id.to_string(),
        game: head.game.clone(),
        revision: head.revision,
        edition: head.edition.clone(),
        options: head.options.clone(),
        listed: head.listed,
        status: head.status,
        sequence: sitting.sequence_of(counts),
        moves: sitting.positions(counts) as u32,
        at: position.at,
        seats: SeatState::all(&sitting.places, language),
        you: own.map(Seat::number),
        awaited: awaited.iter().map(Seat::number).collect(),
        prompt: None,
        choices: Vec::new(),
        may_undo: false,
        now: head.pace.as_ref().map(|_| sitting.hour.now),
        pace: head.pace.as_ref().map(PaceState::new),
        times: if past.is_none() { TimeState::all(sitting, counts) } else { Vec::new() },
        leave: if past.is_none() { SeatLeave::all(sitting) } else { Vec::new() },
        hints: head.customs.hints,
        take_back: head.customs.take_back,
        view: table.and_then(|table| table.view_written(viewer)),
        sketch: table.filter(|_| position.sketch).map(|table| table.sketch(viewer, language)),
        standings: standings.into_iter().map(Into::into).collect(),
        seed_hash: head.seed.hash(),
        seed: head.status.is_past().then(|| head.seed.to_string()),
        rematch: sitting.rematch().map(|id| id.to_string()),
    };
    if let (Some(table), Some(seat), Status::Playing) = (now, own, head.status) {
        state.prompt = table.prompt(seat, language);
        state.choices = table.choices(seat, language).into_iter().map(Into::into).collect();
        state.may_undo = sitting.may_undo(seat);
    }
    Ok(state)
}

/// The state of a table for the caller's seat.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path,), Position), responses(
    (status = 200, body = TableState),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(position): Asked<Position>,
    caller: Caller,
) -> Result<Json<TableState>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let own = caller.seat(&sitting)?;
    Ok(Json(state(&sitting, own, &position, caller.language)?))
}

/// Which part of the log is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// What happened after so many actions, as you count them.
    #[serde(default)]
    since: u32,
    /// The code of the language of the texts, such as `en`.
    #[allow(dead_code, reason = "read at the door, named here for the interface's description")]
    language: Option<String>,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub(super) struct Line {
    /// The number of the action it belongs to, counted from 1: of those that you noticed; when the game is over, of
    /// all, and so of the position.
    number: usize,
    /// What happened, as the caller witnessed it.
    text: String,
}

/// What happened, as the caller's seat witnessed it.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(("table" = String, Path,), Since), responses(
    (status = 200, body = Vec<Line>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn log(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(since): Asked<Since>,
    caller: Caller,
) -> Result<Json<Vec<Line>>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let viewer = caller.seat(&sitting)?.map_or(Viewer::Spectator, Viewer::Seat);
    let lines = sitting
        .table
        .as_ref()
        .map(|table| table.log(viewer, sitting.numbering(viewer), since.since as usize, caller.language));
    let line = |line: langhus_rules::LogLine| Line { number: line.number, text: line.text };
    Ok(Json(lines.unwrap_or_default().into_iter().map(line).collect()))
}

/// The points of every seat so far, and what they are made of.
#[utoipa::path(get, path = "/api/tables/{table}/scores", params(("table" = String, Path,)), responses(
    (status = 200, body = Vec<SeatResult>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn scores(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<Vec<SeatResult>>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let book = sitting.title().book();
    let past = sitting.head.status.is_past();
    let absent = if past { sitting.absent() } else { Absent::NOBODY };
    Ok(Json(sitting.table.as_deref().map(|table| results(table, absent, book, caller.language)).unwrap_or_default()))
}
