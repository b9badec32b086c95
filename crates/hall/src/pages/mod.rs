//! The pages: everything that a person sees in a browser. They are drawn on the server from what the caller may know,
//! and change things through the same doors as programs do.

mod acting;
mod attention;
mod channels;
mod files;
mod following;
mod guest;
mod hosting;
mod learn;
mod leave;
mod lobby;
mod open;
mod paces;
mod packing;
mod preview;
mod privacy;
mod problem;
mod rules;
mod strength;
mod table;
mod waiting;
pub(crate) mod words;
mod you;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use langhus_board::{Document, Preview, document};
use langhus_rules::Language;
use maud::Markup;
use tower_http::compression::CompressionLayer;

use crate::hall::Hall;
use crate::web::LARGEST_RECORD;
use crate::web::export::export;

pub(crate) use files::Files;
pub(crate) use problem::{show as show_problem, wants_page};

/// The pages of a hall.
pub(crate) fn routes(hall: &Arc<Hall>) -> Router<Arc<Hall>> {
    let folder = format!("{}/{{name}}", hall.files.folder());
    Router::new()
        .route("/", get(lobby::hall))
        .route("/play/{game}", post(open::play_now))
        .route("/new/{game}", get(open::form).post(open::open))
        .route("/records", post(open::bring))
        .route("/t/{table}", get(table::page))
        .route("/t/{table}/look", get(table::look))
        .route("/t/{table}/stream", get(following::stream))
        .route("/t/{table}/attention", post(attention::turn))
        .route("/t/{table}/actions", post(acting::act))
        .route("/t/{table}/undo", post(acting::undo))
        .route("/t/{table}/join", post(waiting::join))
        .route("/t/{table}/move", post(hosting::sit_elsewhere))
        .route("/t/{table}/leave", post(hosting::leave))
        .route("/t/{table}/fill", post(hosting::fill))
        .route("/t/{table}/begin", post(hosting::begin))
        .route("/t/{table}/close", post(hosting::close))
        .route("/rules/{game}", get(rules::rulebook))
        .route("/rules/{game}/decisions", get(rules::decisions))
        .route("/rules/{game}/aid", get(rules::aid))
        .route("/learn/{game}", get(learn::about).post(learn::open))
        .route("/t/{table}/unguided", post(learn::unguided))
        .route("/language", post(guest::language))
        .route("/name", post(guest::name))
        .route("/you", get(you::you))
        .route("/you/name", post(you::called))
        .route("/you/settings", post(you::settings))
        .route("/you/code", post(you::code))
        .route("/you/link", post(you::link))
        .route("/you/recover", post(you::recovered))
        .route("/you/leave", post(leave::announce))
        .route("/you/leave/end", post(leave::end))
        .route("/you/devices/{device}/sign-out", post(you::sign_out))
        .route("/you/export", get(export))
        .route("/you/delete", post(you::delete))
        .route("/you/channels", post(channels::add))
        .route("/you/channels/{channel}/try", post(channels::attempt))
        .route("/you/channels/{channel}/remove", post(channels::remove))
        .route("/feed/{secret}", get(channels::feed))
        .route("/calendar/{secret}", get(channels::calendar))
        .route("/privacy", get(privacy::privacy))
        .route("/problems/{kind}", get(problem::page))
        .route(&folder, get(files::file))
        .layer(DefaultBodyLimit::max(LARGEST_RECORD))
        .layer(CompressionLayer::new())
}

/// What stands in the head of a page.
pub(crate) struct Head<'a> {
    pub language: Language,
    pub title: &'a str,
    /// The games whose styles it needs.
    pub games: &'a [&'a str],
    pub script: Option<&'a str>,
    /// Its own address.
    pub here: &'a str,
    /// What is kept for whoever looks, if they are somebody.
    pub kept: Option<&'a str>,
}

/// A whole page.
pub(crate) fn page(hall: &Hall, head: &Head<'_>, content: &Markup) -> Response {
    shared(hall, head, None, content)
}

/// A whole page that somebody sends to others, with what messengers show of it.
pub(crate) fn shared(hall: &Hall, head: &Head<'_>, preview: Option<&Preview>, content: &Markup) -> Response {
    let Head { language, title, games, script, here, kept } = *head;
    let assets = hall.files.folder();
    let html = document(&Document { language, title, assets, games, script, here, kept, preview }, content);
    // The same address answers in the language of whoever asks.
    ([(header::VARY, "accept-language, cookie")], Html(html.into_string())).into_response()
}
