//! What was measured.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::processors::Others;

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
    /// The part of the processors' time that others took meanwhile; nothing where that cannot be known.
    pub others: Option<Others>,
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
        if let Some(others) = self.others {
            write!(f, "\nprocessors: {:.1} % of their time was taken by other machines", 100.0 * others.by_machines)?;
            if let Some(programs) = others.by_programs {
                write!(f, ", {:.1} % by other programs of this machine", 100.0 * programs)?;
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_took_the_processors_is_told_as_far_as_it_is_known() {
        let told = |others| {
            let report = Report { tables: 1, time: Duration::from_secs(1), others, ..Report::default() }.to_string();
            report.lines().filter(|line| line.starts_with("processors")).collect::<String>()
        };
        let others = Others { by_machines: 0.031, by_programs: Some(0.25) };
        let both =
            "processors: 3.1 % of their time was taken by other machines, 25.0 % by other programs of this machine";
        assert_eq!(told(Some(others)), both);
        let machines = "processors: 3.1 % of their time was taken by other machines";
        assert_eq!(told(Some(Others { by_programs: None, ..others })), machines);
        assert_eq!(told(None), "");
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
