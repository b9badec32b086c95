//! Server-sent events: everything that happens at a table, once, in order, as the viewer may know it.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use langhus_rules::{Language, Numbering, Seat, Viewer, shown};
use langhus_table::entry::{Entry, Kind};
use langhus_table::sitting::Sitting;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::Caller;
use super::extract::{Asked, At};
use crate::attendance::Attending;
use crate::hall::Hall;
use crate::listening::{Ear, RETRY, STILL};
use crate::problem::{Problem, ProblemDocument};

/// So many events are told at most before the viewer's connection is asked again whether it takes more.
const TOGETHER: usize = 256;

/// Something that happened, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Happening {
    /// Its sequence number, as the viewer counts what they notice: also the event's id, with which a stream is resumed.
    sequence: u64,
    /// What it is about.
    kind: Kind,
    /// Whose it is, counted from 1.
    seat: Option<u8>,
    /// What was said (to those who sit at the table), a name, a level, a table; of an action its notation, to the seat
    /// itself.
    text: Option<String>,
    /// The log of an action as the viewer witnessed it.
    lines: Vec<String>,
    /// Whom the game waits for afterwards.
    awaited: Vec<u8>,
    /// How many actions stand afterwards, of those that the viewer noticed.
    moves: u32,
}

/// What a viewer noticed of the entries from a place on; and the place up to which that is all.
fn happenings(sitting: &Sitting, viewer: Viewer, from: usize, language: Language) -> (Vec<Happening>, usize) {
    let until = sitting.entries.len().min(from + TOGETHER);
    let noticed = |entry: &&Entry| entry.noticed.contains(viewer);
    let stands = |entry: &Entry| match entry.kind {
        Kind::Played => 1,
        Kind::Undone => -1,
        _ => 0,
    };
    // Counted back from now, because most who listen have been told nearly everything.
    let later = || sitting.entries[from..].iter().filter(noticed);
    let first = sitting.sequence_of(viewer) - later().count() as u64 + 1;
    let standing = sitting.table.as_ref().map_or(0, |table| table.positions(Numbering::Noticed(viewer)));
    let mut moves = standing as i64 - later().map(stands).sum::<i64>();
    let mut told = Vec::new();
    let entries = sitting.entries[from..until].iter().zip(from..).filter(|(entry, _)| noticed(entry));
    for ((entry, place), sequence) in entries.zip(first..) {
        moves += stands(entry);
        told.push(Happening {
            sequence,
            kind: entry.kind,
            seat: entry.seat.map(Seat::number),
            text: entry.text_for(viewer).map(|text| named(entry.kind, text, language)),
            lines: sitting.lines(viewer, place, language),
            awaited: entry.awaited.iter().map(Seat::number).collect(),
            moves: moves as u32,
        });
    }
    (told, until)
}

/// What an entry says, where it is a name, as its reader knows it.
fn named(kind: Kind, text: String, language: Language) -> String {
    if kind == Kind::Sat { shown(&text, language).into_owned() } else { text }
}

/// From where a stream is told.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Resume {
    /// What happened after this sequence number; `Last-Event-ID` goes before it. Without either, what happens from now.
    since: Option<u64>,
    /// The code of the language of the texts, such as `en`.
    #[allow(dead_code, reason = "read at the door, named here for the interface's description")]
    language: Option<String>,
}

/// A stream on its way.
struct Listener {
    ear: Ear,
    /// A program that listens is here, for its seat.
    _attending: Option<Attending>,
    /// The place in the table's list up to which everything was told.
    told: usize,
    pending: VecDeque<Happening>,
    ended: bool,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.ended {
                return None;
            }
            if let Some(happening) = self.pending.pop_front() {
                let event = Event::default().id(happening.sequence.to_string()).event(happening.kind.name());
                return event.json_data(&happening).ok();
            }
            let (caller, sitting) = self.ear.sit().await?;
            // A seat that was given up hears no more than a spectator, from the next event on.
            let seat = caller.seat(&sitting).unwrap_or_default();
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            let (pending, told) = happenings(&sitting, viewer, self.told, caller.language);
            let all = told == sitting.entries.len();
            drop(sitting);
            if self.ear.is_signed_out() {
                return None;
            }
            (self.pending, self.told) = (pending.into(), told);
            if self.pending.is_empty() && all && !self.ear.wait().await {
                self.ended = true;
                return Some(Event::default().comment("the server stops").retry(RETRY));
            }
        }
    }
}

fn listen(listener: Listener) -> impl Stream<Item = Result<Event, Infallible>> {
    let hello = Event::default().retry(RETRY).comment("welcome");
    let told = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    futures_util::StreamExt::chain(stream::iter([Ok(hello)]), told)
}

/// Everything that happens at a table, as server-sent events. Each event's id is its sequence number; a client that was
/// away sends the last one as `Last-Event-ID` and misses nothing. It ends when the device that listens is signed out. When nothing has happened for a quarter of a minute, an
/// event `still` without an id says that the stream is there.
#[utoipa::path(get, path = "/api/tables/{table}/stream", params(("table" = String, Path,), Resume,
    ("Last-Event-ID" = Option<u64>, Header,)), responses(
    (status = 200, body = Happening, content_type = "text/event-stream"),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn stream(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(from): Asked<Resume>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let room = hall.room(table);
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|id| id.parse().ok());
    let (told, seat) = {
        let sitting = hall.sit(&room).await?;
        let seat = caller.seat(&sitting)?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let since: Option<u64> = last.or(from.since);
        (since.map_or(sitting.entries.len(), |since| sitting.place_of(viewer, since)), seat)
    };
    let attending = seat.map(|seat| room.attendance.attend(seat, String::new(), false));
    let ear = Ear::new(hall, room, caller)?;
    let listener = Listener { ear, _attending: attending, told, pending: VecDeque::new(), ended: false };
    // A comment would keep the connection, but a page could not hear it; and without data it would not be an event.
    let still = KeepAlive::new().interval(STILL).event(Event::default().event("still").data("-"));
    Ok(Sse::new(listen(listener)).keep_alive(still))
}
