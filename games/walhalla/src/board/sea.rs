//! The water around the land, and the mainland behind it: they fill the room, however wide it is.

use maud::{Markup, html};

/// The sea with its waves, the mainland along its upper edge.
pub(super) fn sea() -> Markup {
    html! {
        svg.sea aria-hidden="true" {
            defs {
                pattern #walhalla-waves width="148" height="96" patternUnits="userSpaceOnUse" {
                    path.wave d="M14 20q6-6 12 0t12 0M92 44q5-5 10 0t10 0 10 0M40 72q6-6 12 0t12 0M122 90q4-4 8 0" {}
                }
                pattern #walhalla-shore width="216" height="52" patternUnits="userSpaceOnUse" {
                    path.mainland d="M0 0H216V40L204 48 190 40 176 50 160 42 146 50 128 41 112 49 98 42 80 51 66 41 48 48 34 40 18 50 0 40Z" {}
                    path.hatch d=(hatch()) {}
                    path.surf d="M0 46 18 56 34 46 48 54 66 47 80 57 98 48 112 55 128 47 146 56 160 48 176 56 190 46 204 54 216 46" {}
                }
            }
            rect.depth width="100%" height="100%" {}
            rect width="100%" height="100%" fill="url(#walhalla-waves)" {}
            rect width="100%" height="52" fill="url(#walhalla-shore)" {}
        }
    }
}

/// Short strokes along the shore, like those of a woodcut.
fn hatch() -> String {
    (0..27)
        .map(|n| {
            format!(
                "M{} {}v{}M{} {}v{}",
                4 + n * 8,
                2 + n * 7 % 4,
                4 + n * 5 % 7,
                8 + n * 8,
                30 + n * 3 % 5,
                3 + n * 7 % 6
            )
        })
        .collect()
}
