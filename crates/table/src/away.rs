//! Leave at a table. What somebody has announced stands in the table's log, so that whoever reads it, today or on another
//! server, finds the same clocks standing still; and it is told again when a leave begins and when it is over, so that
//! everybody at the table sees it.

use langhus_rules::Seat;

use crate::entry::{Entry, Kind};
use crate::leave::{Leave, Leaves};
use crate::sitting::{Sitting, Step};
use crate::stored::Sitter;

/// While leave lies ahead the house looks at the table at least so often: the time that an outage takes out of a leave brings its
/// end nearer.
const LOOK: i64 = 60 * 60 * 1000;

/// What a seat's table was told of leave last, and when.
struct LastTold {
    at: i64,
    leaves: Leaves,
}

impl Sitting {
    /// What the table was told last of the leave of whoever sits in a seat.
    fn last_told(&self, seat: Seat, more: &[Entry]) -> Option<LastTold> {
        let old = |entry: &Entry| entry.kind == Kind::Moved && entry.text.parse() == Ok(seat.number());
        let about = |entry: &&Entry| match entry.kind {
            Kind::Leave | Kind::Sat | Kind::Left | Kind::Moved => entry.seat == Some(seat) || old(entry),
            _ => false,
        };
        let last = self.entries.iter().chain(more).rfind(about).filter(|entry| entry.kind == Kind::Leave)?;
        Some(LastTold { at: last.at, leaves: Leaves::read(&last.text).unwrap_or_default() })
    }

    /// The leave that whoever sits in a seat has announced here, as far as it lies ahead.
    pub fn leaves(&self, seat: Seat) -> Leaves {
        self.last_told(seat, &[]).map(|told| told.leaves.ahead(self.hour.now)).unwrap_or_default()
    }

    /// The leave that whoever sits in a seat is on, or goes on next.
    pub fn next_leave(&self, seat: Seat) -> Option<Leave> {
        self.leaves(seat).iter().next()
    }

    /// Is whoever sits in a seat on leave?
    pub fn is_away(&self, seat: Seat) -> bool {
        self.leaves(seat).at(self.hour.now).is_some()
    }

    /// Whoever sits in a seat has announced this leave, and no other. Nothing if it is known here, or if nobody has to know it:
    /// the game is over, or nobody else plays and no time runs.
    pub fn tell_leave(&self, seat: Seat, leaves: &Leaves) -> Option<Step> {
        let ahead = leaves.ahead(self.hour.now);
        let counts = self.head.pace.is_some() || self.people().len() > 1 || !self.is_full();
        let wanted = !self.head.status.is_past() && self.lesson.is_none() && counts && self.leaves(seat) != ahead;
        (wanted && self.has_room(Kind::Leave).is_ok()).then(|| self.leave_step(seat, &ahead))
    }

    fn leave_step(&self, seat: Seat, leaves: &Leaves) -> Step {
        let entries = vec![self.entry(Kind::Leave, Some(seat), &leaves.to_string(), None, self.hour.now)];
        Step { entries, ..Step::default() }
    }

    /// When a leave at this table begins or is over next, and that was not told yet: whose, and when, in the time of the house.
    fn next_turn(&self, seat: Seat, more: &[Entry]) -> Option<i64> {
        let LastTold { at, leaves } = self.last_told(seat, more)?;
        let time = |moment| self.hour.outages.house_time(moment);
        let turns = leaves.iter().flat_map(|Leave { from, until }| [time(from), time(until)]);
        turns.filter(|turn| *turn > time(at)).min()
    }

    /// When the house has to look at the table because of somebody's leave, in the time of the house.
    pub(crate) fn leave_due(&self, more: &[Entry]) -> Option<i64> {
        let next = self.seats().filter_map(|seat| self.next_turn(seat, more)).min()?;
        Some(next.min(self.hour.house_time() + LOOK))
    }

    /// Tells that a leave has begun or is over.
    pub(crate) fn pass_on_leave(&self) -> Option<Step> {
        let now = self.hour.house_time();
        let due = |seat: &Seat| self.next_turn(*seat, &[]).is_some_and(|turn| turn <= now);
        let seat = self.seats().find(due)?;
        Some(self.leave_step(seat, &self.leaves(seat)))
    }

    /// Does a person play here who is not on leave?
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.places[seat.index()].sitter == Sitter::Human && !self.is_away(seat)
    }
}
