//! Leave that somebody announces: their clocks stand still meanwhile, at all their tables. A year has 21 days of it, of which
//! at most 7 come one after the other, and days that are not used come back.

use std::fmt;

use crate::person::DAY;

/// So many days of leave somebody takes at most one after the other.
pub const AT_ONCE: i64 = 7;
/// So many they take in a year.
pub const IN_A_YEAR: i64 = 21;
/// A year is as long as this, whenever it begins.
const YEAR: i64 = 365 * DAY;

/// A leave: from when until when, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Leave {
    /// When it begins.
    pub from: i64,
    /// When it is over.
    pub until: i64,
}

impl Leave {
    /// So many days of leave it takes. A day that has begun is one.
    pub const fn days(self) -> i64 {
        (self.until - self.from + DAY - 1) / DAY
    }

    /// Is this moment within it?
    pub const fn covers(self, at: i64) -> bool {
        self.from <= at && at < self.until
    }
}

/// Why a leave cannot be announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLeave {
    /// It is over before it begins, or was over before now, or begins more than a year from now.
    NotThen,
    /// A part of it is announced already.
    Overlaps,
    /// It has, with those right beside it, too many days.
    TooLong,
    /// A year would have too many days of leave; so many are left.
    TooMany {
        /// So many days.
        left: i64,
    },
}

/// What somebody has announced, oldest first: no two overlap.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Leaves(Vec<Leave>);

impl Leaves {
    /// These; where they overlap they are one.
    pub fn new(mut known: Vec<Leave>) -> Leaves {
        known.retain(|leave| leave.from < leave.until);
        known.sort_unstable();
        let mut apart: Vec<Leave> = Vec::with_capacity(known.len());
        for leave in known {
            match apart.last_mut() {
                Some(last) if leave.from < last.until => last.until = last.until.max(leave.until),
                _ => apart.push(leave),
            }
        }
        Leaves(apart)
    }

    /// As they were written; nothing if that makes no sense.
    pub fn read(text: &str) -> Option<Leaves> {
        let leave = |word: &str| {
            let (from, until) = word.split_once('-')?;
            Some(Leave { from: from.parse().ok()?, until: until.parse().ok()? })
        };
        let known = text.split_whitespace().map(leave).collect::<Option<Vec<Leave>>>()?;
        let leaves = Leaves::new(known.clone());
        (leaves.0 == known).then_some(leaves)
    }

