//! A program as a player.

use std::sync::{Arc, Mutex, PoisonError};

use langhus_bots::{Bot, Budget, Random};
use langhus_rules::{Encode, Game, Question, Quick, Seat, Standing};
use serde_json::{Map, Value, json};

use super::fault::Fault;
use super::stable::Stable;
use super::talk::Talk;

/// The seat of a program in one game. The bot that asks it and whoever tells it the end share it.
pub(crate) struct Sitter {
    stable: Arc<Stable>,
    /// What it is told when the game begins.
    game: Value,
    talk: Option<Talk>,
    fault: Option<Fault>,
    /// Plays on when the program has lost, so that the others come to their end.
    stand_in: Random,
}

impl Sitter {
    /// Takes a seat; nothing is said until the first question.
    pub(crate) fn new(stable: &Arc<Stable>, game: Value, seed: u64) -> Arc<Mutex<Sitter>> {
        let sitter = Sitter { stable: Arc::clone(stable), game, talk: None, fault: None, stand_in: Random::new(seed) };
        Arc::new(Mutex::new(sitter))
    }

    fn choose<G: Encode>(&mut self, question: &Question<G>, budget: Budget<'_>) -> G::Action {
        if self.fault.is_none() {
            match self.ask(question) {
                Ok(action) => return action,
                Err(fault) => {
                    if let Some(mut talk) = self.talk.take() {
                        talk.refuse(&fault);
                    }
                    self.fault = Some(fault);
                }
            }
        }
        self.stand_in.choose(question, budget)
    }

    fn ask<G: Encode>(&mut self, question: &Question<G>) -> Result<G::Action, Fault> {
        let talk = match &mut self.talk {
            Some(talk) => talk,
            None => {
                let mut talk = self.stable.take()?;
                talk.game(&self.game)?;
                self.talk.insert(talk)
            }
        };
        let rules = &question.rules;
        let mut seen = json!({ "seat": question.seat, "view": question.view });
        if talk.observation {
            // A world that fits the view has the same numbers, and nothing else is known here.
            let world = rules.imagine(&question.view, &mut Quick::new(0));
            let mut bytes = vec![0; G::BYTES];
            rules.encode(&world, question.seat, &mut bytes);
            seen["observation"] = bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into();
        }
        let named = |action: &G::Action| (rules.index(*action), rules.notation(*action));
        let legal: Vec<_> = question.legal.iter().map(named).collect();
        let index = talk.ask(&seen, self.stable.time(), &legal)?;
        let place = legal.iter().position(|(legal, _)| *legal == index).unwrap_or_default();
        Ok(question.legal[place])
    }

    /// Tells the program how the game ended and lets it go to the next; what it did wrong, if it did.
    pub(crate) fn finish(&mut self, standings: &[Standing]) -> Option<Fault> {
        if let Some(mut talk) = self.talk.take() {
            talk.over(&json!(standings));
            self.stable.put_back(talk);
        }
        self.fault.take()
    }
}

/// The bot that asks a program.
pub(crate) struct Asking(pub(crate) Arc<Mutex<Sitter>>);

impl<G: Encode> Bot<G> for Asking {
    fn choose(&mut self, question: &Question<G>, budget: Budget<'_>) -> G::Action {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).choose(question, budget)
    }
}

/// What a program is told when a game begins.
pub(crate) fn beginning<G: Game>(
    rules: &G,
    edition: &str,
    options: impl Iterator<Item = (&'static str, &'static str)>,
    seat: Seat,
) -> Value {
    let options: Map<String, Value> = options.map(|(key, value)| (key.to_owned(), value.into())).collect();
    json!({
        "game": G::ID, "revision": rules.revision(), "edition": edition, "options": options, "seats": rules.seats(),
        "seat": seat, "actions": rules.action_space(),
    })
}
