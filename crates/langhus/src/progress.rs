//! The progress bar of everything that plays many games.

use indicatif::{ProgressBar, ProgressStyle};

/// Drawn on the terminal behind stderr; where there is none, nothing is drawn.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    // The template is a constant, and a wrong one would only cost the looks.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}
