//! The page of whoever looks: who they are, their devices, their games, and how to keep or to delete all of it. It works
//! without a script.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use langhus_board::wishes;
use langhus_rules::{Language, Say, Seat};
use langhus_table::dates::day;
use langhus_table::naming;
use langhus_table::person::Person;
use maud::{Markup, html};
use serde::Deserialize;

use super::leave;
use super::lobby::{Lists, is_my_turn, my_time};
use super::words::{say, word};
use super::{Head, page};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::people::LINK;
use crate::problem::Problem;
use crate::qr::qr;
use crate::store::{Listed, Status, Wanted};
use crate::web::caller::{COOKIE, Caller, NAME, drop_cookie, keep};
use crate::web::extract::Filled;
use crate::web::seats::Guest;
use crate::web::you::{DeviceState, Which, come_back, needs_person, sign_out_of};

/// So many games that run, wait or are over are shown; the others are in the export.
const SHOWN: u32 = 100;

/// What the page tells once: a secret, which is never shown again.
enum Told {
    Nothing,
    /// A recovery code.
    Code(String),
    /// A link to one more device.
    Link(String),
}

/// The page.
pub(super) async fn you(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    shown(&hall, &caller, Told::Nothing).await
}

async fn shown(hall: &Arc<Hall>, caller: &Caller, told: Told) -> Result<Response, Problem> {
    let language = caller.language;
    let person = match caller.person() {
        Some(person) => hall.store.person(person).await?,
        None => None,
    };
    let content = match person {
        Some(person) => {
            let channels = super::channels::section(hall, person.id, language).await?;
            let mut tables = Vec::new();
            for status in [Status::Playing, Status::Open, Status::Resting, Status::Finished] {
                let wanted =
                    Wanted { person: Some(person.id), status: Some(status), limit: SHOWN, ..Wanted::default() };
                tables.extend(hall.store.list(wanted).await?);
            }
            somebody(hall, caller, person, &tables, (&told, &channels))
        }
        None => nobody(language),
    };
    let title = word("page-you-title", language);
    let games: Vec<&str> = hall.house.titles.iter().map(|title| title.id()).collect();
    let head =
        Head { language, title: &title, games: &games, script: Some("pages.js"), here: "/you", kept: caller.kept() };
    Ok(page(hall, &head, &content))
}

/// For whoever has no seat yet, or was signed out.
fn nobody(language: Language) -> Markup {
    html! {
        main #main .plain .you data-you="" {
            h1 { (word("page-you-title", language)) }
            p { (word("page-you-nobody", language)) }
            (recover(language))
            p.notice role="alert" {}
            p { a.button href="/" { (word("page-back-to-hall", language)) } " " a href="/privacy" { (word("page-privacy", language)) } }
        }
    }
}

/// The form for a recovery code.
fn recover(language: Language) -> Markup {
    html! {
        section {
            h2 { (word("page-you-recover", language)) }
            p { (word("page-you-recover-how", language)) }
            form.line method="post" action="/you/recover" {
                label { span { (word("page-you-code", language)) }
                    input type="text" name="code" required maxlength="40" autocomplete="off" autocapitalize="characters"
                        spellcheck="false" placeholder="XXXXX-XXXXX-XXXXX-XXXXX";
                }
                button { (word("page-you-recover-do", language)) }
            }
        }
    }
}

