//! New tables: who should play, the first entries, and the same people again.

use langhus_rules::{Seat, Seats, Seed};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::house::House;
use crate::id::TableId;
use crate::naming::{distinct, look_alike, name};
use crate::person::PersonId;
use crate::place::Place;
use crate::seating::bot;
use crate::sitting::{Sitting, Step};
use crate::stored::{Due, Head, Sitter, Status, Stored};
use crate::timing::Hour;

/// Who should play a seat of a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "sitter", rename_all = "lowercase", deny_unknown_fields)]
pub enum Wish {
    /// Whoever opens the table: one seat at most.
    Human {
        /// The name at the table.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// Anybody who comes.
    Open {},
}

/// The seats of a new table as this person wishes for them, and the one in which they sit.
///
/// # Errors
/// They want two seats, there is no such bot, or their name is none or looks like a bot's.
pub fn seats(wishes: &[Wish], person: PersonId, house: &House) -> Result<(Vec<Place>, Option<Seat>), Declined> {
    let mut seat = None;
    let mut places = Vec::with_capacity(wishes.len());
    for (wish, number) in wishes.iter().zip(0..) {
        places.push(match wish {
            Wish::Open {} => Place::new(Sitter::Open, String::new()),
            Wish::Bot { level } => {
                let bot = bot(house, level)?;
                let others = places.iter().map(|place: &Place| place.name.as_str());
                Place { name: distinct(&bot.name, others), ..bot }
            }
            Wish::Human { .. } if seat.is_some() => return Err(Declined::SitsAlready),
            Wish::Human { name: wanted } => {
                seat = Some(Seat::new(number));
                Place { owner: Some(person), ..Place::new(Sitter::Human, name(wanted)?) }
            }
        });
    }
    // A bot gives way to a person's name by a number, but nobody may be taken for one.
    let bots = places.iter().filter_map(|place| house.level(&place.level));
    let human = seat.map(|seat| places[seat.index()].name.as_str());
    if let Some(bot) = human.and_then(|human| bots.into_iter().find(|bot| look_alike(bot.title(), human))) {
        return Err(Declined::NameTaken { name: bot.title().to_owned() });
    }
    Ok((places, seat))
}

impl Stored {
    /// A new table with its first entries; if all seats are taken it begins at once. `what` is said in the first entry of
    /// a table that is no usual one.
    ///
    /// # Errors
    /// The game refuses the set-up.
    pub fn begin(mut self, house: &House, what: &str, hour: &Hour) -> Result<Stored, Declined> {
        let mut sitting = Sitting::load(self.clone(), house).map_err(Declined::BadSetup)?;
        sitting.hour = hour.clone();
        // Whoever sits here already has opened it.
        let mut people = sitting.people().iter();
        let host = people.next().filter(|_| people.next().is_none());
        let opened = sitting.entry(Kind::Opened, host, what, None, hour.now);
        let mut step = Step { entries: vec![opened], ..Step::default() };
        sitting.begin_if_full(&mut step, hour.now)?;
        if let Some((status, _)) = step.status {
            self.head.status = status;
        }
        self.due = sitting.due_with(&step);
        self.entries = step.entries;
        Ok(self)
    }
}

impl Sitting {
    /// The table where the same people play again, if they do.
    pub fn rematch(&self) -> Option<TableId> {
        self.entries.iter().find(|entry| entry.kind == Kind::Rematch)?.text.parse().ok()
    }

    /// Who would like to play again, and who would not. What somebody said last counts.
    pub fn again(&self) -> Again {
        let mut again = Again { agreed: Seats::NONE, refused: Seats::NONE, waiting: Seats::NONE };
        for entry in &self.entries {
            let (Kind::Again | Kind::Enough, Some(seat)) = (entry.kind, entry.seat) else { continue };
            let agrees = entry.kind == Kind::Again;
            let (to, from) =
                if agrees { (&mut again.agreed, &mut again.refused) } else { (&mut again.refused, &mut again.agreed) };
            (*to, *from) = (to.with(seat), from.without(seat));
        }
        let answered = |seat: &Seat| again.agreed.contains(*seat) || again.refused.contains(*seat);
        again.waiting = self.people().iter().filter(|seat| !answered(seat)).collect();
        again
    }

