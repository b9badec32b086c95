//! Bots at tables: who is asked, and what becomes of the answer.

use std::sync::Arc;
use std::time::Duration;

use langhus_bots::{Budget, Hint};
use langhus_rules::{Choice, Language, PlayError, Seat};
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::line::{Turn, Waits};
use crate::pauses::Pauses;
use crate::problem::Problem;
use crate::room::Room;
use crate::sitting::{Answer, Answered, Sitting, Step, refusal};

/// How long an adviser thinks.
const ADVICE: Duration = Duration::from_secs(2);
/// So many of the best actions are told.
const MOST_HINTS: usize = 10;

/// A question that a bot thinks about.
struct Asked {
    seat: Seat,
    /// Since which sequence of the seat it stands.
    since: u64,
    level: String,
    answer: oneshot::Receiver<Option<String>>,
}

impl Hall {
    /// Lets a table stand in line if its bots are awaited. A table of bots alone waits while nobody watches it; whoever
    /// looks at it wakes its bots. Where bots play for people who are away they go on, because that is what they are
    /// there for.
    pub(crate) fn wake_bots(&self, room: &Room, sitting: &Sitting) {
        let awaited = !sitting.bots_awaited().is_empty();
        let asleep = awaited && self.sleeps(room, sitting);
        room.set_asleep(asleep);
        if awaited && !asleep {
            self.line.stand(room.id, sitting.waits());
        }
    }

    fn sleeps(&self, room: &Room, sitting: &Sitting) -> bool {
        sitting.is_of_bots_alone() && !room.is_watched(self.watched)
    }

    /// Gives the tables in line their turns, until the hall closes.
    pub(crate) async fn take_turns(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            let turn = tokio::select! {
                turn = self.line.next() => turn,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            tokio::spawn(self.clone().take_turn(turn));
        }
    }

    /// Each bot that is awaited at the table decides once.
    async fn take_turn(self: Arc<Self>, turn: Turn) {
        let room = self.place(turn.table);
        // Nobody else would ask again for a bot, so what fails for a while is tried until it works.
        let mut pauses = Pauses::new();
        let asked = loop {
            let problem = match self.ask_bots(&room).await {
                Ok(asked) => break asked,
                Err(problem) => problem,
            };
            tracing::warn!(table = %room.id, problem = problem.kind(), "a table that waits for a bot cannot go on");
            if !problem.is_passing() {
                break Vec::new();
            }
            if !self.pause(&mut pauses).await {
                return;
            }
        };
        let mut all_kept = true;
        for Asked { seat, since, level, answer } in asked {
            // A bot that panicked sends nothing; its seat is played all the same.
            let notation = answer.await.unwrap_or_default();
            let mut pauses = Pauses::new();
            while let Err(problem) = self.bot_answered(room.clone(), seat, since, level.clone(), notation.clone()).await
            {
                tracing::warn!(problem = problem.kind(), "a bot's answer was not kept");
                if !problem.is_passing() {
                    all_kept = false;
                    break;
                }
                if !self.pause(&mut pauses).await {
                    return;
                }
            }
        }
        let Ok(sitting) = self.sit(&room).await else { return };
        if sitting.head.status.is_past() {
            self.bot_tables.close(room.id);
        }
        // While the table is held nobody else can find it without a turn and without a place in the line.
        drop(turn);
        if all_kept {
            self.wake_bots(&room, &sitting);
        }
    }

    /// Puts their questions to the bots that are awaited. Each is made when it begins to think and gone when it has
    /// decided, so that a search's tree, which can be large, is there only while it grows.
    async fn ask_bots(&self, room: &Room) -> Result<Vec<Asked>, Problem> {
        let sitting = self.sit(room).await?;
        if self.sleeps(room, &sitting) {
            return Ok(Vec::new());
        }
        let ask = |seat: Seat| {
            let (question, since) = sitting.table.as_ref()?.question(seat).zip(sitting.asked(seat))?;
            let level = sitting.chairs[seat.index()].place.level.clone();
            let think = self.house.level(&level).map_or(Duration::ZERO, |level| level.think);
            let (sender, answer) = oneshot::channel();
            let (house, seed) = (self.house.clone(), self.entropy.number());
            let bot = (sitting.head.game.clone(), level.clone());
            self.thinkers.push(sitting.waits(), think, move |clock| {
                let bot = house.bot(&bot.0, &bot.1, seed);
                let notation = bot.and_then(|mut bot| bot.answer(&*question, Budget::time(clock)));
                // If the hall is gone, nobody waits for it.
                let _ = sender.send(notation);
            });
            Some(Asked { seat, since, level, answer })
        };
        Ok(sitting.bots_awaited().iter().filter_map(ask).collect())
    }

    async fn bot_answered(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Seat,
        asked: u64,
        level: String,
        notation: Option<String>,
    ) -> Result<(), Problem> {
        let metrics = self.metrics.clone();
        self.change(room, move |sitting| {
            let place = &sitting.chairs[seat.index()].place;
            let still = place.sitter.is_bot() && place.level == level;
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
        self.thinkers.push(Waits::People, ADVICE, move |clock| {
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
