//! What a seat knows, as numbers: the whole board.

use langhus_rules::{Encode, Facets, Feature, Game, Glance, Scale};

use crate::ConnectFour;
use crate::board::{Board, Column};

impl Encode for ConnectFour {
    const ENCODING: u32 = 1;
    const TABLE: usize = 2;
    const FACETS: usize = Column::MOST as usize;
    const FEATURES: &'static [Feature<ConnectFour>] = &[
        Feature::once("columns", &[], Scale::Count(Column::MOST), "columns of the board", |at, out| {
            out[0] = at.rules.columns;
        }),
        Feature::once("rows", &[], Scale::Count(Board::MOST_ROWS), "places of a column", |at, out| {
            out[0] = at.rules.rows;
        }),
        Feature::each_seat(
            "discs",
            &[Column::MOST as usize, Board::MOST_ROWS as usize],
            Scale::Flag,
            "the discs of a seat, column by column from the bottom up",
            |at, seat, places| {
                for (column, places) in Column::all(Column::MOST).zip(places.chunks_exact_mut(Board::MOST_ROWS.into()))
                {
                    for (row, place) in places.iter_mut().enumerate() {
                        *place = u8::from(at.state.owner(column, row as u8) == Some(seat));
                    }
                }
            },
        ),
    ];

    fn edition(&self) -> u64 {
        self.edition
    }

    fn facets(at: &Glance<'_, ConnectFour>, column: Column) -> Facets {
        Facets::of(at.rules.index(column))
    }
}
