//! Sets of viewers: who noticed something.

use std::ops::BitOr;

use crate::{Seat, Viewer};

/// A set of viewers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewers(u16);

/// How much each viewer has noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts([u32; Viewers::MOST]);

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(Seat::MOST, Seat::index)
}

impl Viewers {
    /// So many viewers there are at most: every seat, and the spectators, who all see the same.
    pub const MOST: usize = Seat::MOST + 1;
    /// Every seat, and spectators.
    pub const ALL: Viewers = Viewers((1 << Viewers::MOST) - 1);
    /// Nobody.
    pub const NONE: Viewers = Viewers(0);

    /// Is this viewer among them?
    #[inline]
    pub fn contains(self, viewer: Viewer) -> bool {
        self.0 & 1 << place(viewer) != 0
    }
}

impl BitOr for Viewers {
    type Output = Viewers;

    fn bitor(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }
}

impl FromIterator<Viewer> for Viewers {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> Viewers {
        Viewers(viewers.into_iter().fold(0, |set, viewer| set | 1 << place(viewer)))
    }
}

impl Counts {
    /// Something more happened, which these noticed.
    #[inline]
    pub fn add(&mut self, noticed: Viewers) {
        for (bit, count) in self.0.iter_mut().enumerate() {
            *count += u32::from(noticed.0 >> bit & 1);
        }
    }

    /// Something is as if it had not happened, which these had noticed.
    #[inline]
    pub fn take(&mut self, noticed: Viewers) {
        for (bit, count) in self.0.iter_mut().enumerate() {
            *count -= u32::from(noticed.0 >> bit & 1);
        }
    }

    /// How much a viewer has noticed.
    #[inline]
    pub fn of(&self, viewer: Viewer) -> usize {
        self.0[place(viewer)] as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_counts_what_they_noticed() {
        let (first, second) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
        let alone: Viewers = [first].into_iter().collect();
        assert!(alone.contains(first) && !alone.contains(second) && !alone.contains(Viewer::Spectator));
        assert!(Viewer::all(8).all(|viewer| Viewers::ALL.contains(viewer)));
        let mut counts = Counts::default();
        counts.add(Viewers::ALL);
        counts.add(alone);
        assert_eq!((counts.of(first), counts.of(second), counts.of(Viewer::Spectator)), (2, 1, 1));
        counts.take(Viewers::ALL);
        assert_eq!((counts.of(first), counts.of(second)), (1, 0));
    }
}
