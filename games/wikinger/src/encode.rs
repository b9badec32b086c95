//! What a seat knows, as numbers. Nobody has secrets, so it is what lies open, and how many pieces of each kind do not.
//!
//! What has left the game follows from the rest. Beside where everything lies stand the sums that a player would reckon
//! in their head: a small net learns little from places alone.

use langhus_rules::{Encode, Facets, Feature, Glance, Scale, Seat, above, eight, few, flags, tally};

use crate::Wikinger;
use crate::coast::Coast;
use crate::figure::{COLUMNS, Cell, Figure, Row};
use crate::finale;
use crate::notation::{Action, SPACE};
use crate::rounds::ROUNDS;
use crate::scoring;
use crate::special::{SPECIAL_KINDS, Special};
use crate::state::{MOST_SEATS, Player, Public, SHIPS, Step};
use crate::tile::{Building, Currency, Sail, TILE_KINDS};
use crate::wheel::{SLOTS, Slot};

type At<'a> = Glance<'a, Wikinger>;

/// How many steps there are to be asked for, the end of the game included.
const STEPS: u8 = Step::Over as u8 + 1;
/// What can lie in a cell: left, right, the four buildings, the start tile and the four special buildings.
const LAID: u8 = 11;
/// The least points and the least supply that are told apart.
const LEAST: i32 = -30;
/// Wide enough for every coast that can be built.
const WIDTH: usize = COLUMNS as usize;

/// Behind the actions themselves come the tile and the figure that are bought, the figure that stands or waits, and the
/// row in which something is laid or lands.
const TILE_FACET: usize = SPACE;
const FIGURE_FACET: usize = TILE_FACET + TILE_KINDS;
const STAND_FACET: usize = FIGURE_FACET + Figure::ALL.len();
const LAY_FACET: usize = STAND_FACET + 2 * Figure::ALL.len();
const LAND_FACET: usize = LAY_FACET + Row::ALL.len();

/// The combination with a price at the wheel.
fn offer(public: &Public, price: usize) -> Option<Slot> {
    public.wheel.slot(price as u8)
}

/// Is the player of the turn laying what was bought?
fn is_laying(public: &Public) -> bool {
    matches!(public.step, Step::First | Step::Start | Step::Lay | Step::Stand)
}

/// Is a boatsman under way?
fn is_ferrying(public: &Public) -> bool {
    matches!(public.step, Step::Load | Step::Land)
}

/// What lies in each cell; [`LAID`] more with a figure on it.
fn lay_out(at: &At<'_>, cells: &mut [u8]) {
    let public = &at.state.public;
    let mut from = [0; MOST_SEATS];
    for (place, seat) in at.seat.around(at.rules.seats).enumerate() {
        from[seat.index()] = place * Cell::COUNT;
        tiles_and_figures(&public.of(seat).coast, &mut cells[place * Cell::COUNT..][..Cell::COUNT]);
    }
    let mut lay = |seat: Seat, cell: usize, tile: u8| {
        let cell = &mut cells[from[seat.index()] + cell];
        *cell = tile + if *cell >= LAID { LAID } else { 0 };
    };
    public.middles.iter().for_each(|middle| lay(middle.seat, middle.cell.index(), 3 + middle.building as u8));
    for seat in Seat::all(at.rules.seats) {
        let coast = &public.of(seat).coast;
        if let Some(row) = coast.start() {
            lay(seat, row as usize * WIDTH, 7);
        }
        for building in Building::ALL {
            if let Some(cell) = coast.great(building) {
                lay(seat, cell.index(), 8 + building as u8);
            }
        }
    }
}

/// The beginnings and ends of islands, and all figures.
fn tiles_and_figures(coast: &Coast, cells: &mut [u8]) {
    for (row, cells) in Row::ALL.into_iter().zip(cells.chunks_exact_mut(WIDTH)) {
        let (mut lefts, mut rights, mut figures) = (coast.lefts(row), coast.rights(row), coast.figures(row));
        // Eight columns at once; only few rows become longer than that.
        let mut next = || {
            let laid = eight(lefts) + 2 * eight(rights) + u64::from(LAID) * eight(figures);
            (lefts, rights, figures) = (lefts >> 8, rights >> 8, figures >> 8);
            (laid.to_le_bytes(), lefts | rights | figures != 0)
        };
        let (columns, last) = cells.as_chunks_mut::<8>();
        let mut more = true;
        for cells in columns {
            (*cells, more) = next();
            if !more {
                break;
            }
        }
        if more {
            last.copy_from_slice(&next().0[..WIDTH % 8]);
        }
    }
}

