//! Cards: the whole face, the small one in a row, and the parts they are made of.

use langhus_board::shapes;
use langhus_rules::Say;
use maud::{Markup, html};

use super::brush::{Brush, over};
use super::{art, emblems, faces, hulls, scenes};
use crate::deck::{ShipCard, Worth};
use crate::kind::{Craftsman, Good, Kind, Ship, Tool};
use crate::places::Place;
use crate::purse::Purse;
use crate::voice::{amounts, or_nothing};

/// What a card on the table carries besides its face.
#[derive(Default)]
pub(super) struct Marks {
    /// Its place in paths.
    pub(super) place: Option<Place>,
    /// Its name as a thing that travels.
    pub(super) piece: Option<String>,
    /// Why it cannot be played now.
    pub(super) hindered: Option<String>,
}

/// The class that gives a card the colour of its kind.
pub(super) const fn colour(kind: Kind) -> &'static str {
    match kind {
        Kind::Craftsman(_) => "sb-craftsman",
        Kind::Townsperson(_) => "sb-townsperson",
        Kind::Tool(_) => "sb-toolcard",
        Kind::Building(_) => "sb-building",
        Kind::Ship(_) => "sb-ship",
    }
}

/// The picture of a kind where there is little room: a hull or an emblem.
pub(super) fn sign(kind: Kind) -> Markup {
    match kind {
        Kind::Ship(ship) => hulls::picture(ship),
        _ => emblems::picture(kind),
    }
}

/// The picture of a kind: people have a face.
pub(super) fn picture(kind: Kind) -> Markup {
    match kind {
        Kind::Craftsman(_) | Kind::Townsperson(_) => faces::picture(kind),
        _ => sign(kind),
    }
}

