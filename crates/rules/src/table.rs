//! The object-safe face of the contract: notation in, JSON views and texts out. Servers and terminals use it, so that
//! nothing outside a game's folder needs to know the game.

use std::any::Any;
use std::sync::{Arc, LazyLock};

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::options::shorten;
use crate::{
    Arg, Edition, End, Game, Item, Language, Options, Phrasebook, Reference, Refusal, Refused, Saga, SagaError,
    SagaMove, Say, Seat, Seats, Seed, Speaker, Standing, Told, Viewer, Voice,
};

/// The messages that are the same in every game.
static HOUSE: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(include_str!("../texts/en.ftl"), include_str!("../texts/de.ftl")));

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
    /// The number of the move it belongs to, counted from 1 over what the viewer noticed.
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

/// Why the last action stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been played.
    Nothing,
    /// Somebody else has moved since.
    NotYours,
    /// Something hidden was shown, or chance decided.
    Revealed,
    /// It asked several at once. Some may have answered in secret, which the refusal of an undo must not tell.
    Asked,
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
    /// The number of the move it belongs to, counted from 1 over what the viewer noticed.
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
    /// The names of the seats.
    fn names(&self) -> &[String];
    /// How many sit here.
    fn seats(&self) -> u8;
    /// Whom the game waits for; nobody when it is over.
    fn awaited(&self) -> Seats;
    /// How many actions have been played. Hidden steps count, so it is nothing for somebody who still plays.
    fn moves(&self) -> usize;
    /// Has a viewer noticed the action with this number, counted from 1? They notice their own, those of which they
    /// witness an event, and those that change what they see or whom the game waits for.
    fn notices(&self, viewer: Viewer, number: usize) -> bool;
    /// How many actions a viewer has noticed: the number that they may know.
    fn noticed(&self, viewer: Viewer) -> usize {
        (1..=self.moves()).filter(|number| self.notices(viewer, *number)).count()
    }
    /// From now on every action counts for everybody: the game is past, and people look back at its positions.
    fn look_back(&mut self);
    /// The round, day or raid, counted from 1.
    fn round(&self) -> u32;
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
    /// Takes the last action of a seat back.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written: servers send it as it is.
    fn view_written(&self, viewer: Viewer) -> Option<Box<RawValue>>;
    /// The table as text.
    fn sketch(&self, viewer: Viewer, language: Language) -> String;
    /// What a viewer witnessed of the action with this number, counted from 1 over all actions.
    fn lines(&self, viewer: Viewer, number: usize, language: Language) -> Vec<String>;
    /// What a viewer has witnessed after the first `since` actions that they noticed.
    fn log(&self, viewer: Viewer, since: usize, language: Language) -> Vec<LogLine>;
    /// What the points of a seat are made of.
    fn items(&self, seat: Seat) -> Vec<Item>;
    /// The places so far, best first.
    fn standings(&self) -> Vec<Standing>;
    /// Everything, hidden parts too.
    fn lay_open(&self) -> Value;
    /// The record so far. It holds the seed: never for somebody who still plays.
    fn saga(&self) -> Saga;
    /// What is asked of a seat, for its bot: a boxed [`Question`] of the game; nothing when nothing is asked.
    fn question(&self, seat: Seat) -> Option<Box<dyn Any + Send>>;
    /// What a viewer sees, for whoever draws it: a boxed [`Sight`] of the game, with what happened after the
    /// first `since` actions that they noticed.
    fn sight(&self, viewer: Viewer, since: usize) -> Box<dyn Any + Send>;
    /// A message of the game in words.
    fn say(&self, say: &Say, language: Language) -> String;
    /// Why an action was refused, in words.
    fn explain(&self, error: &PlayError, language: Language) -> String {
        let names = self.names();
        match error {
            PlayError::NotAwaited { awaited } if awaited.is_empty() => {
                HOUSE.say(&Say::new("game-over"), language, names)
            }
            PlayError::NotAwaited { awaited } => {
                let who: Vec<Arg> = awaited.iter().map(Arg::Seat).collect();
                let say = Say::new("not-awaited").with("who", who).with("count", awaited.len());
                HOUSE.say(&say, language, names)
            }
            PlayError::NotAnAction { text, why } => {
                let say = Say::new("not-a-move").with("text", shorten(text)).with("why", why.clone());
                HOUSE.say(&say, language, names)
            }
            PlayError::ByRule { say, .. } => self.say(say, language),
        }
    }
}

/// A table of one known game.
pub struct Match<G: Voice> {
    rules: Arc<G>,
    edition: Arc<Edition>,
    options: Options,
    names: Vec<String>,
    seed: Seed,
    state: G::State,
    played: Vec<Played<G>>,
    /// Does every action count for everybody?
    past: bool,
}

struct Played<G: Game> {
    seat: Seat,
    action: G::Action,
    events: Vec<G::Event>,
    revealed: bool,
    /// Whom the game waited for before.
    awaited: Seats,
    /// The seats that noticed it.
    seats: Seats,
    /// Did spectators?
    spectators: bool,
}

