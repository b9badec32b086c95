//! A table of the house: it can be thought for and drawn.

use std::collections::BTreeSet;

use langhus_board::{Drawn, Glass, Painting, paint};
use langhus_bots::{Budget, Hint, Spec, hints};
use langhus_rules::{Match, Numbering, Quick, Seat, Sense, Table, Viewer};

/// What a bot will decide, once it may think: how it plays, its seed and its budget in, the notation of its action out.
/// It holds what its seat knows and nothing else, so it can be sent to another thread while the table goes on.
pub type Thought = Box<dyn FnOnce(&Spec, u64, Budget<'_>) -> String + Send>;

/// What an adviser will say about the legal actions, best first, once it may think. It holds what its seat knows and
/// nothing else.
pub type Advice = Box<dyn FnOnce(u64, Budget<'_>) -> Vec<Hint> + Send>;

/// What a viewer sees, not drawn yet: the glass through which it is looked at and the places that need words in, the
/// painting out. It holds what its viewer knows and nothing else, so it can be drawn while the table goes on.
pub type Sighting = Box<dyn FnOnce(Glass<'_>, &[&[String]]) -> Painting + Send>;

/// The only answer to a question.
pub struct OnlyAnswer {
    /// Its notation.
    pub notation: String,
    /// Can everybody see that there is no other?
    pub is_seen: bool,
}

/// A question to which its seat may have said no.
pub struct Declinable {
    /// Of which kind it is.
    pub kind: &'static str,
    /// The notation of the answer that declines it.
    pub decline: String,
    /// What it would cost not to.
    pub price: Option<u16>,
}

/// In so many worlds that fit what everybody sees a single answer is single before it counts as seen by all.
const WORLDS: usize = 16;

/// A table of the house.
pub trait Hosted: Table {
    /// The only answer that a seat has to what is asked of it; nothing if it has a choice, or nothing is asked.
    fn only_answer(&self, seat: Seat) -> Option<OnlyAnswer>;
    /// How a seat would decline what is asked of it, where it may say so beforehand.
    fn declines(&self, seat: Seat) -> Option<Declinable>;
    /// Did the action with this number, counted from 1, touch a seat: does a line that the seat witnessed name it? One that names
    /// everybody touches nobody.
    fn touches(&self, seat: Seat, number: usize) -> bool;
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
    fn only_answer(&self, seat: Seat) -> Option<OnlyAnswer> {
        let rules = self.rules();
        let mut legal = Vec::with_capacity(G::WIDTH);
        rules.legal(self.state(), seat, &mut legal);
        let [only] = legal[..] else { return None };
        // Whoever only watches knows least: what is single in all that they can imagine is no secret.
        let seen = rules.view(self.state(), Viewer::Spectator);
        let mut chance = Quick::new(self.moves() as u64);
        let is_seen = (0..WORLDS).all(|_| {
            legal.clear();
            rules.legal(&rules.imagine(&seen, &mut chance), seat, &mut legal);
            legal.len() == 1
        });
        Some(OnlyAnswer { notation: rules.notation(only), is_seen })
    }

    fn declines(&self, seat: Seat) -> Option<Declinable> {
        if !self.awaited().contains(seat) {
            return None;
        }
        let rules = self.rules();
        let question = rules.declines(&rules.view(self.state(), seat.into()))?;
        Some(Declinable { kind: question.kind, decline: rules.notation(question.decline), price: question.price })
    }

    fn touches(&self, seat: Seat, number: usize) -> bool {
        let told = number.checked_sub(1).and_then(|before| self.timeline().events(before).next());
        let events = told.map(|(_, _, events)| events).unwrap_or_default();
        let witnessed = events.iter().filter_map(|event| self.rules().witness(event, seat.into()));
        let mut lines = witnessed.filter_map(|event| self.rules().tell(&event));
        lines.any(|line| {
            let named: BTreeSet<Seat> = line.seats().into_iter().collect();
            named.contains(&seat) && named.len() < 3
        })
    }

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
