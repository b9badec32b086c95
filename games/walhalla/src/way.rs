//! Actions as paths of places on the table, and these places in words.

use langhus_rules::Say;

use crate::{Action, Card, Defence, Place, Places, Stage, Tongue, View};

impl Places {
    /// The crew as a place: `crew-none`, `crew-bow-stern`.
    pub(crate) fn crew(self) -> String {
        let names: Vec<_> = self.iter().map(|place| place.name()).collect();
        format!("crew-{}", if names.is_empty() { "none".into() } else { names.join("-") })
    }

    /// The crew with this place.
    fn from_crew(place: &str) -> Option<Places> {
        (0..Places::SETS).map(Places::numbered).find(|places| places.crew() == place)
    }
}

impl View {
    /// A legal action as a path.
    pub(crate) fn way(&self, action: Action) -> Vec<String> {
        let hand = |card: Card| vec![format!("hand-{}", card.name())];
        let word = |word: &str| vec![word.to_owned()];
        match action {
            // A crew is one choice: seat by seat, a crew of one could not be told from the beginning of a crew of two.
            Action::Board(places) => vec![places.crew()],
            Action::Ride(true) => word("ride"),
            Action::Ride(false) => word("stay"),
            Action::Sail(fjord, lead) => {
                vec![format!("fjord-{}", fjord.number()), format!("{}-first", lead.place().name())]
            }
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
        if let Some(places) = Places::from_crew(place) {
            return Some(places.describe());
        }
        if let Some(fjord) = place.strip_prefix("fjord-") {
            return Some(Say::new("at-fjord").with("fjord", fjord.to_owned()));
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
        let ends = [Place::Bow, Place::Stern].map(|end| format!("{}-first", end.name()));
        if let Some(end) = ends.into_iter().find(|end| end == place) {
            return Some(Say::new(end));
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
