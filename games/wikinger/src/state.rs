//! The state: what lies open, and what is hidden.

use langhus_rules::{Seat, Seats, tally};

use crate::coast::Coast;
use crate::figure::{Cell, Column, Figure, Figures, Row};
use crate::special::{Special, Specials};
use crate::tile::{Building, TILE_KINDS, Tile};
use crate::wheel::{SLOTS, Slot, Wheel};

/// Tiles in the six stacks: the start tiles are dealt.
pub const STACKED: usize = 72;
/// Figures in the bag.
pub const FIGURES: usize = 78;
/// Special tiles.
pub const SPECIALS: usize = 25;
/// Middles among the tiles.
pub const MIDDLES: usize = 20;
/// Ships among the tiles, and so the last column a ship can lie in (W59).
pub const SHIPS: usize = 14;
/// Special tiles that lie open.
pub const OPEN_SPECIALS: usize = 4;
/// The most seats.
pub const MOST_SEATS: usize = 4;

/// Everything that changes in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// What nobody sees.
    pub hidden: Hidden,
}

/// The shuffled stacks and bag. How much of each is used up lies open; what is used up here means nothing any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// The six stacks, one behind the other.
    pub tiles: [Tile; STACKED],
    /// The bag, in the order in which it will be drawn.
    pub bag: [Figure; FIGURES],
    /// The special tiles, in the order in which they will be opened; both stacks are one sequence (W58).
    pub specials: [Special; SPECIALS],
    /// How many tiles of each kind are left in the stacks.
    pub(crate) stacked: [u8; TILE_KINDS],
    /// How many figures of each kind are left in the bag.
    pub(crate) bagged: Figures,
}

impl Hidden {
    /// The shuffled stacks and bag, as far as they are not used up.
    pub(crate) fn new(
        tiles: [Tile; STACKED],
        bag: [Figure; FIGURES],
        specials: [Special; SPECIALS],
        (stacked_out, bag_out): (u8, u8),
    ) -> Hidden {
        let mut hidden = Hidden { tiles, bag, specials, stacked: [0; TILE_KINDS], bagged: [0; 6] };
        tally(&hidden.tiles[stacked_out.into()..], Tile::ALL, &mut hidden.stacked);
        tally(&hidden.bag[bag_out.into()..], Figure::ALL, &mut hidden.bagged);
        hidden
    }

    /// The next stack.
    pub(crate) fn take_stack(&mut self, stacked_out: u8) -> &[Tile] {
        let stack = &self.tiles[stacked_out.into()..][..SLOTS.into()];
        stack.iter().for_each(|tile| self.stacked[*tile as usize] -= 1);
        stack
    }

    /// The next figures from the bag, by kind.
    pub(crate) fn draw(&mut self, bag_out: u8, count: u8) -> Figures {
        let mut drawn: Figures = [0; 6];
        for figure in &self.bag[bag_out.into()..][..count.into()] {
            drawn[*figure as usize] += 1;
            self.bagged[*figure as usize] -= 1;
        }
        drawn
    }
}

/// What lies open on the table (W58). It has no place for a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The round, 1 to 6.
    pub round: u8,
    /// Who began it, or opens its auction.
    pub start: Seat,
    /// Who is asked now.
    pub turn: Seat,
    /// For what.
    pub step: Step,
    /// The offer.
    pub wheel: Wheel,
    /// Figures drawn for this round that are not at the wheel yet.
    pub drawn: Figures,
    /// The auction.
    pub auction: Auction,
    /// The combination that is being laid.
    pub bought: Bought,
    /// The load that is being ferried.
    pub load: Load,
    /// The open special tiles.
    pub open: [Option<Special>; OPEN_SPECIALS],
    /// The players by seat; those beyond the table's seats stay untouched.
    pub players: [Player; MOST_SEATS],
    /// Which building each normal middle on a coast shows.
    pub middles: Middles,
    /// Tiles that have left the game.
    pub lost: [u8; TILE_KINDS],
    /// Figures that have left the game.
    pub gone: Figures,
    /// Special tiles that have left the game.
    pub spent: Specials,
    /// Tiles taken from the stacks so far.
    pub stacked_out: u8,
    /// Figures drawn from the bag so far.
    pub bag_out: u8,
    /// Special tiles opened so far.
    pub specials_out: u8,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// A bid for the start, or a pass.
    Bid,
    /// Which figure the winner of the auction removes.
    Remove,
    /// Which kind of figures goes to the wheel next.
    Place,
    /// Which combination is bought.
    Buy,
    /// The first tile and the start tile, in either order.
    First,
    /// Where the start tile goes, the first tile being laid.
    Start,
    /// Where the bought tile goes.
    Lay,
    /// Whether the figure stands on the tile.
    Stand,
    /// Which special tile is taken.
    Special,
    /// Which middle the special tile replaces.
    Exchange,
    /// Whether a boatsman ferries, with or without a boat.
    Ferry,
    /// What he ferries.
    Load,
    /// Where a figure lands.
    Land,
    /// Nothing: the game is over.
    Over,
}