    /// Each of them, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Leave> + '_ {
        self.0.iter().copied()
    }

    /// Is nothing announced?
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// When the last of them is over.
    pub fn end(&self) -> Option<i64> {
        self.0.last().map(|leave| leave.until)
    }

    /// The leave of a moment.
    pub fn at(&self, moment: i64) -> Option<Leave> {
        self.iter().find(|leave| leave.covers(moment))
    }

    /// Those that are not over.
    #[must_use]
    pub fn ahead(&self, now: i64) -> Leaves {
        Leaves(self.iter().filter(|leave| leave.until > now).collect())
    }

    /// Those of two who turn out to be one.
    #[must_use]
    pub fn joined(&self, other: &Leaves) -> Leaves {
        Leaves::new(self.iter().chain(other.iter()).collect())
    }

    /// The same, counted by another time. Where that stands still they may be shorter, or nothing.
    #[must_use]
    pub fn counted(&self, time: impl Fn(i64) -> i64) -> Leaves {
        Leaves::new(self.iter().map(|Leave { from, until }| Leave { from: time(from), until: time(until) }).collect())
    }

    /// So many days of leave were or will be taken in the year that ends at this moment.
    fn taken(&self, year_ends: i64) -> i64 {
        let within = |leave: Leave| Leave { from: leave.from.max(year_ends - YEAR), until: leave.until.min(year_ends) };
        self.iter().map(within).filter(|leave| leave.from < leave.until).map(Leave::days).sum()
    }

    /// So many days are left to somebody who has announced these.
    pub fn left(&self, now: i64) -> i64 {
        let years = self.iter().map(|leave| leave.until).chain([now]).filter(|end| *end >= now);
        (IN_A_YEAR - years.map(|end| self.taken(end)).max().unwrap_or(0)).max(0)
    }

    /// One more leave is announced. What is over for more than a year is forgotten.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn announce(&self, wanted: Leave, now: i64) -> Result<Leaves, NoLeave> {
        let wanted = Leave { from: wanted.from.max(now), ..wanted };
        if wanted.from >= wanted.until || wanted.from > now + YEAR {
            return Err(NoLeave::NotThen);
        }
        if wanted.days() > AT_ONCE {
            return Err(NoLeave::TooLong);
        }
        if self.iter().any(|known| known.from < wanted.until && wanted.from < known.until) {
            return Err(NoLeave::Overlaps);
        }
        let known = self.iter().filter(|known| known.until > now - YEAR).chain([wanted]);
        let announced = Leaves::new(known.collect());
        if announced.together_with(wanted) > AT_ONCE {
            return Err(NoLeave::TooLong);
        }
        // Whichever year is looked at: of those that end with a leave one has most.
        if announced.iter().any(|leave| announced.taken(leave.until) > IN_A_YEAR) {
            return Err(NoLeave::TooMany { left: self.left(now) });
        }
        Ok(announced)
    }

    /// So many days come one after the other with this leave: between two of them lies less than a day.
    fn together_with(&self, leave: Leave) -> i64 {
        let (mut days, mut end, mut is_it) = (0, i64::MIN, false);
        for next in self.iter() {
            if next.from.saturating_sub(end) >= DAY {
                if is_it {
                    return days;
                }
                days = 0;
            }
            (days, end, is_it) = (days + next.days(), next.until, is_it || next == leave);
        }
        days
    }

    /// The leave that begins at this moment ends now, or is called off; nothing if there is none that is not over.
    pub fn call_off(&self, from: i64, now: i64) -> Option<Leaves> {
        let which = self.iter().position(|leave| leave.from == from && leave.until > now)?;
        let mut rest = self.0.clone();
        rest[which].until = now;
        Some(Leaves::new(rest))
    }

    /// So much of the time between two moments is no leave.
    pub fn running(&self, from: i64, until: i64) -> i64 {
        let stands = self.iter().map(|leave| (leave.until.min(until) - leave.from.max(from)).max(0)).sum::<i64>();
        (until - from).max(0) - stands
    }

    /// When so much time has passed from a moment on that is no leave.
    pub fn after(&self, from: i64, time: i64) -> i64 {
        let mut end = from + time;
        for leave in self.iter().filter(|leave| leave.until > from) {
            if leave.from > end {
                break;
            }
            end += leave.until - leave.from.max(from);
        }
        end
    }
}

