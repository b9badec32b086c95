//! The files beside the pages: styles, scripts, pictures. They are part of the binary.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use langhus_board::{ASSETS, CSS, compact, game_sheet, stamp};
use langhus_table::House;

use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};

/// The files of a house. Their folder's name changes with any of them, so browsers may keep them for ever.
pub(crate) struct Files {
    folder: String,
    files: Vec<File>,
}

/// A file: its name, what it is, and what is in it.
struct File(Cow<'static, str>, &'static str, Cow<'static, [u8]>);

/// What a picture of a game is called.
pub(super) fn picture_of(game: &str) -> String {
    format!("{game}.png")
}

impl Files {
    /// The files that this house needs.
    pub(crate) fn of(house: &House) -> Files {
        let shared = ASSETS.iter().map(|asset| {
            let text =
                if asset.kind == CSS { compact(asset.text).into_bytes().into() } else { asset.text.as_bytes().into() };
            File(asset.name.into(), asset.kind, text)
        });
        let styles = house.titles.iter().map(|title| {
            File(format!("{}.css", title.id()).into(), CSS, compact(&game_sheet(title.style())).into_bytes().into())
        });
        let pictures = house
            .titles
            .iter()
            .filter_map(|title| Some(File(picture_of(title.id()).into(), "image/png", title.picture()?.into())));
        let files: Vec<File> = shared.chain(styles).chain(pictures).collect();
        let folder = format!("/assets/{}", stamp(files.iter().map(|File(_, _, bytes)| bytes.as_ref())));
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
    let File(_, kind, bytes) = known.ok_or_else(|| Problem::new(ProblemKind::NoSuchPage))?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    Ok((headers, bytes.clone()).into_response())
}
