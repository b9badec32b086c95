//! How strong the bots should be: chosen with one click, and remembered for the next time.

use std::sync::Arc;

use axum::http::{HeaderValue, header};
use axum::response::Response;
use langhus_bots::Level;
use langhus_rules::Language;
use langhus_table::House;
use maud::{Markup, html};

use super::words::word_of;
use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::web::caller::{Caller, LEVEL, keep};

/// The level that somebody chose last, if there is still one of this name; otherwise the usual one.
pub(super) fn usual(house: &House, caller: &Caller) -> Option<Level> {
    let chosen = caller.level().and_then(|name| house.levels.iter().find(|level| level.name() == name));
    chosen.copied().or_else(|| house.usual_level())
}

/// The level of this name; of no name, what is usual for whoever asks.
///
/// # Errors
/// There is no such bot.
pub(super) fn named(house: &House, caller: &Caller, name: &str) -> Result<Level, Problem> {
    let level = if name.is_empty() { usual(house, caller) } else { house.level(name) };
    level.ok_or_else(|| Problem::new(ProblemKind::NoSuchLevel))
}

/// How strong a level is, in a word or two.
fn strength(level: Level, language: Language) -> String {
    word_of(format!("page-strength-{}", level.name()), language)
}

/// A choice among the levels, for a form; `label` says what it is for where nothing is written beside it.
pub(super) fn choice(house: &House, caller: &Caller, label: &str) -> Markup {
    let usual = usual(house, caller);
    html! {
        select.strength name="level" aria-label=(label) {
            @for level in house.levels {
                option value=(level.name()) selected[Some(*level) == usual] { (level.title()) " · " (strength(*level, caller.language)) }
            }
        }
    }
}

/// Remembers the level: for somebody, on all their devices, and for everybody else in the browser.
pub(super) async fn remember(hall: &Arc<Hall>, caller: &Caller, mut response: Response, level: Level) -> Response {
    let known = caller.level().as_deref() == Some(level.name());
    if let Some(person) = caller.person().filter(|_| !known) {
        let chosen = [(LEVEL.to_owned(), level.name().into())].into_iter().collect();
        // What was asked for is done, whether this is kept or not.
        if let Err(problem) = hall.settle(person, chosen).await {
            tracing::debug!(problem = %problem.kind(), "the level that somebody chose was not kept");
        }
    } else if let Ok(cookie) = HeaderValue::try_from(keep(LEVEL, level.name(), &hall.site)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
