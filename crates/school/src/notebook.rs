//! Files of games: what was played by whom in a few lines of text, and then one game after another.
//!
//! ```text
//! langhus-lessons 1
//! game wikinger
//! revision 1
//! edition 0123456789abcdef
//! options advanced=off auction=off
//! seats 2
//! bot search:200
//! (an empty line)
//! ```
//!
//! Each game follows as its length in four bytes, the lowest first, and its bytes. A run that was interrupted may end in
//! the middle of a game, which is left out.

use std::fmt::Write;

use langhus_rules::Encode;

use crate::Lesson;

/// What the games of a file have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The game.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
    /// The mark of the edition.
    pub edition: u64,
    /// The options, as `key=value`.
    pub options: Vec<String>,
    /// How many played.
    pub seats: u8,
    /// Who played.
    pub bot: String,
}

/// A file of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notebook {
    /// What they have in common.
    pub subject: Subject,
    /// The games.
    pub lessons: Vec<Lesson>,
}

/// Why a file is none, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotebookError(pub String);

impl std::fmt::Display for NotebookError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotebookError {}

const TITLE: &str = "langhus-lessons 1";
/// Beyond this a length cannot be that of a game.
const LONGEST: u32 = 1 << 22;

impl Subject {
    /// The lines at the head of a file.
    pub fn head(&self) -> Vec<u8> {
        let Subject { game, revision, edition, options, seats, bot } = self;
        let mut head = format!("{TITLE}\ngame {game}\nrevision {revision}\nedition {edition:016x}\n");
        // Writing into a string cannot fail.
        let _ = write!(head, "options {}\nseats {seats}\nbot {bot}\n\n", options.join(" "));
        head.into_bytes()
    }

    fn read(head: &str) -> Option<Subject> {
        let mut lines = head.lines();
        (lines.next()? == TITLE).then_some(())?;
        let mut line = |key: &str| lines.next()?.strip_prefix(key)?.strip_prefix(' ').map(str::to_owned);
        Some(Subject {
            game: line("game")?,
            revision: line("revision")?.parse().ok()?,
            edition: u64::from_str_radix(&line("edition")?, 16).ok()?,
            options: line("options")?.split_whitespace().map(str::to_owned).collect(),
            seats: line("seats")?.parse().ok()?,
            bot: line("bot")?,
        })
    }

    /// Can these games be replayed by these rules?
    ///
    /// # Errors
    /// Why not.
    pub fn fits<G: Encode>(&self, rules: &G) -> Result<(), NotebookError> {
        let wrong = |says: String| Err(NotebookError(says));
        if self.game != G::ID {
            return wrong(format!("these are games of {}, not of {}.", self.game, G::ID));
        }
        if self.revision != rules.revision() {
            return wrong(format!(
                "the games follow revision {} of the rules, not {}.",
                self.revision,
                rules.revision()
            ));
        }
        if self.edition != rules.edition() {
            return wrong("the games were played with another edition.".to_owned());
        }
        Ok(())
    }
}

impl Notebook {
    /// A game as it stands in a file.
    pub fn entry(lesson: &Lesson) -> Vec<u8> {
        let mut bytes = vec![0; 4];
        lesson.write(&mut bytes);
        let length = (bytes.len() - 4) as u32;
        bytes[..4].copy_from_slice(&length.to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Notebook, NotebookError> {
        let wrong = |says: &str| NotebookError(says.to_owned());
        let end = bytes.windows(2).position(|pair| pair == b"\n\n");
        let (head, mut rest) = bytes.split_at(end.ok_or_else(|| wrong("this is no file of games."))? + 2);
        let subject = std::str::from_utf8(head).ok().and_then(Subject::read);
        let subject = subject.ok_or_else(|| wrong("its first lines are not those of a file of games."))?;
        let mut lessons = Vec::new();
        while let Some((length, others)) = rest.split_first_chunk() {
            let length = u32::from_le_bytes(*length);
            if length > LONGEST {
                return Err(wrong(&format!("game {} is longer than a game can be.", lessons.len() + 1)));
            }
            let Some((own, others)) = others.split_at_checked(length as usize) else { break };
            let lesson = Lesson::read(own);
            lessons.push(lesson.ok_or_else(|| wrong(&format!("game {} cannot be read.", lessons.len() + 1)))?);
            rest = others;
        }
        Ok(Notebook { subject, lessons })
    }
}

#[cfg(test)]
mod tests {
    use langhus_rules::Seed;

    use super::*;

    #[test]
    fn a_file_reads_back_and_an_interrupted_one_without_its_last_game() {
        let subject = Subject {
            game: "wikinger".into(),
            revision: 1,
            edition: 0xABC,
            options: vec!["advanced=on".into(), "auction=off".into()],
            seats: 4,
            bot: "search:200".into(),
        };
        let lesson = |number| Lesson { seed: Seed::from_number(number), choices: Vec::new() };
        let mut file = subject.head();
        file.extend(Notebook::entry(&lesson(1)));
        let whole = file.len();
        file.extend(Notebook::entry(&lesson(2)));
        let read = Notebook::read(&file).unwrap();
        assert_eq!(read, Notebook { subject, lessons: vec![lesson(1), lesson(2)] });
        assert!((whole..file.len()).all(|end| Notebook::read(&file[..end]).unwrap().lessons == [lesson(1)]));
        file[0] = b'x';
        assert!(Notebook::read(&file).is_err() && Notebook::read(b"").is_err());
    }
}
