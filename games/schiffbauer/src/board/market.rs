//! The market: the day, the pile with its back, the discards, the village square and the supply.

use langhus_board::shapes;
use langhus_rules::Say;
use maud::{Markup, html};

use super::art;
use super::brush::{Brush, over, sheet};
use super::card::Marks;
use crate::kind::{Good, Kind, Townsperson};
use crate::places::Place;
use crate::state::{PASSES, Step};
use crate::view::Seen;
use crate::work::PURCHASE;

impl Brush<'_> {
    pub(super) fn market(&self) -> Markup {
        html! {
            div.sb-market {
                (self.day())
                div.sb-piles { (self.pile()) (self.discards()) (self.square()) (self.supply()) }
            }
        }
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
        let parts_of_day = [
            ("board-morning", "board-morning-tip"),
            ("board-afternoon", "board-afternoon-tip"),
            ("board-evening", "board-evening-tip"),
        ];
        html! {
            div.sb-day {
                @for (n, (part, _)) in parts_of_day.into_iter().enumerate() {
                    span.sb-part.sb-now[n == now] aria-current=[(n == now).then_some("step")] data-tip=(self.word(parts_of_day[n].1)) {
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
                    @let tomorrow = self.say(&Say::new("sketch-pioneer").with("who", seat));
                    span.sb-tomorrow data-tip=(tomorrow) { (super::emblems::picture(Townsperson::Pioneer.into())) (shapes::banner(self.pen, seat)) span { (tomorrow) } }
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
                span.sb-heading data-tip=(cards) { (self.word("board-pile")) " " b { (view.pile) } }
                span.sb-back data-tip={ (cards) "\n" (self.word("board-pile-tip")) } {
                    @if let Some(back) = view.top { (self.yields(back, true)) }
                }
                span.sb-price data-tip=(self.word("board-price-tip")) { span.sb-word { (self.word("board-price")) } (self.cost(PURCHASE)) }
            }
        }
    }

    /// The three yields of a back, each where it is bought.
    pub(super) fn yields(&self, back: crate::Back, places: bool) -> Markup {
        html! {
            @for good in Good::ALL {
                @let label = self.say(&Say::new("place-buy").with("what", crate::voice::amount(back.of(good), good)));
                span.sb-yield data-tip={ (label) "\n" (self.word("board-price-tip")) } {
                    (art::good(self.pen, good)) b aria-hidden="true" { (back.of(good)) } (over(&label, places.then_some(Place::Buy(good))))
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
                (self.memory())
                span.sb-heap-of-cards.sb-none[n == 0] data-tip=(label) {
                    span.sb-leaf {} span.sb-leaf {} span.sb-leaf aria-hidden="true" { (n) } (over(&label, Some(Place::Discards)))
                }
            }
        }
    }

    /// The heading of the discards, which unfolds everything that lies open or that the viewer remembers of hidden cards.
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
            @if lists.is_empty() {
                (self.heading("board-discards", None))
            } @else {
                details.sb-memory id="sb-memory" {
                    summary.sb-heading data-tip=(self.word("board-look-tip")) { (self.word("board-discards")) }
                    div.sb-remembered {
                        @for (heading, seen) in &lists {
                            p { b { (self.say(heading)) } " " (self.names(seen)) }
                        }
                    }
                }
            }
        }
    }

    /// The names of cards, copies counted.
    pub(super) fn names(&self, seen: &[Seen]) -> String {
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
                    svg.sb-huts viewBox="0 0 96 48" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
                        path.sb-hut d="M6 46V28H34V46ZM38 46V24H70V46ZM74 46V30H92V46Z" {}
                        path.sb-roof d="M2 29 20 12 38 29ZM34 25 54 6 74 25ZM71 31 83 19 95 31Z" {}
                        path.sb-door d="M16 46V35H24V46ZM49 46V32H59V46ZM80 46V37H86V46Z" {}
                    }
                }
                (sheet(Some(Place::Visit)))
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
                        span.sb-crate data-tip={ (label) "\n" (self.word("board-supply-tip")) } {
                            (art::good(self.pen, good)) span.sb-label aria-hidden="true" { (self.word(format!("good-{}", good.word()))) } (over(&label, Some(Place::Supply(good))))
                        }
                    }
                }
            }
        }
    }
}

/// The sun of a part of the day: rising, high, and set.
pub(super) fn sun(part: usize) -> Markup {
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
