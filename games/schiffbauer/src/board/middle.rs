//! What lies between the players: the day, the pile with its back, the discards, the supply, the packet, the rivals.

use langhus_board::shapes;
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::art;
use super::brush::{Brush, over, sheet};
use super::card::Marks;
use crate::kind::{Good, Kind, Townsperson};
use crate::places;
use crate::state::{PASSES, Step};
use crate::view::{BoardView, Seen};
use crate::work::PURCHASE;

impl Brush<'_> {
    pub(super) fn middle(&self) -> Markup {
        let view = self.view;
        html! {
            div.sb-middle {
                (self.day())
                (self.packet())
                div.sb-piles { (self.pile()) (self.discards()) (self.square()) (self.supply()) }
                div.sb-rivals {
                    @for seat in self.around().filter(|seat| !self.pen.is_mine(*seat)) { (self.rival(view.board(seat))) }
                }
            }
        }
    }

    /// The seats clockwise, from the one after whoever looks.
    fn around(&self) -> impl Iterator<Item = Seat> {
        let seats = self.view.boards.len() as u8;
        self.view.seat().unwrap_or(self.view.start).around(seats)
    }

    /// The three parts of the day, and the order of the turns.
    fn day(&self) -> Markup {
        let view = self.view;
        let now = match view.step {
            Step::Start | Step::Draft => 0,
            Step::Surplus | Step::Over => 2,
            _ => 1,
        };
        let seats = view.boards.len() as u8;
        let parts = ["board-morning", "board-afternoon", "board-evening"];
        html! {
            div.sb-day {
                @for (n, part) in parts.into_iter().enumerate() {
                    span.sb-part.sb-now[n == now] aria-current=[(n == now).then_some("step")] {
                        (sun(n))
                        span { (self.word(part)) }
                        @if n == 0 {
                            span.sb-pips aria-hidden="true" {
                                @for pass in 0..PASSES { span.sb-pip.sb-on[pass <= usize::from(view.pass) && now == 0] {} }
                            }
                        }
                    }
                }
                span.sb-order role="group" aria-label=(self.word("board-order")) data-tip=(self.word("board-order-tip")) {
                    @for seat in view.start.around(seats) {
                        span.sb-turn.sb-now[seat == view.active && view.step != Step::Over] { (shapes::banner(self.pen, seat)) @if seat == view.start { (art::token()) } }
                    }
                }
                @if let Some(seat) = view.pioneer {
                    span.sb-tomorrow { (super::emblems::picture(Townsperson::Pioneer.into())) (self.say(&Say::new("sketch-pioneer").with("who", seat))) }
                }
            }
        }
    }

    /// The back of the pile's top card: what a purchase yields.
    fn pile(&self) -> Markup {
        let view = self.view;
        let cards = self.say(&Say::new("board-cards").with("n", view.pile));
        html! {
            span.sb-pile role="group" aria-label=(self.word("board-pile")) {
                span.sb-heading { (self.word("board-pile")) " " b { (view.pile) } }
                span.sb-back data-tip={ (cards) "\n" (self.word("board-pile-tip")) } {
                    @if let Some(back) = view.top { (self.yields(back, true)) }
                }
                span.sb-price data-tip=(self.word("board-price-tip")) { (self.word("board-price")) " " (self.cost(PURCHASE)) }
            }
        }
    }

    /// The three yields of a back, each where it is bought.
    pub(super) fn yields(&self, back: crate::Back, places: bool) -> Markup {
        html! {
            @for good in Good::ALL {
                @let label = self.say(&Say::new("place-buy").with("what", crate::voice::amount(back.of(good), good)));
                span.sb-yield {
                    (art::good(self.pen, good)) b aria-hidden="true" { (back.of(good)) } (over(&label, places.then(|| places::buy(good))))
                }
            }
        }
    }

    fn discards(&self) -> Markup {
        let view = self.view;
        let n = view.discards.len() + usize::from(view.face_down);
        let label =
            self.say(&Say::new("board-discards-label").with("open", view.discards.len()).with("down", view.face_down));
        html! {
            span.sb-discards role="group" aria-label=(self.word("board-discards")) {
                span.sb-heading { (self.word("board-discards")) " " b { (n) } }
                span.sb-heap-of-cards.sb-none[n == 0] data-tip=(label) {
                    span.sb-leaf {} span.sb-leaf {} span.sb-leaf aria-hidden="true" { (n) } (over(&label, Some(places::DISCARDS.to_owned())))
                }
                (self.memory())
            }
        }
    }

    /// Everything that lies open or that the viewer remembers of hidden cards.
    fn memory(&self) -> Markup {
        let view = self.view;
        let mut lists: Vec<(Say, &[Seen])> = vec![(Say::new("board-open-discards"), &view.discards)];
        if let Some(known) = &view.face_down_known {
            lists.push((Say::new("board-face-down"), known));
        }
        for (pass, seen) in view.passed_on.iter().enumerate() {
            lists.push((Say::new("board-passed-on").with("pass", pass + 1), seen));
        }
        lists.push((Say::new("board-not-in-pile"), &view.not_in_pile));
        lists.retain(|(_, seen)| !seen.is_empty());
        html! {
            @if !lists.is_empty() {
                details.sb-memory id="sb-memory" {
                    summary { (self.word("board-look")) }
                    @for (heading, seen) in &lists {
                        p { b { (self.say(heading)) } " " (self.names(seen)) }
                    }
                }
            }
        }
    }

    /// The names of cards, copies counted.
    fn names(&self, seen: &[Seen]) -> String {
        let count = |kind: Kind| seen.iter().filter(|seen| seen.kind == kind).count();
        let names: Vec<String> = Kind::ALL
            .into_iter()
            .filter_map(|kind| match count(kind) {
                0 => None,
                1 => Some(self.name(kind)),
                n => Some(format!("{} ×{n}", self.name(kind))),
            })
            .collect();
        names.join(", ")
    }

    /// The village square, where townsfolk are visited.
    fn square(&self) -> Markup {
        let label = self.word("board-square");
        html! {
            span.sb-square.sb-part-of data-tip=(self.word("board-square-tip")) role="group" aria-label=(label) {
                (self.heading("board-square", None))
                @if let Some(seen) = &self.view.visited {
                    (self.slip(seen.kind, &Marks { piece: Some(self.rules.deck.name(seen.card)), ..Marks::default() }))
                } @else {
                    svg.sb-huts viewBox="0 0 96 48" aria-hidden="true" {
                        path.sb-line d="M6 44V28L20 14 34 28V44ZM38 44V24L54 8 70 24V44ZM74 44V30L83 21 92 30V44M16 44V34H24V44M49 44V32H59V44" {}
                    }
                }
                (sheet(Some("visit".to_owned())))
            }
        }
    }

    fn supply(&self) -> Markup {
        html! {
            span.sb-supply role="group" aria-label=(self.word("board-supply")) data-tip=(self.word("board-supply-tip")) {
                span.sb-heading { (self.word("board-supply")) }
                span.sb-crates {
                    @for good in Good::ALL {
                        @let label = self.say(&Say::new("place-supply").with("good", crate::voice::good(good)));
                        span.sb-crate {
                            (art::good(self.pen, good)) span.sb-label aria-hidden="true" { (self.word(format!("good-{}", good.word()))) } (over(&label, Some(places::supply(good))))
                        }
                    }
                }
            }
        }
    }

    /// The packet, face up for whoever keeps a card of it.
    fn packet(&self) -> Markup {
        let view = self.view;
        let marks = |seen: &Seen| Marks {
            place: view.offer.as_ref().map(|offer| self.rules.first("packet", offer, seen.kind)),
            piece: Some(self.rules.deck.name(seen.card)),
            hindered: None,
        };
        html! {
            @if view.step == Step::Draft {
                div.sb-packet role="group" aria-label=(self.word("board-packet")) {
                    span.sb-heading { (self.say(&Say::new("board-packet-of").with("who", view.active))) " " b { (view.packet) } }
                    span.sb-cards {
                        @if let Some(offer) = view.offer.as_ref().filter(|offer| !offer.is_empty()) {
                            @for seen in offer { (self.card(seen.kind, &marks(seen))) }
                        } @else {
                            @for _ in 0..view.packet { span.sb-hidden aria-hidden="true" {} }
                        }
                    }
                }
            }
        }
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
                    @if !board.watchmen.is_empty() { span.sb-guard data-tip=(self.tip(Townsperson::Watchman.into())) role="img" aria-label=(self.name(Townsperson::Watchman)) { (art::shield()) } }
                    (self.held(board))
                }
                span.sb-wealth {
                    (self.purse(board))
                    span.sb-purse data-tip=(village) role="img" aria-label=(village) { (art::worker()) b aria-hidden="true" { (board.workers) } }
                    span.sb-purse.sb-over[goods > board.mill_limit] data-tip=(mill) { (art::mill()) b { (goods) "/" (board.mill_limit) } }
                    @for good in Good::ALL { @if board.mill[good as usize] > 0 { (self.stack(board, good)) } }
                }
                span.sb-lane data-tip=(self.word("board-crew-tip")) {
                    @for seen in &board.crew { (self.stamp(seen, Some(self.rules.first("crew", &board.crew, seen.kind)), true)) }
                    @if let Some(tool) = &board.tool { (self.stamp(tool, Some(self.rules.spot("tool", tool.card)), true)) (self.load(tool.kind, board.cart, None)) }
                }
                span.sb-lane.sb-begun data-tip=(self.word("board-workshop-tip")) {
                    @for seen in &board.workshops { (self.stamp(seen, Some(self.rules.first("workshop", &board.workshops, seen.kind)), true)) }
                }
                span.sb-lane.sb-done {
                    @for seen in board.ships.iter().chain(&board.buildings) { (self.stamp(seen, None, true)) }
                }
            }
        }
    }

    /// The goods of one type in another's mill.
    fn stack(&self, board: &BoardView, good: Good) -> Markup {
        let n = board.mill[good as usize];
        let label = self.say(&crate::voice::amount(n, good));
        html! {
            span.sb-purse data-tip=(label) {
                (art::good(self.pen, good)) b aria-hidden="true" { (n) } (over(&label, Some(places::mill(board.seat, good))))
            }
        }
    }
}

/// The sun of a part of the day: rising, high, and set.
fn sun(part: usize) -> Markup {
    html! {
        svg.sb-sunny.icon viewBox="0 0 24 24" aria-hidden="true" {
            @match part {
                0 => { path.solid d="M5 17A7 7 0 0 1 19 17Z" {} path.stroke d="M1 17H23M12 6V3M4 9 2.500 7.500M20 9 21.500 7.500M6 21H18" {} }
                1 => { circle.solid cx="12" cy="12" r="5" {} path.stroke d="M12 4V2M12 22V20M4 12H2M22 12H20M6.300 6.300 5 5M19 19 17.700 17.700M6.300 17.700 5 19M19 5 17.700 6.300" {} }
                _ => { path.solid d="M17 15.500A8 8 0 1 1 9.500 4 7 7 0 0 0 17 15.500Z" {} path.stroke d="M19 4V7M17.500 5.500H20.500" {} }
            }
        }
    }
}
