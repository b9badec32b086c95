//! The caller's channels: where they are told that a game waits for them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use langhus_rules::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use super::extract::Told;
use super::you::needs_person;
use crate::channels::own::{Wish, trouble};
use crate::hall::Hall;
use crate::limits::{What, Who};
use crate::problem::{BOOK, Problem, ProblemDocument, ProblemKind};
use crate::store::{Channel, Medium};

/// A channel of the caller's.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChannelState {
    /// The number by which it is named.
    pub(crate) channel: u32,
    /// What kind it is.
    pub(crate) medium: Medium,
    /// Where messages are sent; empty for a feed or a calendar.
    pub(crate) address: String,
    /// The time zone in which times are told; empty if it is not known.
    pub(crate) zone: String,
    /// Was it switched off, because too much was refused there? A trial that arrives switches it on again.
    pub(crate) off: bool,
    /// Why it failed last, in words; nothing if it works.
    pub(crate) trouble: Option<String>,
}

impl ChannelState {
    pub(crate) fn new(channel: Channel, language: Language) -> ChannelState {
        ChannelState {
            trouble: trouble(&channel).map(|why| BOOK.say(&why, language, &[])),
            channel: channel.number,
            medium: channel.medium,
            address: channel.address,
            zone: channel.zone,
            off: channel.off,
        }
    }
}

/// A channel that somebody wants.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewChannel {
    /// What kind: `webhook` gets JSON of ours, `discord` and `slack` what these two take; `feed` and `calendar` are read from a
    /// secret address.
    medium: Medium,
    /// Where messages are sent: an address with https. Nothing for a feed or a calendar.
    #[serde(default)]
    #[schema(max_length = 1024)]
    address: String,
    /// The time zone in which times are told, such as `Europe/Berlin`.
    #[serde(default)]
    #[schema(max_length = 64)]
    zone: String,
}

/// A channel that was set up.
#[derive(Serialize, ToSchema)]
pub(super) struct Added {
    channel: ChannelState,
    /// The secret address from which a feed or a calendar is read. It is shown here and never again.
    link: Option<String>,
}

/// The secret address of what is read.
pub(crate) fn link(hall: &Hall, medium: Medium, secret: &str) -> String {
    let home = &hall.outbox.channels.home;
    match medium {
        Medium::Calendar => format!("{home}/calendar/{secret}.ics"),
        _ => format!("{home}/feed/{secret}.atom"),
    }
}

/// Where the caller is told that a game waits for them.
#[utoipa::path(get, path = "/api/you/channels", responses(
    (status = 200, body = Vec<ChannelState>),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn list(State(hall): State<Arc<Hall>>, caller: Caller) -> Result<Json<Vec<ChannelState>>, Problem> {
    let channels = hall.store.channels(needs_person(&caller)?).await?;
    Ok(Json(channels.into_iter().map(|channel| ChannelState::new(channel, caller.language)).collect()))
}

/// Sets a channel up. From the next time on that a game waits for the caller, and they have not answered within a minute,
/// they are told so there: at most three times a day.
#[utoipa::path(post, path = "/api/you/channels", request_body = NewChannel, responses(
    (status = 201, body = Added),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn add(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Told(new): Told<NewChannel>,
) -> Result<Response, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Table, Who::Address(caller.address))?;
    let NewChannel { medium, address, zone } = new;
    let wish = Wish { medium, address: &address, language: caller.language.code(), zone: &zone };
    let (channel, secret) = hall.add_channel(person, &wish).await?;
    let link = secret.map(|secret| link(&hall, medium, secret.reveal()));
    let added = Added { channel: ChannelState::new(channel, caller.language), link };
    Ok((StatusCode::CREATED, Json(added)).into_response())
}

/// The channel in the address, as `{channel}`.
pub(crate) struct Which(pub(crate) u32);

#[derive(Deserialize)]
struct Address {
    channel: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Which {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Which, Problem> {
        let none = || Problem::new(ProblemKind::NoSuchChannel);
        let Path(Address { channel }) = Path::from_request_parts(parts, state).await.map_err(|_| none())?;
        channel.parse().map(Which).map_err(|_| none())
    }
}

/// Takes a channel of the caller's away, with its address.
#[utoipa::path(delete, path = "/api/you/channels/{channel}", params(("channel" = u32, Path,)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn remove(
    State(hall): State<Arc<Hall>>,
    Which(channel): Which,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    hall.remove_channel(needs_person(&caller)?, channel).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tries a channel: sends a message there now, and tells what came of it.
#[utoipa::path(post, path = "/api/you/channels/{channel}/try", params(("channel" = u32, Path,)), responses(
    (status = 200, body = ChannelState),
    (status = "4XX", body = ProblemDocument, content_type = "application/problem+json"),
))]
pub(super) async fn attempt(
    State(hall): State<Arc<Hall>>,
    Which(channel): Which,
    caller: Caller,
) -> Result<Json<ChannelState>, Problem> {
    let person = needs_person(&caller)?;
    hall.limiter.ask(What::Trial, Who::Address(caller.address))?;
    let channel = hall.try_channel(person, channel).await?;
    Ok(Json(ChannelState::new(channel, caller.language)))
}
