//! Opening a table from a page: at once against bots, or with everything chosen.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use langhus_rules::{Language, Seat};
use langhus_table::Title;
use langhus_table::naming::distinct;
use langhus_table::opening::Wish;
use maud::{Markup, html};
use serde::Deserialize;

use super::lobby;
use super::strength;
use super::words::{option, value, variant, word};
use super::{Head, paces, page};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::opening::NewTable;
use crate::problem::{Problem, ProblemKind};
use crate::web::caller::{Caller, NAME, keep};
use crate::web::extract::Filled;
use crate::web::once::{self, Again};
use crate::web::seats::Guest;

/// How many play where nobody said anything else: not the fewest, who often play a variant of the game.
fn usual_seats(title: &dyn Title) -> u8 {
    3.clamp(*title.seats().start(), *title.seats().end())
}

async fn opened(hall: &Arc<Hall>, caller: &Caller, new: NewTable, again: Again) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let guest = Guest::of(caller, hall);
    let once = again.to("open", &[format!("{new:?}").as_bytes()]);
    let opened = hall.open_table(new, caller.address, guest.comer(), once).await?;
    // The cookie opens the seat, and nothing else does: no address holds a secret.
    let answer = Redirect::to(&format!("/t/{}", opened.id)).into_response();
    Ok(if opened.seat.is_some() { guest.welcome(&hall.site, answer) } else { answer })
}

#[derive(Deserialize)]
pub(super) struct Click {
    #[serde(default)]
    pub(super) once: String,
    /// The level of bots; of none, the one that was chosen last.
    #[serde(default)]
    level: String,
}

/// The seats of a new table, with whoever opens it in the one of the colour that they like, if it has one.
fn seated(caller: &Caller, human: Wish, others: Vec<Wish>) -> Vec<Wish> {
    let mut seats = others;
    let liked = caller.liked().map_or(0, Seat::index);
    seats.insert(if liked <= seats.len() { liked } else { 0 }, human);
    seats
}

/// A sensible table against bots in one click.
pub(super) async fn play_now(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
    Filled(click): Filled<Click>,
) -> Result<Response, Problem> {
    let title = hall.house.title(&game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
    // One click must lead to a table, also for somebody who is called like its bots.
    let bot = strength::named(&hall.house, &caller, &click.level)?;
    let human = Wish::Human { name: distinct(&lobby::name(&caller), [bot.title()].into_iter()) };
    let bots = (1..usual_seats(title)).map(|_| Wish::Bot { level: bot.name().to_owned() });
    let seats = seated(&caller, human, bots.collect());
    let new = NewTable {
        game,
        options: Vec::new(),
        edition: None,
        seats,
        listed: false,
        hints: None,
        take_back: None,
        pace: None,
        ask_all: Some(false),
    };
    let response = opened(&hall, &caller, new, Again::field(&click.once)?).await?;
    Ok(strength::remember(&hall, &caller, response, bot).await)
}

/// The form for a table with everything chosen.
pub(super) async fn form(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let title = hall.house.title(&game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
    let language = caller.language;
    let heading = format!("{} · {}", title.title(language), word("page-new", language));
    let most = *title.seats().end();
    let content = html! {
        main #main .new.{ "g-" (game) } {
            h1 { (heading) }
            form method="post" action={ "/new/" (game) } {
                (once::field(&hall))
                fieldset {
                    legend { (word("page-you", language)) }
                    label { span { (word("page-name", language)) }
                        input type="text" name="name" required maxlength="40" autocomplete="nickname" value=(lobby::name(&caller));
                    }
                }
                (options(title, language))
                fieldset.seats {
                    legend { (word("page-seats", language)) }
                    label { span { (word("page-how-many", language)) }
                        select #seats name="seats" {
                            @for count in title.seats() { option value=(count) selected[count == usual_seats(title)] { (count) } }
                        }
                    }
                    @for seat in 2..=most { (sitter(&hall, seat, &caller)) }
                    dl.levels {
                        @for level in hall.house.levels { dt { (level.title()) } dd { (langhus_bots::texts().say(&level.says(), language, &[])) } }
                    }
                }
                (paces::choice(&hall, title, usual_seats(title), language))
                (customs(language))
                fieldset {
                    legend { (word("page-who-sees", language)) }
                    label { input type="radio" name="listed" value="no" checked; span { (word("page-by-link", language)) } }
                    label { input type="radio" name="listed" value="yes"; span { (word("page-listed", language)) } }
                }
                details {
                    summary { (word("page-edition", language)) }
                    p { (word("page-edition-how", language)) " " a href={ "/rules/" (game) "#edition" } { (word("page-edition-rules", language)) } }
                    label { span { (word("page-edition-text", language)) } textarea name="edition" rows="4" spellcheck="false" {} }
                }
                p { button.primary { (word("page-open-table", language)) } " " a.button href="/" { (word("page-cancel", language)) } }
            }
        }
    };
    let here = format!("/new/{game}");
    let head =
        Head { language, title: &heading, games: &[], script: Some("pages.js"), here: &here, kept: caller.kept() };
    Ok(page(&hall, &head, &content))
}

