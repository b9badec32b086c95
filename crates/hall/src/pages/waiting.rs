//! A table that waits for players, and taking a seat at it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use langhus_rules::{Language, Say, Seat, shown};
use langhus_table::naming::{distinct, name};
use langhus_table::sitting::Sitting;
use maud::{Markup, html};
use serde::Deserialize;

use super::lobby;
use super::strength;
use super::words::{say, variant, word, word_of};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::once::Done;
use crate::problem::{Problem, ProblemKind};
use crate::qr::qr;
use crate::store::Sitter;
use crate::web::caller::{Caller, NAME, keep};
use crate::web::extract::{At, Filled, seat};
use crate::web::once::{self, Again};
use crate::web::seats::{Guest, read_code};

/// The content of the page of a table that has not begun; `site` is the address before the table's own.
pub(super) fn waiting(
    hall: &Hall,
    sitting: &Sitting,
    own: Option<Seat>,
    (site, sequence): (&str, u64),
    caller: &Caller,
) -> Markup {
    let (language, head) = (caller.language, &sitting.head);
    let title = sitting.title();
    let free = sitting.places.iter().filter(|place| place.sitter == Sitter::Open).count();
    let receives = own.is_some() && own == sitting.host();
    html! {
        main #main .waiting.{ "g-" (head.game) } data-waits=(head.id) data-sequence=(sequence) {
            article {
                div.cover { (title.cover()) }
                div.about {
                    div {
                        h1 { (title.title(language)) }
                        @if let Some(variant) = variant(title, &head.options, language) { p.variant { (variant) } }
                    }
                    p.calls role="status" { (say(&Say::new("page-waiting").with("count", free), language)) }
                    (seats(hall, sitting, own, caller))
                    @if own.is_none() { (sit_down(hall, sitting, caller)) } @else { (share(sitting, site, language)) }
                    @if receives { (of_the_host(hall, sitting, caller)) }
                    @if own.is_some() && !receives { (form(hall, sitting, "leave", None, html! { button { (word("page-leave-table", language)) } })) }
                    @if own.is_some() { (langhus_board::devices(language)) }
                    p.notice role="alert" {}
                    p { a.button href={ "/rules/" (head.game) } { (word("page-how", language)) } " " a.button href="/" { (word("page-back-to-hall", language)) } }
                }
            }
        }
    }
}

/// A form that changes something about this table, perhaps about a seat.
fn form(hall: &Hall, sitting: &Sitting, what: &str, seat: Option<Seat>, content: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (sitting.head.id) "/" (what) } {
            (once::field(hall))
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat.number()); }
            (content)
        }
    }
}

/// A seat by its number and its colour.
fn named(seat: Seat, language: Language) -> String {
    let colour = word_of(format!("page-colour-{}", seat.number()), language);
    say(&Say::new("page-seat-of").with("seat", seat.number()).with("colour", colour), language)
}

