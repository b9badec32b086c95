//! The one writer: it takes what all tables want to keep and commits it together, so that a thousand tables share the
//! disk's few flushes a second. Nobody is told of anything before it answers.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use super::{Change, Store, StoreError};
use crate::metrics::Metrics;

/// So many changes wait at most; then those who write wait themselves.
const QUEUE: usize = 4096;
/// So many changes go into one commit at most, so that its time stays bounded.
const TOGETHER: usize = 512;

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// The way to the one writer.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<(Change, Answer)>);

impl Writer {
    /// Starts the writer. It ends when the last `Writer` is dropped.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(run(store, metrics, receiver));
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

async fn run(store: Arc<dyn Store>, metrics: Arc<Metrics>, mut receiver: mpsc::Receiver<(Change, Answer)>) {
    let mut waiting = Vec::with_capacity(TOGETHER);
    while receiver.recv_many(&mut waiting, TOGETHER).await > 0 {
        let begun = Instant::now();
        let (changes, answers): (Vec<Change>, Vec<Answer>) = waiting.drain(..).unzip();
        let results = store.write(&changes).await;
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
