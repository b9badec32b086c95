//! The rivals: everybody else in one line, so that whatever can be struck is in sight.

use langhus_board::shapes;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::brush::{Brush, over};
use super::{art, card};
use crate::kind::{Good, Townsperson};
use crate::places::Place;
use crate::view::{BoardView, Seen};

impl Brush<'_> {
    pub(super) fn rivals(&self) -> Markup {
        let rivals: Vec<Seat> = self.around().filter(|seat| !self.pen.is_mine(*seat)).collect();
        html! {
            div.sb-rivals.{ "sb-of-" (rivals.len()) } {
                @for seat in rivals { (self.rival(self.view.board(seat))) }
            }
        }
    }

    /// The seats clockwise, from the one after whoever looks.
    fn around(&self) -> impl Iterator<Item = Seat> {
        let seats = self.view.boards.len() as u8;
        self.view.seat().unwrap_or(self.view.start).around(seats)
    }

    /// Somebody else in one line: everything that can be struck or counted.
    fn rival(&self, board: &BoardView) -> Markup {
        let goods: u8 = board.mill.iter().sum();
        let mill = self.say(&Say::new("board-mill-tip").with("n", goods).with("limit", board.mill_limit));
        let village = self.say(&Say::new("board-village-tip").with("n", board.workers).with("new", board.new_workers));
        let view = self.view;
        html! {
            span.sb-rival.(self.pen.colour(board.seat)).sb-now[board.seat == view.active] role="group" aria-label=(self.pen.name(board.seat)) {
                span.sb-who {
                    (shapes::banner(self.pen, board.seat)) b { (self.pen.name(board.seat)) }
                    @if board.seat == view.start { span.sb-first data-tip=(self.word("board-order-tip")) { (art::token()) } }
                    @if !board.watchmen.is_empty() { span.sb-guard data-tip=(self.tip(Townsperson::Watchman.into())) role="img" aria-label=(self.name(Townsperson::Watchman)) { (art::shield()) } }
                    (self.held(board))
                }
                span.sb-wealth {
                    (self.purse(board))
                    span.sb-purse data-tip=(village) role="img" aria-label=(village) { (art::worker()) b aria-hidden="true" { (board.workers) } }
                    span.sb-purse.sb-store.sb-over[goods > board.mill_limit] data-tip=(mill) { (art::mill()) b { (goods) "/" (board.mill_limit) } }
                    @for good in Good::ALL { @if board.mill[good as usize] > 0 { (self.stack(board, good)) } }
                }
                span.sb-lane.sb-hired data-tip=(self.word("board-crew-tip")) {
                    @for seen in &board.crew { (self.stamp(seen, Some(Place::InCrew(self.rules.first(&board.crew, seen.kind))))) }
                    @if let Some(tool) = &board.tool { (self.stamp(tool, Some(Place::ToolOf(self.rules.named(tool.card))))) (self.load(tool.kind, board.cart, None)) }
                }
                span.sb-lane.sb-begun data-tip=(self.word("board-workshop-tip")) {
                    @for seen in &board.workshops { (self.stamp(seen, Some(Place::InWorkshop(self.rules.first(&board.workshops, seen.kind))))) }
                }
                (self.count_of_ships(board))
                span.sb-lane.sb-done {
                    @for seen in board.ships.iter().chain(&board.buildings) { (self.stamp(seen, None)) }
                }
            }
        }
    }

    /// How far somebody's fleet is, and the names of what is finished.
    fn count_of_ships(&self, board: &BoardView) -> Markup {
        let mut tip = format!("{}: {}", self.word("board-fact-ships"), board.ships.len());
        for built in [&board.ships, &board.buildings] {
            if !built.is_empty() {
                tip = format!("{tip}\n{}", self.names(built));
            }
        }
        html! {
            span.sb-purse.sb-tally data-tip=(tip) role="img" aria-label=(tip) {
                (art::ship()) b aria-hidden="true" { (board.ships.len()) "/" (crate::evening::LAST_SHIP) }
                @if !board.buildings.is_empty() { (art::house()) b aria-hidden="true" { (board.buildings.len()) } }
            }
        }
    }

    /// The goods of one type in another's mill.
    fn stack(&self, board: &BoardView, good: Good) -> Markup {
        let n = board.mill[good as usize];
        let label = self.say(&crate::voice::amount(n, good));
        html! {
            span.sb-purse data-tip=(label) {
                (art::good(self.pen, good)) b aria-hidden="true" { (n) } (over(&label, Some(Place::Goods(board.seat, good))))
            }
        }
    }

    /// The picture of a card with its colour, and nothing else.
    fn stamp(&self, seen: &Seen, place: Option<Place>) -> Markup {
        let name = self.name(seen.kind);
        html! {
            span.sb-stamp.(card::colour(seen.kind)) data-piece=[self.piece(seen, true)] data-tip=(self.tip(seen.kind)) {
                (card::sign(seen.kind)) span.sb-name aria-hidden="true" { (name) } (over(&name, place))
            }
        }
    }

    /// What others see of a hand.
    fn held(&self, board: &BoardView) -> Markup {
        let label = self.say(&Say::new("board-cards").with("n", board.hand));
        html! { span.sb-held data-tip=(label) role="img" aria-label=(label) { (art::hand()) b aria-hidden="true" { (board.hand) } } }
    }

    /// Coins as a short fact.
    fn purse(&self, board: &BoardView) -> Markup {
        let label = self.say(&Say::new("board-gold").with("n", board.gold));
        html! {
            span.sb-purse data-tip=(label) {
                (shapes::coin()) b aria-hidden="true" { (board.gold) } (over(&label, Some(Place::Coast(board.seat))))
            }
        }
    }
}
