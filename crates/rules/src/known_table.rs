//! A table of one game whose types are known: [`Match`], which is behind every [`Table`].

use std::sync::Arc;

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{
    Choice, Edition, End, Item, Language, LogLine, Numbering, Options, PlayError, Question, Refusal, Refused, Saga,
    SagaError, SagaMove, Say, Seat, Seats, Seed, Sentence, Sight, Speaker, Standing, Step, Table, Timeline,
    UndoRefused, Viewer, Viewers, Voice, Witnessed,
};

/// A table of one known game.
pub struct Match<G: Voice> {
    edition: Edition,
    options: Options,
    names: Vec<String>,
    timeline: Timeline<G>,
}

impl<G: Voice> Match<G> {
    /// Deals a new game.
    pub fn new(rules: Arc<G>, edition: Edition, options: Options, names: Vec<String>, seed: Seed) -> Match<G> {
        Match { edition, options, names, timeline: Timeline::new(rules, seed) }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Arc<G> {
        self.timeline.rules()
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The past and the present of its game. Only for those who may know everything.
    pub fn timeline(&self) -> &Timeline<G> {
        &self.timeline
    }

    /// Where the game stands. Only for those who may know everything.
    pub fn state(&self) -> &G::State {
        self.timeline.now()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        self.timeline.play(seat, action).map_err(|refused| match refused {
            Refused::NotAwaited { awaited } => PlayError::NotAwaited { awaited },
            Refused::ByRule(rule) => PlayError::ByRule { say: rule.say(), reference: rule.reference() },
        })
    }

    /// Plays a record to its end and checks what it says about it.
    ///
    /// # Errors
    /// The line that cannot be right, and why.
    pub fn follow(&mut self, saga: &Saga) -> Result<(), SagaError> {
        self.timeline.note_taken_back(saga.taken_back);
        for (place, SagaMove { seat, notation }) in saga.moves.iter().enumerate() {
            self.play(*seat, notation)
                .map_err(|error| SagaError { line: saga.line_of_move(place), says: self.refusal(&error) })?;
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
                let say = Say::new("saga-wrong-score").with("seat", wrong + 1).with("score", score);
                SagaError { line: line + 1 + wrong, says: Sentence::house(say.with("tie", tie_break)) }
            }
            (End::Finished(_), _) => SagaError { line, says: Sentence::house(Say::new("saga-not-over")) },
            (End::Unfinished, _) => SagaError { line, says: Sentence::house(Say::new("saga-over")) },
        })
    }

    /// Why an action was refused, for any language.
    fn refusal(&self, error: &PlayError) -> Sentence {
        let says = match error.say() {
            Ok(say) => Sentence::house(say),
            Err(say) => Sentence::of(G::book(), say.clone()),
        };
        says.naming(self.names())
    }

    /// What is asked of a seat; nothing when nothing is asked.
    pub fn ask(&self, seat: Seat) -> Option<Question<G>> {
        if !self.awaited().contains(seat) {
            return None;
        }
        let mut legal = Vec::with_capacity(G::WIDTH);
        self.rules().legal(self.state(), seat, &mut legal);
        let view = self.rules().view(self.state(), seat.into());
        let last = self.timeline.steps().iter().rfind(|step| step.noticed.contains(seat.into()));
        let goes_on = last.is_some_and(|last| last.seat == seat && !last.revealed);
        Some(Question { rules: self.rules().clone(), seat, view, legal, goes_on })
    }

    /// What a viewer sees, with what happened since a position.
    pub fn sight(&self, viewer: Viewer, numbering: Numbering, since: usize) -> Sight<G> {
        let view = self.rules().view(self.state(), viewer);
        let log = self.witnessed(viewer, numbering, since);
        Sight { rules: self.rules().clone(), viewer, view, log }
    }

    /// The game as it was after so many actions; nothing if it has not come that far.
    pub fn at(&self, moves: usize) -> Option<Match<G>> {
        let timeline = (moves <= self.timeline.len()).then(|| self.timeline.at(moves))?;
        let (edition, options, names) = (self.edition.clone(), self.options.clone(), self.names.clone());
        Some(Match { edition, options, names, timeline })
    }

    /// What a viewer has witnessed since a position.
    fn witnessed(&self, viewer: Viewer, numbering: Numbering, since: usize) -> Vec<Witnessed<G::Event>> {
        let Some(from) = self.timeline.moves_at(numbering, since) else { return Vec::new() };
        let mut seen = Vec::new();
        let mut position = self.timeline.position_of(numbering, from);
        for (_, step, events) in self.timeline.events(from) {
            if let Numbering::Noticed(viewer) = numbering
                && !step.noticed.contains(viewer)
            {
                continue;
            }
            position += 1;
            let events = events.iter().filter_map(|event| self.rules().witness(event, viewer));
            seen.extend(events.map(|event| Witnessed { number: position, seat: step.seat, event }));
        }
        seen
    }

    fn end(&self) -> End {
        if !self.awaited().is_empty() {
            return End::Unfinished;
        }
        let score = |seat| (self.rules().score(self.state(), seat), self.rules().tie_break(self.state(), seat));
        End::Finished(Seat::all(self.rules().seats()).map(score).collect())
    }

    fn speaker(&self, language: Language) -> Speaker<'_> {
        Speaker { book: G::book(), language, names: &self.names }
    }
}

