//! Forgetting somebody: they leave the games that are not over, their name goes out of every table, and then they are gone.
//! Whatever interrupts that, it goes on at the next start.

use std::sync::Arc;

use langhus_table::id::TableId;
use langhus_table::person::PersonId;

use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Change, Deed, StoreError};

/// So often a table is tried again that others change meanwhile.
const TRIES: u32 = 8;

impl Hall {
    /// Forgets somebody; it goes on to its end even if whoever asked is gone meanwhile.
    ///
    /// # Errors
    /// The store does not answer. If they have begun to go, the rest follows at the next start.
    pub(crate) async fn forget_person(self: &Arc<Self>, person: PersonId) -> Result<(), Problem> {
        self.befall(person, Deed::Depart).await?;
        let hall = self.clone();
        let gone = tokio::spawn(async move { hall.see_off(person).await }).await;
        gone.unwrap_or_else(|panic| {
            tracing::error!(%panic, "somebody was not forgotten");
            Err(Problem::new(ProblemKind::Unknown).after(1))
        })
    }

    /// Sees those off who had begun to go when the server stopped.
    pub(crate) async fn see_off_all(self: &Arc<Self>) -> Result<(), StoreError> {
        for (person, _) in self.store.departing().await? {
            if let Err(problem) = self.see_off(person).await {
                tracing::error!(problem = %problem.kind(), "somebody is not forgotten yet");
            }
        }
        Ok(())
    }

    async fn see_off(self: &Arc<Self>, person: PersonId) -> Result<(), Problem> {
        let going = self.store.departing().await?;
        let Some((_, name)) = going.into_iter().find(|(going, _)| *going == person) else { return Ok(()) };
        for table in self.store.tables_of(person).await? {
            self.forget_at(table, person, &name).await?;
        }
        Ok(self.befall(person, Deed::Gone).await?)
    }

    /// Takes somebody's name out of a table.
    async fn forget_at(self: &Arc<Self>, table: TableId, person: PersonId, name: &str) -> Result<(), Problem> {
        let room = self.place(table);
        let leaves = self.change(room.clone(), move |sitting| {
            let seat = sitting.seat_of(&person).filter(|_| !sitting.head.status.is_past());
            // A table that can hold no more entries is never over: there the seat stays as it is, without an owner.
            let now = sitting.hour.now;
            Ok((seat.and_then(|seat| sitting.leave(seat, now).ok()), ()))
        });
        match leaves.await {
            Err(problem) if problem.kind() == ProblemKind::NoSuchTable => return Ok(()),
            // Rules that are no more: the seats are nobody's in the end, and nobody can open the table.
            Err(problem) if problem.kind() == ProblemKind::OldRules => return Ok(()),
            other => other?,
        }
        for _ in 0..TRIES {
            let mut sitting = self.sit(&room).await?;
            let result = self.store.load(table).await?.and_then(|stored| stored.result);
            let rewritten = sitting.forget(person, name, result.as_deref());
            // Whatever comes of it, what is in memory is not what is on disk.
            sitting.stale = true;
            let (last, texts) = (rewritten.last, rewritten.texts);
            let (places, result) = (rewritten.places, rewritten.result);
            let kept = self.writer.keep(Change::Rewrite { table, last, texts, places, result }).await;
            drop(sitting);
            room.rewrite();
            match kept {
                Err(StoreError::Taken) => {}
                other => return Ok(other?),
            }
        }
        Err(Problem::new(ProblemKind::Unavailable).after(1))
    }
}
