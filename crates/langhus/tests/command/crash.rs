//! What `simulate` does when a game has a mistake: it says which game, and keeps the moves.

use std::fs;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use langhus::{Failure, Order};
use langhus_rules::serde_json::Value;
use langhus_rules::{
    Chance, Edition, Encode, Facets, Feature, Game, Glance, Inventory, Item, Language, Mistakes, OptionSpec, Options,
    Phrasebook, Saga, Say, Seat, Seats, Seed, Sense, Setup, Sink, Speaker, Viewer, Voice, Weight,
};
use tic_tac_toe::{Board, Cell, Event, Occupied, TicTacToe, View};

use crate::house::folder;

/// Tic-tac-toe, but marking the centre panics, or the second player gets a point too many.
struct Broken {
    sound: TicTacToe,
    wrong_score: bool,
}

static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| Phrasebook::new(["title = Broken\n"; Language::COUNT]));

impl Game for Broken {
    const ID: &'static str = "broken";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = TicTacToe::SEATS;
    const WIDTH: usize = TicTacToe::WIDTH;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::new("mistake", &["panic", "score"])];
    const EDITIONS: &'static [&'static str] = TicTacToe::EDITIONS;

    type State = Board;
    type Action = Cell;
    type Event = Event;
    type View = View;
    type Refusal = Occupied;

    fn new(edition: &Edition, options: &Options, seats: u8) -> Result<Broken, Mistakes> {
        let sound = TicTacToe::new(edition, options, seats)?;
        Ok(Broken { sound, wrong_score: options.get("mistake") == "score" })
    }

    fn seats(&self) -> u8 {
        self.sound.seats()
    }

    fn deal(&self, seed: Seed) -> Board {
        self.sound.deal(seed)
    }

    fn awaited(&self, board: &Board) -> Seats {
        self.sound.awaited(board)
    }

    fn legal(&self, board: &Board, seat: Seat, actions: &mut Vec<Cell>) {
        self.sound.legal(board, seat, actions);
    }

    fn check(&self, board: &Board, seat: Seat, cell: Cell) -> Result<(), Occupied> {
        self.sound.check(board, seat, cell)
    }

    fn apply(&self, board: &mut Board, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
        assert!(self.wrong_score || self.sound.index(cell) != 4, "the centre does not hold");
        self.sound.apply(board, seat, cell, sink);
    }

    fn view(&self, board: &Board, viewer: Viewer) -> View {
        self.sound.view(board, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> Board {
        self.sound.imagine(view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.sound.witness(event, viewer)
    }

    fn round(&self, board: &Board) -> u32 {
        self.sound.round(board)
    }

    fn score(&self, board: &Board, seat: Seat) -> i32 {
        self.sound.score(board, seat) + i32::from(self.wrong_score && seat.index() == 1)
    }

    fn items(&self, board: &Board, seat: Seat) -> Vec<Item> {
        self.sound.items(board, seat)
    }

    fn tie_break(&self, board: &Board, seat: Seat) -> i32 {
        self.sound.tie_break(board, seat)
    }

    fn action_space(&self) -> usize {
        self.sound.action_space()
    }

    fn index(&self, cell: Cell) -> usize {
        self.sound.index(cell)
    }

    fn action(&self, index: usize) -> Option<Cell> {
        self.sound.action(index)
    }

    fn notation(&self, cell: Cell) -> String {
        self.sound.notation(cell)
    }

    fn parse(&self, notation: &str) -> Result<Cell, String> {
        self.sound.parse(notation)
    }

    fn inventory(&self, board: &Board) -> Inventory {
        self.sound.inventory(board)
    }

    fn lay_open(&self, board: &Board) -> Value {
        self.sound.lay_open(board)
    }
}

impl Encode for Broken {
    const ENCODING: u32 = 1;
    const TABLE: usize = 0;
    const FACETS: usize = TicTacToe::FACETS;
    const FEATURES: &'static [Feature<Broken>] = &[];

    fn edition(&self) -> u64 {
        self.sound.edition()
    }

    fn facets(at: &Glance<'_, Broken>, cell: Cell) -> Facets {
        Facets::of(at.rules.index(cell))
    }
}

impl Sense for Broken {
    const WEIGHTS: &'static [Weight] = TicTacToe::WEIGHTS;
    const SWING: f32 = TicTacToe::SWING;
    const PLAYOUT: u32 = TicTacToe::PLAYOUT;

    fn value(&self, board: &Board, weights: &[f32], points: &mut [f32]) {
        self.sound.value(board, weights, points);
    }
}

impl Voice for Broken {
    fn book() -> &'static Phrasebook {
        &BOOK
    }

    fn prompt(&self, view: &View) -> Say {
        self.sound.prompt(view)
    }

    fn describe(&self, view: &View, cell: Cell) -> Say {
        self.sound.describe(view, cell)
    }

    fn path(&self, view: &View, cell: Cell) -> Vec<String> {
        self.sound.path(view, cell)
    }

    fn tell(&self, event: &Event) -> Option<Say> {
        self.sound.tell(event)
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        self.sound.sketch(view, speaker)
    }
}

/// Simulates the broken game and returns what is said about it.
fn simulate(order: &Order, mistake: &str) -> String {
    let setup = Setup { seats: 2, options: vec![format!("mistake={mistake}")], ..Setup::default() };
    let lab = langhus::lab::<Broken>(&setup).expect("the set-up is right");
    let mut out = Vec::new();
    let failure = langhus::simulate(&*lab, order, false, &mut out).expect_err("the mistake is found");
    assert_eq!((failure.code(), out.len()), (1, 0));
    let Failure::Failed(says) = failure else { panic!("not a failure of the game: {failure}") };
    says.to_string()
}

#[test]
fn a_panic_is_reported_with_the_seed_and_the_moves_before_it() {
    let folder = folder("crash");
    let order = |threads| Order {
        game: "broken",
        games: 1000,
        seed: 5,
        max_decisions: None,
        threads,
        out: Some(folder.clone()),
    };
    let says = simulate(&order(1), "panic");
    let lines: Vec<_> = says.lines().collect();
    let place = lines[0].strip_prefix("Game ").and_then(|rest| rest.split(' ').next()).expect("the game's number");
    let file = folder.join(format!("broken-crash-5-{place}.saga"));
    let saga = Saga::read(&fs::read_to_string(&file).expect("the record is there")).expect("the record is right");
    assert_eq!(lines[2], format!("The moves before it are in {}.", file.display()));
    assert_eq!(lines[1], format!("Its seed is {}.", saga.seed));

    let (decision, seat) = (saga.moves.len() + 1, saga.moves.len() % 2 + 1);
    let what = format!(
        "Game {place} of --seed 5 showed a mistake in broken, at decision {decision}, \"mark 5\" of seat {seat}: the \
         centre does not hold ("
    );
    assert!(lines[0].starts_with(&what) && lines[0].contains("crash.rs:"), "{says}");
    assert!(saga.moves.iter().all(|played| played.notation != "mark 5"));

    for threads in [2, 5] {
        assert_eq!(simulate(&order(threads), "panic"), says, "the first mistake is the same on {threads} threads");
    }
}

#[test]
fn a_score_that_is_not_the_sum_of_its_items_is_reported() {
    let folder = folder("crash-score");
    let order = Order { game: "broken", games: 3, seed: 1, max_decisions: None, threads: 1, out: Some(folder.clone()) };
    let says = simulate(&order, "score");
    assert!(says.starts_with("Game 1 of --seed 1 showed a mistake in broken, at decision "), "{says}");
    assert!(says.contains("seat 2 has ") && says.contains(" points, but its items make "), "{says}");
    let record = fs::read_to_string(folder.join("broken-crash-1-1.saga")).expect("the whole game is kept");
    assert!(record.contains("end finished "), "{record}");
}
