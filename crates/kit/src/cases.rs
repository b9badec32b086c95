//! Random games, as cases that `proptest` can make smaller.

use std::cell::RefCell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use langhus_rules::{Chance, Edition, Match, Of, Options, Quick, Seat, Seed, Table, Voice};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

/// What is wrong, in a sentence.
pub(crate) type Outcome = Result<(), String>;

/// Fails with a sentence unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($says:tt)+) => {
        if !$condition {
            return Err(format!($($says)+));
        }
    };
}
pub(crate) use ensure;

/// Runs ten times as many games if `LANGHUS_HEAVY=1`.
pub fn heavy() -> bool {
    std::env::var("LANGHUS_HEAVY").is_ok_and(|value| value == "1")
}

/// The rules of one revision, variant and number of seats.
pub struct Tables<G> {
    /// The options.
    pub options: Options,
    /// The rules.
    pub rules: Arc<G>,
    edition: Edition,
}

impl<G: Voice> Tables<G> {
    /// Every variant that the game accepts, at every number of seats, in every revision it ever had.
    pub fn all() -> Vec<Tables<G>> {
        let edition = Edition::new(G::EDITIONS[0]);
        let mut tables = Vec::new();
        for revision in 1..=G::REVISION {
            let before = tables.len();
            for (options, rules) in G::SEATS.flat_map(|seats| Of::<G>::variants(revision, seats, &edition)) {
                let built = rules.revision();
                assert_eq!(built, revision, "{} in revision {revision} says that it is revision {built}", G::ID);
                tables.push(Tables { options, rules: Arc::new(rules), edition: edition.clone() });
            }
            assert!(tables.len() > before, "{} accepts none of its own variants in revision {revision}", G::ID);
        }
        tables
    }

    /// Deals a game here.
    pub fn deal(&self, seed: Seed) -> Match<G> {
        let names = Seat::all(self.rules.seats()).map(|seat| format!("Seat {seat}")).collect();
        Match::new(self.rules.clone(), self.edition.clone(), self.options.clone(), names, seed)
    }
}

impl<G: Voice> fmt::Display for Tables<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} revision {} seats {} {}", G::ID, self.rules.revision(), self.rules.seats(), self.options)
    }
}

/// A position that a check looks at, with the action that is about to be played.
pub(crate) struct Position<'a, G: Voice> {
    pub rules: &'a G,
    pub table: &'a Match<G>,
    pub state: &'a G::State,
    pub start: &'a G::State,
    pub next: Option<(Seat, G::Action)>,
    pub chance: Quick,
}

/// One random game: some moves unseen, then moves at each of which everything is checked.
#[derive(Clone, Debug)]
struct Case {
    seed: u64,
    skipped: usize,
    choices: Vec<u16>,
}

/// Moves that are checked one by one in each case.
const WINDOW: usize = 60;

