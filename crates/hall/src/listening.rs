//! Somebody who listens at a table: a program's stream, or a page's.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::room::{Room, Seated};
use crate::tally::Presence;
use crate::web::caller::Caller;

/// How long a listener waits before it comes back, in milliseconds.
pub(crate) const RETRY: Duration = Duration::from_millis(1000);
/// When nothing has happened for so long, a stream says that it is still there.
pub(crate) const STILL: Duration = Duration::from_secs(15);

/// Somebody who listens. While it lives it counts for its address and holds the table in memory.
pub(crate) struct Ear {
    pub(crate) hall: Arc<Hall>,
    pub(crate) room: Arc<Room>,
    caller: Caller,
    /// Had they a device of somebody's when they began?
    somebody: bool,
    /// Counts it for its address.
    _presence: Presence,
    news: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.hall.metrics.streams.add(-1);
        self.room.unwatch();
    }
}

impl Ear {
    /// Begins to listen.
    ///
    /// # Errors
    /// The address has too many streams open.
    pub(crate) fn new(hall: Arc<Hall>, room: Arc<Room>, caller: Caller) -> Result<Ear, Problem> {
        let _presence = hall.limiter.open_stream(caller.address)?;
        hall.metrics.streams.add(1);
        let (news, closing) = (room.watch(), hall.closing());
        let somebody = caller.person().is_some();
        Ok(Ear { hall, room, caller, somebody, _presence, news, closing })
    }

    /// The table as it is now, and who listens; whatever changes after this is news. Nothing if the table is there no more.
    pub(crate) async fn sit(&mut self) -> Option<(Caller, Seated<'_>)> {
        self.news.mark_unchanged();
        self.caller.recognise(&self.hall).await.ok()?;
        let caller = self.caller.clone();
        Some((caller, self.hall.sit_back(&self.room).await.ok()?))
    }

    /// Was the device signed out since they began to listen?
    pub(crate) fn is_signed_out(&self) -> bool {
        self.somebody && self.caller.person().is_none()
    }

    /// Waits for news; false when there will be none, because the server stops.
    pub(crate) async fn wait(&mut self) -> bool {
        tokio::select! {
            changed = self.news.changed() => changed.is_ok(),
            _ = self.closing.wait_for(|closing| *closing) => false,
        }
    }
}