impl Brush<'_> {
    /// The whole face of a card.
    pub(super) fn card(&self, kind: Kind, marks: &Marks) -> Markup {
        let (name, mut tip) = (self.name(kind), self.tip(kind));
        if let Some(why) = &marks.hindered {
            tip = format!("{tip}\n✗ {why}");
        }
        let label = format!("{name}: {}", self.say(&self.rules.printed(kind)));
        html! {
            span.sb-card.(colour(kind)).sb-hindered[marks.hindered.is_some()] data-piece=[&marks.piece] data-tip=(tip) {
                span.sb-band aria-hidden="true" { span.sb-name { (name) } (self.worth_of(kind)) }
                span.sb-art aria-hidden="true" {
                    (scenes::behind(kind)) (picture(kind))
                    @if let Kind::Ship(ship) = kind { (self.icons(&self.rules.deck.ships[ship as usize])) }
                }
                span.sb-text aria-hidden="true" { (self.body(kind)) }
                @if marks.hindered.is_some() { span.sb-not aria-hidden="true" { "✗" } }
                (over(&label, marks.place))
            }
        }
    }

    /// Points and flag, beside the name.
    fn worth_of(&self, kind: Kind) -> Markup {
        let deck = &self.rules.deck;
        html! {
            @match kind {
                Kind::Ship(ship) => {
                    @let card = &deck.ships[ship as usize];
                    span.sb-points { (shapes::points()) (card.points) }
                    (art::flag((!card.civil).then_some(card.military)))
                }
                Kind::Building(building) => {
                    @if let Worth::Points(points) = deck.buildings[building as usize].worth { span.sb-points { (shapes::points()) (points) } }
                }
                _ => {}
            }
        }
    }

    fn body(&self, kind: Kind) -> Markup {
        let deck = &self.rules.deck;
        html! {
            @match kind {
                Kind::Ship(ship) => {
                    @let card = &deck.ships[ship as usize];
                    span.sb-cost { (self.cost(card.cost)) }
                    span.sb-crew { @for craftsman in card.needs.iter() { (self.chip(craftsman)) } }
                }
                Kind::Building(building) => {
                    @let card = deck.buildings[building as usize];
                    span.sb-cost { (self.cost(card.cost)) }
                    span.sb-does { (self.say(&self.rules.worth_in_words(card.worth))) }
                }
                Kind::Tool(tool) => {
                    @let card = deck.tools[tool as usize];
                    span.sb-cost { (self.cost(Purse::new(card.gold, 0, [0; Good::COUNT]))) }
                    span.sb-does { (self.say(&self.rules.tool_in_words(tool))) }
                }
                Kind::Townsperson(_) => { span.sb-does { (self.say(&self.rules.printed(kind))) } }
                Kind::Craftsman(craftsman) => { (self.employers(craftsman)) }
            }
        }
    }

    /// Gold, workers and goods with their pictures.
    pub(super) fn cost(&self, cost: Purse) -> Markup {
        html! {
            @if cost.gold() > 0 { span.sb-amount { (shapes::coin()) (cost.gold()) } }
            @if cost.workers() > 0 { span.sb-amount { (art::worker()) (cost.workers()) } }
            @for good in Good::ALL {
                @if cost.good(good) > 0 { span.sb-amount { (art::good(self.pen, good)) (cost.good(good)) } }
            }
        }
    }

    /// What a finished ship brings: mill, daily workers, evening gold.
    pub(super) fn icons(&self, card: &ShipCard) -> Markup {
        let icons = [
            (i32::from(card.mill), art::mill()),
            (i32::from(card.daily_workers), art::worker()),
            (i32::from(card.evening_gold), shapes::coin()),
        ];
        html! {
            span.sb-icons {
                @for (n, icon) in icons {
                    @if n != 0 { span.sb-icon.sb-minus[n < 0] { (icon) (signed(n)) } }
                }
            }
        }
    }

    /// A craftsman as a chip with emblem and name.
    pub(super) fn chip(&self, craftsman: Craftsman) -> Markup {
        html! { span.sb-chip { (emblems::picture(craftsman.into())) span { (self.name(craftsman)) } } }
    }

    /// The ships that need a craftsman; those in the own workshops come first and stand out.
    fn employers(&self, craftsman: Craftsman) -> Markup {
        let begun = |ship: Ship| {
            self.own().is_some_and(|board| board.workshops.iter().any(|seen| seen.kind == Kind::Ship(ship)))
        };
        let mut ships: Vec<Ship> = self.rules.needing(craftsman).collect();
        ships.sort_by_key(|ship| !begun(*ship));
        html! {
            @if !ships.is_empty() {
                span.sb-does.sb-for {
                    (art::ship())
                    @for (n, ship) in ships.into_iter().enumerate() {
                        @if n > 0 { ", " }
                        @if begun(ship) { b.sb-wanted { (self.name(ship)) } } @else { (self.name(ship)) }
                    }
                }
            }
        }
    }

    /// A card in a row: picture, name, and what of it matters where it lies.
    pub(super) fn slip(&self, kind: Kind, marks: &Marks) -> Markup {
        let name = self.name(kind);
        html! {
            span.sb-slip.(colour(kind)) data-piece=[&marks.piece] data-tip=(self.tip(kind)) {
                (picture(kind))
                span.sb-name aria-hidden="true" { (name) }
                (self.worth(kind))
                (over(&name, marks.place))
            }
        }
    }

    /// What a ship is worth and brings, where its whole face has no room.
    pub(super) fn worth(&self, kind: Kind) -> Markup {
        let Kind::Ship(ship) = kind else { return html! {} };
        let card = &self.rules.deck.ships[ship as usize];
        html! {
            span.sb-facts aria-hidden="true" {
                span.sb-amount { (shapes::points()) (card.points) }
                (art::flag((!card.civil).then_some(card.military)))
                (self.icons(card))
            }
        }
    }

    /// What lies on a trading cart; `place` is where it is chosen.
    pub(super) fn load(&self, kind: Kind, cart: [u8; Good::COUNT], place: Option<Place>) -> Markup {
        let load = amounts(Purse::new(0, 0, cart));
        let label = self.say(&Say::new("board-load").with("what", or_nothing(load)));
        html! {
            @if kind == Kind::Tool(Tool::Cart) {
                span.sb-load data-tip=(label) { @for good in Good::ALL { @for _ in 0..cart[good as usize] { (art::good(self.pen, good)) } } (over(&label, place)) }
            }
        }
    }
}

/// A number with its sign, a real minus included.
pub(super) fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}
