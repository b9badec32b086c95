//! Every bot answers in time, in positions of whole games of every game.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use langhus_bots::{AnyBot, Budget, Clock, Spec};
use langhus_rules::{Chance, Language, Quick, Seed, Setup, Table};

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
    until: Duration,
    looks: AtomicU32,
}

impl Clock for Work {
    fn is_over(&self) -> bool {
        self.looks.fetch_add(1, Ordering::Relaxed);
        worked() >= self.until
    }
}

/// Asks a bot, and checks that it answers something legal in time.
fn ask(table: &dyn Table, bot: &mut dyn AnyBot, name: &str) -> u32 {
    let seat = table.awaited().first().expect("the game goes on");
    let choices = table.choices(seat, Language::English);
    let question = table.question(seat).expect("the seat is awaited");
    let begin = worked();
    let clock = Work { until: begin + THINK, looks: AtomicU32::new(0) };
    let answer = bot.answer(&*question, Budget::time(&clock)).expect("a bot of this game");
    let took = worked() - begin;
    let place = || format!("{name} at move {} of {}", table.moves(), table.game());
    assert!(took <= THINK + GRACE, "{} took {took:?}", place());
    assert!(choices.iter().any(|choice| choice.notation == answer), "{} answers {answer}", place());
    let looks = clock.looks.into_inner();
    assert!(choices.len() > 1 || looks == 0, "{} thinks about its only action", place());
    looks
}

#[test]
fn every_bot_answers_within_its_budget_in_every_game() {
    let names = ["random", "greedy", "thrall", "search:5ms"];
    for game in langhus::all() {
        for seats in [*game.seats().start(), *game.seats().end()] {
            let mut table = game.open(&Setup { seats, ..Setup::default() }, Seed::from_number(seats.into())).unwrap();
            let specs = names.map(|name| name.parse::<Spec>().expect("a bot"));
            let mut bots = specs.map(|spec| game.bot(&spec, 7));
            let mut chance = Quick::new(seats.into());
            let (mut looked, mut only) = (0, 0);
            while let Some(seat) = table.awaited().first() {
                let choices = table.choices(seat, Language::English);
                // Every position with one action, and a sample of the others, from the first to the last round.
                if choices.len() == 1 || table.moves() == 0 || chance.below(12) == 0 {
                    only += u32::from(choices.len() == 1);
                    for (bot, name) in bots.iter_mut().zip(names) {
                        looked += ask(&*table, &mut **bot, name);
                    }
                }
                let choice = &choices[chance.below(choices.len() as u32) as usize];
                table.play(seat, &choice.notation).unwrap();
            }
            assert!(looked > 0, "the search of {} looks at its clock", game.id());
            assert!(only > 0 || game.id() != "jorvik", "some decisions are none");
        }
    }
}
