//! Connect four: bit boards, an edition with numbers in it, and a calibration of the benchmark.
//!
//! Two seats drop discs into the columns in turn; four of one's own in a line win. Seat 1 begins. The edition gives the
//! size of the board, up to eight columns of seven places: each column takes eight bits, the eighth always empty, so
//! that no line runs over the edge and a line of four is found with a few shifts.
//!
//! ```
//! use connect_four::{Column, ConnectFour};
//! use langhus_rules::{Edition, Game, Options, Seat, Seed};
//!
//! let edition = Edition::new(ConnectFour::EDITIONS[0]);
//! let rules = ConnectFour::new(&edition, &Options::standard(ConnectFour::OPTIONS), 2)?;
//! let mut board = rules.deal(Seed::from_number(1));
//! for n in 0..7 {
//!     rules.play(&mut board, Seat::new(n % 2), Column::new(1 + n % 2).unwrap(), &mut ()).unwrap();
//! }
//! assert!(rules.awaited(&board).is_empty());
//! assert_eq!(rules.score(&board, Seat::new(0)), 1);
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

mod board;
#[cfg(feature = "board")]
mod drawn;
mod encode;
mod sense;
mod voice;

use langhus_rules::serde_json::{Value, json};
use langhus_rules::{
    Chance, Edition, Game, Inventory, Item, Mistakes, OptionSpec, Options, Reader, Reference, Refusal, Say, Seat,
    Seats, Seed, Sink, Viewer, Voice,
};
use serde::Serialize;

pub use board::{Board, Column};

/// The rules: the size of the board, and the mark of the edition that says it.
pub struct ConnectFour {
    columns: u8,
    rows: u8,
    edition: u64,
}

/// The board as everybody sees it: the columns from left to right, each from the bottom up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    columns: Vec<Vec<Seat>>,
    rows: u8,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat dropped a disc.
    Dropped(Seat, Column),
    /// A seat has four in a line.
    Won(Seat),
    /// The board is full.
    Drawn,
}

/// The rules there are to break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// No disc fits into the column.
    Full(Column),
    /// The board is narrower.
    Outside(Column),
}

impl Refusal for Rule {
    fn reference(&self) -> Reference {
        Reference { section: "dropping", source: "the rules" }
    }

    fn say(&self) -> Say {
        match self {
            Rule::Full(column) => Say::new("full").with("column", column.number()),
            Rule::Outside(column) => Say::new("outside").with("column", column.number()),
        }
    }
}

impl Game for ConnectFour {
    const ID: &'static str = "connect-four";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const WIDTH: usize = Column::MOST as usize;
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITIONS: &'static [&'static str] = &[include_str!("../edition.toml")];

    type State = Board;
    type Action = Column;
    type Event = Event;
    type View = View;
    type Refusal = Rule;

    fn new(edition: &Edition, _: &Options, _: u8) -> Result<ConnectFour, Mistakes> {
        let reader = Reader::new(edition, Self::book());
        let root = reader.root();
        root.only(&["name", "columns", "rows"]);
        root.text("name");
        let columns = root.number("columns", 4..=i64::from(Column::MOST)).unwrap_or_default() as u8;
        let rows = root.number("rows", 4..=i64::from(Board::MOST_ROWS)).unwrap_or_default() as u8;
        reader.finish(ConnectFour { columns, rows, edition: edition.mark() })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: Seed) -> Board {
        Board::empty(self.columns, self.rows)
    }

    fn awaited(&self, board: &Board) -> Seats {
        board.next().map_or(Seats::NONE, Seats::one)
    }

    fn legal(&self, board: &Board, seat: Seat, actions: &mut Vec<Column>) {
        if board.next() == Some(seat) {
            actions.extend(Column::all(self.columns).filter(|column| board.height(*column) < self.rows));
        }
    }

    fn check(&self, board: &Board, _: Seat, column: Column) -> Result<(), Rule> {
        if column.number() > self.columns {
            return Err(Rule::Outside(column));
        }
        if board.height(column) < self.rows { Ok(()) } else { Err(Rule::Full(column)) }
    }

    fn apply(&self, board: &mut Board, seat: Seat, column: Column, sink: &mut impl Sink<Event>) {
        board.drop(seat, column);
        sink.tell(Event::Dropped(seat, column));
        if board.has_line(seat) {
            sink.tell(Event::Won(seat));
        } else if board.next().is_none() {
            sink.tell(Event::Drawn);
        }
    }

    fn view(&self, board: &Board, _: Viewer) -> View {
        let discs = |column| (0..board.height(column)).filter_map(|row| board.owner(column, row)).collect();
        View { columns: Column::all(self.columns).map(discs).collect(), rows: self.rows }
    }

    fn imagine(&self, view: &View, _: &mut impl Chance) -> Board {
        let mut board = Board::empty(self.columns, self.rows);
        for (column, discs) in Column::all(self.columns).zip(&view.columns) {
            discs.iter().for_each(|seat| board.drop(*seat, column));
        }
        board.settle();
        board
    }

    fn witness(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn round(&self, board: &Board) -> u32 {
        board.dropped() / 2 + 1
    }

    fn score(&self, board: &Board, seat: Seat) -> i32 {
        i32::from(board.has_line(seat))
    }

    fn items(&self, board: &Board, seat: Seat) -> Vec<Item> {
        let item = Item { what: "line", say: Say::new("item-line"), piece: None, points: 1 };
        if board.has_line(seat) { vec![item] } else { vec![] }
    }

    fn tie_break(&self, _: &Board, _: Seat) -> i32 {
        0
    }

    fn action_space(&self) -> usize {
        Column::MOST as usize
    }

    fn index(&self, column: Column) -> usize {
        usize::from(column.number()) - 1
    }

    fn action(&self, index: usize) -> Option<Column> {
        u8::try_from(index + 1).ok().and_then(Column::new)
    }

    fn notation(&self, column: Column) -> String {
        format!("drop {}", column.number())
    }

    fn parse(&self, notation: &str) -> Result<Column, String> {
        let column = notation.strip_prefix("drop ").filter(|n| n.len() == 1).and_then(|n| n.parse().ok());
        let expected = || format!("an action is \"drop\" and a column from 1 to {}.", self.columns);
        column.and_then(Column::new).ok_or_else(expected)
    }

    fn inventory(&self, board: &Board) -> Inventory {
        let places: u32 = Column::all(self.columns)
            .map(|column| (0..self.rows).map(|row| u32::from(board.owners(column, row).max(1))).sum::<u32>())
            .sum();
        [("place".to_owned(), places)].into()
    }

    fn lay_open(&self, board: &Board) -> Value {
        json!({ "columns": self.view(board, Viewer::Spectator).columns })
    }
}
