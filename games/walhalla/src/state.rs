//! Everything that changes in play.

use langhus_rules::{Dice, Seat, Seats};
use serde::Serialize;

use crate::dragon::DRAGONS;
use crate::land::{Fields, Laid, TILES};
use crate::scoring::Points;
use crate::{Card, Cards, DragonId, Field, Fjord, Moored, Terrain};

/// How many action cards there are.
pub(crate) const CARDS: usize = 32;
/// The most dragons that fit into a fjord: beside a tongue of sixteen fields.
pub(crate) const BERTHS: usize = 6;
/// The most seats.
pub(crate) const SEATS: usize = 4;

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Which places of the dragon the active seat fills.
    Boarding,
    /// Whether the owner of the coloured place comes along.
    Riding,
    /// Where the dragon goes.
    Sailing,
    /// On which bank a viking lands.
    Landing,
    /// Whether the attacker plays Attack.
    Attack,
    /// How the defender decides the fight.
    Defence,
    /// Whether Hunt is played for the forest just taken.
    Hunt,
    /// Which cards are laid out at the raid's end: everybody at once.
    Secret,
    /// The game is over.
    Over,
}

impl Stage {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Boarding => "boarding",
            Stage::Riding => "riding",
            Stage::Sailing => "sailing",
            Stage::Landing => "landing",
            Stage::Attack => "attack",
            Stage::Defence => "defence",
            Stage::Hunt => "hunt",
            Stage::Secret => "secret",
            Stage::Over => "over",
        }
    }
}

/// Where the game stands: plain data, copied like a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State {
    pub(crate) dice: Dice,

    /// The fields each seat holds.
    pub(crate) held: [Fields; SEATS],
    /// The fields of each [`Terrain`]; follows from `tiles`, kept for speed.
    pub(crate) terrain: [Fields; Terrain::ALL.len()],
    /// The tiles from the board outwards, tongue after tongue.
    pub(crate) tiles: [Laid; TILES],
    /// The tips of each tongue: the second place is worth the inner one, the first place the outer one.
    pub(crate) inner: [u8; 3],
    pub(crate) outer: [u8; 3],

    pub(crate) midgard: [u8; SEATS],
    pub(crate) asgard: [u8; SEATS],
    pub(crate) walhalla: [u8; SEATS],

    /// The cards in hand; those laid out face down at a raid's end are no longer among them.
    pub(crate) hand: [Cards; SEATS],
    pub(crate) laid: [Cards; SEATS],
    /// The discard pile, by the seat that played each card.
    pub(crate) discard: [Cards; SEATS],
    /// The draw pile; the top card is the last of `cards_left`.
    pub(crate) pile: [Card; CARDS],
    pub(crate) cards_left: u8,
    /// What the draw pile was last shuffled from, and what each seat held then. Everybody saw that discard pile, so
    /// they can tell the cards that were in hands from those that were in the pile; see `imagine.rs`.
    pub(crate) shuffled: Cards,
    pub(crate) kept: [Cards; SEATS],

    /// The dragon pile; the top one is the last of `dragons_left`.
    pub(crate) dragons: [DragonId; DRAGONS],
    pub(crate) dragons_left: u8,
    /// The dragon that was drawn and has not sailed.
    pub(crate) dragon: Option<DragonId>,
    /// Who sits in it: from bow to stern until it sails, from the board outwards after that.
    pub(crate) crew: [Option<Seat>; 3],
    /// The dragons in each fjord, from the board outwards.
    pub(crate) fjords: [[Option<Moored>; BERTHS]; 4],
    pub(crate) moored: [u8; 4],

    /// 1 to 3.
    pub(crate) raid: u8,
    /// Who began this raid.
    pub(crate) start: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) awaited: Seats,
    /// While the crew lands: the fjord, the position of the viking nearest to the board, and who lands now.
    pub(crate) fjord: Fjord,
    pub(crate) landing: u8,
    /// The field that is fought for, or the forest just taken.
    pub(crate) field: Field,

    pub(crate) points: [Points; SEATS],
}

impl State {
    /// Asks one seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, stage: Stage) {
        self.stage = stage;
        self.awaited = Seats::one(seat);
    }

    /// Whose viking stands on a field.
    #[inline]
    pub(crate) fn holder(&self, field: Field) -> Option<Seat> {
        (0..SEATS as u8).map(Seat::new).find(|seat| self.held[seat.index()].contains(field))
    }

    /// What a field is.
    #[inline]
    pub(crate) fn terrain_of(&self, field: Field) -> Terrain {
        let found = Terrain::ALL.into_iter().find(|terrain| self.terrain[*terrain as usize].contains(field));
        found.expect("every field of a tongue is half of a tile")
    }

    /// The fields of any of these kinds.
    #[inline]
    pub(crate) fn fields_of(&self, kinds: &[Terrain]) -> Fields {
        kinds.iter().fold(Fields::NONE, |all, kind| all.or(self.terrain[*kind as usize]))
    }

    /// The seat whose viking lands now.
    #[inline]
    pub(crate) fn lander(&self) -> Option<Seat> {
        self.crew.get(usize::from(self.landing)).copied().flatten()
    }

    /// How many cards everybody sees in a hand: those laid out face down still count (H43).
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hand[seat.index()].total() + self.laid[seat.index()].total()
    }

    /// The discard pile as a whole.
    pub(crate) fn discarded(&self) -> Cards {
        self.discard.iter().fold(Cards::NONE, |all, cards| all.and(*cards))
    }
}
