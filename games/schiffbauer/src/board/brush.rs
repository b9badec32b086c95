//! What everything is drawn with: the rules, the view and the pen; names and explanations of cards.

use langhus_board::Pen;
use langhus_rules::{Arg, Provenance, Say};
use maud::{Markup, html};

use crate::Schiffbauer;
use crate::kind::{Craftsman, Kind, Ship};
use crate::places::Place;
use crate::view::{BoardView, View};

/// Draws one view for one viewer.
#[derive(Clone, Copy)]
pub(super) struct Brush<'a> {
    pub(super) rules: &'a Schiffbauer,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
}

impl Schiffbauer {
    /// The ships that need a craftsman.
    pub(super) fn needing(&self, craftsman: Craftsman) -> impl Iterator<Item = Ship> {
        Ship::ALL.into_iter().filter(move |ship| self.deck.ships[*ship as usize].needs.of(craftsman) > 0)
    }
}

impl Brush<'_> {
    pub(super) fn word(&self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.pen.word(key)
    }

    pub(super) fn say(&self, say: &Say) -> String {
        self.pen.say(say)
    }

    pub(super) fn name(&self, kind: impl Into<Kind>) -> String {
        self.say(&self.rules.name(kind))
    }

    /// What a card is and does, and whether we only guess it.
    pub(super) fn tip(&self, kind: Kind) -> String {
        let mut tip = format!("{}\n{}", self.name(kind), self.say(&self.rules.printed(kind)));
        if let Kind::Craftsman(craftsman) = kind
            && let Some(needed) = self.needed_by(craftsman)
        {
            tip = format!("{tip}\n{needed}");
        }
        let note = match self.rules.deck.provenance[kind.number()] {
            Provenance::Sourced => return tip,
            Provenance::Derived => "board-derived",
            Provenance::Assumed => "board-assumed",
        };
        format!("{tip}\n{}", self.word(note))
    }

    /// The ships that need a craftsman, if any does.
    pub(super) fn needed_by(&self, craftsman: Craftsman) -> Option<String> {
        let ships: Vec<Arg> = self.rules.needing(craftsman).map(|ship| self.rules.name(ship).into()).collect();
        (!ships.is_empty()).then(|| self.say(&Say::new("board-needed-by").with("ships", ships)))
    }

    /// The board of whoever looks.
    pub(super) fn own(&self) -> Option<&BoardView> {
        self.view.seat().map(|seat| self.view.board(seat))
    }

    /// Does this board belong to whoever looks?
    pub(super) fn mine(&self, board: &BoardView) -> bool {
        self.pen.is_mine(board.seat)
    }

    /// Is whoever looks to act now?
    pub(super) fn acts(&self) -> bool {
        self.view.seat() == Some(self.view.active)
    }
}

/// What a thing is called for those who listen, and where it is chosen: an empty sheet over it. A button whose name
/// differs from the words inside it would confuse whoever speaks to the page.
pub(super) fn over(label: &str, place: Option<Place>) -> Markup {
    html! { span.unseen { (label) } (sheet(place)) }
}

/// The sheet alone, over something that has a name already.
pub(super) fn sheet(place: Option<Place>) -> Markup {
    html! { @if let Some(place) = place { span.sb-sheet data-place=(place) {} } }
}
