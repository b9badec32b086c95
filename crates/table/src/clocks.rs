//! The clocks of a table: what each seat has left, and since when it burns. They are found out from the table's entries and
//! from nothing else, so every server that reads them shows the same. All moments are in the time of the house
//! (`outages.rs`).

use langhus_rules::{Seat, Seats, Viewer};

use crate::entry::Kind;
use crate::leave::Leaves;
use crate::pace::Pace;

/// What happened, as far as clocks care.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// What it is about.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Whom the game waits for afterwards.
    pub awaited: Seats,
    /// When it was.
    pub at: i64,
}

/// A clock as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// It burns, until this moment.
    Until(i64),
    /// It stands, with so much left.
    Left(i64),
}

/// The clock of one seat.
#[derive(Clone, Copy, Default, Debug)]
struct Clock {
    left: i64,
    /// Since when it burns.
    since: Option<i64>,
    /// Has this visit earned its increment before? It was taken back.
    paid: bool,
    /// Was it told that the time is up?
    overdue: bool,
    /// Until when it seems to others to burn, in a simultaneous step.
    seems: Option<i64>,
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    /// The seats that people play themselves.
    people: Seats,
    goes_on: bool,
    at: i64,
    awaited: Seats,
    /// Those who were asked at once and may still be answering.
    at_once: Seats,
    seats: [Clock; Seat::MOST],
    /// The leave of whoever sits in each seat, in the time of the house.
    leaves: [Leaves; Seat::MOST],
}

impl Clocks {
    /// Before anything has happened, with these seats for people.
    pub fn new(pace: Pace, people: Seats) -> Clocks {
        let clock = Clock { left: pace.start, ..Clock::default() };
        let (awaited, at_once) = (Seats::NONE, Seats::NONE);
        let (seats, leaves) = ([clock; Seat::MOST], Default::default());
        Clocks { pace, people, goes_on: false, at: i64::MIN, awaited, at_once, seats, leaves }
    }

    /// Notes what happened next.
    pub fn note(&mut self, tick: Tick) {
        let Tick { kind, seat, awaited, at } = tick;
        self.at = self.at.max(at);
        let was_awaited = std::mem::replace(&mut self.awaited, awaited);
        match kind {
            Kind::Begun => self.goes_on = true,
            Kind::Rested => self.goes_on = false,
            Kind::Resumed => {
                self.goes_on = true;
                // Whoever is awaited has time for this visit at least.
                for seat in self.burning().iter() {
                    let clock = &mut self.seats[seat.index()];
                    clock.left = clock.left.max(self.pace.increment);
                }
            }
            Kind::Bot | Kind::Left | Kind::Sat | Kind::Back => seat.map_or((), |seat| self.seat(seat, kind)),
            Kind::Overdue => {
                let out = self.out_of_time(self.at);
                out.iter().for_each(|seat| self.seats[seat.index()].overdue = true);
            }
            _ => {}
        }
        self.follow_the_step(was_awaited, kind);
        let burning = self.burning();
        for seat in Seat::all(Seat::MOST as u8) {
            self.turn(seat, burning.contains(seat), kind);
        }
    }

    /// Somebody plays a seat from now on, or nobody does.
    fn seat(&mut self, seat: Seat, kind: Kind) {
        let clock = &mut self.seats[seat.index()];
        clock.seems = None;
        if matches!(kind, Kind::Sat | Kind::Left) {
            self.leaves[seat.index()] = Leaves::default();
        }
        match kind {
            Kind::Sat => clock.left = self.pace.start,
            // Whoever comes back has time for this visit at least.
            Kind::Back => clock.left = clock.left.max(self.pace.increment),
            _ => {
                self.people = self.people.without(seat);
                return;
            }
        }
        self.people = self.people.with(seat);
    }

