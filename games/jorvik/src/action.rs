//! Decisions.

use crate::card::Artisan;
use crate::good::Good;
use crate::lanes::{Lane, Place, Spot, Viking};
use crate::state::Exchange;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Place a viking at the end of a lane.
    Place(Viking, Lane),
    /// Place a viking on a card of the spots 7 to 12, which moves to the reserve row.
    Reserve(Viking, Spot),
    /// Pick a viking that changes places with another.
    Swap(Place),
    /// Buy the offered card with coins.
    Buy,
    /// Buy the offered card with the pledge.
    Redeem,
    /// Do not buy the offered card.
    Decline,
    /// Double the reward with the champion.
    Double,
    /// Pay the ransom instead of losing points.
    Ransom,
    /// Do nothing: with an any-phase card, a brown viking, the trickster, the champion, the ransom.
    Pass,
    /// Play the market hall: take a good from the common area.
    Take(Good),
    /// Play the smuggler: take a good from somebody else's unfinished artisan.
    Steal(Good, Artisan),
    /// Play the workyard, or go on with it: a good comes off an own artisan.
    Lift(Good, Artisan),
    /// Lift no more goods.
    Enough,
    /// Put a good on an own artisan.
    Put(Good, Artisan),
    /// Sell a good to a trader.
    Sell(Good),
    /// Offer a good to the gods.
    Offer(Good),
    /// Store a good outside the own loading turn.
    Store(Good),
    /// Leave a good to the common area.
    Drop(Good),
    /// Begin an exchange.
    Trade(Exchange),
    /// Give a good for the exchange.
    Give(Good),
    /// Take a good for the exchange.
    Receive(Good),
    /// End the loading turn; what is left is stored.
    Finish,
    /// Store a good, where more is left than can be stored.
    Keep(Good),
}
