//! Leave at a table: what its log tells of it is enough, for whoever reads it.

mod kept;

use std::sync::Arc;

use kept::{ASTRID, BODIL, CNUT, HOUR, Kept, NOON};
use langhus_table::Outages;
use langhus_table::declined::Declined;
use langhus_table::entry::Kind;

#[test]
fn leave_begins_and_ends_when_it_was_announced_and_is_told_then() {
    let mut kept = Kept::begun();
    let seat = kept.awaited();
    kept.tell(seat, 10 * HOUR, 58 * HOUR);
    assert_eq!(kept.until(30 * HOUR), [(10, Kind::Leave)]);
    assert_eq!((kept.left(seat), kept.sitting.is_away(seat)), (38, true));
    kept.again();
    assert_eq!((kept.left(seat), kept.sitting.is_away(seat)), (38, true), "the log is enough");
    assert!(matches!(
        kept.sitting.nudge(kept.sitting.seats().find(|other| *other != seat).expect("others")),
        Err(Declined::NobodyElse)
    ));
    assert_eq!(kept.until(96 * HOUR), [(58, Kind::Leave), (96, Kind::Overdue)], "to the hour");
    assert!(!kept.sitting.is_away(seat) && kept.sitting.leaves(seat).is_empty());
}

#[test]
fn what_an_outage_takes_out_of_a_leave_nobody_has_longer() {
    let mut kept = Kept::begun();
    let seat = kept.awaited();
    kept.tell(seat, 0, 96 * HOUR);
    assert_eq!(kept.until(24 * HOUR), []);
    // No server is there for a day and a half within the leave. Its clock ran as little before as after.
    let closed = (NOON + 24 * HOUR, NOON + 60 * HOUR);
    kept.sitting.hour.outages = Arc::new(Outages::new(vec![closed]));
    kept.sitting.hour.now = closed.1;
    assert_eq!(kept.until(143 * HOUR), [(96, Kind::Leave)]);
    assert_eq!(kept.left(seat), 1);
    assert_eq!(kept.until(145 * HOUR), [(144, Kind::Overdue)], "neither earlier nor later");
}

#[test]
fn leave_is_whose_it_is_and_goes_with_them() {
    let mut kept = Kept::open();
    kept.tell(ASTRID, 0, 50 * HOUR);
    let now = kept.sitting.hour.now;
    let step = kept.sitting.move_to(ASTRID, CNUT, now).expect("the seat is free");
    kept.keep(step);
    assert!(kept.sitting.leaves(ASTRID).is_empty() && kept.sitting.leaves(CNUT).is_empty(), "it is told again");
    kept.tell(CNUT, 0, 50 * HOUR);
    kept.join(ASTRID);
    kept.join(BODIL);
    kept.again();
    assert!(kept.sitting.is_away(CNUT) && !kept.sitting.is_away(ASTRID));
    let step = kept.sitting.leave(CNUT, now).expect("they may go");
    kept.keep(step);
    assert!(kept.sitting.leaves(CNUT).is_empty(), "whoever sits there next is here");
}
