//! The special tiles, 64 by 64.

use langhus_board::Pen;
use maud::{Markup, html};

use super::people::person;
use super::tiles::island;
use crate::figure::Figure;
use crate::special::Special;
use crate::tile::Edges;

/// A coin around the middle of 24 by 24.
pub(super) fn coin() -> Markup {
    html! {
        circle fill="#f0c93b" stroke="#5a4600" stroke-width="1.6" cx="12" cy="12" r="10" {}
        path fill="none" stroke="#5a4600" stroke-width="1.6" stroke-linecap="round" d="M12 6V18M8.4 9.4 12 6 15.6 9.4M8.4 14.6 12 18 15.6 14.6" {}
    }
}

/// A star for a point around the middle of 24 by 24.
pub(super) fn star() -> Markup {
    html! { path fill="#fffdf7" stroke="#16191c" stroke-width="1.4" stroke-linejoin="round" d="M12 1.6 14.9 8.7 22.4 9.2 16.6 14 18.6 21.4 12 17.3 5.4 21.4 7.4 14 1.6 9.2 9.1 8.7Z" {} }
}

/// A special tile, for use inside an SVG.
pub(super) fn special(special: Special, pen: &Pen<'_>) -> Markup {
    if let Some(building) = special.building() {
        return html! { g.wk-special { (island(Edges::Middle, Some(building), true)) (frame()) } };
    }
    html! {
        g.wk-special {
            rect width="64" height="64" rx="4" fill="#f3e6c4" {}
            @match special {
                Special::Gold5 => {
                    g transform="translate(6 6) scale(2.16)" { circle fill="#f0c93b" stroke="#5a4600" stroke-width="1.2" cx="12" cy="12" r="10.6" {} circle fill="none" stroke="#5a4600" stroke-width=".7" stroke-dasharray="1.6 1.2" cx="12" cy="12" r="8.4" {} }
                    text x="32" y="44" text-anchor="middle" font-size="36" font-weight="800" fill="#16191c" { "5" }
                }
                Special::Smith1 => { (more(Figure::Goldsmith, "+1", coin(), pen)) }
                Special::Smith2 => { (more(Figure::Goldsmith, "+2", coin(), pen)) }
                Special::Noble1 => { (more(Figure::Noble, "+1", star(), pen)) }
                Special::Scout1 => { (more(Figure::Scout, "+1", star(), pen)) }
                Special::Fisher1 => { (more(Figure::Fisherman, "+1", star(), pen)) }
                Special::Boat => {
                    path fill="none" stroke="#4d87a5" stroke-width="2" stroke-linecap="round" d="M4 52Q9 48 14 52T24 52 34 52 44 52 54 52 60 52" {}
                    path fill="#7a4d2a" stroke="#24160a" stroke-width="1.4" stroke-linejoin="round" d="M5 30C9 33 15 34 20 34H44C49 34 55 33 59 30 57 42 50 48 40 48H24C14 48 7 42 5 30Z" {}
                    path fill="none" stroke="#24160a" stroke-width="1.2" d="M9 38H55" {}
                    g stroke="#b5793a" stroke-width="3" stroke-linecap="round" { path d="M20 30 10 56M34 30 25 56M48 30 40 56" {} }
                    path fill="none" stroke="#24160a" stroke-width="3" stroke-linecap="round" d="M18 26V16M32 26V16M46 26V16" {}
                    g fill="#666f76" stroke="#16191c" { circle cx="18" cy="14" r="5" {} circle cx="32" cy="14" r="5" {} circle cx="46" cy="14" r="5" {} }
                }
                Special::Horn => {
                    g transform="translate(5 12) scale(1.14)" { (person(Figure::Boatsman, pen)) }
                    path fill="#f2e3bd" stroke="#16191c" stroke-width="1.2" stroke-linejoin="round" d="M46 14C54 18 58 27 57 40L50 41C51 31 49 24 43 19Z" {}
                    path fill="none" stroke="#16191c" stroke-width="1.2" d="M50 33 57 31.6M47.6 22.6 52.4 18.6" {}
                }
                Special::Feast => {
                    path fill="#8fb3c7" stroke="#16191c" stroke-width="1.2" stroke-linejoin="round" d="M6 20C16 8 34 8 44 19L56 11V31L44 23C34 33 16 33 6 20Z" {}
                    circle fill="#16191c" cx="16" cy="18" r="1.8" {}
                    path fill="none" stroke="#16191c" d="M22 13Q25 20 22 28M30 14Q33 20 30 27" {}
                    text x="26" y="56" text-anchor="middle" font-size="21" font-weight="800" fill="#16191c" { "3" }
                    g transform="translate(34 36)" { (star()) }
                }
                _ => {
                    text x="14" y="40" text-anchor="middle" font-size="21" font-weight="800" fill="#16191c" { "3" }
                    g transform="translate(20 22) scale(.84)" { (coin()) }
                    path fill="none" stroke="#16191c" stroke-width="2" d="M42 29H47M42 34H47" {}
                    g transform="translate(45 22) scale(.76)" { (star()) }
                    path fill="none" stroke="#8a6a2a" stroke-width="1.6" d="M8 12Q32 4 56 12M8 52Q32 60 56 52" {}
                }
            }
            (frame())
        }
    }
}

/// The gold rim that tells special tiles from others.
fn frame() -> Markup {
    html! { rect fill="none" stroke="#8a6a12" stroke-width="2.4" x="1.2" y="1.2" width="61.6" height="61.6" rx="3.4" {} }
}

/// A kind of figures and what each of them brings in addition.
fn more(figure: Figure, by: &str, what: Markup, pen: &Pen<'_>) -> Markup {
    html! {
        g transform="translate(1 15)" { (person(figure, pen)) }
        text x="49.5" y="26" text-anchor="middle" font-size="15" font-weight="800" fill="#16191c" { (by) }
        g transform="translate(39 33)" { (what) }
    }
}
