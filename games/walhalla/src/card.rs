//! The action cards ("Aktionskarten").

use std::ops::{AddAssign, SubAssign};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// A kind of action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// At a raid's end: a point for each forest held.
    Forest,
    /// At a raid's end: a point more for each wheat field held.
    Wheat,
    /// At a raid's end: a point for each cult site held.
    Cult,
    /// At a raid's end: a point for each village held.
    Village,
    /// At a raid's end: counts two vikings on the tongue with the outer tip 6.
    #[serde(rename = "tongue-6")]
    Tongue6,
    /// The same for the outer tip 7.
    #[serde(rename = "tongue-7")]
    Tongue7,
    /// The same for the outer tip 8.
    #[serde(rename = "tongue-8")]
    Tongue8,
    /// At a raid's end: counts two vikings in Walhalla, but not for the exodus.
    Walhalla,
    /// Jagd, while landing: doubles the points of the forest just taken.
    Hunt,
    /// Angriff, while landing: the defender loses without a choice.
    Attack,
    /// Schutzschild, while landing: the defender wins without paying.
    Shield,
}

impl Card {
    /// All eleven kinds, those for a raid's end first.
    pub const ALL: [Card; 11] = [
        Card::Forest,
        Card::Wheat,
        Card::Cult,
        Card::Village,
        Card::Tongue6,
        Card::Tongue7,
        Card::Tongue8,
        Card::Walhalla,
        Card::Hunt,
        Card::Attack,
        Card::Shield,
    ];
    /// The kinds that are played at a raid's end.
    pub const RAID_END: [Card; 8] = *Card::ALL.first_chunk().expect("there are more kinds than these");
    /// Their names in editions and texts, in the order of [`Card::ALL`].
    pub const NAMES: [&'static str; 11] = [
        "forest", "wheat", "cult", "village", "tongue-6", "tongue-7", "tongue-8", "walhalla", "hunt", "attack",
        "shield",
    ];

    /// Its name in editions and texts.
    pub const fn name(self) -> &'static str {
        Card::NAMES[self as usize]
    }

    /// Is it played at a raid's end, rather than while landing?
    pub const fn is_for_raid_end(self) -> bool {
        (self as usize) < Card::RAID_END.len()
    }
}

/// A number of cards of each kind: a hand, a discard pile. Four bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The most cards of one kind.
    pub(crate) const MOST: u8 = 15;
    const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;

    /// `count` cards of one kind.
    #[inline]
    pub(crate) const fn of(card: Card, count: u8) -> Cards {
        Cards((count as u64) << (4 * card as u32))
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card as u32)) as u8 & Cards::MOST
    }

    /// Is there one of this kind?
    #[inline]
    pub const fn holds(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many there are of all kinds.
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & Cards::LOW) + (self.0 >> 4 & Cards::LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and `others` together.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }

    /// These without `others`, which are among them.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 - others.0)
    }

    /// The kinds that are there, with their numbers.
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().map(move |card| (card, self.count(card))).filter(|(_, count)| *count > 0)
    }

    /// Every single card, kind by kind.
    pub fn each(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }
}

impl AddAssign<Card> for Cards {
    #[inline]
    fn add_assign(&mut self, card: Card) {
        self.0 += Cards::of(card, 1).0;
    }
}

impl SubAssign<Card> for Cards {
    #[inline]
    fn sub_assign(&mut self, card: Card) {
        self.0 -= Cards::of(card, 1).0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.and(Cards::of(card, 1)))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (card, count) in self.kinds() {
            map.serialize_entry(card.name(), &count)?;
        }
        map.end()
    }
}
