//! Bots at tables: who is asked, and what becomes of the answer.

use std::sync::Arc;
use std::time::Duration;

use langhus_bots::{AnyBot, Budget, Hint};
use langhus_rules::{Choice, Language, PlayError, Seat};
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::room::Room;
use crate::sitting::{Answer, Answered, Sitting, Step, refusal};

/// How long an adviser thinks.
const ADVICE: Duration = Duration::from_secs(2);
/// So many of the best actions are told.
const MOST_HINTS: usize = 10;

impl Hall {
    /// Asks the bots that are awaited. Each takes its question to a thread; the table does not wait.
    pub(crate) fn wake_bots(self: &Arc<Self>, room: &Arc<Room>, sitting: &mut Sitting) {
        for seat in sitting.bots_to_wake() {
            let (Some(table), Some(asked)) = (&sitting.table, sitting.asked(seat)) else { continue };
            let Some(question) = table.question(seat) else { continue };
            let chair = &mut sitting.chairs[seat.index()];
            let level = chair.place.level.clone();
            let kept = chair.bot.take();
            let bot = kept.or_else(|| self.house.bot(&sitting.head.game, &level, self.entropy.number()));
            let think = self.house.level(&level).map_or(Duration::ZERO, |level| level.think);
            chair.thinking = true;
            let (answer, answered) = oneshot::channel();
            self.thinkers.push(think, move |clock| {
                let mut bot = bot;
                let notation = bot.as_mut().and_then(|bot| bot.answer(&*question, Budget::time(clock)));
                // If the hall is gone, nobody waits for it.
                let _ = answer.send((bot, notation));
            });
            let (hall, room) = (self.clone(), room.clone());
            tokio::spawn(async move {
                // A bot that panicked sends nothing; its seat is played all the same.
                let (bot, notation) = answered.await.unwrap_or_default();
                if hall.is_closing() {
                    return;
                }
                if let Err(problem) = hall.bot_answered(room, seat, asked, level, bot, notation).await {
                    tracing::warn!(problem = problem.kind(), "a bot's answer was not kept");
                }
            });
        }
    }

    async fn bot_answered(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Seat,
        asked: u64,
        level: String,
        bot: Option<Box<dyn AnyBot>>,
        notation: Option<String>,
    ) -> Result<(), Problem> {
        let metrics = self.metrics.clone();
        self.change(room, move |sitting| {
            let chair = &mut sitting.chairs[seat.index()];
            chair.thinking = false;
            let still = chair.place.sitter.is_bot() && chair.place.level == level;
            if still && chair.bot.is_none() {
                chair.bot = bot;
            }
            // The question may be gone: taken back, or the person plays again.
            if !still || sitting.asked(seat) != Some(asked) {
                return Ok((None, ()));
            }
            let step = play(sitting, seat, notation)?;
            metrics.bot_answers.add(1);
            Ok((Some(step), ()))
        })
        .await
    }

    /// What an adviser thinks of a seat's choices, best first, each with the choice it is about; and the sequence since
    /// which they are asked.
    ///
    /// # Errors
    /// Nothing is asked of the seat, or nobody advises in this game.
    pub async fn advise(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Seat,
        language: Language,
    ) -> Result<(u64, Vec<(Choice, Hint)>), Problem> {
        let (question, mut choices, asked, game) = {
            let sitting = self.sit(&room).await?;
            let table = sitting.table.as_ref().ok_or_else(|| Problem::new("not-begun"))?;
            let Some((question, asked)) = table.question(seat).zip(sitting.asked(seat)) else {
                return Err(refusal(&**table, &PlayError::NotAwaited { awaited: table.awaited() }, language));
            };
            (question, table.choices(seat, language), asked, sitting.head.game.clone())
        };
        if !self.house.advises(&game) {
            return Err(Problem::new("no-hint"));
        }
        let (house, seed) = (self.house.clone(), self.entropy.number());
        let (answer, answered) = oneshot::channel();
        self.thinkers.push(ADVICE, move |clock| {
            // Whoever asked may be gone.
            let _ = answer.send(house.hints(&game, &*question, Budget::time(clock), seed));
        });
        let hints = answered.await.ok().flatten().ok_or_else(|| Problem::new("no-hint"))?;
        let about = hints.into_iter().filter_map(|hint| {
            let place = choices.iter().position(|choice| choice.notation == hint.notation)?;
            Some((choices.swap_remove(place), hint))
        });
        Ok((asked, about.take(MOST_HINTS).collect()))
    }
}

/// Plays what a bot answered; if that makes no sense, its first legal action, so that no table is ever stuck.
fn play(sitting: &mut Sitting, seat: Seat, notation: Option<String>) -> Result<Step, Problem> {
    let answer = Answer { seat, sequence: sitting.sequence_of(seat.into()), client: None };
    if let Some(notation) = notation {
        if let Ok(Answered::New(step)) = sitting.play(&answer, &notation, Language::English) {
            return Ok(step);
        }
        tracing::error!(game = sitting.head.game, notation, "a bot chose what it may not do");
    } else {
        tracing::error!(game = sitting.head.game, "a bot gave no answer");
    }
    let choices = sitting.table.as_ref().map(|table| table.choices(seat, Language::English));
    let first = choices.and_then(|choices| choices.into_iter().next()).ok_or_else(|| Problem::new("broken"))?;
    match sitting.play(&answer, &first.notation, Language::English)? {
        Answered::New(step) => Ok(step),
        Answered::Repeated(_) => Err(Problem::new("broken")),
    }
}
