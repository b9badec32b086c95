//! Who the caller is, and their devices: which there are, one more, signing out, coming back.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use langhus_table::id::{Key, RecoveryCode, TableId, Token};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::caller::Caller;
use super::export::PersonState;
use super::extract::{Told, malformed};
use super::seats::{Guest, OnceLink, read_code};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::people::{LINK, SEEN};
use crate::problem::{Problem, ProblemDocument, ProblemKind};
use crate::store::{Deed, Device, PersonId};

/// A device of the caller's.
#[derive(Serialize, ToSchema)]
pub(crate) struct DeviceState {
    /// The number by which it is signed out.
    pub(crate) device: u32,
    /// The browser and the system in two words; empty for a program, or where they are not known.
    pub(crate) label: String,
    /// The day on which it came, in milliseconds since 1970.
    pub(crate) added: i64,
    /// The day on which it was last used, in milliseconds since 1970.
    pub(crate) used: i64,
    /// Is it the one that asks?
    pub(crate) this: bool,
}

impl DeviceState {
    /// Devices as their owner sees them.
    pub(crate) fn all(devices: &[Device], own: Option<Key>) -> Vec<DeviceState> {
        let device = |device: &Device| DeviceState {
            device: device.number(),
            this: own == Some(device.key),
            label: device.label.clone(),
            added: device.added,
            used: device.used,
        };
        devices.iter().map(device).collect()
    }
}

/// Who asks.
///
/// # Errors
/// They are nobody: they have no seat yet, or their device was signed out.
pub(crate) fn needs_person(caller: &Caller) -> Result<PersonId, Problem> {
    let nobody = if caller.bearer.is_some() { ProblemKind::WrongToken } else { ProblemKind::Nobody };
    caller.person().ok_or_else(|| Problem::new(nobody))
}

