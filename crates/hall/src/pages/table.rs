//! The page of a table, and the regions of it that change.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use langhus_board::{Glass, Known, Pen, Player, Sheet};
use langhus_rules::{Language, Say, Seat, Speaker, Table, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::words::{say, variant, word};
use super::{Head, page as whole_page, waiting};
use crate::entry::Kind;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::sitting::Sitting;
use crate::store::{Sitter, Status};
use crate::web::caller::Caller;
use crate::web::extract::{Asked, At};
use crate::web::state::viewer;

/// So many moves back the log goes.
const LOG: usize = 60;
/// So many of the last messages are shown.
const TALK: usize = 100;

/// Which position is wanted, and whose view of it.
#[derive(Deserialize)]
pub(super) struct Position {
    at: Option<u32>,
    /// The position after what has this sequence number, for whoever follows the game; after the last one it is the
    /// present, with its questions.
    after: Option<u64>,
    seat: Option<u8>,
    /// The versions of what the page shows already.
    #[serde(default)]
    have: String,
    /// The number of the newest line of the page's log.
    lines: Option<usize>,
}

/// Draws a table as its viewer sees it and hands the sheet to `use_it`.
fn with_sheet<T>(
    hall: &Hall,
    sitting: &Sitting,
    own: Option<Seat>,
    position: &Position,
    language: Language,
    use_it: impl FnOnce(&Sheet<'_>) -> T,
) -> Result<T, Problem> {
    let (head, title) = (&sitting.head, sitting.title());
    let viewer = viewer(sitting, own, position.seat)?;
    let counts = own.map_or(Viewer::Spectator, Viewer::Seat);
    let newest = sitting.positions(counts);
    let followed = position.after.map(|sequence| sitting.position_after(counts, sequence)).filter(|at| *at < newest);
    let wanted = position.at.map(|moves| moves as usize).or(followed);
    let past = wanted.map(|at| sitting.at(counts, at)).transpose()?;
    let now = sitting.table.as_deref().ok_or_else(|| Problem::new("not-begun"))?;
    let table: &dyn Table = past.as_deref().unwrap_or(now);
    let artist = hall.house.artist(&head.game).ok_or_else(|| Problem::new("no-such-page"))?;
    let asked = own.filter(|_| past.is_none() && head.status == Status::Playing);
    let choices = asked.map(|seat| table.choices(seat, language)).unwrap_or_default();
    let paths: Vec<&[String]> = choices.iter().map(|choice| choice.path.as_slice()).collect();
    let at = wanted.unwrap_or(newest);
    let sight = table.sight(viewer, sitting.numbering(counts), at.saturating_sub(LOG));
    let glass = Glass { language, names: table.names() };
    let painting = artist.paint(sight.as_ref(), glass, &paths).ok_or_else(|| Problem::new("broken"))?;
    let standings = table.standings();
    let player = |seat: Seat| {
        let standing = standings.iter().find(|standing| standing.seat == seat);
        let place = &sitting.chairs[seat.index()].place;
        let level = hall.house.level(&place.level).map(|level| level.name.to_owned());
        Player {
            seat,
            score: standing.map_or(0, |standing| standing.score),
            place: standing.map_or(0, |standing| standing.place),
            items: table.items(seat).iter().map(|item| (table.say(&item.say, language), item.points)).collect(),
            note: match place.sitter {
                Sitter::Away => level.map(|level| format!("→ {level}")),
                Sitter::Open => Some(word("page-free-seat", language)),
                Sitter::Bot => Some(word("page-bot", language)),
                Sitter::Human => None,
            },
            is_free: place.sitter == Sitter::Open,
            awaited: table.awaited().contains(seat),
        }
    };
    let sure = sitting.edition().provenances();
    let reconstructed = Say::new("page-reconstructed").with("assumed", sure.assumed).with("all", sure.all());
    let sheet = Sheet {
        pen: Pen { speaker: Speaker { book: title.book(), language, names: table.names() }, viewer },
        id: &head.id.to_string(),
        game: title.id(),
        title: title.title(language),
        variant: variant(title, &head.options, language),
        painting,
        players: sitting.seats().map(player).collect(),
        prompt: asked.and_then(|seat| table.prompt(seat, language)),
        choices,
        may_undo: asked.is_some_and(|seat| table.may_undo(seat).is_ok()),
        may_ask: hall.house.advises(title.id()),
        sequence: sitting.sequence_of(counts),
        moves: newest,
        at,
        round: table.round(),
        over: table.awaited().is_empty(),
        finished: head.status.is_past(),
        replay: wanted.is_some() || head.status == Status::Replay,
        older: older(head.revision, title.revision(), language),
        edition: (sure.assumed > 0).then(|| say(&reconstructed, language)),
    };
    Ok(use_it(&sheet))
}

/// What to tell at a table that began before the rules last changed.
fn older(revision: u32, newest: u32, language: Language) -> Option<String> {
    let told = Say::new("page-older-rules").with("revision", revision).with("newest", newest);
    (revision < newest).then(|| say(&told, language))
}

/// The page of a table.
pub(super) async fn page(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(position): Asked<Position>,
    caller: Caller,
) -> Result<Response, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let (own, language) = (caller.seat(&sitting)?, caller.language);
    let here = format!("/t/{table}");
    let title = sitting.title().title(language);
    if sitting.table.is_none() {
        let counts = own.map_or(Viewer::Spectator, Viewer::Seat);
        let artist = hall.house.artist(&sitting.head.game);
        let content = waiting::waiting(&hall, &sitting, own, sitting.sequence_of(counts), &caller, artist);
        let head =
            Head { language, title: &title, games: &[&sitting.head.game], script: Some("pages.js"), here: &here };
        return Ok(whole_page(&hall, &head, &content));
    }
    if sitting.head.status == Status::Replay && position.at.is_none() {
        return Ok(Redirect::to(&format!("{here}?at=0")).into_response());
    }
    let beside = html! { (offer(&hall, &sitting, own, &caller)) (chat(&sitting, own, language)) };
    let draw = |sheet: &Sheet<'_>| langhus_board::table(sheet, &beside);
    let content = with_sheet(&hall, &sitting, own, &position, language, draw)?;
    let game = sitting.title().id();
    let head = Head { language, title: &title, games: &[game], script: Some("table.js"), here: &here };
    Ok(whole_page(&hall, &head, &content))
}

/// The regions of a table, as they are now or were at a position.
pub(super) async fn regions(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Asked(position): Asked<Position>,
    caller: Caller,
) -> Result<Response, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let own = caller.seat(&sitting)?;
    let known = Known::read(&position.have, position.lines);
    let draw = |sheet: &Sheet<'_>| langhus_board::regions(sheet, &known);
    let html = with_sheet(&hall, &sitting, own, &position, caller.language, draw)?;
    Ok(([(header::VARY, "accept-language, cookie")], Html(html.into_string())).into_response())
}

/// A seat that somebody has left, for whoever watches: open to all in a listed game. In another one it is shown by the
/// script to whoever comes with an invitation.
fn offer(hall: &Hall, sitting: &Sitting, own: Option<Seat>, caller: &Caller) -> Markup {
    let free = sitting.chairs.iter().any(|chair| chair.place.sitter == Sitter::Open);
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
    let said = sitting.entries.iter().filter(|entry| entry.kind == Kind::Chat);
    let said: Vec<_> = said.rev().take(TALK).filter_map(|entry| Some((entry.seat?, entry.text.to_string()))).collect();
    html! {
        @if own.is_some() {
            section.chat data-panel="chat" aria-label=(word("page-chat", language)) {
                h2 { (word("page-chat", language)) }
                ul.said tabindex="0" aria-label=(word("page-chat", language)) {
                    @if said.is_empty() { li.empty { (word("page-chat-empty", language)) } }
                    @for (seat, text) in said.iter().rev() {
                        li { strong { bdi { (sitting.chairs[seat.index()].place.name) } ": " } bdi { (text) } }
                    }
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
