//! The picture on the cover.

use maud::{Markup, html};

use super::buildings::building;
use crate::tile::Building;

/// A longship before an island, under a sun with the wheel's twelve prices.
pub(super) fn cover() -> Markup {
    html! {
        svg viewBox="0 0 320 200" aria-hidden="true" {
            rect width="320" height="200" fill="#cfe2e8" {}
            circle fill="#f3d27a" cx="96" cy="84" r="58" {}
            circle fill="#e9b94a" cx="96" cy="84" r="42" {}
            circle fill="#f7e3a6" cx="96" cy="84" r="26" {}
            g stroke="#a8791b" stroke-width="3" stroke-linecap="round" {
                @for notch in 0..12u16 { path transform={ "rotate(" (notch * 30) " 96 84)" } d="M96 31V37" {} }
            }
            path fill="#9fb3ba" d="M170 128C184 96 196 108 206 92 216 74 232 70 244 88 256 80 268 92 276 104 292 100 306 112 320 118V140H170Z" {}
            path fill="#ead9a8" d="M176 142C190 126 214 130 232 126 262 118 292 124 320 120V150H176Z" {}
            path fill="#8ea653" d="M190 142C204 132 222 134 238 131 264 125 294 129 320 126V150H190Z" {}
            g transform="translate(226 102)" { (building(Building::Church)) }
            g transform="translate(272 100)" { (building(Building::Longhouse)) }
            path fill="#3f7796" d="M0 138Q20 130 40 138T80 138 120 138 160 138 200 138 240 138 280 138 320 138V200H0Z" {}
            path fill="#1b5c86" d="M0 164Q20 156 40 164T80 164 120 164 160 164 200 164 240 164 280 164 320 164V200H0Z" {}
            path fill="#3a2413" d="M136 30H141V142H136Z" {}
            path fill="#a8322b" stroke="#3a0d0a" stroke-width="2" stroke-linejoin="round" d="M84 42Q138 54 192 42 202 78 190 112 138 100 86 112 74 78 84 42Z" {}
            path fill="none" stroke="#f3e6c4" stroke-width="9" stroke-opacity=".92" d="M106 46Q100 78 108 108M138 50V104M170 46Q176 78 168 108" {}
            path fill="#5f3b20" stroke="#24160a" stroke-width="2.4" stroke-linejoin="round"
                d="M52 142C36 130 36 106 50 96 58 94 62 100 58 104 50 108 54 126 72 134H206C224 126 228 108 220 104 216 100 220 94 228 96 242 106 242 130 226 142 214 164 196 168 172 168H106C82 168 64 164 52 142Z" {}
            path fill="none" stroke="#24160a" stroke-width="2" d="M66 148H212M74 157H204" {}
            g fill="#e7dcc3" stroke="#24160a" stroke-width="2" { @for n in 0..6u16 { circle cx=(92 + n * 20) cy="139" r="8" {} } }
            g fill="#a8322b" { @for n in 0..6u16 { circle cx=(92 + n * 20) cy="139" r="2.6" {} } }
            path fill="none" stroke="#cfe2e8" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".8" d="M20 178Q27 173 34 178T48 178M120 184Q127 179 134 184T148 184M236 176Q243 171 250 176T264 176M280 188Q287 183 294 188T308 188" {}
        }
    }
}
