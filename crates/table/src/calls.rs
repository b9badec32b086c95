//! Who is to be called to a table by what happens there: those whom the game waits for now and did not wait for before.

use langhus_rules::{Seat, Seats};

use crate::entry::{Entry, Kind};
use crate::person::PersonId;
use crate::place::Place;
use crate::sitting::{Sitting, Step};
use crate::stored::{Sitter, Status};

/// So much time must be left for a warning, in milliseconds: who plays at this pace is here.
const WORTH_A_WARNING: i64 = 10 * 60 * 1000;

/// What somebody is to be told of a table from now on, instead of what they were to be told before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// Who.
    pub person: PersonId,
    /// Does the game wait for them, and did it not before?
    pub turn: bool,
    /// When most of their time is gone, in the time of the house, if the game waits for them and their time counts.
    pub warning: Option<i64>,
}

/// Whom the game waits for, among people who play themselves.
fn called(places: &[Place], goes_on: bool, awaited: Seats) -> Seats {
    let person = |seat: &Seat| places.get(seat.index()).is_some_and(|place| place.sitter == Sitter::Human);
    if goes_on { awaited.iter().filter(person).collect() } else { Seats::NONE }
}

impl Sitting {
    /// Who is called by a step, or is called no more, once it is kept. It is asked before that.
    pub fn calls_with(&self, step: &Step) -> Vec<Call> {
        let Some(last) = step.entries.last() else { return Vec::new() };
        let goes_on = |status: Status| status == Status::Playing;
        let mut places = self.places.clone();
        step.places.iter().for_each(|(seat, place)| places[seat.index()].clone_from(place));
        let status = step.status.as_ref().map_or(self.head.status, |(status, _)| *status);
        let now = called(&places, goes_on(status), last.awaited);
        let has = |kind: Kind| step.entries.iter().any(|entry| entry.kind == kind);
        let before = self.entries.last().map_or(Seats::NONE, |entry| entry.awaited);
        // Whoever is asked again, because somebody asks them to or because the game goes on again, is called again.
        let again = has(Kind::Nudged) || has(Kind::Resumed) || has(Kind::Begun);
        let before = if again { Seats::NONE } else { called(&places, goes_on(self.head.status), before) };
        let here = self.seats().filter(|seat| step.entries.iter().any(|entry| is_of(entry, *seat))).collect();
        self.calls(&places, (before, now, here), &step.entries)
    }

    /// Who is called to a table that has just begun, but for whoever is here.
    pub fn calls_at_first(&self, here: PersonId) -> Vec<Call> {
        let now = called(&self.places, self.head.status == Status::Playing, self.awaited());
        let here = self.seat_of(&here).map_or(Seats::NONE, Seats::one);
        self.calls(&self.places, (Seats::NONE, now, here), &[])
    }

    fn calls(&self, places: &[Place], (before, now, here): (Seats, Seats, Seats), more: &[Entry]) -> Vec<Call> {
        let clocks = if now.is_empty() { None } else { self.clocks_with(more) };
        // What the house answers for somebody they need not be told.
        let given: Seats = self.given_with(more).map(|given| given.seat).collect();
        let call = |seat: Seat| {
            if now.contains(seat) && before.contains(seat) && !here.contains(seat) {
                // Their question stands as before.
                return None;
            }
            let asked = now.contains(seat) && !given.contains(seat);
            let warning = clocks.as_ref().filter(|_| asked).and_then(|clocks| {
                let (deadline, left) = (clocks.deadline(seat)?, clocks.left(seat, 0));
                (left / 5 >= WORTH_A_WARNING).then_some(deadline - left / 5)
            });
            let concerned = [now, before, here].iter().any(|seats| seats.contains(seat));
            let person = places[seat.index()].owner.filter(|_| concerned)?;
            Some(Call { person, turn: asked && !here.contains(seat), warning })
        };
        self.seats().filter_map(call).collect()
    }
}

/// Was this seat at the table, by this entry? What the house does for somebody, and what happens to them, they do not see.
fn is_of(entry: &Entry, seat: Seat) -> bool {
    let by_themselves = matches!(
        entry.kind,
        Kind::Undone | Kind::Sat | Kind::Back | Kind::Conceded | Kind::Left | Kind::Nudged | Kind::Resumed
    );
    let played = entry.kind == Kind::Played && entry.client.is_some();
    (by_themselves || played) && entry.seat == Some(seat)
}
