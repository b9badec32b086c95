//! What was measured.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many tables were played at once.
    pub tables: usize,
    /// How many actions a second were due.
    pub rate: f64,
    /// How long it took.
    pub time: Duration,
    /// How many games were finished.
    pub games: u64,
    /// The resident memory of the server before and after the tables were opened, in bytes.
    pub memory: Option<(u64, u64)>,
    /// The part of the processors' time that other machines on the same hardware took meanwhile; nothing where that
    /// cannot be known. Latencies cannot be trusted where it is more than a trifle.
    pub stolen: Option<f64>,
    /// What failed, and how often.
    pub failures: BTreeMap<String, u64>,
    latencies: Vec<Duration>,
}

impl Report {
    pub(super) fn acted(&mut self, latency: Duration) {
        self.latencies.push(latency);
    }

    pub(super) fn fail(&mut self, why: String) {
        *self.failures.entry(why).or_default() += 1;
    }

    pub(super) fn add(&mut self, other: Report) {
        self.games += other.games;
        self.latencies.extend(other.latencies);
        for (why, n) in other.failures {
            *self.failures.entry(why).or_default() += n;
        }
    }

    /// How many actions were acknowledged.
    pub fn actions(&self) -> usize {
        self.latencies.len()
    }

    /// How many actions a second were acknowledged.
    pub fn per_second(&self) -> f64 {
        self.actions() as f64 / self.time.as_secs_f64()
    }

    /// The latency that this part of the actions did not exceed, from the moment they were due.
    pub fn latency(&self, part: f64) -> Duration {
        let mut sorted = self.latencies.clone();
        sorted.sort_unstable();
        let place = (part * sorted.len() as f64) as usize;
        sorted.get(place.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |part| self.latency(part).as_secs_f64() * 1000.0;
        writeln!(f, "{} tables, {:.1} s, {:.0} actions a second due", self.tables, self.time.as_secs_f64(), self.rate)?;
        writeln!(
            f,
            "{} actions acknowledged, {:.0} a second; {} games finished",
            self.actions(),
            self.per_second(),
            self.games
        )?;
        write!(
            f,
            "latency in ms: p50 {:.1}, p90 {:.1}, p99 {:.1}, p99.9 {:.1}, most {:.1}",
            ms(0.5),
            ms(0.9),
            ms(0.99),
            ms(0.999),
            ms(1.0)
        )?;
        if let Some((before, after)) = self.memory {
            let each = after.saturating_sub(before) as f64 / 1024.0 / self.tables as f64;
            write!(
                f,
                "\nserver memory: {:.1} MiB before, {:.1} MiB with all tables loaded: {each:.1} KiB a table",
                before as f64 / 1048576.0,
                after as f64 / 1048576.0
            )?;
        }
        if let Some(stolen) = self.stolen {
            write!(f, "\nprocessors: {:.1} % of their time was taken by other machines", 100.0 * stolen)?;
        }
        for (why, n) in &self.failures {
            write!(f, "\n{n} failed: {why}")?;
        }
        Ok(())
    }
}

/// The resident memory of a process, in bytes.
pub(super) fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

/// The time of all processors since the machine was started.
#[derive(Clone, Copy)]
pub(super) struct Processors {
    all: u64,
    stolen: u64,
}

impl Processors {
    pub(super) fn now() -> Option<Processors> {
        Processors::read(&std::fs::read_to_string("/proc/stat").ok()?)
    }

    /// The first line sums up all processors: user, nice, system, idle, iowait, irq, softirq, steal; what follows is
    /// counted among these.
    fn read(stat: &str) -> Option<Processors> {
        let line = stat.lines().find_map(|line| line.strip_prefix("cpu "))?;
        let times: Vec<u64> = line.split_whitespace().take(8).map(|time| time.parse().ok()).collect::<Option<_>>()?;
        Some(Processors { all: times.iter().sum(), stolen: *times.get(7)? })
    }

    /// The part that was stolen since then.
    pub(super) fn stolen_since(self, before: Processors) -> f64 {
        let all = self.all.saturating_sub(before.all).max(1);
        self.stolen.saturating_sub(before.stolen) as f64 / all as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_that_others_took_is_a_part_of_all_processors_time() {
        let read = |text| Processors::read(text);
        let before = read("cpu  10 0 20 60 5 0 5 0 7 0\ncpu0 10 0 20 60 5 0 5 0 7 0\n").expect("a line of Linux");
        let after = read("cpu  60 0 40 80 5 0 10 5 9 0\n").expect("a line of Linux");
        assert_eq!(after.stolen_since(before), 0.05);
        assert_eq!(after.stolen_since(after), 0.0);
        assert!(read("").is_none() && read("cpu 1 2 x 4 5 6 7 8\n").is_none() && read("cpu 1 2 3\n").is_none());
    }

    #[test]
    fn percentiles_are_of_the_sorted_latencies() {
        let mut report = Report { time: Duration::from_secs(10), ..Report::default() };
        for n in (0..1000).rev() {
            report.acted(Duration::from_millis(n));
        }
        assert_eq!((report.actions(), report.per_second()), (1000, 100.0));
        assert_eq!(report.latency(0.99), Duration::from_millis(990));
        assert_eq!(report.latency(1.0), Duration::from_millis(999));
        assert_eq!(Report::default().latency(0.5), Duration::ZERO);
    }
}
