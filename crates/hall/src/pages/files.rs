//! The files beside the pages: styles, scripts, pictures. They are part of the binary.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use langhus_board::{ASSETS, Asset, CSS, stamp};

use crate::hall::Hall;
use crate::house::House;
use crate::problem::Problem;

/// The files of a house. Their folder's name changes with any of them, so browsers may keep them for ever.
pub(crate) struct Files {
    folder: String,
    files: Vec<(String, Asset)>,
}

impl Files {
    /// The files that this house needs.
    pub(crate) fn of(house: &dyn House) -> Files {
        let shared = ASSETS.iter().map(|asset| (asset.name.to_owned(), *asset));
        let styles = house.titles().iter().filter_map(|title| {
            let style = house.artist(title.id())?.style();
            Some((format!("{}.css", title.id()), Asset { name: title.id(), kind: CSS, text: style }))
        });
        let files: Vec<(String, Asset)> = shared.chain(styles).collect();
        let folder = format!("/assets/{}", stamp(files.iter().map(|(_, asset)| asset.text)));
        Files { folder, files }
    }

    /// The folder in which they lie, without a slash at the end.
    pub(crate) fn folder(&self) -> &str {
        &self.folder
    }
}

/// A file.
pub(super) async fn file(State(hall): State<Arc<Hall>>, Path(name): Path<String>) -> Result<Response, Problem> {
    let known = hall.files.files.iter().find(|(known, _)| *known == name);
    let (_, asset) = known.ok_or_else(|| Problem::new("no-such-page"))?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    Ok((headers, asset.text).into_response())
}
