//! What each piece has brought at the last scoring, shown on the coast until play goes on.

use langhus_rules::Seat;
use maud::{Markup, html};

use super::coast::corner;
use super::specials::{coin, star};
use crate::Wikinger;
use crate::figure::{Cell, Row, columns};
use crate::finale::great;
use crate::rounds::is_large;
use crate::scoring;
use crate::state::Step;
use crate::tile::{Building, Currency, Sail};
use crate::view::View;

/// A scoring that a coast has just gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scored {
    Small,
    Large,
    Finally,
}

/// The scoring that this seat has gone through since the last purchase, if any.
pub(super) fn just_scored(view: &View, seat: Seat) -> Option<Scored> {
    let public = &view.public;
    let last = public.bought.from.map_or(public.round, |(round, _)| round);
    match public.step {
        Step::Over => Some(Scored::Finally),
        Step::Ferry | Step::Load | Step::Land => {
            let mut done = public.start.around(view.seats).take_while(|seat| *seat != public.turn);
            done.any(|before| before == seat).then_some(Scored::Large)
        }
        Step::Bid | Step::Remove | Step::Place | Step::Buy if last < public.round => {
            Some(if is_large(last) { Scored::Large } else { Scored::Small })
        }
        _ => None,
    }
}

impl Wikinger {
    /// What every piece of a coast brought at a scoring.
    pub(super) fn paint_gains(&self, view: &View, seat: Seat, scored: Scored) -> Markup {
        let player = view.public.of(seat);
        let coast = &player.coast;
        html! {
            g.wk-gains aria-hidden="true" {
                @for sail in Sail::ALL {
                    @let pay = self.pay(sail);
                    @let (ships, sign) = match scored {
                        Scored::Small => (0, ""),
                        Scored::Large => (coast.repelled(sail), "+"),
                        Scored::Finally => (coast.unrepelled(sail), "−"),
                    };
                    @for column in columns(ships) {
                        (badge(corner(None, column), 0, &format!("{sign}{}", pay.value), pay.of))
                    }
                }
                @if scored == Scored::Finally {
                    @for building in Building::ALL {
                        @if let (Some(cell), points @ 1..) = (coast.great(building), great(player, building)) {
                            (badge(corner(Some(cell.row), cell.column), 1, &format!("+{points}"), Currency::Points))
                        }
                    }
                } @else {
                    @for row in Row::ALL {
                        @for column in columns(coast.safe(row)) {
                            @let (gain, of) = scoring::each(player, Cell::new(row, column), scored == Scored::Large);
                            @if gain > 0 { (badge(corner(Some(row), column), row as usize, &format!("+{gain}"), of)) }
                        }
                    }
                }
            }
        }
    }
}

/// A gain or a loss in the corner of a cell; lower rows come later.
fn badge((x, y): (f32, f32), row: usize, text: &str, of: Currency) -> Markup {
    html! {
        g transform={ "translate(" (x + 1.0) " " (y + 1.0) ")" } {
            g.wk-rise.{ "wk-wait-" (row) } {
                rect.wk-gain.wk-loss[text.starts_with('−')] width="46" height="24" rx="12" {}
                text.wk-number aria-hidden="true" x="15" y="17.4" text-anchor="middle" { (text) }
                g transform="translate(25 3) scale(.76)" { @match of { Currency::Gold => { (coin()) } Currency::Points => { (star()) } } }
            }
        }
    }
}
