//! Time on the page: the clocks of those who play, and what may be done about those who let others wait.

use langhus_rules::{Language, Say, Seat};
use maud::{Markup, html};

use crate::sheet::{Player, Sheet};
use crate::word;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How much time somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// So many milliseconds were left when it was drawn.
    pub left: i64,
    /// Until when, in milliseconds since 1970, where the clock burns: the script counts on.
    pub until: Option<i64>,
    /// Is the time up?
    pub overdue: bool,
}

/// Leave that somebody has announced, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Away {
    /// When it begins.
    pub from: i64,
    /// When it is over.
    pub until: i64,
    /// Has it begun?
    pub begun: bool,
    /// The first and the last day of it, as everybody can read it: the script says which they are where its reader is.
    pub days: [String; 2],
}

/// What whoever sits at a table may do about those whom the game waits for.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    /// Does a bot come by itself when somebody's time is up?
    pub listed: bool,
    /// May they be asked to go on?
    pub may_nudge: bool,
    /// Who asks the viewer to go on.
    pub nudged_by: Option<Seat>,
}

/// A length of time in words, as exact as somebody wants to know it: "2 days 3 h", "3 h 20 min", "12 min", "4:05".
pub fn span(time: i64, language: Language) -> String {
    let of = |number: i64, key: &'static str| format!("{number} {}", word(key, language));
    let (first, second) = match time.max(0) {
        time if time >= DAY => {
            let days = time / DAY;
            let hours = time % DAY / HOUR;
            (of(days, if days == 1 { "day" } else { "days" }), (hours > 0).then(|| of(hours, "hours")))
        }
        time if time >= HOUR => {
            let minutes = time % HOUR / MINUTE;
            (of(time / HOUR, "hours"), (minutes > 0).then(|| of(minutes, "minutes")))
        }
        time if time >= 10 * MINUTE => (of(time / MINUTE, "minutes"), None),
        time => (format!("{}:{:02}", time / MINUTE, time % MINUTE / SECOND), None),
    };
    second.map_or(first.clone(), |second| format!("{first} {second}"))
}

/// A clock. The script goes on counting where it burns.
pub(crate) fn clock(sheet: &Sheet, seat: Seat, time: &Time) -> Markup {
    html! {
        span.clock data-of=(seat) data-until=[time.until] data-overdue=(time.overdue) title=(sheet.word("time-left")) {
            // What burns is told by the script where nobody knows when this is looked at.
            @if time.overdue { (sheet.word("time-up")) }
            @else if sheet.hour.is_some() || time.until.is_none() { (span(time.left, sheet.language)) }
        }
    }
}

/// Until when somebody is on leave, or that they will be.
pub(crate) fn away(sheet: &Sheet, player: &Player) -> Markup {
    let Some(Away { from, until, begun, days: [first, last] }) = &player.away else { return html! {} };
    html! {
        span.away {
            (sheet.word(if *begun { "away-until" } else { "away-from" })) " "
            @if !begun { time data-moment=(from) { (first) } " " (sheet.word("away-to")) " " }
            // The last day is the one on which it is not over yet.
            time data-moment=(until - 1) { (last) }
        }
    }
}

/// Who has how much time for what is asked, and what the others may do.
pub(crate) fn waits(sheet: &Sheet) -> Markup {
    let awaited = || sheet.players.iter().filter(|player| player.awaited && !sheet.over && !sheet.replay);
    let others = || awaited().filter(|player| sheet.you() != Some(player.seat));
    let own = awaited().find(|player| sheet.you() == Some(player.seat));
    let tells = |other: &Player| other.time.is_some() || is_away(other);
    let nudge = sheet.waiting.is_some_and(|waiting| waiting.may_nudge);
    if sheet.resting {
        return html! {
            div.waits {
                p { (sheet.word("resting")) }
                @if sheet.you().is_some() { button.primary type="button" data-do="bring-back" { (sheet.word("bring-back")) } }
            }
        };
    }
    html! {
        @if own.is_some_and(|own| own.time.is_some()) || others().any(tells) || nudge || nudged(sheet).is_some() {
            div.waits {
                @if let Some((own, time)) = own.and_then(|own| own.time.as_ref().map(|time| (own, time))) { (mine(sheet, own, time)) }
                @if let Some(text) = nudged(sheet) { p.nudged { (text) } }
                @for other in others() {
                    @if let Some(time) = &other.time { (theirs(sheet, other, time)) }
                    @else if is_away(other) { p { (sheet.pen().name(other.seat)) ": " (away(sheet, other)) } }
                }
                @if nudge { button type="button" data-do="nudge" { (sheet.word("nudge")) } }
            }
        }
    }
}

fn is_away(player: &Player) -> bool {
    player.away.as_ref().is_some_and(|away| away.begun)
}

fn nudged(sheet: &Sheet) -> Option<String> {
    let by = sheet.waiting?.nudged_by.filter(|_| sheet.prompt.is_some())?;
    Some(sheet.words(&Say::new("nudged").with("who", sheet.pen().name(by))))
}

/// One's own time, when one is asked oneself.
fn mine(sheet: &Sheet, own: &Player, time: &Time) -> Markup {
    let listed = sheet.waiting.is_some_and(|waiting| waiting.listed);
    html! {
        @if own.awaited && time.overdue {
            p.overdue { (sheet.word(if listed { "own-time-up-listed" } else { "own-time-up" })) }
        } @else {
            p { (sheet.word("own-time")) " " (clock(sheet, own.seat, time)) @if is_away(own) { " · " (sheet.word("own-leave")) } }
        }
    }
}

/// The time of somebody else whom the game waits for.
fn theirs(sheet: &Sheet, other: &Player, time: &Time) -> Markup {
    let name = sheet.pen().name(other.seat);
    html! {
        @if !time.overdue {
            p { (name) ": " (clock(sheet, other.seat, time)) @if is_away(other) { " · " (away(sheet, other)) } }
        } @else {
            div.overdue data-overdue-seat=(other.seat) {
                p { (sheet.words(&Say::new("their-time-up").with("who", name))) }
                @match sheet.waiting {
                    Some(Waiting { listed: false, .. }) => {
                        button type="button" data-do="wait" data-seat=(other.seat) { (sheet.word("wait")) }
                        button type="button" data-do="stand-in" data-seat=(other.seat) { (sheet.word("stand-in")) }
                    }
                    Some(_) => p { (sheet.word("bot-soon")) }
                    None => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_as_exactly_as_somebody_wants_to_know_it() {
        let told = |time| span(time, Language::English);
        assert_eq!(told(2 * DAY + 3 * HOUR + 59 * MINUTE), "2 days 3 h");
        assert_eq!(told(DAY), "1 day");
        assert_eq!(told(3 * HOUR + 20 * MINUTE), "3 h 20 min");
        assert_eq!(told(12 * MINUTE + 40 * SECOND), "12 min");
        assert_eq!(told(4 * MINUTE + 5 * SECOND), "4:05");
        assert_eq!(told(-7), "0:00");
        assert_eq!(span(DAY + HOUR, Language::German), "1 Tag 1 Std.");
    }
}
