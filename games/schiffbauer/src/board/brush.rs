//! What everything is drawn with: the rules, the view and the pen; names, short names and explanations of cards.

use langhus_board::Pen;
use langhus_rules::{Arg, Provenance, Say};
use maud::{Markup, html};

use crate::Schiffbauer;
use crate::kind::{Craftsman, Kind, Ship};
use crate::view::{BoardView, View};

/// Draws one view for one viewer.
#[derive(Clone, Copy)]
pub(super) struct Brush<'a> {
    pub(super) rules: &'a Schiffbauer,
    pub(super) view: &'a View,
    pub(super) pen: &'a Pen<'a>,
    /// Two letters by which each craftsman is told from the others.
    pub(super) shorts: &'a [String; Craftsman::COUNT],
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

    pub(super) fn short(&self, craftsman: Craftsman) -> &str {
        &self.shorts[craftsman as usize]
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
        let ships = Ship::ALL.into_iter().filter(|ship| self.rules.deck.ships[*ship as usize].needs.of(craftsman) > 0);
        let ships: Vec<Arg> = ships.map(|ship| self.rules.name(ship).into()).collect();
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

/// Two letters by which each craftsman is told from the others, worked out once for a drawing.
pub(super) fn shorts(rules: &Schiffbauer, pen: &Pen<'_>) -> [String; Craftsman::COUNT] {
    let names = Craftsman::ALL.map(|craftsman| pen.say(&rules.name(craftsman)));
    std::array::from_fn(|which| short_name(&names, which))
}

/// What a thing is called for those who listen, and where it is chosen: an empty sheet over it. A button whose name
/// differs from the words inside it would confuse whoever speaks to the page.
pub(super) fn over(label: &str, place: Option<String>) -> Markup {
    html! { span.unseen { (label) } (sheet(place)) }
}

/// The sheet alone, over something that has a name already.
pub(super) fn sheet(place: Option<String>) -> Markup {
    html! { @if let Some(place) = place { span.sb-sheet data-place=(place) {} } }
}

/// The first two letters of a name; where another begins alike, the initials of its words, or the first letter and the
/// first one in which it differs.
fn short_name(names: &[String], which: usize) -> String {
    let letters = |name: &str| name.chars().filter(|letter| letter.is_alphabetic()).collect::<Vec<_>>();
    let own = letters(&names[which]);
    let two = |name: &[char]| name.iter().take(2).flat_map(|c| c.to_lowercase()).collect::<String>();
    let rivals = names.iter().enumerate().filter(|(n, name)| *n != which && two(&letters(name)) == two(&own));
    let rivals: Vec<_> = rivals.map(|(_, name)| letters(name)).collect();
    if rivals.is_empty() {
        return own.iter().take(2).collect();
    }
    if let Some((first, second)) = names[which].split_once(' ') {
        return first.chars().take(1).chain(second.chars().take(1)).collect();
    }
    let differs = (2..own.len()).find(|n| rivals.iter().all(|rival| rival.get(*n) != own.get(*n)));
    own.first().into_iter().chain(differs.and_then(|n| own.get(n)).or(own.get(1))).collect()
}

#[cfg(test)]
mod tests {
    use super::short_name;

    #[test]
    fn craftsmen_are_told_by_two_letters() {
        let short = |names: &[&str]| {
            let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
            (0..names.len()).map(|n| short_name(&names, n)).collect::<Vec<_>>()
        };
        assert_eq!(
            short(&["Zimmermann", "Schmied", "Weberin", "Seiler", "Schnitzer", "Teersieder", "Holzfäller"]),
            ["Zi", "Sm", "We", "Se", "Sn", "Te", "Ho"]
        );
        assert_eq!(
            short(&["Carpenter", "Blacksmith", "Weaver", "Rope maker", "Wood carver", "Tar maker", "Woodcutter"]),
            ["Ca", "Bl", "We", "Ro", "Wc", "Ta", "Wu"]
        );
    }
}
