//! The bots on the two example games, where it is known what is right.

use std::cell::Cell;
use std::sync::Arc;
use std::thread;

use connect_four::ConnectFour;
use langhus_bots::{Bot, Budget, Clock, Helpers, Random, Search};
use langhus_rules::{Edition, Game, Match, Options, Seat, Seed, Sense, Table, Voice};
use tic_tac_toe::TicTacToe;

fn table<G: Voice>() -> Match<G> {
    let edition = Edition::new(G::EDITIONS[0]);
    let options = Options::standard(G::OPTIONS);
    let rules = Arc::new(G::new(&edition, &options, 2).unwrap());
    Match::new(rules, edition, options, Vec::new(), Seed::from_number(1))
}

/// Plays to the end and gives the points of seat 1 and seat 2.
fn play<G: Voice + Sense>(bots: &mut [Box<dyn Bot<G>>; 2], simulations: u32) -> [i32; 2] {
    let mut table = table::<G>();
    while let Some(seat) = table.awaited().first() {
        let question = table.ask(seat).unwrap();
        let action = bots[seat.index()].choose(&question, Budget::simulations(simulations));
        table.act(seat, action).unwrap();
    }
    [0, 1].map(|seat| table.rules().score(table.state(), Seat::new(seat)))
}

#[test]
fn two_searches_draw_at_tic_tac_toe() {
    for seed in 0..6 {
        let scores = play::<TicTacToe>(&mut [Box::new(Search::new(seed)), Box::new(Search::new(seed + 99))], 2_000);
        assert_eq!(scores, [0, 0], "seed {seed}");
    }
}

#[test]
fn a_search_nearly_always_beats_random_at_connect_four() {
    let won = |seed| {
        let scores = play::<ConnectFour>(&mut [Box::new(Random::new(seed)), Box::new(Search::new(seed))], 500);
        scores[1]
    };
    let wins: i32 = (0..30).map(won).sum();
    assert!(wins >= 29, "{wins} of 30");
}

#[test]
fn a_search_takes_a_win_and_stops_one() {
    let mut table = table::<TicTacToe>();
    for (n, cell) in [1, 5, 2].into_iter().enumerate() {
        table.play(Seat::new((n % 2) as u8), &format!("mark {cell}")).unwrap();
    }
    let mut search = Search::new(3);
    let question = table.ask(Seat::new(1)).unwrap();
    search.think(&question, Budget::simulations(2_000));
    let opinions = search.opinions(&question);
    assert_eq!(question.rules.notation(opinions[0].action), "mark 3", "{opinions:?}");
    table.play(Seat::new(1), "mark 9").unwrap();
    let question = table.ask(Seat::new(0)).unwrap();
    let win = search.choose(&question, Budget::simulations(2_000));
    assert_eq!(question.rules.notation(win), "mark 3");
}

#[test]
fn the_same_seed_and_simulations_give_the_same_game() {
    let game = || {
        let mut table = table::<ConnectFour>();
        let mut bots = [Search::new(1), Search::new(2)];
        while let Some(seat) = table.awaited().first() {
            let question = table.ask(seat).unwrap();
            let action = bots[seat.index()].choose(&question, Budget::simulations(200));
            table.act(seat, action).unwrap();
        }
        table.saga().write()
    };
    assert_eq!(game(), game());
}

/// So many threads.
struct Threads(usize);

impl Helpers for Threads {
    fn count(&self) -> usize {
        self.0
    }

    fn help(&self, work: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for place in 0..self.0 {
                scope.spawn(move || work(place));
            }
        });
    }
}

thread_local!(static LOOKS: Cell<u32> = const { Cell::new(0) });

/// A clock that gives every thread the same time, counted in looks at it, however busy the machine is.
struct Looks(u32);

impl Clock for Looks {
    fn left(&self) -> f32 {
        LOOKS.set(LOOKS.get() + 1);
        1.0 - LOOKS.get() as f32 / self.0 as f32
    }
}

#[test]
fn thinking_ends_when_no_other_action_can_become_the_best() {
    let mut table = table::<TicTacToe>();
    for (n, cell) in [1, 5, 2, 9].into_iter().enumerate() {
        table.play(Seat::new((n % 2) as u8), &format!("mark {cell}")).unwrap();
    }
    let question = table.ask(Seat::new(0)).unwrap();
    let looks = |decide: &dyn Fn(&mut Search<TicTacToe>, Budget<'_>)| {
        LOOKS.set(0);
        decide(&mut Search::new(3), Budget::time(&Looks(1_000)));
        LOOKS.get()
    };
    let whole = looks(&|search, budget| assert!(search.think(&question, budget) > 0));
    let settled = looks(&|search, budget| {
        assert_eq!(question.rules.notation(search.choose(&question, budget)), "mark 3");
    });
    // Every other action would need more visits than there is time for once half of it went to the winning one.
    assert_eq!(whole, 1_000, "whoever wants to know about all actions gets all the time");
    assert!((300..800).contains(&settled), "{settled} of {whole}");
}

#[test]
fn several_threads_make_more_simulations_and_answer_something_legal() {
    let table = table::<ConnectFour>();
    let question = table.ask(Seat::new(0)).unwrap();
    let simulations = |threads: usize| {
        let mut search = Search::new(5);
        let (helpers, clock) = (Threads(threads), Looks(50));
        LOOKS.set(0);
        let simulations = search.think(&question, Budget::time(&clock).with_helpers(&helpers));
        let opinions = search.opinions(&question);
        assert!(question.legal.contains(&opinions[0].action));
        let visits: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
        assert_eq!(visits, simulations, "every simulation of every thread counts");
        simulations
    };
    let one = simulations(1);
    assert_eq!((simulations(2), simulations(3)), (2 * one, 3 * one));
}

#[test]
fn several_threads_with_so_many_simulations_always_think_the_same() {
    let table = table::<ConnectFour>();
    let question = table.ask(Seat::new(0)).unwrap();
    let think = || {
        let mut search = Search::new(5);
        let simulations = search.think(&question, Budget::simulations(1_001).with_helpers(&Threads(3)));
        assert_eq!(simulations, 1_001);
        search.opinions(&question)
    };
    assert_eq!(think(), think());
}
