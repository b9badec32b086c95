//! A table that waits for players, and taking a seat at it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use langhus_board::Artist;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};
use serde::Deserialize;

use super::lobby;
use super::words::{say, variant, word};
use crate::hall::Hall;
use crate::id::Token;
use crate::limits::{What, Who};
use crate::once::Done;
use crate::problem::Problem;
use crate::seating::name;
use crate::sitting::Sitting;
use crate::store::Sitter;
use crate::web::caller::{Caller, NAME, keep};
use crate::web::extract::{At, Filled, seat};
use crate::web::once::{self, Again};
use crate::web::seats::Guest;

/// The content of the page of a table that has not begun.
pub(super) fn waiting(
    hall: &Hall,
    sitting: &Sitting,
    own: Option<Seat>,
    sequence: u64,
    caller: &Caller,
    artist: Option<&dyn Artist>,
) -> Markup {
    let (language, head) = (caller.language, &sitting.head);
    let title = sitting.title();
    let free = sitting.chairs.iter().filter(|chair| chair.place.sitter == Sitter::Open).count();
    let link = format!("/t/{}", head.id);
    html! {
        main #main .waiting.{ "g-" (head.game) } data-waits=(head.id) data-sequence=(sequence) {
            article {
            @if let Some(artist) = artist { div.cover { (artist.cover()) } }
            div.about {
            div {
                h1 { (title.title(language)) }
                @if let Some(variant) = variant(title, &head.options, language) { p.variant { (variant) } }
            }
            p.calls role="status" { (say(&Say::new("page-waiting").with("count", free), language)) }
            ol.seats {
                @for (chair, number) in sitting.chairs.iter().zip(1u8..) {
                    li.{ "seat-" (number) } {
                        @if chair.place.sitter == Sitter::Open { em { (word("page-free-seat", language)) } } @else { (chair.place.name) }
                        @if own.map(Seat::number) == Some(number) { " " small { (word("page-that-is-you", language)) } }
                    }
                }
            }
            @if own.is_none() {
                form method="post" action={ (link) "/join" } {
                    (once::field(hall))
                    label { span { (word("page-name", language)) }
                        input type="text" name="name" required maxlength="40" autocomplete="nickname" value=(lobby::name(caller));
                    }
                    button.primary { (word("page-sit-down", language)) }
                }
            } @else {
                p { (word("page-send-link", language)) }
                p.link { code { (link) } button type="button" data-copy=(link) data-copied=(word("page-copied", language)) { (word("page-copy", language)) } }
            }
            p { a.button href={ "/rules/" (head.game) } { (word("page-how", language)) } " " a.button href="/" { (word("page-back-to-hall", language)) } }
            }
            }
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
    let guest = Guest::of(&caller, hall.entropy.as_ref());
    let token = Token::fresh(hall.entropy.as_ref());
    let keys = [Some(&token), guest.token()].into_iter().flatten().map(Token::key).collect();
    let cookie = keep(NAME, &name, &hall.site);
    let again = Again::field(&join.once)?;
    let once = again.to("join", &[table.to_string().as_bytes(), &[join.seat.unwrap_or(0)], name.as_bytes()]);
    let once = once.map(|once| once.giving(Some(&token)));
    let sit_down = move |sitting: &mut Sitting| {
        let free = |seat: &Seat| sitting.chairs[seat.index()].place.sitter == Sitter::Open;
        let seat = wanted.or_else(|| sitting.seats().find(free)).ok_or_else(|| Problem::new("seat-taken"))?;
        Ok((Some(sitting.sit_down(seat, name, keys)?), ()))
    };
    let token = match hall.change_once(hall.room(table), once, sit_down).await? {
        Done::Now(()) => Some(token),
        Done::Before(done) => hall.seat_again(done, guest.token()).await?.map(|(_, token)| token),
    };
    let secret = token.map(|token| format!("#seat={}", token.reveal())).unwrap_or_default();
    let to = Redirect::to(&format!("/t/{table}{secret}"));
    let mut response = guest.welcome(&hall.site, to.into_response());
    if let Ok(cookie) = cookie.try_into() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
