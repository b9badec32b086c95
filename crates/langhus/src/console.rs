//! Where a subcommand reads and writes.

use std::io::{BufRead, Write};

use crate::Failure;

/// Input and output of a subcommand.
pub struct Console<'c> {
    /// What the person types.
    pub input: &'c mut dyn BufRead,
    /// What the person reads.
    pub out: &'c mut dyn Write,
    /// Is there a person at the input, or a file?
    pub interactive: bool,
}

impl Console<'_> {
    /// Shows `mark` and waits for a line, without its line end; nothing when the input is at its end.
    ///
    /// # Errors
    /// When the terminal cannot be read or written.
    pub fn ask(&mut self, mark: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{mark}")?;
        self.out.flush()?;
        let line = self.line()?;
        if line.is_none() {
            writeln!(self.out)?;
        }
        Ok(line)
    }

    /// Waits for a line, without its line end; nothing when the input is at its end.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = Vec::new();
        self.input.read_until(b'\n', &mut line)?;
        // Bytes that are no text cannot be an answer, but they are no reason to stop either.
        Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }
}
