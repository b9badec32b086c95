//! Actions as paths of places on the table, and these places in words.

use langhus_rules::Say;

use crate::{Action, Card, Defence, Fjord, Lead, Place, Stage, Tongue, View};

impl Place {
    /// This place of the dragon, filled.
    pub(crate) fn filled(self) -> String {
        format!("seat-{}", self.name())
    }

    /// This place of the dragon, left empty.
    pub(crate) fn empty(self) -> String {
        format!("seat-{}-empty", self.name())
    }

    /// Filling it, or leaving it empty, in words.
    fn describe(self, place: &str) -> Option<Say> {
        let key = match place {
            filled if filled == self.filled() => "fill",
            empty if empty == self.empty() => "leave-empty",
            _ => return None,
        };
        Some(Say::new(key).with("place", self.say()))
    }
}

impl Lead {
    /// Sailing into a fjord with this end first, as a place.
    pub(crate) fn berth(self, fjord: Fjord) -> String {
        format!("fjord-{}-{}-first", fjord.number(), self.place().name())
    }
}

impl View {
    /// The places of the drawn dragon that the active seat decides about, from bow to stern: the coloured one only in its
    /// own colour (H5).
    pub(crate) fn to_fill(&self) -> impl Iterator<Item = Place> {
        let dragon = self.dragon.as_ref().map(|boat| boat.dragon);
        let reserved = dragon.filter(|dragon| dragon.colour.seat(self.players.len() as u8) != Some(self.active));
        Place::ALL.into_iter().filter(move |place| reserved.is_none_or(|dragon| dragon.coloured != *place))
    }

    /// A legal action as a path.
    pub(crate) fn way(&self, action: Action) -> Vec<String> {
        let hand = |card: Card| vec![format!("hand-{}", card.name())];
        let word = |word: &str| vec![word.to_owned()];
        match action {
            // Place by place, each filled or left empty: so a crew of one is never the beginning of a crew of two (H61).
            Action::Board(places) => self
                .to_fill()
                .map(|place| if places.contains(place) { place.filled() } else { place.empty() })
                .collect(),
            Action::Ride(true) => word("ride"),
            Action::Ride(false) => word("stay"),
            Action::Sail(fjord, lead) => vec![lead.berth(fjord)],
            Action::Land(tongue) => vec![match self.target(action) {
                Some(field) => format!("field-{field}"),
                None => format!("tongue-{}", tongue.letter()),
            }],
            Action::Attack(true) => hand(Card::Attack),
            Action::Defend(Defence::Shield) => hand(Card::Shield),
            Action::Hunt(true) => hand(Card::Hunt),
            Action::Lay(card) => hand(card),
            Action::Attack(false) | Action::Hunt(false) => word("no-card"),
            Action::Defend(Defence::Lose) => word("lose"),
            Action::Defend(Defence::Win) => word("win"),
            Action::Done => word("done"),
        }
    }

    /// A place in words.
    pub(crate) fn name_place(&self, place: &str) -> Option<Say> {
        if let Some(say) = Place::ALL.into_iter().find_map(|seat| seat.describe(place)) {
            return Some(say);
        }
        for fjord in Fjord::ALL {
            if let Some(lead) = Lead::ALL.into_iter().find(|lead| lead.berth(fjord) == place) {
                return Some(Say::new("sail").with("fjord", fjord.number()).with("lead", lead.say()));
            }
        }
        if let Some(name) = place.strip_prefix("field-") {
            let field = self.tongues.iter().flat_map(crate::TongueView::fields).map(|view| view.field);
            return field.into_iter().find(|field| field.to_string() == name).map(|field| self.name_field(field));
        }
        if let Some(name) = place.strip_prefix("hand-") {
            return Card::ALL.into_iter().find(|card| card.name() == name).map(Card::say);
        }
        if let Some(letter) = place.strip_prefix("tongue-") {
            let tongue = Tongue::ALL.into_iter().find(|tongue| tongue.letter() == letter)?;
            return Some(Say::new("item-tongue").with("tongue", tongue.name()));
        }
        Some(match place {
            "ride" => Say::new("ride"),
            "stay" => Say::new("stay"),
            "no-card" if self.stage == Stage::Hunt => Say::new("no-hunt"),
            "no-card" => Say::new("no-attack"),
            "lose" => Say::new("lose"),
            "win" => Say::new("win"),
            "done" => Say::new("done").with("cards", self.own.map_or(0, |own| own.laid.total())),
            _ => return None,
        })
    }
}