impl fmt::Display for Leaves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, Leave { from, until }) in self.0.iter().enumerate() {
            write!(f, "{}{from}-{until}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;

    /// So many days from now, until so many.
    fn days(from: i64, until: i64) -> Leave {
        Leave { from: NOW + from * DAY, until: NOW + until * DAY }
    }

    fn known(leaves: &[(i64, i64)]) -> Leaves {
        Leaves::new(leaves.iter().map(|(from, until)| days(*from, *until)).collect())
    }

    #[test]
    fn leaves_are_read_as_they_are_written() {
        for leaves in [Leaves::default(), known(&[(0, 7)]), known(&[(-9, -3), (0, 7), (20, 21)])] {
            assert_eq!(Leaves::read(&leaves.to_string()), Some(leaves));
        }
        for wrong in ["1", "1-", "-1-2", "2-1", "1-1", "1-5 3-9", "4-5 1-2", "a-b"] {
            assert_eq!(Leaves::read(wrong), None, "{wrong}");
        }
        assert_eq!(known(&[(3, 6), (0, 4), (9, 9)]), known(&[(0, 6)]), "where they overlap they are one");
    }

    #[test]
    fn a_week_at_once_and_three_in_a_year_can_be_announced() {
        let none = Leaves::default();
        assert_eq!(none.announce(days(0, 7), NOW), Ok(known(&[(0, 7)])));
        assert_eq!(none.announce(days(-1, 6), NOW), Ok(known(&[(0, 6)])), "it begins now at the earliest");
        assert_eq!(none.announce(days(0, 8), NOW), Err(NoLeave::TooLong));
        assert_eq!(none.announce(days(3, 3), NOW), Err(NoLeave::NotThen));
        assert_eq!(none.announce(days(-5, 0), NOW), Err(NoLeave::NotThen));
        assert_eq!(none.announce(days(366, 367), NOW), Err(NoLeave::NotThen));
        let week = known(&[(10, 17)]);
        for overlapping in [(9, 11), (16, 18), (12, 13), (10, 17)] {
            assert_eq!(week.announce(days(overlapping.0, overlapping.1), NOW), Err(NoLeave::Overlaps));
        }
        assert_eq!(week.announce(days(17, 18), NOW), Err(NoLeave::TooLong), "a week and a day beside it");
        assert_eq!(week.announce(days(8, 10), NOW), Err(NoLeave::TooLong));
        assert_eq!(week.announce(days(18, 19), NOW), Ok(known(&[(10, 17), (18, 19)])), "a day lies between them");
        let three = known(&[(10, 17), (20, 27), (30, 35)]);
        assert_eq!(three.left(NOW), 2);
        assert_eq!(three.announce(days(100, 103), NOW), Err(NoLeave::TooMany { left: 2 }));
        assert_eq!(three.announce(days(0, 3), NOW), Err(NoLeave::TooMany { left: 2 }), "also before them");
        let full = three.announce(days(100, 102), NOW).expect("two are left");
        assert_eq!((full.left(NOW), full.left(NOW + 400 * DAY)), (0, 19));
    }

    #[test]
    fn a_year_after_a_leave_its_days_are_there_again() {
        let last = known(&[(-364, -357), (-300, -293), (-200, -193)]);
        assert_eq!((last.left(NOW), last.left(NOW + 3 * DAY)), (0, 2));
        assert_eq!(last.announce(days(0, 3), NOW), Err(NoLeave::TooMany { left: 0 }));
        let later = NOW + 8 * DAY;
        assert_eq!(last.left(later), 7);
        let announced = last.announce(days(8, 15), later).expect("the first is long ago");
        assert_eq!(announced, known(&[(-300, -293), (-200, -193), (8, 15)]), "what is over for a year is forgotten");
    }

    #[test]
    fn days_that_are_not_used_come_back() {
        let week = known(&[(0, 7)]);
        let now = NOW + 2 * DAY + DAY / 2;
        let ended = week.call_off(NOW, now).expect("it goes on");
        assert_eq!((ended.end(), ended.left(now)), (Some(now), 18), "three days were begun");
        assert_eq!((ended.call_off(NOW, now + 1), week.call_off(NOW + 1, now)), (None, None));
        assert_eq!(known(&[(3, 5)]).call_off(NOW + 3 * DAY, NOW), Some(Leaves::default()), "it is called off");
        assert_eq!(week.ahead(NOW + 7 * DAY), Leaves::default());
    }

    #[test]
    fn time_that_is_leave_does_not_run() {
        let leaves = Leaves::new(vec![Leave { from: 10, until: 20 }, Leave { from: 30, until: 40 }]);
        assert_eq!((leaves.running(0, 50), leaves.running(15, 35), leaves.running(12, 18)), (30, 10, 0));
        for (from, time, end) in [(0, 5, 5), (0, 10, 20), (5, 6, 21), (15, 0, 20), (12, 15, 45), (50, 7, 57)] {
            assert_eq!(leaves.after(from, time), end, "{time} from {from}");
            assert_eq!(leaves.running(from, end), time);
        }
        let halved = leaves.counted(|at| at.min(15));
        assert_eq!(halved, Leaves::new(vec![Leave { from: 10, until: 15 }]), "the rest falls into an outage");
    }
}
