//! Every bot answers in time, in positions of whole games of every game.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use langhus::Listed;
use langhus_bots::{Budget, Clock, Spec};
use langhus_rules::{Chance, Choice, Language, Quick, Seed, Setup};
use langhus_table::Hosted;

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
fn ask(table: &dyn Hosted, choices: &[Choice], name: &str) -> u32 {
    let seat = table.awaited().first().expect("the game goes on");
    let spec: Spec = name.parse().expect("a bot");
    let thought = table.thought(seat).expect("the seat is awaited");
    let begin = worked();
    let clock = Work { begin, looks: AtomicU32::new(0) };
    let answer = thought(&spec, 7, Budget::time(&clock));
    let took = worked() - begin;
    let place = || format!("{name} at move {} of {}", table.moves(), table.game());
    assert!(took <= THINK + GRACE, "{} took {took:?}", place());
    assert!(choices.iter().any(|choice| choice.notation == answer), "{} answers {answer}", place());
    let looks = clock.looks.into_inner();
    assert!(choices.len() > 1 || looks == 0, "{} thinks about its only action", place());
    looks
}

/// Plays a game at random, with every bot asked at sampled positions; gives how many of these had one action only.
fn whole_game(game: &Listed, seats: u8) -> u32 {
    let names = ["random", "greedy", "thrall", "search:5ms"];
    let mut table = game.open(&Setup { seats, ..Setup::default() }, Seed::from_number(seats.into())).unwrap();
    let mut chance = Quick::new(seats.into());
    let (mut looks, mut only, mut next) = (0, 0, 0);
    while let Some(seat) = table.awaited().first() {
        if table.moves() == next {
            let choices = table.choices(seat, Language::English);
            only += u32::from(choices.len() == 1);
            for name in names {
                looks += ask(&*table, &choices, name);
            }
            // The longer a game, the larger the steps: games at random can take thousands of moves.
            next += 1 + chance.below(8 + next as u32 / 8) as usize;
        }
        let choices = table.choices(seat, Language::English);
        table.play(seat, &choices[chance.below(choices.len() as u32) as usize].notation).unwrap();
    }
    assert!(looks > 0, "the search of {} looks at its clock", game.id());
    only
}

#[test]
fn every_bot_answers_within_its_budget_in_every_game() {
    let both_ends = |game: &'static Listed| {
        [*game.seats().start(), *game.seats().end()].map(|seats| whole_game(game, seats)).iter().sum::<u32>()
    };
    let only: u32 = langhus::all().map(both_ends).sum();
    assert!(only > 0, "some of the decisions were none");
}
