//! The hall: the games, my tables, the tables of others.

use std::borrow::Borrow;
use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use langhus_board::span;
use langhus_rules::{Arg, Language, Say, isolated, shown};
use langhus_table::Title;
use langhus_table::result;
use maud::{Markup, html};

use super::learn;
use super::strength;
use super::words::{say, variant, word};
use super::{Head, page};
use crate::hall::Hall;
use crate::problem::Problem;
use crate::store::{Listed, Sitter, Status, Wanted};
use crate::web::caller::Caller;
use crate::web::once;

/// So many tables of each kind are listed.
const SHOWN: u32 = 12;
/// So many of one's own are looked through: what waits for somebody must not be missed.
const OWN: u32 = 100;

/// The hall.
pub(super) async fn hall(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let language = caller.language;
    let list = |status, person: Option<_>| {
        let limit = if person.is_some() { OWN } else { SHOWN };
        let wanted = Wanted { status, person, limit, ..Wanted::default() };
        hall.store.list(wanted)
    };
    let mine = match caller.person() {
        Some(person) => list(None, Some(person)).await?,
        None => Vec::new(),
    };
    let open = list(Some(Status::Open), None).await?;
    let finished = list(Some(Status::Finished), None).await?;
    let (mut running, mut past): (Vec<_>, Vec<_>) = mine.into_iter().partition(|table| !table.head.status.is_past());
    // Where it is my turn I want to go on, and first where there is least time.
    running.sort_by_key(|table| {
        (table.head.status == Status::Resting, !is_my_turn(table), my_time(table).unwrap_or(i64::MAX))
    });
    past.truncate(SHOWN as usize);
    let lists = Lists { hall: &hall, now: hall.hour().house_time(), language };
    let content = html! {
        main #main .lobby {
            header.welcome {
                h1 { (word("page-welcome", language)) }
                p { (word("page-claim", language)) }
            }
            @if !running.is_empty() { (lists.section("page-mine", "page-none", &running)) }
            // The script fills it: only the browser knows what was watched.
            section.tables data-watched hidden { h2 { (word("page-watched", language)) } ul {} }
            section.games aria-label=(word("page-games", language)) {
                @for title in &hall.house.titles { (cover(&hall, *title, &caller)) }
            }
            div.columns {
                @if !past.is_empty() { (lists.section("page-mine-past", "page-none", &past)) }
                (lists.section("page-open", "page-no-open", &open))
                (lists.section("page-finished", "page-no-finished", &finished))
            }
            section.guest aria-label=(word("page-name", language)) {
                h2 { (word("page-name", language)) }
                form method="post" action="/name" {
                    label { span.unseen { (word("page-name", language)) }
                        input type="text" name="name" required maxlength="40" autocomplete="nickname" value=(name(&caller));
                    }
                    button { (word("page-keep", language)) }
                }
                // Few come for this, so it does not stand in everybody's way.
                details {
                    summary { (word("page-bring", language)) }
                    form method="post" action="/records" {
                        (once::field(&hall))
                        label { span { (word("page-bring-how", language)) } textarea name="record" required rows="3" {} }
                        button { (word("page-watch-record", language)) }
                    }
                    p { a href="/api/openapi.json" { (word("page-interface", language)) } }
                }
                p { a href="/you" { (word("page-you-title", language)) } " · " a href="/privacy" { (word("page-privacy", language)) } }
            }
        }
    };
    // Covers are drawn with what their games are drawn with.
    let games: Vec<&str> = hall.house.titles.iter().map(|title| title.id()).collect();
    let head =
        Head { language, title: "Langhus", games: &games, script: Some("pages.js"), here: "/", kept: caller.kept() };
    Ok(page(&hall, &head, &content))
}

/// The name of a guest, or a word for somebody without one.
pub(super) fn name(caller: &Caller) -> String {
    caller.name().map_or_else(|| word("page-guest", caller.language), str::to_owned)
}

