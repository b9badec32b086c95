//! Choosing a pace for a new table, with the expected length of the game in sight.

use langhus_board::span;
use langhus_rules::{Language, Say};
use langhus_table::{Pace, Title};
use maud::{Markup, html};

use super::words::{say, word};
use crate::hall::Hall;

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// What a pace is called. A host may offer others, which go by their own names.
fn name(pace: &Pace, language: Language) -> String {
    match pace.name.as_str() {
        "evening" => word("page-pace-evening", language),
        "days" => word("page-pace-days", language),
        "weeks" => word("page-pace-weeks", language),
        other => other.to_owned(),
    }
}

/// A length of time in round numbers.
fn about(time: i64, language: Language) -> String {
    let unit = [DAY, HOUR].into_iter().find(|unit| time >= 2 * unit).unwrap_or(MINUTE);
    // Under ten minutes seconds would be told.
    span(((time + unit / 2) / unit * unit).max(10 * MINUTE), language)
}

/// How long a game of so many takes, about; nothing where nobody knows.
fn lasts(pace: &Pace, title: &dyn Title, seats: u8, language: Language) -> Option<String> {
    let handovers = title.facts()?.handovers_of(seats);
    let time = about(pace.lasts(handovers), language);
    (pace.increment > 0).then(|| say(&Say::new("page-pace-lasts").with("time", time), language))
}

/// The paces to choose from. The script tells the length for as many as are to play.
pub(super) fn choice(hall: &Hall, title: &dyn Title, seats: u8, language: Language) -> Markup {
    html! {
        fieldset.paces {
            legend { (word("page-pace", language)) }
            p { (word("page-pace-people", language)) }
            label { input type="radio" name="pace" value="" checked; span { (word("page-pace-none", language)) } }
            @for pace in &hall.paces {
                label {
                    input type="radio" name="pace" value=(pace.name);
                    span {
                        (name(pace, language)) ": "
                        (say(&Say::new("page-pace-how")
                            .with("start", span(pace.start, language))
                            .with("increment", span(pace.increment, language))
                            .with("most", span(pace.most, language)), language))
                        @if let Some(text) = lasts(pace, title, seats, language) {
                            " " strong {
                                @for count in title.seats() {
                                    span data-for-seats=(count) hidden[count != seats] {
                                        @if count == seats { (text) } @else { (lasts(pace, title, count, language).unwrap_or_default()) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expected_length_is_told_in_round_numbers() {
        let days = Pace::read("days=2d+12h/4d").expect("a pace");
        let told = |handovers| about(days.lasts(handovers), Language::English);
        assert_eq!([told(75), told(198), told(5)], ["19 days", "50 days", "1 day 6 h"]);
        assert_eq!(about(19 * MINUTE - 1, Language::German), "19 Min.");
    }
}
