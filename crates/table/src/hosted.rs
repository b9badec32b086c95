//! A table of the house: it can be thought for and drawn.

use langhus_board::{Drawn, Glass, Painting, paint};
use langhus_bots::{Budget, Hint, Spec, hints};
use langhus_rules::{Match, Numbering, Seat, Sense, Table, Viewer};

/// What a bot will decide, once it may think: how it plays, its seed and its budget in, the notation of its action out.
/// It holds what its seat knows and nothing else, so it can be sent to another thread while the table goes on.
pub type Thought = Box<dyn FnOnce(&Spec, u64, Budget<'_>) -> String + Send>;

/// What an adviser will say about the legal actions, best first, once it may think. It holds what its seat knows and
/// nothing else.
pub type Advice = Box<dyn FnOnce(u64, Budget<'_>) -> Vec<Hint> + Send>;

/// What a viewer sees, not drawn yet: the glass through which it is looked at and the places that need words in, the
/// painting out. It holds what its viewer knows and nothing else, so it can be drawn while the table goes on.
pub type Sighting = Box<dyn FnOnce(Glass<'_>, &[&[String]]) -> Painting + Send>;

/// A table of the house.
pub trait Hosted: Table {
    /// The table as it was after so many actions; nothing if the game has not come that far.
    fn at(&self, moves: usize) -> Option<Box<dyn Hosted>>;
    /// What a bot would do in a seat; nothing when nothing is asked of it.
    fn thought(&self, seat: Seat) -> Option<Thought>;
    /// What an adviser would tell a seat; nothing when nothing is asked of it.
    fn advice(&self, seat: Seat) -> Option<Advice>;
    /// What a viewer sees, with what happened since a position.
    fn sighting(&self, viewer: Viewer, numbering: Numbering, since: usize) -> Sighting;
}

impl<G: Drawn + Sense> Hosted for Match<G> {
    fn at(&self, moves: usize) -> Option<Box<dyn Hosted>> {
        Some(Box::new(Match::at(self, moves)?))
    }

    fn thought(&self, seat: Seat) -> Option<Thought> {
        let question = self.ask(seat)?;
        Some(Box::new(move |spec, seed, budget| {
            let action = spec.bot::<G>(seed).choose(&question, budget);
            question.rules.notation(action)
        }))
    }

    fn advice(&self, seat: Seat) -> Option<Advice> {
        let question = self.ask(seat)?;
        Some(Box::new(move |seed, budget| hints(&question, budget, seed)))
    }

    fn sighting(&self, viewer: Viewer, numbering: Numbering, since: usize) -> Sighting {
        let sight = self.sight(viewer, numbering, since);
        Box::new(move |glass, paths| paint(&sight, glass, paths))
    }
}