/// What can be chosen about the rules. Where not every pair of options goes together, the variants are offered as they are.
fn options(title: &dyn Title, language: Language) -> Markup {
    let all: usize = title.options().iter().map(|spec| spec.values.len()).product();
    let variants = if title.options().len() > 1 { title.variants(usual_seats(title)) } else { Vec::new() };
    if !variants.is_empty() && variants.len() < all {
        return html! {
            fieldset {
                legend { (word("page-variant", language)) }
                @for (place, options) in variants.iter().enumerate() {
                    label {
                        input type="radio" name="variant" value=(options.join(" ")) checked[place == 0];
                        span { (variant(title, options, language).unwrap_or_default()) }
                    }
                }
            }
        };
    }
    html! {
        @for spec in title.options() {
            fieldset {
                legend { (option(title, spec.key, language)) }
                @for (place, known) in spec.values.iter().enumerate() {
                    label {
                        input type="radio" name={ "option-" (spec.key) } value=(known) checked[place == 0];
                        span { (value(title, spec.key, known, language)) }
                    }
                }
            }
        }
    }
}

fn sitter(hall: &Hall, seat: u8, caller: &Caller) -> Markup {
    let (language, usual) = (caller.language, strength::usual(&hall.house, caller));
    html! {
        label data-seat=(seat) { span { (word("page-seat", language)) " " (seat) }
            select name={ "seat-" (seat) } {
                @for level in hall.house.levels {
                    option value=(level.name()) selected[Some(*level) == usual] { (level.title()) " (" (word("page-bot", language)) ")" }
                }
                option value="open" { (word("page-somebody", language)) }
            }
        }
    }
}

/// What people may do at the table; where nothing is chosen, what is usual.
fn customs(language: Language) -> Markup {
    html! {
        fieldset {
            legend { (word("page-customs", language)) }
            @for (name, label) in [("hints", "page-custom-hints"), ("take_back", "page-custom-take-back")] {
                label { span { (word(label, language)) }
                    select name=(name) {
                        option value="" selected { (word("page-custom-usual", language)) }
                        option value="yes" { (word("page-custom-yes", language)) }
                        option value="no" { (word("page-custom-no", language)) }
                    }
                }
            }
        }
    }
}

fn custom(field: &str) -> Option<bool> {
    (!field.is_empty()).then_some(field == "yes")
}

/// Opens the table that the form describes.
pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(game): Path<String>,
    caller: Caller,
    Filled(fields): Filled<HashMap<String, String>>,
) -> Result<Response, Problem> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let name = field("name").to_owned();
    let count: u8 = field("seats").parse().unwrap_or_default();
    let wish = |seat: u8| match field(&format!("seat-{seat}")) {
        "open" => Wish::Open {},
        level => Wish::Bot { level: level.to_owned() },
    };
    let others = (2..=count).map(wish);
    let options = fields.iter().filter_map(|(key, value)| Some(format!("{}={value}", key.strip_prefix("option-")?)));
    let options = options.chain(field("variant").split_whitespace().map(str::to_owned));
    // In one order, so that a form that is sent twice asks twice for the same.
    let mut options: Vec<String> = options.collect();
    options.sort();
    let new = NewTable {
        game,
        options,
        edition: Some(field("edition").to_owned()).filter(|text| !text.trim().is_empty()),
        seats: seated(&caller, Wish::Human { name: name.clone() }, others.collect()),
        listed: field("listed") == "yes",
        hints: custom(field("hints")),
        take_back: custom(field("take_back")),
        pace: Some(field("pace").to_owned()).filter(|pace| !pace.is_empty()),
        ask_all: Some(false),
    };
    let mut response = opened(&hall, &caller, new, Again::field(field("once"))?).await?;
    if let Ok(cookie) = keep(NAME, name.trim(), &hall.site).try_into() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

#[derive(Deserialize)]
pub(super) struct Brought {
    record: String,
    #[serde(default)]
    once: String,
}

/// Opens a record as a replay.
pub(super) async fn bring(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(brought): Filled<Brought>,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    // A form sends its lines as a network does; a record ends them as a file does.
    let record = brought.record.replace("\r\n", "\n");
    let record = if record.ends_with('\n') { record } else { record + "\n" };
    let once = Again::field(&brought.once)?.to("bring", &[record.as_bytes()]);
    let table = hall.bring(record, false, once).await?;
    Ok(Redirect::to(&format!("/t/{table}?at=0")).into_response())
}
