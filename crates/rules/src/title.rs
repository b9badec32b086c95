//! A game in its box, before anybody sits down: its editions, and how a table is opened.

use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use crate::options::shorten;
use crate::{Edition, Match, Mistakes, Options, Saga, SagaError, Say, Seed, Sentence, Voice};

/// What a table is opened with.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// `key=value` pairs; what is not named keeps its standard value.
    pub options: Vec<String>,
    /// An edition other than the standard one.
    pub edition: Option<Edition>,
    /// A revision of the rules other than the newest.
    pub revision: Option<u32>,
    /// The names of the seats, all or none.
    pub names: Vec<String>,
}

/// The title of a game: `Of<Jorvik>`. It keeps what all tables of the game share.
pub struct Of<G> {
    /// The editions that ship with it, each read and hashed once.
    editions: OnceLock<Vec<Edition>>,
    /// The rules of the tables that are open now: those with the same set-up share them.
    shared: Mutex<Vec<Shared<G>>>,
}

struct Shared<G> {
    edition: Edition,
    options: Options,
    seats: u8,
    revision: u32,
    rules: Weak<G>,
}

impl<G> Of<G> {
    /// The title.
    pub const fn new() -> Of<G> {
        Of { editions: OnceLock::new(), shared: Mutex::new(Vec::new()) }
    }
}

/// The title of a game, for as long as the program runs: a `&'static Of<G>`.
///
/// All tables of a game that are open at once share what they can through it, so a house has one title for each game.
#[macro_export]
macro_rules! title {
    ($game:ty) => {{
        static TITLE: $crate::Of<$game> = $crate::Of::new();
        &TITLE
    }};
}

impl<G> Default for Of<G> {
    fn default() -> Of<G> {
        Of::new()
    }
}

impl<G: Voice> Of<G> {
    /// Every combination of options that the game accepts in a revision, one of `1..=REVISION`, at one number of seats,
    /// with its rules.
    pub fn variants(revision: u32, seats: u8, edition: &Edition) -> Vec<(Options, G)> {
        let all = Options::combinations(G::OPTIONS).into_iter();
        let built = |options: Options| {
            let rules = G::in_revision(revision, edition, &options, seats).ok()?;
            Some((options, rules))
        };
        all.filter_map(built).collect()
    }

    /// The rules for a set-up: those of another table that has the same, or new ones.
    fn rules(&self, revision: u32, edition: &Edition, options: &Options, seats: u8) -> Result<Arc<G>, Mistakes> {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |known: &&Shared<G>| {
            (known.seats, known.revision) == (seats, revision)
                && known.edition.hash() == edition.hash()
                && known.options == *options
        };
        if let Some(rules) = shared.iter().find(same).and_then(|known| known.rules.upgrade()) {
            return Ok(rules);
        }
        let rules = Arc::new(G::in_revision(revision, edition, options, seats)?);
        // Editions that people bring come and go.
        shared.retain(|known| known.rules.strong_count() > 0);
        let (edition, options) = (edition.clone(), options.clone());
        shared.push(Shared { edition, options, seats, revision, rules: Arc::downgrade(&rules) });
        Ok(rules)
    }

    /// The editions that ship with the game, the standard one first.
    pub fn editions(&self) -> &[Edition] {
        self.editions.get_or_init(|| G::EDITIONS.iter().map(|text| Edition::new(*text)).collect())
    }

    /// Did the rules of the game ever have this revision? Then it can be played in it.
    ///
    /// # Errors
    /// A sentence that names the revisions they have.
    pub fn check_revision(revision: u32) -> Result<(), Mistakes> {
        let newest = G::REVISION;
        if (1..=newest).contains(&revision) {
            return Ok(());
        }
        let say = Say::new("wrong-revision").with("game", G::ID).with("newest", newest).with("revision", revision);
        Err(Mistakes::one(Sentence::house(say)))
    }

    /// Can so many play it?
    ///
    /// # Errors
    /// A sentence that says how many can.
    pub fn check_seats(seats: u8) -> Result<(), Mistakes> {
        let (low, high) = (*G::SEATS.start(), *G::SEATS.end());
        if G::SEATS.contains(&seats) {
            return Ok(());
        }
        let say = Say::new(match high - low {
            0 => "wrong-seats-exactly",
            1 => "wrong-seats-either",
            _ => "wrong-seats",
        });
        let says = Sentence::house(say.with("low", low).with("high", high).with("seats", seats));
        Err(Mistakes::one(says.with("game", Sentence::of(G::book(), Say::new("title")))))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn open(&self, setup: &Setup, seed: Seed) -> Result<Match<G>, Mistakes> {
        let options = Options::read(G::OPTIONS, setup.options.iter().map(String::as_str))?;
        Self::check_seats(setup.seats)?;
        let revision = setup.revision.unwrap_or(G::REVISION);
        Self::check_revision(revision)?;
        let edition = setup.edition.clone().unwrap_or_else(|| self.editions()[0].clone());
        let rules = self.rules(revision, &edition, &options, setup.seats)?;
        Ok(Match::new(rules, edition, options, setup.names.clone(), seed))
    }

    /// Opens a table at the end of a record, checking all of it. `editions` are looked through after the game's own.
    ///
    /// # Errors
    /// The line of the record that cannot be right, and why.
    pub fn resume(&self, saga: &Saga, editions: &[Edition]) -> Result<Match<G>, SagaError> {
        if saga.game != G::ID {
            let say = Say::new("saga-other-game").with("found", shorten(&saga.game)).with("game", G::ID);
            return Err(SagaError { line: 2, says: Sentence::house(say) });
        }
        Self::check_revision(saga.revision).map_err(|mistakes| SagaError { line: 3, says: mistakes.into_row() })?;
        let mut known = self.editions().iter().chain(editions);
        let Some(edition) = known.find(|edition| edition.hash() == saga.edition).cloned() else {
            let say = Say::new("saga-unknown-edition").with("option", "--edition");
            return Err(SagaError { line: 4, says: Sentence::house(say) });
        };
        let setup = Setup {
            seats: saga.seats,
            options: saga.options.clone(),
            edition: Some(edition),
            revision: Some(saga.revision),
            names: saga.names.clone(),
        };
        // What can still be wrong stands on line 5 (options) or 6 (seats).
        let line = if G::SEATS.contains(&saga.seats) { 5 } else { 6 };
        let mut table =
            self.open(&setup, saga.seed).map_err(|mistakes| SagaError { line, says: mistakes.into_row() })?;
        table.follow(saga)?;
        Ok(table)
    }

    /// Is the edition right for every variant and number of seats?
    ///
    /// # Errors
    /// What is wrong with it, each thing once, until there is more than is told.
    pub fn check_edition(&self, edition: &Edition) -> Result<(), Mistakes> {
        let mut wrong = Mistakes::default();
        for seats in G::SEATS {
            // The game refuses some combinations even with its own edition; those say nothing about this one.
            for (options, _) in Self::variants(G::REVISION, seats, &self.editions()[0]) {
                if let Err(mistakes) = G::new(edition, &options, seats) {
                    wrong.unite(mistakes);
                }
                // What another variant would find could not be told any more.
                if wrong.more() > 0 {
                    return Err(wrong);
                }
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }
}
