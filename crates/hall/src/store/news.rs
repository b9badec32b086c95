//! Telling that tables have changed (a change feed), so that one server can hear what another does with the same store.

use std::sync::Arc;

use futures_util::stream::{self, BoxStream};
use langhus_table::id::{Entropy, TableId};
use langhus_table::person::PersonId;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::{Change, Deed, StoreError};
use crate::system::System;

/// Who writes: one server, so that it can tell what others did from what it did itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Author(pub u64);

impl Author {
    /// One that nobody else is.
    pub fn fresh() -> Author {
        let system: &dyn Entropy = &System;
        Author(system.number())
    }
}

/// A table that has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which table.
    pub table: TableId,
    /// Its last sequence number then; 0 if the table was removed. It is the one before if only seats have changed.
    pub sequence: u64,
}

/// What one commit has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Who wrote it.
    pub by: Author,
    /// The tables, in the order of the changes.
    pub tables: Arc<[Changed]>,
    /// Those whose devices or seats are others than before, or who say something else of themselves. Whoever comes into being is not told of.
    pub people: Arc<[PersonId]>,
}

/// What somebody who listens to a store hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Tables have changed.
    News(News),
    /// Some news were lost, because nobody took them in time or a connection broke: any table may have changed.
    Missed,
}

/// The tables that a change touches.
pub(super) fn touched(change: &Change, into: &mut Vec<Changed>) {
    match change {
        Change::Create(stored) => {
            into.push(Changed { table: stored.head.id, sequence: stored.entries.len() as u64 });
        }
        Change::Append { table, first, entries, .. } => {
            into.push(Changed { table: *table, sequence: (first + entries.len() as u64).saturating_sub(1) });
        }
        Change::Rewrite { table, last, .. } => into.push(Changed { table: *table, sequence: *last }),
        Change::Remove { table, .. } => into.push(Changed { table: *table, sequence: 0 }),
        Change::All(changes) => changes.iter().for_each(|change| touched(change, into)),
        Change::Person(..)
        | Change::Call { .. }
        | Change::Sent { .. }
        | Change::Done(_)
        | Change::Pulse { .. }
        | Change::ForgetRequests { .. } => {}
    }
}

/// Those whose devices or seats a change touches.
pub(super) fn concerned(change: &Change, into: &mut Vec<PersonId>) {
    match change {
        Change::Person(person, Deed::Profile(_) | Deed::Admit(..) | Deed::SignOut(_) | Deed::Depart | Deed::Gone) => {
            into.push(*person);
        }
        Change::Person(person, Deed::Join(other, _)) => into.extend([*person, *other]),
        Change::All(changes) => changes.iter().for_each(|change| concerned(change, into)),
        _ => {}
    }
}

/// So many commits may be told before somebody who does not listen well misses some.
pub(super) const PENDING: usize = 1024;

/// Tells everybody in this process who listens what was written here.
pub struct Bell(broadcast::Sender<News>);

impl Default for Bell {
    fn default() -> Bell {
        Bell(broadcast::Sender::new(PENDING))
    }
}

impl Bell {
    /// Tells of a commit. What is not known to be kept is told too: whoever hears of it looks.
    pub fn ring(&self, by: Author, changes: &[Change], results: &[Result<(), StoreError>]) {
        if self.0.receiver_count() == 0 {
            return;
        }
        let (mut tables, mut people) = (Vec::with_capacity(changes.len()), Vec::new());
        for (change, result) in changes.iter().zip(results) {
            if matches!(result, Ok(()) | Err(StoreError::Unknown(_))) {
                touched(change, &mut tables);
                concerned(change, &mut people);
            }
        }
        if !tables.is_empty() || !people.is_empty() {
            // Whoever listened may be gone by now.
            let _ = self.0.send(News { by, tables: tables.into(), people: people.into() });
        }
    }

    /// Everything that is told from now on.
    pub fn listen(&self) -> BoxStream<'static, Heard> {
        Box::pin(stream::unfold(self.0.subscribe(), |mut news| async {
            let heard = match news.recv().await {
                Ok(told) => Heard::News(told),
                Err(RecvError::Lagged(_)) => Heard::Missed,
                Err(RecvError::Closed) => return None,
            };
            Some((heard, news))
        }))
    }
}
