//! A table for tests: short words for setting up a position and playing on.
#![allow(dead_code, unused_imports)]

use langhus_rules::{Edition, Game, Options, Quick, Refused, Seat, Seed, Told, playout};
use wikinger::{Action, Cell, Column, Event, Figure, Player, Refuse, Row, Special, State, Step, Tile, Wikinger, setup};

pub use Figure::{Boatsman, Fighter, Fisherman, Goldsmith, Noble, Scout};

/// The first three seats.
pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);

/// A coast with nothing on it but the start tile at the bottom.
pub const BARE: [&str; 5] = ["", "", "", "", "<"];

pub struct Table {
    pub rules: Wikinger,
    pub state: State,
    /// What happened in the last action, and whether it revealed anything.
    pub told: Told<Event>,
}

pub fn rules(seats: u8, options: &[&str]) -> Wikinger {
    let options = Options::read(Wikinger::OPTIONS, options.iter().copied()).expect("known options");
    Wikinger::new(&Edition::new(Wikinger::EDITIONS[0]), &options, seats).expect("lawful options")
}

impl Table {
    fn new(seats: u8, options: &[&str]) -> Table {
        let rules = rules(seats, options);
        let mut state = rules.deal(Seed::from_number(1));
        // Stories are told from the first seat; the deal lets chance decide who begins.
        state.public.start = A;
        state.public.turn = A;
        Table { rules, state, told: Told::default() }
    }

    /// The basic game, with every start tile laid in the bottom row.
    pub fn basic(seats: u8) -> Table {
        Table::new(seats, &[]).with_starts()
    }

    /// The advanced game without auction, with every start tile laid in the bottom row.
    pub fn advanced(seats: u8) -> Table {
        Table::new(seats, &["advanced=on"]).with_starts()
    }

    /// The advanced game with auction, at the opening of the first one.
    pub fn auction(seats: u8) -> Table {
        let mut table = Table::new(seats, &["advanced=on", "auction=on"]).with_starts();
        table.state.public.auction.leader = A;
        table
    }

    /// The basic game before anything is laid.
    pub fn untouched(seats: u8) -> Table {
        Table::new(seats, &[])
    }

    fn with_starts(mut self) -> Table {
        for seat in Seat::all(self.rules.seats()) {
            self.draw(seat, "", BARE);
        }
        self
    }

    pub fn draw(&mut self, seat: Seat, ships: &str, rows: [&str; 5]) {
        setup::draw(&mut self.state.public, seat, ships, rows);
    }

    pub fn offer(&mut self, combinations: &[(Tile, Figure)]) {
        let combinations: Vec<_> = combinations.iter().copied().map(Some).collect();
        setup::offer(&mut self.state.public, &combinations);
    }

    /// Offers a combination and something beside it, so that the round goes on.
    pub fn offer_one(&mut self, tile: Tile, figure: Figure) {
        let spare = if figure == Boatsman { Noble } else { Boatsman };
        self.offer(&[(tile, figure), (Tile::Left, spare)]);
    }

    pub fn begin_round(&mut self, tiles: &[Tile], figures: &[Figure]) {
        setup::begin_round(&self.rules, &mut self.state, tiles, figures);
    }

    /// Ends a round: its scoring begins.
    pub fn end_round(&mut self, round: u8) {
        self.told = Told::default();
        setup::end_round(&self.rules, &mut self.state, round, &mut self.told);
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.public.players[seat.index()]
    }

    pub fn wait(&mut self, seat: Seat, figure: Figure, count: u8) {
        self.player(seat).mainland[figure as usize] = count;
    }

    pub fn give(&mut self, seat: Seat, special: Special) {
        self.player(seat).specials[special as usize] += 1;
    }

    pub fn purse(&mut self, seat: Seat) -> (u16, i16) {
        (self.player(seat).gold, self.player(seat).points)
    }

    pub fn set_purse(&mut self, seat: Seat, gold: u16, points: i16) {
        self.player(seat).gold = gold;
        self.player(seat).points = points;
    }

    pub fn turn(&self) -> Seat {
        self.rules.awaited(&self.state).first().expect("the game goes on")
    }

    pub fn step(&self) -> Step {
        self.state.public.step
    }

    /// What the seat that is asked may do, in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, self.turn(), &mut actions);
        actions.into_iter().map(Action::notation).collect()
    }

    /// Plays the actions in turn, whosever turn it is.
    #[track_caller]
    pub fn play(&mut self, actions: &[&str]) -> &mut Table {
        for notation in actions {
            let action = self.rules.parse(notation).expect("an action of the game");
            let seat = self.turn();
            self.told = Told::default();
            if let Err(refused) = self.rules.play(&mut self.state, seat, action, &mut self.told) {
                panic!("\"{notation}\" is refused: {refused:?}; legal: {:?}", self.legal());
            }
        }
        self
    }

    /// Why an action is refused.
    #[track_caller]
    pub fn refusal(&self, notation: &str) -> Refuse {
        let action = self.rules.parse(notation).expect("an action of the game");
        let mut state = self.state;
        match self.rules.play(&mut state, self.turn(), action, &mut ()) {
            Err(Refused::ByRule(refuse)) => refuse,
            other => panic!("\"{notation}\" is not refused by a rule: {other:?}"),
        }
    }

    /// Plays to the end at random.
    pub fn finish(&mut self) {
        assert!(playout(&self.rules, &mut self.state, &mut Quick::new(1), &mut Vec::new(), 10_000).finished);
    }
}

pub fn cell(row: Row, column: u8) -> Cell {
    Cell::new(row, Column::new(column).expect("a column"))
}

/// The points of a player's item of this kind; 0 without one.
pub fn item(table: &Table, seat: Seat, what: &str) -> i32 {
    let items = table.rules.items(&table.state, seat);
    items.iter().filter(|item| item.what == what).map(|item| item.points).sum()
}
