//! Positions for tests.

use langhus_rules::{Seat, Sink};

use crate::Wikinger;
use crate::coast::Coast;
use crate::event::Event;
use crate::figure::{Cell, Column, Figure, Row};
use crate::state::{Hidden, Middle, Public, State, Step};
use crate::tile::{Building, Edges, Sail, Tile};
use crate::wheel::Wheel;

/// Draws a player's coast anew.
///
/// Ships and tiles stand column by column with spaces between, `.` where nothing lies. Ships are `r`, `g`, `y` and
/// `b`; tiles `<`, `>` and, for the buildings, `f`, `c`, `l` and `t`. A `*` behind a tile is a figure. The topmost
/// beginning in column 1 is the start tile.
///
/// # Panics
/// If something else is drawn.
pub fn draw(public: &mut Public, seat: Seat, ships: &str, rows: [&str; 5]) {
    let mut coast = Coast::EMPTY;
    public.middles = public.middles.iter().filter(|middle| middle.seat != seat).collect();
    let column = |n: usize| Column::new(n as u8 + 1).expect("there are 37 columns");
    for (n, ship) in ships.split_whitespace().enumerate().filter(|(_, ship)| *ship != ".") {
        let sail = Sail::ALL.into_iter().find(|sail| sail.word().starts_with(ship));
        coast.moor(column(n), sail.unwrap_or_else(|| panic!("{ship} is no ship")));
    }
    for (row, drawn) in Row::ALL.into_iter().zip(rows) {
        for (n, tile) in drawn.split_whitespace().enumerate().filter(|(_, tile)| *tile != ".") {
            let cell = Cell::new(row, column(n));
            let face = tile.trim_end_matches('*');
            match face {
                "<" if n == 0 && coast.start().is_none() => coast.lay_start(row),
                "<" => coast.lay(cell, Edges::Left),
                ">" => coast.lay(cell, Edges::Right),
                _ => {
                    let building = Building::ALL.into_iter().find(|building| building.word().starts_with(face));
                    let building = building.unwrap_or_else(|| panic!("{face} is no tile"));
                    coast.lay(cell, Edges::Middle);
                    public.middles.add(Middle { seat, cell, building });
                }
            }
            if face != tile {
                coast.stand(cell);
            }
        }
    }
    public.players[seat.index()].coast = coast;
}

/// Puts these combinations around the wheel, from the price 0 upwards; empty places have none.
pub fn offer(public: &mut Public, combinations: &[Option<(Tile, Figure)>]) {
    public.wheel = Wheel::EMPTY;
    for (slot, combination) in Wheel::slots().zip(combinations) {
        if let Some((tile, figure)) = combination {
            public.wheel.put(slot, *tile, *figure);
        }
    }
}

/// Begins the present round again with these tiles on the stack and these figures in the bag.
///
/// # Panics
/// If there are more than are left.
pub fn begin_round(rules: &Wikinger, state: &mut State, tiles: &[Tile], figures: &[Figure]) {
    let State { public, hidden } = state;
    hidden.tiles[usize::from(public.stacked_out)..][..tiles.len()].copy_from_slice(tiles);
    hidden.bag[usize::from(public.bag_out)..][..figures.len()].copy_from_slice(figures);
    let Hidden { tiles, bag, specials, .. } = *hidden;
    *hidden = Hidden::new(tiles, bag, specials, (public.stacked_out, public.bag_out));
    rules.begin_round(state, &mut ());
}

/// Ends the given round as it stands, with its scoring and what follows.
pub fn end_round(rules: &Wikinger, state: &mut State, round: u8, sink: &mut impl Sink<Event>) {
    state.public.round = round;
    state.public.wheel = Wheel::EMPTY;
    state.public.step = Step::Buy;
    rules.end_turn(state, sink);
}
