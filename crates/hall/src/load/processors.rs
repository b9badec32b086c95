//! Who had the processors meanwhile: other machines on the same hardware, and other programs on this one.
//!
//! Linux tells it in `/proc`, in ticks of the clock; elsewhere nothing is known.

use std::fs;
use std::net::SocketAddr;

/// The processors' time that others took, each as a part of all there was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Others {
    /// By other machines on the same hardware. Latencies cannot be trusted where it is more than a trifle.
    pub by_machines: f64,
    /// By the programs of this machine that are neither the generator nor the server; nothing where the server's
    /// process is not known.
    pub by_programs: Option<f64>,
}

/// The time of all processors since the machine was started.
#[derive(Clone, Copy)]
struct Machine {
    all: u64,
    idle: u64,
    stolen: u64,
}

impl Machine {
    /// The first line sums up all processors: user, nice, system, idle, iowait, irq, softirq, steal; what follows is
    /// counted among these.
    fn read(stat: &str) -> Option<Machine> {
        let line = stat.lines().find_map(|line| line.strip_prefix("cpu "))?;
        let times: Vec<u64> = line.split_whitespace().take(8).map(|time| time.parse().ok()).collect::<Option<_>>()?;
        let [_, _, _, idle, waiting, _, _, stolen] = times[..] else { return None };
        Some(Machine { all: times.iter().sum(), idle: idle + waiting, stolen })
    }
}

/// The time that a process has had, in user mode and in the kernel: the fields 14 and 15 of its line. The second, its
/// name in brackets, may hold anything, so they are counted from its end.
fn time_of_process(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

/// How much time everybody has had so far.
#[derive(Clone, Copy)]
pub(super) struct Processors {
    machine: Machine,
    /// The generator and the server together.
    ours: Option<u64>,
}

impl Processors {
    /// Until now, with the server's process, if it is known.
    pub(super) fn now(server: Option<u32>) -> Option<Processors> {
        let machine = Machine::read(&fs::read_to_string("/proc/stat").ok()?)?;
        let time = |process: u32| time_of_process(&fs::read_to_string(format!("/proc/{process}/stat")).ok()?);
        let own = std::process::id();
        let ours = server.and_then(|server| Some(time(own)? + if server == own { 0 } else { time(server)? }));
        Some(Processors { machine, ours })
    }

    /// What others took since then.
    pub(super) fn taken_since(self, before: Processors) -> Others {
        let since = |now: u64, then: u64| now.saturating_sub(then);
        let (now, then) = (self.machine, before.machine);
        let all = since(now.all, then.all);
        let (idle, stolen) = (since(now.idle, then.idle), since(now.stolen, then.stolen));
        let part = |time: u64| time as f64 / all.max(1) as f64;
        let ours = self.ours.zip(before.ours).map(|(now, then)| since(now, then));
        let by_programs = ours.map(|ours| part(all.saturating_sub(idle + stolen + ours)));
        Others { by_machines: part(stolen), by_programs }
    }
}

/// The process that listens there, if it is one of this machine that may be looked into.
pub(super) fn listener(address: SocketAddr) -> Option<u32> {
    let socket = ["/proc/net/tcp", "/proc/net/tcp6"]
        .iter()
        .find_map(|path| listening_socket(&fs::read_to_string(path).ok()?, address.port()))?;
    let target = format!("socket:[{socket}]");
    let holds = |process: &u32| {
        let files = fs::read_dir(format!("/proc/{process}/fd")).into_iter().flatten().flatten();
        files.filter_map(|file| fs::read_link(file.path()).ok()).any(|link| link.as_os_str() == target.as_str())
    };
    let entries = fs::read_dir("/proc").ok()?.flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).find(holds)
}

/// The number of the socket that listens at this port. A line is its place, the local address and port in hexadecimal
/// digits, the other end's, the state (0A: it listens), five more fields, and then the number.
fn listening_socket(table: &str, port: u16) -> Option<u64> {
    table.lines().find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (_, found) = fields.get(1)?.rsplit_once(':')?;
        let listens = u16::from_str_radix(found, 16) == Ok(port) && *fields.get(3)? == "0A";
        fields.get(9).filter(|_| listens)?.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine(stat: &str) -> Machine {
        Machine::read(stat).expect("a line of Linux")
    }

    #[test]
    fn the_time_that_others_took_is_a_part_of_all_processors_time() {
        let before = machine("cpu  10 0 20 60 5 0 5 0 7 0\ncpu0 10 0 20 60 5 0 5 0 7 0\n");
        let after = machine("cpu  60 0 40 80 5 0 10 5 9 0\n");
        let then = Processors { machine: before, ours: Some(100) };
        // Of 100 ticks 20 were idle, 5 stolen and 60 ours.
        let now = Processors { machine: after, ours: Some(160) };
        assert_eq!(now.taken_since(then), Others { by_machines: 0.05, by_programs: Some(0.15) });
        assert_eq!(now.taken_since(now), Others { by_machines: 0.0, by_programs: Some(0.0) });
        let blind = Processors { machine: after, ours: None };
        assert_eq!(blind.taken_since(then), Others { by_machines: 0.05, by_programs: None });
        for wrong in ["", "cpu 1 2 x 4 5 6 7 8\n", "cpu 1 2 3\n"] {
            assert!(Machine::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn the_time_of_a_process_is_found_behind_any_name() {
        let line = "42 (a) b (c)) S 1 42 42 0 -1 4194560 9 0 0 0 31 11 7 7 20 0 1 0 100 0 0";
        assert_eq!(time_of_process(line), Some(42));
        assert_eq!(time_of_process("42 (a) S 1 2"), None);
    }

    #[test]
    fn the_socket_that_listens_is_told_from_those_that_talk() {
        let table = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n   \
            0: 0100007F:2208 0100007F:9999 01 00000000:00000000 00:00000000 00000000     0        0 11 1 0\n   \
            1: 0100007F:2208 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 12 1 0\n";
        assert_eq!(listening_socket(table, 8712), Some(12));
        assert_eq!(listening_socket(table, 8713), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_program_that_listens_here_is_found_and_its_time_is_not_that_of_others() {
        let listens = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listens.local_addr().expect("an address");
        assert_eq!(listener(address), Some(std::process::id()));
        let now = Processors::now(Some(std::process::id())).expect("Linux tells");
        assert!(now.ours.is_some());
        drop(listens);
        assert_eq!(listener(address), None);
    }
}