    /// Notes who is asked at once. Their answers may be hidden, so others see all their clocks go on until the last of them
    /// has answered.
    fn follow_the_step(&mut self, was_awaited: Seats, kind: Kind) {
        let within = |all: Seats| self.awaited.iter().all(|seat| all.contains(seat));
        let taken_back = kind == Kind::Undone && within(self.at_once);
        let goes_on = !self.awaited.is_empty() && (within(was_awaited) || taken_back);
        if goes_on && !self.at_once.is_empty() {
            return;
        }
        self.at_once = if self.awaited.len() > 1 { self.awaited } else { Seats::NONE };
        self.seats.iter_mut().for_each(|clock| clock.seems = None);
    }

    /// Whose clocks burn.
    fn burning(&self) -> Seats {
        if self.goes_on {
            self.awaited.iter().filter(|seat| self.people.contains(*seat)).collect()
        } else {
            Seats::NONE
        }
    }

    /// Whoever sits in a seat has announced this leave, in the time of the house, and no other. What is noted next is later.
    pub fn take_leave(&mut self, seat: Seat, leaves: Leaves) {
        let (at, clock) = (self.at, &mut self.seats[seat.index()]);
        let before = std::mem::replace(&mut self.leaves[seat.index()], leaves);
        let leaves = &self.leaves[seat.index()];
        if let Some(since) = clock.since {
            clock.left = (clock.left - before.running(since, at)).max(0);
            clock.since = Some(at);
        }
        clock.seems = clock.seems.map(|seems| leaves.after(at, before.running(at, seems)));
        // Nobody waits for somebody who is away. If they let others wait before, it is told again when they are back.
        clock.overdue &= leaves.at(at).is_none();
    }

    fn turn(&mut self, seat: Seat, burns: bool, kind: Kind) {
        let hidden = self.at_once.contains(seat);
        let Clocks { pace, at, seats, leaves, .. } = self;
        let (clock, leaves) = (&mut seats[seat.index()], &leaves[seat.index()]);
        match (clock.since, burns) {
            (None, true) => {
                // What was taken back is not earned twice, and whoever comes back comes to a visit that is half over.
                clock.paid = matches!(kind, Kind::Undone | Kind::Back);
                clock.since = Some(*at);
            }
            (Some(since), false) => {
                clock.left = (clock.left - leaves.running(since, *at)).max(0);
                if kind == Kind::Played && !clock.paid {
                    clock.left = (clock.left + pace.increment).min(pace.most);
                }
                (clock.since, clock.overdue) = (None, false);
            }
            _ => {}
        }
        if hidden && clock.seems.is_none() {
            clock.seems = clock.since.map(|since| leaves.after(since, clock.left));
        }
    }

