//! What is wrong with something a person wrote: an edition, an option, a number of seats.

use std::fmt;

/// One thing that is wrong, as a sentence for the person who wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The line of the file it stands in, counted from 1.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub says: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.says),
            None => f.write_str(&self.says),
        }
    }
}

/// Everything that is wrong, at once; never empty when it is an error.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mistakes(pub Vec<Mistake>);

impl Mistakes {
    /// A single mistake that stands in no file.
    pub fn one(says: impl Into<String>) -> Mistakes {
        Mistakes(vec![Mistake { line: None, says: says.into() }])
    }
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, mistake) in self.0.iter().enumerate() {
            let gap = if n == 0 { "" } else { "\n" };
            write!(f, "{gap}{mistake}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistakes {}
