//! The threads on which bots think.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use langhus_bots::Clock;

use crate::metrics::Metrics;
use crate::stopwatch::Stopwatch;

/// However busy the machine is, a bot may think so long.
const LEAST: Duration = Duration::from_millis(10);

type Work = Box<dyn FnOnce(&dyn Clock) + Send>;

struct Job {
    think: Duration,
    work: Work,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // The lock is held for a push or a pop only, so a panic cannot leave the queue half changed.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Threads that think, one decision after the other.
pub struct Thinkers {
    shared: Arc<Shared>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// Starts so many threads.
    ///
    /// # Errors
    /// The operating system gives no thread.
    pub fn start(threads: usize, metrics: Arc<Metrics>) -> std::io::Result<Thinkers> {
        let shared = Arc::new(Shared::default());
        for n in 0..threads {
            let (shared, metrics) = (shared.clone(), metrics.clone());
            let named = thread::Builder::new().name(format!("thinker-{n}"));
            named.spawn(move || think(&shared, &metrics, threads))?;
        }
        Ok(Thinkers { shared, metrics })
    }

    /// Queues some thinking that would like to take so long.
    pub fn push(&self, think: Duration, work: impl FnOnce(&dyn Clock) + Send + 'static) {
        let mut queue = self.shared.queue();
        if !queue.closed {
            queue.jobs.push_back(Job { think, work: Box::new(work) });
            self.metrics.bot_queue.add(1);
            self.shared.news.notify_one();
        }
    }

    /// No more thinking: what waits is forgotten. It begins again after a restart.
    pub fn close(&self) {
        let mut queue = self.shared.queue();
        queue.closed = true;
        let forgotten = queue.jobs.drain(..).count();
        self.metrics.bot_queue.add(-(forgotten as i64));
        self.shared.news.notify_all();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.close();
    }
}

/// How long a decision may take when so many others wait for each thread.
fn allowed(think: Duration, waiting: usize, threads: usize) -> Duration {
    let share = 1.0 + waiting as f64 / threads as f64;
    think.div_f64(share).max(LEAST.min(think))
}

fn think(shared: &Shared, metrics: &Metrics, threads: usize) {
    loop {
        let (job, waiting) = {
            let mut queue = shared.queue();
            loop {
                if queue.closed {
                    return;
                }
                if let Some(job) = queue.jobs.pop_front() {
                    break (job, queue.jobs.len());
                }
                queue = shared.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        };
        metrics.bot_queue.add(-1);
        let clock = Stopwatch::start(allowed(job.think, waiting, threads));
        // A bot that panics must not take the thread with it; whoever waits for its answer notices that none comes.
        let _ = catch_unwind(AssertUnwindSafe(|| (job.work)(&clock)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_to_think_shrinks_when_others_wait() {
        let second = Duration::from_secs(1);
        assert_eq!(allowed(second, 0, 2), second);
        assert_eq!(allowed(second, 6, 2), second / 4);
        assert_eq!(allowed(second, 100_000, 2), LEAST);
        assert_eq!(allowed(Duration::ZERO, 5, 2), Duration::ZERO);
    }

    #[test]
    fn a_thread_survives_a_bot_that_panics() {
        let thinkers = Thinkers::start(1, Arc::default()).unwrap();
        let (sender, receiver) = std::sync::mpsc::channel();
        thinkers.push(Duration::ZERO, |_| panic!("a bot with a mistake"));
        thinkers.push(Duration::ZERO, move |_| sender.send(7).unwrap());
        assert_eq!(receiver.recv_timeout(Duration::from_secs(10)), Ok(7));
    }
}
