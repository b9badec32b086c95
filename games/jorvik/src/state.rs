//! Where everything lies.

use langhus_rules::{Seat, Seats};
use serde::Serialize;

use crate::card::{Artisan, Card, Kind, MOST_ARTISANS, MOST_ATTACKS, MOST_CARDS, TYPES};
use crate::good::{Good, Goods, Kinds};
use crate::lanes::{Figure, LANES, Line, Place, Reserved, SPOTS};
use crate::power::{Power, Powers};
use crate::sets::{Artisans, Cards};

/// The most seats.
pub const MOST_SEATS: usize = 5;
/// What is asked, or will go on when nothing more is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// J1 (a): a holder may play an any-phase card before the next phase or loading turn.
    Window,
    /// A good taken with an any-phase card has to be placed.
    Placing,
    /// More goods may come off the own artisans.
    Lifting,
    /// The champion may double the reward.
    Champion,
    /// The ransom may be paid.
    Ransom,
    /// A viking has to be placed.
    Demand,
    /// The trickster may pick the first of two vikings.
    Trick,
    /// The trickster picks the second.
    TrickSecond,
    /// A card is offered.
    Offer,
    /// Goods are allocated.
    Allocate,
    /// A good is given for an exchange.
    Give,
    /// A good is taken for an exchange.
    Receive,
    /// More goods are left than can be stored.
    Keep,
    /// The game is over.
    Over,
}

/// The phases that begin with a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// "Angebotsphase".
    Supply,
    /// "Nachfragephase".
    Demand,
    /// "Kaufphase".
    Buying,
    /// "Verladephase".
    Loading,
}

impl Phase {
    /// The name in texts.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Supply => "supply",
            Phase::Demand => "demand",
            Phase::Buying => "buying",
            Phase::Loading => "loading",
        }
    }
}

/// What goods are exchanged for in the loading phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Exchange {
    /// Three goods for one of choice.
    Three,
    /// Two goods for one of choice, with the trading post.
    Two,
    /// Two goods for a coin.
    Coin,
}

impl Exchange {
    /// All of them.
    pub const ALL: [Exchange; 3] = [Exchange::Three, Exchange::Two, Exchange::Coin];
    /// Their names in notation and texts.
    pub const WORDS: [&'static str; 3] = ["three", "two", "coin"];

    /// The name in notation and texts.
    pub const fn word(self) -> &'static str {
        Exchange::WORDS[self as usize]
    }

    /// How many goods are given.
    #[inline]
    pub const fn price(self) -> u8 {
        if matches!(self, Exchange::Three) { 3 } else { 2 }
    }
}

/// The cards of a display that exist more than once, counted: scores and observations look them up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// How many there are of each type, in the order of [`Kind::number`].
    pub types: [u8; TYPES],
    /// The points of all journeys.
    pub journeys: u16,
    /// Those of the best one.
    pub best_journey: u8,
    /// The points of all traders.
    pub traders: u16,
}

impl Shown {
    /// One more card.
    pub(crate) fn add(&mut self, kind: Kind) {
        if let Some(count) = self.types.get_mut(kind.number()) {
            *count += 1;
        }
        match kind {
            Kind::Journey { points } => {
                self.journeys += u16::from(points);
                self.best_journey = self.best_journey.max(points);
            }
            Kind::Trader { points, .. } => self.traders += u16::from(points),
            _ => {}
        }
    }
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The cards below the player board ("Kartenauslage").
    pub display: Cards,
    /// Those of them that exist more than once, counted.
    pub shown: Shown,
    /// The cards bought this round, above the board ("Verladebereich").
    pub loading: Cards,
    /// The goods on the ships in the loading area.
    pub aboard: Goods,
    /// The goods in storage: the warehouse's places first, then the board's (J9).
    pub stored: Goods,
    /// The powers of the cards in the display.
    pub powers: Powers,
    /// The powers of the cards in the loading area.
    pub arriving: Powers,
    /// The artisans in the display.
    pub artisans: Artisans,
    /// The coins.
    pub coins: u16,
    /// The points on the track.
    pub track: i16,
    /// The defence of all warriors in the display.
    pub defence: u16,
    /// The defence of the best of them.
    pub best_warrior: u8,
    /// The vikings of the own colour that are not on the board.
    pub vikings: u8,
    /// For each kind, what the best trader in the display pays; 0 without one.
    pub prices: [u8; 8],
    /// The kinds that traders in the display buy.
    pub sells: Kinds,
    /// The kinds that oracles in the display accept.
    pub offers: Kinds,
    /// How many goods of each kind have been offered to the gods.
    pub offerings: [u8; 8],
    /// The points won or lost in each attack.
    pub attacks: [i8; MOST_ATTACKS],
}

