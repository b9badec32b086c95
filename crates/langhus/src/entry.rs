//! What the list of games holds: a title with its typed side.

use std::any::Any;
use std::sync::Arc;

use langhus_board::Artist;
use langhus_bots::{AnyBot, Budget, Hint, Seated, Spec};
use langhus_rules::{Edition, Mistakes, Of, Options, Seed, Sense, Setup, Title, Voice};

use crate::Lab;
use crate::lab::Typed;

/// A game of the list.
pub trait Entry: Title {
    /// The game at one kind of table, ready to be played at random.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    fn lab(&self, setup: &Setup) -> Result<Box<dyn Lab>, Mistakes>;

    /// The standard edition with every combination of options that the game accepts at this number of seats.
    fn labs(&self, seats: u8) -> Vec<Box<dyn Lab>>;

    /// A bot for a seat of this game.
    fn bot(&self, spec: &Spec, seed: u64) -> Box<dyn AnyBot>;

    /// What a search thinks of the legal actions of a question, best first; nothing if it is of another game.
    fn hints(&self, question: &(dyn Any + Send), budget: Budget<'_>, seed: u64) -> Option<Vec<Hint>>;
}

impl<G: Voice + Sense> Entry for Of<G> {
    fn lab(&self, setup: &Setup) -> Result<Box<dyn Lab>, Mistakes> {
        // Opening a table says everything that can be wrong; a lab is the same table without people.
        self.open(setup, Seed::from_number(0))?;
        let options = Options::read(G::OPTIONS, setup.options.iter().map(String::as_str))?;
        let edition = setup.edition.clone().unwrap_or_else(|| Edition::new(G::EDITIONS[0]));
        let rules = G::in_revision(setup.revision.unwrap_or(G::REVISION), &edition, &options, setup.seats)?;
        Ok(Box::new(Typed { rules: Arc::new(rules), edition: Arc::new(edition), options }))
    }

    fn labs(&self, seats: u8) -> Vec<Box<dyn Lab>> {
        let edition = Arc::new(Edition::new(G::EDITIONS[0]));
        let lab = |(options, rules): (Options, G)| -> Box<dyn Lab> {
            Box::new(Typed { rules: Arc::new(rules), edition: Arc::clone(&edition), options })
        };
        Of::<G>::variants(G::REVISION, seats, &edition).into_iter().map(lab).collect()
    }

    fn bot(&self, spec: &Spec, seed: u64) -> Box<dyn AnyBot> {
        Box::new(Seated::<G>::new(spec.bot(seed)))
    }

    fn hints(&self, question: &(dyn Any + Send), budget: Budget<'_>, seed: u64) -> Option<Vec<Hint>> {
        langhus_bots::hints::<G>(question, budget, seed)
    }
}

/// A game of the list whose tables can be drawn.
pub trait Hosted: Entry + Artist {}

impl<E: Entry + Artist> Hosted for E {}

/// The options as JSON.
pub(crate) fn options_json(options: &Options) -> serde_json::Value {
    options.iter().map(|(key, value)| (key.to_owned(), value.into())).collect::<serde_json::Map<_, _>>().into()
}
