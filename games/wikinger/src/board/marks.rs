//! How the log looks, and which pieces its lines speak of.

use langhus_board::Mark;
use langhus_rules::Seat;
use maud::{Markup, html};

use super::specials::{coin, star};
use crate::event::{Cause, Event, Gain};
use crate::figure::{Cell, Column, Figure};

fn cell(kind: &str, seat: Seat, cell: Cell) -> String {
    format!("{kind}-{seat}-{}-{}", cell.row.word(), cell.column.number())
}

fn ship(seat: Seat, column: Column) -> String {
    format!("ship-{seat}-{}", column.number())
}

fn row(seat: Seat, figure: Figure) -> String {
    format!("row-{seat}-{}", figure.word())
}

fn icon(what: Markup) -> Option<Markup> {
    Some(html! { svg.icon.wk-icon viewBox="0 0 24 24" aria-hidden="true" { (what) } })
}

/// What a line about an event looks like.
pub(super) fn mark(event: &Event) -> Mark {
    let about = |names: Vec<String>| Mark { about: names, ..Mark::default() };
    match *event {
        Event::Round(..) | Event::SmallScoring | Event::LargeScoring | Event::FinalScoring | Event::Ended => {
            Mark { headline: true, icon: icon(star()), ..Mark::default() }
        }
        Event::Started(seat, row) => about(vec![cell("tile", seat, Cell::new(row, Column::FIRST))]),
        Event::Moored(seat, _, column) => about(vec![ship(seat, column)]),
        Event::Laid(seat, _, at) => about(vec![cell("tile", seat, at)]),
        Event::Stood(seat, _, at) | Event::Landed(seat, _, at) => about(vec![cell("figure", seat, at)]),
        Event::Waits(seat, figure) => about(vec![format!("waits-{seat}-{}", figure.word())]),
        Event::Exchanged(seat, _, at) => about(vec![cell("tile", seat, at)]),
        Event::Opened(special) => about(vec![format!("special-{}", special.word())]),
        Event::Placed(_, figure, _) => about(vec![format!("drawn-{}", figure.word())]),
        Event::Scored(seat, cause, gain) => {
            let names = match cause {
                Cause::Ship(_, column) => vec![ship(seat, column)],
                Cause::Nobles => vec![row(seat, Figure::Noble)],
                Cause::Scouts => vec![row(seat, Figure::Scout)],
                Cause::Goldsmiths => vec![row(seat, Figure::Goldsmith)],
                Cause::Fishermen | Cause::Supply => vec![row(seat, Figure::Fisherman)],
                Cause::Boatsmen => vec![format!("waits-{seat}-{}", Figure::Boatsman.word())],
                _ => Vec::new(),
            };
            let what = match gain {
                Gain::Gold(_) => coin(),
                Gain::Points(_) => star(),
            };
            Mark { icon: icon(what), about: names, ..Mark::default() }
        }
        _ => Mark::default(),
    }
}
