//! Where a program waits between its games.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::fault::Fault;
use super::talk::Talk;
use super::wire::Wire;

/// How long a program may think about a decision, if nothing is said.
const TIME: u32 = 1000;

/// A program by its command, with those that run and have no game. Several games at once start it several times.
pub(crate) struct Stable {
    command: String,
    milliseconds: u32,
    idle: Mutex<Vec<Talk>>,
    /// Is it whoever started us? Then there is only one.
    ours: bool,
}

impl Stable {
    /// A program by name: `./mybot`, or with the time it has for a decision `200ms:./mybot`.
    pub(crate) fn named(text: &str) -> Result<Stable, String> {
        let timed = text.split_once("ms:").and_then(|(digits, command)| Some((digits.parse().ok()?, command)));
        let (milliseconds, command) = timed.unwrap_or((TIME, text));
        if command.trim().is_empty() || milliseconds == 0 {
            return Err(
                "a program is named by its command, for instance program:./mybot or program:200ms:./mybot".into()
            );
        }
        Ok(Stable { command: command.trim().to_owned(), milliseconds, idle: Mutex::default(), ours: false })
    }

    /// Whoever started us, who has introduced itself.
    pub(crate) fn ours(talk: Talk, milliseconds: u32) -> Stable {
        Stable { command: "you".to_owned(), milliseconds, idle: Mutex::new(vec![talk]), ours: true }
    }

    /// How long it may think about a decision.
    pub(crate) fn time(&self) -> Duration {
        Duration::from_millis(self.milliseconds.into())
    }

    /// One that waits, or another one that is started.
    pub(crate) fn take(&self) -> Result<Talk, Fault> {
        match self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop() {
            Some(talk) => Ok(talk),
            None if self.ours => Err(Fault::Gone(String::new())),
            None => Talk::begin(Wire::start(&self.command)?),
        }
    }

    /// It waits for its next game.
    pub(crate) fn put_back(&self, talk: Talk) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(talk);
    }

    /// Those that wait are told that there is no game any more.
    pub(crate) fn close(&self) {
        let idle = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
        idle.into_iter().for_each(|mut talk| talk.quit());
    }
}

impl fmt::Display for Stable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.milliseconds {
            TIME => write!(f, "program:{}", self.command),
            milliseconds => write!(f, "program:{milliseconds}ms:{}", self.command),
        }
    }
}

/// Two are the same if their files are, too: a program that was changed plays its games anew.
impl Hash for Stable {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (&self.command, self.milliseconds).hash(hasher);
        for word in self.command.split_whitespace().filter(|word| Path::new(word).is_file()) {
            std::fs::read(word).ok().hash(hasher);
        }
    }
}
