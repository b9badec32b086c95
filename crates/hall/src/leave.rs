//! Leave: what somebody announces is kept with them, and told to each of their tables, where it stands in the log. Whatever
//! interrupts that, the tables are told at the next start.

use std::sync::Arc;

use langhus_rules::Seat;
use langhus_table::id::TableId;
use langhus_table::leave::{AT_ONCE, IN_A_YEAR, Leave, Leaves, NoLeave};
use langhus_table::person::PersonId;

use crate::hall::Hall;
use crate::problem::{Problem, ProblemKind};
use crate::store::{Deed, StoreError};

/// So often it is tried again when another device of theirs announces something at the same time.
const TRIES: u32 = 8;

/// Why no leave is announced, in words.
fn declined(why: NoLeave) -> Problem {
    let problem = Problem::new(ProblemKind::BadLeave);
    match why {
        NoLeave::NotThen => problem.because("bad-leave-then"),
        NoLeave::Overlaps => problem.because("bad-leave-overlaps"),
        NoLeave::TooLong => problem.because("bad-leave-long").with("most", AT_ONCE),
        NoLeave::TooMany { left } => problem.with("most", IN_A_YEAR).with("left", left),
    }
}

impl Hall {
    /// Somebody announces leave.
    ///
    /// # Errors
    /// It is not theirs to take, or overlaps what they have announced.
    pub(crate) async fn announce(self: &Arc<Self>, person: PersonId, wanted: Leave) -> Result<(), Problem> {
        for _ in 0..TRIES {
            let was = self.somebody(person).await?.leaves;
            let is = was.announce(wanted, self.now()).map_err(declined)?;
            match self.befall(person, Deed::Leave { was, is: is.clone() }).await {
                Err(StoreError::Taken) => {}
                kept => {
                    kept?;
                    self.tell_tables(person, is).await;
                    return Ok(());
                }
            }
        }
        Err(Problem::new(ProblemKind::Unavailable).after(1))
    }

    /// Somebody ends the leave that begins at this moment, or calls it off; days that are not used come back.
    ///
    /// # Errors
    /// There is no such leave, or it is over.
    pub(crate) async fn call_off(self: &Arc<Self>, person: PersonId, from: i64) -> Result<(), Problem> {
        for _ in 0..TRIES {
            let was = self.somebody(person).await?.leaves;
            let is = was.call_off(from, self.now()).ok_or_else(|| Problem::new(ProblemKind::NoSuchLeave))?;
            // Their tables first: what nobody has announced any more is not told at the next start.
            self.tell_tables(person, is.clone()).await;
            match self.befall(person, Deed::Leave { was, is }).await {
                Err(StoreError::Taken) => {}
                kept => return Ok(kept?),
            }
        }
        Err(Problem::new(ProblemKind::Unavailable).after(1))
    }

    /// Tells each of somebody's tables what leave they have announced; it goes on to its end even if whoever asked is gone.
    async fn tell_tables(self: &Arc<Self>, person: PersonId, leaves: Leaves) {
        let hall = self.clone();
        let told = tokio::spawn(async move {
            match hall.store.tables_of(person).await {
                Ok(tables) => {
                    for table in tables {
                        hall.tell_table(table, person, leaves.clone()).await;
                    }
                }
                Err(why) => tracing::error!(%why, "the tables of somebody on leave cannot be listed"),
            }
        });
        if let Err(panic) = told.await {
            tracing::error!(%panic, "not all tables were told of a leave");
        }
    }

    async fn tell_table(self: &Arc<Self>, table: TableId, person: PersonId, leaves: Leaves) {
        let told = self.change(self.place(table), move |sitting| {
            let seat = sitting.seat_of(&person);
            Ok((seat.and_then(|seat| sitting.tell_leave(seat, &leaves)), ()))
        });
        match told.await {
            Err(problem) if matches!(problem.kind(), ProblemKind::NoSuchTable | ProblemKind::OldRules) => {}
            Err(problem) => tracing::error!(%table, problem = %problem.kind(), "a table was not told of a leave"),
            Ok(()) => {}
        }
    }

    /// Tells all tables of those who are or go on leave, if they do not know it: when a server starts.
    pub(crate) async fn tell_of_leave(self: &Arc<Self>) -> Result<(), StoreError> {
        for person in self.store.on_leave(self.now()).await? {
            if let Some(known) = self.store.person(person).await? {
                self.tell_tables(person, known.leaves).await;
            }
        }
        Ok(())
    }

    /// Tells the tables of somebody what they have announced.
    pub(crate) async fn mind_leave(self: &Arc<Self>, person: PersonId) {
        if let Some(leaves) = self.leave_ahead(person).await {
            self.tell_tables(person, leaves).await;
        }
    }

    /// These have sat down at a table: it is told of their leave.
    pub(crate) fn mind_leave_at(self: &Arc<Self>, table: TableId, people: Vec<PersonId>) {
        if people.is_empty() {
            return;
        }
        let hall = self.clone();
        tokio::spawn(async move {
            for person in people {
                if let Some(leaves) = hall.leave_ahead(person).await {
                    hall.tell_table(table, person, leaves).await;
                }
            }
        });
    }

    /// What somebody has announced, if not all of it is over.
    async fn leave_ahead(&self, person: PersonId) -> Option<Leaves> {
        match self.store.person(person).await {
            Ok(known) => known.map(|known| known.leaves).filter(|leaves| leaves.end() > Some(self.now())),
            Err(why) => {
                tracing::warn!(%why, "it is not known whether somebody is on leave");
                None
            }
        }
    }
}

/// Who sits in these seats.
pub(crate) fn owners(places: &[crate::store::Place], seats: impl Iterator<Item = Seat>) -> Vec<PersonId> {
    seats.filter_map(|seat| places.get(seat.index())?.owner).collect()
}
