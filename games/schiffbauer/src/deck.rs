//! The cards of an edition: what each of them is, what it costs and what it does.

use std::sync::Arc;

use langhus_rules::{Language, Provenance, Say};
use serde::Serialize;

use crate::card::{Card, Cards, MOST_CARDS};
use crate::kind::{Building, Craftsman, Good, Kind, Ship, Tool, Townsperson};
use crate::purse::{Crafts, Purse};

/// The back of a card: how many goods of each type a purchase yields while it lies on top of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Back {
    /// Holz.
    pub oak: u8,
    /// Wolle.
    pub wool: u8,
    /// Eisen.
    pub iron: u8,
}

impl Back {
    /// The yield of this good.
    #[inline]
    pub const fn of(self, good: Good) -> u8 {
        match good {
            Good::Oak => self.oak,
            Good::Wool => self.wool,
            Good::Iron => self.iron,
        }
    }
}

/// What is printed on a ship.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShipCard {
    /// Victory points.
    pub points: u8,
    /// Military points, the red flags.
    pub military: u8,
    /// Does it show the blue flag?
    pub civil: bool,
    /// Gold, workers and goods.
    pub cost: Purse,
    /// The craftsmen it needs.
    pub needs: Crafts,
    /// How it changes the capacity of the mill.
    pub mill: i8,
    /// How it changes the workers of each evening.
    pub daily_workers: i8,
    /// Its gold of each evening.
    pub evening_gold: u8,
}

/// What is printed on a tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToolCard {
    /// Its price.
    pub gold: u8,
    /// The good it replaces; nothing for the trading cart.
    pub replaces: Option<Good>,
    /// The goods it comes with.
    pub load: [u8; Good::COUNT],
}

/// What is printed on a building.
#[derive(Clone, Copy, Debug, Default)]
pub struct BuildingCard {
    /// Gold and workers.
    pub cost: Purse,
    /// What it is worth at the end.
    pub worth: Worth,
}

/// What a building is worth at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// So many points.
    Points(u8),
    /// So many points for every so much gold.
    Gold {
        /// The points.
        points: u8,
        /// The gold that earns them.
        per: u8,
    },
    /// So many points for every finished civil ship.
    CivilShips(u8),
    /// As many points as the mill holds more than this.
    MillAbove(u8),
}

impl Default for Worth {
    fn default() -> Worth {
        Worth::Points(0)
    }
}

/// The amounts printed on the townsfolk.
#[derive(Clone, Copy, Debug, Default)]
pub struct Townsfolk {
    /// The gold the Mercenary brings.
    pub mercenary_gain: u8,
    /// The gold everybody else loses by the Mercenary.
    pub mercenary_loss: u8,
    /// The gold lost by the Plunderer for each good in the mill.
    pub plunderer_gold: u8,
    /// The price of the Berserker's deed.
    pub berserker_gold: u8,
    /// How many cards the Chieftain draws.
    pub chieftain_cards: u8,
    /// How many cards the Sage exchanges at most.
    pub sage_cards: u8,
    /// The gold of the King.
    pub king_gold: u8,
    /// The gold of the Queen.
    pub queen_gold: u8,
    /// The gold of the Navigator in any case.
    pub navigator_base: u8,
    /// The gold of the Navigator for each turn that is over this afternoon.
    pub navigator_step: u8,
    /// What the four exchange, in the order of [`Townsfolk::EXCHANGERS`].
    pub exchanges: [Exchange; 4],
}

impl Townsfolk {
    /// Those who exchange goods and workers with the supply.
    pub const EXCHANGERS: [Townsperson; 4] =
        [Townsperson::Beggar, Townsperson::Servant, Townsperson::Merchant, Townsperson::Trader];

    /// What this townsperson exchanges; nothing for those who do something else.
    #[inline]
    pub const fn exchange(&self, townsperson: Townsperson) -> Option<&Exchange> {
        match townsperson {
            Townsperson::Beggar => Some(&self.exchanges[0]),
            Townsperson::Servant => Some(&self.exchanges[1]),
            Townsperson::Merchant => Some(&self.exchanges[2]),
            Townsperson::Trader => Some(&self.exchanges[3]),
            _ => None,
        }
    }
}