fn somebody(
    hall: &Hall,
    caller: &Caller,
    person: Person,
    tables: &[Listed],
    (told, channels): (&Told, &Markup),
) -> Markup {
    let language = caller.language;
    let has_code = person.code.is_some();
    let (mut running, past): (Vec<_>, Vec<_>) = tables.iter().partition(|table| !table.head.status.is_past());
    // What waits for me comes first.
    running.sort_by_key(|table| {
        (table.head.status == Status::Resting, !is_my_turn(table), my_time(table).unwrap_or(i64::MAX))
    });
    let lists = Lists { hall, now: hall.hour().house_time(), language };
    html! {
        main #main .plain .you data-you="somebody" {
            h1 { (word("page-you-title", language)) }
            p.notice role="alert" {}
            (once(told, language))
            (lists.section("page-mine", "page-you-no-games", &running))
            section {
                h2 { (word("page-you-about", language)) }
                form.line method="post" action="/you/name" {
                    label { span { (word("page-name", language)) }
                        input type="text" name="name" required maxlength="40" autocomplete="nickname" value=(person.profile.name);
                    }
                    (colours(&person.profile.colour, language))
                    button { (word("page-keep", language)) }
                }
                p.languages-here { (word("page-you-language", language)) }
                form.languages method="post" action="/language" {
                    input type="hidden" name="back" value="/you";
                    @for other in Language::ALL {
                        button name="to" value=(other) lang=(other) aria-pressed=(other == language) { (other.own_name()) }
                    }
                }
            }
            section {
                h2 { (word("page-you-settings", language)) }
                form #wishes .wishes method="post" action="/you/settings" {
                    (wishes(&chosen(&person.profile.settings), language))
                    button { (word("page-keep", language)) }
                }
            }
            (channels)
            section {
                h2 { (word("page-you-keep", language)) }
                p { (word("page-you-keep-how", language)) }
                form method="post" action="/you/code" {
                    button.primary[!has_code] { (word(if has_code { "page-you-code-new" } else { "page-you-code-make" }, language)) }
                }
                @if has_code { p.empty { (word("page-you-code-there", language)) } }
            }
            section {
                h2 { (word("page-you-devices", language)) }
                ul.device-list {
                    @for device in DeviceState::all(&person.devices, caller.key()) { (row(&device, language)) }
                }
                form method="post" action="/you/link" { button { (word("page-you-link", language)) } }
            }
            (leave::section(&person.leaves, hall.now(), language))
            (recover(language))
            (lists.section("page-mine-past", "page-you-no-past", &past))
            section {
                h2 { (word("page-you-yours", language)) }
                p { a.button href="/you/export" download="langhus.json" { (word("page-you-export", language)) } }
                details {
                    summary { (word("page-you-delete", language)) }
                    p { (word("page-you-delete-how", language)) }
                    form method="post" action="/you/delete" {
                        label { input type="checkbox" name="sure" value="yes" required; span { (word("page-you-delete-sure", language)) } }
                        button { (word("page-you-delete-do", language)) }
                    }
                }
                p { a href="/privacy" { (word("page-privacy", language)) } }
            }
        }
    }
}

/// The secret that is shown now and never again.
fn once(told: &Told, language: Language) -> Markup {
    match told {
        Told::Nothing => html! {},
        Told::Code(code) => html! {
            section.secret role="status" {
                h2 { (word("page-you-your-code", language)) }
                p.link { code { (code) } button type="button" data-copy=(code) data-copied=(word("page-copied", language)) { (word("page-copy", language)) } }
                p { (word("page-you-your-code-how", language)) }
            }
        },
        Told::Link(link) => {
            html! {
                section.secret role="status" {
                    h2 { (word("page-you-your-link", language)) }
                    p { (say(&Say::new("page-you-your-link-how").with("minutes", LINK / 60), language)) }
                    @if let Some(code) = qr(link, &word("page-you-qr", language)) { div.qr { (code) } }
                    p.link { code { (link) } button type="button" data-copy=(link) data-copied=(word("page-copied", language)) { (word("page-copy", language)) } }
                }
            }
        }
    }
}

fn row(device: &DeviceState, language: Language) -> Markup {
    let name = if device.label.is_empty() { word("page-you-device-unknown", language) } else { device.label.clone() };
    html! {
        li {
            span { strong { (name) } @if device.this { " " (word("page-you-device-this", language)) } br;
                small {
                    (word("page-you-device-added", language)) " " (date(device.added)) " · "
                    (word("page-you-device-used", language)) " " (date(device.used))
                }
            }
            form method="post" action={ "/you/devices/" (device.device) "/sign-out" } {
                button aria-label={ (word("page-you-sign-out", language)) ": " (name) } { (word("page-you-sign-out", language)) }
            }
        }
    }
}

