//! Tic-tac-toe, the shortest example of the contract.
//!
//! Two seats mark the nine cells in turn; three of one's own in a row, column or diagonal win. Seat 1 begins.
//! Nothing is hidden and nothing is random, so a view is the whole board and there is only one world to imagine.
//!
//! ```
//! use langhus_rules::{Edition, Game, Options, Seat, Seed};
//! use tic_tac_toe::{Cell, TicTacToe};
//!
//! let edition = Edition::new(TicTacToe::EDITIONS[0]);
//! let rules = TicTacToe::new(&edition, &Options::standard(TicTacToe::OPTIONS), 2)?;
//! let mut board = rules.deal(Seed::from_number(1));
//! rules.play(&mut board, Seat::new(0), Cell::new(5).unwrap(), &mut ()).unwrap();
//! assert_eq!(rules.awaited(&board).first(), Some(Seat::new(1)));
//! # Ok::<(), langhus_rules::Mistakes>(())
//! ```

#[cfg(feature = "board")]
mod board;
mod encode;
mod sense;
mod voice;

use langhus_rules::serde_json::{Value, json};
use langhus_rules::{
    Chance, Edition, Game, Inventory, Item, Mistakes, OptionSpec, Options, Reader, Reference, Refusal, Say, Seat,
    Seats, Seed, Sink, Viewer, Voice,
};
use serde::Serialize;

/// The rules: there is nothing to choose.
pub struct TicTacToe {
    edition: u64,
}

/// A cell, numbered 1 to 9 from the top left, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this number.
    pub fn new(number: u8) -> Option<Cell> {
        (1..=9).contains(&number).then_some(Cell(number))
    }

    fn bit(self) -> u16 {
        1 << (self.0 - 1)
    }
}

/// The cells each seat has marked, as bit sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    marks: [u16; 2],
}

/// The eight lines of three.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Board {
    fn marked(&self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    fn has_line(&self, seat: Seat) -> bool {
        LINES.iter().any(|line| self.marks[seat.index()] & line == *line)
    }

    fn is_over(&self) -> bool {
        self.marked() == 0o777 || Seat::all(2).any(|seat| self.has_line(seat))
    }
}

/// The board as everybody sees it: nine cells, each empty or with its seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    cells: [Option<Seat>; 9],
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat marked a cell.
    Marked(Seat, Cell),
    /// A seat has three in a row.
    Won(Seat),
    /// The board is full.
    Drawn,
}

/// The only rule there is to break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occupied(Cell);

impl Refusal for Occupied {
    fn reference(&self) -> Reference {
        Reference { section: "marking", source: "the rules" }
    }

    fn say(&self) -> Say {
        Say::new("occupied").with("cell", self.0.0)
    }
}

impl Game for TicTacToe {
    const ID: &'static str = "tic-tac-toe";
    const REVISION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const WIDTH: usize = 9;
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITIONS: &'static [&'static str] = &[include_str!("../edition.toml")];

    type State = Board;
    type Action = Cell;
    type Event = Event;
    type View = View;
    type Refusal = Occupied;

    fn new(edition: &Edition, _: &Options, _: u8) -> Result<TicTacToe, Mistakes> {
        let reader = Reader::new(edition, Self::book());
        reader.root().only(&["name"]);
        reader.root().text("name");
        reader.finish(TicTacToe { edition: edition.mark() })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&self, _: Seed) -> Board {
        Board { marks: [0, 0] }
    }

    fn awaited(&self, board: &Board) -> Seats {
        if board.is_over() {
            return Seats::NONE;
        }
        Seats::one(Seat::new((board.marked().count_ones() % 2) as u8))
    }

    fn legal(&self, board: &Board, seat: Seat, actions: &mut Vec<Cell>) {
        if self.awaited(board).contains(seat) {
            actions.extend((1..=9).map(Cell).filter(|cell| board.marked() & cell.bit() == 0));
        }
    }

    fn check(&self, board: &Board, _: Seat, cell: Cell) -> Result<(), Occupied> {
        if board.marked() & cell.bit() == 0 { Ok(()) } else { Err(Occupied(cell)) }
    }

    fn apply(&self, board: &mut Board, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
        board.marks[seat.index()] |= cell.bit();
        sink.tell(Event::Marked(seat, cell));
        if board.has_line(seat) {
            sink.tell(Event::Won(seat));
        } else if board.is_over() {
            sink.tell(Event::Drawn);
        }
    }

    fn view(&self, board: &Board, _: Viewer) -> View {
        let owner = |cell: Cell| Seat::all(2).find(|seat| board.marks[seat.index()] & cell.bit() != 0);
        View { cells: std::array::from_fn(|n| owner(Cell(n as u8 + 1))) }
    }

    fn imagine(&self, view: &View, _: &mut impl Chance) -> Board {
        let mut board = Board { marks: [0, 0] };
        for (n, owner) in view.cells.iter().enumerate() {
            if let Some(seat) = owner {
                board.marks[seat.index()] |= Cell(n as u8 + 1).bit();
            }
        }
        board
    }

    fn witness(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn round(&self, board: &Board) -> u32 {
        board.marked().count_ones() / 2 + 1
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
        9
    }

    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.0) - 1
    }

    fn action(&self, index: usize) -> Option<Cell> {
        u8::try_from(index + 1).ok().and_then(Cell::new)
    }

    fn notation(&self, cell: Cell) -> String {
        format!("mark {}", cell.0)
    }

    fn parse(&self, notation: &str) -> Result<Cell, String> {
        let cell = notation.strip_prefix("mark ").filter(|n| n.len() == 1).and_then(|n| n.parse().ok());
        cell.and_then(Cell::new).ok_or_else(|| "an action is \"mark\" and a cell from 1 to 9.".to_owned())
    }

    fn inventory(&self, board: &Board) -> Inventory {
        let [first, second] = board.marks.map(u16::count_ones);
        // A cell marked by both would be counted twice.
        [("cell".to_owned(), first + second + (0o777 & !board.marked()).count_ones())].into()
    }

    fn lay_open(&self, board: &Board) -> Value {
        json!({ "cells": self.view(board, Viewer::Spectator).cells })
    }
}
