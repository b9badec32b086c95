//! The files beside the pages: styles, scripts, pictures. They are part of the binary.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use langhus_board::{ASSETS, CSS, game_sheet, stamp};
use langhus_table::House;

use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};

/// The files of a house. Their folder's name changes with any of them, so browsers may keep them for ever.
pub(crate) struct Files {
    folder: String,
    files: Vec<File>,
}

/// A file: its name, what it is, and what is in it.
struct File(Cow<'static, str>, &'static str, Cow<'static, str>);

impl Files {
    /// The files that this house needs.
    pub(crate) fn of(house: &House) -> Files {
        let shared = ASSETS.iter().map(|asset| File(asset.name.into(), asset.kind, asset.text.into()));
        let styles = house
            .titles
            .iter()
            .map(|title| File(format!("{}.css", title.id()).into(), CSS, game_sheet(title.style()).into()));
        let files: Vec<File> = shared.chain(styles).collect();
        let folder = format!("/assets/{}", stamp(files.iter().map(|File(_, _, text)| text.as_ref())));
        Files { folder, files }
    }

    /// The folder in which they lie, without a slash at the end.
    pub(crate) fn folder(&self) -> &str {
        &self.folder
    }
}

/// A file.
pub(super) async fn file(State(hall): State<Arc<Hall>>, Path(name): Path<String>) -> Result<Response, Problem> {
    let known = hall.files.files.iter().find(|File(known, ..)| *known == name);
    let File(_, kind, text) = known.ok_or_else(|| Problem::new(ProblemKind::NoSuchPage))?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    Ok((headers, text.clone()).into_response())
}