/// A day. The script writes it as its reader does.
fn date(moment: i64) -> Markup {
    let day = day(moment);
    html! { time datetime=(day) { (day) } }
}

/// The colours that somebody can like: those of the seats.
fn colours(own: &str, language: Language) -> Markup {
    html! {
        fieldset.colours {
            legend { (word("page-you-colour", language)) }
            label { input type="radio" name="colour" value="" checked[own.is_empty()]; span { (word("page-you-colour-any", language)) } }
            @for seat in Seat::all(Seat::MOST as u8) {
                label.{ "seat-" (seat) } { input type="radio" name="colour" value=(seat) checked[own == seat.to_string()]; span.swatch { (seat) } }
            }
        }
    }
}

/// What is chosen of the settings, by their names.
fn chosen(settings: &str) -> impl Fn(&str) -> Option<String> + use<> {
    let kept: serde_json::Value = serde_json::from_str(settings).unwrap_or_default();
    move |name| kept["settings"][name].as_str().map(str::to_owned)
}

/// Back to the page.
pub(super) fn back() -> Response {
    Redirect::to("/you").into_response()
}

#[derive(Deserialize)]
pub(super) struct Called {
    name: String,
    #[serde(default)]
    colour: String,
}

/// Keeps a name and a colour.
pub(super) async fn called(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(called): Filled<Called>,
) -> Result<Response, Problem> {
    let (person, name) = (needs_person(&caller)?, naming::name(&called.name)?);
    let cookie = keep(NAME, &name, &hall.site);
    let colours = 1..=Seat::MOST;
    let known = called.colour.parse().is_ok_and(|colour| colours.contains(&colour));
    let colour = if known { called.colour } else { String::new() };
    hall.say(person, move |profile| (profile.name, profile.colour) = (name, colour)).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), back()).into_response())
}

/// Keeps what is chosen in the form of settings.
pub(super) async fn settings(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(wishes): Filled<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    let known = caller.settings().get("settings").cloned().unwrap_or_default();
    let mut kept = known.as_object().cloned().unwrap_or_default();
    for (name, value) in wishes.into_iter().filter(|(name, value)| langhus_board::is_wish(name, value)) {
        kept.insert(name, value.into());
    }
    hall.settle(person, [("settings".to_owned(), kept.into())].into_iter().collect()).await?;
    Ok(back())
}

/// Makes a recovery code, and shows it once.
pub(super) async fn code(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = hall.recovery(person).await?.reveal();
    shown(&hall, &caller, Told::Code(code)).await
}

/// Makes a link to one more device, and shows it once.
pub(super) async fn link(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = hall.link(person).await?;
    let site = caller.origin.as_deref().unwrap_or_default();
    shown(&hall, &caller, Told::Link(format!("{site}/you#device={}", code.reveal()))).await
}

#[derive(Deserialize)]
pub(super) struct Recovering {
    code: String,
}

/// Comes back with a recovery code.
pub(super) async fn recovered(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(recovering): Filled<Recovering>,
) -> Result<Response, Problem> {
    let guest = Guest::of(&caller, &hall);
    come_back(&hall, &caller, &guest, &recovering.code).await?;
    Ok(guest.welcome(&hall.site, back()))
}

/// Signs a device out.
pub(super) async fn sign_out(
    State(hall): State<Arc<Hall>>,
    Which(device): Which,
    caller: Caller,
) -> Result<Response, Problem> {
    sign_out_of(&hall, &caller, device).await?;
    Ok(back())
}

#[derive(Deserialize)]
pub(super) struct Sure {
    #[serde(default)]
    sure: String,
}

/// Deletes whoever asks.
pub(super) async fn delete(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(sure): Filled<Sure>,
) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    if sure.sure != "yes" {
        return Ok(back());
    }
    hall.forget_person(person).await?;
    let cookies = [COOKIE, NAME].map(|name| (header::SET_COOKIE, drop_cookie(name, &hall.site)));
    Ok((AppendHeaders(cookies), back()).into_response())
}
