//! What happens while an action is played, and who notices it.

use langhus_rules::{Seat, Viewer};

use crate::action::Source;
use crate::card::Card;
use crate::kind::Good;

/// Something that happens. A card that not everybody may know is an `Option`: nothing for those who do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A new day begins with this start player.
    Day {
        /// The day, counted from 1.
        day: u16,
        /// Who has the Pioneer token.
        start: Seat,
    },
    /// The start player draws the packet of a pass.
    Packet {
        /// Who draws it.
        seat: Seat,
        /// How many cards it has.
        cards: u8,
    },
    /// A player keeps a card of the packet.
    Kept {
        /// Who.
        seat: Seat,
        /// Which card; only they know.
        card: Option<Card>,
    },
    /// The last player sets the spare card aside.
    SetAside {
        /// Who.
        seat: Seat,
        /// Which card; only they know.
        card: Option<Card>,
    },
    /// The draw pile was empty, and the discard pile was shuffled.
    Reshuffled {
        /// How many cards it has now.
        cards: u8,
    },
    /// A player takes goods from the supply.
    Took {
        /// Who.
        seat: Seat,
        /// Of which type.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// A player gives a good to the supply in exchange.
    Gave {
        /// Who.
        seat: Seat,
        /// Of which type.
        good: Good,
    },
    /// A player takes workers from the supply.
    TookWorkers {
        /// Who.
        seat: Seat,
        /// How many.
        workers: u8,
    },
    /// A player gives workers to the supply in exchange.
    GaveWorkers {
        /// Who.
        seat: Seat,
        /// How many.
        workers: u8,
    },
    /// A player buys goods.
    Bought {
        /// Who.
        seat: Seat,
        /// Of which type.
        good: Good,
        /// How many the back of the top card yields.
        amount: u8,
        /// Does one more come from the trading cart?
        cart: bool,
    },
    /// A player plays a card from the hand.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player discards a card from the hand.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A tool leaves its place without having been used up by its owner's ship.
    ToolGone {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A tool replaces a good of a ship and is discarded.
    ToolUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A craftsman works on a ship and is discarded.
    Staffed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where the craftsman came from.
        source: Source,
    },
    /// A ship is finished.
    Finished {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card leaves a board by an Assassin or a Barbarian.
    Removed {
        /// From whose board.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A craftsman changes boards by a Conspirator.
    Lured {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A good changes mills by a Thief.
    Stolen {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Of which type.
        good: Good,
    },
    /// A player gains gold by a townsperson.
    GainedGold {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// A player loses gold by a townsperson.
    LostGold {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// A Watchman kept a player's gold safe.
    Protected {
        /// Whose.
        seat: Seat,
    },
    /// A player draws a card into the hand.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; only they know.
        card: Option<Card>,
    },
    /// A player's Watchmen leave as the turn begins.
    WatchOver {
        /// Whose.
        seat: Seat,
    },
    /// A player ends the turn.
    Ended {
        /// Who.
        seat: Seat,
    },
    /// The evening brings gold and workers.
    Income {
        /// To whom.
        seat: Seat,
        /// Gold.
        gold: u8,
        /// New workers.
        workers: u8,
    },
    /// Workers whom the village cannot hold go back.
    WorkersLeft {
        /// Whose.
        seat: Seat,
        /// How many.
        workers: u8,
    },
    /// Goods that the mill cannot hold go back.
    Returned {
        /// Whose.
        seat: Seat,
        /// Of which type.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// Somebody has four ships, and the day is over: so is the game.
    Over,
}

impl Event {
    /// The event without what is hidden from `viewer`.
    pub fn witnessed(self, viewer: Viewer) -> Event {
        match self {
            Event::Kept { seat, .. } if !viewer.is(seat) => Event::Kept { seat, card: None },
            Event::SetAside { seat, .. } if !viewer.is(seat) => Event::SetAside { seat, card: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            open => open,
        }
    }
}