    /// Somebody would like to play again. Once all people who played have answered, a table is opened with this name and
    /// seed: at once if all agree, and otherwise when somebody asks who knows that not all do. Nothing is to be kept where
    /// they have only to wait.
    ///
    /// # Errors
    /// The game is not over.
    pub fn agree(
        &self,
        seat: Seat,
        new: (TableId, Seed),
        house: &House,
        now: i64,
    ) -> Result<(Option<Step>, Option<TableId>), Declined> {
        if self.head.status != Status::Finished {
            return Err(Declined::NotFinished);
        }
        if let Some(known) = self.rematch() {
            return Ok((None, Some(known)));
        }
        let before = self.again();
        let waiting = before.waiting.without(seat);
        let knows = before.agreed.contains(seat);
        let mut step = Step::default();
        if !knows {
            self.has_room(Kind::Again)?;
            step.entries.push(self.invitation(Kind::Again, seat, waiting, now));
        }
        let refused = before.refused.without(seat);
        if !waiting.is_empty() || (!refused.is_empty() && !knows) {
            return Ok(((!step.entries.is_empty()).then_some(step), None));
        }
        step.entries.push(self.entry(Kind::Rematch, None, &new.0.to_string(), None, now));
        let hour = Hour { now, ..self.hour.clone() };
        step.opens = Some(Box::new(self.same_again(new, refused, now).begin(house, "", &hour)?));
        Ok((Some(step), Some(new.0)))
    }

    /// Somebody would not like to play again.
    ///
    /// # Errors
    /// The game is not over, or the others play again already.
    pub fn refuse(&self, seat: Seat, now: i64) -> Result<Option<Step>, Declined> {
        if self.head.status != Status::Finished {
            return Err(Declined::NotFinished);
        }
        if self.rematch().is_some() {
            return Err(Declined::PlaysAgain);
        }
        let before = self.again();
        if before.refused.contains(seat) {
            return Ok(None);
        }
        self.has_room(Kind::Enough)?;
        let entries = vec![self.invitation(Kind::Enough, seat, before.waiting.without(seat), now)];
        Ok(Some(Step { entries, ..Step::default() }))
    }

    /// What somebody said about playing again. It waits for those who have not answered, so that they find it in their lists.
    fn invitation(&self, kind: Kind, seat: Seat, waiting: Seats, now: i64) -> Entry {
        let waiting =
            if kind == Kind::Enough && self.again().agreed.without(seat).is_empty() { Seats::NONE } else { waiting };
        Entry { awaited: waiting, ..self.entry(kind, Some(seat), "", None, now) }
    }

    /// The same people once more, the next seat beginning, at a table with this name and seed; the seats of those who would
    /// not are open. Whoever let a bot play on plays again themselves.
    fn same_again(&self, (id, seed): (TableId, Seed), refused: Seats, now: i64) -> Stored {
        // A new game follows the newest rules, whatever the last one followed.
        let revision = self.title().revision();
        let head = Head { id, seed, revision, status: Status::Open, created: now, ..self.head.clone() };
        let mut places = self.places.clone();
        for (place, seat) in places.iter_mut().zip(self.seats()) {
            // Whoever was two at a game that is over, and is one now, sits once.
            let twice = place.owner.is_some_and(|owner| self.seat_of(&owner) != Some(seat));
            if place.sitter == Sitter::Open || refused.contains(seat) || twice {
                *place = Place::new(Sitter::Open, String::new());
            }
            if place.sitter == Sitter::Away {
                (place.sitter, place.level) = (Sitter::Human, String::new());
            }
            place.orders.said.clear();
            place.passes.clear();
            place.left.clear();
        }
        places.rotate_left(1);
        Stored { head, edition: self.own_edition(), places, entries: Vec::new(), result: None, due: Due::default() }
    }
}

/// Who would like to play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Again {
    /// These would.
    pub agreed: Seats,
    /// These would not.
    pub refused: Seats,
    /// These people have not said yet.
    pub waiting: Seats,
}
