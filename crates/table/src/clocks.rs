//! The clocks of a table: what each seat has left, and since when it burns. They are found out from the table's entries and
//! from nothing else, so every server that reads them shows the same. All moments are in the time of the house
//! (`outages.rs`).

use langhus_rules::{Seat, Seats, Viewer};

use crate::entry::Kind;
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
}

impl Clocks {
    /// Before anything has happened, with these seats for people.
    pub fn new(pace: Pace, people: Seats) -> Clocks {
        let clock = Clock { left: pace.start, ..Clock::default() };
        let (awaited, at_once) = (Seats::NONE, Seats::NONE);
        Clocks { pace, people, goes_on: false, at: i64::MIN, awaited, at_once, seats: [clock; Seat::MOST] }
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

    fn turn(&mut self, seat: Seat, burns: bool, kind: Kind) {
        let hidden = self.at_once.contains(seat);
        let Clocks { pace, at, seats, .. } = self;
        let clock = &mut seats[seat.index()];
        match (clock.since, burns) {
            (None, true) => {
                // What was taken back is not earned twice, and whoever comes back comes to a visit that is half over.
                clock.paid = matches!(kind, Kind::Undone | Kind::Back);
                clock.since = Some(*at);
            }
            (Some(since), false) => {
                clock.left = (clock.left - (*at - since)).max(0);
                if kind == Kind::Played && !clock.paid {
                    clock.left = (clock.left + pace.increment).min(pace.most);
                }
                (clock.since, clock.overdue) = (None, false);
            }
            _ => {}
        }
        if hidden && clock.seems.is_none() {
            clock.seems = clock.since.map(|since| since + clock.left);
        }
    }

    /// What a seat has left at a moment.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let Clock { left, since, .. } = self.seats[seat.index()];
        since.map_or(left, |since| (left - (now - since).max(0)).max(0))
    }

    /// When the time of a seat is up whose clock burns.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let Clock { left, since, .. } = self.seats[seat.index()];
        since.map(|since| since + left)
    }

    /// The clock of a seat as a viewer may see it; nothing where nobody's time counts.
    pub fn face(&self, seat: Seat, viewer: Viewer) -> Option<Face> {
        if !self.people.contains(seat) {
            return None;
        }
        let seems = self.seats[seat.index()].seems.filter(|_| !viewer.is(seat));
        let until = seems.or(self.deadline(seat));
        Some(until.map_or(Face::Left(self.seats[seat.index()].left), Face::Until))
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
        self.overdue().iter().filter_map(|seat| self.deadline(seat)).min().map(|deadline| deadline + self.pace.grace())
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
        assert_eq!(clocks.face(BJORN, Viewer::Spectator), Some(Face::Until(14)));
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
        assert_eq!(clocks.face(ANNA, Viewer::Seat(ANNA)), Some(Face::Left(12)), "she sees what she has");
        for viewer in others {
            assert_eq!(clocks.face(ANNA, viewer), Some(Face::Until(10)), "to {viewer:?} nothing has happened");
        }
        note(&mut clocks, Kind::Undone, ANNA, BOTH, 3);
        assert_eq!(clocks.face(ANNA, Viewer::Spectator), Some(Face::Until(10)), "nor now");
        assert_eq!(clocks.face(ANNA, Viewer::Seat(ANNA)), Some(Face::Until(15)));
        note(&mut clocks, Kind::Played, ANNA, only(BJORN), 3);
        note(&mut clocks, Kind::Played, BJORN, only(ANNA), 6);
        assert_eq!(clocks.face(BJORN, Viewer::Seat(ANNA)), Some(Face::Left(8)), "the step is over");
        assert_eq!(clocks.face(ANNA, Viewer::Spectator), Some(Face::Until(18)));
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
        assert_eq!((clocks.overdue(), clocks.face(ANNA, Viewer::Spectator)), (Seats::NONE, None));
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
        assert_eq!((clocks.next(), clocks.face(ANNA, Viewer::Spectator)), (None, None));
        note(&mut clocks, Kind::Sat, ANNA, only(ANNA), 100);
        assert_eq!(clocks.next(), Some(110), "who comes new begins as all do");
    }
}