/// The auction for the start (W47).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Auction {
    /// The highest bid; none before the opening one.
    pub bid: Option<u16>,
    /// Who made it.
    pub leader: Seat,
    /// Who has not passed.
    pub bidders: Seats,
}

/// A combination between the wheel and the coast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Bought {
    /// The tile.
    pub tile: Tile,
    /// The figure.
    pub figure: Figure,
    /// Where the tile was laid, for an island.
    pub cell: Option<Cell>,
    /// Has the tile been laid or lost?
    pub laid: bool,
    /// Does it bring a special tile?
    pub prize: bool,
    /// Who bought it.
    #[serde(skip)]
    pub seat: Seat,
    /// The round and the place at the wheel it came from: a page lets it move from there.
    #[serde(skip)]
    pub from: Option<(u8, Slot)>,
    /// Where the tile was laid, for a ship.
    #[serde(skip)]
    pub berth: Option<Column>,
}

impl Bought {
    /// Before the first purchase.
    pub const NOTHING: Bought = Bought {
        tile: Tile::Left,
        figure: Figure::Fisherman,
        cell: None,
        laid: false,
        prize: false,
        seat: Seat::new(0),
        from: None,
        berth: None,
    };
}

/// A boatsman's load, figure by figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    /// Does he ferry as in the basic game?
    pub whole: bool,
    /// The rows whose figures still have to land, as a bit set.
    pub rows: u8,
    /// How many figures still land in the first of these rows.
    pub figures: u8,
    /// Columns already passed: cells are chosen from left to right, so that every outcome can be reached in one way.
    pub passed: u8,
}

impl Load {
    /// Nothing.
    pub const NONE: Load = Load { whole: false, rows: 0, figures: 0, passed: 0 };

    /// The rows whose figures still have to land, from top to bottom.
    #[inline]
    pub fn rows(self) -> impl Iterator<Item = Row> {
        rows(self.rows)
    }
}

/// The rows of a bit set, from top to bottom.
#[inline]
pub(crate) fn rows(set: u8) -> impl Iterator<Item = Row> {
    Row::ALL.into_iter().filter(move |row| set >> *row as u8 & 1 != 0)
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Gold pieces.
    pub gold: u16,
    /// Points on the track.
    pub points: i16,
    /// The figures on the mainland, boatsmen among them.
    pub mainland: Figures,
    /// The special tiles beside the mainland; buildings only while they wait for their exchange.
    pub specials: Specials,
    /// The coast.
    pub coast: Coast,
    /// Where the points came from.
    pub ledger: Ledger,
}

/// Where a player's points came from and went to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// Points changed into gold.
    pub changed: u16,
    /// What each repelled ship has paid in points, by column.
    pub ships: [u8; SHIPS],
    /// Points for nobles at each large scoring.
    pub nobles: [u8; 3],
    /// Points for scouts, with what they see.
    pub scouts: [u8; 3],
    /// Points for fishermen, with the special tile.
    pub fishermen: [u8; 3],
    /// The final scoring.
    pub finale: Finale,
}

