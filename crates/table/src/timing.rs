//! Time at a table: whose is up, what the others may do then, and when the house has to do something next.

use std::sync::Arc;

use langhus_rules::{Seat, Seats, Viewer};

use crate::Outages;
use crate::clocks::{Clocks, Face, Tick};
use crate::declined::Declined;
use crate::entry::{Entry, Kind};
use crate::house::House;
use crate::leave::Leaves;
use crate::seating::bot;
use crate::sitting::{Sitting, Step};
use crate::stored::{Due, Sitter, Status};

/// So many milliseconds must pass until those who are waited for are asked again to go on.
pub const NUDGED: i64 = 12 * 60 * 60 * 1000;

/// What time it is.
#[derive(Clone, Default, Debug)]
pub struct Hour {
    /// In milliseconds since 1970.
    pub now: i64,
    /// When the house was closed.
    pub outages: Arc<Outages>,
}

impl Hour {
    /// The time of the house.
    pub fn house_time(&self) -> i64 {
        self.outages.house_time(self.now)
    }
}

/// The time of a seat as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// So many milliseconds are left.
    pub left: i64,
    /// Until when, in milliseconds since 1970, where the clock burns.
    pub until: Option<i64>,
    /// Is it up, and was that told?
    pub overdue: bool,
}

impl Sitting {
    /// The clocks, where the table has a pace.
    pub fn clocks(&self) -> Option<Clocks> {
        self.clocks_with(&[])
    }

    /// The clocks as they are when these entries are kept too.
    pub(crate) fn clocks_with(&self, more: &[Entry]) -> Option<Clocks> {
        let pace = self.head.pace.clone()?;
        let mut clocks = Clocks::new(pace, self.people_at_first(more));
        let time = |at| self.hour.outages.house_time(at);
        for Entry { kind, seat, awaited, at, text, .. } in self.entries.iter().chain(more) {
            clocks.note(Tick { kind: *kind, seat: *seat, awaited: *awaited, at: time(*at) });
            if let (Kind::Leave, Some(seat)) = (kind, seat) {
                clocks.take_leave(*seat, Leaves::read(text).unwrap_or_default().counted(time));
            }
        }
        Some(clocks)
    }

    /// The seats that people played when the table was opened: the first thing that happened to a seat tells it.
    fn people_at_first(&self, more: &[Entry]) -> Seats {
        let comes_and_goes = |entry: &&Entry| matches!(entry.kind, Kind::Sat | Kind::Left | Kind::Bot | Kind::Back);
        let first = |seat: Seat| {
            let mut entries = self.entries.iter().chain(more).filter(comes_and_goes);
            entries.find(|entry| entry.seat == Some(seat)).map(|entry| entry.kind)
        };
        let person = |seat: &Seat| match first(*seat) {
            Some(kind) => kind != Kind::Sat,
            None => self.places[seat.index()].sitter == Sitter::Human,
        };
        self.seats().filter(person).collect()
    }

    /// What time has to do with the table once this step is kept.
    pub fn due_with(&self, step: &Step) -> Due {
        let status = step.status.as_ref().map_or(self.head.status, |(status, _)| *status);
        if status != Status::Playing {
            return Due::default();
        }
        let given = self.given_with(&step.entries).map(|given| self.hour.outages.house_time(given.at)).min();
        let leave = self.leave_due(&step.entries);
        let Some(clocks) = self.clocks_with(&step.entries) else {
            return Due { next: given.into_iter().chain(leave).min(), seats: Vec::new() };
        };
        let patience = clocks.patience().filter(|_| self.head.listed);
        let until = |seat| clocks.until(seat, Viewer::Spectator);
        Due {
            next: clocks.next().into_iter().chain(patience).chain(given).chain(leave).min(),
            seats: self.seats().map(until).collect(),
        }
    }

    /// The time of a seat as a viewer may see it; nothing where nobody's time counts.
    pub fn time_of(&self, clocks: &Clocks, seat: Seat, viewer: Viewer) -> Option<Time> {
        if self.head.status != Status::Playing {
            return None;
        }
        let overdue = clocks.overdue().contains(seat);
        Some(match clocks.face(seat, viewer, self.hour.house_time())? {
            Face::Left(left) => Time { left, until: None, overdue },
            Face::Until(until) => {
                let left = (until - self.hour.house_time()).max(0);
                Time { left, until: Some(self.hour.outages.moment(until)), overdue }
            }
        })
    }

    /// Those whose time is up.
    pub fn overdue(&self) -> Seats {
        self.clocks().filter(|_| self.head.status == Status::Playing).map_or(Seats::NONE, |clocks| clocks.overdue())
    }

