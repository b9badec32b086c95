//! Everything that changes in play.

use langhus_rules::{Dice, Seat};
use serde::{Serialize, Serializer};

use crate::card::{Card, Cards, MOST_CARDS, Row};
use crate::kind::{Craftsman, Good, Ship, Townsperson};
use crate::purse::Crafts;
use crate::tableau::Board;

/// The most players.
pub const MOST_SEATS: usize = 5;
/// Rulebook, "Planungsphase": three passes, one card kept in each.
pub const PASSES: usize = 3;

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    /// What lies in front of each player.
    pub boards: [Board; MOST_SEATS],
    /// The draw pile; its top is the last of the row.
    pub pile: Row<MOST_CARDS>,
    /// Which cards the draw pile was shuffled from, the last time.
    pub shuffled: Cards,
    /// The discard pile as far as it lies open.
    pub discards: Cards,
    /// The discard pile as far as it lies face down: cards set aside on earlier days.
    pub face_down: Cards,
    /// The packet from which the active player keeps a card.
    pub packet: Row<{ MOST_SEATS + 1 }>,
    /// The cards set aside today, one for each pass.
    pub aside: [Option<Card>; PASSES],
    /// The townsperson whose effect is not yet over.
    pub visited: Option<Card>,
    /// What is asked.
    pub step: Step,
    /// Who is asked.
    pub active: Seat,
    /// Who has the Pioneer token.
    pub start: Seat,
    /// Who played the last Pioneer today.
    pub pioneer: Option<Seat>,
    /// The day, counted from 1.
    pub day: u16,
    /// The pass of the morning, counted from 0; `PASSES` when the morning is over.
    pub pass: u8,
    /// The generator.
    pub dice: Dice,
}

/// What is asked of the active player. Everybody can see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// To take the goods of the start.
    Start,
    /// To keep a card of the packet.
    Draft,
    /// To act, or to end the turn.
    Work,
    /// To direct a townsperson at somebody.
    Aim(Townsperson),
    /// To discard cards for the Sage.
    Sage {
        /// How many are discarded so far.
        discarded: u8,
    },
    /// To give goods in exchange.
    Give {
        /// To whom.
        townsperson: Townsperson,
        /// How many are given so far.
        given: u8,
        /// Of which types.
        types: GoodSet,
    },
    /// To take goods in exchange.
    Take {
        /// From whom.
        townsperson: Townsperson,
        /// Which types may be taken.
        types: GoodSet,
        /// How many may still be taken.
        left: u8,
    },
    /// To say where a craftsman for a ship comes from.
    Staff {
        /// The ship.
        ship: Ship,
        /// The craftsman.
        craftsman: Craftsman,
        /// Who is still needed, this craftsman included.
        needs: Crafts,
    },
    /// To return goods that the mill cannot hold.
    Surplus,
    /// Nothing: the game is over.
    Over,
}

/// A set of types of goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GoodSet(u8);

impl GoodSet {
    /// No type.
    pub const NONE: GoodSet = GoodSet(0);
    /// All three.
    pub const ALL: GoodSet = GoodSet(0b111);

    /// Is the type in the set?
    #[inline]
    pub const fn contains(self, good: Good) -> bool {
        self.0 >> good as u32 & 1 != 0
    }

    /// The set with the type in it.
    #[inline]
    #[must_use]
    pub const fn with(self, good: Good) -> GoodSet {
        GoodSet(self.0 | 1 << good as u32)
    }

    /// The types that are not in the set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> GoodSet {
        GoodSet(!self.0 & GoodSet::ALL.0)
    }

    /// The only type in the set.
    #[inline]
    pub fn only(self) -> Option<Good> {
        let mut types = self.iter();
        types.next().filter(|_| types.next().is_none())
    }

    /// The types in the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.contains(*good))
    }
}

impl Serialize for GoodSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl State {
    /// The board of a seat.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index() % MOST_SEATS]
    }

    /// The board of a seat, to change it.
    #[inline]
    pub fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index() % MOST_SEATS]
    }

    /// The board of the active player, to change it.
    #[inline]
    pub fn own(&mut self) -> &mut Board {
        self.board_mut(self.active)
    }

    /// The top of the draw pile, of which everybody sees the back. The edition has cards enough that there is one.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.pile.last()
    }

    /// How many players are before `seat` in the order of the day.
    #[inline]
    pub fn turns_before(&self, seat: Seat, seats: u8) -> u8 {
        let (seat, start) = (seat.index() as u8, self.start.index() as u8);
        if seat >= start { seat - start } else { seat + seats - start }
    }
}
