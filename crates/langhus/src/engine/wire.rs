//! Lines to a program and back.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use super::fault::Fault;

/// A line is no longer than this: no answer needs more, and nobody fills our memory.
const LONGEST: usize = 64 << 10;

/// A program that is spoken with.
pub(crate) struct Wire {
    end: End,
    lines: Receiver<String>,
}

enum End {
    /// A program that we started.
    Started(Child),
    /// Whoever started us: each message is a line to say, or nothing when an answer is awaited.
    Ours(Sender<Option<String>>),
}

impl Wire {
    /// Starts a program: its path, and what it is started with, separated by spaces.
    pub(crate) fn start(command: &str) -> Result<Wire, Fault> {
        let mut words = command.split_whitespace();
        let mut program = Command::new(words.next().unwrap_or_default());
        program.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = program.spawn().map_err(|error| Fault::NotStarted(error.to_string()))?;
        let (sender, lines) = channel();
        if let Some(out) = child.stdout.take() {
            // It ends with the program, which ends at the latest when this is dropped.
            thread::spawn(move || {
                let mut out = BufReader::new(out);
                while let Some(line) = line_of(&mut out) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        Ok(Wire { end: End::Started(child), lines })
    }

    /// Speaks through whoever holds the other ends of these channels.
    pub(crate) fn through(out: Sender<Option<String>>, lines: Receiver<String>) -> Wire {
        Wire { end: End::Ours(out), lines }
    }

    /// Says a line. Whether anybody heard it shows when an answer is awaited.
    pub(crate) fn say(&mut self, line: &str) {
        match &mut self.end {
            End::Started(child) => {
                if let Some(input) = &mut child.stdin {
                    let _ = writeln!(input, "{line}").and_then(|()| input.flush());
                }
            }
            End::Ours(out) => drop(out.send(Some(line.to_owned()))),
        }
    }

    /// Waits for a line.
    pub(crate) fn hear(&mut self, time: Duration) -> Result<String, Fault> {
        if let End::Ours(out) = &self.end {
            // Whoever started us is not interrupted; how long it took is measured by the caller.
            let _ = out.send(None);
            return self.lines.recv().map_err(|_| Fault::Gone(String::new()));
        }
        match self.lines.recv_timeout(time) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late(time)),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone(self.how())),
        }
    }

    /// How a program that says nothing more has ended.
    fn how(&mut self) -> String {
        let End::Started(child) = &mut self.end else { return String::new() };
        child.wait().map(|status| format!(" ({status})")).unwrap_or_default()
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        if let End::Started(child) = &mut self.end {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The next line that is text and not too long; nothing when there is none any more.
fn line_of(out: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = out.by_ref().take(LONGEST as u64).read_until(b'\n', &mut line).ok()?;
    if read == 0 || (line.len() == LONGEST && line.last() != Some(&b'\n')) {
        return None;
    }
    Some(String::from_utf8_lossy(&line).trim().to_owned())
}
