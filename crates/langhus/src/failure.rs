//! Why a command did not do what was asked.

use std::fmt;
use std::io;

use langhus_rules::{Language, Say, Sentence};

use crate::usage;
use crate::words::WORDS;

/// A failure, with the sentence for the person who meets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The arguments are wrong.
    Usage {
        /// What is wrong and what would be right.
        says: Sentence,
        /// The command whose usage would help.
        command: String,
    },
    /// It failed.
    Failed(Sentence),
    /// Nobody reads the output any more.
    Closed,
}

impl Failure {
    /// It failed.
    pub(crate) fn failed(says: impl Into<Sentence>) -> Failure {
        Failure::Failed(says.into())
    }

    /// It failed, and the command's own words say why.
    pub(crate) fn says(say: Say) -> Failure {
        Failure::Failed(Sentence::of(&WORDS, say))
    }

    /// The failure in words.
    pub fn in_language(&self, language: Language) -> String {
        match self {
            Failure::Usage { says, command } => {
                format!("{}\n\n{}", says.in_language(language), usage::right(command, language))
            }
            Failure::Failed(says) => says.in_language(language),
            Failure::Closed => "The output was closed.".to_owned(),
        }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Usage { .. } => 2,
            Failure::Failed(_) => 1,
            Failure::Closed => 0,
        }
    }
}

/// In English, for logs.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for Failure {}

/// For the terminal itself; errors of named files are told by `files`.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::says(Say::new("failed-terminal").with("error", error.to_string())),
        }
    }
}
