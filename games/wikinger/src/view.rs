//! What a viewer may know: everything that lies open, and which pieces are unseen, but not their order.

use langhus_rules::{Seat, Viewer};
use serde::Serialize;
use serde::ser::SerializeStruct;

use crate::coast::Coast;
use crate::figure::{Cell, Column, Figure, Figures, Row, columns};
use crate::special::{SPECIAL_KINDS, Special, Specials};
use crate::state::{Load, Middles, Player, Public, State, Step};
use crate::tile::{Building, Sail, TILE_KINDS, Tile};
use crate::wheel::{Slot, Wheel};

/// What one viewer may know. Nobody has secrets in this game: the stacks, the bag and the special tiles are hidden
/// from all alike, and what is left in them follows from what was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many play.
    pub seats: u8,
    /// What lies open.
    pub public: Public,
    /// Tiles of each kind left in the stacks.
    pub stacks: [u8; TILE_KINDS],
    /// Figures of each kind left in the bag.
    pub bag: Figures,
    /// Special tiles of each kind that are still face down.
    pub specials: Specials,
}

/// How many pieces of each kind there are.
fn tally<K: Copy, const N: usize>(pieces: &[K], index: fn(K) -> usize) -> [u8; N] {
    let mut counts = [0; N];
    pieces.iter().for_each(|piece| counts[index(*piece)] += 1);
    counts
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer, seats: u8) -> View {
        let State { public, hidden } = state;
        View {
            viewer,
            seats,
            public: *public,
            stacks: tally(&hidden.tiles[usize::from(public.stacked_out)..], |tile| tile as usize),
            bag: tally(&hidden.bag[usize::from(public.bag_out)..], |figure| figure as usize),
            specials: tally::<_, SPECIAL_KINDS>(&hidden.specials[usize::from(public.specials_out)..], |s| s as usize),
        }
    }

    /// The building of the tile in a cell, and whether it is the special one.
    pub fn building(&self, seat: Seat, cell: Cell) -> Option<(Building, bool)> {
        building(&self.public.of(seat).coast, &self.public.middles, seat, cell)
    }
}

#[cfg(feature = "board")]
impl View {
    /// Where the combination came from that this seat has laid last, if nobody has bought another one since.
    pub(crate) fn just_laid(&self, seat: Seat) -> Option<(u8, Slot)> {
        let bought = &self.public.bought;
        bought.from.filter(|_| bought.laid && bought.seat == seat)
    }

    /// The same for its figure, if it waits on the mainland now.
    pub(crate) fn just_waits(&self, seat: Seat, figure: Figure) -> Option<(u8, Slot)> {
        let Public { step, turn, bought, .. } = &self.public;
        // Before a first turn is over the bought tile can lie while the start tile is still to come.
        let in_hand = matches!(step, Step::Start | Step::Stand) && *turn == seat;
        let stands = bought.cell.is_some_and(|cell| self.public.of(seat).coast.is_manned(cell));
        self.just_laid(seat).filter(|_| bought.figure == figure && !in_hand && !stands)
    }
}

fn building(coast: &Coast, middles: &Middles, seat: Seat, cell: Cell) -> Option<(Building, bool)> {
    let great = Building::ALL.into_iter().find(|building| coast.great(*building) == Some(cell));
    let normal = || middles.iter().find(|middle| middle.seat == seat && middle.cell == cell).map(|m| m.building);
    great.map(|building| (building, true)).or_else(|| normal().map(|building| (building, false)))
}

/// Pieces by name, those that are there.
pub(crate) fn named<K: Copy>(kinds: &[K], counts: &[u8], word: fn(K) -> &'static str) -> Vec<Heap> {
    let there = kinds.iter().zip(counts).filter(|(_, count)| **count > 0);
    there.map(|(kind, count)| Heap { kind: word(*kind), count: *count }).collect()
}

/// Some equal pieces.
#[derive(Serialize)]
pub(crate) struct Heap {
    kind: &'static str,
    count: u8,
}

#[derive(Serialize)]
struct Combination {
    slot: usize,
    price: Option<u8>,
    tile: Option<Tile>,
    figure: Option<Figure>,
}

#[derive(Serialize)]
struct IslandTile {
    row: Row,
    column: Column,
    kind: &'static str,
    start: bool,
    great: bool,
    figure: bool,
    threatened: bool,
}

