//! A player board: coast, mill, village, workshops and craftsmen, tool and buildings beside it, the fleet above.

use langhus_board::shapes;
use langhus_rules::Say;
use maud::{Markup, html};

use super::brush::{Brush, over, sheet};
use super::card::Marks;
use super::{art, card};
use crate::kind::{Good, Kind};
use crate::places;
use crate::state::PASSES;
use crate::tableau::{CREW, GOLD_LIMIT, VILLAGE, WORKSHOPS};
use crate::view::{BoardView, Seen};

/// More than this many tokens are told by a number.
const MOST_TOKENS: u8 = 12;

impl Brush<'_> {
    /// The whole board. Pieces carry names only once on a page, so a second drawing of them has none.
    pub(super) fn shore(&self, board: &BoardView, named: bool) -> Markup {
        html! {
            span.sb-shore {
                (self.tool(board, named))
                span.sb-plank {
                    (self.coast(board, named))
                    (self.mill(board))
                    (self.village(board))
                    @for slot in 0..WORKSHOPS { (self.workshop(board, slot, named)) }
                    (self.crew(board, named))
                }
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

    pub(super) fn fleet(&self, board: &BoardView, named: bool) -> Markup {
        let count = format!("{} / {}", board.ships.len(), crate::evening::LAST_SHIP);
        html! {
            span.sb-fleet role="group" aria-label=(self.word("board-fleet")) data-tip=(self.word("board-fleet-tip")) {
                (self.heading("board-fleet", Some(count)))
                span.sb-row {
                    @for seen in &board.ships {
                        (self.slip(seen.kind, &Marks { piece: self.piece(seen, named), ..Marks::default() }))
                    }
                    @for berth in board.ships.len()..usize::from(crate::evening::LAST_SHIP) {
                        span.sb-berth aria-hidden="true" { (art::ship()) @if berth == board.ships.len() { (self.launched(board)) } }
                    }
                }
            }
        }
    }

    fn tool(&self, board: &BoardView, named: bool) -> Markup {
        let mine = self.mine(board);
        html! {
            span.sb-toolplace.sb-part-of role="group" aria-label=(self.word("board-tool")) data-tip=(self.word("board-tool-tip")) {
                (self.heading("board-tool", None))
                (sheet(mine.then(|| places::TOOL.to_owned())))
                @if let Some(seen) = &board.tool {
                    @let place = (!mine).then(|| self.rules.spot("tool", seen.card));
                    (self.slip(seen.kind, &Marks { place, piece: self.piece(seen, named), ..Marks::default() }))
                    (self.load(seen.kind, board.cart, mine.then(|| places::CART.to_owned())))
                } @else { span.sb-empty { (self.word("board-none")) } }
                @if mine { span.sb-plot { (self.arriving(|kind| matches!(kind, Kind::Tool(_)))) } }
            }
        }
    }

    fn buildings(&self, board: &BoardView, named: bool) -> Markup {
        html! {
            span.sb-buildings.sb-part-of role="group" aria-label=(self.word("board-buildings")) data-tip=(self.word("board-buildings-tip")) {
                (self.heading("board-buildings", None))
                (sheet(self.mine(board).then(|| "buildings".to_owned())))
                @for seen in &board.buildings {
                    (self.slip(seen.kind, &Marks { piece: self.piece(seen, named), ..Marks::default() }))
                }
                @if board.buildings.is_empty() { span.sb-empty { (self.word("board-none")) } }
                @if self.mine(board) { span.sb-plot { (self.arriving(|kind| matches!(kind, Kind::Building(_)))) } }
                @for seen in board.watchmen.iter().chain(&board.pioneers) {
                    (self.slip(seen.kind, &Marks { piece: self.piece(seen, named), ..Marks::default() }))
                }
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
                (over(&label, Some(places::coast(board.seat))))
                svg viewBox="0 0 524 62" aria-hidden="true" {
                    path.sb-sea d="M0 14Q10 8 20 14T40 14 60 14 80 14 100 14 120 14 140 14 160 14 180 14 200 14 220 14 240 14 260 14 280 14 300 14 320 14 340 14 360 14 380 14 400 14 420 14 440 14 460 14 480 14 500 14 524 14V40H0Z" {}
                    path.sb-beach d="M0 40Q14 36 28 40T60 40 96 40 130 40 170 40 204 40 240 40 280 40 316 40 350 40 390 40 430 40 470 40 524 40V62H0Z" {}
                    @for gold in 0..=GOLD_LIMIT {
                        path.sb-tick d={ "M" (x(gold)) " 40V45" } {}
                        text.sb-number.sb-here[gold == board.gold] x=(x(gold)) y="58" text-anchor="middle" { (gold) }
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
                (sheet(mine.then(|| places::MILL.to_owned())))
                (self.incoming(board))
                span.sb-slots {
                    @for good in Good::ALL {
                        @if board.mill[good as usize] > 0 { (self.heap(board, good)) }
                    }
                    @for _ in goods..limit.min(MOST_TOKENS) { span.sb-slot aria-hidden="true" {} }
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
                @if shown < n { b aria-hidden="true" { "×" (n) } }
                (over(&label, Some(places::mill(board.seat, good))))
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
                    @for _ in board.workers..VILLAGE { span.sb-slot.sb-narrow aria-hidden="true" {} }
                }
                span.sb-tonight { (self.word("board-tonight")) " " (shapes::coin()) b { "+" (income) } (art::worker()) b { "+" (board.new_workers) } }
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
                        @let place = Some(self.rules.first("crew", &board.crew, seen.kind));
                        (self.slip(seen.kind, &Marks { place, piece: self.piece(seen, named), ..Marks::default() }))
                    }
                    @for free in board.crew.len()..CREW {
                        @let first = mine && free == board.crew.len();
                        span.sb-free {
                            @if first { (self.arriving(|kind| matches!(kind, Kind::Craftsman(_)))) (sheet(Some("crew".to_owned()))) }
                        }
                    }
                }
            }
        }
    }

    /// The hand of whoever looks, with what can be played and why not.
    pub(super) fn hand(&self, board: &BoardView) -> Markup {
        let Some(cards) = &board.cards else { return html! {} };
        let working = self.acts() && self.view.step == crate::Step::Work;
        let marks = |held: &crate::Held| Marks {
            place: Some(self.rules.in_own_hand(self.view, held.kind)),
            piece: Some(self.rules.deck.name(held.card)),
            hindered: working
                .then(|| self.rules.playable(self.view, held.kind).err())
                .flatten()
                .map(|refusal| self.say(&langhus_rules::Refusal::say(&refusal))),
        };
        // In the morning, and as long as a card is left, a hand keeps the room of a day's cards: the table stays still.
        let room = if cards.is_empty() && self.view.step != crate::Step::Draft { 0 } else { PASSES };
        html! {
            span.sb-hand role="group" aria-label=(self.word("board-hand")) {
                (self.heading("board-hand", Some(cards.len().to_string())))
                span.sb-cards {
                    @for held in cards { (self.card(held.kind, &marks(held))) }
                    @if cards.is_empty() { span.sb-empty { (self.word("board-hand-empty")) } }
                    @for _ in cards.len()..room { span.sb-gap aria-hidden="true" {} }
                }
            }
        }
    }

    /// What others see of a hand.
    pub(super) fn held(&self, board: &BoardView) -> Markup {
        let label = self.say(&Say::new("board-cards").with("n", board.hand));
        html! { span.sb-held data-tip=(label) role="img" aria-label=(label) { (art::hand()) b aria-hidden="true" { (board.hand) } } }
    }

    /// Coins as a short fact.
    pub(super) fn purse(&self, board: &BoardView) -> Markup {
        let label = self.say(&Say::new("board-gold").with("n", board.gold));
        html! {
            span.sb-purse data-tip=(label) {
                (shapes::coin()) b aria-hidden="true" { (board.gold) } (over(&label, Some(places::coast(board.seat))))
            }
        }
    }

    /// The picture of a card with its colour, and nothing else.
    pub(super) fn stamp(&self, seen: &Seen, place: Option<String>, named: bool) -> Markup {
        let name = self.name(seen.kind);
        html! {
            span.sb-stamp.(card::colour(seen.kind)) data-piece=[self.piece(seen, named)] data-tip=(self.tip(seen.kind)) {
                (card::picture(seen.kind))
                @if let Kind::Craftsman(craftsman) = seen.kind { span aria-hidden="true" { (self.short(craftsman)) } }
                (over(&name, place))
            }
        }
    }
}
