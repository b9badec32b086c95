//! What everything on the table is drawn with: the rules, the view, the pen; and a card with its name and its tip.

use langhus_board::Pen;
use langhus_rules::{Provenance, Say, Seat};
use maud::{Markup, html};

use super::face::{Laden, face};
use super::tile::tile;
use super::viking;
use crate::card::{Card, Kind, Season};
use crate::good::Goods;
use crate::lanes::{Figure, Viking};
use crate::state::Step;
use crate::target::Target;
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
pub(super) struct Lying {
    /// The place as which it can be chosen.
    pub(super) place: Option<Target>,
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

    /// A card as a place, and by its name as a piece.
    pub(super) fn card_place(&self, card: Card) -> Target {
        Target::Card(self.rules.id(card))
    }

    /// A card on the board, with all that is told about it.
    pub(super) fn card(&self, card: Card, lying: Lying) -> Markup {
        let name = self.card_place(card).to_string();
        let drawn = face(self.rules, self.pen, card, self.laden(card, lying));
        self.lying(card, lying, Some(&name), &drawn)
    }

    /// A card before a player, drawn small. Its slot may be narrower than the card where many lie on each other.
    pub(super) fn tile(&self, card: Card, lying: Lying) -> Markup {
        let name = self.card_place(card);
        let drawn = tile(self.rules, self.pen, card, self.laden(card, lying));
        html! { div.slot data-piece=[(!lying.copy).then_some(name)] { (self.lying(card, lying, None, &drawn)) } }
    }

    fn laden(&self, card: Card, lying: Lying) -> Laden {
        let filled = match self.rules.kind(card) {
            Kind::Artisan(artisan) => self.view.open.filled[artisan.index()],
            _ => 0,
        };
        Laden { cargo: lying.cargo, filled, takes: lying.takes.then(|| self.rules.id(card)) }
    }

    fn lying(&self, card: Card, lying: Lying, piece: Option<&str>, drawn: &Markup) -> Markup {
        let label = self.say(&voice::card(self.rules, card));
        let tip = self.tip(card, lying.cargo);
        html! {
            div.card data-piece=[piece] data-tip=(tip) {
                div role=(if lying.takes { "group" } else { "img" }) aria-label=(label) { (drawn) }
                (hit(lying.place, &tip))
            }
        }
    }

    /// What a card is and does, how sure we are of it, and last its code.
    pub(super) fn tip(&self, card: Card, cargo: Goods) -> String {
        let kind = self.rules.kind(card);
        let (name, what) = (voice::name(self.rules, card), voice::card(self.rules, card));
        let (name, what) = (self.say(&name), capital(&self.say(&what)));
        let told = what.to_lowercase().contains(&name.to_lowercase());
        let mut lines = if told { vec![what] } else { vec![capital(&name), what] };
        if !cargo.is_empty() {
            lines.push(self.say(&Say::new("tip-aboard").with("goods", voice::goods(cargo))));
        }
        lines.push(match kind {
            Kind::Artisan(artisan) => {
                self.say(&Say::new("tip-artisan").with("points", self.rules.work(artisan).points))
            }
            Kind::Trader { coins, points, .. } => {
                self.say(&Say::new("tip-trader").with("coins", coins).with("points", points))
            }
            Kind::Special(power) => capital(&self.pen.word(format!("about-{}", power.word()))) + ".",
            kind => self.pen.word(format!("tip-{}", kind.word())),
        });
        if let Some(entry) = self.view.catalogue.cards.get(card.index()) {
            if entry.provenance == Provenance::Assumed {
                lines.push(self.word("tip-assumed"));
            }
            let season = Say::new(format!("season-{}", Season::WORDS[entry.season as usize]));
            lines.push(self.say(&Say::new("tip-code").with("id", entry.id.to_string()).with("season", season)));
        }
        lines.join("\n")
    }

    /// A viking on the table, 20 wide and 28 high.
    pub(super) fn figure(&self, figure: Figure) -> Markup {
        let seat = figure.seat();
        match figure.viking() {
            Viking::Own => viking::viking(self.pen, seat),
            Viking::Brown => viking::brown(self.pen, seat),
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

/// Where a thing is chosen: an empty sheet over it, which says itself what the thing is, because whatever lies under it is
/// out of the pointer's reach. A button whose name differs from the words inside it would confuse whoever speaks to the
/// page.
pub(super) fn hit(place: Option<Target>, tip: &str) -> Markup {
    html! { @if let Some(place) = place { div.hit data-place=(place) data-tip=(tip) {} } }
}
