//! Opens tables at which somebody learns; what is different there stands in `lessons.rs` of the table.

use std::sync::Arc;

use langhus_rules::Seat;
use langhus_table::lessons::LESSON;
use langhus_table::naming::{distinct, name};
use langhus_table::place::Place;
use langhus_table::seating::bot;
use langhus_table::stored::{Due, Sitter, Stored};

use crate::hall::Hall;
use crate::once::{Done, Once};
use crate::opening::Opened;
use crate::people::Comer;
use crate::problem::{Problem, ProblemKind};

impl Hall {
    /// Opens a table at which somebody learns a game, with bots of this level in the other seats.
    ///
    /// # Errors
    /// The game has no lesson, or the name cannot be used.
    pub async fn open_lesson(
        self: &Arc<Self>,
        game: &str,
        learner: &str,
        level: &str,
        comer: &Comer,
        once: Option<Once>,
    ) -> Result<Opened, Problem> {
        if let Some(done) = self.done_before(once).await? {
            return self.opened_before(done, comer).await;
        }
        let title = self.house.title(game).ok_or_else(|| Problem::new(ProblemKind::NoSuchGame))?;
        let lesson = title.lesson().ok_or_else(|| Problem::new(ProblemKind::NoSuchPage))?;
        let edition = title.editions().first().ok_or_else(|| Problem::new(ProblemKind::Broken))?;
        let mut head =
            self.head(title.id(), title.revision(), edition.hash().to_owned(), lesson.options.clone(), false);
        head.seed = lesson.seed;
        let mut others = lesson.names.iter();
        let mut places = Vec::new();
        for seat in Seat::all(lesson.seats) {
            places.push(if seat == lesson.learner {
                let name = name(&distinct(learner, lesson.names.iter().map(String::as_str)))?;
                Place { owner: Some(comer.person), ..Place::new(Sitter::Human, name) }
            } else {
                Place { name: others.next().cloned().unwrap_or_default(), ..bot(&self.house, level)? }
            });
        }
        let arrival = comer.arrival(&places[lesson.learner.index()].name);
        let stored = Stored { head, edition: None, places, entries: Vec::new(), result: None, due: Due::default() };
        let stored = stored.begin(&self.house, LESSON, &self.hour())?.prepared(&lesson, &self.house, self.now())?;
        match self.create(stored, arrival, once.map(|once| once.giving(&comer.device))).await? {
            Done::Now(id) => Ok(Opened { id, seat: Some(lesson.learner) }),
            Done::Before(done) => self.opened_before(done, comer).await,
        }
    }
}
