//! Goods, and the kinds of cards.

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

/// What a card is. Copies of one kind are interchangeable (S43).
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
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

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