/// Who sits where, and what can be done about each seat.
fn seats(hall: &Hall, sitting: &Sitting, own: Option<Seat>, caller: &Caller) -> Markup {
    let (language, host) = (caller.language, sitting.host());
    let bots = own.is_some() && own == host;
    html! {
        ol.seats {
            @for (place, seat) in sitting.places.iter().zip(sitting.seats()) {
                li.{ "seat-" (seat.number()) } {
                    span.which { (named(seat, language)) }
                    span.who {
                        @if place.sitter == Sitter::Open { em { (word("page-free-seat", language)) } } @else { bdi { (shown(&place.name, language)) } }
                        @if own == Some(seat) { " " small { (word("page-that-is-you", language)) } }
                        @if place.sitter.is_bot() { " " small { (word("page-bot", language)) } }
                        @if host == Some(seat) { " " small { (word("page-host", language)) } }
                    }
                    @if place.sitter == Sitter::Open {
                        span.does {
                            @if own.is_some() { (form(hall, sitting, "move", Some(seat), button("page-sit-here", &named(seat, language), language))) }
                            @if bots {
                                (form(hall, sitting, "fill", Some(seat), html! {
                                    (strength::choice(&hall.house, caller, &named(seat, language)))
                                    (button("page-bot-here", &named(seat, language), language))
                                }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A button that says to somebody who only hears it which seat it is about.
fn button(key: &'static str, about: &str, language: Language) -> Markup {
    html! { button { (word(key, language)) span.unseen { ": " (about) } } }
}

/// How others come here: the link, the system's own way to share it, and a code for phones.
fn share(sitting: &Sitting, site: &str, language: Language) -> Markup {
    let link = format!("/t/{}", sitting.head.id);
    let whole = format!("{site}{link}");
    let text = super::preview::of_table(sitting, site, None, language).title;
    html! {
        section.share aria-label=(word("page-share", language)) {
            div {
                p { (word("page-send-link", language)) }
                p.link {
                    code { (whole) }
                    button type="button" data-copy=(link) data-copied=(word("page-copied", language)) { (word("page-copy", language)) }
                    // Only a browser that can show its system's share sheet shows the button.
                    button.primary type="button" data-share=(link) data-text=(text) hidden { (word("page-share", language)) }
                }
                p.scan { (word("page-scan-how", language)) }
            }
            @if let Some(code) = qr(&whole, &word("page-scan", language)) { (code) }
        }
    }
}

/// What whoever opened the table decides.
fn of_the_host(hall: &Hall, sitting: &Sitting, caller: &Caller) -> Markup {
    let language = caller.language;
    html! {
        section.host aria-label=(word("page-begin-now", language)) {
            (form(hall, sitting, "begin", None, html! {
                label { span { (word("page-begin-now-how", language)) } (strength::choice(&hall.house, caller, &word("page-begin-now-how", language))) }
                button.primary { (word("page-begin-now", language)) }
            }))
            details {
                summary { (word("page-close-table", language)) }
                p { (word("page-close-table-how", language)) }
                (form(hall, sitting, "close", None, html! { button { (word("page-close-table-now", language)) } }))
            }
        }
    }
}

/// The form for whoever wants a seat, with a name that is free at this table; before the game begins any free seat can be
/// chosen.
pub(super) fn sit_down(hall: &Hall, sitting: &Sitting, caller: &Caller) -> Markup {
    let language = caller.language;
    let names = sitting.places.iter().map(|place| place.name.as_str()).filter(|name| !name.is_empty());
    let name = distinct(&lobby::name(caller), names);
    let free: Vec<Seat> = sitting.seats().filter(|seat| sitting.places[seat.index()].sitter == Sitter::Open).collect();
    // The seat of the colour that they like, where it is free.
    let usual = caller.liked().filter(|liked| free.contains(liked)).or(free.first().copied());
    html! {
        form.sit method="post" action={ "/t/" (sitting.head.id) "/join" } {
            (once::field(hall))
            label { span { (word("page-name", language)) }
                input type="text" name="name" required maxlength="40" autocomplete="nickname" value=(name);
            }
            @if sitting.table.is_none() && free.len() > 1 {
                fieldset {
                    legend { (word("page-choose-seat", language)) }
                    @for seat in &free {
                        label.{ "seat-" (seat.number()) } {
                            input type="radio" name="seat" value=(seat.number()) checked[Some(*seat) == usual];
                            span { (named(*seat, language)) }
                        }
                    }
                }
            }
            input type="hidden" name="invitation" value="";
            button.primary { (word("page-sit-down", language)) }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Join {
    name: String,
    /// The seat, counted from 1; the first open one if nothing is said.
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    once: String,
    /// The code of an invitation to a seat.
    #[serde(default)]
    invitation: Option<String>,
}

/// Takes an open seat.
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Filled(join): Filled<Join>,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let name = name(&join.name)?;
    let wanted = join.seat.map(seat).transpose()?;
    let invitation = join.invitation.as_deref().filter(|code| !code.is_empty()).map(read_code).transpose()?;
    let guest = Guest::of(&caller, &hall);
    let comer = guest.comer();
    let cookie = keep(NAME, &name, &hall.site);
    let again = Again::field(&join.once)?;
    let once = again.to("join", &[table.to_string().as_bytes(), &[join.seat.unwrap_or(0)], name.as_bytes()]);
    let (once, person) = (once.map(|once| once.giving(&comer.device)), comer.person);
    let (arrival, liked) = (comer.arrival(&name), caller.liked());
    let sit_down = move |sitting: &mut Sitting| {
        let free = |seat: &Seat| sitting.places.get(seat.index()).is_some_and(|place| place.sitter == Sitter::Open);
        let now = sitting.hour.now;
        let invited = invitation
            .as_ref()
            .map(|code| sitting.invites(code, now).ok_or_else(|| Problem::new(ProblemKind::SpentCode)));
        let wanted = invited.transpose()?.or(wanted).or(liked.filter(free)).or_else(|| sitting.seats().find(free));
        let seat = wanted.ok_or_else(|| Problem::new(ProblemKind::SeatTaken))?;
        Ok((Some(sitting.sit_down(seat, name, person, invitation.as_ref(), now)?), ()))
    };
    if let Done::Before(done) = hall.change_beside(hall.room(table), arrival, once, sit_down).await? {
        hall.seat_again(done, comer).await?;
    }
    let to = Redirect::to(&format!("/t/{table}"));
    let mut response = guest.welcome(&hall.site, to.into_response());
    if let Ok(cookie) = cookie.try_into() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
