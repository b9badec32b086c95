//! What people are told: which games wait for them, and until when. Everybody at those tables may know it.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use langhus_rules::{Language, Say, isolated};
use langhus_table::person::DAY;

use crate::hall::Hall;
use crate::problem::BOOK;
use crate::store::{Channel, Listed};

/// Further away than this a day of the week is not enough.
const THIS_WEEK: i64 = 6 * DAY;

/// What somebody is told.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) language: Language,
    /// When it is told, in milliseconds since 1970.
    pub(crate) at: i64,
    /// One for each game.
    pub(crate) lines: Vec<Line>,
}

/// A game that waits for somebody.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The table's name.
    pub(crate) table: String,
    /// The game's name for people.
    pub(crate) game: String,
    /// All of it in a sentence.
    pub(crate) text: String,
    /// Until when there is time, in milliseconds since 1970.
    pub(crate) ends: Option<i64>,
    /// The same as everybody writes it (RFC 3339).
    pub(crate) until: Option<String>,
    /// Is most of the time gone?
    pub(crate) warns: bool,
    /// Where it goes on.
    pub(crate) link: String,
    /// The same for whoever reads along: a table that is found by its link only is not shown to them.
    pub(crate) shared: String,
    /// Since when it waits.
    pub(crate) since: i64,
    /// Tells one question from the next; what is said meanwhile does not change it.
    pub(crate) question: i64,
}

/// The language of a channel.
pub(crate) fn language(channel: &Channel) -> Language {
    channel.language.parse().unwrap_or(Language::English)
}

impl Message {
    /// What is told of these tables through a channel, each with whether it is a warning.
    pub(crate) fn new<'t>(hall: &Hall, channel: &Channel, tables: impl Iterator<Item = (&'t Listed, bool)>) -> Message {
        let language = language(channel);
        let lines = tables.map(|(table, warns)| Line::new(hall, (language, &channel.zone), table, warns)).collect();
        Message { language, at: hall.now(), lines }
    }

    /// What is told when somebody tries whether it works.
    pub(crate) fn trial(hall: &Hall, channel: &Channel) -> Message {
        let language = language(channel);
        let home = hall.outbox.channels.home.clone();
        let line = Line {
            table: String::new(),
            game: "Langhus".to_owned(),
            text: BOOK.say(&Say::new("told-trial"), language, &[]),
            ends: None,
            until: None,
            warns: false,
            link: format!("{home}/you"),
            shared: format!("{home}/you"),
            since: hall.now(),
            question: 0,
        };
        Message { language, at: hall.now(), lines: vec![line] }
    }

    /// All of it in words.
    pub(crate) fn text(&self) -> String {
        self.lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n")
    }
}

impl Line {
    fn new(hall: &Hall, (language, zone): (Language, &str), table: &Listed, warns: bool) -> Line {
        let head = &table.head;
        let title = hall.house.title(&head.game);
        let game = title.map_or_else(|| head.game.clone(), |title| title.title(language));
        let hour = hall.hour();
        let due = table.own.and_then(|own| *table.due.seats.get(own.index())?);
        let ends = due.map(|until| hour.outages.moment(until));
        let until = ends.and_then(|ends| clock_time(ends, hour.now, zone, language));
        let say = match (&until, warns) {
            (Some(until), true) => Say::new("told-warning").with("until", until.clone()),
            (Some(until), false) => Say::new("told-turn-until").with("until", until.clone()),
            (None, _) => Say::new("told-turn"),
        };
        let home = &hall.outbox.channels.home;
        let link = format!("{home}/t/{}", head.id);
        Line {
            table: head.id.to_string(),
            text: BOOK.say(&say.with("game", game.clone()), language, &[]),
            game,
            ends,
            until: ends.map(moment),
            warns,
            shared: if head.listed { link.clone() } else { format!("{home}/you") },
            link,
            since: table.updated,
            question: due.unwrap_or(table.updated),
        }
    }
}

/// A moment as everybody writes it (RFC 3339).
pub(super) fn moment(at: i64) -> String {
    Timestamp::from_millisecond(at).map(|at| format!("{at:.0}")).unwrap_or_default()
}

/// A moment as it is told: "Friday 18:00" where somebody lives, or in UTC, which is said, if that is not known.
fn clock_time(at: i64, now: i64, zone: &str, language: Language) -> Option<String> {
    let known = Some(zone).filter(|zone| !zone.is_empty()).and_then(|zone| TimeZone::get(zone).ok());
    let is_known = known.is_some();
    let at_home = Timestamp::from_millisecond(at).ok()?.to_zoned(known.unwrap_or(TimeZone::UTC));
    let time = format!("{:02}:{:02}", at_home.hour(), at_home.minute());
    let time = if is_known { time } else { format!("{time} UTC") };
    let day = at_home.weekday().to_monday_one_offset() as u8;
    let say = if at - now < THIS_WEEK { Say::new("told-day").with("day", day) } else { Say::new("told-date") };
    let say = say.with("date", at_home.date().to_string()).with("time", time);
    Some(isolated(&BOOK.say(&say, language, &[])).into_owned())
}

/// Is this the name of a time zone that this machine knows?
pub(crate) fn is_zone(name: &str) -> bool {
    name.len() <= 64 && TimeZone::get(name).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Friday, 27 November 2026, 17:00 in UTC.
    const FRIDAY: i64 = 1_795_798_800_000;

    #[test]
    fn a_moment_is_told_where_somebody_lives() {
        let told = |zone, now, language| clock_time(FRIDAY, now, zone, language).unwrap();
        assert_eq!(told("Europe/Berlin", FRIDAY - DAY, Language::English), "Friday 18:00");
        assert_eq!(told("Europe/Berlin", FRIDAY - DAY, Language::German), "Freitag 18:00");
        assert_eq!(told("Asia/Tokyo", FRIDAY - DAY, Language::English), "Saturday 02:00");
        assert_eq!(told("", FRIDAY - DAY, Language::German), "Freitag 17:00 UTC", "it is not known where");
        assert_eq!(told("No/Where", FRIDAY - DAY, Language::English), "Friday 17:00 UTC");
        assert_eq!(told("Europe/Berlin", FRIDAY - 7 * DAY, Language::English), "2026-11-27 18:00", "not this week");
        // In summer the same hour is another one.
        let summer = clock_time(FRIDAY - 150 * DAY, FRIDAY - 151 * DAY, "Europe/Berlin", Language::English);
        assert_eq!(summer.as_deref(), Some("Tuesday 19:00"));
    }
}
