//! Actions as paths of spots on the table, and these spots in words.

use std::fmt;

use langhus_rules::{Say, Word, Words, listed_words, phrases};

use crate::{Action, Card, Defence, Field, Fjord, Lead, Place, Stage, Tongue, View};

/// What can be chosen on the table, or an answer that has no place there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// A place of the drawn dragon, filled or left empty.
    Fill(Place),
    LeaveEmpty(Place),
    /// The coloured place of the own dragon, without a crew.
    Ride,
    Stay,
    /// A berth in a fjord, with this end of the dragon first.
    Berth(Fjord, Lead),
    Field(Field),
    Tongue(Tongue),
    /// A card of the own hand.
    Hand(Card),
    NoCard,
    Lose,
    Win,
    Done,
}

phrases! {
    impl Spot between '-' {
        Fill(place) = ["seat" place];
        LeaveEmpty(place) = ["seat" place "empty"];
        Ride = ["ride"];
        Stay = ["stay"];
        Berth(fjord, lead) = ["fjord" fjord lead "first"];
        Field(field) = ["field" field];
        Tongue(tongue) = ["tongue" tongue];
        Hand(card) = ["hand" card];
        NoCard = ["no-card"];
        Lose = ["lose"];
        Win = ["win"];
        Done = ["done"];
    }
}

listed_words! { Place(name) Lead(name) Tongue(letter) Card(name) }

impl Word for Fjord {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        self.number().write(f, between)
    }

    fn read(words: &mut Words<'_>) -> Option<Fjord> {
        let number = u8::read(words)?;
        Fjord::ALL.into_iter().find(|fjord| fjord.number() == number)
    }
}

impl Word for Field {
    fn write(&self, f: &mut fmt::Formatter<'_>, _: char) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(words: &mut Words<'_>) -> Option<Field> {
        let word = words.one()?;
        Field::all().find(|field| field.to_string() == word)
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
    pub(crate) fn way(&self, action: Action) -> Vec<Spot> {
        let spot = match action {
            // Place by place, each filled or left empty: so a crew of one is never the beginning of a crew of two (H61).
            Action::Board(places) => {
                let spot = |place| if places.contains(place) { Spot::Fill(place) } else { Spot::LeaveEmpty(place) };
                return self.to_fill().map(spot).collect();
            }
            Action::Ride(true) => Spot::Ride,
            Action::Ride(false) => Spot::Stay,
            Action::Sail(fjord, lead) => Spot::Berth(fjord, lead),
            Action::Land(tongue) => self.target(action).map_or(Spot::Tongue(tongue), Spot::Field),
            Action::Attack(true) => Spot::Hand(Card::Attack),
            Action::Defend(Defence::Shield) => Spot::Hand(Card::Shield),
            Action::Hunt(true) => Spot::Hand(Card::Hunt),
            Action::Lay(card) => Spot::Hand(card),
            Action::Attack(false) | Action::Hunt(false) => Spot::NoCard,
            Action::Defend(Defence::Lose) => Spot::Lose,
            Action::Defend(Defence::Win) => Spot::Win,
            Action::Done => Spot::Done,
        };
        vec![spot]
    }

    /// A spot in words.
    pub(crate) fn name_spot(&self, spot: Spot) -> Option<Say> {
        Some(match spot {
            Spot::Fill(place) => Say::new("fill").with("place", place.say()),
            Spot::LeaveEmpty(place) => Say::new("leave-empty").with("place", place.say()),
            Spot::Ride => Say::new("ride"),
            Spot::Stay => Say::new("stay"),
            Spot::Berth(fjord, lead) => Say::new("sail").with("fjord", fjord.number()).with("lead", lead.say()),
            Spot::Field(field) => self.name_field(self.field(field)?.field),
            Spot::Tongue(tongue) => Say::new("item-tongue").with("tongue", tongue.name()),
            Spot::Hand(card) => card.say(),
            Spot::NoCard if self.stage == Stage::Hunt => Say::new("no-hunt"),
            Spot::NoCard => Say::new("no-attack"),
            Spot::Lose => Say::new("lose"),
            Spot::Win => Say::new("win"),
            Spot::Done => Say::new("done").with("cards", self.own.map_or(0, |own| own.laid.total())),
        })
    }
}
