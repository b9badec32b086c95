//! Everything that is kept of somebody, for themselves: one JSON document. It is written table by table, so that a large one
//! takes no more memory than a small one.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt};
use langhus_rules::Language;
use langhus_table::entry::Kind;
use langhus_table::id::TableId;
use langhus_table::person::PersonId;
use langhus_table::sitting::Sitting;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::caller::Caller;
use super::channels::ChannelState;
use super::leave::LeaveState;
use super::state::SeatState;
use super::you::{DeviceState, needs_person};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument};
use crate::store::{Person, Status};

/// What is kept of somebody.
#[derive(Serialize, ToSchema)]
#[allow(dead_code, reason = "it is written piece by piece, and described as a whole")]
pub(super) struct Export {
    /// Who they are.
    person: PersonState,
    /// Where they are told that a game waits for them.
    channels: Vec<ChannelState>,
    /// The tables at which they sit, or which they have left since the game was dealt.
    tables: Vec<TableExport>,
}

/// Somebody, as they see themselves.
#[derive(Serialize, ToSchema)]
pub(super) struct PersonState {
    /// The name that they are offered wherever they sit down.
    name: String,
    /// The colour that they like: the number of a seat that has it; empty if they do not mind.
    colour: String,
    /// The code of the language that they have chosen; empty if they have not.
    language: String,
    /// What their pages keep for them.
    #[schema(value_type = Object)]
    settings: Value,
    /// The day on which they came into being, in milliseconds since 1970.
    made: i64,
    /// The day on which they were last seen, in milliseconds since 1970.
    seen: i64,
    /// Have they a recovery code?
    recoverable: bool,
    /// Their devices.
    devices: Vec<DeviceState>,
    /// Leave that lies ahead of them.
    leave: Vec<LeaveState>,
    /// So many days of leave they have left.
    leave_left: i64,
}

impl PersonState {
    /// Somebody as they see themselves.
    pub(super) fn new(person: Person, caller: &Caller, now: i64) -> PersonState {
        PersonState {
            settings: serde_json::from_str(&person.profile.settings).unwrap_or_default(),
            name: person.profile.name,
            colour: person.profile.colour,
            language: person.profile.language,
            made: person.made,
            seen: person.seen,
            recoverable: person.code.is_some(),
            devices: DeviceState::all(&person.devices, caller.key()),
            leave: LeaveState::all(&person.leaves, now),
            leave_left: person.leaves.left(now),
        }
    }
}

/// A table at which somebody sits.
#[derive(Serialize, ToSchema)]
pub(super) struct TableExport {
    /// Its name.
    id: String,
    /// The game's id.
    game: String,
    /// `key=value` pairs.
    options: Vec<String>,
    /// How far it has come.
    status: Status,
    /// When it was opened, in milliseconds since 1970.
    created: i64,
    /// Their seat, counted from 1; nothing if they have left it.
    you: Option<u8>,
    /// Who plays.
    seats: Vec<SeatState>,
    /// What they said there.
    said: Vec<SaidThere>,
    /// The record, when the game is over.
    record: Option<String>,
}

/// Something that somebody said.
#[derive(Serialize, ToSchema)]
pub(super) struct SaidThere {
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

impl TableExport {
    fn new(sitting: &Sitting, person: PersonId, language: Language) -> TableExport {
        let head = &sitting.head;
        let own = sitting.seat_of(&person);
        let said =
            sitting.entries.iter().filter(|entry| entry.kind == Kind::Chat && own.is_some() && entry.seat == own);
        TableExport {
            id: head.id.to_string(),
            game: head.game.clone(),
            options: head.options.clone(),
            status: head.status,
            created: head.created,
            you: own.map(langhus_rules::Seat::number),
            seats: SeatState::all(&sitting.places, language),
            said: said.map(|entry| SaidThere { text: entry.text.to_string(), at: entry.at }).collect(),
            record: sitting.table.as_ref().filter(|_| head.status.is_past()).map(|table| table.saga().write()),
        }
    }
}

/// A table as JSON; nothing if it is gone or cannot be played again.
async fn table(hall: &Hall, table: TableId, person: PersonId, language: Language) -> Option<String> {
    // Beside the rooms: nobody plays here, and there may be many.
    let stored = hall.store.load(table).await.ok()??;
    let sitting = Sitting::load(stored, &hall.house).ok()?;
    serde_json::to_string(&TableExport::new(&sitting, person, language)).ok()
}

/// Everything that is kept of the caller, with the records of their games: a JSON document to keep.
#[utoipa::path(get, path = "/api/you/export", responses(
    (status = 200, body = Export),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(crate) async fn export(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let (person, language) = (needs_person(&caller)?, caller.language);
    // It reads a lot, so nobody asks for it over and over.
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let about = PersonState::new(hall.somebody(person).await?, &caller, hall.now());
    let tables = hall.store.tables_of(person).await?;
    let channels = hall.store.channels(person).await?.into_iter();
    let channels: Vec<ChannelState> = channels.map(|channel| ChannelState::new(channel, caller.language)).collect();
    let [about, channels] =
        [serde_json::to_string(&about), serde_json::to_string(&channels)].map(Result::unwrap_or_default);
    let head = format!("{{\"person\":{about},\"channels\":{channels},\"tables\":[");
    let parts = stream::unfold((tables.into_iter(), true), move |(mut tables, first)| {
        let hall = hall.clone();
        async move {
            loop {
                let next = tables.next()?;
                if let Some(text) = table(&hall, next, person, language).await {
                    let text = if first { text } else { format!(",{text}") };
                    return Some((text, (tables, false)));
                }
            }
        }
    });
    let all = stream::iter([head]).chain(parts).chain(stream::iter(["]}".to_owned()]));
    let body = Body::from_stream(all.map(|text| Ok::<_, Infallible>(Bytes::from(text))));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"langhus.json\""),
    ];
    Ok((headers, body).into_response())
}
