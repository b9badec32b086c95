//! What lies beside the spots: deck, attacks, bag, start player marker; and the common area.

use langhus_board::shapes;
use langhus_rules::Say;
use maud::{Markup, html};

use super::desk::{Desk, Lying, capital, hit};
use super::{art, goods};
use crate::card::{Card, Kind, Season};
use crate::good::{Good, Goods};
use crate::state::Step;
use crate::target::Target;
use crate::voice;

impl Desk<'_> {
    /// The deck with its seasons, the attacks to come, the bag, and who starts.
    pub(super) fn stock(&self) -> Markup {
        let (view, open) = (self.view, &self.view.open);
        html! {
            div.stock {
                @if matches!(open.step, Step::Champion | Step::Ransom) {
                    (self.card(open.attack, Lying::default()))
                } @else {
                    (self.deck())
                }
                (self.seasons())
                (self.attacks())
                div.bag data-tip=(self.say(&Say::new("tip-bag").with("count", view.bag.total()))) {
                    (art::bag()) span { (view.bag.total()) } span.unseen { (self.word("table-bag")) }
                }
                div.start data-tip=(self.say(&Say::new("table-start").with("who", open.start))) {
                    (art::hammer()) (shapes::banner(self.pen, open.start))
                }
            }
        }
    }

    fn left(&self, season: Season) -> u32 {
        self.view.unseen.and(self.view.catalogue.season(season)).len()
    }

    /// The season of the next card.
    fn next(&self) -> Season {
        Season::ALL.into_iter().find(|season| self.left(*season) > 0).unwrap_or(Season::Final)
    }

    fn deck(&self) -> Markup {
        let (cards, next) = (self.view.unseen.len(), self.next());
        let season = Say::new(format!("season-{}", Season::WORDS[next as usize]));
        let deck = self.say(&Say::new("tip-deck").with("count", cards).with("season", season));
        html! {
            div.deck data-tip=(deck) role="img" aria-label=(deck) {
                @if cards == 0 { div.gap {} }
                @else { svg.back viewBox="0 0 100 120" aria-hidden="true" {
                    @if cards > 1 { rect.under x="4" y="4" width="95" height="115" rx="7" {} }
                    rect.backside x="1" y="1" width="95" height="115" rx="7" {}
                    path.knot d="M20 20H76V96H20ZM20 48 48 20 76 48 48 76ZM20 68 48 96 76 68 48 40Z" {}
                    circle.disc cx="48" cy="58" r="21" {}
                    svg x="33" y="43" width="30" height="30" { (art::season(next)) }
                } }
                span.left { (cards) }
            }
        }
    }

    /// How many cards of each season are left.
    fn seasons(&self) -> Markup {
        let next = self.next();
        html! {
            ol.seasons {
                @for season in &Season::ALL[..4] {
                    @let word = self.pen.word(format!("season-{}", Season::WORDS[*season as usize]));
                    @let left = self.left(*season);
                    li.now[*season == next].past[left == 0] data-tip=(self.say(&Say::new("tip-season").with("season", capital(&word)).with("count", left))) {
                        (art::season(*season)) span { (left) } span.unseen { (word) }
                    }
                }
            }
        }
    }

    /// The attacks of the Picts, those that are over crossed out.
    fn attacks(&self) -> Markup {
        let cards = (0..).map(Card).zip(&self.view.catalogue.cards);
        let attacks = cards.filter_map(|(card, entry)| match entry.kind {
            Kind::Picts { points, .. } => Some((self.view.open.boxed.contains(card), points)),
            _ => None,
        });
        html! {
            div.attacks data-tip=(self.word("tip-attacks")) {
                (art::sign("picts")) span.unseen { (self.word("tip-attacks")) }
                @for (over, points) in attacks { span.past[over] { (points) } " " }
            }
        }
    }

    /// The common goods, sorted by kind.
    pub(super) fn tray(&self) -> Markup {
        let common = self.view.open.common;
        let tip = self.word("tip-common");
        html! {
            div.tray data-tip=(tip) {
                (hit(Some(Target::Common), &tip))
                h2.caption { (self.word("table-common")) }
                ul {
                    @for good in self.view.catalogue.goods.kinds() { (self.in_tray(good, common)) }
                }
            }
        }
    }

    fn in_tray(&self, good: Good, common: Goods) -> Markup {
        let count = common.count(good);
        let place = (count > 0).then_some(Target::CommonGood(good));
        let words = self.say(&Say::new("count-good").with("count", count).with("good", voice::good(good)));
        html! {
            li data-tip=(words) {
                div.heap.none[count == 0] role="img" aria-label=(words) {
                    (goods::good(self.pen, good)) span aria-hidden="true" { (count) }
                }
                (hit(place, &words))
            }
        }
    }
}
