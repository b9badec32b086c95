//! The object-safe face of a game that is being played: notation in, JSON views and texts out, so that whoever shows a
//! table need not know its game.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::options::shorten;
use crate::text::HOUSE;
use crate::{
    Arg, Game, Item, Language, Numbering, Reference, Saga, Say, Seat, Seats, Standing, UndoRefused, Viewer, Viewers,
};

/// A legal action, as it is offered.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The dense index.
    pub index: usize,
    /// The stable notation.
    pub notation: String,
    /// What it does, in words.
    pub text: String,
    /// The places on the table that say it.
    pub path: Vec<String>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// The number of the position it led to.
    pub number: usize,
    /// What happened.
    pub text: String,
}

/// Why an action was not played, ready to be said.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError {
    /// Nothing is asked of this seat now.
    NotAwaited {
        /// Whom the game waits for; nobody when it is over.
        awaited: Seats,
    },
    /// The text is no action of the game.
    NotAnAction {
        /// What was written.
        text: String,
        /// What would be right.
        why: String,
    },
    /// A rule refuses it.
    ByRule {
        /// The rule in a sentence of the game's own texts.
        say: Say,
        /// Where it stands.
        reference: Reference,
    },
}

impl PlayError {
    /// The reason: a message that is the same in every game, or else one of the game's own.
    pub(crate) fn say(&self) -> Result<Say, &Say> {
        match self {
            PlayError::NotAwaited { awaited } if awaited.is_empty() => Ok(Say::new("game-over")),
            PlayError::NotAwaited { awaited } => {
                let who: Vec<Arg> = awaited.iter().map(Arg::Seat).collect();
                Ok(Say::new("not-awaited").with("who", who).with("count", awaited.len()))
            }
            PlayError::NotAnAction { text, why } => {
                Ok(Say::new("not-a-move").with("text", shorten(text)).with("why", why.clone()))
            }
            PlayError::ByRule { say, .. } => Err(say),
        }
    }
}

impl UndoRefused {
    /// The reason in words.
    pub fn text(self, language: Language) -> String {
        let key = match self {
            UndoRefused::Nothing => "nothing-to-undo",
            UndoRefused::NotYours => "undo-not-yours",
            UndoRefused::Revealed => "undo-revealed",
            UndoRefused::Asked => "undo-asked",
        };
        HOUSE.say(&Say::new(key), language, &[])
    }
}

/// What a bot is asked: all that its seat knows, and nothing else. It can be sent to another thread, and the state
/// stays at the table.
pub struct Question<G: Game> {
    /// The rules of the table.
    pub rules: Arc<G>,
    /// Who is asked.
    pub seat: Seat,
    /// What the seat knows.
    pub view: G::View,
    /// What it may do; never empty.
    pub legal: Vec<G::Action>,
    /// Was the last action that this seat noticed its own, and did it reveal nothing? Then what was thought about the
    /// last question still holds.
    pub goes_on: bool,
}

/// What a viewer sees, for whoever draws it: made like a [`Question`], from what the viewer knows and nothing else.
pub struct Sight<G: Game> {
    /// The rules of the table.
    pub rules: Arc<G>,
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer knows.
    pub view: G::View,
    /// What the viewer has witnessed.
    pub log: Vec<Witnessed<G::Event>>,
}

/// An event, as a viewer noticed it.
pub struct Witnessed<E> {
    /// The number of the position it led to.
    pub number: usize,
    /// Whose move it was.
    pub seat: Seat,
    /// What happened.
    pub event: E,
}

/// A table at which some game is played.
pub trait Table: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The revision of its rules.
    fn revision(&self) -> u32;
    /// The names of the seats.
    fn names(&self) -> &[String];
    /// Others sit here now. Names are only spoken, so nothing in the game changes.
    fn rename(&mut self, names: Vec<String>);
    /// How many sit here.
    fn seats(&self) -> u8;
    /// Whom the game waits for; nobody when it is over.
    fn awaited(&self) -> Seats;
    /// How many actions have been played. Hidden steps count, so it is nothing for somebody who still plays.
    fn moves(&self) -> usize;
    /// Who noticed the action with this number, counted from 1: its own seat, those who witness an event of it, and
    /// those for whom it changes what they see or whom the game waits for.
    fn noticed(&self, number: usize) -> Viewers;
    /// How many positions there are after the deal.
    fn positions(&self, numbering: Numbering) -> usize;
    /// How many actions had been played at a position; nothing if the game has not come that far.
    fn moves_at(&self, numbering: Numbering, position: usize) -> Option<usize>;
    /// The number of the position at which so many actions had been played.
    fn position_of(&self, numbering: Numbering, moves: usize) -> usize;
    /// How many actions had been played when a round began; when it never began, all.
    fn beginning_of(&self, round: u32) -> usize;
    /// The round, day or raid, counted from 1.
    fn round(&self) -> u32;
    /// The legal actions of a seat without words, for programs: of each its index and its notation.
    fn legal(&self, seat: Seat) -> Vec<(usize, String)>;
    /// The legal actions of a seat.
    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice>;
    /// What is asked of a seat, in a sentence; nothing when nothing is asked.
    fn prompt(&self, seat: Seat, language: Language) -> Option<String>;
    /// Plays the action with this notation.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), PlayError>;
    /// May the seat take its last action back? Then which number it has. What others did unnoticed in the same
    /// simultaneous step does not stand in the way, since the order of answers never matters there.
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefused>;
    /// Takes the last action of a seat back; who had noticed it.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn undo(&mut self, seat: Seat) -> Result<Viewers, UndoRefused>;

    /// How many actions stood before the last choice of a seat; nothing if it had none.
    fn last_choice(&self, seat: Seat) -> Option<usize>;

    /// Takes back everything after so many actions, whoever did it; who had noticed any of it. All people at the table
    /// want it.
    ///
    /// # Panics
    /// If the game has not come that far.
    fn take_back_to(&mut self, moves: usize) -> Viewers;

    /// How often that was done; the record tells it.
    fn taken_back(&self) -> u32;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written: servers send it as it is.
    fn view_written(&self, viewer: Viewer) -> Option<Box<RawValue>>;
    /// The table as text.
    fn sketch(&self, viewer: Viewer, language: Language) -> String;
    /// What a viewer witnessed of the action with this number, counted from 1 over all actions.
    fn lines(&self, viewer: Viewer, number: usize, language: Language) -> Vec<String>;
    /// What a viewer has witnessed since a position.
    fn log(&self, viewer: Viewer, numbering: Numbering, since: usize, language: Language) -> Vec<LogLine>;
    /// What the points of a seat are made of.
    fn items(&self, seat: Seat) -> Vec<Item>;
    /// The places so far, best first.
    fn standings(&self) -> Vec<Standing>;
    /// Everything, hidden parts too.
    fn lay_open(&self) -> Value;
    /// The record so far. It holds the seed: never for somebody who still plays.
    fn saga(&self) -> Saga;
    /// A message of the game in words.
    fn say(&self, say: &Say, language: Language) -> String;
    /// Why an action was refused, in words.
    fn explain(&self, error: &PlayError, language: Language) -> String {
        match error.say() {
            Ok(say) => HOUSE.say(&say, language, self.names()),
            Err(say) => self.say(say, language),
        }
    }
}
