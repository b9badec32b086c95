//! The cover: a longship on the slip before a fjord, and its builders. It brings its own colours, because it is shown
//! where the style sheet of the table is not.

use maud::{Markup, html};

const INK: &str = "#2a2118";
const WOOD: &str = "#7a4b22";
const PINE: &str = "#1f4a33";
const CREAM: &str = "#f6ecd3";
const RED: &str = "#a33a2e";
const GOLD: &str = "#e0ad45";

pub(super) fn draw() -> Markup {
    html! {
        svg viewBox="0 0 320 200" aria-hidden="true" {
            rect width="320" height="200" fill="#f3dcae" {}
            circle cx="242" cy="62" r="30" fill="#f9efd2" {}
            path fill="#9fb4a2" d="M0 104 34 66 58 84 96 40 132 88 160 70 198 104 238 78 274 96 320 58V150H0Z" {}
            path fill="none" stroke="#f3dcae" stroke-width="2" d="M88 52 96 64 104 56M30 72 36 80M304 72 312 82" {}
            path fill="#4f7f64" d="M0 128C30 108 52 124 76 112 96 102 110 120 130 122H320V200H0Z" {}
            path fill="#5f9ab5" d="M116 122H320V156C270 148 190 158 100 150Z" {}
            path fill="none" stroke="#dcecf0" stroke-width="2" stroke-linecap="round" d="M278 132H304M286 142H312M116 134H132" {}
            path fill="#d9bf8b" d="M0 150C60 142 110 148 150 152S260 150 320 156V200H0Z" {}
            g fill=(PINE) { @for (x, y, size) in [(14, 146, 30), (36, 150, 40), (304, 158, 34), (284, 158, 24)] { (pine(x, y, size)) } }
            path fill="none" stroke=(INK) stroke-width="5" stroke-linecap="round" d="M96 186 84 162M132 190 128 166M188 190 192 166M226 186 238 162M66 190H256" {}
            path fill="none" stroke=(INK) stroke-width="5" stroke-linecap="round" d="M160 166V38M118 56H202" {}
            path fill=(CREAM) stroke=(INK) stroke-width="2.500" d="M124 58H196Q204 86 194 116 160 126 126 116 132 86 124 58Z" {}
            path fill="none" stroke=(RED) stroke-width="9" d="M140 60Q146 90 141 118M160 60V120M180 60Q186 90 179 118" {}
            path fill=(WOOD) stroke=(INK) stroke-width="2.500" d="M52 96C56 132 76 148 104 148H216C244 148 264 132 268 96 276 140 254 174 216 174H104C66 174 44 140 52 96Z" {}
            path fill="none" stroke=(CREAM) stroke-opacity=".55" stroke-width="2" stroke-linecap="round" d="M66 146Q90 162 120 162H200Q230 162 254 146M78 162Q96 169 124 169H196Q224 169 242 162" {}
            path fill=(WOOD) stroke=(INK) stroke-width="2.500" d="M268 98C262 88 262 74 272 70 282 67 290 74 295 82L282 84 290 92C278 92 276 98 276 106Z" {}
            circle cx="275" cy="77" r="2" fill=(CREAM) {}
            path fill="none" stroke=(INK) stroke-width="5" stroke-linecap="round" d="M52 98C46 80 68 74 68 88" {}
            @for (n, x) in [98, 123, 148, 173, 198, 223].into_iter().enumerate() {
                circle cx=(x) cy="148" r="10" fill=(if n % 2 == 0 { GOLD } else { RED }) stroke=(INK) stroke-width="2" {}
                circle cx=(x) cy="148" r="3" fill=(INK) {}
            }
            g fill=(INK) {
                path d="M22 196C22 180 28 176 32 174A8 8 0 1 1 43 174C48 176 53 180 53 196Z" {}
                path d="M262 198C262 184 267 180 271 178A7 7 0 1 1 280 178C284 180 289 184 289 198Z" {}
            }
            path fill="none" stroke=(INK) stroke-width="4" stroke-linecap="round" d="M48 182 66 160M266 184 250 168" {}
            path fill=(INK) d="M58 156 70 152 74 162 66 168ZM244 162 254 162 254 172 246 172Z" {}
        }
    }
}

fn pine(x: i32, y: i32, size: i32) -> Markup {
    let half = size / 3;
    html! {
        path d={ "M" (x) " " (y - 2 * size) "L" (x + half) " " (y - size) "H" (x + half / 2) "L" (x + half + 3) " " (y) "H" (x - half - 3) "L" (x - half / 2) " " (y - size) "H" (x - half) "Z" } {}
    }
}
