//! What a seat knows, as numbers: the whole board.

use langhus_rules::{Encode, Facets, Feature, Game, Glance, Scale};

use crate::{Cell, TicTacToe};

impl Encode for TicTacToe {
    const ENCODING: u32 = 1;
    const TABLE: usize = 0;
    const FACETS: usize = 9;
    const FEATURES: &'static [Feature<TicTacToe>] =
        &[Feature::each_seat("marks", &[3, 3], Scale::Flag, "the cells a seat has marked", |at, seat, cells| {
            let marks = at.state.marks[seat.index()];
            cells.iter_mut().enumerate().for_each(|(n, cell)| *cell = (marks >> n & 1) as u8);
        })];

    fn edition(&self) -> u64 {
        self.edition
    }

    fn facets(at: &Glance<'_, TicTacToe>, cell: Cell) -> Facets {
        Facets::of(at.rules.index(cell))
    }
}
