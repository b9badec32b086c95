//! Clearing away: tables that nobody began, games that everybody has abandoned, and the keys of requests that nobody will
//! send again.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use langhus_rules::Seat;
use langhus_table::id::TableId;
use langhus_table::sitting::Sitting;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::store::Change;

/// So often is looked for what can go, in milliseconds.
pub(crate) const EVERY: i64 = 60_000;
/// So often is looked for games that everybody has abandoned: it takes longer, and half a year has passed already.
pub(crate) const SELDOM: i64 = 3_600_000;
/// So many tables go at a time, so that players do not wait for it.
const BATCH: u32 = 50;
/// A table at which nobody has moved for so many milliseconds is put away.
const LEFT_ALONE: i64 = 30 * 24 * 3600 * 1000;
/// So long a request may be sent again.
const REMEMBERED: Duration = Duration::from_secs(24 * 3600);

impl Hall {
    /// The moment so long ago, in milliseconds since 1970.
    fn ago(&self, time: Duration) -> i64 {
        self.now().saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
    }

    /// Clears away what has had its time.
    ///
    /// # Errors
    /// The store does not answer; the next time will do.
    pub(crate) async fn clear_away(self: &Arc<Self>, open_for: Duration) -> Result<(), Problem> {
        self.writer.keep(Change::ForgetRequests { before: self.ago(REMEMBERED) }).await?;
        let since = self.ago(open_for);
        for table in self.store.left_open(since, BATCH).await? {
            self.remove(table, since, false).await?;
        }
        // While the house is closed nobody can move.
        let hour = self.hour();
        let month = hour.outages.moment(hour.house_time() - LEFT_ALONE);
        for table in self.store.left_alone(month, BATCH).await? {
            self.change(self.place(table), |sitting| Ok((sitting.put_away(), ()))).await?;
        }
        Ok(())
    }

    /// Clears away the games that everybody has abandoned for so many days, if nobody can come back to them.
    ///
    /// # Errors
    /// The store does not answer; the next time will do.
    pub(crate) async fn clear_abandoned(&self, days: u32) -> Result<(), Problem> {
        let since = self.ago(Duration::from_secs(u64::from(days) * 24 * 3600));
        for table in self.store.abandoned(since, BATCH).await? {
            self.remove(table, since, true).await?;
        }
        Ok(())
    }

    /// Closes a table that waits, for whoever opened it: it is gone, and whoever looks at it hears so.
    ///
    /// # Errors
    /// Somebody else asks, or the game has begun.
    pub(crate) async fn close_table(
        self: &Arc<Self>,
        table: TableId,
        who: impl FnOnce(&Sitting) -> Result<Seat, Problem> + Send,
    ) -> Result<(), Problem> {
        let room = self.room(table);
        {
            let sitting = self.sit(&room).await?;
            sitting.is_for_the_host(who(&sitting)?)?;
        }
        // Whoever sits down in this moment finds it closed; a game that begins in it goes on.
        room.empty(async { self.writer.keep(Change::Remove { table, since: i64::MAX, begun: false }).await }).await?;
        self.forget(table);
        room.end();
        Ok(())
    }

    /// Removes a table that nobody has touched since, unless somebody looks at it now.
    async fn remove(&self, table: TableId, since: i64, begun: bool) -> Result<(), Problem> {
        if self.rooms.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&table) {
            return Ok(());
        }
        // Whoever comes meanwhile waits for the place, and then finds that the table is gone.
        self.room(table).empty(self.writer.keep(Change::Remove { table, since, begun })).await?;
        self.forget(table);
        tracing::debug!(%table, "a table was cleared away");
        Ok(())
    }
}
