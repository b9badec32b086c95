//! The outbox: whoever is awaited and not here is told so, once and not too often. A letter is written in the same
//! transaction as the move (`Change::Call`), lies for a minute, and goes only if it was not answered meanwhile. Letters of
//! one person become one parcel in each of their channels (`posting.rs`), which is tried until it arrives or is given up
//! (`delivering.rs`).

mod delivering;
mod posting;

use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use langhus_table::calls::Call;
use langhus_table::id::TableId;
use langhus_table::person::{DAY, PersonId};
use langhus_table::sitting::{Sitting, Step};
use tokio::sync::Notify;

use crate::channels::Channels;
use crate::hall::Hall;
use crate::store::{Change, Channel, Duty, Occasion, StoreError, Stored};

/// A letter lies for so long before it is sent, in milliseconds: who answers by then was here anyway.
const LIES: i64 = 60_000;
/// So often at least it is looked what is to be sent: another server may have changed that.
const LOOK: i64 = 60_000;
/// The same where others do change it all the time, and one of them sends for all.
const SHARED_LOOK: i64 = 5_000;
/// So many letters, and so many parcels, are looked at together.
const BATCH: u32 = 64;
/// After something failed it is tried again after so long.
const AGAIN: Duration = Duration::from_secs(1);
/// Within a day nobody is told more often than this; the last time is kept for a warning.
const MOST: usize = 3;

/// Who can be written to, and who writes.
pub(crate) struct Outbox {
    /// Those who have a channel to which letters are sent: for all others nothing is written. Until that is known, after a
    /// start, letters are written for everybody, and thrown away where there is no channel.
    reachable: RwLock<Option<HashSet<PersonId>>>,
    /// Tells that there is something new.
    pub(crate) news: Notify,
    /// The ways to them.
    pub(crate) channels: Channels,
}

impl Outbox {
    pub(crate) fn new(channels: Channels) -> Outbox {
        Outbox { reachable: RwLock::default(), news: Notify::new(), channels }
    }

    fn reaches(&self, person: PersonId) -> bool {
        let reachable = self.reachable.read().unwrap_or_else(PoisonError::into_inner);
        reachable.as_ref().is_none_or(|known| known.contains(&person))
    }

    fn reaches_nobody(&self) -> bool {
        let reachable = self.reachable.read().unwrap_or_else(PoisonError::into_inner);
        reachable.as_ref().is_some_and(HashSet::is_empty)
    }

    /// Somebody can be written to from now on.
    pub(crate) fn note(&self, person: PersonId) {
        if let Some(known) = &mut *self.reachable.write().unwrap_or_else(PoisonError::into_inner) {
            known.insert(person);
        }
    }

    /// What is to be kept about those who are called to a table, together with what calls them.
    fn letters(&self, table: TableId, calls: &[Call], now: i64) -> Vec<Change> {
        let letters = |call: &Call| {
            let turn = call.turn.then_some((Occasion::Turn, now + LIES));
            let warning = call.warning.map(|at| (Occasion::Warning, at.max(now + LIES)));
            Change::Call { person: call.person, table, letters: turn.into_iter().chain(warning).collect() }
        };
        calls.iter().filter(|call| self.reaches(call.person)).map(letters).collect()
    }
}

/// When something was sent within the last day, oldest first.
fn lately(channel: &Channel, now: i64) -> impl Iterator<Item = i64> {
    channel.sent.iter().copied().filter(move |sent| now - sent < DAY)
}

impl Hall {
    /// What is to be kept with a step about those whom it calls.
    pub(crate) fn letters_with(&self, sitting: &Sitting, step: &Step) -> Vec<Change> {
        if self.outbox.reaches_nobody() {
            return Vec::new();
        }
        let now = sitting.hour.house_time();
        let mut letters = self.outbox.letters(sitting.head.id, &sitting.calls_with(step), now);
        letters.extend(step.opens.as_ref().into_iter().flat_map(|opened| self.letters_at_first(opened, step, sitting)));
        letters
    }

    /// The same for a table that is opened with it.
    fn letters_at_first(&self, opened: &Stored, step: &Step, from: &Sitting) -> Vec<Change> {
        let Ok(mut opened) = Sitting::load(opened.clone(), &self.house) else { return Vec::new() };
        opened.hour = from.hour.clone();
        let last = step.entries.iter().rev().find_map(|entry| entry.seat);
        let here = last.and_then(|seat| from.places.get(seat.index())?.owner);
        let calls = here.map(|here| opened.calls_at_first(here)).unwrap_or_default();
        self.outbox.letters(opened.head.id, &calls, opened.hour.house_time())
    }

    /// Finds out who can be written to.
    ///
    /// # Errors
    /// The store does not answer.
    pub(crate) async fn learn_who_is_reachable(&self) -> Result<(), StoreError> {
        let found = self.store.reachable().await?;
        // Whoever set a channel up meanwhile stays; and who has none any more is found out when a letter is sent.
        let mut reachable = self.outbox.reachable.write().unwrap_or_else(PoisonError::into_inner);
        reachable.get_or_insert_default().extend(found);
        Ok(())
    }

    /// Sends what is to be sent until the hall closes.
    pub(crate) async fn keep_sending(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            let mut next = self.now() + if self.store.is_shared() { SHARED_LOOK } else { LOOK };
            let sent = tokio::select! {
                sent = self.send() => sent,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            match sent {
                Ok(due) => next = due.map_or(next, |due| next.min(self.hour().outages.moment(due))),
                Err(why) => {
                    tracing::warn!(%why, "the outbox cannot be emptied");
                    tokio::time::sleep(AGAIN).await;
                    next = self.now();
                }
            }
            tokio::select! {
                () = self.clock.wait_until(next) => {}
                () = self.outbox.news.notified() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// Sends what is due now; when there will be something next, in the time of the house.
    async fn send(self: &Arc<Self>) -> Result<Option<i64>, StoreError> {
        self.learn_who_is_reachable().await?;
        if !self.store.claim(self.author, Duty::Letters).await? {
            return Ok(None);
        }
        loop {
            let (letters, posted) = self.post_letters().await?;
            let (parcels, delivered) = self.deliver_parcels().await?;
            if !posted && !delivered {
                return Ok(letters.into_iter().chain(parcels).min());
            }
        }
    }
}
