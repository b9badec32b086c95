//! Taking a seat, coming back to it, leaving it, lending it to a bot.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use langhus_rules::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{COOKIE, Caller, keep};
use super::extract::{At, Told};
use super::once::Again;
use crate::hall::Hall;
use crate::id::{Entropy, TableId, Token};
use crate::limits::{What, Who};
use crate::once::Done;
use crate::problem::{Problem, ProblemDocument};
use crate::seating::{MOST_KEYS, name};
use crate::site::Site;
use crate::sitting::{Sitting, Step};

/// A browser that keeps one token for all its seats.
pub(crate) enum Guest {
    /// A program: it keeps the token of each seat itself.
    None,
    /// It has its token already.
    Known(Token),
    /// It gets one now.
    New(Token),
}

impl Guest {
    pub(crate) fn of(caller: &Caller, entropy: &dyn Entropy) -> Guest {
        match &caller.cookie {
            Some(token) => Guest::Known(token.clone()),
            None if caller.from_a_page => Guest::New(Token::fresh(entropy)),
            None => Guest::None,
        }
    }

    pub(crate) fn token(&self) -> Option<&Token> {
        match self {
            Guest::None => None,
            Guest::Known(token) | Guest::New(token) => Some(token),
        }
    }

    /// The answer, with the cookie if the browser has none yet.
    pub(crate) fn welcome(&self, site: &Site, mut response: Response) -> Response {
        if let Guest::New(token) = self
            && let Ok(value) = HeaderValue::try_from(keep(COOKIE, token.reveal(), site))
        {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }
}

/// A seat that was taken. Its token is shown here and never again.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatTaken {
    /// The table's name.
    id: String,
    /// The table's page: to watch, and to take an open seat. Share it.
    link: String,
    /// Your seat, counted from 1.
    seat: Option<u8>,
    /// The seat's secret: send it as `Authorization: Bearer`.
    token: Option<String>,
    /// The page with your seat's secret, for another device of yours. Do not share it. The secret stands behind the
    /// `#`, which browsers never send.
    seat_link: Option<String>,
}

impl SeatTaken {
    pub(crate) fn new(id: TableId, seat: Option<(Seat, Token)>) -> SeatTaken {
        let link = format!("/t/{id}");
        SeatTaken {
            id: id.to_string(),
            seat: seat.as_ref().map(|(seat, _)| seat.number()),
            seat_link: seat.as_ref().map(|(_, token)| format!("{link}#seat={}", token.reveal())),
            token: seat.map(|(_, token)| token.reveal().to_owned()),
            link,
        }
    }
}

/// Who sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// The name at the table.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", request_body = Sit,
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8), Again), responses(
    (status = 201, body = SeatTaken),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
    again: Again,
    Told(sit): Told<Sit>,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let seat = seat.ok_or_else(|| Problem::new("no-such-seat"))?;
    let name = name(&sit.name)?;
    let guest = Guest::of(&caller, hall.entropy.as_ref());
    let token = Token::fresh(hall.entropy.as_ref());
    let keys = [Some(&token), guest.token()].into_iter().flatten().map(Token::key).collect();
    let once = again.to("join", &[table.to_string().as_bytes(), &[seat.number()], name.as_bytes()]);
    let once = once.map(|once| once.giving(Some(&token)));
    let sit_down = move |sitting: &mut Sitting| Ok((Some(sitting.sit_down(seat, name, keys)?), ()));
    let taken = match hall.change_once(hall.room(table), once, sit_down).await? {
        Done::Now(()) => Some((seat, token)),
        Done::Before(done) => hall.seat_again(done, guest.token()).await?,
    };
    let taken = SeatTaken::new(table, taken);
    Ok(guest.welcome(&hall.site, (StatusCode::CREATED, Json(taken)).into_response()))
}

/// A seat of the caller's.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnSeat {
    /// Counted from 1.
    seat: u8,
}

/// Opens a seat on another device of the same person: the seat's own token, as Bearer, is exchanged for the cookie of
/// this browser.
#[utoipa::path(post, path = "/api/tables/{table}/enter", params(("table" = String, Path,)), responses(
    (status = 200, body = OwnSeat),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn enter(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Response, Problem> {
    if caller.bearer.is_none() {
        return Err(Problem::new("no-seat"));
    }
    let guest = Guest::of(&caller, hall.entropy.as_ref());
    let key = guest.token().map(Token::key);
    let seat = hall
        .change(hall.room(table), move |sitting| {
            let seat = caller.needs_seat(sitting)?;
            let Some(key) = key else { return Ok((None, seat)) };
            match sitting.seat_of(&key) {
                Some(own) if own == seat => return Ok((None, seat)),
                Some(_) => return Err(Problem::new("sits-already")),
                None => {}
            }
            let mut place = sitting.chairs[seat.index()].place.clone();
            if place.keys.len() >= MOST_KEYS {
                return Err(Problem::new("too-many").after(3600));
            }
            place.keys.push(key);
            Ok((Some(Step { places: vec![(seat, place)], ..Step::default() }), seat))
        })
        .await?;
    Ok(guest.welcome(&hall.site, Json(OwnSeat { seat: seat.number() }).into_response()))
}

/// Gives up the caller's seat; it is open then, and its token opens nothing any more.
#[utoipa::path(post, path = "/api/tables/{table}/leave", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let once = again.at("leave", table, &caller, &[]);
    hall.change_once(hall.room(table), once, move |sitting| {
        let seat = caller.needs_seat(sitting)?;
        Ok((Some(sitting.leave(seat)?), ()))
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which bot should play.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Lend {
    /// Its level.
    level: String,
}

/// Lets a bot play a seat: the caller's own, until it is taken back, or one that is open.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/bot", request_body = Lend,
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn hand_over(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
    again: Again,
    Told(lend): Told<Lend>,
) -> Result<StatusCode, Problem> {
    let seat = seat.ok_or_else(|| Problem::new("no-such-seat"))?;
    let house = hall.house.clone();
    let once = again.at("bot", table, &caller, &[&[seat.number()], lend.level.as_bytes()]);
    hall.change_once(hall.room(table), once, move |sitting| {
        let by = caller.needs_seat(sitting)?;
        Ok((Some(sitting.hand_over(by, seat, &lend.level, house.as_ref())?), ()))
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the caller's seat back from its bot.
#[utoipa::path(post, path = "/api/tables/{table}/back", params(("table" = String, Path,), Again), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn take_back(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<StatusCode, Problem> {
    let once = again.at("back", table, &caller, &[]);
    hall.change_once(hall.room(table), once, move |sitting| {
        let seat = caller.needs_seat(sitting)?;
        Ok((Some(sitting.take_back(seat)?), ()))
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where the same people play again.
#[derive(Serialize, ToSchema)]
pub(super) struct Rematch {
    /// The new table. Everybody's token opens their seat there too.
    id: String,
    /// The caller's seat there, counted from 1.
    seat: u8,
}

/// Opens a table for the same people, the next seat beginning; all who ask get the same one.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path,), Again), responses(
    (status = 200, body = Rematch),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn rematch(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    again: Again,
) -> Result<Json<Rematch>, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let room = hall.room(table);
    caller.needs_seat(&*hall.sit(&room).await?)?;
    let new = hall.rematch(table, again.at("rematch", table, &caller, &[])).await?;
    let room = hall.room(new);
    let seat = caller.needs_seat(&*hall.sit(&room).await?)?;
    Ok(Json(Rematch { id: new.to_string(), seat: seat.number() }))
}
