//! Why an action is refused.

use langhus_rules::{Reference, Refusal as Refuses, Say};

use crate::card::Id;
use crate::good::Good;
use crate::lanes::{Lane, Place, Spot};
use crate::power::Power;
use crate::state::Step;
use crate::voice;

/// A rule that refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    NotNow(Step),
    /// The lane is not used with so many players.
    NoLane(Lane),
    /// The lane is full.
    LaneFull(Lane),
    /// There is no card to reserve on the spot.
    NothingToReserve(Spot),
    /// All vikings of the own colour stand on the board.
    NoVikings,
    /// There is no brown viking to place.
    NoBrown,
    /// A viking has to be placed while there are some of the own colour.
    MustPlace,
    /// Nobody stands at the place.
    NobodyThere(Place),
    /// A viking cannot change places with itself.
    SameFigure,
    /// Too few coins.
    TooExpensive {
        /// The price.
        price: u8,
        /// What there is to pay with.
        coins: u16,
    },
    /// The card with this power is not there to be used.
    NotHeld(Power),
    /// The good is not in the common area.
    NotInCommon(Good),
    /// The artisan lies in nobody else's display.
    NotTheirs(Id),
    /// Nothing can be stolen from an artisan that is complete.
    Complete(Id),
    /// The artisan does not lie in the own display.
    NotYours(Id),
    /// The good does not lie on the artisan.
    NotOnIt(Good, Id),
    /// There is no such good to allocate.
    NoSuchGood(Good),
    /// The artisan has no empty space for the good.
    NoSpace(Good, Id),
    /// No trader in the own display buys the good.
    NoTrader(Good),
    /// No oracle in the own display accepts the good.
    NoOracle(Good),
    /// Traders, oracles and exchanges wait for the own loading turn.
    OnlyWhenLoading,
    /// Every storage place is taken.
    StorageFull,
    /// The exchange needs more goods.
    TooFewGoods(u8),
}

impl Refuses for Refusal {
    fn reference(&self) -> Reference {
        let (section, source) = match self {
            Refusal::NotNow(step) => (section(*step), "p. 3"),
            Refusal::NoLane(_) => ("supply", "p. 3"),
            Refusal::LaneFull(_) | Refusal::NoVikings | Refusal::MustPlace => ("demand", "p. 4"),
            Refusal::NothingToReserve(_) => ("reserving", "p. 4"),
            Refusal::NoBrown => ("brown-vikings", "p. 9, J12"),
            Refusal::NobodyThere(_) | Refusal::SameFigure => ("trickster", "p. 9, J13"),
            Refusal::TooExpensive { .. } => ("buying", "p. 5"),
            Refusal::NotHeld(Power::Pledge) => ("paying", "p. 9, J20"),
            Refusal::NotHeld(Power::TradingPost) => ("exchanges", "p. 9, J3"),
            Refusal::NotHeld(_) => ("any-phase", "p. 9, J3"),
            Refusal::NotInCommon(_) => ("goods", "p. 9, J10"),
            Refusal::NotTheirs(_) | Refusal::Complete(_) => ("any-phase", "p. 9, J5"),
            Refusal::NotYours(_) | Refusal::NotOnIt(..) => ("any-phase", "p. 9, J7"),
            Refusal::NoSuchGood(_) | Refusal::NoSpace(..) | Refusal::NoTrader(_) => ("allocating", "p. 6"),
            Refusal::NoOracle(_) => ("allocating", "p. 8"),
            Refusal::OnlyWhenLoading => ("any-phase", "p. 6 and 8, J4"),
            Refusal::StorageFull => ("storage", "p. 6, J9"),
            Refusal::TooFewGoods(_) => ("exchanges", "p. 6, J6"),
        };
        Reference { section, source }
    }

    fn say(&self) -> Say {
        match *self {
            Refusal::NotNow(step) => Say::new("no-not-now").with("asked", Say::new(voice::step_key(step))),
            Refusal::NoLane(lane) => Say::new("no-lane").with("lane", lane.number()),
            Refusal::LaneFull(lane) => Say::new("no-lane-full").with("lane", lane.number()),
            Refusal::NothingToReserve(spot) => Say::new("no-nothing-to-reserve").with("spot", spot.number()),
            Refusal::NoVikings => Say::new("no-vikings"),
            Refusal::NoBrown => Say::new("no-brown"),
            Refusal::MustPlace => Say::new("no-must-place"),
            Refusal::NobodyThere(place) => Say::new("no-nobody-there").with("place", voice::place(place)),
            Refusal::SameFigure => Say::new("no-same-figure"),
            Refusal::TooExpensive { price, coins } => {
                Say::new("no-too-expensive").with("price", price).with("coins", coins)
            }
            Refusal::NotHeld(power) => Say::new("no-not-held").with("card", voice::power(power)),
            Refusal::NotInCommon(good) => Say::new("no-not-in-common").with("good", voice::good(good)),
            Refusal::NotTheirs(id) => Say::new("no-not-theirs").with("id", id.to_string()),
            Refusal::Complete(id) => Say::new("no-complete").with("id", id.to_string()),
            Refusal::NotYours(id) => Say::new("no-not-yours").with("id", id.to_string()),
            Refusal::NotOnIt(good, id) => {
                Say::new("no-not-on-it").with("good", voice::good(good)).with("id", id.to_string())
            }
            Refusal::NoSuchGood(good) => Say::new("no-such-good").with("good", voice::good(good)),
            Refusal::NoSpace(good, id) => {
                Say::new("no-space").with("good", voice::good(good)).with("id", id.to_string())
            }
            Refusal::NoTrader(good) => Say::new("no-trader").with("good", voice::good(good)),
            Refusal::NoOracle(good) => Say::new("no-oracle").with("good", voice::good(good)),
            Refusal::OnlyWhenLoading => Say::new("no-only-when-loading"),
            Refusal::StorageFull => Say::new("no-storage-full"),
            Refusal::TooFewGoods(needed) => Say::new("no-too-few-goods").with("needed", needed),
        }
    }
}

/// The section of the rulebook about what is asked.
pub(crate) fn section(step: Step) -> &'static str {
    match step {
        Step::Window | Step::Placing | Step::Lifting => "any-phase",
        Step::Trick | Step::TrickSecond => "trickster",
        Step::Champion | Step::Ransom => "picts",
        Step::Demand => "demand",
        Step::Offer => "buying",
        Step::Allocate => "allocating",
        Step::Give | Step::Receive => "exchanges",
        Step::Keep => "storage",
        Step::Over => "end",
    }
}
