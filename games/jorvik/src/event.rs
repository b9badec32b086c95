//! What happens. Nothing of it is hidden from anybody.

use langhus_rules::Seat;

use crate::card::Card;
use crate::good::{Good, Goods};
use crate::lanes::{Figure, Lane, Spot};
use crate::state::{Exchange, MOST_SEATS};

/// Something that happens while an action is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    Round(u8, Seat),
    /// A card is laid out, a ship with its goods.
    Laid(Card, Spot, Goods),
    /// The Picts attack: the card and everybody's defence.
    Attack(Card, [u16; MOST_SEATS]),
    /// Everybody's defence is equal, so nothing happens.
    Equal,
    /// Somebody wins (or loses) points through the attack.
    Points(Seat, i8),
    /// Somebody pays the ransom and loses nothing.
    Ransomed(Seat),
    /// Somebody plays a card that then leaves the game.
    Played(Seat, Card),
    /// A viking stands in a lane.
    Placed(Figure, Lane),
    /// A viking reserves a card.
    Reserved(Figure, Card),
    /// Somebody keeps the brown vikings back.
    HeldBack(Seat),
    /// Two vikings have changed places.
    Swapped(Figure, Figure),
    /// A card that nobody wanted or bought leaves the game.
    Boxed(Card),
    /// Somebody buys a card for so many coins.
    Bought(Seat, Card, u8),
    /// Somebody pays for a card with the pledge.
    Redeemed(Seat, Card),
    /// Somebody does not buy the card.
    Declined(Seat, Card),
    /// The hoard gives coins.
    Coins(Seat, u8),
    /// The thief takes a coin.
    Robbed {
        /// Who has the thief.
        thief: Seat,
        /// Who loses a coin.
        victim: Seat,
    },
    /// A loading turn begins with an income.
    Income(Seat, u8),
    /// A good is taken from the common area with the market hall, or for an exchange.
    Taken(Seat, Good),
    /// A good is stolen from an artisan.
    Stolen(Seat, Good, Card),
    /// A good comes off an own artisan.
    Lifted(Seat, Good, Card),
    /// A good lies on an artisan.
    Put(Seat, Good, Card),
    /// An artisan has all it needs.
    Completed(Seat, Card),
    /// A good is sold.
    Sold(Seat, Good, u8),
    /// A good is offered to the gods.
    Offered(Seat, Good),
    /// Goods are stored.
    Stored(Seat, Goods),
    /// Goods go to the common area.
    Dropped(Seat, Goods),
    /// A good is given for an exchange.
    Given(Seat, Good, Exchange),
    /// Two goods bring a coin.
    Exchanged(Seat),
    /// The game is over.
    Over,
}
