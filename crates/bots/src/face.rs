//! Bots without their types, for servers and terminals that do not know the game.

use std::any::Any;

use langhus_rules::{Game, Question};

use crate::{Bot, Budget};

/// A bot of some game.
pub trait AnyBot: Send {
    /// The notation of the action it chooses; nothing if the question is of another game.
    fn answer(&mut self, question: &(dyn Any + Send), budget: Budget<'_>) -> Option<String>;
}

/// A bot that has taken a seat at a table of its game.
pub struct Seated<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Seated<G> {
    /// Seats a bot.
    pub fn new(bot: Box<dyn Bot<G>>) -> Seated<G> {
        Seated(bot)
    }
}

impl<G: Game> AnyBot for Seated<G> {
    fn answer(&mut self, question: &(dyn Any + Send), budget: Budget<'_>) -> Option<String> {
        let question = question.downcast_ref::<Question<G>>()?;
        Some(question.rules.notation(self.0.choose(question, budget)))
    }
}
