//! How a game ended, as it is kept and shown.

use langhus_rules::{Item, Language, Table};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The place of a seat, with what its points are made of.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatResult {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The name at the table.
    pub name: String,
    /// 1 for the winner; seats that share a place have the same.
    pub place: u8,
    /// The points: the sum of the items.
    pub score: i32,
    /// What decides between equal scores.
    pub tie_break: i32,
    /// What the points are made of.
    pub items: Vec<ScoreItem>,
}

/// One entry of a score.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ScoreItem {
    /// What the points are for: stable, for programs.
    pub what: String,
    /// Which piece earned them, where there is one.
    pub piece: Option<String>,
    /// How many.
    pub points: i32,
    /// The same in words, in English.
    pub en: String,
    /// The same in words, in German.
    pub de: String,
}

/// The places so far, best first.
pub fn results(table: &dyn Table) -> Vec<SeatResult> {
    let item = |item: Item| ScoreItem {
        what: item.what.to_owned(),
        en: table.say(&item.say, Language::English),
        de: table.say(&item.say, Language::German),
        piece: item.piece,
        points: item.points,
    };
    let standings = table.standings().into_iter();
    let result = standings.map(|standing| SeatResult {
        seat: standing.seat.number(),
        name: table.names().get(standing.seat.index()).cloned().unwrap_or_default(),
        place: standing.place,
        score: standing.score,
        tie_break: standing.tie_break,
        items: table.items(standing.seat).into_iter().map(item).collect(),
    });
    result.collect()
}

/// The result as the store keeps it.
pub fn write(table: &dyn Table) -> String {
    serde_json::to_string(&results(table)).unwrap_or_default()
}

/// The result as the store kept it.
pub fn read(text: &str) -> Vec<SeatResult> {
    serde_json::from_str(text).unwrap_or_default()
}
