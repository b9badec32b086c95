//! The games of the house and their options.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use langhus_bots::Level;
use langhus_table::Title;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::Caller;
use crate::hall::Hall;
use crate::problem::ProblemDocument;

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameEntry {
    /// Its id.
    id: &'static str,
    /// Its name for people.
    title: String,
    /// The game in a sentence.
    summary: String,
    /// The revision of its rules.
    revision: u32,
    /// For how many it is, at least.
    fewest: u8,
    /// For how many it is, at most.
    most: u8,
    /// Its options, in the order in which people should be asked.
    options: Vec<GameOption>,
    /// The SHA-256 of the editions that ship with it, the standard one first.
    editions: Vec<String>,
    /// The levels of bots that play it, the weakest first.
    levels: Vec<BotLevel>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameOption {
    /// The name before the `=`.
    key: &'static str,
    /// What may stand behind it; the first is what holds when nothing is said.
    values: &'static [&'static str],
}

/// A strength of bots.
#[derive(Serialize, ToSchema)]
pub(super) struct BotLevel {
    /// Its id.
    id: &'static str,
    /// The name that such a bot wears at the table.
    name: &'static str,
}

/// Lists the games, their options and their bots.
#[utoipa::path(get, path = "/api/games", responses(
    (status = 200, body = Vec<GameEntry>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn games(State(hall): State<Arc<Hall>>, caller: Caller) -> Json<Vec<GameEntry>> {
    let house = &hall.house;
    let level = |level: &Level| BotLevel { id: level.name(), name: level.title() };
    let entry = |title: &&'static dyn Title| GameEntry {
        id: title.id(),
        title: title.title(caller.language),
        summary: title.summary(caller.language),
        revision: title.revision(),
        fewest: *title.seats().start(),
        most: *title.seats().end(),
        options: title.options().iter().map(|o| GameOption { key: o.key, values: o.values }).collect(),
        editions: title.editions().iter().map(|edition| edition.hash().to_owned()).collect(),
        levels: house.levels.iter().map(level).collect(),
    };
    Json(house.titles.iter().map(entry).collect())
}