fn cover(hall: &Hall, game: &dyn Title, caller: &Caller) -> Markup {
    let language = caller.language;
    let about = format!("{}: {}", word("page-strength", language), game.title(language));
    let (id, title, seats) = (game.id(), game.title(language), game.seats());
    let players = Say::new("page-players").with("low", *seats.start()).with("high", *seats.end());
    let players = players.with("same", u8::from(seats.start() == seats.end()));
    html! {
        article.game.{ "g-" (id) } {
            div.cover { (game.cover()) }
            div.about {
                h2 { (title) }
                p.players { (say(&players, language)) }
                p { (game.summary(language)) }
                @if let Some(facts) = game.facts() { (learn::facts(&facts, language)) }
                div.ways {
                    form.play method="post" action={ "/play/" (id) } {
                        (once::field(hall))
                        label { span aria-hidden="true" { (word("page-strength", language)) } (strength::choice(&hall.house, caller, &about)) }
                        button.primary { (word("page-play-now", language)) span.unseen { ": " (title) } }
                    }
                    @if game.teaches() { (learn::begin(hall, game, language)) }
                    a.button href={ "/new/" (id) } { (word("page-new", language)) span.unseen { ": " (title) } }
                    a.button href={ "/rules/" (id) } { (word("page-how", language)) span.unseen { ": " (title) } }
                }
            }
        }
    }
}

/// Does the table wait for whoever asks?
pub(super) fn is_my_turn(table: &Listed) -> bool {
    let goes_on = table.head.status != Status::Resting;
    goes_on && table.own.is_some_and(|seat| table.awaited.contains(seat))
}

/// Until when whoever asks has time, in the time of the house, if it is their turn.
pub(super) fn my_time(table: &Listed) -> Option<i64> {
    table.own.filter(|_| is_my_turn(table)).and_then(|seat| *table.due.seats.get(seat.index())?)
}

/// Lists of tables.
pub(super) struct Lists<'a> {
    pub(super) hall: &'a Hall,
    /// In the time of the house.
    pub(super) now: i64,
    pub(super) language: Language,
}

impl Lists<'_> {
    /// A list with its heading, or a word where it is empty.
    pub(super) fn section<T: Borrow<Listed>>(
        &self,
        heading: &'static str,
        empty: &'static str,
        tables: &[T],
    ) -> Markup {
        html! {
            section.tables {
                h2 { (word(heading, self.language)) }
                @if tables.is_empty() {
                    p.empty { (word(empty, self.language)) }
                } @else {
                    ul { @for table in tables { (self.table(table.borrow())) } }
                }
            }
        }
    }

    fn table(&self, table: &Listed) -> Markup {
        let language = self.language;
        let title = self.hall.house.title(&table.head.game);
        let name = title.map_or_else(|| table.head.game.clone(), |title| title.title(language));
        let variant = title.and_then(|title| variant(title, &table.head.options, language));
        let mine = is_my_turn(table);
        html! {
            li.{ "g-" (table.head.game) } data-mine=(mine) {
                a href={ "/t/" (table.head.id) } {
                    strong { (name) }
                    @if let Some(variant) = variant { span.variant { (variant) } }
                    span.names { (names(table, language)) }
                    span.state { (self.state(table, mine)) }
                }
            }
        }
    }

    fn name(&self, name: &str) -> Arg {
        Arg::Name(shown(name, self.language).into_owned())
    }

    /// Where a table stands, in a few words.
    fn state(&self, table: &Listed, mine: bool) -> String {
        let free = table.places.iter().filter(|place| place.sitter == Sitter::Open).count();
        let say = match table.head.status {
            Status::Open => Say::new("page-free").with("count", free),
            Status::Playing if mine => match my_time(table) {
                Some(until) if until <= self.now => Say::new("page-your-turn-late"),
                Some(until) => Say::new("page-your-turn-until").with("left", span(until - self.now, self.language)),
                None => Say::new("page-your-turn"),
            },
            Status::Playing => {
                let names = table.awaited.iter().filter_map(|seat| table.places.get(seat.index()));
                let names: Vec<Arg> = names.map(|place| self.name(&place.name)).collect();
                Say::new("page-waits-for").with("who", names)
            }
            Status::Resting => Say::new("page-resting"),
            Status::Finished => {
                let results = table.result.as_deref().map(result::read).unwrap_or_default();
                let winners = results.iter().filter(|result| result.place == 1);
                let names: Vec<Arg> = winners.clone().map(|result| self.name(&result.name)).collect();
                let score = winners.map(|result| result.score).next().unwrap_or_default();
                Say::new("page-won-by").with("count", names.len()).with("who", names).with("score", score)
            }
            Status::Replay => Say::new("page-is-record"),
        };
        super::words::say(&say, self.language)
    }
}

/// Who sits at a table.
fn names(table: &Listed, language: Language) -> String {
    let name = |place: &crate::store::Place| match place.name.as_str() {
        "" => word("page-free-seat", language),
        name => isolated(&shown(name, language)).into_owned(),
    };
    table.places.iter().map(name).collect::<Vec<_>>().join(", ")
}
