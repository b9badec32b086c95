//! The decisions of the game.

use langhus_rules::Seat;

use crate::kind::{Craftsman, Good, Kind, Ship};

/// One small decision. A turn of the printed game is a number of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a good from the supply: at the start of the game, and in exchange.
    Take(Good),
    /// Keeps a card of the packet and passes the others on.
    Keep(Kind),
    /// Buys goods of a type, with or without one more from the trading cart.
    Buy {
        /// The type.
        good: Good,
        /// Does one come from the cart as well?
        cart: bool,
    },
    /// Plays a card from the hand: buys the tool, recruits the craftsman, visits the townsperson, begins the ship,
    /// builds the building.
    Play(Kind),
    /// Discards a card from the hand unused.
    Discard(Kind),
    /// Discards the own tool unused.
    Drop,
    /// Finishes a ship in a workshop.
    Finish {
        /// The ship.
        ship: Ship,
        /// Does the tool replace its good?
        tool: bool,
    },
    /// Takes the craftsman whom the ship needs from here.
    Use(Source),
    /// Directs the townsperson at a player.
    Against(Seat, Aim),
    /// Gives a good to the supply in exchange.
    Give(Good),
    /// Gives or discards no more.
    Enough,
    /// Returns a good that the mill cannot hold.
    Return(Good),
    /// Ends the turn and discards what is left in the hand.
    End,
}

/// Where a craftsman for a ship comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// From below the board.
    Board,
    /// From the hand.
    Hand,
}

/// What of a player a townsperson is directed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// The player: Plunderer (their gold) and Berserker (their tool).
    Player,
    /// A recruited craftsman: Assassin and Conspirator.
    Craftsman(Craftsman),
    /// A ship in a workshop: Barbarian.
    Ship(Ship),
    /// A good in the mill: Thief.
    Good(Good),
}
