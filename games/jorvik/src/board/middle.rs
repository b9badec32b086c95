//! The board in the middle: reserve row, the spots from 7, the spots from 1 with their lanes, deck, bag, common area.

use langhus_rules::Say;
use maud::{Markup, html};

use super::desk::{Desk, Lying, hit};
use super::formula;
use crate::lanes::{Figure, LANE_LIMIT, Lane, Reserved, Spot};
use crate::state::{Phase, Step};
use crate::{Mode, Viking};

/// How far apart vikings stand in a lane.
const STRIDE: u8 = 22;
/// How many places of a lane are drawn at least.
const SHORTEST: u8 = 5;
/// A lane is always as high as with that many places, so that the table below it never jumps; a longer line is smaller.
const HEIGHT: u8 = STRIDE * SHORTEST + 22;

impl Desk<'_> {
    /// Everything in the middle of the table.
    pub(super) fn middle(&self) -> Markup {
        let (rules, open) = (self.rules, &self.view.open);
        html! {
            div.board-of.{ "n" (rules.lanes) }.jarl[rules.mode == Mode::Jarl] {
                (self.track())
                @let cleared = open.spots.iter().all(Option::is_none);
                div.field.cleared[cleared] {
                    (self.stock())
                    @if !cleared {
                        div.spots {
                            @if rules.mode == Mode::Jarl { (self.row()) (self.upper()) }
                            (self.lanes())
                        }
                    }
                    (self.tray())
                }
            }
        }
    }

    /// A row of the board with its name at the side.
    fn tier(&self, name: &'static str, places: &Markup) -> Markup {
        html! { section.tier { h2.caption { (self.word(name)) } (places) } }
    }

    /// The reserve row from the left, below each card its price.
    fn row(&self) -> Markup {
        let open = &self.view.open;
        let left = open.in_row(self.rules.lanes);
        let gone = usize::from(open.row_length) - left.len();
        let places = html! {
            ol.places.reserve.bare[open.row_length == 0] {
                @for place in 0..usize::from(self.rules.lanes) {
                    @let reserved = place.checked_sub(gone).and_then(|place| left.get(place));
                    @match reserved {
                        Some(reserved) => { (self.reserved(place, reserved, gone + left.len() - place)) }
                        None => { li.free { div.gap {} } }
                    }
                }
            }
        };
        self.tier("table-row", &places)
    }

    fn reserved(&self, place: usize, reserved: &Reserved, price: usize) -> Markup {
        let open = &self.view.open;
        let offered =
            open.step == Step::Offer && self.rules.offered(open).is_some_and(|offer| offer.spot == reserved.spot);
        let chosen = offered && self.asks(&[Step::Offer]);
        let figure = if self.asks(&[Step::Trick, Step::TrickSecond]) {
            Some(format!("figure-row-{}", place + 1))
        } else {
            chosen.then(|| "decline".to_owned())
        };
        html! {
            li.now[offered] {
                (self.on_spot(reserved.spot, chosen))
                (self.rider(reserved.figure, figure, price))
            }
        }
    }

    /// The viking of a reserved card, and what the card costs.
    fn rider(&self, figure: Figure, place: Option<String>, price: usize) -> Markup {
        let words = self.figure_words(figure);
        let cost = self.say(&Say::new("table-price").with("price", price));
        html! {
            svg.rider viewBox="0 0 100 44" role="group" aria-label={ (words) ", " (cost) } {
                g data-place=[place] {
                    rect.lights x="21" y="1" width="34" height="43" rx="7" {}
                    g transform="translate(24 3) scale(1.4)" { (self.figure(figure)) }
                }
                (formula::coin(70, 25, 16, &price.to_string()))
            }
        }
    }

    /// The card on a spot.
    fn on_spot(&self, spot: Spot, offered: bool) -> Markup {
        let Some(card) = self.view.open.spots[spot.index()] else { return html! { div.gap {} } };
        let name = self.card_name(card);
        let cargo = self.view.open.cargo[spot.index()];
        self.card(card, Lying { place: offered.then_some(name.as_str()), cargo, ..Lying::default() })
    }

    /// The spots from 7, whose cards can be reserved.
    fn upper(&self) -> Markup {
        let open = &self.view.open;
        let demand = self.asks(&[Step::Demand]);
        let lies = |spot: Spot| open.spots[spot.index()].is_some() && !self.rules.is_reserved(open, spot);
        let bare = !(0..self.rules.lanes).any(|place| lies(Spot::upper(place)));
        let places = html! {
            ol.places.upper.bare[bare].over[open.phase == Phase::Buying] {
                @for place in 0..self.rules.lanes {
                    @let spot = Spot::upper(place);
                    @let there = lies(spot);
                    @let name = (demand && there).then(|| format!("spot-{}", spot.number()));
                    li.free[!there] {
                        div.spot {
                            @if there { (self.on_spot(spot, false)) } @else { div.gap {} }
                            span.number { (spot.number()) }
                            (hit(name.as_deref()))
                        }
                    }
                }
            }
        };
        self.tier("table-reservable", &places)
    }

    /// The spots from 1 with the lanes below them.
    fn lanes(&self) -> Markup {
        let open = &self.view.open;
        let over = open.phase == Phase::Buying
            && Lane::all(self.rules.lanes).all(|lane| open.spots[lane.spot().index()].is_none());
        let longest = open.lanes.iter().map(|line| line.len()).max().unwrap_or(0);
        let places = (longest + 1).clamp(SHORTEST, LANE_LIMIT);
        let lanes = html! { ol.places.lanes.over[over] { @for lane in Lane::all(self.rules.lanes) { (self.lane(lane, places)) } } };
        self.tier("table-lanes", &lanes)
    }

    fn lane(&self, lane: Lane, places: u8) -> Markup {
        let open = &self.view.open;
        let line = open.lanes[lane.index()];
        let offer = self.rules.offered(open).filter(|offer| open.step == Step::Offer && offer.lane == Some(lane));
        let chosen = offer.is_some() && self.asks(&[Step::Offer]);
        let name = format!("lane-{}", lane.number());
        let room = line.len() < LANE_LIMIT;
        let place = (self.asks(&[Step::Demand]) && room).then_some(name.as_str());
        let there = open.spots[lane.spot().index()].is_some();
        html! {
            li.now[offer.is_some()].free[!there] {
                div.spot {
                    (self.on_spot(lane.spot(), chosen))
                    span.number { (lane.number()) }
                    (self.line(lane, &name, places))
                    (hit(place))
                }
            }
        }
    }

    /// The vikings below a card, the first one on top of the others, each with what it would pay.
    fn line(&self, lane: Lane, name: &str, places: u8) -> Markup {
        let open = &self.view.open;
        let line = open.lanes[lane.index()];
        let tricks = self.asks(&[Step::Trick, Step::TrickSecond]);
        let offered =
            self.asks(&[Step::Offer]) && self.rules.offered(open).is_some_and(|offer| offer.lane == Some(lane));
        let figures: Vec<Figure> = line.figures().collect();
        let height = STRIDE * places + 22;
        let scale = f32::from(HEIGHT) / f32::from(height);
        let joins = line.len() < LANE_LIMIT && self.asks(&[Step::Demand]);
        html! {
            svg.line viewBox={ "0 0 100 " (HEIGHT) } role="group" aria-label=(self.line_words(&figures)) data-tip=(self.lane_tip(lane)) {
                rect.jetty x="14" y="0" width="72" height=(HEIGHT) rx="8" {}
                g transform={ "translate(" (50.0 - 50.0 * scale) " 0) scale(" (scale) ")" } {
                @for place in line.len()..places { circle.stand cx="38" cy=(STRIDE * place + 32) r="4" {} }
                @if joins { (self.ghost(name, line.len())) }
                @for (place, figure) in (0..line.len()).zip(&figures).rev() {
                    @let chosen = if tricks { Some(format!("figure-{}-{}", lane.number(), place + 1)) }
                        else { (offered && place == 0).then(|| "decline".to_owned()) };
                    g data-piece=(self.figure_name(lane, &figures, place)) data-place=[chosen] {
                        (self.standing(*figure, place))
                    }
                    (pays(place, line.len() - place))
                }
                @if joins { (dearer(name, line.len())) }
                }
            }
        }
    }

    /// The viewer's viking where it would stand.
    fn ghost(&self, name: &str, place: u8) -> Markup {
        let seat = self.pen.viewer.seat().unwrap_or_default();
        html! { g.shade data-ghost=(name) { (self.standing(Figure::new(seat, Viking::Own), place)) } }
    }

    /// A viking at its place.
    fn standing(&self, figure: Figure, place: u8) -> Markup {
        let top = STRIDE * place;
        html! {
            rect.lights x="21" y=(top) width="34" height="43" rx="7" {}
            g transform={ "translate(24 " (top + 3) ") scale(1.4)" } { (self.figure(figure)) }
        }
    }

    /// Vikings have no names of their own. One is told by its owner and lane; where an owner has several there, they
    /// are counted from the end that does not move.
    fn figure_name(&self, lane: Lane, figures: &[Figure], place: u8) -> String {
        let place = usize::from(place);
        let own = figures[place];
        let count = |figures: &[Figure]| figures.iter().filter(|other| **other == own).count();
        let brown = if own.viking() == Viking::Brown { "b" } else { "" };
        let number = match (count(figures), self.view.open.phase) {
            (1, _) => String::new(),
            (_, Phase::Buying) => format!("-l{}", count(&figures[place + 1..])),
            _ => format!("-f{}", count(&figures[..place])),
        };
        format!("viking-{}{brown}-{}{number}", own.seat(), lane.number())
    }

    fn line_words(&self, figures: &[Figure]) -> String {
        if figures.is_empty() {
            return self.word("line-empty");
        }
        figures.iter().map(|figure| self.figure_words(*figure)).collect::<Vec<_>>().join(", ")
    }

    fn lane_tip(&self, lane: Lane) -> String {
        let count = self.view.open.lanes[lane.index()].len();
        let mut tip = self.say(&Say::new("tip-lane").with("lane", lane.number()).with("count", count));
        if self.asks(&[Step::Demand]) && count < LANE_LIMIT {
            tip = format!("{tip}\n{}", self.say(&Say::new("tip-lane-join").with("place", count + 1)));
        }
        tip
    }
}

/// What the viking at a place would pay: on a coin for the first, as a number for the others.
fn pays(place: u8, price: u8) -> Markup {
    html! {
        @if place == 0 { (formula::coin(70, 25, 16, &price.to_string())) }
        @else { text.pays x="70" y=(STRIDE * place + 37) text-anchor="middle" { (price) } }
    }
}

/// The prices if one more viking joined those who stand there.
fn dearer(name: &str, standing: u8) -> Markup {
    html! {
        g data-ghost=(name) {
            rect.fresh x="56" y="2" width="28" height=(STRIDE * standing + 38) rx="6" {}
            @for place in 0..=standing { (pays(place, standing + 1 - place)) }
        }
    }
}
