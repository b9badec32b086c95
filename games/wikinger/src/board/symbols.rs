//! Figures and tiles as symbols: each is drawn once in a page and then only named, which keeps pages small.

use langhus_board::Pen;
use maud::{Markup, html};

use super::people::person;
use super::specials::special;
use super::tiles::{island, ship};
use crate::Wikinger;
use crate::figure::Figure;
use crate::special::Special;
use crate::tile::{Building, Edges, Sail, Tile};
use crate::view::View;

/// All symbols; they stand once in every page that names one.
pub(super) fn symbols(rules: &Wikinger, pen: &Pen<'_>) -> Markup {
    html! {
        defs {
            @for figure in Figure::ALL { g id={ "wk-" (figure.word()) } { (person(figure, pen)) } }
            @for (word, edges) in [("left", Edges::Left), ("right", Edges::Right)] { g id={ "wk-" (word) } { (island(edges, None, false)) } }
            @for building in Building::ALL {
                g id={ "wk-" (building.word()) } { (island(Edges::Middle, Some(building), false)) }
                g id={ "wk-great-" (building.word()) } { (island(Edges::Middle, Some(building), true)) }
            }
            @for sail in Sail::ALL { g id={ "wk-" (sail.word()) } { (ship(rules, sail, pen)) } }
        }
    }
}

/// The special tiles that lie somewhere now.
pub(super) fn special_symbols(view: &View, pen: &Pen<'_>) -> Markup {
    let public = &view.public;
    let held = |kind: Special| public.players.iter().any(|player| player.holds(kind) > 0);
    let there = Special::ALL.into_iter().filter(|kind| public.open.contains(&Some(*kind)) || held(*kind));
    html! { defs { @for kind in there { g id={ "wk-special-" (kind.word()) } { (special(kind, pen)) } } } }
}

/// A special tile.
pub(super) fn a_special(special: Special) -> Markup {
    html! { use href={ "#wk-special-" (special.word()) } {} }
}

/// A figure.
pub(super) fn a_figure(figure: Figure) -> Markup {
    html! { use href={ "#wk-" (figure.word()) } {} }
}

/// A tile.
pub(super) fn a_tile(tile: Tile) -> Markup {
    html! { use href={ "#wk-" (tile.word()) } {} }
}

/// A special building.
pub(super) fn a_great(building: Building) -> Markup {
    html! { use href={ "#wk-great-" (building.word()) } {} }
}
