//! The devices of a seat: which there are, one more, signing out; and invitations, whose codes work in the same way.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use langhus_rules::Seat;
use langhus_table::id::{Code, TableId, Token};
use langhus_table::sitting::{Sitting, Step};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::{At, Told};
use super::seats::{Guest, read_code};
use crate::clock::now;
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{Problem, ProblemDocument, ProblemKind};
use crate::store::Purpose;

/// A device from which the caller's seat is played.
#[derive(Serialize, ToSchema)]
pub(super) struct DeviceState {
    /// The number by which it is signed out.
    device: u32,
    /// The browser and the system in two words; empty for a program, or where they are not known.
    label: String,
    /// The day on which it came to the seat, in milliseconds since 1970.
    added: i64,
    /// The day on which it was last used, in milliseconds since 1970.
    used: i64,
    /// Is it the one that asks?
    this: bool,
}

/// The devices from which the caller's seat is played, the oldest first.
#[utoipa::path(get, path = "/api/tables/{table}/devices", params(("table" = String, Path,)), responses(
    (status = 200, body = Vec<DeviceState>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Json<Vec<DeviceState>>, Problem> {
    let room = hall.room(table);
    let sitting = hall.sit(&room).await?;
    let seat = caller.needs_seat(&sitting)?;
    let own = caller.key();
    let devices = sitting.places[seat.index()].devices.iter().map(|device| DeviceState {
        device: device.number(),
        label: device.label.clone(),
        added: device.added,
        used: device.used,
        this: own == Some(device.key),
    });
    Ok(Json(devices.collect()))
}

/// A link with a code that works once.
#[derive(Serialize, ToSchema)]
pub(super) struct OnceLink {
    /// The table's page with the code. It stands behind the `#`, which browsers never send.
    link: String,
    /// For so many seconds it works.
    seconds: u32,
}

/// Gives out a code for the seat that `decide` finds.
async fn give_out(
    hall: &Arc<Hall>,
    caller: &Caller,
    table: TableId,
    purpose: Purpose,
    decide: impl FnOnce(&Sitting, &Code) -> Result<Step, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = Code::fresh(hall.entropy.as_ref());
    let what = match purpose {
        Purpose::Device => "device",
        Purpose::Invitation => "invite",
    };
    let link = OnceLink { link: format!("/t/{table}#{what}={}", code.reveal()), seconds: purpose.seconds() };
    hall.change(hall.room(table), move |sitting| Ok((Some(decide(sitting, &code)?), ()))).await?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

/// Makes a link with which the caller's seat can be played from one more device.
#[utoipa::path(post, path = "/api/tables/{table}/devices", params(("table" = String, Path,)), responses(
    (status = 201, body = OnceLink),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn add(State(hall): State<Arc<Hall>>, At(table, _): At, caller: Caller) -> Result<Response, Problem> {
    let who = caller.clone();
    let decide = move |sitting: &Sitting, code: &Code| {
        let seat = who.needs_seat(sitting)?;
        Ok(sitting.give_out(seat, code, Purpose::Device, now()))
    };
    give_out(&hall, &caller, table, Purpose::Device, decide).await
}

/// Makes a link with which somebody may take a seat that is open. Whoever sits at the table can.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/invitation",
    params(("table" = String, Path,), ("seat" = u8, Path, minimum = 1, maximum = 8)), responses(
    (status = 201, body = OnceLink),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn invite(
    State(hall): State<Arc<Hall>>,
    At(table, seat): At,
    caller: Caller,
) -> Result<Response, Problem> {
    let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoSuchSeat))?;
    let who = caller.clone();
    let decide = move |sitting: &Sitting, code: &Code| {
        who.needs_seat(sitting)?;
        Ok(sitting.invite(seat, code, now())?)
    };
    give_out(&hall, &caller, table, Purpose::Invitation, decide).await
}

/// What somebody brings to their own seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Brought {
    /// What stands behind `#device=` in the link.
    #[schema(max_length = 64)]
    code: String,
}

