//! The threads on which bots think.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use langhus_bots::Clock;
use langhus_table::sitting::Waits;

use crate::line::Line;
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
    people: VecDeque<Job>,
    unattended: VecDeque<Job>,
    closed: bool,
}

impl Queue {
    /// The next job, for whom it is, and how many others there are for the like of them: no job for people is shortened
    /// because of those that nobody waits for.
    fn next(&mut self) -> Option<(Job, Waits, usize)> {
        if let Some(job) = self.people.pop_front() {
            return Some((job, Waits::People, self.people.len()));
        }
        self.unattended.pop_front().map(|job| (job, Waits::Nobody, self.unattended.len()))
    }
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
    /// Starts so many threads, which hurry when many tables wait in line.
    ///
    /// # Errors
    /// The operating system gives no thread.
    pub fn start(threads: usize, line: &Arc<Line>, metrics: Arc<Metrics>) -> std::io::Result<Thinkers> {
        let shared = Arc::new(Shared::default());
        for n in 0..threads {
            let (shared, line, metrics) = (shared.clone(), line.clone(), metrics.clone());
            let named = thread::Builder::new().name(format!("thinker-{n}"));
            named.spawn(move || think(&shared, &line, &metrics, threads))?;
        }
        Ok(Thinkers { shared, metrics })
    }

    /// Queues some thinking that would like to take so long, behind that for which people wait.
    pub fn push(&self, waits: Waits, think: Duration, work: impl FnOnce(&dyn Clock) + Send + 'static) {
        let mut queue = self.shared.queue();
        if !queue.closed {
            let jobs = match waits {
                Waits::People => &mut queue.people,
                Waits::Nobody => &mut queue.unattended,
            };
            jobs.push_back(Job { think, work: Box::new(work) });
            self.metrics.bot_queue.add(1);
            self.shared.news.notify_one();
        }
    }

    /// No more thinking: what waits is forgotten. It begins again after a restart.
    pub fn close(&self) {
        let mut queue = self.shared.queue();
        queue.closed = true;
        let forgotten = queue.people.drain(..).count() + queue.unattended.drain(..).count();
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

fn think(shared: &Shared, line: &Line, metrics: &Metrics, threads: usize) {
    loop {
        let (job, waits, queued) = {
            let mut queue = shared.queue();
            loop {
                if queue.closed {
                    return;
                }
                if let Some(next) = queue.next() {
                    break next;
                }
                queue = shared.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        };
        metrics.bot_queue.add(-1);
        let clock = Stopwatch::start(allowed(job.think, queued + line.waiting(waits), threads));
        // A bot that panics must not take the thread with it; whoever waits for its answer notices that none comes.
        let _ = catch_unwind(AssertUnwindSafe(|| (job.work)(&clock)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Most;

    #[test]
    fn the_time_to_think_shrinks_when_others_wait() {
        let second = Duration::from_secs(1);
        assert_eq!(allowed(second, 0, 2), second);
        assert_eq!(allowed(second, 6, 2), second / 4);
        assert_eq!(allowed(second, 100_000, 2), LEAST);
        assert_eq!(allowed(Duration::ZERO, 5, 2), Duration::ZERO);
    }

    #[test]
    fn people_are_thought_for_first_and_not_less_because_others_wait() {
        let mut queue = Queue::default();
        let job = |think| Job { think: Duration::from_secs(think), work: Box::new(|_| ()) };
        queue.unattended.extend([1, 2].map(job));
        queue.people.extend([3, 4].map(job));
        let order: Vec<(u64, usize)> =
            std::iter::from_fn(|| queue.next()).map(|(job, _, others)| (job.think.as_secs(), others)).collect();
        assert_eq!(order, [(3, 1), (4, 0), (1, 1), (2, 0)]);
    }

    #[test]
    fn a_thread_survives_a_bot_that_panics() {
        let line = Line::new(Most { tables: 1, unattended: 1 }, Arc::default());
        let thinkers = Thinkers::start(1, &line, Arc::default()).unwrap();
        let (sender, receiver) = std::sync::mpsc::channel();
        thinkers.push(Waits::People, Duration::ZERO, |_| panic!("a bot with a mistake"));
        thinkers.push(Waits::People, Duration::ZERO, move |_| sender.send(7).unwrap());
        assert_eq!(receiver.recv_timeout(Duration::from_secs(10)), Ok(7));
    }
}
