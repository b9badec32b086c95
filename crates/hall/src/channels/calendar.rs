//! What is read: a calendar (RFC 5545) with the end of somebody's time at each game that waits for them.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use langhus_rules::Say;

use super::Message;
use crate::problem::BOOK;

/// No line is longer, in bytes.
const LINE: usize = 75;

/// The calendar.
pub(crate) fn ical(message: &Message, now: i64) -> String {
    let title = BOOK.say(&Say::new("told-feed"), message.language, &[]);
    let mut out = String::new();
    let mut line = |name: &str, value: &str| fold(&mut out, &format!("{name}:{value}"));
    line("BEGIN", "VCALENDAR");
    line("VERSION", "2.0");
    line("PRODID", "-//Langhus//Langhus//EN");
    line("X-WR-CALNAME", &escape(&title));
    for told in &message.lines {
        let Some(ends) = told.ends.map(moment) else { continue };
        line("BEGIN", "VEVENT");
        line("UID", &format!("{}@langhus", told.table));
        line("DTSTAMP", &moment(now));
        line("DTSTART", &ends);
        line("DTEND", &ends);
        line("SUMMARY", &escape(&told.text));
        line("URL", &told.link);
        // It takes nobody's time; it only ends then.
        line("TRANSP", "TRANSPARENT");
        line("END", "VEVENT");
    }
    line("END", "VCALENDAR");
    out
}

/// A moment of UTC in the short form.
fn moment(at: i64) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(TimeZone::UTC);
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            letter if letter < ' ' => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// Appends a line, folded where it is too long, and never within a letter.
fn fold(out: &mut String, line: &str) {
    let mut length = 0;
    for letter in line.chars() {
        if length + letter.len_utf8() > LINE {
            out.push_str("\r\n ");
            length = 1;
        }
        length += letter.len_utf8();
        out.push(letter);
    }
    out.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_letters() {
        let mut out = String::new();
        let text = format!("SUMMARY:{}", "Jórvík ".repeat(40));
        fold(&mut out, &text);
        assert!(out.ends_with("\r\n") && out.lines().count() > 4);
        assert!(out.split("\r\n").all(|line| line.len() <= LINE));
        assert_eq!(out.replace("\r\n ", ""), format!("{text}\r\n"));
        assert_eq!(escape("a;b,c\\d\ne\u{7}"), "a\\;b\\,c\\\\d\\ne");
        assert_eq!(moment(1_795_798_800_000), "20261127T170000Z");
    }
}
