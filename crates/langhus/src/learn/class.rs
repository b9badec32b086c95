//! A table at which bots learn: what needs a game's types.

use std::sync::Arc;

use langhus_bots::Search;
use langhus_bots::net::{Misfit, Net};
use langhus_rules::{Options, Quick, Seed, Sense, Voice};
use langhus_school::{Exercise, Foretold, Lesson, NotebookError, Pupil, Subject, foretell, self_play};

use crate::guard;
use crate::lab::Typed;

/// A game with edition, options and number of seats, as a school sees it.
pub trait Class: Send + Sync {
    /// What the head of a file of games says when this bot plays here.
    fn subject(&self, bot: String) -> Subject;

    /// Can the games of a file be replayed here?
    ///
    /// # Errors
    /// Why not.
    fn fits(&self, subject: &Subject) -> Result<(), NotebookError>;

    /// Plays a game of a search against itself, with a net or without.
    ///
    /// # Errors
    /// The game or the search panicked.
    fn self_play(&self, seed: Seed, chance: Quick, simulations: u32, net: Option<&Arc<Net>>) -> Result<Lesson, String>;

    /// A net that knows nothing yet.
    fn pupil(&self, seed: u64) -> Pupil;

    /// What can be learnt from a game.
    fn exercises(&self, lesson: &Lesson) -> Vec<Exercise>;

    /// How well the ends of games are foretold.
    fn foretell(&self, lessons: &[Lesson], net: Option<&Net>) -> Foretold;

    /// Can a net judge here?
    ///
    /// # Errors
    /// Why not.
    fn examine(&self, net: Option<&Net>) -> Result<(), Misfit>;
}

impl<G: Voice + Sense> Class for Typed<G> {
    fn subject(&self, bot: String) -> Subject {
        Subject {
            game: G::ID.to_owned(),
            revision: self.rules.revision(),
            edition: self.rules.edition(),
            options: pairs(&self.options),
            seats: self.rules.seats(),
            bot,
        }
    }

    fn fits(&self, subject: &Subject) -> Result<(), NotebookError> {
        subject.fits(&*self.rules)
    }

    fn self_play(&self, seed: Seed, chance: Quick, simulations: u32, net: Option<&Arc<Net>>) -> Result<Lesson, String> {
        let bot = |seed| match net {
            Some(net) => Search::new(seed).with_net(Arc::clone(net)),
            None => Search::new(seed),
        };
        guard::catch(|| self_play(self.table(seed, Vec::new()), chance, simulations, bot))
    }

    fn pupil(&self, seed: u64) -> Pupil {
        Pupil::new(&*self.rules, seed)
    }

    fn exercises(&self, lesson: &Lesson) -> Vec<Exercise> {
        Exercise::of(&*self.rules, lesson)
    }

    fn foretell(&self, lessons: &[Lesson], net: Option<&Net>) -> Foretold {
        foretell(&*self.rules, lessons, net)
    }

    fn examine(&self, net: Option<&Net>) -> Result<(), Misfit> {
        let net = net.ok_or(Misfit::NoNet)?;
        let mut bytes = vec![0; G::BYTES];
        let state = self.rules.deal(Seed::from_number(0));
        self.rules.encode(&state, langhus_rules::Seat::new(0), &mut bytes);
        net.fits(&*self.rules, &bytes)
    }
}

fn pairs(options: &Options) -> Vec<String> {
    options.iter().map(|(key, value)| format!("{key}={value}")).collect()
}
