//! A yard by the sea: the coast with the gold ship and the fleet on the water, workshops, craftsmen, mill, village, tool
//! and buildings on the land.

use langhus_board::shapes;
use langhus_rules::Say;
use maud::{Markup, html};

use super::brush::{Brush, over, sheet};
use super::card::Marks;
use super::{art, card, market, scenes};
use crate::kind::{Good, Kind};
use crate::places::Place;
use crate::tableau::{CREW, GOLD_LIMIT, VILLAGE, WORKSHOPS};
use crate::view::{BoardView, Seen};

/// More than this many tokens are told by a number.
const MOST_TOKENS: u8 = 12;

impl Brush<'_> {
    /// The whole board. Pieces carry names only once on a page, so a second drawing of them has none.
    pub(super) fn yard(&self, board: &BoardView, named: bool) -> Markup {
        html! {
            span.sb-yard {
                (scenes::shoreline())
                (self.coast(board, named))
                (self.fleet(board, named))
                @for slot in 0..WORKSHOPS { (self.workshop(board, slot, named)) }
                (self.crew(board, named))
                (self.mill(board))
                (self.village(board))
                (self.tool(board, named))
                (self.buildings(board, named))
            }
        }
    }

    /// The name of a card as a thing that travels.
    pub(super) fn piece(&self, seen: &Seen, named: bool) -> Option<String> {
        named.then(|| self.rules.deck.name(seen.card))
    }

    /// The heading of a part of the table.
    pub(super) fn heading(&self, key: &'static str, count: Option<String>) -> Markup {
        html! { span.sb-heading { (self.word(key)) @if let Some(count) = count { " " b { (count) } } } }
    }

    fn fleet(&self, board: &BoardView, named: bool) -> Markup {
        let count = format!("{} / {}", board.ships.len(), crate::evening::LAST_SHIP);
        html! {
            span.sb-fleet role="group" aria-label=(self.word("board-fleet")) data-tip=(self.word("board-fleet-tip")) {
                (self.heading("board-fleet", Some(count)))
                span.sb-row {
                    @for seen in &board.ships { (self.afloat(seen.kind, self.piece(seen, named))) }
                    @for berth in board.ships.len()..usize::from(crate::evening::LAST_SHIP) {
                        span.sb-berth aria-hidden="true" { (art::ship()) @if berth == board.ships.len() { (self.launched(board)) } }
                    }
                }
            }
        }
    }

    /// A finished ship on the water: its picture, and what it is worth and brings.
    pub(super) fn afloat(&self, kind: Kind, piece: Option<String>) -> Markup {
        html! {
            span.sb-afloat data-piece=[piece] data-tip=(self.tip(kind)) role="img" aria-label=(self.name(kind)) {
                (card::sign(kind))
                span.sb-caption aria-hidden="true" { span.sb-name { (self.name(kind)) } (self.worth(kind)) }
            }
        }
    }

    fn tool(&self, board: &BoardView, named: bool) -> Markup {
        let mine = self.mine(board);
        html! {
            span.sb-toolplace.sb-part-of role="group" aria-label=(self.word("board-tool")) data-tip=(self.word("board-tool-tip")) {
                (self.heading("board-tool", None))
                (sheet(mine.then_some(Place::Tool)))
                @if let Some(seen) = &board.tool {
                    @let place = (!mine).then(|| Place::ToolOf(self.rules.named(seen.card)));
                    (self.slip(seen.kind, &Marks { place, piece: self.piece(seen, named), ..Marks::default() }))
                    (self.load(seen.kind, board.cart, mine.then_some(Place::Cart)))
                } @else { span.sb-empty { (self.word("board-none")) } }
                @if mine { (self.arriving(|kind| matches!(kind, Kind::Tool(_)))) }
            }
        }
    }

    fn buildings(&self, board: &BoardView, named: bool) -> Markup {
        html! {
            span.sb-buildings.sb-part-of role="group" aria-label=(self.word("board-buildings")) data-tip=(self.word("board-buildings-tip")) {
                (self.heading("board-buildings", None))
                (sheet(self.mine(board).then_some(Place::Buildings)))
                span.sb-row {
                    @for seen in board.buildings.iter().chain(&board.watchmen).chain(&board.pioneers) {
                        (self.slip(seen.kind, &Marks { piece: self.piece(seen, named), ..Marks::default() }))
                    }
                    @if board.buildings.is_empty() { span.sb-empty { (self.word("board-none")) } }
                }
                @if self.mine(board) { (self.arriving(|kind| matches!(kind, Kind::Building(_)))) }
            }
        }
    }

    /// The coast as a ruler from 0 to 12 with the gold ship, and where it would go.
    pub(super) fn coast(&self, board: &BoardView, named: bool) -> Markup {
        let label = self.say(&Say::new("board-gold").with("n", board.gold));
        let tip = format!("{label}\n{}", self.word("board-coast-tip"));
        let x = |gold: u8| 22 + 40 * u16::from(gold);
        let ghosts = if self.mine(board) && named { self.bills() } else { Vec::new() };
        html! {
            span.sb-coast data-tip=(tip) {
                (over(&label, Some(Place::Coast(board.seat))))
                svg viewBox="0 0 524 62" aria-hidden="true" {
                    path.sb-jetty d="M6 40H518V62H6Z" {}
                    path.sb-joint d="M6 40H518M42 40V62M82 40V62M122 40V62M162 40V62M202 40V62M242 40V62M282 40V62M322 40V62M362 40V62M402 40V62M442 40V62M482 40V62" {}
                    @for gold in 0..=GOLD_LIMIT {
                        text.sb-number.sb-here[gold == board.gold] x=(x(gold)) y="57" text-anchor="middle" { (gold) }
                    }
                    @for (place, left) in ghosts {
                        g.sb-ghost data-ghost=(place) { g transform={ "translate(" (x(left)) " 36)" } { (art::gold_ship()) } }
                    }
                    @let piece = named.then(|| format!("goldship-{}", board.seat));
                    g transform={ "translate(" (x(board.gold)) " 36)" } { g.sb-goldship data-piece=[piece] { (art::gold_ship()) } }
                }
            }
        }
    }

    fn mill(&self, board: &BoardView) -> Markup {
        let goods: u8 = board.mill.iter().sum();
        let (limit, mine) = (board.mill_limit, self.mine(board));
        let tip = self.say(&Say::new("board-mill-tip").with("n", goods).with("limit", limit));
        html! {
            span.sb-tray.sb-mill.sb-part-of.sb-over[goods > limit] data-tip=(tip) role="group" aria-label=(tip) {
                (self.heading("board-mill", Some(format!("{goods} / {limit}"))))
                (sheet(mine.then_some(Place::Mill)))
                (self.incoming(board))
                span.sb-slots {
                    @for good in Good::ALL {
                        @if board.mill[good as usize] > 0 { (self.heap(board, good)) }
                    }
                    @if goods == 0 { span.sb-empty { (self.word("nothing")) } }
                }
            }
        }
    }

    /// The goods of one type.
    pub(super) fn heap(&self, board: &BoardView, good: Good) -> Markup {
        let n = board.mill[good as usize];
        let label = self.say(&crate::voice::amount(n, good));
        let shown = if board.mill.iter().sum::<u8>() > MOST_TOKENS { 1 } else { n };
        html! {
            span.sb-heap data-tip=(label) {
                @for _ in 0..shown { (art::good(self.pen, good)) }
                @if n > 1 { b aria-hidden="true" { (n) } }
                (over(&label, Some(Place::Goods(board.seat, good))))
            }
        }
    }

    fn village(&self, board: &BoardView) -> Markup {
        let tip = self.say(&Say::new("board-village-tip").with("n", board.workers).with("new", board.new_workers));
        let shown = if board.workers > MOST_TOKENS { 1 } else { board.workers };
        let income =
            board.workers.saturating_add(board.fleet.evening_gold).min(GOLD_LIMIT - board.gold.min(GOLD_LIMIT));
        html! {
            span.sb-tray.sb-village.sb-part-of.sb-over[board.workers > VILLAGE] data-tip=(tip) role="group" aria-label=(tip) {
                (self.heading("board-village", Some(format!("{} / {VILLAGE}", board.workers))))
                (self.leaving(board))
                span.sb-slots {
                    @for _ in 0..shown { (art::worker()) }
                    @if shown < board.workers { b { "×" (board.workers) } }
                }
                span.sb-tonight data-tip=(tip) { span.unseen { (self.word("board-tonight")) } (market::sun(2)) (shapes::coin()) b { "+" (income) } (art::worker()) b { "+" (board.new_workers) } }
            }
        }
    }

    fn crew(&self, board: &BoardView, named: bool) -> Markup {
        let mine = self.mine(board);
        html! {
            span.sb-crewrow role="group" aria-label=(self.word("board-crew")) data-tip=(self.word("board-crew-tip")) {
                (self.heading("board-crew", Some(format!("{} / {CREW}", board.crew.len()))))
                span.sb-row {
                    @for seen in &board.crew {
                        @let place = Some(Place::InCrew(self.rules.first(&board.crew, seen.kind)));
                        (self.slip(seen.kind, &Marks { place, piece: self.piece(seen, named), ..Marks::default() }))
                    }
                    @for free in board.crew.len()..CREW {
                        @let first = mine && free == board.crew.len();
                        span.sb-free {
                            (art::stool())
                            @if first { (self.arriving(|kind| matches!(kind, Kind::Craftsman(_)))) (sheet(Some(Place::Crew))) }
                        }
                    }
                }
            }
        }
    }
}