#[derive(Serialize)]
struct Cargo {
    whole: bool,
    kinds: Vec<Figure>,
    figures: u8,
    passed: u8,
}

#[derive(Serialize)]
struct Ship {
    column: Column,
    sail: Sail,
    repelled: bool,
}

#[derive(Serialize)]
struct Seen {
    seat: Seat,
    gold: u16,
    points: i16,
    mainland: Vec<Heap>,
    specials: Vec<Heap>,
    ships: Vec<Ship>,
    tiles: Vec<IslandTile>,
}

fn combinations(wheel: &Wheel) -> Vec<Combination> {
    let there = Wheel::slots().filter(|slot| wheel.tile(*slot).is_some() || wheel.figure(*slot).is_some());
    let combination = |slot: Slot| Combination {
        slot: slot.index(),
        price: wheel.price(slot),
        tile: wheel.tile(slot),
        figure: wheel.figure(slot),
    };
    there.map(combination).collect()
}

fn cargo(load: Load) -> Cargo {
    let kinds = load.rows().map(Row::figure).collect();
    Cargo { whole: load.whole, kinds, figures: load.figures, passed: load.passed }
}

fn seen(public: &Public, seat: Seat) -> Seen {
    let Player { gold, points, mainland, specials, coast, .. } = public.of(seat);
    let mut ships: Vec<Ship> = Vec::new();
    for sail in Sail::ALL {
        let repelled = coast.repelled(sail);
        ships.extend(columns(coast.ships(sail)).map(|column| Ship {
            column,
            sail,
            repelled: repelled & column.bit() != 0,
        }));
    }
    ships.sort_by_key(|ship| ship.column);
    let mut tiles = Vec::new();
    for row in Row::ALL {
        for column in columns(coast.tiles(row)) {
            let cell = Cell::new(row, column);
            let building = building(coast, &public.middles, seat, cell);
            let end = if coast.lefts(row) & column.bit() != 0 { Tile::Left } else { Tile::Right };
            tiles.push(IslandTile {
                row,
                column,
                kind: building.map_or(end.word(), |(building, _)| building.word()),
                start: coast.start() == Some(row) && column == Column::FIRST,
                great: building.is_some_and(|(_, great)| great),
                figure: coast.is_manned(cell),
                threatened: coast.threat(row) & column.bit() != 0,
            });
        }
    }
    Seen {
        seat,
        gold: *gold,
        points: *points,
        mainland: named(&Figure::ALL, mainland, Figure::word),
        specials: named(&Special::ALL, specials, Special::word),
        ships,
        tiles,
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = &self.public;
        let step = public.step;
        let laying = matches!(step, Step::First | Step::Start | Step::Lay | Step::Stand);
        let ferrying = matches!(step, Step::Load | Step::Land);
        let mut view = serializer.serialize_struct("View", 17)?;
        view.serialize_field("viewer", &self.viewer)?;
        view.serialize_field("round", &public.round)?;
        view.serialize_field("start", &public.start)?;
        view.serialize_field("turn", &(step != Step::Over).then_some(public.turn))?;
        view.serialize_field("step", &step)?;
        view.serialize_field("wheel", &combinations(&public.wheel))?;
        view.serialize_field("drawn", &named(&Figure::ALL, &public.drawn, Figure::word))?;
        view.serialize_field("auction", &(step == Step::Bid).then_some(public.auction))?;
        view.serialize_field("bought", &laying.then_some(public.bought))?;
        view.serialize_field("load", &ferrying.then(|| cargo(public.load)))?;
        view.serialize_field("open", &public.open)?;
        view.serialize_field("players", &Seat::all(self.seats).map(|seat| seen(public, seat)).collect::<Vec<_>>())?;
        view.serialize_field("stacks", &named(&Tile::ALL, &self.stacks, Tile::word))?;
        view.serialize_field("bag", &named(&Figure::ALL, &self.bag, Figure::word))?;
        view.serialize_field("specials", &named(&Special::ALL, &self.specials, Special::word))?;
        view.serialize_field("lost", &named(&Tile::ALL, &public.lost, Tile::word))?;
        view.serialize_field("gone", &named(&Figure::ALL, &public.gone, Figure::word))?;
        view.end()
    }
}
