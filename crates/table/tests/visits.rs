//! Visits that something interrupts: a bot that plays on in the middle of a turn, undo, questions to several at once, a server
//! that dies in the last second.

mod kept;

use kept::{HOUR, Kept};
use langhus_table::entry::Kind;

/// Goes on to a position where somebody has begun a turn and is not done with it; who. Nobody if the game is over.
fn in_the_middle(kept: &mut Kept) -> Option<langhus_rules::Seat> {
    let mut number = 0;
    while let Some(seat) = kept.sitting.awaited().first() {
        kept.play(seat, number, Some("c"));
        if kept.sitting.awaited().iter().eq([seat]) {
            return Some(seat);
        }
        number += 1;
    }
    None
}

#[test]
fn a_bot_that_plays_on_in_the_middle_of_a_turn_gives_the_seat_back_in_the_middle() {
    let mut kept = Kept::begun();
    let mut middles = 0;
    while let Some(seat) = in_the_middle(&mut kept) {
        let before = (kept.sitting.hour.now - kept::NOON) / HOUR;
        let left = kept.left(seat);
        assert_eq!(kept.until((before + left) * HOUR), [(before + left, Kind::Overdue)]);
        let other = kept.sitting.seats().find(|other| *other != seat).expect("others");
        let step =
            kept.sitting.stand_in(other, seat, &kept.house).expect("the time is up").expect("nobody pressed before");
        kept.keep(step);
        // The bot answers once, and the server dies; on the next one the seat is taken back.
        kept.play(seat, 0, None);
        kept.again();
        let now = kept.sitting.hour.now;
        let step = kept.sitting.take_back(seat, now).expect("it is theirs");
        kept.keep(step);
        if kept.sitting.awaited().iter().eq([seat]) {
            middles += 1;
            assert_eq!(kept.left(seat), 12, "time for this visit");
            kept.play(seat, 1, Some("c"));
        }
        kept.again();
        let own = kept.sitting.entries.iter().rfind(|entry| entry.kind == Kind::Bot);
        assert!(own.is_some() && kept.sitting.played_by_bots().is_empty(), "nobody is played for");
    }
    assert!(middles > 3, "{middles}");
}

#[test]
fn of_several_who_are_asked_at_once_only_who_lets_the_time_go_is_overdue_also_after_a_crash() {
    let mut kept = Kept::begun();
    let mut number = 0;
    while kept.sitting.awaited().len() < 2 {
        number += 1;
        assert!(number < 500, "several are asked at once");
        kept.play(kept.awaited(), number, Some("c"));
    }
    let asked: Vec<_> = kept.sitting.awaited().iter().collect();
    let (quick, slow) = (asked[0], asked[1]);
    let left = kept.left(slow);
    assert_eq!(kept.until((left - 1) * HOUR), []);
    kept.again();
    while kept.sitting.awaited().contains(quick) {
        kept.play(quick, 0, Some("c"));
    }
    let earned = kept.left(quick);
    assert!(earned > 1, "their visit is over");
    kept.again();
    assert_eq!((kept.left(quick), kept.left(slow)), (earned, 1), "the server died in the last hour of the other");
    let done = kept.until(left * HOUR);
    assert_eq!(done, [(left, Kind::Overdue)], "told once, for all who are late");
    assert!(kept.sitting.overdue().contains(slow) && !kept.sitting.overdue().contains(quick));
}