    /// What a seat has left at a moment.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let Clock { left, since, .. } = self.seats[seat.index()];
        since.map_or(left, |since| (left - self.leaves[seat.index()].running(since, now)).max(0))
    }

    /// When the time of a seat is up whose clock burns.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let Clock { left, since, .. } = self.seats[seat.index()];
        since.map(|since| self.leaves[seat.index()].after(since, left))
    }

    /// Until when a seat has time whose clock burns, or seems to, as a viewer may see it.
    pub fn until(&self, seat: Seat, viewer: Viewer) -> Option<i64> {
        let seems = self.seats[seat.index()].seems.filter(|_| !viewer.is(seat));
        seems.or(self.deadline(seat)).filter(|_| self.people.contains(seat))
    }

    /// The clock of a seat at a moment as a viewer may see it; nothing where nobody's time counts.
    pub fn face(&self, seat: Seat, viewer: Viewer, now: i64) -> Option<Face> {
        if !self.people.contains(seat) {
            return None;
        }
        let leaves = &self.leaves[seat.index()];
        Some(match self.until(seat, viewer) {
            Some(until) if leaves.at(now).is_some() => Face::Left(leaves.running(now, until)),
            Some(until) => Face::Until(until),
            None => Face::Left(self.seats[seat.index()].left),
        })
    }

    /// Those whose time is up and who were told so.
    pub fn overdue(&self) -> Seats {
        self.burning().iter().filter(|seat| self.seats[seat.index()].overdue).collect()
    }

    /// Those whose time is up at a moment, and nobody has said so.
    pub fn out_of_time(&self, now: i64) -> Seats {
        let out = |seat: &Seat| !self.seats[seat.index()].overdue && self.left(*seat, now) <= 0;
        self.burning().iter().filter(out).collect()
    }

    /// The next moment at which somebody's time is up.
    pub fn next(&self) -> Option<i64> {
        let waited_for = self.burning().iter().filter(|seat| !self.seats[seat.index()].overdue);
        waited_for.filter_map(|seat| self.deadline(seat)).min()
    }

    /// Until when those are waited for whose time is up: the first of them.
    pub fn patience(&self) -> Option<i64> {
        let until = |seat: Seat| Some(self.leaves[seat.index()].after(self.deadline(seat)?, self.pace.grace()));
        self.overdue().iter().filter_map(until).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BJORN: Seat = Seat::new(1);
    const BOTH: Seats = Seats::all(2);

    fn only(seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// Ten to begin with, four for a visit, never more than fifteen; Anna is awaited from 0 on.
    fn begun(awaited: Seats) -> Clocks {
        let pace = Pace { name: "test".to_owned(), start: 10, increment: 4, most: 15 };
        let mut clocks = Clocks::new(pace, BOTH);
        clocks.note(Tick { kind: Kind::Begun, seat: None, awaited, at: 0 });
        clocks
    }

    fn note(clocks: &mut Clocks, kind: Kind, seat: Seat, awaited: Seats, at: i64) {
        clocks.note(Tick { kind, seat: Some(seat), awaited, at });
    }

    #[test]
    fn a_visit_earns_once_however_many_small_actions_it_has() {
        let mut clocks = begun(only(ANNA));
        for at in [1, 2, 3] {
            note(&mut clocks, Kind::Played, ANNA, only(ANNA), at);
        }
        assert_eq!(clocks.left(ANNA, 3), 7);
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 4);
        assert_eq!((clocks.left(ANNA, 50), clocks.left(BJORN, 5)), (10, 9));
        assert_eq!(clocks.face(BJORN, Viewer::Spectator, 4), Some(Face::Until(14)));
        note(&mut clocks, Kind::Played, BJORN, only(ANNA), 4);
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 4);
        note(&mut clocks, Kind::Played, BJORN, only(ANNA), 4);
        assert_eq!((clocks.left(ANNA, 4), clocks.left(BJORN, 4)), (14, 15), "never more than the most");
    }

    #[test]
    fn talk_changes_nothing_and_after_the_end_nothing_burns() {
        let mut clocks = begun(only(ANNA));
        note(&mut clocks, Kind::Chat, BJORN, only(ANNA), 3);
        assert_eq!(clocks.left(ANNA, 5), 5);
        note(&mut clocks, Kind::Played, ANNA, Seats::NONE, 6);
        assert_eq!((clocks.left(ANNA, 99), clocks.left(BJORN, 99), clocks.next()), (8, 10, None));
    }

    #[test]
    fn undo_gives_nothing_back_and_earns_nothing() {
        let mut clocks = begun(only(ANNA));
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 5);
        assert_eq!(clocks.left(ANNA, 5), 9);
        note(&mut clocks, Kind::Undone, ANNA, only(ANNA), 7);
        assert_eq!(
            (clocks.left(ANNA, 7), clocks.left(BJORN, 7)),
            (9, 8),
            "what Björn thought is gone, and earned nothing"
        );
        for at in [8, 9, 10] {
            note(&mut clocks, Kind::Played, ANNA, only(BJORN), at);
            note(&mut clocks, Kind::Undone, ANNA, only(ANNA), at);
        }
        assert_eq!((clocks.left(ANNA, 10), clocks.left(BJORN, 10)), (6, 8));
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 10);
        note(&mut clocks, Kind::Played, BJORN, only(ANNA), 10);
        assert_eq!((clocks.left(ANNA, 10), clocks.left(BJORN, 10)), (6, 12), "the next visit earns again");
    }

    #[test]
    fn who_answers_in_secret_seems_to_think_on_until_all_have_answered() {
        let mut clocks = begun(BOTH);
        let others = [Viewer::Spectator, Viewer::Seat(BJORN)];
        note(&mut clocks, Kind::Played, ANNA, BOTH, 1);
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 2);
        assert_eq!(clocks.face(ANNA, Viewer::Seat(ANNA), 2), Some(Face::Left(12)), "she sees what she has");
        for viewer in others {
            assert_eq!(clocks.face(ANNA, viewer, 2), Some(Face::Until(10)), "to {viewer:?} nothing has happened");
        }
        note(&mut clocks, Kind::Undone, ANNA, BOTH, 3);
        assert_eq!(clocks.face(ANNA, Viewer::Spectator, 3), Some(Face::Until(10)), "nor now");
        assert_eq!(clocks.face(ANNA, Viewer::Seat(ANNA), 3), Some(Face::Until(15)));
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 3);
        note(&mut clocks, Kind::Played, BJORN, only(ANNA), 6);
        assert_eq!(clocks.face(BJORN, Viewer::Seat(ANNA), 6), Some(Face::Left(8)), "the step is over");
        assert_eq!(clocks.face(ANNA, Viewer::Spectator, 6), Some(Face::Until(18)));
    }

    #[test]
    fn time_is_up_once_for_each_visit_and_a_stand_in_stops_the_clock() {
        let mut clocks = begun(only(ANNA));
        assert_eq!((clocks.next(), clocks.out_of_time(9)), (Some(10), Seats::NONE));
        assert_eq!((clocks.out_of_time(10), clocks.overdue()), (only(ANNA), Seats::NONE));
        note(&mut clocks, Kind::Overdue, ANNA, only(ANNA), 10);
        assert_eq!((clocks.out_of_time(11), clocks.overdue()), (Seats::NONE, only(ANNA)));
        assert_eq!((clocks.next(), clocks.patience()), (None, Some(11)));
        note(&mut clocks, Kind::Bot, ANNA, only(ANNA), 20);
        assert_eq!((clocks.overdue(), clocks.face(ANNA, Viewer::Spectator, 20)), (Seats::NONE, None));
        note(&mut clocks, Kind::Back, ANNA, only(ANNA), 30);
        assert_eq!((clocks.left(ANNA, 30), clocks.deadline(ANNA)), (4, Some(34)), "time for this visit");
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 31);
        assert_eq!(clocks.left(ANNA, 31), 3, "which earns nothing");
    }

    #[test]
    fn who_answers_after_the_time_is_up_begins_with_what_a_visit_earns() {
        let mut clocks = begun(only(ANNA));
        note(&mut clocks, Kind::Overdue, ANNA, only(ANNA), 10);
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 40);
        assert_eq!((clocks.left(ANNA, 40), clocks.overdue(), clocks.next()), (4, Seats::NONE, Some(50)));
    }

    #[test]
    fn a_table_that_was_put_away_has_no_clocks_and_time_for_a_visit_when_it_comes_back() {
        let mut clocks = begun(only(ANNA));
        note(&mut clocks, Kind::Rested, ANNA, only(ANNA), 9);
        assert_eq!((clocks.next(), clocks.left(ANNA, 500)), (None, 1));
        note(&mut clocks, Kind::Resumed, BJORN, only(ANNA), 500);
        assert_eq!(clocks.deadline(ANNA), Some(504));
    }

    #[test]
    fn a_seat_that_was_left_has_no_clock_until_somebody_sits_down() {
        let mut clocks = begun(only(ANNA));
        note(&mut clocks, Kind::Left, ANNA, only(ANNA), 8);
        assert_eq!((clocks.next(), clocks.face(ANNA, Viewer::Spectator, 8)), (None, None));
        note(&mut clocks, Kind::Sat, ANNA, only(ANNA), 100);
        assert_eq!(clocks.next(), Some(110), "who comes new begins as all do");
    }
    /// Leave from one moment to another.
    fn leave(from: i64, until: i64) -> Leaves {
        Leaves::new(vec![crate::leave::Leave { from, until }])
    }

    fn announce(clocks: &mut Clocks, seat: Seat, at: i64, leaves: Leaves) {
        note(clocks, Kind::Leave, seat, clocks.awaited, at);
        clocks.take_leave(seat, leaves);
    }

    #[test]
    fn a_clock_stands_still_while_its_owner_is_on_leave() {
        let mut clocks = begun(only(ANNA));
        announce(&mut clocks, ANNA, 2, leave(4, 104));
        assert_eq!((clocks.left(ANNA, 3), clocks.left(ANNA, 50), clocks.left(ANNA, 105)), (7, 6, 5));
        assert_eq!((clocks.next(), clocks.out_of_time(109)), (Some(110), Seats::NONE));
        assert_eq!(clocks.face(ANNA, Viewer::Spectator, 50), Some(Face::Left(6)), "everybody sees it stand");
        assert_eq!(clocks.face(ANNA, Viewer::Spectator, 104), Some(Face::Until(110)));
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 60);
        assert_eq!(
            (clocks.left(ANNA, 200), clocks.left(BJORN, 62)),
            (10, 8),
            "who plays all the same earns their visit"
        );
        note(&mut clocks, Kind::Played, BJORN, only(ANNA), 70);
        assert_eq!((clocks.left(ANNA, 103), clocks.deadline(ANNA)), (10, Some(114)), "asked while away");
    }

    #[test]
    fn a_leave_that_ends_early_lets_the_clock_run_from_then() {
        let mut clocks = begun(only(ANNA));
        announce(&mut clocks, ANNA, 2, leave(2, 1000));
        announce(&mut clocks, ANNA, 30, leave(2, 30));
        assert_eq!((clocks.left(ANNA, 30), clocks.deadline(ANNA)), (8, Some(38)));
        announce(&mut clocks, ANNA, 33, leave(50, 60));
        announce(&mut clocks, ANNA, 34, Leaves::default());
        assert_eq!(clocks.deadline(ANNA), Some(38), "what was called off changes nothing");
        note(&mut clocks, Kind::Left, ANNA, only(ANNA), 35);
        note(&mut clocks, Kind::Sat, ANNA, only(ANNA), 36);
        assert_eq!(clocks.next(), Some(46), "the leave of whoever sat there before is not theirs");
    }

    #[test]
    fn whoever_goes_on_leave_overdue_is_waited_for_no_more_until_they_are_back() {
        let mut clocks = begun(only(ANNA));
        note(&mut clocks, Kind::Overdue, ANNA, only(ANNA), 10);
        assert_eq!((clocks.overdue(), clocks.patience()), (only(ANNA), Some(11)));
        announce(&mut clocks, ANNA, 10, leave(10, 40));
        assert_eq!((clocks.overdue(), clocks.patience(), clocks.next()), (Seats::NONE, None, Some(40)));
        note(&mut clocks, Kind::Overdue, ANNA, only(ANNA), 40);
        assert_eq!(clocks.patience(), Some(41), "the grace is there when they are back");
        // A leave that lies ahead ends no grace, and no grace runs in it.
        announce(&mut clocks, ANNA, 40, leave(41, 60));
        assert_eq!((clocks.overdue(), clocks.patience()), (only(ANNA), Some(60)));
    }

    #[test]
    fn whether_somebody_on_leave_has_answered_in_secret_does_not_show() {
        let faces = |answers: bool| {
            let mut clocks = begun(BOTH);
            announce(&mut clocks, ANNA, 1, leave(5, 25));
            if answers {
                note(&mut clocks, Kind::Played, ANNA, only(BJORN), 3);
            }
            announce(&mut clocks, ANNA, 6, leave(5, 15));
            [4, 5, 9, 15, 17].map(|now| clocks.face(ANNA, Viewer::Seat(BJORN), now))
        };
        assert_eq!(faces(true), faces(false));
        assert_eq!(faces(true)[2], Some(Face::Left(5)));
    }
}