/// A player's final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Finale {
    /// Points given up for ships that nobody repels, and that cost points.
    pub ships: u16,
    /// Points given up for gold that was missing.
    pub debt: u16,
    /// Points for gold.
    pub gold: u16,
    /// Points for the most boatsmen.
    pub boatsmen: u8,
    /// Points for the most finished islands.
    pub islands: u8,
    /// Points for the longest finished island.
    pub longest: u8,
    /// Points for the supply of all figures.
    pub supply: i16,
    /// Points for each special building.
    pub great: [u8; 4],
}

impl Player {
    /// Before the first round.
    pub const fn new(gold: u16, points: i16) -> Player {
        let ledger = Ledger {
            changed: 0,
            ships: [0; SHIPS],
            nobles: [0; 3],
            scouts: [0; 3],
            fishermen: [0; 3],
            finale: Finale {
                ships: 0,
                debt: 0,
                gold: 0,
                boatsmen: 0,
                islands: 0,
                longest: 0,
                supply: 0,
                great: [0; 4],
            },
        };
        Player { gold, points, mainland: [0; 6], specials: [0; 14], coast: Coast::EMPTY, ledger }
    }

    /// What the player can pay: gold, and points changed into gold (W5).
    #[inline]
    pub fn wealth(&self) -> u16 {
        self.gold + self.points.max(0) as u16
    }

    /// Pays: gold first, the rest in points (W46). Says how many points were changed.
    #[inline]
    pub fn pay(&mut self, price: u16) -> u16 {
        let gold = price.min(self.gold);
        self.gold -= gold;
        self.points -= (price - gold) as i16;
        self.ledger.changed += price - gold;
        price - gold
    }

    /// How many special tiles of a kind the player has.
    #[inline]
    pub fn holds(&self, special: Special) -> u8 {
        self.specials[special as usize]
    }

    /// How many figures of a kind wait on the mainland.
    #[inline]
    pub fn waiting(&self, figure: Figure) -> u8 {
        self.mainland[figure as usize]
    }
}

/// Where the normal middles lie on the coasts, and which building each shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Middles {
    list: [Option<Middle>; MIDDLES],
    count: u8,
}

/// A normal middle on somebody's coast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Middle {
    /// Whose coast.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
    /// What it shows.
    pub building: Building,
}

impl Middles {
    /// None laid.
    pub const NONE: Middles = Middles { list: [None; MIDDLES], count: 0 };

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Middle> {
        self.list[..usize::from(self.count)].iter().flatten().copied()
    }

    /// The cells in which a player's middles with this building lie.
    pub fn cells(&self, seat: Seat, building: Building) -> impl Iterator<Item = Cell> {
        self.iter().filter(move |middle| middle.seat == seat && middle.building == building).map(|middle| middle.cell)
    }

    /// Lays one.
    #[inline]
    pub fn add(&mut self, middle: Middle) {
        if let Some(place) = self.list.get_mut(usize::from(self.count)) {
            *place = Some(middle);
            self.count += 1;
        }
    }

    /// Takes away the one in this cell.
    pub fn remove(&mut self, seat: Seat, cell: Cell) {
        let count = usize::from(self.count);
        let at = |middle: &Option<Middle>| middle.is_some_and(|middle| middle.seat == seat && middle.cell == cell);
        if let Some(place) = self.list[..count].iter().position(at) {
            self.list.swap(place, count - 1);
            self.list[count - 1] = None;
            self.count -= 1;
        }
    }
}

impl FromIterator<Middle> for Middles {
    fn from_iter<I: IntoIterator<Item = Middle>>(middles: I) -> Middles {
        let mut all = Middles::NONE;
        middles.into_iter().for_each(|middle| all.add(middle));
        all
    }
}

impl Public {
    /// The player who is asked.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    /// The player in a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The building whose special tile the player who is asked has to exchange: one that waits has no matching tile.
    pub fn exchanging(&self) -> Option<Building> {
        let matches = |building: &Building| {
            self.player().holds(Special::great(*building)) > 0
                && self.middles.cells(self.turn, *building).next().is_some()
        };
        Building::ALL.into_iter().find(matches)
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index()]
    }
}
