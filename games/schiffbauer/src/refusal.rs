//! Why an action is refused, with the place where the rule stands.

use langhus_rules::{Reference, Say, Seat};

use crate::action::Aim;
use crate::deck::Name;
use crate::kind::{Building, Good, Kind, Townsperson};
use crate::state::Step;
use crate::voice::{aim_key, step_key};

/// A rule that refuses an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked now.
    NotNow(Step),
    /// No such card is in the packet.
    NotInPacket(Name),
    /// No such card is in the hand.
    NotInHand(Name),
    /// It costs more gold.
    TooLittleGold {
        /// How much it costs.
        needs: u8,
        /// How much there is.
        has: u8,
    },
    /// It needs more workers.
    TooFewWorkers {
        /// How many it needs.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// It needs more goods.
    TooFewGoods {
        /// Of which type.
        good: Good,
        /// How many it needs.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// No such good is on a trading cart of one's own.
    NotOnCart(Good),
    /// There is no tool.
    NoTool,
    /// The tool does not replace any good of this ship.
    ToolNoHelp(Name),
    /// All four places for craftsmen are taken.
    CrewFull,
    /// Both workshops are taken.
    WorkshopsFull,
    /// The building stands already.
    AlreadyBuilt(Building),
    /// The ship is in no workshop.
    NotInWorkshop(Name),
    /// A craftsman for the ship is missing.
    NoCraftsman {
        /// The ship.
        ship: Name,
        /// The craftsman.
        craftsman: Name,
    },
    /// Nobody can be chosen for this townsperson.
    NoTarget(Townsperson),
    /// The Sage needs another card in the hand.
    NothingForSage,
    /// What this townsperson wants is not there.
    NothingToGive(Townsperson),
    /// This townsperson acts against others only.
    OnlyOpponents(Townsperson),
    /// A Watchman protects this player.
    Guarded(Seat),
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The player has nothing of the kind.
    NothingThere {
        /// Who.
        seat: Seat,
        /// What of them.
        aim: Aim,
    },
    /// One cannot stop before the first.
    AtLeastOne,
    /// Then no type would be left to be taken.
    NoTypeLeft(Good),
    /// This type was given.
    SameType(Good),
}

impl langhus_rules::Refusal for Refusal {
    fn reference(&self) -> Reference {
        let (section, source) = match self {
            Refusal::NotNow(step) => match step {
                Step::Start => ("setup", "Aufbau 3"),
                Step::Draft => ("morning", "Planungsphase 2"),
                Step::Work => ("afternoon", "Arbeitsphase"),
                Step::Aim(_) => ("attacks", "Dorfbewohner aufsuchen"),
                Step::Sage { .. } => ("drawing", "Häuptling & Weiser"),
                Step::Give { .. } | Step::Take { .. } => ("exchange", "Bettler, Knecht, Kaufmann & Händlerin"),
                Step::Staff { .. } => ("finishing", "Einen Schiffbau beenden 4"),
                Step::Surplus => ("surplus", "Ruhephase 3"),
                Step::Over => ("end", "Spielende"),
            },
            Refusal::NotInPacket(_) => ("morning", "Planungsphase 2"),
            Refusal::NotInHand(_) => ("afternoon", "Arbeitsphase"),
            Refusal::TooLittleGold { .. } | Refusal::TooFewWorkers { .. } | Refusal::TooFewGoods { .. } => {
                ("afternoon", "Arbeitsphase")
            }
            Refusal::NotOnCart(_) | Refusal::NoTool => ("tools", "Ein Werkzeug kaufen"),
            Refusal::ToolNoHelp(_) => ("tools", "S17"),
            Refusal::CrewFull => ("craftsmen", "Einen Handwerker anwerben"),
            Refusal::WorkshopsFull => ("ships", "Einen Schiffbau beginnen"),
            Refusal::AlreadyBuilt(_) => ("buildings", "Ein Gebäude bauen"),
            Refusal::NotInWorkshop(_) | Refusal::NoCraftsman { .. } => ("finishing", "Einen Schiffbau beenden"),
            Refusal::NoTarget(_) | Refusal::NothingThere { .. } => ("attacks", "S23"),
            Refusal::NothingForSage => ("drawing", "Häuptling & Weiser"),
            Refusal::AtLeastOne => ("townsfolk", "Dorfbewohner aufsuchen"),
            Refusal::NothingToGive(_) => ("exchange", "S31"),
            Refusal::OnlyOpponents(_) => ("attacks", "S20"),
            Refusal::Guarded(_) => ("watchman", "Wachmann"),
            Refusal::NoSuchSeat(_) => ("attacks", "Dorfbewohner aufsuchen"),
            Refusal::NoTypeLeft(_) | Refusal::SameType(_) => ("exchange", "S50"),
        };
        Reference { section, source }
    }

    fn say(&self) -> Say {
        let good = |good: Good| Say::new(format!("good-{}", good.word()));
        let card = |kind: Kind| Say::new(format!("card-{}", kind.word()));
        match self {
            Refusal::NotNow(step) => Say::new("refused-not-now").with("asked", Say::new(step_key(*step))),
            Refusal::NotInPacket(kind) => Say::new("refused-not-in-packet").with("card", kind.say()),
            Refusal::NotInHand(kind) => Say::new("refused-not-in-hand").with("card", kind.say()),
            Refusal::TooLittleGold { needs, has } => Say::new("refused-gold").with("needs", *needs).with("has", *has),
            Refusal::TooFewWorkers { needs, has } => {
                Say::new("refused-workers").with("needs", *needs).with("has", *has)
            }
            Refusal::TooFewGoods { good: which, needs, has } => {
                Say::new("refused-goods").with("good", good(*which)).with("needs", *needs).with("has", *has)
            }
            Refusal::NotOnCart(which) => Say::new("refused-cart").with("good", good(*which)),
            Refusal::NoTool => Say::new("refused-no-tool"),
            Refusal::ToolNoHelp(ship) => Say::new("refused-tool-no-help").with("ship", ship.say()),
            Refusal::CrewFull => Say::new("refused-crew-full"),
            Refusal::WorkshopsFull => Say::new("refused-workshops-full"),
            Refusal::AlreadyBuilt(building) => Say::new("refused-already-built").with("card", card((*building).into())),
            Refusal::NotInWorkshop(ship) => Say::new("refused-not-in-workshop").with("ship", ship.say()),
            Refusal::NoCraftsman { ship, craftsman } => {
                Say::new("refused-no-craftsman").with("ship", ship.say()).with("card", craftsman.say())
            }
            Refusal::NoTarget(who) => Say::new("refused-no-target").with("card", card((*who).into())),
            Refusal::NothingForSage => Say::new("refused-sage"),
            Refusal::NothingToGive(who) => Say::new("refused-nothing-to-give").with("card", card((*who).into())),
            Refusal::OnlyOpponents(who) => Say::new("refused-only-opponents").with("card", card((*who).into())),
            Refusal::Guarded(seat) => Say::new("refused-guarded").with("who", *seat),
            Refusal::NoSuchSeat(seat) => Say::new("refused-no-seat").with("number", seat.number()),
            Refusal::NothingThere { seat, aim } => {
                Say::new("refused-nothing-there").with("who", *seat).with("what", Say::new(aim_key(*aim)))
            }
            Refusal::AtLeastOne => Say::new("refused-at-least-one"),
            Refusal::NoTypeLeft(which) => Say::new("refused-no-type-left").with("good", good(*which)),
            Refusal::SameType(which) => Say::new("refused-same-type").with("good", good(*which)),
        }
    }
}