/// An exchange with the supply.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exchange {
    /// Workers to give.
    pub give_workers: u8,
    /// Goods to give at most.
    pub give_goods: u8,
    /// Goods to give at least.
    pub fewest: u8,
    /// Workers to take.
    pub take_workers: u8,
    /// Goods to take.
    pub take_goods: u8,
    /// Is that number for each good given?
    pub for_each: bool,
    /// Which goods may be taken.
    pub types: Types,
}

/// Which goods may be taken in an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Types {
    /// Any.
    #[default]
    Any,
    /// Any that were not given.
    Other,
    /// All of one type that was not given.
    OneOther,
}

/// The name of a kind of card. Those of ships and craftsmen stand in the edition, because some of them are guesses that
/// the owner of a box can put right; the others stand in the texts.
#[derive(Clone, Debug)]
pub struct Name {
    kind: Kind,
    printed: Option<Arc<[String; Language::COUNT]>>,
}

impl Name {
    /// The name in words.
    pub fn say(&self) -> Say {
        match self.printed.as_deref() {
            Some(names) => {
                let named = Language::ALL.into_iter().zip(names);
                named.fold(Say::new("printed"), |say, (language, name)| say.with(language.code(), name.clone()))
            }
            None => Say::new(format!("card-{}", self.kind.word())),
        }
    }
}

/// A kind has one name at a table.
impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Name {}

impl<K: Into<Kind>> From<K> for Name {
    fn from(kind: K) -> Name {
        Name { kind: kind.into(), printed: None }
    }
}

/// All cards of an edition.
#[derive(Debug)]
pub struct Deck {
    /// How many there are.
    pub count: usize,
    /// What each of them is, by [`Card::index`].
    pub kinds: [Kind; MOST_CARDS],
    /// The same as numbers, where observations look them up.
    pub numbers: [u8; MOST_CARDS],
    /// Their backs.
    pub backs: [Back; MOST_CARDS],
    /// The copies of each kind, by [`Kind::number`].
    pub copies: [Cards; Kind::COUNT],
    /// The ships.
    pub ships: [ShipCard; Ship::COUNT],
    /// The tools.
    pub tools: [ToolCard; Tool::COUNT],
    /// The buildings.
    pub buildings: [BuildingCard; Building::COUNT],
    /// The townsfolk.
    pub townsfolk: Townsfolk,
    /// The printed names of ships and craftsmen in every language, by [`Kind::number`]; the other names are known
    /// and stand in the texts.
    pub names: [Option<Arc<[String; Language::COUNT]>>; Kind::COUNT],
    /// How sure we are of what is printed on a kind: the least sure of its parts.
    pub provenance: [Provenance; Kind::COUNT],
}

impl Deck {
    /// What a card is.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.index()]
    }

    /// The back of a card.
    #[inline]
    pub fn back(&self, card: Card) -> Back {
        self.backs[card.index()]
    }

    /// The ship on a card that is one.
    #[inline]
    pub fn ship_of(&self, card: Card) -> Option<Ship> {
        match self.kind(card) {
            Kind::Ship(ship) => Some(ship),
            _ => None,
        }
    }

    /// The craftsman on a card that is one.
    #[inline]
    pub fn craftsman_of(&self, card: Card) -> Option<Craftsman> {
        match self.kind(card) {
            Kind::Craftsman(craftsman) => Some(craftsman),
            _ => None,
        }
    }

    /// The tool on a card that is one.
    #[inline]
    pub fn tool_of(&self, card: Card) -> Option<Tool> {
        match self.kind(card) {
            Kind::Tool(tool) => Some(tool),
            _ => None,
        }
    }

    /// The name of a kind.
    pub fn title(&self, kind: impl Into<Kind>) -> Name {
        let kind = kind.into();
        Name { kind, printed: self.names[kind.number()].clone() }
    }

    /// A card's stable name: its kind and its number in the list.
    pub fn name(&self, card: Card) -> String {
        format!("{}-{}", self.kind(card).word(), card.number())
    }

    /// Is anything on the cards a guess?
    pub fn is_reconstruction(&self) -> bool {
        self.provenance.contains(&Provenance::Assumed)
    }
}
