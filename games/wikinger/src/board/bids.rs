//! The auction in the middle of the wheel: what was drawn, who leads, and a coin for every bid.

use std::collections::BTreeMap;

use langhus_board::Pen;
use langhus_rules::{Say, Voice};
use maud::{Markup, html};

use super::hub::drawn_figure;
use crate::Wikinger;
use crate::auction::{bids, by_tens};
use crate::figure::Figure;
use crate::notation::Action;
use crate::places::Place;
use crate::view::View;

/// Where the coins lie: left, top, width, height.
type Box = (f32, f32, f32, f32);
const ALL: Box = (85.0, 214.0, 330.0, 220.0);
const TENS: Box = (105.0, 212.0, 290.0, 96.0);
const ONES: Box = (105.0, 316.0, 290.0, 112.0);
/// More coins than this need the wheel at its full size.
const CROWD: usize = 32;
/// The largest coin.
const LARGEST: f32 = 62.0;

impl Wikinger {
    pub(super) fn paint_auction(&self, view: &View, pen: &Pen<'_>) -> Markup {
        let public = &view.public;
        let drawn: Vec<Figure> = Figure::ALL.into_iter().filter(|figure| public.drawn[*figure as usize] > 0).collect();
        let left = 250.0 - drawn.len() as f32 * 29.0;
        let state = match public.auction.bid {
            None => pen.word("board-no-bid"),
            Some(bid) => pen.say(&Say::new("bids").with("who", public.auction.leader).with("bid", bid)),
        };
        html! {
            @for (n, figure) in drawn.into_iter().enumerate() {
                g transform={ "translate(" (left + n as f32 * 58.0) " 104) scale(1.4)" } { (drawn_figure(self, view, figure, false, pen)) }
            }
            text.wk-who x="250" y="200" text-anchor="middle" { (state) }
            @if pen.is_mine(public.turn) { (self.paint_bids(view, pen)) }
        }
    }

    /// A coin for every bid; where there are many, first their tens, and then those of the tens that were chosen.
    fn paint_bids(&self, view: &View, pen: &Pen<'_>) -> Markup {
        let (least, most) = bids(&view.public);
        let all: Vec<u16> = (least..=most).collect();
        if !by_tens(&view.public) {
            return html! { g.wk-coins[all.len() > CROWD] { @for ((x, y, size), bid) in spread(ALL, all.len()).zip(&all) { (self.a_bid(view, *bid, (x, y, size), pen)) } } };
        }
        let mut tens: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
        for bid in all {
            tens.entry(bid / 10).or_default().push(bid);
        }
        html! {
            @for ((x, y, size), ten) in spread(TENS, tens.len()).zip(tens.keys()) {
                @let about = pen.say(&Say::new("place-tens").with("from", ten * 10).with("to", ten * 10 + 9));
                g.wk-bid data-place=(Place::Tens(*ten)) role="img" aria-label=(about) data-tip=(about) { (disc((x, y, size), &format!("{}…", ten * 10))) }
            }
            g.wk-ones {
                @for bids in tens.values() {
                    @for ((x, y, size), bid) in spread(ONES, 10).skip(usize::from(bids[0] % 10)).zip(bids) { (self.a_bid(view, *bid, (x, y, size), pen)) }
                }
            }
        }
    }

    fn a_bid(&self, view: &View, bid: u16, at: (f32, f32, f32), pen: &Pen<'_>) -> Markup {
        let changed = bid.saturating_sub(view.public.player().gold);
        let about = pen.say(&self.describe(view, Action::Bid(bid)));
        let tip = match changed {
            0 => about.clone(),
            changed => format!("{about}\n{}", pen.say(&Say::new("tip-changes").with("changed", changed))),
        };
        html! {
            g.wk-bid.wk-dear[changed > 0] data-place=(Place::Bid(bid)) role="img" aria-label=(about) data-tip=(tip) { (disc(at, &bid.to_string())) }
        }
    }
}

/// As large as they can be, so many squares in a box, row by row.
fn spread((left, top, width, height): Box, count: usize) -> impl Iterator<Item = (f32, f32, f32)> {
    let fit = |size: f32| (width / size) as usize * (height / size) as usize;
    let mut size = LARGEST;
    while fit(size) < count && size > 20.0 {
        size -= 1.0;
    }
    let across = ((width / size) as usize).min(count).max(1);
    let left = left + (width - across as f32 * size) / 2.0;
    (0..count).map(move |n| (left + (n % across) as f32 * size, top + (n / across) as f32 * size, size))
}

fn disc((x, y, size): (f32, f32, f32), text: &str) -> Markup {
    let (middle, radius) = (size / 2.0, size / 2.0 - 2.5);
    let letters = size * if text.chars().count() > 2 { 0.38 } else { 0.46 };
    html! {
        circle.lights cx=(x + middle) cy=(y + middle) r=(radius) {}
        circle.wk-coin cx=(x + middle) cy=(y + middle) r=(radius) {}
        text x=(x + middle) y=(y + middle + letters * 0.36) text-anchor="middle" font-size=(letters) { (text) }
    }
}
