//! Opening and listing tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use langhus_rules::{Language, Seat};
use langhus_table::result::{self, SeatResult};
use langhus_table::{House, Outages};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::Caller;
use super::extract::{Asked, Told};
use super::once::Again;
use super::seats::{Guest, SeatTaken};
use super::state::SeatState;
use super::time::PaceState;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::opening::NewTable;
use crate::problem::{Problem, ProblemDocument, ProblemKind};
use crate::store::{Listed, Status, Wanted};

/// Opens a table. One of bots alone plays while it is watched: for half a minute after it was opened or last asked for,
/// and as long as a stream is open.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, params(Again), responses(
    (status = 201, body = SeatTaken),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn create(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    again: Again,
    Told(new): Told<NewTable>,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let guest = Guest::of(&caller, &hall);
    let once = again.to("open", &[format!("{new:?}").as_bytes()]);
    let opened = hall.open_table(new, caller.address, guest.comer(), once).await?;
    let taken = SeatTaken::new(opened.id, opened.seat, &guest);
    let answer = (StatusCode::CREATED, Json(taken)).into_response();
    Ok(if opened.seat.is_some() { guest.welcome(&hall.site, answer) } else { answer })
}

/// Which tables are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filter {
    /// Of this game only.
    game: Option<String>,
    /// Of this status only.
    status: Option<Status>,
    /// Those at which the caller sits, listed or not, instead of those that everybody may see.
    #[serde(default)]
    mine: bool,
    /// Opened before this moment, in milliseconds since 1970: for the next page.
    before: Option<i64>,
    /// At most so many, up to 100.
    #[param(maximum = 100)]
    limit: Option<u32>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableEntry {
    /// The table's name.
    pub(crate) id: String,
    /// The game's id.
    pub(crate) game: String,
    /// `key=value` pairs.
    options: Vec<String>,
    /// How far it has come.
    pub(crate) status: Status,
    /// Who plays.
    seats: Vec<SeatState>,
    /// Your own seat, counted from 1, in a list of the tables at which you sit.
    you: Option<u8>,
    /// Whom the game waits for.
    awaited: Vec<u8>,
    /// How much time there is; null where there is as much as anybody likes.
    pace: Option<PaceState>,
    /// Until when, in milliseconds since 1970, those have time whom the game waits for: of the first whose time is up.
    until: Option<i64>,
    /// When it was opened, in milliseconds since 1970.
    created: i64,
    /// When something last happened that everybody noticed, in milliseconds since 1970.
    updated: i64,
    /// The result, when it is over.
    result: Option<Vec<SeatResult>>,
}

impl TableEntry {
    fn new(listed: Listed, house: &House, outages: &Outages, language: Language) -> TableEntry {
        let book = house.title(&listed.head.game).map(|title| title.book());
        let result = listed.result.as_deref().map(|kept| result::in_words(result::read(kept), book, language));
        TableEntry {
            id: listed.head.id.to_string(),
            game: listed.head.game,
            options: listed.head.options,
            status: listed.head.status,
            seats: SeatState::all(&listed.places, language),
            you: listed.own.map(Seat::number),
            awaited: listed.awaited.iter().map(Seat::number).collect(),
            pace: listed.head.pace.as_ref().map(PaceState::new),
            until: listed.due.seats.iter().flatten().min().map(|until| outages.moment(*until)),
            created: listed.head.created,
            updated: listed.updated,
            result,
        }
    }
}

/// Lists tables, newest first.
#[utoipa::path(get, path = "/api/tables", params(Filter), responses(
    (status = 200, body = Vec<TableEntry>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    Asked(filter): Asked<Filter>,
    caller: Caller,
) -> Result<Json<Vec<TableEntry>>, Problem> {
    let person = match (filter.mine, caller.key(), caller.person()) {
        (false, ..) => None,
        (true, _, Some(person)) => Some(person),
        // A token that opens nothing any more finds nothing.
        (true, Some(_), None) => return Ok(Json(Vec::new())),
        (true, None, None) => return Err(Problem::new(ProblemKind::NoSeat)),
    };
    let limit = filter.limit.unwrap_or(50).clamp(1, 100);
    let wanted = Wanted { game: filter.game, status: filter.status, person, before: filter.before, limit };
    let tables = hall.store.list(wanted).await?;
    let outages = hall.hour().outages;
    Ok(Json(tables.into_iter().map(|listed| TableEntry::new(listed, &hall.house, &outages, caller.language)).collect()))
}
