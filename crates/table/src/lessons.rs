//! Tables at which somebody learns: the script of the game's first lesson is played there, the others' actions by
//! themselves, and the learner's as they choose them. When the script is at its end, or whenever the learner likes, the
//! game goes on as at any other table.

use langhus_board::{Guide, Lesson, Scripted};
use langhus_rules::{Language, Seat};

use crate::declined::Declined;
use crate::entry::Kind;
use crate::house::House;
use crate::sitting::{Answer, Answered, Sitting, Step};
use crate::stored::{Status, Stored};

/// What the first entry of such a table says.
pub const LESSON: &str = "lesson";

impl Stored {
    /// The table with what was played before the learner comes.
    ///
    /// # Errors
    /// The game refuses the set-up, or the script does not follow the rules.
    pub fn prepared(mut self, lesson: &Lesson, house: &House, now: i64) -> Result<Stored, Declined> {
        let mut sitting = Sitting::load(self.clone(), house).map_err(Declined::BadSetup)?;
        for action in lesson.actions().take(lesson.before) {
            let sequence = sitting.sequence_of(action.seat.into());
            let answer = Answer { seat: action.seat, sequence, client: None, at: now };
            if let Answered::New(step) = sitting.play(&answer, &action.notation, Language::English)? {
                self.entries.extend(step.entries.iter().cloned());
                sitting.settle(step);
            }
        }
        Ok(self)
    }
}

impl Sitting {
    /// The action that the script has next.
    pub fn scripted(&self) -> Option<&Scripted> {
        self.lesson.as_ref()?.next(self.table.as_ref()?.moves())
    }

    /// What the guide says to a seat at this moment of the game.
    pub(crate) fn guide(&self, seat: Seat, moves: usize, language: Language) -> Option<Guide> {
        let (lesson, table) = self.lesson.as_ref().zip(self.table.as_ref())?;
        lesson.guide(moves, language, table.names()).filter(|_| lesson.learner == seat)
    }

    /// May this be played as far as the script is concerned? What the rules refuse they refuse themselves.
    ///
    /// # Errors
    /// Why something else should be played.
    pub(crate) fn keeps_to_the_lesson(&self, seat: Seat, notation: &str, language: Language) -> Result<(), Declined> {
        let Some((lesson, table)) = self.lesson.as_ref().zip(self.table.as_ref()) else { return Ok(()) };
        let moves = table.moves();
        let Some(next) = lesson.next(moves) else { return Ok(()) };
        if (next.seat == seat && next.notation == notation) || !table.awaited().contains(seat) {
            return Ok(());
        }
        // Others wait until the script comes to them, and what is no action of the game is refused as such.
        let is_legal = || table.choices(seat, language).iter().any(|choice| choice.notation == notation);
        if next.seat == seat && !is_legal() {
            return Ok(());
        }
        let wrong = lesson.wrong(moves, notation).filter(|_| next.seat == seat);
        Err(match wrong {
            Some(key) => Declined::NotInLesson(Some(lesson.say(&key, language, table.names()))),
            None => Declined::NotInLesson(None),
        })
    }

    /// Goes on without the guide.
    ///
    /// # Errors
    /// Only whoever learns here can say so.
    pub fn leave_the_lesson(&mut self, seat: Seat, now: i64) -> Result<Option<Step>, Declined> {
        let Some(lesson) = &self.lesson else { return Ok(None) };
        if lesson.learner != seat {
            return Err(Declined::NotYours);
        }
        if self.head.status != Status::Playing {
            return Err(Declined::Over);
        }
        self.has_room(Kind::Unguided)?;
        let entries = vec![self.entry(Kind::Unguided, Some(seat), "", None, now)];
        Ok(Some(Step { entries, ..Step::default() }))
    }
}
