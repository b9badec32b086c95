//! A game of the house before anybody sits down: what it is called, for how many it is, its books, and how a table is
//! opened.

use std::ops::RangeInclusive;

use langhus_board::{Drawn, Facts, Lesson, Page, Standing, aid, decisions, rulebook};
use langhus_rules::{
    Edition, Language, Mistakes, Of, OptionSpec, Options, Phrasebook, Saga, SagaError, Say, Seed, Sense, Setup,
};
use maud::Markup;

use crate::Hosted;

/// A game, without its types: the one way in for whoever does not know them.
pub trait Title: Send + Sync {
    /// The game's name in commands, records and addresses.
    fn id(&self) -> &'static str;
    /// The newest revision of its rules.
    fn revision(&self) -> u32;
    /// Did its rules ever have this revision? Then it can be played in it.
    ///
    /// # Errors
    /// A sentence that names the revisions they have.
    fn check_revision(&self, revision: u32) -> Result<(), Mistakes>;
    /// For how many it is.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Its options.
    fn options(&self) -> &'static [OptionSpec];
    /// The editions that ship with it, the standard one first.
    fn editions(&self) -> &[Edition];
    /// The combinations of options that it accepts with so many seats, each as `key=value` pairs.
    fn variants(&self, seats: u8) -> Vec<Vec<String>> {
        let _ = seats;
        Vec::new()
    }
    /// Its messages.
    fn book(&self) -> &'static Phrasebook;
    /// Opens a table.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    fn open(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn Hosted>, Mistakes>;
    /// Opens a table at the end of a record, checking all of it. `editions` are looked through after the game's own.
    ///
    /// # Errors
    /// The line of the record that cannot be right, and why.
    fn resume(&self, saga: &Saga, editions: &[Edition]) -> Result<Box<dyn Hosted>, SagaError>;
    /// Is the edition right for every variant and number of seats?
    ///
    /// # Errors
    /// What is wrong with it, each thing once, until there is more than is told.
    fn check_edition(&self, edition: &Edition) -> Result<(), Mistakes>;
    /// The style sheet of its tables.
    fn style(&self) -> &'static str;
    /// The picture on its cover.
    fn cover(&self) -> Markup;
    /// The cover as a PNG of 1200 by 630, where it has one.
    fn picture(&self) -> Option<&'static [u8]> {
        None
    }
    /// The kinds of questions to which somebody may say no until the end of a round.
    fn standing(&self) -> &'static [Standing] {
        &[]
    }
    /// Its rulebook.
    fn rulebook(&self, language: Language) -> Page;
    /// The list of its decisions, where it has one.
    fn decisions(&self, language: Language) -> Option<Page>;
    /// Has it a player aid?
    fn has_aid(&self) -> bool {
        false
    }
    /// Its player aid, where it has one.
    fn aid(&self, language: Language) -> Option<Page> {
        let _ = language;
        None
    }
    /// What whoever chooses it wants to know.
    fn facts(&self) -> Option<Facts> {
        None
    }
    /// Has it a guided first game?
    fn teaches(&self) -> bool {
        false
    }
    /// Its guided first game, where it has one.
    fn lesson(&self) -> Option<Lesson> {
        None
    }
    /// The game's name for people.
    fn title(&self, language: Language) -> String {
        self.book().say(&Say::new("title"), language, &[])
    }
    /// The game in a sentence.
    fn summary(&self, language: Language) -> String {
        self.book().say(&Say::new("summary"), language, &[])
    }
}

impl<G: Drawn + Sense> Title for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn revision(&self) -> u32 {
        G::REVISION
    }

    fn check_revision(&self, revision: u32) -> Result<(), Mistakes> {
        Of::<G>::check_revision(revision)
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn editions(&self) -> &[Edition] {
        Of::editions(self)
    }

    fn variants(&self, seats: u8) -> Vec<Vec<String>> {
        let standard = Of::editions(self).first();
        let accepted = standard.map(|edition| Of::<G>::variants(G::REVISION, seats, edition)).unwrap_or_default();
        let pairs = |options: &Options| options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        accepted.iter().map(|(options, _)| pairs(options)).collect()
    }

    fn book(&self) -> &'static Phrasebook {
        G::book()
    }

    fn open(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn Hosted>, Mistakes> {
        Ok(Box::new(Of::open(self, setup, seed)?))
    }

    fn resume(&self, saga: &Saga, editions: &[Edition]) -> Result<Box<dyn Hosted>, SagaError> {
        Ok(Box::new(Of::resume(self, saga, editions)?))
    }

    fn check_edition(&self, edition: &Edition) -> Result<(), Mistakes> {
        Of::check_edition(self, edition)
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn cover(&self) -> Markup {
        G::cover()
    }

    fn picture(&self) -> Option<&'static [u8]> {
        G::PICTURE
    }

    fn standing(&self) -> &'static [Standing] {
        G::STANDING
    }

    fn rulebook(&self, language: Language) -> Page {
        rulebook::<G>(language)
    }

    fn decisions(&self, language: Language) -> Option<Page> {
        decisions::<G>(language)
    }

    fn has_aid(&self) -> bool {
        G::aid(Language::English).is_some()
    }

    fn aid(&self, language: Language) -> Option<Page> {
        aid::<G>(language)
    }

    fn facts(&self) -> Option<Facts> {
        G::facts()
    }

    fn teaches(&self) -> bool {
        G::teaching().is_some()
    }

    fn lesson(&self) -> Option<Lesson> {
        // A script that cannot be read fails the game's tests; until then there is none.
        Lesson::read(&G::teaching()?).ok()
    }
}
