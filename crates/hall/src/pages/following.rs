//! The stream of a page: every step with what it changes on the page.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream;
use langhus_board::Known as Shows;
use langhus_rules::{Seat, Viewer};
use langhus_table::steps::{Next, Sketch, Step, Told};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use super::packing::Packer;
use crate::attendance::{Attending, Known};
use crate::hall::Hall;
use crate::listening::Ear;
use crate::problem::{Problem, ProblemKind};
use crate::room::Room;
use crate::web::caller::Caller;
use crate::web::extract::{Asked, At, seat};
use crate::web::time::TimeState;

/// When nothing has happened for so long, a page is told that the stream is there: whoever plays must know within five
/// seconds when it is not. It costs a timer and, packed, eight bytes.
const PULSE: Duration = Duration::from_secs(2);

/// What a page shows when it begins to listen.
#[derive(Deserialize)]
pub(super) struct Shown {
    /// The sequence number after which it is.
    since: u64,
    /// Whose page it is, counted from 1; nobody's for a spectator.
    you: Option<u8>,
    /// The versions of its parts.
    #[serde(default)]
    have: String,
    /// The number of the newest line of its log.
    lines: Option<usize>,
    /// The name by which it tells whether somebody looks at it, and whether somebody does.
    #[serde(default)]
    page: String,
    #[serde(default)]
    away: bool,
}

/// No name of a page is longer than this.
const LONGEST_NAME: usize = 64;

/// What a page is sent.
enum Event {
    Step(Step),
    /// Whoever looks sits elsewhere now, or no more, or somebody was forgotten: the page must be opened anew.
    Reseated,
    /// How much time there is, for a page that was away.
    Time(Value),
    /// Who is here.
    Present(Vec<Known>),
    /// Nothing has happened for long. A comment would keep the connection too, but a page could not hear it.
    Still,
}

impl Event {
    /// As a server-sent event. What JSON writes has no line breaks.
    fn write(&self) -> String {
        match self {
            Event::Step(step) => format!("data: {}\n\n", serde_json::to_string(step).unwrap_or_default()),
            Event::Present(known) => {
                format!("event: present\ndata: {}\n\n", serde_json::to_string(known).unwrap_or_default())
            }
            Event::Reseated => "event: reseated\ndata: -\n\n".to_owned(),
            Event::Time(times) => format!("event: time\ndata: {times}\n\n"),
            Event::Still => "event: still\ndata: -\n\n".to_owned(),
        }
    }
}

/// A page that listens.
struct Page {
    ear: Ear,
    /// Tells when somebody comes or goes.
    attendance: watch::Receiver<()>,
    /// Who it was told is here.
    present: Vec<Known>,
    /// Whoever looks is here while it listens.
    _attending: Option<Attending>,
    own: Option<Seat>,
    told: Told,
    /// How often names had gone out of the table when it began.
    rewritten: u64,
    /// What it shows when it has shown all that it was told.
    known: Shows,
    /// Was it told that nothing is new? Then the table need not be looked at before there are news.
    quiet: bool,
    ended: bool,
}

impl Page {
    async fn next(&mut self) -> Option<Event> {
        while !self.ended {
            if self.attendance.has_changed().unwrap_or_default() {
                self.attendance.mark_unchanged();
                let known = self.ear.room.attendance.known();
                if known != self.present {
                    self.present.clone_from(&known);
                    return Some(Event::Present(known));
                }
            }
            let (hall, room) = (self.ear.hall.clone(), self.ear.room.clone());
            let heard = if self.quiet { None } else { self.look(&hall, &room).await? };
            let Some(sketch) = heard else {
                let news = async {
                    tokio::select! {
                        more = self.ear.wait() => Some(more),
                        _ = self.attendance.changed() => None,
                    }
                };
                match timeout(PULSE, news).await {
                    Ok(Some(more)) => (self.quiet, self.ended) = (false, !more),
                    // Told next; the table itself is as it was.
                    Ok(None) => {
                        self.quiet = true;
                        self.attendance.mark_changed();
                    }
                    Err(_) => {
                        self.quiet = true;
                        return Some(Event::Still);
                    }
                }
                continue;
            };
            // The table goes on while this is drawn.
            return Some(match sketch {
                Heard::Told(event) => event,
                Heard::Sketch(sketch) => {
                    let step = sketch.draw(&room.easel);
                    if let Some(drawing) = &step.drawing {
                        self.known = drawing.known.clone();
                    }
                    Event::Step(step)
                }
            });
        }
        None
    }