/// Plays random games of every revision and variant and checks positions and finished stretches of them.
///
/// # Panics
/// If something is wrong: with the sentence and the record.
pub(crate) fn over_random_games<G: Voice>(
    name: &str,
    position: impl Fn(&Position<'_, G>) -> Outcome,
    game: impl Fn(&Match<G>) -> Outcome,
) {
    let tables = Tables::<G>::all();
    let (fewest, total) = if heavy() { (100, 2000) } else { (6, 120) };
    // A new revision takes nothing away from the games of the others.
    let cases = u32::max(fewest, total * G::REVISION / tables.len() as u32);
    for tables in &tables {
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 3000, ..Config::default() };
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
        let mut runner = TestRunner::new_with_rng(config, rng);
        let length = usual_length(tables);
        let last = RefCell::new(None);
        let run = |case: &Case| {
            let outcome = catch_unwind(AssertUnwindSafe(|| walk(tables, case, &position, &game, &last)));
            outcome.unwrap_or_else(|panic| {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or(panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                Err(format!("it panics: {}", text.unwrap_or_default()))
            })
        };
        let result = runner.run(&strategy(length), |case| run(&case).map_err(TestCaseError::fail));
        if let Err(TestError::Fail(_, case)) = result {
            let says = run(&case).expect_err("the smallest failing case fails again");
            let record = last.take().unwrap_or_default();
            let file = keep(&format!("{}-{name}.saga", G::ID), &record);
            panic!("{tables}: {says}\nThe record that shows it, in {file}:\n{record}");
        } else if let Err(error) = result {
            panic!("{tables}: {error}");
        }
    }
}

fn strategy(length: usize) -> impl proptest::strategy::Strategy<Value = Case> {
    use proptest::prelude::{Strategy, any};
    let choices = proptest::collection::vec(any::<u16>(), 0..=WINDOW);
    (any::<u64>(), 0..=length, choices).prop_map(|(seed, skipped, choices)| Case { seed, skipped, choices })
}

fn usual_length<G: Voice>(tables: &Tables<G>) -> usize {
    let mut table = tables.deal(Seed::from_number(0));
    let mut chance = Quick::new(0);
    while random_step(tables, &mut table, |options| chance.below(options)).is_some() && table.moves() < 5_000 {}
    table.moves()
}

/// Plays one random action; nothing when the game is over.
fn random_step<G: Voice>(tables: &Tables<G>, table: &mut Match<G>, pick: impl FnMut(u32) -> u32) -> Option<()> {
    let (seat, action) = random_action(tables, table, pick)?;
    table.act(seat, action).unwrap_or_else(|error| panic!("a legal action is refused: {action:?}: {error:?}"));
    Some(())
}

fn random_action<G: Voice>(
    tables: &Tables<G>,
    table: &Match<G>,
    mut pick: impl FnMut(u32) -> u32,
) -> Option<(Seat, G::Action)> {
    let awaited: Vec<Seat> = table.awaited().iter().collect();
    let seat = match awaited.as_slice() {
        [] => return None,
        [seat] => *seat,
        several => several[pick(several.len() as u32) as usize],
    };
    let mut actions = Vec::with_capacity(G::WIDTH);
    tables.rules.legal(table.state(), seat, &mut actions);
    assert!(!actions.is_empty(), "seat {seat} is awaited, but has no legal action");
    Some((seat, actions[pick(actions.len() as u32) as usize]))
}

fn walk<G: Voice>(
    tables: &Tables<G>,
    case: &Case,
    position: &impl Fn(&Position<'_, G>) -> Outcome,
    game: &impl Fn(&Match<G>) -> Outcome,
    last: &RefCell<Option<String>>,
) -> Outcome {
    last.take();
    let mut table = tables.deal(Seed::from_number(case.seed));
    let start = *table.state();
    let mut chance = Quick::new(case.seed);
    let keep = |table: &Match<G>| *last.borrow_mut() = Some(table.saga().write());
    keep(&table);
    for _ in 0..case.skipped {
        if random_step(tables, &mut table, |options| chance.below(options)).is_none() {
            break;
        }
    }
    for choice in &case.choices {
        keep(&table);
        let next = random_action(tables, &table, |options| u32::from(*choice) % options);
        let seen = Position {
            rules: &*tables.rules,
            table: &table,
            state: table.state(),
            start: &start,
            next,
            chance: Quick::new(case.seed ^ u64::from(*choice)),
        };
        position(&seen)?;
        let Some((seat, action)) = next else { break };
        let before = *table.state();
        let copy = before;
        table.act(seat, action).map_err(|error| format!("a legal action is refused: {action:?}: {error:?}"))?;
        ensure!(before == copy, "an earlier copy of a state has changed");
        let rounds = (tables.rules.round(&before), tables.rules.round(table.state()));
        ensure!(1 <= rounds.0 && rounds.0 <= rounds.1, "round {} is followed by round {}", rounds.0, rounds.1);
    }
    keep(&table);
    game(&table)
}

/// Writes a failing record where the build puts its files, and tells where.
fn keep(name: &str, record: &str) -> String {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")), PathBuf::from);
    let folder = target.join("conformance");
    let file = folder.join(name);
    match std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, record)) {
        Ok(()) => file.display().to_string(),
        Err(error) => format!("no file ({error})"),
    }
}