impl<G: Voice> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn revision(&self) -> u32 {
        self.rules().revision()
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn rename(&mut self, names: Vec<String>) {
        self.names = names;
    }

    fn seats(&self) -> u8 {
        self.rules().seats()
    }

    fn awaited(&self) -> Seats {
        self.rules().awaited(self.state())
    }

    fn moves(&self) -> usize {
        self.timeline.len()
    }

    fn noticed(&self, number: usize) -> Viewers {
        self.timeline.steps()[number - 1].noticed
    }

    fn positions(&self, numbering: Numbering) -> usize {
        self.timeline.positions(numbering)
    }

    fn moves_at(&self, numbering: Numbering, position: usize) -> Option<usize> {
        self.timeline.moves_at(numbering, position)
    }

    fn position_of(&self, numbering: Numbering, moves: usize) -> usize {
        self.timeline.position_of(numbering, moves)
    }

    fn beginning_of(&self, round: u32) -> usize {
        self.timeline.beginning_of(round)
    }

    fn round(&self) -> u32 {
        self.rules().round(self.state())
    }

    fn legal(&self, seat: Seat) -> Vec<(usize, String)> {
        let mut actions = Vec::with_capacity(G::WIDTH);
        self.rules().legal(self.state(), seat, &mut actions);
        actions.into_iter().map(|action| (self.rules().index(action), self.rules().notation(action))).collect()
    }

    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice> {
        let mut actions = Vec::with_capacity(G::WIDTH);
        self.rules().legal(self.state(), seat, &mut actions);
        let view = self.rules().view(self.state(), seat.into());
        let speaker = self.speaker(language);
        let choice = |action| Choice {
            index: self.rules().index(action),
            notation: self.rules().notation(action),
            text: speaker.say(&self.rules().describe(&view, action)),
            path: self.rules().path(&view, action),
        };
        actions.into_iter().map(choice).collect()
    }

    fn prompt(&self, seat: Seat, language: Language) -> Option<String> {
        if !self.awaited().contains(seat) {
            return None;
        }
        let view = self.rules().view(self.state(), seat.into());
        Some(self.speaker(language).say(&self.rules().prompt(&view)))
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), PlayError> {
        let action = self.rules().parse(notation);
        let action = action.map_err(|why| PlayError::NotAnAction { text: notation.to_owned(), why })?;
        self.act(seat, action)
    }

    fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefused> {
        self.timeline.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Viewers, UndoRefused> {
        self.timeline.undo(seat)
    }

    fn last_choice(&self, seat: Seat) -> Option<usize> {
        self.timeline.last_choice(seat)
    }

    fn take_back_to(&mut self, moves: usize) -> Viewers {
        self.timeline.take_back_to(moves)
    }

    fn taken_back(&self) -> u32 {
        self.timeline.taken_back()
    }

    fn view(&self, viewer: Viewer) -> Value {
        // Views are plain data with text keys: they always have a JSON form, and the conformance kit makes each of them.
        serde_json::to_value(self.rules().view(self.state(), viewer)).unwrap_or(Value::Null)
    }

    fn view_written(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        to_raw_value(&self.rules().view(self.state(), viewer)).ok()
    }

    fn sketch(&self, viewer: Viewer, language: Language) -> String {
        self.rules().sketch(&self.rules().view(self.state(), viewer), &self.speaker(language))
    }

    fn lines(&self, viewer: Viewer, number: usize, language: Language) -> Vec<String> {
        let speaker = self.speaker(language);
        let told = number.checked_sub(1).and_then(|before| self.timeline.events(before).next());
        let events = told.map(|(_, _, events)| events).unwrap_or_default();
        let witnessed = events.iter().filter_map(|event| self.rules().witness(event, viewer));
        witnessed.filter_map(|event| self.rules().tell(&event)).map(|say| speaker.say(&say)).collect()
    }

    fn log(&self, viewer: Viewer, numbering: Numbering, since: usize, language: Language) -> Vec<LogLine> {
        let speaker = self.speaker(language);
        let line = |seen: Witnessed<G::Event>| {
            let say = self.rules().tell(&seen.event)?;
            Some(LogLine { number: seen.number, text: speaker.say(&say) })
        };
        self.witnessed(viewer, numbering, since).into_iter().filter_map(line).collect()
    }

    fn items(&self, seat: Seat) -> Vec<Item> {
        self.rules().items(self.state(), seat)
    }

    fn standings(&self) -> Vec<Standing> {
        self.rules().standings(self.state())
    }

    fn lay_open(&self) -> Value {
        self.rules().lay_open(self.state())
    }

    fn saga(&self) -> Saga {
        let played = |step: &Step<G::Action>| {
            let notation = self.rules().notation(step.action);
            SagaMove { seat: step.seat, notation }
        };
        Saga {
            game: G::ID.to_owned(),
            revision: self.rules().revision(),
            edition: self.edition.hash().to_owned(),
            options: self.options.iter().map(|(key, value)| format!("{key}={value}")).collect(),
            seats: self.rules().seats(),
            names: self.names.clone(),
            seed: self.timeline.seed(),
            taken_back: self.timeline.taken_back(),
            moves: self.timeline.steps().iter().map(played).collect(),
            end: self.end(),
        }
    }

    fn say(&self, say: &Say, language: Language) -> String {
        self.speaker(language).say(say)
    }
}
