//! What lies on the table: goods, the kinds of cards, single cards and sets of them.

use std::num::NonZeroU8;

use langhus_rules::Chance;
use serde::{Serialize, Serializer};

/// An enumeration whose members have a stable word for records, editions and views.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$member_doc:meta])* $member:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$member_doc])* #[serde(rename = $word)] $member,)* }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$member),*];
            /// Their words, in the same order.
            pub const WORDS: [&'static str; Self::COUNT] = [$($word),*];

            /// The stable word.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                Self::WORDS.iter().position(|known| *known == word).map(|place| Self::ALL[place])
            }
        }
    };
}

words! {
    /// A good in the mill (Gut).
    Good {
        /// Holz.
        Oak = "oak",
        /// Wolle.
        Wool = "wool",
        /// Eisen.
        Iron = "iron",
    }
}

words! {
    /// A craftsman (Handwerker, red): needed to finish ships.
    Craftsman {
        /// Zimmermann.
        Carpenter = "carpenter",
        /// Schmied.
        Blacksmith = "blacksmith",
        /// Weberin.
        Weaver = "weaver",
        /// Seiler.
        RopeMaker = "ropemaker",
        /// Schnitzer.
        Carver = "carver",
        /// Teersieder.
        TarMaker = "tarmaker",
        /// Holzfäller.
        Woodcutter = "woodcutter",
    }
}

words! {
    /// One of the townsfolk (Dorfbewohner, grey): played for its effect.
    Townsperson {
        /// Attentäterin.
        Assassin = "assassin",
        /// Barbar.
        Barbarian = "barbarian",
        /// Verschwörer.
        Conspirator = "conspirator",
        /// Pionier.
        Pioneer = "pioneer",
        /// Söldner.
        Mercenary = "mercenary",
        /// Plünderer.
        Plunderer = "plunderer",
        /// Berserker.
        Berserker = "berserker",
        /// Dieb.
        Thief = "thief",
        /// Wachmann.
        Watchman = "watchman",
        /// Häuptling.
        Chieftain = "chieftain",
        /// Weiser.
        Sage = "sage",
        /// Bettler.
        Beggar = "beggar",
        /// Knecht.
        Servant = "servant",
        /// Kaufmann.
        Merchant = "merchant",
        /// Händlerin.
        Trader = "trader",
        /// König.
        King = "king",
        /// Königin.
        Queen = "queen",
        /// Navigator.
        Navigator = "navigator",
    }
}

words! {
    /// A tool (Werkzeug, yellow).
    Tool {
        /// Bogensäge.
        BowSaw = "bowsaw",
        /// Spinnwirtel.
        Spindle = "spindle",
        /// Rennofen.
        Bloomery = "bloomery",
        /// Handelskarre.
        Cart = "cart",
    }
}

words! {
    /// A building (Gebäude).
    Building {
        /// Langhaus.
        Longhouse = "longhouse",
        /// Bergwerk.
        Mine = "mine",
        /// Kirche.
        Church = "church",
        /// Festung.
        Fortress = "fortress",
        /// Schatzhaus.
        Treasury = "treasury",
        /// Bootshaus.
        Boathouse = "boathouse",
        /// Markthalle.
        MarketHall = "markethall",
    }
}

words! {
    /// A ship (Schiff). An edition can give it another name than its word.
    Ship {
        /// Ferje.
        Ferje = "ferje",
        /// Byrding.
        Byrding = "byrding",
        /// Knarr.
        Knarr = "knarr",
        /// Skute.
        Skute = "skute",
        /// Karve.
        Karve = "karve",
        /// Snekke.
        Snekke = "snekke",
        /// Busse.
        Busse = "busse",
        /// Langskip.
        Langskip = "langskip",
        /// Skeid.
        Skeid = "skeid",
        /// Drakkar.
        Drakkar = "drakkar",
    }
}

/// What a card is. Copies of one kind are interchangeable (decision 43).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A craftsman.
    Craftsman(Craftsman),
    /// One of the townsfolk.
    Townsperson(Townsperson),
    /// A tool.
    Tool(Tool),
    /// A building.
    Building(Building),
    /// A ship.
    Ship(Ship),
}

const TOWNSFOLK: usize = Craftsman::COUNT;
const TOOLS: usize = TOWNSFOLK + Townsperson::COUNT;
const BUILDINGS: usize = TOOLS + Tool::COUNT;
const SHIPS: usize = BUILDINGS + Building::COUNT;

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = SHIPS + Ship::COUNT;

    /// All kinds, in the order of their numbers.
    pub const ALL: [Kind; Kind::COUNT] = {
        let mut all = [Kind::Craftsman(Craftsman::Carpenter); Kind::COUNT];
        let mut n = 0;
        while n < Kind::COUNT {
            all[n] = if n < TOWNSFOLK {
                Kind::Craftsman(Craftsman::ALL[n])
            } else if n < TOOLS {
                Kind::Townsperson(Townsperson::ALL[n - TOWNSFOLK])
            } else if n < BUILDINGS {
                Kind::Tool(Tool::ALL[n - TOOLS])
            } else if n < SHIPS {
                Kind::Building(Building::ALL[n - BUILDINGS])
            } else {
                Kind::Ship(Ship::ALL[n - SHIPS])
            };
            n += 1;
        }
        all
    };

    /// Its number, below [`Kind::COUNT`].
    #[inline]
    pub const fn number(self) -> usize {
        match self {
            Kind::Craftsman(craftsman) => craftsman as usize,
            Kind::Townsperson(townsperson) => TOWNSFOLK + townsperson as usize,
            Kind::Tool(tool) => TOOLS + tool as usize,
            Kind::Building(building) => BUILDINGS + building as usize,
            Kind::Ship(ship) => SHIPS + ship as usize,
        }
    }

    /// The stable word; no two kinds share one.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Craftsman(craftsman) => craftsman.word(),
            Kind::Townsperson(townsperson) => townsperson.word(),
            Kind::Tool(tool) => tool.word(),
            Kind::Building(building) => building.word(),
            Kind::Ship(ship) => ship.word(),
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

macro_rules! into_kind {
    ($($name:ident),*) => {$(
        impl From<$name> for Kind {
            fn from(of: $name) -> Kind {
                Kind::$name(of)
            }
        }
    )*};
}
into_kind!(Craftsman, Townsperson, Tool, Building, Ship);

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// The kinds with numbers from `first` up to, but not including, `end`.
    pub(crate) const fn between(first: usize, end: usize) -> Kinds {
        Kinds((1 << end) - (1 << first))
    }

    /// All craftsmen.
    pub const CRAFTSMEN: Kinds = Kinds::between(0, TOWNSFOLK);
    /// All ships.
    pub const SHIPS: Kinds = Kinds::between(SHIPS, Kind::COUNT);

    /// Is `kind` in the set?
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.number() & 1 != 0
    }

    /// Puts `kind` into the set; was it new there?
    #[inline]
    pub const fn insert(&mut self, kind: Kind) -> bool {
        let new = !self.contains(kind);
        self.0 |= 1 << kind.number();
        new
    }

    /// Takes `kind` out of the set.
    #[inline]
    pub const fn remove(&mut self, kind: Kind) {
        self.0 &= !(1 << kind.number());
    }

    /// The kinds of both sets together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// The kinds in the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(Kind::ALL[number])
        })
    }
}

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
