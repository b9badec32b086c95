//! What lies before a player: goods to allocate, loading area, storage, vikings, display.

use langhus_board::{Area, Fact, shapes};
use langhus_rules::{Say, Seat};
use maud::{Markup, html};

use super::art;
use super::desk::{Desk, Lying, capital, hit};
use crate::card::{Card, Kind};
use crate::good::{Good, Goods};
use crate::lanes::{Figure, Viking};
use crate::power::{Power, Powers};
use crate::sets::Cards;
use crate::state::{Exchange, Step};
use crate::voice;

/// The groups of the display and the kinds of cards in each.
const GROUPS: [(&str, &[&str]); 6] = [
    ("table-artisans", &["artisan"]),
    ("group-market", &["trader", "oracle"]),
    ("group-defence", &["warrior", "defender"]),
    ("group-honour", &["feast", "journey", "skald"]),
    ("group-special", &["building", "loki"]),
    ("group-ships", &["ship"]),
];

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
            fact(art::figure(), vikings, "fact-vikings"),
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
                div.work {
                    @if !open.hand.is_empty() && open.awaited.contains(seat) { (self.hand(mine)) }
                    @if mine { (self.deeds(seat)) }
                }
                @if mine { (self.prey(seat)) }
                div.yard {
                    (self.loading(seat, mine))
                    (self.storage(seat, mine))
                    (self.home(seat, mine))
                }
                (self.display(seat, mine))
            }
        }
    }

    /// What can be done in the own loading turn with no good in particular: exchanging, finishing.
    fn deeds(&self, seat: Seat) -> Markup {
        html! {
            @if self.asks(&[Step::Allocate]) {
                div.deeds {
                    @for exchange in self.exchanges(seat) {
                        @let words = self.pen.word(format!("do-trade-{}", exchange.word()));
                        div.deed data-place=(trade(exchange)) data-tip=(words) { (bargain(exchange)) }
                    }
                    div.deed data-place="finish" data-tip=(self.word("do-finish")) { (art::chest()) span { (self.word("deed-finish")) } }
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
            }
        }
    }

    fn in_hand(&self, good: Good, hand: Goods, mine: bool) -> Markup {
        let place = mine.then(|| format!("hand-{}", good.word()));
        let words = self.say(&Say::new("count-good").with("count", hand.count(good)).with("good", voice::good(good)));
        html! {
            li {
                div.pile role="img" aria-label=(words) {
                    (art::good(self.pen, good))
                    @if hand.count(good) > 1 { span.times aria-hidden="true" { "×" (hand.count(good)) } }
                    span.good-name aria-hidden="true" { (capital(&self.pen.word(good.word()))) }
                }
                (hit(place.as_deref()))
            }
        }
    }

    /// Copies of the artisans from which the smuggler could steal now, so that nobody has to look for them.
    fn prey(&self, seat: Seat) -> Markup {
        let open = &self.view.open;
        let asked = self.asks(&[Step::Window, Step::Demand, Step::Offer, Step::Allocate]);
        let targets = self.rules.targets(open, seat);
        let shown = asked && open.player(seat).powers.has(Power::Smuggler) && !targets.is_empty();
        html! {
            @if shown {
                section.prey {
                    h3.caption { (self.word("group-prey")) }
                    div.cards {
                        @for artisan in targets {
                            div.theirs {
                                (shapes::banner(self.pen, self.rules.owner(self.view, artisan)))
                                (self.card(self.rules.work(artisan).card, Lying { takes: true, copy: true, ..Lying::default() }))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The cards bought this round, and the goods on their ships.
    fn loading(&self, seat: Seat, mine: bool) -> Markup {
        let player = self.view.open.player(seat);
        // All ships of a player share one pool of goods; the first ones are drawn full.
        let mut aboard: Vec<Good> = player.aboard.each().collect();
        html! {
            section.loading-area data-tip=(self.word("tip-loading")) {
                h3.caption { (self.word("table-loading")) }
                div.cards {
                    @for card in player.loading {
                        @let cargo = match self.rules.kind(card) {
                            Kind::Ship { spaces } => aboard.drain(..usize::from(spaces).min(aboard.len())).collect(),
                            _ => Goods::NONE,
                        };
                        (self.own_card(card, mine, cargo))
                    }
                    @if player.loading.is_empty() { p.empty { (self.word("table-empty")) } }
                }
            }
        }
    }

    fn own_card(&self, card: Card, mine: bool, cargo: Goods) -> Markup {
        let name = self.card_name(card);
        let takes = mine
            && matches!(self.rules.kind(card), Kind::Artisan(_))
            && self.pen.viewer.seat().is_some_and(|seat| self.lifts(seat));
        self.card(card, Lying { place: mine.then_some(name.as_str()), cargo, takes, copy: false })
    }

    /// Could goods come off the own artisans?
    fn lifts(&self, seat: Seat) -> bool {
        let powers = self.view.open.player(seat).powers;
        self.asks(&[Step::Lifting])
            || powers.any(Powers::ANY_PHASE)
                && powers.has(Power::Workyard)
                && self.asks(&[Step::Window, Step::Demand, Step::Offer, Step::Allocate])
    }

    /// The storage places, those of the warehouse first.
    fn storage(&self, seat: Seat, mine: bool) -> Markup {
        let open = &self.view.open;
        let stored: Vec<Good> = open.player(seat).stored.each().collect();
        let places = usize::from(self.rules.places(open, seat));
        let tip = self.say(&Say::new("tip-storage").with("places", places));
        html! {
            section.storage data-tip=(tip) {
                (hit(mine.then_some("storage")))
                h3.caption { (self.word("group-storage")) }
                ul {
                    @for place in 0..places {
                        @match stored.get(place) {
                            Some(good) => { li { (art::good(self.pen, *good)) span.unseen { (self.pen.word(good.word())) } } }
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
        let vikings =
            [(Viking::Own, open.player(seat).vikings, "viking"), (Viking::Brown, open.brown_of(seat), "brown-viking")];
        html! {
            section.home {
                h3.caption { (self.word("group-home")) }
                div.figures {
                    @for (viking, count, place) in vikings {
                        @if count > 0 {
                            div.band {
                                (hit(mine.then_some(place)))
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

    /// The display, the artisans large.
    fn display(&self, seat: Seat, mine: bool) -> Markup {
        let display = self.view.open.player(seat).display;
        html! {
            div.display {
                @for (label, words) in GROUPS {
                    @let cards: Cards = display.filter(|card| words.contains(&self.rules.kind(*card).word())).collect();
                    @if !cards.is_empty() {
                        section.group.(label) {
                            h3.caption { (self.word(label)) }
                            div.cards { @for card in cards { (self.own_card(card, mine, Goods::NONE)) } }
                        }
                    }
                }
                @if display.is_empty() { p.empty { (self.word("display-empty")) } }
            }
        }
    }
}

const fn trade(exchange: Exchange) -> &'static str {
    match exchange {
        Exchange::Three => "trade-three",
        Exchange::Two => "trade-two",
        Exchange::Coin => "trade-coin",
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
