//! Learning a game: the page that tells what to expect, and the table at which it is played.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use langhus_board::Facts;
use langhus_rules::{Language, Say};
use langhus_table::Title;
use maud::{Markup, html};

use super::lobby;
use super::open::Click;
use super::words::{say, word};
use super::{Head, page};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemKind};
use crate::web::caller::Caller;
use crate::web::extract::{At, Filled};
use crate::web::once::{self, Again};
use crate::web::seats::Guest;

/// What whoever chooses a game wants to know, in a line: how long, how hard, best with how many, from what age on.
pub(super) fn facts(facts: &Facts, language: Language) -> Markup {
    let minutes = Say::new("page-minutes").with("low", *facts.minutes.start()).with("high", *facts.minutes.end());
    let weight = Say::new("page-weight").with("weight", Say::new(format!("page-weight-{}", facts.weight.word())));
    let best = Say::new("page-best").with("best", facts.best);
    let age = Say::new("page-age").with("age", facts.age);
    html! {
        ul.game-facts { @for fact in [minutes, weight, best, age] { li { (say(&fact, language)) } } }
    }
}

/// The button that opens a lesson.
pub(super) fn begin(hall: &Hall, title: &dyn Title, language: Language) -> Markup {
    html! {
        form method="post" action={ "/learn/" (title.id()) } {
            (once::field(hall))
            button { (word("page-learn", language)) span.unseen { ": " (title.title(language)) } }
        }
    }
}

/// What to expect of a lesson.
pub(super) async fn about(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let title = hall.house.title(&game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
    title.lesson().ok_or_else(|| Problem::new(ProblemKind::NoSuchPage))?;
    let language = caller.language;
    let heading = say(&Say::new("page-learn-title").with("game", title.title(language)), language);
    let content = html! {
        main #main .learn.{ "g-" (game) } {
            div.cover { (title.cover()) }
            h1 { (heading) }
            p { (title.summary(language)) }
            @if let Some(known) = title.facts() { (facts(&known, language)) }
            p { (word("page-learn-how", language)) }
            div.ways {
                (begin(&hall, title, language))
                a.button href={ "/rules/" (game) } { (word("page-how", language)) }
                @if title.has_aid() { a.button href={ "/rules/" (game) "/aid" } { (word("page-aid", language)) } }
            }
        }
    };
    let here = format!("/learn/{game}");
    let head = Head {
        language,
        title: &heading,
        games: &[title.id()],
        script: Some("pages.js"),
        here: &here,
        kept: caller.kept(),
    };
    Ok(page(&hall, &head, &content))
}

/// Opens a table for a lesson.
pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
    Filled(click): Filled<Click>,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let level = hall.house.usual_level().ok_or_else(|| Problem::new(ProblemKind::NoSuchLevel))?;
    let guest = Guest::of(&caller, &hall);
    let once = Again::field(&click.once)?.to("learn", &[game.as_bytes()]);
    let opened = hall.open_lesson(&game, &lobby::name(&caller), level.name(), guest.comer(), once).await?;
    Ok(guest.welcome(&hall.site, Redirect::to(&format!("/t/{}", opened.id)).into_response()))
}

/// Goes on without the guide.
pub(super) async fn unguided(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Response, Problem> {
    let room = hall.room(table);
    let asks = caller.clone();
    hall.change(room, move |sitting| {
        let seat = asks.needs_seat(sitting)?;
        Ok((sitting.leave_the_lesson(seat, sitting.hour.now)?, ()))
    })
    .await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}
