//! The page of a table, and looks at it from a page.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use langhus_board::Known;
use langhus_rules::{Language, Seat, Viewer, shown};
use langhus_table::entry::{Entry, Kind};
use langhus_table::looking::{Eyes, Moment, Sighting, sight};
use langhus_table::sayings::{SAYINGS, in_words};
use langhus_table::sitting::Sitting;
use langhus_table::steps::{Drawing, Step};
use maud::{Markup, html};
use serde::Deserialize;

use super::words::word;
use super::{Head, preview, shared, waiting};
use crate::hall::Hall;
use crate::problem::Problem;
use crate::store::{Sitter, Status};
use crate::web::caller::Caller;
use crate::web::extract::{Asked, At};
use crate::web::state::viewer;

/// So many of the last messages are shown.
const TALK: usize = 100;

/// Which position is wanted, and whose view of it.
#[derive(Deserialize)]
pub(super) struct Wanted {
    at: Option<usize>,
    /// Not this position, but where the next round after it begins (1), or the one before (-1).
    round: Option<i32>,
    seat: Option<u8>,
    /// The versions of what the page shows already.
    #[serde(default)]
    have: String,
    /// The number of the newest line of its log.
    lines: Option<usize>,
}

impl Wanted {
    fn moment(&self) -> Moment {
        match (self.at, self.round) {
            (None, _) => Moment::Now,
            (Some(at), None) => Moment::At(at),
            (Some(from), Some(by)) => Moment::Round { from, by },
        }
    }

    fn sight(&self, hall: &Hall, sitting: &Sitting, caller: &Caller, known: &Known) -> Result<Sighting, Problem> {
        self.sight_at(self.moment(), hall, sitting, caller, known)
    }

    fn sight_at(
        &self,
        moment: Moment,
        hall: &Hall,
        sitting: &Sitting,
        caller: &Caller,
        known: &Known,
    ) -> Result<Sighting, Problem> {
        let own = caller.seat(sitting)?;
        let eyes = Eyes { own, viewer: viewer(sitting, own, self.seat)?, language: caller.language };
        Ok(sight(hall.house.as_ref(), sitting, eyes, moment, known)?)
    }

    /// What a page begins with. Somebody who comes back to a seat in a browser begins where they were last: the stream tells
    /// what has happened since, step by step.
    fn beginning(&self, sitting: &Sitting, own: Option<Seat>, caller: &Caller) -> Moment {
        let comes =
            matches!(self.moment(), Moment::Now) && sitting.head.status == Status::Playing && caller.bearer.is_none();
        let since = own.filter(|_| comes).and_then(|seat| sitting.returns_to(seat, caller.shown));
        since.map_or(self.moment(), Moment::After)
    }
}

/// The page of a table.
pub(super) async fn page(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(wanted): Asked<Wanted>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    // The door has seen that it is one of ours.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let site = hall.site.address(host);
    let preview = preview::of_table(&sitting, &site, Some(hall.files.folder()), caller.language);
    let (own, language) = (caller.seat(&sitting)?, caller.language);
    let here = format!("/t/{table}");
    let title = sitting.title().title(language);
    if sitting.table.is_none() {
        let counts = own.map_or(Viewer::Spectator, Viewer::Seat);
        let content = waiting::waiting(&hall, &sitting, own, (&site, sitting.sequence_of(counts)), &caller);
        let head = Head {
            language,
            title: &title,
            games: &[&sitting.head.game],
            script: Some("pages.js"),
            here: &here,
            kept: caller.kept(),
        };
        return Ok(shared(&hall, &head, Some(&preview), &content));
    }
    if sitting.head.status == Status::Replay && wanted.at.is_none() {
        return Ok(Redirect::to(&format!("{here}?at=0")).into_response());
    }
    let beside = html! { (offer(&hall, &sitting, own, &caller)) (chat(&sitting, own, language)) };
    let beginning = wanted.beginning(&sitting, own, &caller);
    let sighting = wanted.sight_at(beginning, &hall, &sitting, &caller, &Known::default())?;
    let game = sitting.title().id();
    drop(sitting);
    let content = langhus_board::table(&sighting.paint(), &beside);
    let head =
        Head { language, title: &title, games: &[game], script: Some("table.js"), here: &here, kept: caller.kept() };
    Ok(shared(&hall, &head, Some(&preview), &content))
}

/// A table as it is now or was at a position, for a page that shows something of it already.
pub(super) async fn look(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(wanted): Asked<Wanted>,
    caller: Caller,
) -> Result<Json<Step>, Problem> {
    let room = hall.room(table);
    let known = Known::read(&wanted.have, wanted.lines);
    let (sighting, sequence) = {
        let sitting = hall.sit(&room).await?;
        let counts = caller.seat(&sitting)?.map_or(Viewer::Spectator, Viewer::Seat);
        (wanted.sight(&hall, &sitting, &caller, &known)?, sitting.sequence_of(counts))
    };
    let drawing = Some(Arc::new(Drawing::new(sighting, &known, &room.easel)));
    Ok(Json(Step { sequence, base: None, kind: None, seat: None, text: None, drawing }))
}

/// A seat that somebody has left, for whoever watches: open to all in a listed game. In another one it is shown by the
/// script to whoever comes with an invitation.
fn offer(hall: &Hall, sitting: &Sitting, own: Option<Seat>, caller: &Caller) -> Markup {
    let free = sitting.places.iter().any(|place| place.sitter == Sitter::Open);
    html! {
        @if own.is_none() && free && sitting.head.status == Status::Playing {
            section.offer aria-label=(word("page-free-seat", caller.language)) hidden[!sitting.head.listed] {
                h2 { (word("page-free-seat", caller.language)) }
                (waiting::sit_down(hall, sitting, caller))
            }
        }
    }
}

/// What was said at the table, for those who sit there.
fn chat(sitting: &Sitting, own: Option<Seat>, language: Language) -> Markup {
    let said = sitting.entries.iter().filter(|entry| entry.kind.is_talk());
    let words = |entry: &Entry| match entry.kind {
        Kind::Saying => in_words(&entry.text, language),
        _ => entry.text.to_string(),
    };
    let said: Vec<_> = said.rev().take(TALK).filter_map(|entry| Some((entry.seat?, words(entry)))).collect();
    html! {
        @if own.is_some() {
            section.chat data-panel="chat" aria-label=(word("page-chat", language)) {
                h2 { (word("page-chat", language)) }
                ul.said tabindex="0" aria-label=(word("page-chat", language)) {
                    @if said.is_empty() { li.empty { (word("page-chat-empty", language)) } }
                    @for (seat, text) in said.iter().rev() {
                        li { strong { bdi { (shown(&sitting.places[seat.index()].name, language)) } ": " } bdi { (text) } }
                    }
                }
                div.sayings role="group" aria-label=(word("page-sayings", language)) {
                    @for saying in SAYINGS { button type="button" data-do="saying" data-saying=(saying) { (in_words(saying, language)) } }
                }
                form {
                    label.unseen for="say" { (word("page-say", language)) }
                    input #say type="text" name="text" maxlength="500" autocomplete="off" placeholder=(word("page-say", language));
                    button { (word("page-send", language)) }
                }
            }
        }
    }
}
