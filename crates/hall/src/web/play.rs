//! Actions, taking them back, hints.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use langhus_bots::{Expected, Hint};
use langhus_rules::{Choice, Language, Phrasebook, Say};
use langhus_table::id::TableId;
use langhus_table::sitting::Sitting;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::{At, Told, malformed};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{BOOK, Problem, ProblemDocument};
use crate::room::Ack;

/// No client's own id is longer than this many bytes.
const LONGEST_CLIENT: usize = 64;
/// No action's notation is longer than this many bytes.
const LONGEST_ACTION: usize = 256;

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// The sequence number of the state that this answers.
    sequence: u64,
    /// Your own id of this action, new for each: if you send it again because no answer came, it is played once.
    #[schema(min_length = 1, max_length = 64)]
    client: String,
    /// The action, as in the choices.
    #[schema(max_length = 256)]
    action: String,
}

/// An undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The sequence number of the state that this answers.
    sequence: u64,
    /// Your own id of this undo, new for each.
    #[schema(min_length = 1, max_length = 64)]
    client: String,
}

/// Plays an action of the caller's seat, or takes its last one back if there is none.
///
/// # Errors
/// Why it was not played.
pub(crate) async fn answer(
    hall: &Arc<Hall>,
    table: TableId,
    caller: Caller,
    (sequence, client): (u64, String),
    action: Option<String>,
) -> Result<Ack, Problem> {
    if client.is_empty() || client.len() > LONGEST_CLIENT {
        return Err(malformed("malformed-client").with("most", LONGEST_CLIENT));
    }
    if action.as_ref().is_some_and(|action| action.len() > LONGEST_ACTION) {
        return Err(malformed("malformed-action").with("most", LONGEST_ACTION));
    }
    let language = caller.language;
    let asked = hall.clone();
    let who = move |sitting: &Sitting| {
        let seat = caller.needs_seat(sitting)?;
        asked.limiter.ask(What::Action, Who::Seat(table, seat))?;
        Ok(seat)
    };
    hall.act(hall.room(table), who, (sequence, client), action, language).await
}

/// Plays an action. When this answers, the action is on disk.
#[utoipa::path(post, path = "/api/tables/{table}/actions", request_body = Act, params(("table" = String, Path,)),
    responses(
    (status = 200, body = Ack),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(act): Told<Act>,
) -> Result<Json<Ack>, Problem> {
    Ok(Json(answer(&hall, table, caller, (act.sequence, act.client), Some(act.action)).await?))
}

/// Takes the caller's last action back: never past something that was revealed, a random event or somebody else's
/// action, and where the table is opened without taking back, never past the end of a turn. Whoever plays with nobody but
/// bots takes back everything since their last choice, unless the table is opened without that.
#[utoipa::path(post, path = "/api/tables/{table}/undo", request_body = Undo, params(("table" = String, Path,)),
    responses(
    (status = 200, body = Ack),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(undo): Told<Undo>,
) -> Result<Json<Ack>, Problem> {
    Ok(Json(answer(&hall, table, caller, (undo.sequence, undo.client), None).await?))
}

/// What an adviser thinks of one action.
#[derive(Serialize, ToSchema)]
pub(super) struct Advice {
    /// The action, as in the choices.
    action: String,
    /// The same in words.
    text: String,
    /// How much of its time the adviser spent on it, from 0 to 1: the more, the better it seems.
    attention: f32,
    /// The share of a win that may be expected of it, from 0 to 1.
    win_share: f32,
    /// The points at the end that may be expected of it.
    score: f32,
    /// What these points are for, as a net forecasts; empty in games without a net.
    items: BTreeMap<&'static str, f32>,
    /// What may be expected of it, in words, and what most of its points are for.
    says: String,
}

/// What so many kinds of points are for is told in words.
const MOST_KINDS: usize = 3;

/// What an adviser thinks.
#[derive(Serialize, ToSchema)]
pub(super) struct Hints {
    /// The sequence since which this is asked of you.
    sequence: u64,
    /// The best actions, the very best first.
    hints: Vec<Advice>,
}

impl Advice {
    fn new(choice: Choice, hint: &Hint, book: &Phrasebook, language: Language) -> Advice {
        let says = Say::new("hint-says")
            .with("win", (100.0 * hint.win_share).round() as i32)
            .with("score", hint.score.round() as i32);
        let says = BOOK.say(&says, language, &[]);
        let items = kinds(&hint.items, book, language);
        let whole = Say::new("hint-items").with("says", says.clone()).with("items", items.join(", "));
        Advice {
            action: choice.notation,
            text: choice.text,
            attention: hint.attention,
            win_share: hint.win_share,
            score: hint.score,
            items: hint.items.iter().map(|item| (item.what, item.points)).collect(),
            says: if items.is_empty() { says } else { BOOK.say(&whole, language, &[]) },
        }
    }
}

/// The kinds of points that bring the most, each with how many: those that bring none are not worth a word.
fn kinds(items: &[Expected], book: &Phrasebook, language: Language) -> Vec<String> {
    let mut items: Vec<(&str, i32)> = items.iter().map(|item| (item.what, item.points.round() as i32)).collect();
    items.retain(|(_, points)| *points > 0);
    items.sort_by_key(|(_, points)| -points);
    let word = |what: &str| {
        // A game has a word for several of a kind where there can be several.
        let several = format!("items-{what}");
        let known = book.keys(Language::English).contains(&several);
        let key = if known { several } else { format!("item-{what}") };
        book.say(&Say::new(key), language, &[])
    };
    items.into_iter().take(MOST_KINDS).map(|(what, points)| format!("{} {points}", word(what))).collect()
}

/// Asks an adviser, who knows what the caller's seat knows and nothing else.
#[utoipa::path(post, path = "/api/tables/{table}/hint", params(("table" = String, Path,)), responses(
    (status = 200, body = Hints),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<Hints>, Problem> {
    let room = hall.room(table);
    let (seat, book) = {
        let sitting = hall.sit(&room).await?;
        let seat = caller.needs_seat(&sitting)?;
        sitting.may_be_advised()?;
        (seat, sitting.title().book())
    };
    hall.limiter.ask(What::Hint, Who::Seat(table, seat))?;
    let (sequence, hints) = hall.advise(room, seat, caller.language).await?;
    let hints = hints.into_iter().map(|(choice, hint)| Advice::new(choice, &hint, book, caller.language)).collect();
    Ok(Json(Hints { sequence, hints }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_of_points_that_bring_the_most_are_told_in_the_words_of_the_game() {
        let book = Phrasebook::new([
            "item-gold = Gold\nitem-hunger = Hunger\nitems-ship = Ships\nitem-ship = Ship\nitem-noble = Nobles\nitem-fish = Fish\n",
            "item-gold = Gold\nitem-hunger = Hunger\nitems-ship = Schiffe\nitem-ship = Schiff\nitem-noble = Adel\nitem-fish = Fisch\n",
        ]);
        let items = [("gold", 2.4), ("hunger", -3.0), ("fish", 0.6), ("ship", 7.6), ("noble", 5.0)];
        let items = items.map(|(what, points)| Expected { what, points });
        assert_eq!(kinds(&items, &book, Language::English), ["Ships 8", "Nobles 5", "Gold 2"]);
        assert_eq!(kinds(&items, &book, Language::German), ["Schiffe 8", "Adel 5", "Gold 2"]);
        assert!(kinds(&items[1..2], &book, Language::English).is_empty());
    }
}
