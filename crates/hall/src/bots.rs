//! Bots at tables: who is asked, and what becomes of the answer.

use std::sync::Arc;
use std::time::Duration;

use langhus_bots::{Budget, Hint, Spec, Think};
use langhus_rules::{Choice, Language, PlayError, Seat};
use langhus_table::id::TableId;
use langhus_table::sitting::Waits;
use langhus_table::sitting::{Answer, Answered, Sitting, Step, refusal};
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::line::Turn;
use crate::pauses::Pauses;
use crate::problem::{Problem, ProblemKind};
use crate::room::Room;
use crate::store::Duty;

/// So many of the best actions are told.
const MOST_HINTS: usize = 10;

/// A table whose bots another server asks is looked at again after so long.
const LATER: Duration = Duration::from_secs(2);

/// How long a bot thinks about a decision on a machine that has time.
fn time(spec: &Spec) -> Duration {
    match spec.think {
        Think::Milliseconds(milliseconds) => Duration::from_millis(milliseconds.into()),
        Think::AtOnce | Think::Simulations(_) => Duration::ZERO,
    }
}

/// A question that a bot thinks about.
struct Asked {
    seat: Seat,
    /// Since which sequence of the seat it stands.
    since: u64,
    level: String,
    answer: oneshot::Receiver<String>,
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
        let mut claimed = false;
        // Nobody else would ask again for a bot, so what fails for a while is tried until it works.
        let mut pauses = Pauses::new();
        let asked = loop {
            let problem = match self.ask_bots(&room, &mut claimed).await {
                Ok(asked) => break asked,
                Err(problem) => problem,
            };
            tracing::warn!(table = %room.id, problem = %problem.kind(), "a table that waits for a bot cannot go on");
            if !problem.is_passing() {
                break Vec::new();
            }
            if !self.pause(&mut pauses).await {
                return;
            }
        };
        if !claimed {
            // Another server asks them, or nobody is to. If that one stops, whoever looks on is not left alone.
            drop(turn);
            self.look_again_later(room);
            return;
        }
        let mut all_kept = true;
        for Asked { seat, since, level, answer } in asked {
            // A bot that panicked sends nothing; its seat is played all the same.
            let notation = answer.await.ok();
            let mut pauses = Pauses::new();
            while let Err(problem) = self.bot_answered(room.clone(), seat, since, level.clone(), notation.clone()).await
            {
                tracing::warn!(problem = %problem.kind(), "a bot's answer was not kept");
                if !problem.is_passing() {
                    all_kept = false;
                    break;
                }
                if !self.pause(&mut pauses).await {
                    return;
                }
            }
        }
        // Before it is looked what comes next: what others do at the table from now on they ask its bots about.
        let mut pauses = Pauses::new();
        while let Err(why) = self.store.release(self.author, Duty::Bots(room.id)).await {
            tracing::warn!(%why, "the bots of a table cannot be given back");
            if !self.pause(&mut pauses).await {
                return;
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

    /// Lets a table stand in line again after a while, if somebody looks on and its bots are awaited still.
    fn look_again_later(self: Arc<Self>, room: Arc<Room>) {
        if self.store.is_shared() && room.is_watched(self.watched) {
            tokio::spawn(async move {
                tokio::time::sleep(LATER).await;
                // Sitting down wakes them.
                if self.is_closing() || self.sit(&room).await.is_err() {
                    tracing::debug!(table = %room.id, "its bots are not looked after");
                }
            });
        }
    }

    /// Puts their questions to the bots that are awaited. Each is made when it begins to think and gone when it has
    /// decided, so that a search's tree, which can be large, is there only while it grows.
    ///
    /// One server does so at a time; whether it is this one is `claimed`.
    async fn ask_bots(&self, room: &Room, claimed: &mut bool) -> Result<Vec<Asked>, Problem> {
        {
            let sitting = self.sit(room).await?;
            if sitting.bots_awaited().is_empty() || self.sleeps(room, &sitting) {
                return Ok(Vec::new());
            }
        }
        *claimed = self.store.claim(self.author, Duty::Bots(room.id)).await?;
        if !*claimed {
            return Ok(Vec::new());
        }
        // What another server's bots did until now is seen only after that.
        let sitting = self.sit(room).await?;
        let ask = |seat: Seat| {
            let (thought, since) = sitting.table.as_ref()?.thought(seat).zip(sitting.asked(seat))?;
            let level = sitting.places[seat.index()].level.clone();
            if let Some(next) = sitting.scripted() {
                let (sender, answer) = oneshot::channel();
                // Whoever waits for it is made below.
                let _ = sender.send(next.notation.clone());
                return Some(Asked { seat, since, level, answer });
            }
            // A level that is no more plays like the weakest.
            let spec = self.house.level(&level).or(self.house.levels.first().copied())?.spec();
            // A bot is made anew for every decision, but its taste stays.
            let spec = Spec { character: character(room.id, seat), ..spec };
            let (sender, answer) = oneshot::channel();
            let seed = self.entropy.number();
            self.thinkers.push(sitting.waits(), time(&spec), move |clock| {
                // If the hall is gone, nobody waits for it.
                let _ = sender.send(thought(&spec, seed, Budget::time(clock)));
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
            let place = &sitting.places[seat.index()];
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
    /// Nothing is asked of the seat.
    pub async fn advise(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Seat,
        language: Language,
    ) -> Result<(u64, Vec<(Choice, Hint)>), Problem> {
        let (advice, mut choices, asked) = {
            let sitting = self.sit(&room).await?;
            let table = sitting.table.as_ref().ok_or_else(|| Problem::new(ProblemKind::NotBegun))?;
            let Some((advice, asked)) = table.advice(seat).zip(sitting.asked(seat)) else {
                return Err(refusal(&**table, PlayError::NotAwaited { awaited: table.awaited() }, language).into());
            };
            (advice, table.choices(seat, language), asked)
        };
        let seed = self.entropy.number();
        let (answer, answered) = oneshot::channel();
        self.thinkers.push(Waits::People, self.house.advice, move |clock| {
            // Whoever asked may be gone.
            let _ = answer.send(advice(seed, Budget::time(clock)));
        });
        let hints = answered.await.map_err(|_| Problem::new(ProblemKind::Unavailable).after(1))?;
        let about = hints.into_iter().filter_map(|hint| {
            let place = choices.iter().position(|choice| choice.notation == hint.notation)?;
            Some((choices.swap_remove(place), hint))
        });
        Ok((asked, about.take(MOST_HINTS).collect()))
    }
}

/// Whose taste a bot has that plays this seat: as long as the table stands the same.
fn character(table: TableId, seat: Seat) -> u32 {
    let sum =
        table.to_string().bytes().fold(0x811C_9DC5, |sum: u32, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (sum ^ u32::from(seat.number())).wrapping_mul(0x0100_0193) | 1
}

/// Plays what a bot answered; if that makes no sense, its first legal action, so that no table is ever stuck.
fn play(sitting: &mut Sitting, seat: Seat, notation: Option<String>) -> Result<Step, Problem> {
    let answer = Answer { seat, sequence: sitting.sequence_of(seat.into()), client: None, at: sitting.hour.now };
    if let Some(notation) = notation {
        if let Ok(Answered::New(step)) = sitting.play(&answer, &notation, Language::English) {
            return Ok(step);
        }
        tracing::error!(game = sitting.head.game, notation, "a bot chose what it may not do");
    } else {
        tracing::error!(game = sitting.head.game, "a bot gave no answer");
    }
    let choices = sitting.table.as_ref().map(|table| table.choices(seat, Language::English));
    let first =
        choices.and_then(|choices| choices.into_iter().next()).ok_or_else(|| Problem::new(ProblemKind::Broken))?;
    match sitting.play(&answer, &first.notation, Language::English)? {
        Answered::New(step) => Ok(step),
        Answered::Repeated(_) => Err(Problem::new(ProblemKind::Broken)),
    }
}
