//! Trying again: what the hall wants to keep itself and could not, because the store failed.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use langhus_table::id::TableId;

use crate::hall::Hall;

/// The first pause; each is twice as long as the last.
const FIRST: Duration = Duration::from_millis(250);
/// No pause is longer, so that a store that works again is noticed soon.
const LONGEST: Duration = Duration::from_secs(2);

/// Pauses that grow from try to try.
pub(crate) struct Pauses(Duration);

impl Pauses {
    pub(crate) fn new() -> Pauses {
        Pauses(FIRST)
    }

    /// The next pause.
    fn next(&mut self) -> Duration {
        let pause = self.0;
        self.0 = (2 * pause).min(LONGEST);
        pause
    }
}

impl Hall {
    /// Waits before the next try; false when the hall closes, and nothing is tried any more.
    pub(crate) async fn pause(&self, pauses: &mut Pauses) -> bool {
        let mut closing = self.closing();
        tokio::select! {
            () = tokio::time::sleep(pauses.next()) => true,
            _ = closing.wait_for(|closing| *closing) => false,
        }
    }

    /// Asks the bots that a table waits for, as soon as it can be loaded.
    pub(crate) fn wake(self: Arc<Self>, table: TableId) -> BoxFuture<'static, ()> {
        // Boxed, because a change that opens a table wakes it, and waking is a change.
        Box::pin(async move {
            let mut pauses = Pauses::new();
            while let Err(problem) = self.change(self.room(table), |_| Ok((None, ()))).await {
                tracing::warn!(%table, problem = %problem.kind(), "a table cannot go on");
                if !problem.is_passing() || !self.pause(&mut pauses).await {
                    return;
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_two_seconds() {
        let mut pauses = Pauses::new();
        let all: Vec<u128> = (0..5).map(|_| pauses.next().as_millis()).collect();
        assert_eq!(all, [250, 500, 1000, 2000, 2000]);
    }
}
