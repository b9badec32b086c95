//! Being told while one is not here: the part of the page You where channels are set up, and what is read from secret
//! addresses.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use langhus_rules::{Language, Say};
use langhus_table::id::Token;
use langhus_table::person::PersonId;
use maud::{Markup, html};
use serde::Deserialize;

use super::words::{say, word, word_of};
use super::{Head, page};
use crate::channels::own::{MOST_CHANNELS, Wish};
use crate::channels::{Message, atom, ical};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemKind};
use crate::store::{Channel, Medium};
use crate::web::caller::Caller;
use crate::web::channels::{ChannelState, Which, link};
use crate::web::extract::Filled;
use crate::web::you::needs_person;

/// The part of the page You.
pub(super) async fn section(hall: &Arc<Hall>, person: PersonId, language: Language) -> Result<Markup, Problem> {
    let channels = hall.store.channels(person).await?;
    let room = channels.len() < MOST_CHANNELS;
    Ok(html! {
        section #told {
            h2 { (word("page-told", language)) }
            p { (word("page-told-how", language)) }
            @if !channels.is_empty() {
                ul.device-list.channel-list {
                    @for channel in channels { (row(&ChannelState::new(channel, language), language)) }
                }
            }
            @if room { (form(language)) }
            @else { p.empty { (say(&Say::new("page-told-full").with("most", MOST_CHANNELS), language)) } }
        }
    })
}

fn name(medium: Medium, language: Language) -> String {
    word_of(format!("page-told-{}", medium.name()), language)
}

fn form(language: Language) -> Markup {
    html! {
        form.line.channel-new method="post" action="/you/channels" {
            input type="hidden" name="zone" data-zone;
            label { span { (word("page-told-kind", language)) }
                select name="medium" {
                    @for medium in Medium::ALL { option value=(medium.name()) { (name(medium, language)) } }
                }
            }
            label.wide { span { (word("page-told-address", language)) }
                input type="text" inputmode="url" name="address" maxlength="1024" placeholder="https://" autocomplete="off" spellcheck="false"
                    aria-describedby="told-address";
            }
            button { (word("page-told-add", language)) }
        }
        p.empty #told-address { (word("page-told-address-how", language)) }
    }
}

/// Whose machine it is: what stands behind that may be a secret.
fn shown(address: &str) -> &str {
    let host = address.split_once("://").map_or(address, |(_, rest)| rest);
    host.split(['/', '?']).next().unwrap_or_default()
}

fn row(channel: &ChannelState, language: Language) -> Markup {
    let path = format!("/you/channels/{}", channel.channel);
    let about = format!("{} {}", name(channel.medium, language), shown(&channel.address));
    html! {
        li {
            span { strong { (name(channel.medium, language)) } " " (shown(&channel.address)) br;
                small {
                    @if channel.medium.is_read() { (word("page-told-read", language)) }
                    @else if let Some(trouble) = &channel.trouble {
                        span.trouble role="status" {
                            (trouble)
                            @if channel.off { " " (word("page-told-off", language)) }
                        }
                    } @else { (word("page-told-works", language)) }
                    @if !channel.zone.is_empty() { " · " (channel.zone.replace('_', " ")) }
                }
            }
            @if !channel.medium.is_read() {
                form method="post" action={ (path) "/try" } {
                    button aria-label={ (word("page-told-try", language)) ": " (about) } { (word("page-told-try", language)) }
                }
            }
            form method="post" action={ (path) "/remove" } {
                button aria-label={ (word("page-told-remove", language)) ": " (about) } { (word("page-told-remove", language)) }
            }
        }
    }
}

fn back() -> Response {
    Redirect::to("/you#told").into_response()
}

#[derive(Deserialize)]
pub(super) struct New {
    medium: String,
    #[serde(default)]
    address: String,
    #[serde(default)]
    zone: String,
}

/// Sets a channel up. A secret address is shown once.
pub(super) async fn add(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Filled(new): Filled<New>,
) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let language = caller.language;
    let medium = Medium::read(&new.medium).ok_or_else(|| Problem::new(ProblemKind::BadChannel))?;
    let wish = Wish { medium, address: &new.address, language: language.code(), zone: &new.zone };
    let (_, secret) = hall.add_channel(person, &wish).await?;
    let Some(secret) = secret else { return Ok(back()) };
    let link = link(&hall, medium, secret.reveal());
    let title = name(medium, language);
    let content = html! {
        main #main .plain .you data-you="somebody" {
            h1 { (title) }
            p.notice role="alert" {}
            section.secret role="status" {
                h2 { (word("page-told-your-link", language)) }
                p { (word("page-told-your-link-how", language)) }
                p.link { code { (link) } button type="button" data-copy=(link) data-copied=(word("page-copied", language)) { (word("page-copy", language)) } }
            }
            p { a.button href="/you#told" { (word("page-told-back", language)) } }
        }
    };
    let head =
        Head { language, title: &title, games: &[], script: Some("pages.js"), here: "/you", kept: caller.kept() };
    Ok(page(&hall, &head, &content))
}

/// Tries a channel.
pub(super) async fn attempt(
    State(hall): State<Arc<Hall>>,
    Which(channel): Which,
    caller: Caller,
) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Trial, Who::Address(caller.address))?;
    hall.try_channel(person, channel).await?;
    Ok(back())
}

/// Takes a channel away.
pub(super) async fn remove(
    State(hall): State<Arc<Hall>>,
    Which(channel): Which,
    caller: Caller,
) -> Result<Response, Problem> {
    hall.remove_channel(needs_person(&caller)?, channel).await?;
    Ok(back())
}

/// What is told by the channel whose secret stands in the address.
async fn told(hall: &Arc<Hall>, secret: &str, medium: Medium) -> Result<(Channel, Message), Problem> {
    let none = || Problem::new(ProblemKind::NoSuchPage);
    let secret = secret.rsplit_once('.').map_or(secret, |(secret, _)| secret);
    let key = Token::read(secret).ok_or_else(none)?.key();
    let found = hall.store.channel(key).await?.filter(|(_, channel)| channel.medium == medium);
    let (person, mut channel) = found.ok_or_else(none)?;
    hall.speak_theirs(person, &mut channel).await?;
    let waiting = hall.waiting_for(person).await?;
    let message = Message::new(hall, &channel, waiting.iter().map(|table| (table, false)));
    Ok((channel, message))
}

/// The feed.
pub(super) async fn feed(State(hall): State<Arc<Hall>>, Path(secret): Path<String>) -> Result<Response, Problem> {
    let (channel, message) = told(&hall, &secret, Medium::Feed).await?;
    let feed = atom(&message, &channel.number.to_string(), &hall.outbox.channels.home, hall.now());
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], feed).into_response())
}

/// The calendar.
pub(super) async fn calendar(State(hall): State<Arc<Hall>>, Path(secret): Path<String>) -> Result<Response, Problem> {
    let (_, message) = told(&hall, &secret, Medium::Calendar).await?;
    let calendar = ical(&message, hall.now());
    Ok(([(header::CONTENT_TYPE, "text/calendar; charset=utf-8")], calendar).into_response())
}
