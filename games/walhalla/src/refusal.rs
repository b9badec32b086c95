//! Why an action is refused.

use langhus_rules::{Reference, Say, Seat};

use crate::{Action, Card, Defence, Fjord, Place, Stage, Tongue};

/// A rule that refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked now.
    NotNow {
        /// What is asked.
        stage: Stage,
    },
    /// A card is played at its own moment only.
    CardNotNow {
        /// Which card.
        card: Card,
    },
    /// The coloured place is another colour's.
    Reserved {
        /// The place.
        place: Place,
        /// Whose it is; nobody's if that colour is out of the game.
        owner: Option<Seat>,
    },
    /// There are not enough vikings in Midgard.
    TooFewVikings {
        /// How many there are.
        vikings: u8,
    },
    /// No terrain field would lie beside the dragon.
    FjordFull {
        /// The fjord.
        fjord: Fjord,
    },
    /// The tongue is no bank of the fjord.
    NotBeside {
        /// The tongue.
        tongue: Tongue,
        /// The fjord.
        fjord: Fjord,
    },
    /// The card is not in the hand.
    NotHeld {
        /// Which card.
        card: Card,
    },
    /// Winning costs a viking in Walhalla, and there is none.
    EmptyWalhalla,
    /// Landing cards are not laid out at a raid's end.
    LandingCard {
        /// Which card.
        card: Card,
    },
}

impl Refusal {
    /// The refusal of an action that answers another question than the one asked.
    pub(crate) fn of_moment(stage: Stage, action: Action) -> Refusal {
        match action {
            Action::Attack(true) => Refusal::CardNotNow { card: Card::Attack },
            Action::Defend(Defence::Shield) => Refusal::CardNotNow { card: Card::Shield },
            Action::Hunt(true) => Refusal::CardNotNow { card: Card::Hunt },
            Action::Lay(card) => Refusal::CardNotNow { card },
            _ => Refusal::NotNow { stage },
        }
    }
}

impl langhus_rules::Refusal for Refusal {
    fn reference(&self) -> Reference {
        let (section, source) = match self {
            Refusal::NotNow { .. } => ("turn", "Spielablauf"),
            Refusal::CardNotNow { .. } => ("cards", "Aktionskarten ausspielen"),
            Refusal::Reserved { .. } => ("boarding", "H5, H36"),
            Refusal::TooFewVikings { .. } => ("boarding", "H5"),
            Refusal::FjordFull { .. } => ("sailing", "H8, H37"),
            Refusal::NotBeside { .. } => ("landing", "H10"),
            Refusal::NotHeld { .. } => ("cards", "H41"),
            Refusal::EmptyWalhalla => ("fight", "H17"),
            Refusal::LandingCard { .. } => ("raid-end", "H22"),
        };
        Reference { section, source }
    }

    fn say(&self) -> Say {
        match self {
            Refusal::NotNow { stage } => Say::new(format!("not-now-{}", stage.name())),
            Refusal::CardNotNow { card } if card.is_for_raid_end() => {
                Say::new("raid-end-card-not-now").with("card", card.say())
            }
            Refusal::CardNotNow { card } => Say::new(format!("{}-not-now", card.name())),
            Refusal::Reserved { place, owner: Some(owner) } => {
                Say::new("reserved").with("place", place.say()).with("who", *owner)
            }
            Refusal::Reserved { place, owner: None } => Say::new("reserved-for-nobody").with("place", place.say()),
            Refusal::TooFewVikings { vikings } => Say::new("too-few-vikings").with("vikings", *vikings),
            Refusal::FjordFull { fjord } => Say::new("fjord-full").with("fjord", fjord.number()),
            Refusal::NotBeside { tongue, fjord } => {
                Say::new("not-beside").with("tongue", tongue.name()).with("fjord", fjord.number())
            }
            Refusal::NotHeld { card } => Say::new("not-held").with("card", card.say()),
            Refusal::EmptyWalhalla => Say::new("empty-walhalla"),
            Refusal::LandingCard { card } => Say::new("landing-card").with("card", card.say()),
        }
    }
}
