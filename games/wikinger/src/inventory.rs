//! Counting every tile, figure and special tile, wherever it lies.

use langhus_rules::Inventory;

use crate::Wikinger;
use crate::figure::{Column, Figure, Row};
use crate::special::Special;
use crate::state::{State, Step};
use crate::tile::{Building, Sail, Tile};
use crate::wheel::Wheel;

impl Wikinger {
    /// Counts from the places in the state, never from the edition.
    pub(crate) fn count(&self, state: &State) -> Inventory {
        let mut pieces = Inventory::new();
        let mut add = |name: &str, count: u32| *pieces.entry(name.to_owned()).or_default() += count;
        let State { public, hidden } = state;
        for tile in &hidden.tiles[usize::from(public.stacked_out)..] {
            add(tile.word(), 1);
        }
        for figure in &hidden.bag[usize::from(public.bag_out)..] {
            add(figure.word(), 1);
        }
        for special in &hidden.specials[usize::from(public.specials_out)..] {
            add(special.word(), 1);
        }
        for slot in Wheel::slots() {
            public.wheel.tile(slot).iter().for_each(|tile| add(tile.word(), 1));
            public.wheel.figure(slot).iter().for_each(|figure| add(figure.word(), 1));
        }
        for (tile, lost) in Tile::ALL.iter().zip(public.lost) {
            add(tile.word(), lost.into());
        }
        for figure in Figure::ALL {
            add(figure.word(), u32::from(public.drawn[figure as usize] + public.gone[figure as usize]));
        }
        public.open.iter().flatten().for_each(|special| add(special.word(), 1));
        for (special, spent) in Special::ALL.iter().zip(public.spent) {
            add(special.word(), spent.into());
        }
        // In the hand of the player of the turn: the tile until it is laid, the figure until it is housed.
        if matches!(public.step, Step::First | Step::Start | Step::Lay | Step::Stand) {
            add(public.bought.figure.word(), 1);
            if !public.bought.laid {
                add(public.bought.tile.word(), 1);
            }
        }
        for middle in public.middles.iter() {
            add(middle.building.word(), 1);
        }
        for seat in self.all_seats() {
            let player = public.of(seat);
            let coast = &player.coast;
            for figure in Figure::ALL {
                add(figure.word(), player.waiting(figure).into());
            }
            for special in Special::ALL {
                add(special.word(), player.holds(special).into());
            }
            for sail in Sail::ALL {
                add(sail.word(), coast.ships(sail).count_ones());
            }
            let mut greats = 0;
            for building in Building::ALL {
                let here = u32::from(coast.great(building).is_some());
                add(Special::great(building).word(), here);
                greats += here;
            }
            let mut middles = 0;
            for row in Row::ALL {
                add(row.word(), coast.figures(row).count_ones());
                add(Tile::Right.word(), coast.rights(row).count_ones());
                // A start tile is a beginning in column 1, counted under its own name.
                let start = coast.start() == Some(row);
                let start = if start { coast.lefts(row) & Column::FIRST.bit() } else { 0 };
                add("start", start.count_ones());
                add(Tile::Left.word(), (coast.lefts(row) & !start).count_ones());
                middles += coast.middles(row).count_ones();
            }
            add("start", u32::from(coast.start().is_none()));
            // Every middle on the coast is listed with its building or is a special one: anything else is a stray.
            let listed = public.middles.iter().filter(|middle| middle.seat == seat).count() as u32;
            add("stray middle", middles.abs_diff(listed + greats));
        }
        pieces
    }
}
