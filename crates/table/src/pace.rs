//! How much time there is at a table: so much to begin with, and more for each visit. A visit lasts from the moment a seat is
//! awaited until it is awaited no more; the small actions within it earn nothing.

use std::fmt;

/// The milliseconds of a second.
const SECOND: i64 = 1000;
/// Units of time as they are written, the longest first.
const UNITS: [(char, i64); 4] = [('d', 86_400 * SECOND), ('h', 3600 * SECOND), ('m', 60 * SECOND), ('s', SECOND)];
/// No pace gives more than this.
const MOST: i64 = 365 * 86_400 * SECOND;
/// No name of a pace is longer than this many bytes.
const LONGEST: usize = 24;
/// Whoever is overdue at a table that is open to all has this part of the first allowance as grace.
const GRACE: i64 = 10;

/// How much time there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pace {
    /// What it is called: small letters, digits and hyphens.
    pub name: String,
    /// So many milliseconds everybody begins with.
    pub start: i64,
    /// So many are added for each visit.
    pub increment: i64,
    /// Nobody ever has more than this.
    pub most: i64,
}

impl Pace {
    /// The paces of every house, the quickest first.
    pub fn usual() -> Vec<Pace> {
        // What is written here can be read; a test holds it.
        ["evening=5m+30s/15m", "days=2d+12h/4d", "weeks=3d+36h/10d"].into_iter().filter_map(Pace::read).collect()
    }

    /// Reads `NAME=START+INCREMENT/MOST`, such as `days=2d+12h/4d`; nothing if it is none.
    pub fn read(text: &str) -> Option<Pace> {
        let (name, times) = text.split_once('=')?;
        let (start, more) = times.split_once('+')?;
        let (increment, most) = more.split_once('/')?;
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        let named = (1..=LONGEST).contains(&name.len()) && name.bytes().all(plain);
        let pace = Pace { name: name.to_owned(), start: time(start)?, increment: time(increment)?, most: time(most)? };
        let right = named && pace.start >= SECOND && pace.start <= pace.most && pace.most <= MOST;
        right.then_some(pace)
    }

    /// How long somebody is waited for at a table that is open to all, once their time is up.
    pub const fn grace(&self) -> i64 {
        self.start / GRACE
    }

    /// About how long a game takes that changes hands so often: of the time that a visit adds people take half.
    pub const fn lasts(&self, handovers: u32) -> i64 {
        self.increment / 2 * handovers as i64
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pace { name, start, increment, most } = self;
        write!(f, "{name}={}+{}/{}", written(*start), written(*increment), written(*most))
    }
}

/// A time as it is written: a whole number of one unit.
fn time(text: &str) -> Option<i64> {
    let (_, unit) = UNITS.into_iter().find(|(letter, _)| text.ends_with(*letter))?;
    let number = text.get(..text.len() - 1).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    number.parse::<i64>().ok()?.checked_mul(unit)
}

fn written(time: i64) -> String {
    let (letter, unit) = UNITS.into_iter().find(|(_, unit)| time % unit == 0).unwrap_or(('s', SECOND));
    format!("{}{letter}", time / unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        let usual = Pace::usual();
        assert_eq!(usual.iter().map(|pace| pace.name.as_str()).collect::<Vec<_>>(), ["evening", "days", "weeks"]);
        for pace in &usual {
            assert_eq!(Pace::read(&pace.to_string()).as_ref(), Some(pace));
        }
        assert_eq!(usual[1].to_string(), "days=2d+12h/4d");
        assert_eq!(usual[2].increment, 36 * 3600 * SECOND, "a day and a half has no longer unit than hours");
        assert_eq!(Pace::read("blitz-3=90s+0s/90s").map(|pace| (pace.start, pace.increment)), Some((90 * SECOND, 0)));
    }

    #[test]
    fn what_makes_no_sense_is_no_pace() {
        for wrong in [
            "",
            "days",
            "days=2d",
            "days=2d+12h",
            "=2d+12h/4d",
            "Days=2d+12h/4d",
            "days=2d+12h/1d",
            "days=2+12h/4d",
            "days=-2d+12h/4d",
            "days=2d+12h/400d",
            "days=0s+1s/1s",
            "days=99999999999999999d+1h/1d",
            "ein-viel-zu-langer-name-ist-das=1d+1d/1d",
        ] {
            assert_eq!(Pace::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_game_of_days_is_told_in_days() {
        let days = &Pace::usual()[1];
        assert_eq!(days.lasts(75) / (86_400 * SECOND), 18, "nearly nineteen days");
    }
}
