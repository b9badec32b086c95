//! The picture on the cover: roofs of the city, a ship at the quay, and vikings in line. It brings its own colours,
//! because it is shown where the style of the table is not.

use maud::{Markup, html};

use super::viking;

/// Where vikings stand, and in which colour.
const LINE: [(u16, u8); 5] = [(150, 1), (182, 2), (214, 3), (246, 4), (278, 5)];

pub(super) fn draw() -> Markup {
    html! {
        svg viewBox="0 0 320 200" aria-hidden="true" {
            rect fill="#f1dcae" width="320" height="200" {}
            circle fill="#e3a94f" cx="76" cy="62" r="30" {}
            path fill="#8a5a12" d="M0 112 22 92 44 112V104L70 80 96 104V112L118 94 140 112V100L170 72 200 100V112L226 90 252 112V102L282 76 312 102 320 96V150H0Z" {}
            path stroke="#5b3a08" stroke-width="3" d="M64 74 76 86M76 74 64 86M164 66 176 78M176 66 164 78M276 70 288 82M288 70 276 82" {}
            path fill="none" stroke="#6e4508" stroke-width="2.5" d="M50 104 70 86 90 104M146 101 170 79 194 101M258 103 282 83 306 103" {}
            path fill="#3c6b82" d="M0 140H320V200H0Z" {}
            path fill="#f7efdf" stroke="#4a4032" stroke-width="1.5" d="M34 78C54 72 82 72 102 78 107 96 107 112 102 128 82 122 54 122 34 128 29 112 29 96 34 78Z" {}
            path stroke="#a33a2a" stroke-width="7" d="M51 75V124M68 74V123M85 75V124" {}
            path stroke="#4a3420" stroke-width="3" d="M68 66V146" {}
            path fill="#5b3d22" stroke="#2f1e0e" stroke-width="1.5" d="M6 124C14 128 16 142 24 145H112C120 142 122 128 130 124 132 152 118 168 98 168H38C18 168 4 152 6 124Z" {}
            path fill="none" stroke="#a9cbd6" stroke-width="2" stroke-linecap="round" d="M0 172C10 166 18 166 28 172S46 178 56 172 74 166 84 172 102 178 112 172 130 166 140 172M0 186C10 180 18 180 28 186S46 192 56 186 74 180 84 186 102 192 112 186 130 180 140 186" {}
            path fill="#6b4a2f" d="M136 158H320V200H136Z" {}
            path stroke="#4a3018" stroke-width="1.5" d="M136 170H320M136 184H320M170 158V170M220 170V184M262 158V170M296 170V184M196 184V200M248 184V200" {}
            @for (x, seat) in LINE {
                g transform={ "translate(" (x) " 112) scale(1.7)" } { (viking::on_cover(seat)) }
            }
        }
    }
}
