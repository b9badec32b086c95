//! Sets of cards and of artisans, as bits.

use std::fmt;
use std::ops::{BitOr, Sub};

use crate::card::{Artisan, Card};

/// A set of artisans, which is also its own iterator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Artisans(pub(crate) u32);

impl Artisans {
    /// Nobody.
    pub const NONE: Artisans = Artisans(0);

    /// Is the artisan in the set?
    #[inline]
    pub const fn contains(self, artisan: Artisan) -> bool {
        self.0 & (1 << artisan.index()) != 0
    }

    /// Puts the artisan into the set, or takes it out.
    #[inline]
    pub fn set(&mut self, artisan: Artisan, there: bool) {
        let bit = 1 << artisan.index();
        self.0 = if there { self.0 | bit } else { self.0 & !bit };
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Artisans) -> Artisans {
        Artisans(self.0 & other.0)
    }

    /// Those in this set, but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Artisans) -> Artisans {
        Artisans(self.0 & !other.0)
    }
}

impl Iterator for Artisans {
    type Item = Artisan;

    #[inline]
    fn next(&mut self) -> Option<Artisan> {
        if self.0 == 0 {
            return None;
        }
        let artisan = Artisan(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(artisan)
    }
}

/// A set of cards, which is also its own iterator.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Only this card.
    #[inline]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.index())
    }

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Puts the card into the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes the card out of the set.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;

    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set | Cards::one(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|card| card.0)).finish()
    }
}
