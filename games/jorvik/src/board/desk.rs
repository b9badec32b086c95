//! What everything on the table is drawn with: the rules, the view, the pen; and a card with its name and its tip.

use langhus_board::{Pen, shapes};
use langhus_rules::{Provenance, Say, Seat};
use maud::{Markup, html};

use super::face::{Laden, face};
use crate::card::{Card, Kind};
use crate::good::Goods;
use crate::lanes::{Figure, Viking};
use crate::state::Step;
use crate::view::View;
use crate::{Jorvik, voice};

/// A table that is being drawn.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub(super) rules: &'a Jorvik,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
}

/// How a card lies there.
#[derive(Clone, Copy, Default)]
pub(super) struct Lying<'a> {
    /// The name by which it can be chosen.
    pub(super) place: Option<&'a str>,
    /// The goods on a ship.
    pub(super) cargo: Goods,
    /// Can goods be taken off it?
    pub(super) takes: bool,
    /// Is it only a copy, for instance of somebody else's artisan?
    pub(super) copy: bool,
}

impl Desk<'_> {
    /// Is the viewer asked this?
    pub(super) fn asks(&self, steps: &[Step]) -> bool {
        let open = &self.view.open;
        steps.contains(&open.step) && self.pen.viewer.seat().is_some_and(|seat| open.awaited.contains(seat))
    }

    pub(super) fn say(&self, say: &Say) -> String {
        self.pen.say(say)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.pen.word(key)
    }

    /// The name of a card as a place and as a piece.
    pub(super) fn card_name(&self, card: Card) -> String {
        format!("card-{}", self.rules.id(card))
    }

    /// A card with all that is told about it.
    pub(super) fn card(&self, card: Card, lying: Lying<'_>) -> Markup {
        let name = self.card_name(card);
        let filled = match self.rules.kind(card) {
            Kind::Artisan(artisan) => self.view.open.filled[artisan.index()],
            _ => 0,
        };
        let laden = Laden { cargo: lying.cargo, filled };
        let label = self.say(&voice::card(self.rules, card));
        html! {
            div.card data-piece=[(!lying.copy).then_some(&name)] data-tip=(self.tip(card, lying.cargo)) {
                div role=(if lying.takes { "group" } else { "img" }) aria-label=(label) {
                    (face(self.rules, self.pen, card, laden, lying.takes.then_some(&name)))
                }
                (hit(lying.place))
            }
        }
    }

    /// What a card is and does, and how sure we are of it.
    fn tip(&self, card: Card, cargo: Goods) -> String {
        let kind = self.rules.kind(card);
        let mut lines = vec![capital(&self.say(&voice::card(self.rules, card)))];
        if !cargo.is_empty() {
            lines.push(self.say(&Say::new("tip-aboard").with("goods", voice::goods(cargo))));
        }
        lines.push(match kind {
            Kind::Special(power) => capital(&self.pen.word(format!("about-{}", power.word()))) + ".",
            kind => self.pen.word(format!("tip-{}", kind.word())),
        });
        let entry = self.view.catalogue.cards.get(card.index());
        if entry.is_some_and(|entry| entry.provenance == Provenance::Assumed) {
            lines.push(self.word("table-assumed"));
        }
        lines.join("\n")
    }

    /// A viking on the table, 20 wide and 28 high.
    pub(super) fn figure(&self, figure: Figure) -> Markup {
        let seat = figure.seat();
        match figure.viking() {
            Viking::Own => shapes::viking(self.pen, seat),
            Viking::Brown => html! { g.brown-one { (shapes::viking(self.pen, seat)) } },
        }
    }

    /// A viking with its owner, in words.
    pub(super) fn figure_words(&self, figure: Figure) -> String {
        self.say(&voice::figure(figure))
    }

    /// The seats, beginning with the viewer's own.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.rules.seats)
    }
}

/// The text with a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Where a thing is chosen: an empty sheet over it. A button whose name differs from the words inside it would confuse
/// whoever speaks to the page.
pub(super) fn hit(place: Option<&str>) -> Markup {
    html! { @if let Some(place) = place { div.hit data-place=(place) {} } }
}
