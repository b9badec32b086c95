//! Single cards, sets of them, and rows.

use std::num::NonZeroU8;

use langhus_rules::Chance;
use serde::Serialize;

/// The most cards an edition may have; the box has as many.
pub const MOST_CARDS: usize = 128;

/// A single card, numbered from 1 in the order of the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this index, counted from 0.
    ///
    /// # Panics
    /// If there cannot be so many cards.
    #[inline]
    pub const fn new(index: usize) -> Card {
        assert!(index < MOST_CARDS, "an edition has at most 128 cards");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Card(number),
            None => unreachable!(),
        }
    }

    /// Counted from 0; always below [`MOST_CARDS`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() as usize - 1) % MOST_CARDS
    }

    /// Counted from 1, as in the list of cards.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The first `count` cards of the list.
    pub const fn first(count: usize) -> Cards {
        if count == 0 { Cards(0) } else { Cards(u128::MAX >> (MOST_CARDS - count)) }
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is `card` among them?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// Puts `card` among them.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes `card` away.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards of both sets together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Does something with each card, by its index, in the order of the list: half by half, in one register each.
    #[inline]
    pub fn each_index(self, mut work: impl FnMut(usize)) {
        for (half, from) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut rest = half;
            while rest != 0 {
                work(from + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// The cards, in the order of the list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(Card::new(index))
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A few cards in a row, in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<const PLACES: usize> {
    cards: [Option<Card>; PLACES],
    len: u8,
}

impl<const PLACES: usize> Row<PLACES> {
    /// No card.
    pub const EMPTY: Row<PLACES> = Row { cards: [None; PLACES], len: 0 };

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there no place left?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == PLACES
    }

    /// Adds a card at the end. Callers make sure that there is a place.
    #[inline]
    pub fn push(&mut self, card: Card) {
        debug_assert!(!self.is_full(), "there is no place left");
        self.cards[self.len as usize % PLACES] = Some(card);
        self.len += 1;
    }

    /// Takes away the first card that fits; the later ones move up.
    #[inline]
    pub fn take(&mut self, mut fits: impl FnMut(Card) -> bool) -> Option<Card> {
        let at = self.iter().position(&mut fits)?;
        let card = self.cards[at];
        self.cards[at..].rotate_left(1);
        self.cards[PLACES - 1] = None;
        self.len -= 1;
        card
    }

    /// The cards in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().copied().flatten()
    }
}

impl Row<MOST_CARDS> {
    /// The last card.
    #[inline]
    pub fn last(&self) -> Option<Card> {
        self.cards[..self.len()].last().copied().flatten()
    }

    /// Takes the last card away.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.last()?;
        self.len -= 1;
        self.cards[self.len()] = None;
        Some(card)
    }

    /// Shuffles the cards.
    pub fn shuffle(&mut self, chance: &mut impl Chance) {
        let len = self.len();
        chance.shuffle(&mut self.cards[..len]);
    }
}
