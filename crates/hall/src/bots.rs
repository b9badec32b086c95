//! Bots at tables: who is asked, and what becomes of the answer.

use std::sync::Arc;
use std::time::Duration;

use langhus_bots::{AnyBot, Budget};
use langhus_rules::{Language, Seat};
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::room::Room;
use crate::sitting::{Answer, Answered, Sitting, Step};

/// How long an adviser thinks.
const ADVICE: Duration = Duration::from_secs(2);

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

    /// What an adviser would do in this seat's place: its notation and the same in words.
    ///
    /// # Errors
    /// Nothing is asked of the seat, or there is no adviser.
    pub async fn advise(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Seat,
        language: Language,
    ) -> Result<(u64, String, String), Problem> {
        let (question, choices, asked, game) = {
            let sitting = self.sit(&room).await?;
            let table = sitting.table.as_ref().ok_or_else(|| Problem::new("not-begun"))?;
            let question = table.question(seat).zip(sitting.asked(seat));
            let (question, asked) = question.ok_or_else(|| Problem::new("no-hint"))?;
            (question, table.choices(seat, language), asked, sitting.head.game.clone())
        };
        let adviser = self.house.adviser(&game, self.entropy.number());
        let mut adviser = adviser.ok_or_else(|| Problem::new("no-hint"))?;
        let (answer, answered) = oneshot::channel();
        self.thinkers.push(ADVICE, move |clock| {
            // Whoever asked may be gone.
            let _ = answer.send(adviser.answer(&*question, Budget::time(clock)));
        });
        let notation = answered.await.ok().flatten().ok_or_else(|| Problem::new("no-hint"))?;
        let choice = choices.into_iter().find(|choice| choice.notation == notation);
        let choice = choice.ok_or_else(|| Problem::new("no-hint"))?;
        Ok((asked, choice.notation, choice.text))
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
