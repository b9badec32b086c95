//! Every bot answers in time, in positions of whole games of every game.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use langhus_bots::{AnyBot, Budget, Clock, Spec};
use langhus_rules::{Chance, Choice, Language, Quick, Seed, Setup, Table};

/// The budget of a decision.
const THINK: Duration = Duration::from_millis(5);
/// What may come on top.
const GRACE: Duration = Duration::from_millis(50);

/// How long this thread has been at work. Linux tells it, so that a busy machine, on which the thread waits for a core,
/// does not blame the bot; elsewhere it is the time of day.
fn worked() -> Duration {
    thread_local!(static START: Cell<Option<Instant>> = const { Cell::new(None) });
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map(Duration::from_nanos).unwrap_or_else(|| {
        let start = START.get().unwrap_or_else(Instant::now);
        START.set(Some(start));
        start.elapsed()
    })
}

/// A clock of work, which counts how often it is looked at.
struct Work {
    begin: Duration,
    looks: AtomicU32,
}

impl Clock for Work {
    fn left(&self) -> f32 {
        self.looks.fetch_add(1, Ordering::Relaxed);
        1.0 - (worked() - self.begin).div_duration_f32(THINK)
    }
}

/// Asks a bot, and checks that it answers something legal in time; gives how often it looked at its clock.
fn ask(table: &dyn Table, choices: &[Choice], bot: &mut dyn AnyBot, name: &str) -> u32 {
    let seat = table.awaited().first().expect("the game goes on");
    let question = table.question(seat).expect("the seat is awaited");
    let begin = worked();
    let clock = Work { begin, looks: AtomicU32::new(0) };
    let answer = bot.answer(&*question, Budget::time(&clock)).expect("a bot of this game");
    let took = worked() - begin;
    let place = || format!("{name} at move {} of {}", table.moves(), table.game());
    assert!(took <= THINK + GRACE, "{} took {took:?}", place());
    assert!(choices.iter().any(|choice| choice.notation == answer), "{} answers {answer}", place());
    let looks = clock.looks.into_inner();
    assert!(choices.len() > 1 || looks == 0, "{} thinks about its only action", place());
    looks
}

/// Plays a game at random, with every bot asked at sampled positions; gives how many of these had one action only.
fn whole_game(game: &dyn langhus::Entry, seats: u8) -> u32 {
    let names = ["random", "greedy", "thrall", "search:5ms"];
    let mut table = game.open(&Setup { seats, ..Setup::default() }, Seed::from_number(seats.into())).unwrap();
    let bot = |name: &str| game.bot(&name.parse::<Spec>().expect("a bot"), 7);
    let (mut bots, mut player) = (names.map(bot), bot("random"));
    let mut chance = Quick::new(seats.into());
    let (mut looks, mut only, mut next) = (0, 0, 0);
    while let Some(seat) = table.awaited().first() {
        if table.moves() == next {
            let choices = table.choices(seat, Language::English);
            only += u32::from(choices.len() == 1);
            for (bot, name) in bots.iter_mut().zip(names) {
                looks += ask(&*table, &choices, &mut **bot, name);
            }
            // The longer a game, the larger the steps: games at random can take thousands of moves.
            next += 1 + chance.below(8 + next as u32 / 8) as usize;
        }
        let question = table.question(seat).expect("the seat is awaited");
        let action = player.answer(&*question, Budget::simulations(1)).expect("a bot of this game");
        table.play(seat, &action).unwrap();
    }
    assert!(looks > 0, "the search of {} looks at its clock", game.id());
    only
}

#[test]
fn every_bot_answers_within_its_budget_in_every_game() {
    let both_ends = |game: &'static dyn langhus::Entry| {
        [*game.seats().start(), *game.seats().end()].map(|seats| whole_game(game, seats)).iter().sum::<u32>()
    };
    let only: u32 = langhus::all().map(both_ends).sum();
    assert!(only > 0, "some of the decisions were none");
}
