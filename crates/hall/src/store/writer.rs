//! The one writer: it takes what all tables want to keep and commits it together (group commit), so that a thousand
//! tables share the disk's few flushes a second. Nobody is told of anything before it answers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::{Author, Change, Store, StoreError};
use crate::metrics::Metrics;

/// So many changes wait at most; then those who write wait themselves.
const QUEUE: usize = 4096;
/// So many changes go into one commit at most, so that its time stays bounded.
const TOGETHER: usize = 512;
/// When several tables write at once, the next commit begins no sooner than so long after the last one: the longer, the
/// more changes that one had. A commit costs the processor about the same for one change as for twenty, and a third of all
/// that the server does under load. Whoever plays alone never waits.
const APART: [(usize, Duration); 2] = [(MANY, Duration::from_millis(5)), (SEVERAL, Duration::from_millis(2))];
const SEVERAL: usize = 3;
const MANY: usize = 32;

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// The way to the one writer.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<(Change, Answer)>);

impl Writer {
    /// Starts the writer, which writes as this author. It ends when the last `Writer` is dropped.
    pub fn start(store: Arc<dyn Store>, by: Author, metrics: Arc<Metrics>) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(run(store, by, metrics, receiver));
        Writer(sender)
    }

    /// Keeps a change; returns when it is on disk.
    ///
    /// # Errors
    /// Why it was not kept, or is not known to be.
    pub async fn keep(&self, change: Change) -> Result<(), StoreError> {
        let (answer, kept) = oneshot::channel();
        let gone = "The writer has stopped.";
        self.0.send((change, answer)).await.map_err(|_| StoreError::Broken(gone.to_owned()))?;
        kept.await.map_err(|_| StoreError::Unknown(gone.to_owned()))?
    }
}

/// When the next commit may begin.
#[derive(Default)]
struct Pace {
    next: Option<Instant>,
}

impl Pace {
    /// A commit of so many changes begins.
    fn begins(&mut self, now: Instant, changes: usize) {
        let apart = APART.iter().find(|(least, _)| changes >= *least);
        self.next = apart.map(|(_, apart)| now + *apart);
    }

    /// Until when the next one waits, if it waits.
    fn waits(&self, now: Instant) -> Option<Instant> {
        self.next.filter(|until| *until > now)
    }
}

async fn run(store: Arc<dyn Store>, by: Author, metrics: Arc<Metrics>, mut receiver: mpsc::Receiver<(Change, Answer)>) {
    let mut waiting = Vec::with_capacity(TOGETHER);
    let mut pace = Pace::default();
    while receiver.recv_many(&mut waiting, TOGETHER).await > 0 {
        if let Some(until) = pace.waits(Instant::now()) {
            sleep_until(until).await;
            while waiting.len() < TOGETHER
                && let Ok(another) = receiver.try_recv()
            {
                waiting.push(another);
            }
        }
        let begun = Instant::now();
        let (changes, answers): (Vec<Change>, Vec<Answer>) = waiting.drain(..).unzip();
        pace.begins(begun, changes.len());
        let results = store.write(by, &changes).await;
        metrics.commit.observe(begun.elapsed());
        metrics.committed.add(results.iter().filter(|result| result.is_ok()).count() as u64);
        for (answer, result) in answers.into_iter().zip(results) {
            match &result {
                Err(StoreError::Broken(why)) => tracing::error!(why, "a change could not be kept"),
                Err(StoreError::Unknown(why)) => tracing::error!(why, "it is not known whether a change was kept"),
                Ok(()) | Err(StoreError::Taken) => {}
            }
            // Whoever asked may be gone; the change stands all the same.
            let _ = answer.send(result);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_plays_alone_never_waits_and_many_share_a_commit() {
        let (mut pace, now) = (Pace::default(), Instant::now());
        assert_eq!(pace.waits(now), None);
        pace.begins(now, SEVERAL - 1);
        assert_eq!(pace.waits(now), None);
        for (changes, apart) in [(SEVERAL, 2), (MANY - 1, 2), (MANY, 5), (TOGETHER, 5)] {
            let apart = Duration::from_millis(apart);
            pace.begins(now, changes);
            assert_eq!(pace.waits(now), Some(now + apart));
            assert_eq!(pace.waits(now + apart / 2), Some(now + apart));
            assert_eq!(pace.waits(now + apart), None);
        }
        pace.begins(now, 1);
        assert_eq!(pace.waits(now), None, "the crowd has gone");
    }
}