    /// Does what the house has to do here at this time: answers for somebody, tells that leave begins or is over, that
    /// somebody's time is up, and at a table
    /// that is open to all lets bots play on after a while. Nothing if it is not time yet.
    ///
    /// # Errors
    /// There is no bot in the house.
    pub fn do_what_is_due(&mut self, house: &House) -> Result<Option<Step>, Declined> {
        if self.head.status != Status::Playing {
            return Ok(None);
        }
        if let Some(step) = self.answer_for_somebody()? {
            return Ok(Some(step));
        }
        if let Some(step) = self.pass_on_leave() {
            return Ok(Some(step));
        }
        let Some(clocks) = self.clocks() else { return Ok(None) };
        let now = self.hour.house_time();
        let out = clocks.out_of_time(now);
        if !out.is_empty() {
            let seat = out.first().filter(|_| out.len() == 1);
            let entries = vec![self.entry(Kind::Overdue, seat, "", None, self.hour.now)];
            return Ok(Some(Step { entries, ..Step::default() }));
        }
        if self.head.listed && clocks.patience().is_some_and(|until| until <= now) {
            return self.stand_ins(clocks.overdue(), house).map(Some);
        }
        Ok(None)
    }

    /// Bots play on for those in these seats, until they take them back.
    fn stand_ins(&mut self, seats: Seats, house: &House) -> Result<Step, Declined> {
        let level = house.usual_level().ok_or(Declined::NoSuchLevel)?;
        let level = bot(house, level.name())?.level;
        let mut step = Step::default();
        for seat in seats.iter() {
            let place = &mut self.places[seat.index()];
            (place.sitter, place.level) = (Sitter::Away, level.clone());
            step.places.push((seat, place.clone()));
            step.entries.push(self.entry(Kind::Bot, Some(seat), &level, None, self.hour.now));
        }
        Ok(step)
    }

    /// Somebody lets a bot play on for a seat whose time is up. Whoever comes second finds that one does.
    ///
    /// # Errors
    /// Its time is not up; or the table is open to all, where a bot comes by itself.
    pub fn stand_in(&mut self, by: Seat, seat: Seat, house: &House) -> Result<Option<Step>, Declined> {
        let place = self.places.get(seat.index()).ok_or(Declined::NoSuchSeat)?;
        if place.sitter == Sitter::Away {
            return Ok(None);
        }
        if by == seat || self.head.listed || !self.overdue().contains(seat) {
            return Err(Declined::StillHere);
        }
        self.stand_ins(Seats::one(seat), house).map(Some)
    }

    /// Puts the table away, where nobody has moved for long: it leaves the lists, and no clock burns.
    pub fn put_away(&self) -> Option<Step> {
        let waits = self.head.status == Status::Playing && self.bots_awaited().is_empty();
        let entries = || vec![self.entry(Kind::Rested, None, "", None, self.hour.now)];
        waits.then(|| Step { entries: entries(), status: Some((Status::Resting, None)), ..Step::default() })
    }

    /// Somebody who sits there brings the table back.
    pub fn bring_back(&self, seat: Seat) -> Option<Step> {
        let entries = || vec![self.entry(Kind::Resumed, Some(seat), "", None, self.hour.now)];
        let rests = self.head.status == Status::Resting;
        rests.then(|| Step { entries: entries(), status: Some((Status::Playing, None)), ..Step::default() })
    }

    /// People who are here and that the game waits for, beside somebody who waits.
    fn waited_for(&self, by: Seat) -> bool {
        self.head.status == Status::Playing && self.awaited().iter().any(|seat| seat != by && self.is_here(seat))
    }

    fn nudged_lately(&self) -> bool {
        let last = self.entries.iter().rfind(|entry| entry.kind == Kind::Nudged);
        last.is_some_and(|entry| self.hour.now < entry.at + NUDGED)
    }

    /// May a seat ask those whom the game waits for to go on?
    pub fn may_nudge(&self, by: Seat) -> bool {
        self.waited_for(by) && !self.nudged_lately() && self.has_room(Kind::Nudged).is_ok()
    }

    /// Somebody asks those whom the game waits for to go on.
    ///
    /// # Errors
    /// It waits for nobody else who is here, or they were asked not long ago.
    pub fn nudge(&self, by: Seat) -> Result<Step, Declined> {
        if !self.waited_for(by) {
            return Err(Declined::NobodyElse);
        }
        if self.nudged_lately() {
            return Err(Declined::NudgedAlready);
        }
        self.has_room(Kind::Nudged)?;
        let entries = vec![self.entry(Kind::Nudged, Some(by), "", None, self.hour.now)];
        Ok(Step { entries, ..Step::default() })
    }

    /// Who has asked a seat to go on since its question stands.
    pub fn nudged_by(&self, seat: Seat) -> Option<Seat> {
        let since = self.place_of(seat.into(), self.asked(seat)?);
        let nudges = self.entries[since..].iter().filter(|entry| entry.kind == Kind::Nudged);
        nudges.filter_map(|entry| entry.seat).rfind(|by| *by != seat)
    }

    /// The seats whose game bots finished or are about to: they play for people who are away or who left.
    pub fn played_by_bots(&self) -> Seats {
        // Whoever went before the game began has begun nothing that a bot could finish.
        let played = || self.entries.iter().skip_while(|entry| entry.kind != Kind::Begun);
        let left = |seat: Seat| played().any(|entry| entry.kind == Kind::Left && entry.seat == Some(seat));
        let theirs = |seat: &Seat| match self.places[seat.index()].sitter {
            Sitter::Away => true,
            Sitter::Bot => left(*seat),
            Sitter::Human | Sitter::Open => false,
        };
        self.seats().filter(theirs).collect()
    }
}