    /// What is new at the table: nothing within if there is nothing, nothing at all if the stream has to end.
    async fn look(&mut self, hall: &Hall, room: &Room) -> Option<Option<Heard>> {
        let (caller, sitting) = self.ear.sit().await?;
        // A seat that was given up hears nothing more, from the next event on.
        if caller.seat(&sitting).unwrap_or_default() != self.own || room.rewritten() != self.rewritten {
            self.ended = true;
            return Some(Some(Heard::Told(Event::Reseated)));
        }
        let (from, whose) = ((hall.house.as_ref(), &room.easel), (self.own, caller.language));
        let sketch = match self.told.next(&sitting, self.own.map_or(Viewer::Spectator, Viewer::Seat)) {
            Next::Nothing => return Some(None),
            Next::Talk(step) => return Some(Some(Heard::Told(Event::Step(step)))),
            Next::Step(sequence, entry) => Sketch::after(from, &sitting, whose, (sequence, entry), &self.known),
            Next::Present(sequence, entry) => {
                Sketch::after(from, &sitting, whose, (sequence, entry), &Shows::default()).map(Sketch::whole)
            }
        };
        Some(Some(Heard::Sketch(sketch.ok()?)))
    }
}

/// What is new for a page.
enum Heard {
    Told(Event),
    /// Still to be drawn.
    Sketch(Sketch),
}

/// Does whoever asks unpack gzip?
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').map(str::trim).any(|coding| coding.starts_with("gzip") && !coding.ends_with(";q=0"))
}

/// Everything that happens at a table from what a page shows on, as server-sent events. A page that comes back asks anew,
/// from what it shows then.
pub(super) async fn stream(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(shown): Asked<Shown>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let room = hall.room(table);
    let own = shown.you.map(seat).transpose()?;
    let (told, times, sits) = {
        let sitting = hall.sit(&room).await?;
        if sitting.table.is_none() {
            return Err(Problem::new(ProblemKind::NotBegun));
        }
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        let place = sitting.place_of(viewer, shown.since);
        // While no server was there, clocks stood still.
        let real = caller.seat(&sitting)?;
        let times = TimeState::all(&sitting, real.map_or(Viewer::Spectator, Viewer::Seat));
        let times = (!times.is_empty()).then(|| Event::Time(json!({ "hour": sitting.hour.now, "times": times })));
        (Told { place, behind: false }, times, own.filter(|seat| real == Some(*seat)))
    };
    let known = Shows::read(&shown.have, shown.lines);
    let mut attendance = room.attendance.watch();
    // The first thing it is told is who is here.
    attendance.mark_changed();
    let attending = sits
        .filter(|_| shown.page.len() <= LONGEST_NAME)
        .map(|seat| room.attendance.attend(seat, shown.page, shown.away));
    let rewritten = room.rewritten();
    let ear = Ear::new(hall, room, caller)?;
    let page = Page {
        ear,
        attendance,
        present: Vec::new(),
        _attending: attending,
        own,
        told,
        rewritten,
        known,
        quiet: false,
        ended: false,
    };
    let mut packer = takes_gzip(&headers).then(Packer::default);
    let packed = packer.is_some().then_some((header::CONTENT_ENCODING, "gzip"));
    let mut hello = if packed.is_some() { Packer::head() } else { b": welcome\n\n".to_vec() };
    if let Some(event) = times.map(|times| times.write()) {
        let piece = packer.as_mut().map_or_else(|| event.clone().into_bytes(), |packer| packer.pack(event.as_bytes()));
        hello.extend(piece);
    }
    let events = stream::unfold((page, packer), |(mut page, mut packer)| async move {
        let event = page.next().await?.write();
        let piece = packer.as_mut().map_or_else(|| event.clone().into_bytes(), |packer| packer.pack(event.as_bytes()));
        Some((Ok::<_, Infallible>(Bytes::from(piece)), (page, packer)))
    });
    let body = stream::iter([Ok(Bytes::from(hello))]).chain(events);
    let kind = [(header::CONTENT_TYPE, "text/event-stream")];
    Ok((kind, AppendHeaders(packed), Body::from_stream(body)).into_response())
}
