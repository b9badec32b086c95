//! Small pictures: the three worlds, cards, fights.

use maud::{Markup, html};

use super::field::silhouette;
use crate::{Card, Terrain};

fn icon(sign: Sign) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { (sign.drawing()) } }
}

/// What a line of the log is about.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    Midgard,
    Asgard,
    Walhalla,
    Cards,
    Field,
    Dragon,
    Fight,
    Points,
}

impl Sign {
    /// The sign itself, 24 by 24.
    fn drawing(self) -> Markup {
        match self {
            Sign::Walhalla => hall(),
            Sign::Midgard => html! { path.solid d="M12 3 22 12H19V21H14V15H10V21H5V12H2ZM8 5 5 2M16 5 19 2" {} },
            Sign::Asgard => html! {
                path.stroke d="M2 20A10 10 0 0 1 22 20M6 20A6 6 0 0 1 18 20M10 20A2 2 0 0 1 14 20" {}
                path.solid d="M12 1 13.3 4.5 17 4.6 14 6.8 15.1 10.3 12 8.2 8.9 10.3 10 6.8 7 4.6 10.7 4.500Z" {}
            },
            Sign::Cards => html! {
                path.stroke d="M8 4H18A2 2 0 0 1 20 6V18A2 2 0 0 1 18 20H8A2 2 0 0 1 6 18V6A2 2 0 0 1 8 4ZM3 7V19A3 3 0 0 0 6 22H16M13 8 16 12 13 16 10 12Z" {}
            },
            Sign::Field => html! { path.solid d="M5 2V22H7V14L20 9 7 4V2Z" {} },
            Sign::Dragon => html! {
                path.solid d="M3 22C3 14 5 11 9 9 6 8 5 6 5 3 8 5 10 5 13 5 18 5 21 8 22 12L17 11 18 14 13 13C10 14 9 17 9 22Z" {}
                circle.pupil cx="14" cy="8.5" r="1.2" {}
            },
            Sign::Fight => html! {
                path.stroke d="M4 22 18 5M20 22 6 5" {}
                path.solid d="M15 8C14 4 17 2 21 2 23 6 22 9 18 11ZM9 8C10 4 7 2 3 2 1 6 2 9 6 11Z" {}
            },
            Sign::Points => {
                html! { path.solid d="M12 2 14.6 8.6 21.6 9 16.2 13.5 18 20.4 12 16.6 6 20.4 7.8 13.5 2.4 9 9.4 8.6Z" {} }
            }
        }
    }

    /// The sign of a line of the log; the page puts the banner of whom the line names beside it.
    pub(super) fn plain(self) -> Markup {
        icon(self)
    }
}

/// Midgard: a hearth and home.
pub(super) fn midgard() -> Markup {
    icon(Sign::Midgard)
}

/// Asgard: the bridge that leads there.
pub(super) fn asgard() -> Markup {
    icon(Sign::Asgard)
}

/// What the place in Walhalla brings.
pub(super) fn supply() -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path.stroke d="M12 3V15M6 10 12 16 18 10M4 21H20" {} } }
}

/// Walhalla: a hall under crossed dragon heads.
pub(super) fn walhalla() -> Markup {
    icon(Sign::Walhalla)
}

/// The hall itself, 24 by 24.
pub(super) fn hall() -> Markup {
    html! {
        path.solid d="M12 5 23 14H20V22H15V17A3 3 0 0 0 9 17V22H4V14H1Z" {}
        path.stroke d="M12 6 7 2C6 1 4 1 4 3M12 6 17 2C18 1 20 1 20 3" {}
    }
}

/// A hand of cards.
pub(super) fn cards() -> Markup {
    icon(Sign::Cards)
}

/// Fields held.
pub(super) fn fields() -> Markup {
    icon(Sign::Field)
}

/// A dragon's head.
pub(super) fn dragon() -> Markup {
    icon(Sign::Dragon)
}

/// Crossed axes.
pub(super) fn fight() -> Markup {
    icon(Sign::Fight)
}

/// The picture on an action card.
pub(super) fn emblem(card: Card) -> Markup {
    let width = if card.terrain().is_some() { 60 } else { 48 };
    html! { svg.emblem viewBox={ "0 0 " (width) " 40" } aria-hidden="true" { (emblem_shape(card)) } }
}

impl Card {
    /// The terrain that the card counts.
    const fn terrain(self) -> Option<Terrain> {
        match self {
            Card::Forest => Some(Terrain::Forest3),
            Card::Wheat => Some(Terrain::Wheat),
            Card::Cult => Some(Terrain::Cult),
            Card::Village => Some(Terrain::Village1),
            _ => None,
        }
    }
}

/// What is in that picture: 48 by 40, or 60 by 40 with a terrain and its bonus.
pub(super) fn emblem_shape(card: Card) -> Markup {
    let tongue = |number: &str| {
        html! {
            path.cape-shape d="M12 0H36V22C36 30 30 36 24 40 18 36 12 30 12 22Z" {}
            path.carve d="M12 7H36M12 14H36" {}
            text.points x="24" y="31" text-anchor="middle" { (number) }
        }
    };
    if let Some(terrain) = card.terrain() {
        return html! {
            g.(terrain.class()) { g transform="translate(4 2) scale(1.3)" { (silhouette(terrain)) } text.bonus x="58" y="14" text-anchor="end" { "+1" } }
        };
    }
    html! {
        @match card {
            Card::Tongue6 => { (tongue("6")) }
            Card::Tongue7 => { (tongue("7")) }
            Card::Tongue8 => { (tongue("8")) }
            Card::Hunt => {
                path.stroke d="M12 3C36 8 36 32 12 37M12 3V37M4 20H40" {}
                path.solid d="M46 20 36 14V26ZM2 16 8 20 2 24Z" {}
            }
            Card::Attack => {
                path.stroke d="M12 39 30 8" {}
                path.solid d="M25 12C22 5 27 1 34 1 40 8 39 16 33 20 31 15 29 13 25 12Z" {}
            }
            Card::Shield => {
                circle.stroke cx="24" cy="20" r="17" {}
                circle.solid cx="24" cy="20" r="5" {}
                path.stroke d="M24 3V15M24 25V37M7 20H19M29 20H41" {}
            }
            _ => { g transform="scale(1.8)" { (hall()) } }
        }
    }
}
