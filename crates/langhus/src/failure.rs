//! Why a command did not do what was asked.

use std::fmt;
use std::io;

/// A failure, with the sentence for the person who meets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The arguments are wrong.
    Usage {
        /// What is wrong and what would be right.
        says: String,
        /// How the command is written.
        usage: String,
    },
    /// It failed.
    Failed(String),
    /// Nobody reads the output any more.
    Closed,
}

impl Failure {
    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Usage { .. } => 2,
            Failure::Failed(_) => 1,
            Failure::Closed => 0,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage { says, usage } => write!(f, "{says}\n\n{usage}"),
            Failure::Failed(says) => f.write_str(says),
            Failure::Closed => f.write_str("The output was closed."),
        }
    }
}

impl std::error::Error for Failure {}

/// For the terminal itself; errors of named files are told by `files`.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Failed(format!("The terminal cannot be read or written: {error}.")),
        }
    }
}
