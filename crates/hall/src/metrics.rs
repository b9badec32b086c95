//! What the server counts, for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts so many.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    /// How many there have been.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// A number that grows and shrinks.
#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Counts so many more, or fewer.
    pub fn add(&self, n: i64) {
        self.0.fetch_add(n, Relaxed);
    }

    /// How many there are.
    pub fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// The upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How long something takes.
#[derive(Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// It took so long.
    pub fn observe(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(bucket) = BOUNDS.iter().position(|bound| micros <= *bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1e6);
        }
        let count = self.count.load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}");
    }
}

/// Everything the server counts.
#[derive(Default)]
pub struct Metrics {
    /// Tables in memory.
    pub rooms: Gauge,
    /// Actions that were acknowledged.
    pub actions: Counter,
    /// Changes that were committed.
    pub committed: Counter,
    /// Commits, each of many changes.
    pub commit: Histogram,
    /// Requests, from the first byte to the answer.
    pub handler: Histogram,
    /// Answers with a status of 500 or more.
    pub failures: Counter,
    /// Open streams.
    pub streams: Gauge,
    /// Open connections of players and programs.
    pub connections: Gauge,
    /// Connections that were closed at once, because their address had enough.
    pub turned_away: Counter,
    /// Connections that were closed because their clients did not read.
    pub cut_off: Counter,
    /// Tables that wait in line for their bots' turn.
    pub line: Gauge,
    /// Tables whose bots have their turn.
    pub thinking: Gauge,
    /// Decisions that wait for a bot's thread.
    pub bot_queue: Gauge,
    /// Decisions of bots.
    pub bot_answers: Counter,
}

impl Metrics {
    /// All of it, as Prometheus reads it. `tables` are the numbers of tables in the store by status, `asleep` that of the
    /// tables in memory whose bots wait until somebody looks.
    pub fn write(&self, tables: &[(crate::store::Status, u64)], asleep: usize) -> String {
        let mut text = String::new();
        // Writing into a String cannot fail.
        let _ = writeln!(text, "# HELP langhus_tables Tables in the store.\n# TYPE langhus_tables gauge");
        for (status, n) in tables {
            let _ = writeln!(text, "langhus_tables{{status=\"{}\"}} {n}", status.name());
        }
        let gauges = [
            ("langhus_tables_in_memory", "Tables in memory.", self.rooms.get()),
            ("langhus_tables_asleep", "Tables in memory whose bots wait until somebody looks.", asleep as i64),
            ("langhus_tables_in_line", "Tables that wait in line for their bots' turn.", self.line.get()),
            ("langhus_tables_thinking", "Tables whose bots have their turn.", self.thinking.get()),
            ("langhus_streams", "Open event streams.", self.streams.get()),
            ("langhus_connections", "Open connections.", self.connections.get()),
            ("langhus_bot_queue", "Decisions that wait for a bot's thread.", self.bot_queue.get()),
        ];
        for (name, help, value) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        let counters = [
            ("langhus_actions_total", "Actions that were acknowledged.", &self.actions),
            ("langhus_changes_total", "Changes that were committed.", &self.committed),
            ("langhus_bot_answers_total", "Decisions of bots.", &self.bot_answers),
            ("langhus_failures_total", "Answers with a status of 500 or more.", &self.failures),
            ("langhus_connections_refused_total", "Connections beyond those of one address.", &self.turned_away),
            ("langhus_connections_cut_off_total", "Connections whose clients did not read.", &self.cut_off),
        ];
        for (name, help, counter) in counters {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", counter.get());
        }
        self.commit.write(&mut text, "langhus_commit_seconds", "Commits, each of many changes.");
        self.handler.write(&mut text, "langhus_request_seconds", "Requests, streams not counted.");
        text
    }
}
