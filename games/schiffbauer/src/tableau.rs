//! What lies in front of a player, and the hand.

use serde::Serialize;

use crate::card::{Card, Cards, Row};
use crate::deck::Deck;
use crate::kind::{Building, Craftsman, Good, Kind, Kinds, Ship};
use crate::purse::{Crafts, Purse};
use crate::state::PASSES;

/// Rulebook, "Spielmaterial": each player has two workshops, A and B.
pub const WORKSHOPS: usize = 2;
/// Rulebook, "Einen Handwerker anwerben": up to four craftsmen lie below a board.
pub const CREW: usize = 4;
/// The most cards a hand can hold: three, and what chieftains add.
pub const HAND: usize = 12;
/// The coast ends at twelve gold.
pub const GOLD_LIMIT: u8 = 12;
/// The village holds eight workers over night.
pub const VILLAGE: u8 = 8;
/// The mill holds eight goods over night, before the icons of the ships.
pub const MILL: i8 = 8;

/// What lies in front of a player, and the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Board {
    /// Gold on the coast, workers in the village, goods in the mill.
    pub purse: Purse,
    /// The cards in hand.
    pub hand: Hand,
    /// The recruited craftsmen below the board.
    pub crew: Row<CREW>,
    /// The same, counted.
    pub crafts: Crafts,
    /// The ships begun.
    pub workshops: Row<WORKSHOPS>,
    /// Finished ships, buildings, Watchmen and Pioneers: what lies around the board until something discards it.
    pub laid: Cards,
    /// What the finished ships bring.
    pub fleet: Fleet,
    /// Which buildings stand, a bit each.
    pub buildings: u8,
    /// Does a Watchman protect the player?
    pub guarded: bool,
    /// The tool on the left.
    pub tool: Option<Card>,
    /// The goods on the trading cart, if that is the tool.
    pub cart: [u8; Good::COUNT],
}

impl Board {
    /// A board on which nothing lies.
    pub const EMPTY: Board = Board {
        purse: Purse::new(0, 0, [0; Good::COUNT]),
        hand: Hand::EMPTY,
        crew: Row::EMPTY,
        crafts: Crafts::NONE,
        workshops: Row::EMPTY,
        laid: Cards::NONE,
        fleet: Fleet { ships: 0, civil: 0, points: 0, military: 0, mill: 0, daily_workers: 0, evening_gold: 0 },
        buildings: 0,
        guarded: false,
        tool: None,
        cart: [0; Good::COUNT],
    };

    /// Does the building stand?
    #[inline]
    pub const fn has(&self, building: Building) -> bool {
        self.buildings >> building as u32 & 1 != 0
    }

    /// Gold from the supply; what the coast has no room for is lost (S6). How much was gained?
    #[inline]
    pub fn gain_gold(&mut self, gold: u8) -> u8 {
        let had = self.purse.gold();
        let has = had.saturating_add(gold).min(GOLD_LIMIT);
        self.purse.set_gold(has);
        has - had
    }

    /// Gold to the supply, as far as there is any. How much was lost?
    #[inline]
    pub fn lose_gold(&mut self, gold: u8) -> u8 {
        let lost = self.purse.gold().min(gold);
        self.purse.set_gold(self.purse.gold() - lost);
        lost
    }

    /// Rulebook, "Ruhephase" 3: eight, plus and minus the icons of the ships; never below 0 (S4).
    #[inline]
    pub fn mill_limit(&self) -> u8 {
        MILL.saturating_add(self.fleet.mill).max(0) as u8
    }

    /// Rulebook, "Ruhephase" 2: one, plus and minus the icons, but at least one.
    #[inline]
    pub fn new_workers(&self) -> u8 {
        1i8.saturating_add(self.fleet.daily_workers).max(1) as u8
    }

    /// Lays a craftsman below the board.
    #[inline]
    pub fn recruit(&mut self, card: Card, craftsman: Craftsman) {
        self.crew.push(card);
        self.crafts.add(craftsman);
    }

    /// Takes the first craftsman of this kind from below the board.
    #[inline]
    pub fn dismiss(&mut self, deck: &Deck, craftsman: Craftsman) -> Option<Card> {
        let card = self.crew.take(|card| deck.kind(card) == Kind::Craftsman(craftsman))?;
        self.crafts.remove(craftsman);
        Some(card)
    }
}

/// What the finished ships of a player bring together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Fleet {
    /// How many ships there are.
    pub ships: u8,
    /// How many of them are civil.
    pub civil: u8,
    /// Their victory points.
    pub points: u16,
    /// Their military points.
    pub military: u16,
    /// How they change the capacity of the mill.
    pub mill: i8,
    /// How they change the workers of each evening.
    pub daily_workers: i8,
    /// Their gold of each evening.
    pub evening_gold: u8,
}

impl Fleet {
    /// A ship is finished.
    pub fn add(&mut self, deck: &Deck, ship: Ship) {
        let card = &deck.ships[ship as usize];
        self.ships += 1;
        self.civil += u8::from(card.civil);
        self.points += u16::from(card.points);
        self.military += u16::from(card.military);
        self.mill = self.mill.saturating_add(card.mill);
        self.daily_workers = self.daily_workers.saturating_add(card.daily_workers);
        self.evening_gold = self.evening_gold.saturating_add(card.evening_gold);
    }
}

/// The cards in a hand, in the order in which they came.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hand {
    cards: Row<HAND>,
    kinds: Kinds,
    crafts: Crafts,
    kept: [Option<Card>; PASSES],
}

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand { cards: Row::EMPTY, kinds: Kinds::NONE, crafts: Crafts::NONE, kept: [None; PASSES] };

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter()
    }

    /// Which kinds there are.
    #[inline]
    pub const fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// The craftsmen among them.
    #[inline]
    pub const fn crafts(&self) -> Crafts {
        self.crafts
    }

    /// The card kept in a pass of this morning, while it is still in the hand. Whoever passed it on knows it to be in
    /// one of the later hands or set aside.
    #[inline]
    pub const fn kept(&self, pass: usize) -> Option<Card> {
        self.kept[pass]
    }

    /// Adds a card; `pass` is the pass in which it was kept, nothing for a card drawn from the pile.
    #[inline]
    pub fn add(&mut self, deck: &Deck, card: Card, pass: Option<usize>) {
        let kind = deck.kind(card);
        self.cards.push(card);
        self.kinds.insert(kind);
        if let Kind::Craftsman(craftsman) = kind {
            self.crafts.add(craftsman);
        }
        if let Some(pass) = pass {
            self.kept[pass] = Some(card);
        }
    }

    /// Takes the first card of a kind (S43).
    #[inline]
    pub fn take(&mut self, deck: &Deck, kind: Kind) -> Option<Card> {
        let card = self.cards.take(|card| deck.kind(card) == kind)?;
        if let Kind::Craftsman(craftsman) = kind {
            self.crafts.remove(craftsman);
        }
        if !self.cards.iter().any(|other| deck.kind(other) == kind) {
            self.kinds.remove(kind);
        }
        for kept in &mut self.kept {
            if *kept == Some(card) {
                *kept = None;
            }
        }
        Some(card)
    }
}
