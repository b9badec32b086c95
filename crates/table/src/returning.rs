//! Coming back: what has happened since somebody's last answer, to be shown once more, step by step.

use langhus_rules::{Seat, Viewer};

use crate::entry::{Entry, Kind};
use crate::sitting::Sitting;
use crate::steps::MISSED;

impl Sitting {
    /// The place of the last answer that somebody in a seat gave themselves: what the house or a bot answered for them they may
    /// not have seen.
    fn own_answer(&self, seat: Seat) -> Option<usize> {
        let own = |entry: &Entry| entry.kind == Kind::Played && entry.seat == Some(seat) && entry.client.is_some();
        self.entries.iter().rposition(own)
    }

    /// The position after the last answer that somebody in a seat gave themselves, as they count positions.
    pub fn position_of_own_answer(&self, seat: Seat) -> Option<usize> {
        let viewer = Viewer::Seat(seat);
        self.own_answer(seat).map(|place| self.position_after(viewer, self.sequence_at(viewer, place)))
    }

    /// After which sequence number somebody begins who comes back to a seat: after their last answer, or what they have seen
    /// since, but no further back than a page is told step by step. Nothing if nothing was played since, or if something was
    /// taken back, which can be shown no more.
    pub fn returns_to(&self, seat: Seat, seen: Option<u64>) -> Option<u64> {
        let viewer = Viewer::Seat(seat);
        let own = self.sequence_at(viewer, self.own_answer(seat)?);
        let since = own.max(seen.unwrap_or(0)).min(self.sequence_of(viewer));
        let missed = self.noticed_from(viewer, self.place_of(viewer, since));
        let missed: Vec<_> = missed.filter(|(_, entry)| !entry.kind.is_talk()).collect();
        let has = |kind| missed.iter().any(|(_, entry)| entry.kind == kind);
        if !has(Kind::Played) || has(Kind::Undone) {
            return None;
        }
        let first = missed.len().checked_sub(MISSED).and_then(|first| missed.get(first));
        Some(first.map_or(since, |(place, _)| self.sequence_at(viewer, *place) - 1))
    }
}
