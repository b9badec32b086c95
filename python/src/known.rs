//! A game whose types are known, behind the faces that hide them.

use std::any::Any;
use std::sync::Arc;

use langhus_bots::Spec;
use langhus_bots::net::Net;
use langhus_rules::{
    Chance, Choice, Edition, Encoding, Item, Language, Match, Options, PlayError, Quick, Refusal, Seat, Seats, Seed,
    Sense, Sink, Speaker, Standing, Table, Viewer, Voice,
};
use serde_json::Value;

use crate::batch::{Flock, Herd};
use crate::bot::{Mind, Thinker};
use crate::moment::Moment;
use crate::ruleset::Ruleset;

/// A known game at one kind of table.
pub(crate) struct Known<G> {
    pub(crate) rules: Arc<G>,
    pub(crate) edition: Edition,
    pub(crate) options: Options,
}

/// A moment of a known game.
pub(crate) struct At<G: Voice> {
    pub(crate) known: Arc<Known<G>>,
    pub(crate) state: G::State,
}

/// Notes only whether something was revealed.
struct Reveals(bool);

impl<E> Sink<E> for Reveals {
    #[inline]
    fn tell(&mut self, _: E) {}

    #[inline]
    fn reveal(&mut self) {
        self.0 = true;
    }
}

impl<G: Voice + Sense> Ruleset for Known<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn revision(&self) -> u32 {
        self.rules.revision()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn encoding(&self) -> Encoding {
        Encoding::of::<G>()
    }

    fn actions(&self) -> usize {
        self.rules.action_space()
    }

    fn width(&self) -> usize {
        G::WIDTH
    }

    fn notation(&self, index: usize) -> Option<String> {
        self.rules.action(index).map(|action| self.rules.notation(action))
    }

    fn parse(&self, notation: &str) -> Result<usize, String> {
        self.rules.parse(notation).map(|action| self.rules.index(action))
    }

    fn deal(self: Arc<Self>, seed: Seed) -> Box<dyn Moment> {
        let state = self.rules.deal(seed);
        Box::new(At { known: self, state })
    }

    fn herd(self: Arc<Self>, count: usize, number: u64) -> Box<dyn Herd> {
        Box::new(Flock::new(self, count, number))
    }

    fn bot(&self, spec: Spec, seed: u64, net: Option<Arc<Net>>) -> Box<dyn Mind> {
        Box::new(Thinker::<G>::new(spec, seed, net))
    }
}

impl<G: Voice> At<G> {
    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::with_capacity(G::WIDTH);
        self.known.rules.legal(&self.state, seat, &mut actions);
        actions
    }

    fn say<T>(&self, language: Language, say: impl FnOnce(&Speaker<'_>) -> T) -> T {
        say(&Speaker { book: G::book(), language, names: &[] })
    }
}

impl<G: Voice + Sense> Moment for At<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn awaited(&self) -> Seats {
        self.known.rules.awaited(&self.state)
    }

    fn round(&self) -> u32 {
        self.known.rules.round(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<u32> {
        self.actions(seat).into_iter().map(|action| self.known.rules.index(action) as u32).collect()
    }

    fn sample(&self, seat: Seat, chance: &mut Quick) -> Option<u32> {
        let actions = self.actions(seat);
        let action = actions.get(chance.below(actions.len().max(1) as u32) as usize)?;
        Some(self.known.rules.index(*action) as u32)
    }

    fn play(&self, seat: Seat, index: usize) -> Result<(Box<dyn Moment>, bool), PlayError> {
        let rules = &self.known.rules;
        let Some(action) = rules.action(index) else {
            let why = format!("the actions are numbered below {}, and not every number is one.", rules.action_space());
            return Err(PlayError::NotAnAction { text: index.to_string(), why });
        };
        let awaited = rules.awaited(&self.state);
        if !awaited.contains(seat) {
            return Err(PlayError::NotAwaited { awaited });
        }
        let refused = |rule: G::Refusal| PlayError::ByRule { say: rule.say(), reference: rule.reference() };
        rules.check(&self.state, seat, action).map_err(refused)?;
        let mut next = Box::new(At { known: Arc::clone(&self.known), state: self.state });
        let mut reveals = Reveals(false);
        rules.apply(&mut next.state, seat, action, &mut reveals);
        Ok((next, reveals.0))
    }

    fn explain(&self, error: &PlayError) -> String {
        let Known { rules, edition, options } = &*self.known;
        // Only a table explains; it is of the same kind, and nobody plays at it.
        let table = Match::new(Arc::clone(rules), edition.clone(), options.clone(), Vec::new(), Seed::from_number(0));
        table.explain(error, Language::English)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Quick) -> Box<dyn Moment> {
        let view = self.known.rules.view(&self.state, viewer);
        let state = self.known.rules.imagine(&view, chance);
        Box::new(At { known: Arc::clone(&self.known), state })
    }

    fn view(&self, viewer: Viewer) -> Value {
        // Views are plain data with text keys: they always have a JSON form, and the conformance kit makes each of them.
        serde_json::to_value(self.known.rules.view(&self.state, viewer)).unwrap_or(Value::Null)
    }

    fn lay_open(&self) -> Value {
        self.known.rules.lay_open(&self.state)
    }

    fn choices(&self, seat: Seat, language: Language) -> Vec<Choice> {
        let rules = &self.known.rules;
        let view = rules.view(&self.state, seat.into());
        let choice = |action: G::Action| Choice {
            index: rules.index(action),
            notation: rules.notation(action),
            text: self.say(language, |speaker| speaker.say(&rules.describe(&view, action))),
            path: rules.path(&view, action),
        };
        self.actions(seat).into_iter().map(choice).collect()
    }

    fn prompt(&self, seat: Seat, language: Language) -> String {
        let view = self.known.rules.view(&self.state, seat.into());
        self.say(language, |speaker| speaker.say(&self.known.rules.prompt(&view)))
    }

    fn sketch(&self, viewer: Viewer, language: Language) -> String {
        let view = self.known.rules.view(&self.state, viewer);
        self.say(language, |speaker| self.known.rules.sketch(&view, speaker))
    }

    fn observe(&self, seat: Seat, bytes: &mut [u8]) {
        self.known.rules.encode(&self.state, seat, bytes);
    }

    fn score(&self, seat: Seat) -> i32 {
        self.known.rules.score(&self.state, seat)
    }

    fn standings(&self) -> Vec<Standing> {
        self.known.rules.standings(&self.state)
    }

    fn items(&self, seat: Seat, language: Language) -> Vec<(Item, String)> {
        let items = self.known.rules.items(&self.state, seat);
        let worded = |item: Item| {
            let text = self.say(language, |speaker| speaker.say(&item.say));
            (item, text)
        };
        items.into_iter().map(worded).collect()
    }

    fn equals(&self, other: &dyn Moment) -> bool {
        other.as_any().downcast_ref::<At<G>>().is_some_and(|other| self.state == other.state)
    }
}
