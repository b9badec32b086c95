//! What time it is. Whoever decides at a table is told it.

use std::time::{SystemTime, UNIX_EPOCH};

use langhus_table::place::day;

/// The time now, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}

/// The beginning of this day, in milliseconds since 1970.
pub fn today() -> i64 {
    day(now())
}