/// Everything that lies open, which is everything but the order of the deck and the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// The players.
    pub players: [Player; MOST_SEATS],
    /// The cards that have left the game.
    pub boxed: Cards,
    /// The cards on the spots, until they are bought or put into the box.
    pub spots: [Option<Card>; SPOTS],
    /// The goods on the ships that lie on the spots.
    pub cargo: [Goods; SPOTS],
    /// The vikings in the lanes.
    pub lanes: [Line; LANES],
    /// The reserve row from the left.
    pub row: [Reserved; SPOTS - LANES],
    /// How many cards have been reserved this round.
    pub row_length: u8,
    /// The spots whose cards lie in the reserve row, as bits.
    pub reserved: u16,
    /// The goods in the common area ("allgemeine Warenablage").
    pub common: Goods,
    /// The goods being allocated: of the player at the loading turn, or taken with an any-phase card.
    pub hand: Goods,
    /// The filled spaces of each artisan, as bits.
    pub filled: [u8; MOST_ARTISANS],
    /// The artisans with at least one good.
    pub begun: Artisans,
    /// The artisans with a good on every space.
    pub complete: Artisans,
    /// The brown vikings that are not on the board and have not been used.
    pub brown: u8,
    /// The brown vikings that have been used and are out of the game.
    pub spent: u8,
    /// The round, counted from 1.
    pub round: u8,
    /// Who has the start player marker.
    pub start: Seat,
    /// Whom the game waits for.
    pub awaited: Seats,
    /// What is asked.
    pub step: Step,
    /// What goes on after a good has been placed or lifted.
    pub resume: Step,
    /// The phase; during a window, the one that follows.
    pub phase: Phase,
    /// Who has passed: in a window, or with brown vikings.
    pub passed: Seats,
    /// The next spot to be filled in the supply phase, or the next of the lanes and reserved cards in the buying phase.
    pub next: u8,
    /// Whose loading turn it is.
    pub loader: Seat,
    /// How many more goods may be lifted, have to be given for an exchange, or can still be kept.
    pub left: u8,
    /// The exchange that is going on.
    pub exchange: Exchange,
    /// The viking that the trickster picked first.
    pub picked: Place,
    /// The attack that is going on.
    pub attack: Card,
    /// Who lost it.
    pub losers: Seats,
}

/// Everything that changes in play. The order of the deck and the bag is drawn when the game is dealt; nothing else is
/// left to chance, so the state needs no generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open.
    pub open: Open,
    /// The deck; what lies before `drawn` has been drawn.
    pub(crate) deck: [Card; MOST_CARDS],
    pub(crate) drawn: u8,
    /// The bag; what lies before `poured` has been drawn.
    pub(crate) bag: [Good; Goods::MOST],
    pub(crate) poured: u8,
}

impl Open {
    /// The player in a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The brown vikings that a seat can place.
    #[inline]
    pub fn brown_of(&self, seat: Seat) -> u8 {
        if self.player(seat).powers.has(Power::Bunkhouse) { self.brown } else { 0 }
    }

    /// The cards still in the reserve row, from the left, at a table with so many lanes.
    pub fn in_row(&self, lanes: u8) -> &[Reserved] {
        let gone = self.next.saturating_sub(lanes).min(self.row_length);
        &self.row[usize::from(gone)..usize::from(self.row_length)]
    }

    /// The seat whose display holds the card with this power.
    pub(crate) fn holder(&self, power: Power) -> Option<Seat> {
        self.players.iter().position(|player| player.powers.has(power)).map(|seat| Seat::new(seat as u8))
    }

    /// Waits for a seat's answer.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, step: Step) {
        self.awaited = Seats::one(seat);
        self.step = step;
    }

    /// The viking at a place.
    pub(crate) fn figure(&self, place: Place) -> Option<Figure> {
        match place.split() {
            (Some(lane), place) => self.lanes[lane.index()].at(place),
            (None, place) => (place < self.row_length).then(|| self.row[usize::from(place)].figure),
        }
    }

    /// Puts a good on an artisan's space or takes it off, and keeps the summaries right.
    #[inline]
    pub(crate) fn fill(&mut self, artisan: Artisan, filled: u8, complete: bool) {
        self.filled[artisan.index()] = filled;
        self.begun.set(artisan, filled != 0);
        self.complete.set(artisan, complete);
    }
}
