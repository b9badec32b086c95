//! Plain pages, until the drawn tables come: they list what there is and point to the interface.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse};
use langhus_rules::{Language, Say, Viewer};

use super::caller::Caller;
use super::extract::At;
use super::seats::names;
use crate::hall::Hall;
use crate::problem::{BOOK, PROBLEMS, Problem};
use crate::store::Wanted;

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

fn page(title: &str, language: Language, body: &str) -> Html<String> {
    let title = escape(title);
    Html(format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><h1>{title}</h1>{body}</html>"
    ))
}

fn say(key: &'static str, language: Language) -> String {
    escape(&BOOK.say(&Say::new(key), language, &[]))
}

/// The tables that everybody may see.
pub(super) async fn hall(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<impl IntoResponse, Problem> {
    let tables = hall.store.list(Wanted { limit: 50, ..Wanted::default() }).await?;
    let language = caller.language;
    let mut body = format!("<h2>{}</h2>", say("page-tables", language));
    if tables.is_empty() {
        let _ = write!(body, "<p>{}</p>", say("page-none", language));
    }
    body.push_str("<ul>");
    for table in &tables {
        let title = hall.house.title(&table.head.game).map(|title| title.title(language));
        let title = escape(&title.unwrap_or_else(|| table.head.game.clone()));
        let (id, names, status) = (table.head.id, escape(&names(&table.places)), table.head.status.name());
        let _ = write!(body, "<li><a href=\"/t/{id}\">{title}</a>: {names} ({status})</li>");
    }
    let _ = write!(body, "</ul><p><a href=\"/api/openapi.json\">{}</a></p>", say("page-interface", language));
    Ok(page("Langhus", language, &body))
}

/// A table as a spectator or its seat sees it, drawn as text.
pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let language = caller.language;
    let seat = caller.seat(&sitting)?;
    let mut body = format!("<p>{}</p>", escape(&names(sitting.chairs.iter().map(|chair| &chair.place))));
    if let Some(game) = &sitting.table {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let _ = write!(body, "<pre>{}</pre>", escape(&game.sketch(viewer, language)));
    }
    if seat.is_none() {
        let _ = write!(body, "<p>{}</p>", say("page-watch", language));
    }
    let _ = write!(body, "<p><a href=\"/api/tables/{table}\">{}</a></p>", say("page-state", language));
    Ok(page(&sitting.title().title(language), language, &body))
}

/// What a kind of problem means: the address in its `type`.
pub(super) async fn problem(Path(kind): Path<String>, caller: Caller) -> Result<impl IntoResponse, Problem> {
    let known = PROBLEMS.iter().find(|(known, _)| *known == kind).ok_or_else(|| Problem::new("no-such-page"))?;
    let title = BOOK.say(&Say::new(known.0), caller.language, &[]);
    Ok(page(&title, caller.language, &format!("<p>HTTP {}</p>", known.1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        assert_eq!(escape("<b a='\"'>&"), "&lt;b a=&#39;&quot;&#39;&gt;&amp;");
    }
}
