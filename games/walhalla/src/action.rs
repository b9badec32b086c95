//! The decisions of the game.

use crate::{Card, Fjord, Lead, Places, Tongue};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The active seat fills these places of the dragon with its own vikings.
    Board(Places),
    /// The owner of the coloured place comes along, or not.
    Ride(bool),
    /// The active seat sends the dragon into a fjord, with this end towards the board.
    Sail(Fjord, Lead),
    /// The owner of the viking whose turn it is to land chooses the tongue.
    Land(Tongue),
    /// The attacker plays Attack, or not.
    Attack(bool),
    /// The defender decides the fight.
    Defend(Defence),
    /// Whoever has taken a forest plays Hunt, or not.
    Hunt(bool),
    /// A seat adds a card to those it lays out face down at a raid's end.
    Lay(Card),
    /// A seat has laid out all it wants to.
    Done,
}

/// How a defender decides a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defence {
    /// The viking moves to Walhalla.
    Lose,
    /// The viking stays, and another one leaves Walhalla for Asgard.
    Win,
    /// The viking stays, and Shield is played.
    Shield,
}

impl Defence {
    /// All three.
    pub const ALL: [Defence; 3] = [Defence::Lose, Defence::Win, Defence::Shield];
}
