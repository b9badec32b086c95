//! Small drawings: goods, workers, flags, the gold ship, and the icons of the facts.

use langhus_board::Pen;
use maud::{Markup, html};

use crate::kind::Good;

/// The letter of a good in the viewer's language.
fn letter(pen: &Pen<'_>, good: Good) -> String {
    pen.word(format!("good-{}", good.word())).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// A good: a log, a fleece, an ingot, with its letter.
pub(super) fn good(pen: &Pen<'_>, good: Good) -> Markup {
    html! {
        svg.sb-good.{ "sb-" (good.word()) } viewBox="0 0 28 24" aria-hidden="true" {
            @match good {
                Good::Oak => {
                    path.sb-body d="M6 3H23A4.500 9 0 0 1 23 21H6Z" {}
                    ellipse.sb-side cx="6.5" cy="12" rx="4.5" ry="9" {}
                    path.sb-grain d="M6.500 7A2.500 5 0 0 1 6.500 17M14 5.500H20M13 18.500H19" {}
                }
                Good::Wool => {
                    path.sb-body d="M8 20A5 5 0 0 1 4 12 5 5 0 0 1 8 5 6 5 0 0 1 18 3.500 5.500 5 0 0 1 24 9 5 5 0 0 1 24 17 5.500 5 0 0 1 17 21 6 4 0 0 1 8 20Z" {}
                    path.sb-grain d="M7 9C8 7 10 7 10.500 8.500M20 7C21.500 6.500 22.500 8 22 9.500M8 17C9 18.500 11 18.500 12 17.500" {}
                }
                Good::Iron => {
                    path.sb-body d="M7 5H21L26 20H2Z" {}
                    path.sb-side d="M7 5H21L22.500 9.500H5.500Z" {}
                }
            }
            text.sb-letter x=(if good == Good::Oak { "16.5" } else { "14" }) y=(if good == Good::Iron { "18.4" } else { "16.4" }) text-anchor="middle" {
                (letter(pen, good))
            }
        }
    }
}

/// A worker, with an axe on the shoulder.
pub(super) fn worker() -> Markup {
    html! {
        svg.sb-worker viewBox="0 0 22 26" aria-hidden="true" {
            path.sb-body d="M3 25C3 17 5.500 14.500 8 13.500A5.200 5.200 0 1 1 14 13.500C16.500 14.500 19 17 19 25Z" {}
            path.sb-tool d="M16 23V5M16 5.500C18.500 3.500 20.500 4.500 21 7.500 19 7.500 17.500 8.500 16 10Z" {}
            path.sb-grain d="M6.500 7.500C8 6 14 6 15.500 7.500M8 19C10 20.500 12 20.500 14 19" {}
        }
    }
}

/// The flag of a ship: blue and plain for civil ones, red with its points for the others.
pub(super) fn flag(military: Option<u8>) -> Markup {
    html! {
        @let class = if military.is_some() { "sb-military" } else { "sb-civil" };
        svg.sb-flag.(class) viewBox="0 0 26 24" aria-hidden="true" {
            path.sb-pole d="M3 1V23" {}
            path.sb-cloth d=(if military.is_some() { "M4 2H25L21 9.500 25 17H4Z" } else { "M4 2H24V17H4Z" }) {}
            @if let Some(points) = military {
                text.sb-letter x="13" y="14" text-anchor="middle" { (points) }
            } @else {
                path.sb-weave d="M7 9.500C10 6 12 13 15 9.500S20 8 21 9.500" {}
            }
        }
    }
}

/// A windmill, for what ships do to the mill.
pub(super) fn mill() -> Markup {
    html! {
        svg.sb-glyph.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M9 13H15L17 23H7ZM12 9 3 3 2 6 11 11ZM12 9 21 3 22 6 13 11ZM12 11 4 18 6 20 13 12ZM12 11 20 18 18 20 11 12Z" {}
        }
    }
}

/// A hand of cards.
pub(super) fn hand() -> Markup {
    html! {
        svg.sb-glyph.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.stroke d="M3 8 9 5.500 14 19 8 21.500ZM9.500 5 15.500 4.500 16.500 18.500 14 18.700M15.600 5.500 21 7 17.500 19.500 16.500 19.200" {}
        }
    }
}

/// A longship, for the number of ships.
pub(super) fn ship() -> Markup {
    html! {
        svg.sb-glyph.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M1 12C2 17 3 17 5 17H19C21 17 22 17 23 12 24 18 21 22 18 22H6C3 22 0 18 1 12ZM11 2H13V16H11ZM6 4H18Q20 9 18 13H6Q8 9 6 4Z" {}
        }
    }
}

/// A house, for the number of buildings.
pub(super) fn house() -> Markup {
    html! {
        svg.sb-glyph.icon viewBox="0 0 24 24" aria-hidden="true" { path.solid d="M12 2 23 12H20V22H14V15H10V22H4V12H1Z" {} }
    }
}

/// A stool, where a craftsman would sit.
pub(super) fn stool() -> Markup {
    html! {
        svg.sb-stool viewBox="0 0 32 24" aria-hidden="true" { path d="M3 6H29V11H3ZM7 11H11L9 23H5ZM25 11H21L23 23H27Z" {} }
    }
}

/// The knot on the back of every card.
pub(super) fn knot() -> Markup {
    html! {
        svg.sb-knot viewBox="0 0 48 48" aria-hidden="true" {
            path d="M24 6C34 6 34 18 24 24S14 42 24 42 34 30 24 24 14 6 24 6ZM6 24C6 14 18 14 24 24S42 34 42 24 30 14 24 24 6 34 6 24Z" {}
        }
    }
}

/// A shield, for military points.
pub(super) fn shield() -> Markup {
    html! {
        svg.sb-glyph.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M12 1A11 11 0 1 0 12 23 11 11 0 1 0 12 1ZM12 8A4 4 0 1 1 12 16 4 4 0 1 1 12 8Z" {}
        }
    }
}

/// The Pioneer token of the start player.
pub(super) fn token() -> Markup {
    html! {
        svg.sb-token.icon viewBox="0 0 24 24" aria-hidden="true" {
            circle.sb-disc cx="12" cy="12" r="11" {}
            path.sb-mark d="M8 4V20M8.500 5.500C12 4 14 7.500 18.500 5.500L17 9 18.500 12.500C14 14 12 11 8.500 12.500Z" {}
        }
    }
}

/// The gold ship on the coast, 36 wide, its keel at 0.
pub(super) fn gold_ship() -> Markup {
    html! {
        path.sb-hull-gold d="M-17 -14C-16 -6 -13 -6 -10 -6H10C13 -6 16 -6 17 -14 20 -4 14 1 9 1H-9C-14 1 -20 -4 -17 -14Z" {}
        path.sb-sail-gold d="M-9 -27H9Q12 -18 9 -9H-9Q-6 -18 -9 -27Z" {}
        path.sb-mast d="M0 -30V-6" {}
    }
}