/// Who the caller is.
#[utoipa::path(get, path = "/api/you", responses(
    (status = 200, body = PersonState),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn you(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<PersonState>, Problem> {
    let person = hall.somebody(needs_person(&caller)?).await?;
    Ok(Json(PersonState::new(person, &caller, hall.now())))
}

/// Deletes the caller. They leave the games that are not over; the games stay, and everywhere they are called Somebody.
#[utoipa::path(delete, path = "/api/you", responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn delete(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<StatusCode, Problem> {
    hall.forget_person(needs_person(&caller)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// May something be kept under this key: what is chosen, what was explained, what a table showed?
fn is_setting(key: &str) -> bool {
    let game = |name: &str| (1..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    let table = |name: &str| name.parse::<TableId>().is_ok();
    key == "settings"
        || ["met-", "windows-"].iter().any(|kind| key.strip_prefix(kind).is_some_and(game))
        || key.strip_prefix(SEEN).is_some_and(table)
}

/// Settings, by their keys.
#[derive(Deserialize, ToSchema)]
#[schema(value_type = Object)]
pub(super) struct Settings(Map<String, Value>);

/// Keeps settings of the caller's beside those they have, for all their devices: `settings`, `met-GAME`, `windows-GAME` and
/// `seen-TABLE`. What is null is forgotten.
#[utoipa::path(put, path = "/api/you/settings", request_body = Settings, responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn settle(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Told(Settings(new)): Told<Settings>,
) -> Result<StatusCode, Problem> {
    let person = needs_person(&caller)?;
    if let Some(key) = new.keys().find(|key| !is_setting(key)) {
        return Err(malformed("malformed-setting").with("key", key.clone()));
    }
    hall.settle(person, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller's devices. Each of them opens all of their seats.
#[utoipa::path(get, path = "/api/you/devices", responses(
    (status = 200, body = Vec<DeviceState>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn devices(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<Vec<DeviceState>>, Problem> {
    let person = hall.somebody(needs_person(&caller)?).await?;
    Ok(Json(DeviceState::all(&person.devices, caller.key())))
}

/// Makes a link to one more device. The one before it works no more.
#[utoipa::path(post, path = "/api/you/devices", responses(
    (status = 201, body = OnceLink),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn add(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = hall.link(person).await?;
    let link = OnceLink { link: format!("/you#device={}", code.reveal()), seconds: LINK };
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

/// The device in the address, as `{device}`.
pub(crate) struct Which(pub(crate) u32);

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

/// Signs a device of somebody out: whatever it asks for from now on, it is a stranger.
///
/// # Errors
/// There is no such device, or it is the only one of somebody without a recovery code, who could never come back.
pub(crate) async fn sign_out_of(hall: &Arc<Hall>, caller: &Caller, device: u32) -> Result<(), Problem> {
    let person = hall.somebody(needs_person(caller)?).await?;
    let found = person.devices.iter().find(|known| known.number() == device);
    let key = found.ok_or_else(|| Problem::new(ProblemKind::NoSuchDevice))?.key;
    if person.devices.len() == 1 && person.code.is_none() {
        return Err(Problem::new(ProblemKind::LastDevice));
    }
    Ok(hall.befall(person.id, Deed::SignOut(key)).await?)
}

/// Signs a device of the caller's out. It is refused everywhere from now on, and its streams end.
#[utoipa::path(delete, path = "/api/you/devices/{device}", params(("device" = u32, Path,)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn sign_out(
    State(hall): State<Arc<Hall>>,
    Which(device): Which,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    sign_out_of(&hall, &caller, device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What somebody brings to be who they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Brought {
    /// What stands behind `#device=` in the link, or the recovery code.
    #[schema(max_length = 64)]
    code: String,
}

/// A new device of somebody's.
#[derive(Serialize, ToSchema)]
pub(super) struct Admitted {
    /// The secret of this device, for a program: send it as `Authorization: Bearer`. A browser gets its cookie instead, or
    /// keeps the one it has.
    token: Option<String>,
}

impl Admitted {
    fn welcome(hall: &Hall, guest: &Guest) -> Response {
        guest.welcome(&hall.site, Json(Admitted { token: guest.told() }).into_response())
    }
}

/// Somebody comes by a link.
///
/// # Errors
/// It works no more, or both who turn out to be one sit at one table.
pub(crate) async fn come_by_link(hall: &Arc<Hall>, guest: &Guest, code: &str) -> Result<(), Problem> {
    let key = read_code(code)?.key();
    let spent = || Problem::new(ProblemKind::SpentCode);
    let (person, until) = hall.store.opens(key).await?.ok_or_else(spent)?;
    if until.is_none_or(|until| until <= hall.now()) {
        return Err(spent());
    }
    hall.become_one(person, guest.comer(), Some(key)).await
}

/// Makes this device one of somebody's: the code of a link is exchanged for this browser's cookie, or for a token of this
/// program. It works once. If the browser was somebody already, the two are one person from now on.
#[utoipa::path(post, path = "/api/you/redeem", request_body = Brought, responses(
    (status = 200, body = Admitted),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn redeem(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Told(brought): Told<Brought>,
) -> Result<Response, Problem> {
    // Nobody can try many codes.
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let guest = Guest::of(&caller, &hall);
    come_by_link(&hall, &guest, &brought.code).await?;
    Ok(Admitted::welcome(&hall, &guest))
}

/// Somebody comes back with their recovery code.
///
/// # Errors
/// It is nobody's; or too many that were nobody's have been tried from this address.
pub(crate) async fn come_back(hall: &Arc<Hall>, caller: &Caller, guest: &Guest, code: &str) -> Result<(), Problem> {
    // Counted before it is looked up, so that many at once are as many; a right one counts for nothing.
    let who = Who::Address(caller.address);
    hall.limiter.ask(What::Recovery, who)?;
    let found = match RecoveryCode::read(code) {
        Some(code) => hall.store.opens(code.key()).await?.filter(|(_, until)| until.is_none()),
        None => None,
    };
    let (person, _) = found.ok_or_else(|| Problem::new(ProblemKind::WrongCode))?;
    hall.limiter.spare(What::Recovery, who);
    hall.become_one(person, guest.comer(), None).await
}

/// Makes this device one of the person's whose recovery code this is. If the browser was somebody already, the two are one
/// person from now on. From one address five codes an hour can be wrong.
#[utoipa::path(post, path = "/api/you/recover", request_body = Brought, responses(
    (status = 200, body = Admitted),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn recover(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Told(brought): Told<Brought>,
) -> Result<Response, Problem> {
    let guest = Guest::of(&caller, &hall);
    come_back(&hall, &caller, &guest, &brought.code).await?;
    Ok(Admitted::welcome(&hall, &guest))
}

/// A recovery code.
#[derive(Serialize, ToSchema)]
pub(super) struct Recovery {
    /// Twenty letters and digits in four groups. It is shown here and never again.
    code: String,
}

/// Makes a recovery code for the caller, with which they come back when all their devices are gone. The one before it opens
/// nothing any more.
#[utoipa::path(post, path = "/api/you/code", responses(
    (status = 201, body = Recovery),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn code(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let code = hall.recovery(person).await?.reveal();
    Ok((StatusCode::CREATED, Json(Recovery { code })).into_response())
}

/// Exchanges a token, as Bearer, for the cookie of this browser: for links of former times that held the token of a seat. It
/// opens nothing any more afterwards. A program keeps its token.
#[utoipa::path(post, path = "/api/you/enter", responses(
    (status = 200, body = Admitted),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn enter(State(hall): State<Arc<Hall>>, mut caller: Caller) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    let spent = caller.bearer.take().as_ref().map(Token::key).ok_or_else(|| Problem::new(ProblemKind::Nobody))?;
    caller.recognise(&hall).await?;
    let guest = Guest::of(&caller, &hall);
    if guest.is_program() {
        return Ok(Json(Admitted { token: None }).into_response());
    }
    hall.become_one(person, guest.comer(), None).await?;
    hall.befall(person, Deed::SignOut(spent)).await?;
    Ok(Admitted::welcome(&hall, &guest))
}
