//! What a program can do wrong.

use std::fmt;
use std::time::Duration;

/// Why a program has lost its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It cannot be started.
    NotStarted(String),
    /// It ended, or closed its output.
    Gone(String),
    /// It did not answer in time.
    Late(Duration),
    /// It answered something else than what it was asked for.
    Nonsense(String),
    /// Its action is not legal.
    Illegal {
        /// What it wanted to do.
        action: String,
        /// Why not.
        why: String,
    },
}

impl Fault {
    /// One word for it, by which faults are counted.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not started",
            Fault::Gone(_) => "crashed",
            Fault::Late(_) => "too late",
            Fault::Nonsense(_) => "no answer",
            Fault::Illegal { .. } => "illegal",
        }
    }
}

/// The sentence that is told.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(why) => write!(f, "it cannot be started: {why}"),
            Fault::Gone(how) => write!(f, "it ended{how}"),
            Fault::Late(time) => write!(f, "it did not answer within {} ms", time.as_millis()),
            Fault::Nonsense(line) => write!(f, "it answered \"{line}\""),
            Fault::Illegal { action, why } => write!(f, "it played \"{action}\": {why}"),
        }
    }
}