impl<G: Game> Played<G> {
    fn is_noticed_by(&self, viewer: Viewer) -> bool {
        viewer.seat().map_or(self.spectators, |seat| self.seats.contains(seat))
    }
}

impl<G: Voice> Match<G> {
    /// Deals a new game.
    pub fn new(rules: Arc<G>, edition: Arc<Edition>, options: Options, names: Vec<String>, seed: Seed) -> Match<G> {
        let state = rules.deal(seed);
        Match { rules, edition, options, names, seed, state, played: Vec::new(), past: false }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// Where the game stands. Only for those who may know everything.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        let mut told = Told::default();
        let (before, awaited) = (self.state, self.awaited());
        self.rules.play(&mut self.state, seat, action, &mut told).map_err(|refused| match refused {
            Refused::NotAwaited { awaited } => PlayError::NotAwaited { awaited },
            Refused::ByRule(rule) => PlayError::ByRule { say: rule.say(), reference: rule.reference() },
        })?;
        let Told { events, revealed } = told;
        let for_all = self.awaited() != awaited;
        let hears = |viewer| events.iter().any(|event| self.rules.witness(event, viewer).is_some());
        let sees = |viewer| self.rules.view(&before, viewer) != self.rules.view(&self.state, viewer);
        let notices = |viewer: Viewer| for_all || viewer.is(seat) || hears(viewer) || sees(viewer);
        let seats = Seat::all(self.seats()).filter(|seat| notices(Viewer::Seat(*seat))).collect();
        let spectators = notices(Viewer::Spectator);
        self.played.push(Played { seat, action, events, revealed, awaited, seats, spectators });
        Ok(())
    }

    /// Plays a record to its end and checks what it says about it.
    ///
    /// # Errors
    /// The line that cannot be right, and why.
    pub fn follow(&mut self, saga: &Saga) -> Result<(), SagaError> {
        for (place, SagaMove { seat, notation }) in saga.moves.iter().enumerate() {
            self.play(*seat, notation).map_err(|error| SagaError {
                line: saga.line_of_move(place),
                says: self.explain(&error, Language::English),
            })?;
        }
        let end = self.end();
        if end == saga.end {
            return Ok(());
        }
        let line = saga.line_of_end();
        Err(match (&saga.end, &end) {
            (End::Finished(said), End::Finished(scores)) => {
                let wrong = said.iter().zip(scores).position(|(a, b)| a != b).unwrap_or(0);
                let (score, tie_break) = scores[wrong];
                let says = format!("the score of seat {} is {score} with tie-break {tie_break}.", wrong + 1);
                SagaError { line: line + 1 + wrong, says }
            }
            (End::Finished(_), _) => SagaError { line, says: "the game is not over after these moves.".into() },
            (End::Unfinished, _) => SagaError { line, says: "the game is over after these moves, and scored.".into() },
        })
    }

    /// What is asked of a seat; nothing when nothing is asked.
    pub fn ask(&self, seat: Seat) -> Option<Question<G>> {
        if !self.awaited().contains(seat) {
            return None;
        }
        let mut legal = Vec::with_capacity(G::WIDTH);
        self.rules.legal(&self.state, seat, &mut legal);
        let view = self.rules.view(&self.state, seat.into());
        let last = self.played.iter().rfind(|played| played.is_noticed_by(seat.into()));
        let goes_on = last.is_some_and(|last| last.seat == seat && !last.revealed);
        Some(Question { rules: self.rules.clone(), seat, view, legal, goes_on })
    }

    /// What a viewer has witnessed after the first `since` actions that they noticed.
    fn witnessed(&self, viewer: Viewer, since: usize) -> Vec<Witnessed<G::Event>> {
        let mut seen = Vec::new();
        let noticed = (1..=self.played.len()).filter(|number| self.notices(viewer, *number));
        for (action, number) in noticed.zip(1..).skip(since) {
            let played = &self.played[action - 1];
            let events = played.events.iter().filter_map(|event| self.rules.witness(event, viewer));
            seen.extend(events.map(|event| Witnessed { number, seat: played.seat, event }));
        }
        seen
    }

    fn end(&self) -> End {
        if !self.awaited().is_empty() {
            return End::Unfinished;
        }
        let score = |seat| (self.rules.score(&self.state, seat), self.rules.tie_break(&self.state, seat));
        End::Finished(Seat::all(self.rules.seats()).map(score).collect())
    }

    fn speaker(&self, language: Language) -> Speaker<'_> {
        Speaker { book: G::book(), language, names: &self.names }
    }
}

