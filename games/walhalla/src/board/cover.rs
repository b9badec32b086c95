//! The picture on the cover: a dragon sails in between two tongues, under the hall.

use maud::{Markup, html};

use super::field::silhouette;
use super::{boat, icons, viking};
use crate::Terrain;

/// The tongues of the picture: where each is, and what grows on it.
const TONGUES: [(f32, [Terrain; 3]); 2] = [
    (34.0, [Terrain::Forest3, Terrain::Village1, Terrain::Wheat]),
    (226.0, [Terrain::Cult, Terrain::Wheat, Terrain::Forest2]),
];

/// 320 by 200.
pub(super) fn cover() -> Markup {
    html! {
        svg.g-walhalla.cover viewBox="0 0 320 200" aria-hidden="true" {
            rect.sea width="320" height="200" {}
            path.waves d="M110 84q6-5 12 0t12 0M182 66q6-5 12 0t12 0M108 150q6-5 12 0t12 0M190 132q6-5 12 0t12 0M8 120q5-5 10 0M300 150q5-5 10 0M196 182q6-5 12 0t12 0" {}
            path.shore d="M0 0H320V48L300 60 282 50 262 62 240 52 214 62 196 50 170 60 150 50 124 62 98 52 76 62 54 50 30 60 0 50Z" {}
            g.hall-roof transform="translate(136 3) scale(2)" { (icons::hall()) }
            @for (x, terrains) in TONGUES {
                path.cape d={ "M" (x - 3.0) " 54H" (x + 63.0) "V178C" (x + 60.0) " 194 " (x + 40.0) " 198 " (x + 30.0) " 198 " (x + 20.0) " 198 " (x) " 194 " (x - 3.0) " 178Z" } {}
                @for (row, terrain) in terrains.into_iter().enumerate() {
                    g.field.(terrain.class()) transform={ "translate(" (x) " " (57 + 42 * row) ")" } {
                        rect.ground width="60" height="40" rx="3" {}
                        g transform="translate(16 6)" { (silhouette(terrain)) }
                    }
                }
            }
            g transform="translate(160 128) scale(1.04)" {
                (boat::hull())
                @for (seat, y) in [(1, -42), (2, 0), (3, 42)] {
                    g transform={ "translate(-12 " (y - 18) ") scale(1.2)" } { (viking::body(seat)) }
                }
            }
        }
    }
}
