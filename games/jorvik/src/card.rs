//! Cards: what they are.

use std::fmt;

use langhus_rules::Provenance;
use serde::{Serialize, Serializer};

use crate::good::{Good, Goods, Kinds};
use crate::power::Power;

/// The most cards of a game.
pub const MOST_CARDS: usize = 128;
/// The most artisans of a game.
pub const MOST_ARTISANS: usize = 32;
/// The most spaces on an artisan.
pub const MOST_SPACES: usize = 4;
/// The most attacks of the Picts in a game, the final one included.
pub const MOST_ATTACKS: usize = 8;

/// A card: its place in the list of the cards that are in the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(pub(crate) u8);

impl Card {
    /// As an index into the list of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (MOST_CARDS - 1)
    }
}

/// The stable name of a card in the edition, for instance `AK01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Id([u8; Id::LONGEST]);

impl Id {
    /// The most characters of a name.
    pub const LONGEST: usize = 7;

    /// The name, if it is made of a few capital letters and digits.
    pub fn new(text: &str) -> Option<Id> {
        let fits = (1..=Id::LONGEST).contains(&text.len());
        let plain = text.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
        (fits && plain).then(|| {
            let mut id = [0; Id::LONGEST];
            id[..text.len()].copy_from_slice(text.as_bytes());
            Id(id)
        })
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|byte| *byte == 0).unwrap_or(Id::LONGEST);
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// The stacks of the deck in the order in which they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Season {
    /// A.
    Winter,
    /// B.
    Spring,
    /// C.
    Summer,
    /// D.
    Autumn,
    /// The last attack of the Picts, below all other cards.
    Final,
}

impl Season {
    /// All stacks.
    pub const ALL: [Season; 5] = [Season::Winter, Season::Spring, Season::Summer, Season::Autumn, Season::Final];
    /// Their names in editions.
    pub const WORDS: [&'static str; 5] = ["winter", "spring", "summer", "autumn", "final"];
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// "Handwerkskarte": worth points once every space has its good. The number counts the artisans.
    Artisan(Artisan),
    /// "Händlerkarte": sells a kind of goods.
    Trader {
        /// What is sold.
        good: Good,
        /// For how much each.
        coins: u8,
        /// Points at the end.
        points: u8,
    },
    /// "Kriegerkarte".
    Warrior {
        /// Points against the Picts.
        defence: u8,
    },
    /// "Schiffskarte".
    Ship {
        /// How many goods it brings.
        spaces: u8,
    },
    /// "Gelagekarte".
    Feast,
    /// "Raubzugkarte".
    Journey {
        /// Points at the end.
        points: u8,
    },
    /// "Orakelkarte": a kind of goods can be offered to the gods.
    Oracle {
        /// What is offered.
        good: Good,
    },
    /// A card that exists once.
    Special(Power),
    /// "Angriff der Pikten".
    Picts {
        /// Which attack: the place among the Picts cards.
        attack: u8,
        /// Won by the strongest, lost by the weakest.
        points: u8,
    },
}

/// How many types of cards exist more than once and can be bought.
pub(crate) const TYPES: usize = 7;
/// What a card can be: one of these types, one that exists once, or an attack.
pub(crate) const KINDS: usize = TYPES + Power::ALL.len() + 1;

impl Kind {
    /// What the card is, as a number below [`KINDS`]: artisan, trader, warrior, ship, feast, journey, oracle, then those
    /// that exist once, then the attacks.
    pub(crate) const fn number(self) -> usize {
        match self {
            Kind::Artisan(_) => 0,
            Kind::Trader { .. } => 1,
            Kind::Warrior { .. } => 2,
            Kind::Ship { .. } => 3,
            Kind::Feast => 4,
            Kind::Journey { .. } => 5,
            Kind::Oracle { .. } => 6,
            Kind::Special(power) => TYPES + power as usize,
            Kind::Picts { .. } => KINDS - 1,
        }
    }

    /// The word of its type, in texts and styles.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Artisan(_) => "artisan",
            Kind::Trader { .. } => "trader",
            Kind::Warrior { .. } => "warrior",
            Kind::Ship { .. } => "ship",
            Kind::Feast => "feast",
            Kind::Journey { .. } => "journey",
            Kind::Oracle { .. } => "oracle",
            Kind::Special(power) => power.type_word(),
            Kind::Picts { .. } => "picts",
        }
    }
}

/// An artisan: its place among the artisans of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Artisan(pub(crate) u8);

impl Artisan {
    /// As an index into the list of artisans.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (MOST_ARTISANS - 1)
    }
}

/// What an artisan needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Work {
    /// Its card.
    pub card: Card,
    /// The kinds it needs.
    pub kinds: Kinds,
    /// The good of each space.
    pub goods: [Good; MOST_SPACES],
    /// All of them.
    pub all: Goods,
    /// How many spaces there are.
    pub size: u8,
    /// Points at the end if every space has its good.
    pub points: u8,
    /// For each kind, the spaces that need it, as bits.
    spaces: [u8; 8],
}

impl Work {
    /// What a card with these goods needs; at most `MOST_SPACES` count.
    pub fn new(card: Card, goods: &[Good], points: u8) -> Work {
        let goods = &goods[..goods.len().min(MOST_SPACES)];
        let first = goods.first().copied().unwrap_or(Good::Amber);
        let mut work = Work {
            card,
            kinds: Kinds::default(),
            goods: [first; MOST_SPACES],
            all: goods.iter().copied().collect(),
            size: goods.len() as u8,
            points,
            spaces: [0; 8],
        };
        work.goods[..goods.len()].copy_from_slice(goods);
        for (space, good) in goods.iter().enumerate() {
            work.kinds = work.kinds.or(Kinds::one(*good));
            work.spaces[*good as usize] |= 1 << space;
        }
        work
    }

    /// The spaces for a kind, as bits.
    #[inline]
    pub const fn spaces(&self, good: Good) -> u8 {
        self.spaces[good as usize]
    }

    /// Has every space its good?
    #[inline]
    pub const fn is_complete(&self, filled: u8) -> bool {
        filled.count_ones() as u8 == self.size
    }
}

/// A card as the edition describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its stable name.
    pub id: Id,
    /// Its stack.
    pub season: Season,
    /// What it is.
    pub kind: Kind,
    /// How sure we are of it: the least sure of that it exists, its numbers and its season.
    pub provenance: Provenance,
}