impl<G: Voice> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn awaited(&self) -> Seats {
        self.rules.awaited(&self.state)
    }

    fn moves(&self) -> usize {
        self.played.len()
    }

    fn notices(&self, viewer: Viewer, number: usize) -> bool {
        let played = number.checked_sub(1).and_then(|place| self.played.get(place));
        played.is_some_and(|played| self.past || played.is_noticed_by(viewer))
    }

    fn look_back(&mut self) {
        self.past = true;
    }

    fn round(&self) -> u32 {
        self.rules.round(&self.state)
    }

    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice> {
        let mut actions = Vec::with_capacity(G::WIDTH);
        self.rules.legal(&self.state, seat, &mut actions);
        let view = self.rules.view(&self.state, seat.into());
        let speaker = self.speaker(language);
        let choice = |action| Choice {
            index: self.rules.index(action),
            notation: self.rules.notation(action),
            text: speaker.say(&self.rules.describe(&view, action)),
            path: self.rules.path(&view, action),
        };
        actions.into_iter().map(choice).collect()
    }

    fn prompt(&self, seat: Seat, language: Language) -> Option<String> {
        if !self.awaited().contains(seat) {
            return None;
        }
        let view = self.rules.view(&self.state, seat.into());
        Some(self.speaker(language).say(&self.rules.prompt(&view)))
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), PlayError> {
        let action = self.rules.parse(notation);
        let action = action.map_err(|why| PlayError::NotAnAction { text: notation.to_owned(), why })?;
        self.act(seat, action)
    }

    fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefused> {
        let last = self.played.iter().rposition(|played| played.is_noticed_by(seat.into()));
        let last = last.ok_or(UndoRefused::Nothing)?;
        let (own, later) = (&self.played[last], &self.played[last + 1..]);
        if own.seat != seat {
            return Err(UndoRefused::NotYours);
        }
        if own.revealed {
            return Err(UndoRefused::Revealed);
        }
        let asked = later.first().map_or(self.awaited(), |next| next.awaited);
        if asked.len() > 1 && asked.iter().any(|other| !own.awaited.contains(other)) {
            return Err(UndoRefused::Asked);
        }
        let at_once = later.iter().all(|other| own.awaited.contains(other.seat));
        if at_once { Ok(last + 1) } else { Err(UndoRefused::NotYours) }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        let number = self.may_undo(seat)?;
        self.played.remove(number - 1);
        // A whole game replays in a millisecond: that is cheaper than keeping every state.
        self.state = self.rules.deal(self.seed);
        for played in &self.played {
            self.rules.apply(&mut self.state, played.seat, played.action, &mut ());
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        // Views are plain data with text keys: they always have a JSON form, and the conformance kit makes each of them.
        serde_json::to_value(self.rules.view(&self.state, viewer)).unwrap_or(Value::Null)
    }

    fn view_written(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        to_raw_value(&self.rules.view(&self.state, viewer)).ok()
    }

    fn sketch(&self, viewer: Viewer, language: Language) -> String {
        self.rules.sketch(&self.rules.view(&self.state, viewer), &self.speaker(language))
    }

    fn lines(&self, viewer: Viewer, number: usize, language: Language) -> Vec<String> {
        let speaker = self.speaker(language);
        let played = number.checked_sub(1).and_then(|place| self.played.get(place));
        let events = played.map(|played| played.events.as_slice()).unwrap_or_default();
        let witnessed = events.iter().filter_map(|event| self.rules.witness(event, viewer));
        witnessed.filter_map(|event| self.rules.tell(&event)).map(|say| speaker.say(&say)).collect()
    }

    fn log(&self, viewer: Viewer, since: usize, language: Language) -> Vec<LogLine> {
        let speaker = self.speaker(language);
        let line = |seen: Witnessed<G::Event>| {
            let say = self.rules.tell(&seen.event)?;
            Some(LogLine { number: seen.number, text: speaker.say(&say) })
        };
        self.witnessed(viewer, since).into_iter().filter_map(line).collect()
    }

    fn items(&self, seat: Seat) -> Vec<Item> {
        self.rules.items(&self.state, seat)
    }

    fn standings(&self) -> Vec<Standing> {
        self.rules.standings(&self.state)
    }

    fn lay_open(&self) -> Value {
        self.rules.lay_open(&self.state)
    }

    fn saga(&self) -> Saga {
        let played = |p: &Played<G>| SagaMove { seat: p.seat, notation: self.rules.notation(p.action) };
        Saga {
            game: G::ID.to_owned(),
            revision: G::REVISION,
            edition: self.edition.hash().to_owned(),
            options: self.options.iter().map(|(key, value)| format!("{key}={value}")).collect(),
            seats: self.rules.seats(),
            names: self.names.clone(),
            seed: self.seed,
            moves: self.played.iter().map(played).collect(),
            end: self.end(),
        }
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn Any + Send>> {
        Some(Box::new(self.ask(seat)?))
    }

    fn sight(&self, viewer: Viewer, since: usize) -> Box<dyn Any + Send> {
        let view = self.rules.view(&self.state, viewer);
        let log = self.witnessed(viewer, since);
        Box::new(Sight { rules: self.rules.clone(), viewer, view, log })
    }

    fn say(&self, say: &Say, language: Language) -> String {
        self.speaker(language).say(say)
    }
}
