//! The signs of what is scored, about 40 by 44, and the pictures of the log.

use maud::{Markup, html};

use super::specials::coin;
use super::symbols::{a_figure, a_great, a_tile};
use crate::event::Cause;
use crate::figure::Figure;
use crate::tile::Tile;

/// The sign of what gold or points are given for.
pub(super) fn sign(cause: Cause) -> Markup {
    match cause {
        Cause::Ship(sail, _) => small(&a_tile(sail.tile())),
        Cause::Nobles => a_figure(Figure::Noble),
        Cause::Scouts => a_figure(Figure::Scout),
        Cause::Goldsmiths => a_figure(Figure::Goldsmith),
        Cause::Fishermen | Cause::Supply => a_figure(Figure::Fisherman),
        Cause::Gold5 | Cause::Debt | Cause::Gold => html! { g transform="scale(1.6)" { (coin()) } },
        Cause::Boatsmen => a_figure(Figure::Boatsman),
        Cause::Islands => small(&html! { (a_tile(Tile::Right)) }),
        Cause::Longest => html! {
            @for (n, tile) in [Tile::Left, Tile::Farm, Tile::Right].into_iter().enumerate() {
                g transform={ "translate(" (n * 13) " 12) scale(.21)" } { (a_tile(tile)) }
            }
        },
        Cause::Great(building) => small(&a_great(building)),
    }
}

/// A tile in the room of a figure.
pub(super) fn small(tile: &Markup) -> Markup {
    html! { g transform="translate(0 2) scale(.62)" { (tile) } }
}
