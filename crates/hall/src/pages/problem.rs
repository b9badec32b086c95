//! Problems, for people.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use langhus_rules::Language;
use maud::html;

use super::words::word;
use super::{Head, page as whole_page};
use crate::hall::Hall;
use crate::problem::{PROBLEMS, Problem};
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
    whole_page(hall, &Head { language, title, games: &[], script: None, here }, &content)
}

/// What a kind of problem means: the address in its `type`.
pub(super) async fn page(
    State(hall): State<Arc<Hall>>,
    Path(kind): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let known = PROBLEMS.iter().find(|(known, _)| *known == kind).ok_or_else(|| Problem::new("no-such-page"))?;
    let title = word(known.0, caller.language);
    let response = told(&hall, caller.language, &title, &format!("HTTP {}", known.1), &format!("/problems/{kind}"));
    Ok((StatusCode::OK, response).into_response())
}
