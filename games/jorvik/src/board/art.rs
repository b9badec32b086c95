//! The small signs: kinds of cards, seasons, hammer, bag, chest. Each fills a square of 24.

use maud::{Markup, html};

use crate::card::Season;

/// The sign of a kind of cards.
fn kind_path(word: &str) -> &'static str {
    match word {
        // A hammer.
        "artisan" => "M5 3H15L20 8V10H15.5V8.5H13V22H9V8.5H5Z",
        // A purse.
        "trader" => "M8 2H16L14.5 6C19 8.5 21 12.5 21 16.5 21 20.5 17.5 22.5 12 22.5S3 20.5 3 16.5C3 12.5 5 8.5 9.5 6Z",
        // A helmet with its nose guard.
        "warrior" => "M12 1.5 13 4C17.5 4.5 20.5 8 20.5 13V15H14V21.5H10V15H3.5V13C3.5 8 6.5 4.5 11 4Z",
        // A longship under sail.
        "ship" => {
            "M1 14C4 15.5 5 16.5 6.5 17H11V14.5H5V4.5C9 3.5 15 3.5 19 4.5V14.5H13V17H17.5C19 16.5 20 15.5 23 14 22.5 19 19 22 12 22S1.5 19 1 14Z"
        }
        // A drinking horn.
        "feast" => "M2.5 2.5H13.5V5H13C13.5 9.5 16.5 12.5 22.5 10.5 22 17.5 18 21.5 13 21.5 7 21.5 3.5 14 3 5H2.5Z",
        // A striped sail.
        "journey" => "M3 3H21V5H19.5V18H21V20H13V22.5H11V20H3V18H4.5V5H3ZM7.5 5V18H9.5V5ZM14.5 5V18H16.5V5Z",
        // An eye.
        "oracle" => {
            "M1 12C4 6.5 8 4 12 4S20 6.5 23 12C20 17.5 16 20 12 20S4 17.5 1 12ZM12 7A5 5 0 1 0 12.010 7ZM12 9.5A2.5 2.5 0 1 1 11.990 9.5Z"
        }
        // A gable with crossed beams.
        "building" => {
            "M8 1 12 5 16 1 17.5 2.5 13.8 6.5 23 15.5 21 17.5 19.5 16V22.5H14.5V16.5H9.5V22.5H4.5V16L3 17.5 1 15.5 10.2 6.5 6.5 2.5Z"
        }
        // A mask.
        "loki" => {
            "M2.5 4C8 6 16 6 21.5 4 22.5 13 19.5 20 12 22.5 4.5 20 1.5 13 2.5 4ZM6 10C7.5 12.5 9.5 12.5 10.5 11ZM18 10C16.5 12.5 14.5 12.5 13.5 11ZM8 16.5C10.5 18.5 13.5 18.5 16 16.5 13.5 17.5 10.5 17.5 8 16.5Z"
        }
        // A round shield.
        "defender" => {
            "M12 1.5A10.5 10.5 0 1 1 11.990 1.5ZM11 4.2A8 8 0 0 0 4.2 11H8.2A4 4 0 0 1 11 8.2ZM13 4.2V8.2A4 4 0 0 1 15.8 11H19.8A8 8 0 0 0 13 4.2ZM4.2 13A8 8 0 0 0 11 19.8V15.8A4 4 0 0 1 8.2 13ZM19.8 13H15.8A4 4 0 0 1 13 15.8V19.8A8 8 0 0 0 19.8 13Z"
        }
        // A scroll.
        "skald" => {
            "M6 2H19A3 3 0 0 1 19 8H18V19A3.5 3.5 0 0 1 14.5 22.5H5A3 3 0 0 1 5 16.5H6ZM9 8.5V10H15V8.5ZM9 12V13.5H15V12Z"
        }
        // Crossed swords.
        _ => {
            "M2 2H6L14.5 11.5 18 15 20 13 21.5 14.5 19 17 22.5 20.5 20.5 22.5 17 19 14.5 21.5 13 20 15 18 11.5 14.5 2 6ZM22 2H18L13 7.5 16.5 11 22 6ZM7.5 13 4 9.5 2.5 14.5 5 17 1.5 20.5 3.5 22.5 7 19 9.5 21.5 11 20 9 18 11 16.5Z"
        }
    }
}

/// The sign of a kind of cards, inside a drawing.
pub(super) fn sign_at(word: &str, x: u16, y: u16, size: u16) -> Markup {
    html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 24 24" {
            path.solid fill-rule="evenodd" d=(kind_path(word)) {}
        }
    }
}

/// The sign of a kind of cards by itself.
pub(super) fn sign(word: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" { path.solid fill-rule="evenodd" d=(kind_path(word)) {} }
    }
}

/// The picture of a season.
pub(super) fn season(season: Season) -> Markup {
    let path = match season {
        // A snowflake.
        Season::Winter => {
            "M12 1V23M2.5 6.5 21.5 17.5M21.5 6.5 2.5 17.5M9 3 12 6 15 3M9 21 12 18 15 21M2.5 10.5 6.5 9 5.5 4.8M21.5 13.5 17.5 15 18.5 19.2M21.5 10.5 17.5 9 18.5 4.8M2.5 13.5 6.5 15 5.5 19.2"
        }
        // A sprout.
        Season::Spring => "M12 22V11M12 14C12 9 8 7 3 7 3 12 7 14 12 14ZM12 11C12 6 15.5 3 21 3 21 8 17.5 11 12 11Z",
        // A sun.
        Season::Summer => {
            "M12 7A5 5 0 1 1 11.990 7ZM12 1V4M12 20V23M1 12H4M20 12H23M4.2 4.2 6.3 6.3M17.7 17.7 19.8 19.8M19.8 4.2 17.7 6.3M6.3 17.7 4.2 19.8"
        }
        // A leaf.
        Season::Autumn => "M4 21C4 10 9 4 21 3 21 15 15 20 6.5 18.5M4 21C7 15 11 11 16 8M11 12V16.5M9.5 13.5H14",
        // Crossed swords.
        Season::Final => "M3 3 19 19M21 3 5 19M15 21 21 15M9 21 3 15M19 19 22 22M5 19 2 22",
    };
    html! { svg.icon.season viewBox="0 0 24 24" aria-hidden="true" { path.stroke d=(path) {} } }
}

/// Thor's hammer, for the start player.
pub(super) fn hammer() -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M3 3H21V11L17 12.5H14V19L15.5 22.5H8.5L10 19V12.5H7L3 11Z" {}
        }
    }
}

/// The bag of goods.
pub(super) fn bag() -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid d="M7 1.5 10 3 12 1.5 14 3 17 1.5 15.5 6H8.5ZM8.5 7.5H15.5C19.5 10 22 14 22 18 22 21.5 18 23 12 23S2 21.5 2 18C2 14 4.5 10 8.5 7.5Z" {}
        }
    }
}

/// A chest for stored goods.
pub(super) fn chest() -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" {
            path.solid fill-rule="evenodd" d="M2 11V8A5 5 0 0 1 7 3H17A5 5 0 0 1 22 8V11ZM2 12.5H9.5V16H14.5V12.5H22V21H2Z" {}
        }
    }
}
