//! Asking the others whether one's last move may be taken back, where the table does not allow it by itself. If all people
//! agree, it goes back to before that move, whatever came after it.

use langhus_rules::{Seat, Seats};

use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::sitting::{Sitting, Step};
use crate::stored::{Sitter, Status};

/// Somebody who asks, until something else happens in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asks.
    pub by: Seat,
    /// These have not answered yet.
    pub waiting: Seats,
}

impl Sitting {
    /// What is asked now.
    pub fn request(&self) -> Option<Request> {
        let mut allowed = Seats::NONE;
        for entry in self.entries.iter().rev() {
            match entry.kind {
                Kind::Allowed => allowed = entry.seat.map_or(allowed, |seat| allowed.with(seat)),
                Kind::Asked => {
                    let by = entry.seat?;
                    let waiting = self.others_than(by).iter().filter(|seat| !allowed.contains(*seat)).collect();
                    return Some(Request { by, waiting });
                }
                Kind::Denied => return None,
                kind if kind.is_of_the_game() => return None,
                _ => {}
            }
        }
        None
    }

    /// The people beside somebody who play themselves: whoever lets a bot play is not asked.
    fn others_than(&self, seat: Seat) -> Seats {
        let plays = |other: &Seat| self.places[other.index()].sitter == Sitter::Human && *other != seat;
        self.seats().filter(plays).collect()
    }

    /// Can a seat ask for its last move? Not where it may take it back without asking.
    pub fn may_ask(&self, seat: Seat) -> bool {
        let has_moved = || self.table.as_ref().is_some_and(|table| table.last_choice(seat).is_some());
        self.head.status == Status::Playing
            && self.lesson.is_none()
            && self.request().is_none()
            && !self.others_than(seat).is_empty()
            && !self.may_undo(seat)
            && has_moved()
    }

    /// Somebody asks.
    ///
    /// # Errors
    /// There is nothing to ask for.
    pub fn ask_to_take_back(&self, seat: Seat, now: i64) -> Result<Step, Declined> {
        if !self.may_ask(seat) {
            return Err(Declined::NothingToAsk);
        }
        self.has_room(Kind::Asked)?;
        Ok(Step { entries: vec![self.entry(Kind::Asked, Some(seat), "", None, now)], ..Step::default() })
    }

    /// Somebody allows it; once all have, it is taken back.
    ///
    /// # Errors
    /// Nobody asks them.
    pub fn allow(&mut self, seat: Seat, now: i64) -> Result<Step, Declined> {
        let request = self.request().filter(|request| request.waiting.contains(seat));
        let Request { by, waiting } = request.ok_or(Declined::NothingAsked)?;
        self.has_room(Kind::Undone)?;
        let mut entries = vec![self.entry(Kind::Allowed, Some(seat), "", None, now)];
        if waiting.without(seat).is_empty() {
            let before = self.awaited();
            let table = self.table.as_mut().ok_or(Declined::NotBegun)?;
            let moves = table.last_choice(by).ok_or(Declined::NothingAsked)?;
            let noticed = table.take_back_to(moves);
            self.ask(before, Some(by), 2);
            entries.push(Entry { noticed, ..self.entry(Kind::Undone, Some(by), &moves.to_string(), None, now) });
        }
        Ok(Step { entries, ..Step::default() })
    }

    /// Somebody who is asked does not allow it, or whoever asked has thought again.
    ///
    /// # Errors
    /// Nobody asks, or not them.
    pub fn deny(&self, seat: Seat, now: i64) -> Result<Step, Declined> {
        let concerns = |request: &Request| request.by == seat || self.others_than(request.by).contains(seat);
        self.request().filter(concerns).ok_or(Declined::NothingAsked)?;
        self.has_room(Kind::Denied)?;
        Ok(Step { entries: vec![self.entry(Kind::Denied, Some(seat), "", None, now)], ..Step::default() })
    }
}
