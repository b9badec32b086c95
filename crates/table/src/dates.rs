//! Days as everybody can read them, by the calendar of most people: 2026-11-19. When a day begins depends on where somebody is.

use crate::person::DAY;

/// The days from March 1, 0000 to January 1, 1970.
const BEFORE: i64 = 719_468;
/// The days of four hundred years.
const ERA: i64 = 146_097;

/// The day of a moment.
pub fn day(moment: i64) -> String {
    // By eras of 400 years that begin in March.
    let days = moment.div_euclid(DAY) + BEFORE;
    let (era, of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, turn) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{}-{month:02}-{day:02}", era * 400 + year + turn)
}

/// When a day begins, in milliseconds since 1970; nothing if there is no such day.
pub fn begin(text: &str) -> Option<i64> {
    let mut parts = text.split('-').map(|part| part.parse::<i64>().ok());
    let (Some(Some(year)), Some(Some(month)), Some(Some(of_month)), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    if !(1..=9999).contains(&year) || !(1..=12).contains(&month) {
        return None;
    }
    let (year, of_year) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * of_year + 2) / 5 + of_month - 1 - BEFORE;
    // A day that no month has would be written as another one.
    Some(days * DAY).filter(|begin| day(*begin) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_everybody_can_read_it() {
        for (moment, written) in [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_795_046_400_000, "2026-11-19"),
            (4_107_542_399_999, "2100-02-28"),
        ] {
            assert_eq!(day(moment), written);
            assert_eq!(begin(written), Some(moment.div_euclid(DAY) * DAY), "{written}");
        }
    }

    #[test]
    fn what_is_no_day_is_not_read() {
        for wrong in
            ["", "2026", "2026-11", "2026-13-01", "2026-02-29", "2026-11-31", "26-1-1", "2026-11-19-1", "x-y-z"]
        {
            assert_eq!(begin(wrong), None, "{wrong}");
        }
    }
}
