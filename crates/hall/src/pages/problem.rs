//! Problems, for people.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use langhus_rules::Language;
use maud::html;

use super::words::{say, word};
use super::{Head, page as whole_page};
use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::web::caller::Caller;

/// Does a person ask who reads pages?
pub(crate) fn wants_page(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|kinds| kinds.contains("text/html"))
}

/// A problem as a page.
pub(crate) fn show(hall: &Hall, problem: &Problem, language: Language) -> Response {
    let (status, title, detail) = problem.in_words(language);
    let mut response = told(hall, language, &title, &detail, "/");
    *response.status_mut() = status;
    problem.advise(response.headers_mut());
    response
}

fn told(hall: &Hall, language: Language, title: &str, detail: &str, here: &str) -> Response {
    let content = html! {
        main #main .plain {
            h1 { (title) }
            p { (detail) }
            p { a.button.primary href="/" { (word("page-back-to-hall", language)) } }
        }
    };
    whole_page(hall, &Head { language, title, games: &[], script: None, here, kept: None }, &content)
}

/// What a kind of problem means: the address in its `type`.
pub(super) async fn page(
    State(hall): State<Arc<Hall>>,
    Path(kind): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let known: ProblemKind = kind.parse().map_err(|()| Problem::new(ProblemKind::NoSuchPage))?;
    let title = say(&known.title(), caller.language);
    let status = format!("HTTP {}", known.status());
    let response = told(&hall, caller.language, &title, &status, &format!("/problems/{kind}"));
    Ok((StatusCode::OK, response).into_response())
}
