//! What lies before a player: the numbers for everyone, and all of it: goods to allocate, loading area, storage, vikings.
//! The display is drawn in `strip.rs`.

use langhus_board::{Area, Fact, shapes};
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::desk::{Desk, capital, hit};
use super::{art, goods, viking};
use crate::card::Kind;
use crate::good::{Good, Goods};
use crate::lanes::{Figure, Viking};
use crate::power::Power;
use crate::state::{Exchange, Step};
use crate::target::Target;
use crate::voice;

impl Desk<'_> {
    /// What lies before a seat.
    pub(super) fn area(&self, seat: Seat) -> Area {
        Area { seat, facts: self.facts(seat), full: self.full(seat) }
    }

    fn facts(&self, seat: Seat) -> Vec<Fact> {
        let open = &self.view.open;
        let player = open.player(seat);
        let mut vikings = player.vikings.to_string();
        if open.brown_of(seat) > 0 {
            vikings = format!("{vikings}+{}", open.brown_of(seat));
        }
        let (stored, places) = (player.stored.total(), self.rules.places(open, seat));
        let fact = |icon, value: String, label: &'static str| Fact { icon, value, label: self.word(label) };
        let mut facts = vec![
            fact(shapes::coin(), player.coins.to_string(), "fact-coins"),
            fact(viking::icon(), vikings, "fact-vikings"),
            fact(art::sign("defender"), self.rules.defence(open, seat).to_string(), "fact-defence"),
            fact(art::chest(), format!("{stored}/{places}"), "fact-stored"),
        ];
        if open.start == seat {
            facts.push(fact(art::hammer(), String::new(), "fact-start"));
        }
        facts
    }

    fn full(&self, seat: Seat) -> Markup {
        let open = &self.view.open;
        let mine = self.pen.is_mine(seat);
        html! {
            div.holding.own[mine] {
                @if !open.hand.is_empty() && open.awaited.contains(seat) || mine && self.asks(&[Step::Allocate]) {
                    div.work { (self.hand(mine)) @if mine { (self.deeds(seat)) } }
                }
                div.yard { (self.home(seat, mine)) (self.storage(seat, mine)) }
                (self.loading(seat, mine))
                (self.display(seat, mine))
                @if mine { (self.prey(seat)) }
            }
        }
    }

    /// The exchanges that can be made in the own loading turn.
    fn deeds(&self, seat: Seat) -> Markup {
        html! {
            @if self.asks(&[Step::Allocate]) {
                div.deeds {
                    @for exchange in self.exchanges(seat) {
                        @let words = self.pen.word(format!("do-trade-{}", exchange.word()));
                        div.deed {
                            (bargain(exchange))
                            (hit(Some(Target::Trade(exchange)), &words))
                        }
                    }
                }
            }
        }
    }

    /// The exchanges for which there are goods enough.
    fn exchanges(&self, seat: Seat) -> impl Iterator<Item = Exchange> {
        let post = self.view.open.player(seat).powers.has(Power::TradingPost);
        let goods = self.view.open.hand.total();
        let allowed = move |exchange: &Exchange| (*exchange != Exchange::Two || post) && goods >= exchange.price();
        Exchange::ALL.into_iter().filter(allowed)
    }

    /// The goods that are being allocated.
    fn hand(&self, mine: bool) -> Markup {
        let hand = self.view.open.hand;
        html! {
            section.hand {
                h3.caption { (self.word("table-hand")) }
                ul { @for good in hand.kinds() { (self.in_hand(good, hand, mine)) } }
                @if hand.is_empty() { p.empty { (self.word("table-empty")) } }
            }
        }
    }

    fn in_hand(&self, good: Good, hand: Goods, mine: bool) -> Markup {
        let place = mine.then_some(Target::Hand(good));
        let words = self.say(&Say::new("count-good").with("count", hand.count(good)).with("good", voice::good(good)));
        html! {
            li {
                div.pile role="img" aria-label=(words) {
                    (goods::good(self.pen, good))
                    @if hand.count(good) > 1 { span.times aria-hidden="true" { "×" (hand.count(good)) } }
                    span.good-name aria-hidden="true" { (capital(&self.pen.word(good.word()))) }
                }
                (hit(place, &words))
            }
        }
    }

    /// The cards bought this round, and the goods on their ships.
    fn loading(&self, seat: Seat, mine: bool) -> Markup {
        let player = self.view.open.player(seat);
        // All ships of a player share one pool of goods; the first ones are drawn full.
        let mut aboard: Vec<Good> = player.aboard.each().collect();
        html! {
            @if !player.loading.is_empty() {
                section.loading-area {
                    h3.caption data-tip=(self.word("tip-loading")) { (self.word("table-loading")) }
                    div.cards {
                        @for card in player.loading {
                            @let cargo = match self.rules.kind(card) {
                                Kind::Ship { spaces } => aboard.drain(..usize::from(spaces).min(aboard.len())).collect(),
                                _ => Goods::NONE,
                            };
                            (self.own_tile(card, mine, cargo))
                        }
                    }
                }
            }
        }
    }

    /// The storage places, those of the warehouse first.
    fn storage(&self, seat: Seat, mine: bool) -> Markup {
        let open = &self.view.open;
        let stored: Vec<Good> = open.player(seat).stored.each().collect();
        let places = usize::from(self.rules.places(open, seat));
        let tip = self.say(&Say::new("tip-storage").with("places", places));
        html! {
            section.storage data-tip=(tip) {
                (hit(mine.then_some(Target::Storage), &tip))
                h3.caption { (self.word("group-storage")) }
                ul {
                    @for place in 0..places {
                        @match stored.get(place) {
                            Some(good) => { li { (goods::good(self.pen, *good)) span.unseen { (self.pen.word(good.word())) } } }
                            None => { li.free {} }
                        }
                    }
                }
            }
        }
    }

    /// The vikings that wait beside the player board.
    fn home(&self, seat: Seat, mine: bool) -> Markup {
        let open = &self.view.open;
        let vikings = [
            (Viking::Own, open.player(seat).vikings, Target::Viking),
            (Viking::Brown, open.brown_of(seat), Target::BrownViking),
        ];
        html! {
            section.home {
                h3.caption { (self.word("group-home")) }
                div.figures {
                    @for (viking, count, place) in vikings {
                        @if count > 0 {
                            @let tip = self.pen.word(format!("place-{place}"));
                            div.band data-tip=(tip) {
                                (hit(mine.then_some(place), &tip))
                                @for _ in 0..count {
                                    svg viewBox="0 0 20 28" aria-hidden="true" { (self.figure(Figure::new(seat, viking))) }
                                }
                            }
                        }
                    }
                    @if vikings.iter().all(|(_, count, _)| *count == 0) { p.empty { (self.word("table-empty")) } }
                }
            }
        }
    }
}

/// An exchange as a row of signs.
fn bargain(exchange: Exchange) -> Markup {
    let given = u16::from(exchange.price());
    html! {
        svg.bargain viewBox={ "0 0 " (15 * given + 36) " 20" } aria-hidden="true" {
            @for place in 0..given { path.any d={ "M" (15 * place + 8) " 2 " (15 * place + 14) " 6V14L" (15 * place + 8) " 18 " (15 * place + 2) " 14V6Z" } {} }
            (super::formula::arrow(15 * given + 1, 10))
            @if exchange == Exchange::Coin { circle.metal cx=(15 * given + 26) cy="10" r="8" {} }
            @else { path.any.best d={ "M" (15 * given + 26) " 2 " (15 * given + 32) " 6V14L" (15 * given + 26) " 18 " (15 * given + 20) " 14V6Z" } {} }
        }
    }
}