/// A seat of the caller's.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnSeat {
    /// Counted from 1.
    seat: u8,
    /// The seat's secret for this device, for a program: send it as `Authorization: Bearer`.
    token: Option<String>,
}

impl OwnSeat {
    fn welcome(hall: &Hall, guest: &Guest, seat: Seat) -> Response {
        let own = OwnSeat { seat: seat.number(), token: guest.told() };
        guest.welcome(&hall.site, Json(own).into_response())
    }
}

/// Opens a seat on another device of the same person: the code of a link is exchanged for this browser's cookie, or for a
/// token of this program. It works once.
#[utoipa::path(post, path = "/api/tables/{table}/redeem", request_body = Brought, params(("table" = String, Path,)),
    responses(
    (status = 200, body = OwnSeat),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn redeem(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
    Told(brought): Told<Brought>,
) -> Result<Response, Problem> {
    // Nobody can try many codes.
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = read_code(&brought.code)?;
    let guest = Guest::of(&caller, &hall).await?;
    let device = guest.device(&caller);
    let decide = move |sitting: &mut Sitting| {
        let seat =
            sitting.honours(&code, Purpose::Device, now()).ok_or_else(|| Problem::new(ProblemKind::SpentCode))?;
        Ok((Some(sitting.add_device(seat, device, &code.key())?), seat))
    };
    let seat = hall.change(hall.room(table), decide).await?;
    Ok(OwnSeat::welcome(&hall, &guest, seat))
}

/// Exchanges a seat's token, as Bearer, for the cookie of this browser: for links of former times that held the token. It
/// opens nothing any more afterwards. A program keeps its token.
#[utoipa::path(post, path = "/api/tables/{table}/enter", params(("table" = String, Path,)), responses(
    (status = 200, body = OwnSeat),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn enter(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    caller: Caller,
) -> Result<Response, Problem> {
    let spent = caller.bearer.as_ref().map(Token::key).ok_or_else(|| Problem::new(ProblemKind::NoSeat))?;
    let guest = Guest::of(&caller, &hall).await?;
    if let Guest::Program(_) = guest {
        let room = hall.room(table);
        let seat = caller.needs_seat(&*hall.sit(&room).await?)?;
        return Ok(Json(OwnSeat { seat: seat.number(), token: None }).into_response());
    }
    let device = guest.device(&caller);
    let decide = move |sitting: &mut Sitting| {
        let seat = caller.needs_seat(sitting)?;
        Ok((Some(sitting.add_device(seat, device, &spent)?), seat))
    };
    let seat = hall.change(hall.room(table), decide).await?;
    Ok(OwnSeat::welcome(&hall, &guest, seat))
}

/// The device in the address, as `{device}`.
pub(super) struct Which(u32);

#[derive(Deserialize)]
struct Address {
    device: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Which {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Which, Problem> {
        let none = || Problem::new(ProblemKind::NoSuchDevice);
        let Path(Address { device }) = Path::from_request_parts(parts, state).await.map_err(|_| none())?;
        device.parse().map(Which).map_err(|_| none())
    }
}

/// Signs a device out of the caller's seat: it is a spectator from now on.
#[utoipa::path(delete, path = "/api/tables/{table}/devices/{device}",
    params(("table" = String, Path,), ("device" = u32, Path,)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn sign_out(
    State(hall): State<Arc<Hall>>,
    At(table, _): At,
    Which(device): Which,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    hall.change(hall.room(table), move |sitting| {
        let seat = caller.needs_seat(sitting)?;
        Ok((Some(sitting.sign_out(seat, device)?), ()))
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Notes that the caller's device is used today, beside whatever it asks for.
pub(crate) fn note_use(hall: &Arc<Hall>, table: TableId, sitting: &Sitting, caller: &Caller) {
    let Some(key) = caller.key().filter(|key| sitting.note_use(key, now()).is_some()) else { return };
    let hall = hall.clone();
    tokio::spawn(async move {
        let noted = hall.change(hall.room(table), move |sitting| Ok((sitting.note_use(&key, now()), ()))).await;
        if let Err(problem) = noted {
            tracing::debug!(problem = %problem.kind(), "the use of a device was not noted");
        }
    });
}
