//! What handlers take from a request, with our own problems instead of the framework's.

use std::error::Error;

use axum::body::Bytes;
use axum::extract::{Form, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use langhus_rules::Seat;
use langhus_table::id::TableId;
use serde::de::DeserializeOwned;

use super::{LARGEST_BODY, LARGEST_RECORD};
use crate::problem::{Problem, ProblemKind};

/// The request cannot be read: the message that says why.
pub(crate) fn malformed(why: &'static str) -> Problem {
    Problem::new(ProblemKind::Malformed).because(why)
}

/// What a library says was wrong, without what it was doing: our own message says that, in the reader's language.
fn root(error: &dyn Error) -> String {
    error.source().map_or_else(|| error.to_string(), root)
}

/// The body, within its limit.
///
/// # Errors
/// It is too large, or did not come whole.
pub(crate) async fn body<S: Send + Sync>(request: Request, state: &S, most: usize) -> Result<Bytes, Problem> {
    Bytes::from_request(request, state).await.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Problem::new(ProblemKind::TooLarge).with("most", most)
        } else {
            malformed("malformed-cut-off")
        }
    })
}

/// A JSON body.
pub(crate) struct Told<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Told<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Told<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
        if !kind.trim().eq_ignore_ascii_case("application/json") {
            return Err(malformed("malformed-not-json"));
        }
        let body = body(request, state, LARGEST_BODY).await?;
        let told = serde_json::from_slice(&body);
        told.map(Told).map_err(|why| malformed("malformed-body").with("why", why.to_string()))
    }
}

/// A form that a page sent.
pub(crate) struct Filled<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Filled<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Filled<T>, Problem> {
        Form::<T>::from_request(request, state).await.map(|Form(filled)| Filled(filled)).map_err(|why| {
            if why.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::new(ProblemKind::TooLarge).with("most", LARGEST_RECORD)
            } else {
                malformed("malformed-form").with("why", root(&why))
            }
        })
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Asked(asked)).map_err(|why| malformed("malformed-query").with("why", root(&why)))
    }
}

/// The table in the address, as `{table}`; and the seat, as `{seat}`, where there is one.
pub(crate) struct At(pub(crate) TableId, pub(crate) Option<Seat>);

#[derive(serde::Deserialize)]
struct Address {
    table: String,
    seat: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Problem> {
        let none = || Problem::new(ProblemKind::NoSuchTable);
        let Path(address) = Path::<Address>::from_request_parts(parts, state).await.map_err(|_| none())?;
        let table = address.table.parse().map_err(|()| none())?;
        let seat = match address.seat {
            None => None,
            Some(number) => Some(seat(number.parse().unwrap_or(0))?),
        };
        Ok(At(table, seat))
    }
}

/// The seat with this number, counted from 1.
///
/// # Errors
/// No table has such a seat.
pub(crate) fn seat(number: u8) -> Result<Seat, Problem> {
    let right = (1..=Seat::MOST as u8).contains(&number);
    if right { Ok(Seat::new(number - 1)) } else { Err(Problem::new(ProblemKind::NoSuchSeat)) }
}
