//! A table that waits for players, and taking a seat at it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use langhus_rules::{Say, Seat};
use langhus_table::naming::{distinct, name};
use langhus_table::sitting::Sitting;
use maud::{Markup, html};
use serde::Deserialize;

use super::lobby;
use super::words::{say, variant, word};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::once::Done;
use crate::problem::{Problem, ProblemKind};
use crate::store::Sitter;
use crate::web::caller::{Caller, NAME, keep};
use crate::web::extract::{At, Filled, seat};
use crate::web::once::{self, Again};
use crate::web::seats::{Guest, read_code};

/// The content of the page of a table that has not begun.
pub(super) fn waiting(hall: &Hall, sitting: &Sitting, own: Option<Seat>, sequence: u64, caller: &Caller) -> Markup {
    let (language, head) = (caller.language, &sitting.head);
    let title = sitting.title();
    let free = sitting.places.iter().filter(|place| place.sitter == Sitter::Open).count();
    let link = format!("/t/{}", head.id);
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
            ol.seats {
                @for (place, number) in sitting.places.iter().zip(1u8..) {
                    li.{ "seat-" (number) } {
                        @if place.sitter == Sitter::Open { em { (word("page-free-seat", language)) } } @else { bdi { (place.name) } }
                        @if own.map(Seat::number) == Some(number) { " " small { (word("page-that-is-you", language)) } }
                    }
                }
            }
            @if own.is_none() {
                (sit_down(hall, sitting, caller))
            } @else {
                p { (word("page-send-link", language)) }
                p.link { code { (link) } button type="button" data-copy=(link) data-copied=(word("page-copied", language)) { (word("page-copy", language)) } }
            }
            @if own.is_some() { (langhus_board::devices(language)) }
            p.notice role="alert" {}
            p { a.button href={ "/rules/" (head.game) } { (word("page-how", language)) } " " a.button href="/" { (word("page-back-to-hall", language)) } }
            }
            }
        }
    }
}

/// The form for whoever wants a seat, with a name that is free at this table.
pub(super) fn sit_down(hall: &Hall, sitting: &Sitting, caller: &Caller) -> Markup {
    let language = caller.language;
    let names = sitting.places.iter().map(|place| place.name.as_str()).filter(|name| !name.is_empty());
    let name = distinct(&lobby::name(caller), names);
    html! {
        form.sit method="post" action={ "/t/" (sitting.head.id) "/join" } {
            (once::field(hall))
            label { span { (word("page-name", language)) }
                input type="text" name="name" required maxlength="40" autocomplete="nickname" value=(name);
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
    let arrival = comer.arrival(&name);
    let sit_down = move |sitting: &mut Sitting| {
        let free = |seat: &Seat| sitting.places[seat.index()].sitter == Sitter::Open;
        let now = sitting.hour.now;
        let invited = invitation
            .as_ref()
            .map(|code| sitting.invites(code, now).ok_or_else(|| Problem::new(ProblemKind::SpentCode)));
        let wanted = invited.transpose()?.or(wanted).or_else(|| sitting.seats().find(free));
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
