//! The lanes: a card each, its price, and the vikings in line for it on a jetty.

use langhus_rules::Say;
use maud::{Markup, html};

use super::desk::{Desk, hit};
use super::middle::tag;
use crate::Viking;
use crate::lanes::{Figure, LANE_LIMIT, Lane, Place};
use crate::state::{Phase, Step};
use crate::target::Target;

/// So many stand below each other; the others beside them.
const COLUMN: u8 = LANE_LIMIT / 2;

impl Desk<'_> {
    /// The spots from 1 with the lanes below them.
    pub(super) fn lanes(&self) -> Markup {
        let open = &self.view.open;
        let over = open.phase == Phase::Buying
            && Lane::all(self.rules.lanes).all(|lane| open.spots[lane.spot().index()].is_none());
        // Lines that would be longer than the jetties stand in two columns.
        let longest = open.lanes.iter().map(|line| line.len()).max().unwrap_or(0);
        let columns = if longest + u8::from(self.asks(&[Step::Demand])) > COLUMN { 2 } else { 1 };
        let lanes = html! {
            ol.places.lanes.over[over] { @for lane in Lane::all(self.rules.lanes) { (self.lane(lane, columns)) } }
        };
        self.tier("tier-lanes", &lanes)
    }

    fn lane(&self, lane: Lane, columns: u8) -> Markup {
        let open = &self.view.open;
        let line = open.lanes[lane.index()];
        let offer = self.rules.offered(open).filter(|offer| open.step == Step::Offer && offer.lane == Some(lane));
        let chosen = offer.is_some() && self.asks(&[Step::Offer]);
        let name = Target::Lane(lane).to_string();
        let joins = self.asks(&[Step::Demand]) && line.len() < LANE_LIMIT;
        let there = open.spots[lane.spot().index()].is_some();
        let tip = self.lane_tip(lane);
        html! {
            li.now[offer.is_some()].free[!there] {
                div.lane {
                    div.spot {
                        (self.on_spot(lane.spot(), chosen))
                        span.number { (lane.number()) }
                        @if there && !line.is_empty() { (tag(&line.len().to_string(), None)) }
                        @if joins { (tag(&(line.len() + 1).to_string(), Some(&name))) }
                    }
                    (self.line(lane, columns, joins, &tip))
                    (hit(joins.then_some(Target::Lane(lane)), &self.whole_tip(lane, &tip)))
                }
            }
        }
    }

    /// The vikings below a card, each with what it would pay. What the first one pays stands on the card.
    fn line(&self, lane: Lane, columns: u8, joins: bool, tip: &str) -> Markup {
        let line = self.view.open.lanes[lane.index()];
        let name = Target::Lane(lane).to_string();
        let ghost = joins.then_some(name.as_str());
        let tricks = self.asks(&[Step::Trick, Step::TrickSecond]);
        let figures: Vec<Figure> = line.figures().collect();
        let length = line.len();
        let own = Figure::new(self.pen.viewer.seat().unwrap_or_default(), Viking::Own);
        html! {
            div.jetty.broad[columns > 1] role="group" aria-label=(self.line_words(&figures)) data-tip=(tip) {
                @for (place, figure) in (0..length).zip(&figures) {
                    @let chosen = tricks.then(|| Target::Figure(Place::in_lane(lane, place)));
                    div.stand data-piece=(self.figure_name(lane, &figures, place)) {
                        svg viewBox="0 0 56 33" aria-hidden="true" {
                            (self.standing(*figure))
                            @if place > 0 { (pays(length - place, None)) @if joins { (pays(length + 1 - place, ghost)) } }
                        }
                        (hit(chosen, &self.figure_words(*figure)))
                    }
                }
                @for place in length..COLUMN * columns {
                    div.stand.bare {
                        svg viewBox="0 0 56 33" aria-hidden="true" {
                            circle.spare cx="17" cy="22" r="3" {}
                            @if joins && place == length {
                                g.shade data-ghost=(name) { (self.standing(own)) @if place > 0 { (pays(1, None)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A viking at its place.
    fn standing(&self, figure: Figure) -> Markup {
        html! { g transform="translate(6 .5) scale(1.14)" { (self.figure(figure)) } }
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

    /// The lane with its card: what is under the pointer where a viking can be placed.
    fn whole_tip(&self, lane: Lane, tip: &str) -> String {
        let spot = lane.spot().index();
        let card = self.view.open.spots[spot].map(|card| self.tip(card, self.view.open.cargo[spot]));
        card.map_or_else(|| tip.to_owned(), |card| format!("{card}\n\n{tip}"))
    }
}

/// What a viking in line would pay; as a ghost where it would be something else.
fn pays(price: u8, ghost: Option<&str>) -> Markup {
    html! {
        g.pays data-ghost=[ghost] {
            circle.penny cx="43" cy="18" r="10" {}
            text x="43" y="23" text-anchor="middle" { (price) }
        }
    }
}
