//! How the log looks, and which pieces its lines speak of.

use langhus_board::Mark;
use langhus_rules::Seat;
use maud::{Markup, html};

use super::signs::{sign, small};
use super::specials::{coin, star};
use super::symbols::{a_figure, a_great, a_tile};
use crate::event::{Cause, Event};
use crate::figure::{Cell, Column, Figure};
use crate::places::Place;
use crate::tile::Tile;

fn cell(kind: &str, seat: Seat, cell: Cell) -> String {
    format!("{kind}-{seat}-{}-{}", cell.row.word(), cell.column.number())
}

fn ship(seat: Seat, column: Column) -> String {
    format!("ship-{seat}-{}", column.number())
}

fn row(seat: Seat, figure: Figure) -> String {
    format!("row-{seat}-{}", figure.word())
}

/// A picture of what happened, for the log; the page puts the banner of whom the line names beside it. It has no letters,
/// which would be too small to be read.
fn icon(what: Markup) -> Option<Markup> {
    Some(html! { svg.icon.wk-icon viewBox="-2 -4 46 48" aria-hidden="true" { g font-size="0" { (what) } } })
}

/// What a line about an event looks like.
pub(super) fn mark(event: &Event) -> Mark {
    let headline = matches!(
        event,
        Event::Round(..) | Event::SmallScoring | Event::LargeScoring | Event::FinalScoring | Event::Ended
    );
    Mark { headline, icon: icon(picture(event)), about: about(event) }
}

fn picture(event: &Event) -> Markup {
    match *event {
        Event::SmallScoring => large(coin()),
        Event::LargeScoring | Event::FinalScoring | Event::Ended => large(star()),
        Event::Round(..) | Event::Offer | Event::Turned(_) => wheel(),
        Event::Opened(_) | Event::Took(..) | Event::Declined(_) => special(),
        Event::Bid(..) | Event::Passed(_) | Event::WonStart(..) => large(coin()),
        Event::Removed(_, figure)
        | Event::Placed(_, figure, _)
        | Event::Stood(_, figure, _)
        | Event::Waits(_, figure)
        | Event::Landed(_, figure, _) => a_figure(figure),
        Event::Ferried(..) => a_figure(Figure::Boatsman),
        Event::Bought { tile, .. } | Event::Laid(_, tile, _) | Event::Lost(_, tile) => small(&a_tile(tile)),
        Event::Started(..) => small(&a_tile(Tile::Left)),
        Event::Moored(_, sail, _) => small(&a_tile(sail.tile())),
        Event::Exchanged(_, building, _) | Event::Unbuilt(_, building) => small(&a_great(building)),
        Event::Scored(_, cause, _) => sign(cause),
    }
}

/// The places and pieces that a line speaks of.
fn about(event: &Event) -> Vec<String> {
    match *event {
        Event::Started(seat, row) => vec![cell("tile", seat, Cell::new(row, Column::FIRST))],
        Event::Moored(seat, _, column) | Event::Scored(seat, Cause::Ship(_, column), _) => vec![ship(seat, column)],
        Event::Laid(seat, _, at) | Event::Exchanged(seat, _, at) => vec![cell("tile", seat, at)],
        Event::Stood(seat, _, at) | Event::Landed(seat, _, at) => vec![cell("figure", seat, at)],
        Event::Waits(seat, figure) => vec![format!("waits-{seat}-{}", figure.word())],
        Event::Opened(special) => vec![Place::Special(special).to_string()],
        Event::Placed(_, figure, _) => vec![Place::Drawn(figure).to_string()],
        Event::Scored(seat, cause, _) => match cause {
            Cause::Nobles => vec![row(seat, Figure::Noble)],
            Cause::Scouts => vec![row(seat, Figure::Scout)],
            Cause::Goldsmiths => vec![row(seat, Figure::Goldsmith)],
            Cause::Fishermen | Cause::Supply => vec![row(seat, Figure::Fisherman)],
            Cause::Boatsmen => vec![format!("waits-{seat}-{}", Figure::Boatsman.word())],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// A coin or a star in the room of a figure.
fn large(what: Markup) -> Markup {
    html! { g transform="translate(0 1) scale(1.66)" { (what) } }
}

/// The wheel.
fn wheel() -> Markup {
    html! {
        circle fill="#6d4b2a" stroke="#24160a" stroke-width="2" cx="20" cy="21" r="19" {}
        circle fill="#efe4c8" stroke="#24160a" stroke-width="2" cx="20" cy="21" r="9" {}
        path fill="none" stroke="#24160a" stroke-width="2" d="M20 2V12M20 30V40M1 21H11M29 21H39M6.6 7.6 13.6 14.6M26.4 27.4 33.4 34.4M33.4 7.6 26.4 14.6M13.6 27.4 6.6 34.4" {}
        path fill="#f0c93b" stroke="#24160a" stroke-width="1.6" d="M20-2 27 8H13Z" {}
    }
}

/// A special tile: the gold rim.
fn special() -> Markup {
    html! {
        rect fill="#f3e6c4" stroke="#8a6a12" stroke-width="4" x="2" y="3" width="36" height="36" rx="4" {}
        g transform="translate(6.4 7.4) scale(1.13)" { (star()) }
    }
}
