//! Who of a table's people is here. Pages are told when it changes, and it is kept nowhere: after a restart everybody comes
//! back by themselves.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use langhus_rules::Seat;
use serde::Serialize;
use tokio::sync::watch;

use crate::clock::now;

/// Is somebody here?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Is {
    /// They look at the table.
    Here,
    /// Their page is open, and they look at something else.
    Away,
    /// They have no page open.
    Gone,
}

/// What is known of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Known {
    /// Their seat, counted from 1.
    seat: u8,
    is: Is,
    /// Since when they are gone, in milliseconds since 1970.
    since: Option<i64>,
}

/// Who is here at a table. Whoever was never here since the table was loaded is not known.
pub(crate) struct Attendance {
    inner: Mutex<Inner>,
    changes: watch::Sender<()>,
}

#[derive(Default)]
struct Inner {
    /// What listens for somebody, under a name that the page chose itself.
    pages: Vec<Page>,
    last: u64,
    /// Since when nothing listens for a seat any more.
    gone: [Option<i64>; Seat::MOST],
}

struct Page {
    number: u64,
    name: String,
    seat: Seat,
    away: bool,
}

/// Something that listens for somebody; while it lives, they are not gone.
pub(crate) struct Attending {
    attendance: Arc<Attendance>,
    number: u64,
}

impl Drop for Attending {
    fn drop(&mut self) {
        let mut inner = self.attendance.inner();
        let Some(at) = inner.pages.iter().position(|page| page.number == self.number) else { return };
        let seat = inner.pages.swap_remove(at).seat;
        if !inner.pages.iter().any(|page| page.seat == seat) {
            inner.gone[seat.index()] = Some(now());
        }
        drop(inner);
        self.attendance.changes.send_replace(());
    }
}

impl Attendance {
    pub(crate) fn new() -> Arc<Attendance> {
        Arc::new(Attendance { inner: Mutex::default(), changes: watch::Sender::new(()) })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells when it changes.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    /// Does somebody look at the table?
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.inner().pages.iter().any(|page| page.seat == seat && !page.away)
    }

    /// Something listens for somebody from now on.
    pub(crate) fn attend(self: &Arc<Self>, seat: Seat, name: String, away: bool) -> Attending {
        let mut inner = self.inner();
        inner.last += 1;
        let number = inner.last;
        inner.pages.push(Page { number, name, seat, away });
        inner.gone[seat.index()] = None;
        drop(inner);
        self.changes.send_replace(());
        Attending { attendance: self.clone(), number }
    }

    /// Somebody turns to their page or away from it.
    pub(crate) fn turn(&self, seat: Seat, name: &str, away: bool) {
        let mut inner = self.inner();
        let mut changed = false;
        for page in inner.pages.iter_mut().filter(|page| page.seat == seat && page.name == name) {
            changed |= page.away != away;
            page.away = away;
        }
        drop(inner);
        if changed {
            self.changes.send_replace(());
        }
    }

    /// What is known now, in the order of the seats.
    pub(crate) fn known(&self) -> Vec<Known> {
        let inner = self.inner();
        let known = |seat: Seat| {
            let pages: Vec<&Page> = inner.pages.iter().filter(|page| page.seat == seat).collect();
            let since = inner.gone[seat.index()];
            let is = match pages.as_slice() {
                [] => since.map(|_| Is::Gone)?,
                pages if pages.iter().all(|page| page.away) => Is::Away,
                _ => Is::Here,
            };
            Some(Known { seat: seat.number(), is, since })
        };
        Seat::all(Seat::MOST as u8).filter_map(known).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(attendance: &Attendance) -> Vec<(u8, Is)> {
        attendance.known().iter().map(|known| (known.seat, known.is)).collect()
    }

    #[test]
    fn somebody_is_here_while_one_of_their_pages_is() {
        let attendance = Attendance::new();
        let (first, second) = (Seat::new(0), Seat::new(1));
        assert_eq!(seen(&attendance), [], "nobody was ever here");
        let laptop = attendance.attend(first, "laptop".to_owned(), false);
        let phone = attendance.attend(first, "phone".to_owned(), true);
        let other = attendance.attend(second, "laptop".to_owned(), true);
        assert_eq!(seen(&attendance), [(1, Is::Here), (2, Is::Away)]);
        attendance.turn(first, "laptop", true);
        assert_eq!(seen(&attendance), [(1, Is::Away), (2, Is::Away)], "nobody else's page has turned");
        attendance.turn(second, "laptop", false);
        drop(laptop);
        assert_eq!(seen(&attendance), [(1, Is::Away), (2, Is::Here)]);
        drop(phone);
        let known = attendance.known();
        assert_eq!((known[0].is, known[0].since.is_some(), known[1].since), (Is::Gone, true, None));
        drop(other);
        let _back = attendance.attend(first, String::new(), false);
        assert_eq!(seen(&attendance), [(1, Is::Here), (2, Is::Gone)]);
    }

    #[test]
    fn changes_are_told_and_nothing_else_is() {
        let attendance = Attendance::new();
        let mut news = attendance.watch();
        let mut told = move || {
            let told = news.has_changed().unwrap_or_default();
            news.mark_unchanged();
            told
        };
        let page = attendance.attend(Seat::new(0), "a".to_owned(), false);
        assert!(told());
        attendance.turn(Seat::new(0), "a", false);
        attendance.turn(Seat::new(0), "b", true);
        assert!(!told(), "nothing has changed");
        attendance.turn(Seat::new(0), "a", true);
        assert!(told());
        drop(page);
        assert!(told());
    }
}
