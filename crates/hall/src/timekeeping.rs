//! Time in the hall: a pulse that tells later when nobody was here, and tables whose time has come.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use langhus_table::Outages;
use langhus_table::id::TableId;
use langhus_table::timing::Hour;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::store::{Author, Change, Duty, StoreError};

/// So often the pulse beats, in milliseconds: so much time people are given at most when a server dies.
const PULSE: i64 = 10_000;
/// So often at least is looked which tables are due: another server may have changed that.
const LOOK: i64 = 60_000;
/// The same where others do change it all the time.
const SHARED_LOOK: i64 = 1_000;
/// So often a server says that it is here.
const HERE: Duration = Duration::from_millis(1500);
/// So many tables that are due are looked at together.
const BATCH: u32 = 64;
/// After something failed it is tried again after so long.
const AGAIN: Duration = Duration::from_secs(1);

impl Hall {
    /// The time now, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// What time it is, as a table wants to know it.
    pub(crate) fn hour(&self) -> Hour {
        let outages = self.outages.read().unwrap_or_else(PoisonError::into_inner).clone();
        Hour { now: self.now(), outages }
    }

    /// Tells the store that somebody is here; and where nobody was here since it was told last, that too. While it cannot be
    /// told nobody can play, so then nobody counts as here.
    pub(crate) async fn beat(&self, resumes: bool) -> Result<(), StoreError> {
        self.writer.keep(Change::Pulse { at: self.now(), resumes }).await?;
        let outages = Arc::new(Outages::new(self.store.outages().await?));
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
        Ok(())
    }

    /// Lets the pulse beat until the hall closes. The first beat, when the server starts, may have `failed`.
    pub(crate) async fn keep_beating(self: Arc<Self>, mut failed: bool) {
        let mut closing = self.closing();
        loop {
            let called = self.now() + PULSE;
            tokio::select! {
                () = self.clock.wait_until(called) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let beaten = self.beat(failed || self.clock.overslept(called)).await;
            if let Err(why) = &beaten {
                tracing::warn!(%why, "the store was not told that somebody is here");
            }
            failed = beaten.is_err();
        }
    }

    /// Says again and again that this server is here, until the hall closes. When another one is here no more, the tables at
    /// which it may have asked bots stand in line here; whoever takes one first asks them.
    pub(crate) async fn keep_attending(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut here: Vec<Author> = Vec::new();
        while self.store.is_shared() {
            match self.store.attend(self.author, true).await {
                Ok(now) => {
                    self.limiter.share(now.len());
                    if here.iter().any(|other| !now.contains(other)) {
                        tracing::info!(servers = now.len(), "a server is gone: its bots are taken over");
                        if let Err(why) = self.recall_bots().await {
                            tracing::warn!(%why, "the tables of a server that is gone cannot be listed");
                            // It counts as here until they are.
                            tokio::time::sleep(AGAIN).await;
                            continue;
                        }
                    }
                    here = now;
                }
                Err(why) => tracing::warn!(%why, "the store was not told that this server is here"),
            }
            tokio::select! {
                () = tokio::time::sleep(HERE) => {}
                _ = closing.wait_for(|closing| *closing) => break,
            }
        }
        if let Err(why) = self.store.attend(self.author, false).await {
            tracing::debug!(%why, "the store was not told that this server leaves");
        }
    }

    /// Does what is due at tables until the hall closes.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            let mut next = self.now() + if self.store.is_shared() { SHARED_LOOK } else { LOOK };
            match self.do_what_is_due().await {
                Ok(Some(due)) => next = next.min(self.hour().outages.moment(due)),
                Ok(None) => {}
                Err(why) => {
                    tracing::warn!(%why, "a table that is due could not be looked at");
                    tokio::time::sleep(AGAIN).await;
                    next = self.now();
                }
            }
            tokio::select! {
                () = self.clock.wait_until(next) => {}
                () = self.due_news.notified() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// Does what is due now; when the next table is due, in the time of the house.
    async fn do_what_is_due(self: &Arc<Self>) -> Result<Option<i64>, String> {
        let now = self.hour().house_time();
        if !self.store.claim(self.author, Duty::Clocks).await.map_err(|why| why.to_string())? {
            return Ok(None);
        }
        let tables = self.store.due(BATCH).await.map_err(|why| why.to_string())?;
        let mut failed = None;
        for (table, due) in tables {
            if due > now {
                return failed.map_or(Ok(Some(due)), Err);
            }
            if let Err(problem) = self.time_has_come(table).await {
                failed = Some(format!("{table}: {}", problem.kind()));
            }
        }
        // Whatever was done may have made a table due again.
        failed.map_or(Ok(None), Err)
    }

    /// Does what a table needs at this time, and notes when it is due next.
    async fn time_has_come(self: &Arc<Self>, table: TableId) -> Result<(), Problem> {
        let house = self.house.clone();
        let decide = move |sitting: &mut langhus_table::sitting::Sitting| {
            // Also if nothing is to be done, because then what the store knows is wrong, and is written again.
            Ok((Some(sitting.do_what_is_due(&house)?.unwrap_or_default()), ()))
        };
        self.change(self.place(table), decide).await
    }
}