/// The points that a large scoring would bring now.
fn large_scoring(rules: &Wikinger, player: &Player) -> u32 {
    let figures = scoring::nobles(player) + scoring::scouts(player) + scoring::fishermen(player);
    let paying = Sail::ALL.into_iter().filter(|sail| rules.pay(*sail).of == Currency::Points);
    figures
        + paying.map(|sail| player.coast.repelled(sail).count_ones() * u32::from(rules.pay(sail).value)).sum::<u32>()
}

/// The gold that a large scoring would bring now; a small one brings the goldsmiths' part.
fn large_gold(rules: &Wikinger, player: &Player) -> u32 {
    let paying = Sail::ALL.into_iter().filter(|sail| rules.pay(*sail).of == Currency::Gold);
    let ships = paying.map(|sail| player.coast.repelled(sail).count_ones() * u32::from(rules.pay(sail).value));
    u32::from(scoring::goldsmiths(player)) + ships.sum::<u32>()
}

impl Encode for Wikinger {
    const ENCODING: u32 = 1;
    const TABLE: usize = 3;
    const FACETS: usize = LAND_FACET + Row::ALL.len();
    const FEATURES: &'static [Feature<Wikinger>] = &[
        Feature::once("seats", &[], Scale::Choice(4), "how many play", |at, out| out[0] = at.rules.seats),
        Feature::once("advanced", &[], Scale::Flag, "the advanced game", |at, out| {
            out[0] = at.rules.advanced.into();
        }),
        Feature::once("auction", &[], Scale::Flag, "with the auction", |at, out| out[0] = at.rules.auction.into()),
        Feature::once("round", &[], Scale::Choice(ROUNDS), "the round", |at, out| out[0] = at.state.public.round),
        Feature::once("step", &[], Scale::Choice(STEPS), "what is asked, in the order of Step", |at, out| {
            out[0] = at.state.public.step as u8 + 1;
        }),
        Feature::each_seat("turn", &[], Scale::Flag, "is asked", |at, seat, out| {
            out[0] = (at.state.public.turn == seat).into();
        }),
        Feature::each_seat("start", &[], Scale::Flag, "began the round", |at, seat, out| {
            out[0] = (at.state.public.start == seat).into();
        }),
        Feature::once("turned", &[], Scale::Count(SLOTS), "how far the wheel has turned", |at, out| {
            out[0] = at.state.public.wheel.zero() as u8;
        }),
        Feature::once(
            "tiles",
            &[SLOTS as usize],
            Scale::Choice(TILE_KINDS as u8),
            "the tile at each price, in the order of Tile",
            |at, out| {
                let tiles = at.state.public.wheel.tiles_by_price().iter().zip(out);
                tiles.for_each(|(tile, out)| *out = tile.map_or(0, |tile| tile as u8 + 1));
            },
        ),
        Feature::once(
            "figures",
            &[SLOTS as usize],
            Scale::Choice(6),
            "the figure at each price, in the order of Figure",
            |at, out| {
                let figures = at.state.public.wheel.figures_by_price().iter().zip(out);
                figures.for_each(|(figure, out)| *out = figure.map_or(0, |figure| figure as u8 + 1));
            },
        ),
        Feature::once("drawn", &[6], Scale::Count(13), "figures drawn, but not at the wheel yet", |at, out| {
            out.copy_from_slice(&at.state.public.drawn);
        }),
        Feature::once("bid", &[], Scale::Count(64), "while bidding: the highest bid and 1", |at, out| {
            let public = &at.state.public;
            out[0] = public.auction.bid.filter(|_| public.step == Step::Bid).map_or(0, |bid| few(bid + 1));
        }),
        Feature::each_seat("leads", &[], Scale::Flag, "while bidding: made the highest bid", |at, seat, out| {
            let public = &at.state.public;
            let bid = public.step == Step::Bid && public.auction.bid.is_some();
            out[0] = (bid && public.auction.leader == seat).into();
        }),
        Feature::each_seat("bids", &[], Scale::Flag, "while bidding: has not passed", |at, seat, out| {
            let public = &at.state.public;
            out[0] = (public.step == Step::Bid && public.auction.bidders.contains(seat)).into();
        }),
        Feature::once("bought_tile", &[], Scale::Choice(TILE_KINDS as u8), "while laying: the tile", |at, out| {
            out[0] = if is_laying(&at.state.public) { at.state.public.bought.tile as u8 + 1 } else { 0 };
        }),
        Feature::once("bought_figure", &[], Scale::Choice(6), "while laying: the figure", |at, out| {
            out[0] = if is_laying(&at.state.public) { at.state.public.bought.figure as u8 + 1 } else { 0 };
        }),
        Feature::once("bought_laid", &[], Scale::Flag, "while laying: the tile lies", |at, out| {
            out[0] = (is_laying(&at.state.public) && at.state.public.bought.laid).into();
        }),
        Feature::once("bought_prize", &[], Scale::Flag, "while laying: it brings a special tile", |at, out| {
            out[0] = (is_laying(&at.state.public) && at.state.public.bought.prize).into();
        }),
        Feature::once("bought_row", &[], Scale::Choice(5), "while laying: the row in which it lies", |at, out| {
            out[0] = at
                .state
                .public
                .bought
                .cell
                .filter(|_| is_laying(&at.state.public))
                .map_or(0, |cell| cell.row as u8 + 1);
        }),
        Feature::once("bought_column", &[], Scale::Choice(COLUMNS), "while laying: the column", |at, out| {
            out[0] = at
                .state
                .public
                .bought
                .cell
                .filter(|_| is_laying(&at.state.public))
                .map_or(0, |cell| cell.column.number());
        }),
        Feature::once("load_whole", &[], Scale::Flag, "while ferrying: as in the basic game", |at, out| {
            out[0] = (is_ferrying(&at.state.public) && at.state.public.load.whole).into();
        }),
        Feature::once("load_rows", &[5], Scale::Flag, "while ferrying: whose figures still land", |at, out| {
            let rows = if is_ferrying(&at.state.public) { at.state.public.load.rows } else { 0 };
            flags(rows, out);
        }),
        Feature::once("load_figures", &[], Scale::Count(13), "while ferrying: how many land next", |at, out| {
            out[0] = if is_ferrying(&at.state.public) { at.state.public.load.figures } else { 0 };
        }),
        Feature::once("load_passed", &[], Scale::Count(COLUMNS), "while ferrying: columns passed", |at, out| {
            out[0] = if is_ferrying(&at.state.public) { at.state.public.load.passed } else { 0 };
        }),
        Feature::once(
            "specials",
            &[SPECIAL_KINDS],
            Scale::Count(4),
            "the open special tiles, in the order of Special",
            |at, out| at.state.public.open.iter().flatten().for_each(|special| out[*special as usize] += 1),
        ),
        Feature::once("stacks", &[TILE_KINDS], Scale::Count(21), "tiles still in the stacks", |at, out| {
            out.copy_from_slice(&at.state.hidden.stacked);
        }),
        Feature::once("bag", &[6], Scale::Count(13), "figures still in the bag", |at, out| {
            out.copy_from_slice(&at.state.hidden.bagged);
        }),
        Feature::once(
            "face_down",
            &[SPECIAL_KINDS],
            Scale::Count(6),
            "special tiles still face down, in the advanced game",
            |at, out| {
                let (public, hidden) = (&at.state.public, &at.state.hidden);
                if at.rules.advanced {
                    tally(&hidden.specials[public.specials_out.into()..], Special::ALL, out);
                }
            },
        ),
        Feature::each_seat("gold", &[], Scale::Count(90), "gold pieces", |at, seat, out| {
            out[0] = few(at.state.public.of(seat).gold);
        }),
        Feature::each_seat("points", &[], Scale::Count(150), "points, and 30", |at, seat, out| {
            out[0] = above(LEAST, at.state.public.of(seat).points);
        }),
        Feature::each_seat("mainland", &[6], Scale::Count(13), "figures that wait", |at, seat, out| {
            out.copy_from_slice(&at.state.public.of(seat).mainland);
        }),
        Feature::each_seat("own_specials", &[SPECIAL_KINDS], Scale::Count(6), "special tiles", |at, seat, out| {
            out.copy_from_slice(&at.state.public.of(seat).specials);
        }),
        Feature::each_seat("ships", &[SHIPS], Scale::Choice(4), "the sail in each column", |at, seat, out| {
            let coast = &at.state.public.of(seat).coast;
            let mut ships = Sail::ALL.map(|sail| coast.ships(sail));
            for out in out.chunks_mut(8) {
                let sails = Sail::ALL.iter().map(|sail| (*sail as u64 + 1) * eight(ships[*sail as usize])).sum::<u64>();
                out.copy_from_slice(&sails.to_le_bytes()[..out.len()]);
                ships.iter_mut().for_each(|ships| *ships >>= 8);
            }
        }),
        Feature::all_seats(
            "coast",
            &[5, WIDTH],
            Scale::Choice(2 * LAID),
            "the tile in each cell: left, right, the four buildings, the start tile, the four special buildings; 11 more \
             with a figure on it",
            lay_out,
        ),
        Feature::each_seat("safe", &[5], Scale::Count(13), "figures of each row that score", |at, seat, out| {
            let coast = &at.state.public.of(seat).coast;
            Row::ALL.into_iter().for_each(|row| out[row as usize] = few(coast.safe(row).count_ones()));
        }),
        Feature::each_seat("threatened", &[5], Scale::Count(13), "figures a ship threatens", |at, seat, out| {
            let coast = &at.state.public.of(seat).coast;
            for row in Row::ALL {
                out[row as usize] = few((coast.figures(row) & coast.threat(row)).count_ones());
            }
        }),
        Feature::each_seat("free", &[5], Scale::Count(13), "tiles without a figure", |at, seat, out| {
            out.copy_from_slice(&at.state.public.of(seat).coast.all_free());
        }),
        Feature::each_seat("begun", &[5], Scale::Count(8), "islands that are not finished", |at, seat, out| {
            out.copy_from_slice(&at.state.public.of(seat).coast.all_begun());
        }),
        Feature::each_seat("repelled", &[4], Scale::Count(4), "ships that a fighter repels", |at, seat, out| {
            let coast = &at.state.public.of(seat).coast;
            Sail::ALL.into_iter().for_each(|sail| out[sail as usize] = few(coast.repelled(sail).count_ones()));
        }),
        Feature::each_seat("unrepelled", &[4], Scale::Count(4), "ships that nobody repels", |at, seat, out| {
            let coast = &at.state.public.of(seat).coast;
            Sail::ALL.into_iter().for_each(|sail| out[sail as usize] = few(coast.unrepelled(sail).count_ones()));
        }),
        Feature::each_seat("small_gold", &[], Scale::Count(60), "gold of a small scoring now", |at, seat, out| {
            out[0] = few(scoring::goldsmiths(at.state.public.of(seat)));
        }),
        Feature::each_seat("large_gold", &[], Scale::Count(80), "gold of a large scoring now", |at, seat, out| {
            out[0] = few(large_gold(at.rules, at.state.public.of(seat)));
        }),
        Feature::each_seat("large_points", &[], Scale::Count(80), "points of a large scoring now", |at, seat, out| {
            out[0] = few(large_scoring(at.rules, at.state.public.of(seat)));
        }),
        Feature::each_seat("boatsmen", &[], Scale::Count(15), "boatsmen of the majority", |at, seat, out| {
            out[0] = few(finale::boatsmen(at.state.public.of(seat)));
        }),
        Feature::each_seat("islands", &[], Scale::Count(15), "finished islands", |at, seat, out| {
            out[0] = few(at.state.public.of(seat).coast.islands().0);
        }),
        Feature::each_seat("longest", &[], Scale::Count(15), "tiles of the longest one", |at, seat, out| {
            out[0] = few(at.state.public.of(seat).coast.islands().1);
        }),
        Feature::each_seat("supply", &[], Scale::Count(80), "points for the supply now, and 30", |at, seat, out| {
            out[0] = above(LEAST, finale::supply(at.state.public.of(seat)));
        }),
        Feature::each_seat("great", &[4], Scale::Count(9), "points of the special buildings now", |at, seat, out| {
            let player = at.state.public.of(seat);
            Building::ALL.into_iter().for_each(|kind| out[kind as usize] = finale::great(player, kind));
        }),
    ];

    fn edition(&self) -> u64 {
        self.edition
    }

    fn facets(at: &At<'_>, action: Action) -> Facets {
        let public = &at.state.public;
        let own = Facets::of(action.index());
        match action {
            Action::Buy(price) => {
                let slot = offer(public, price.into());
                let tile = slot.and_then(|slot| public.wheel.tile(slot)).map(|tile| TILE_FACET + tile as usize);
                let figure = slot.and_then(|slot| public.wheel.figure(slot)).map(|kind| FIGURE_FACET + kind as usize);
                tile.into_iter().chain(figure).fold(own, Facets::and)
            }
            Action::Stand => own.and(STAND_FACET + public.bought.figure as usize),
            Action::Wait => own.and(STAND_FACET + Figure::ALL.len() + public.bought.figure as usize),
            Action::Lay(cell) => own.and(LAY_FACET + cell.row as usize),
            Action::Land(cell) => own.and(LAND_FACET + cell.row as usize),
            _ => own,
        }
    }
}
