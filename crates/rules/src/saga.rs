//! Records of games, "sagas": a text that a person can read and diff. `docs/saga.md` specifies it.

use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

use crate::options::shorten;
use crate::text::HOUSE;
use crate::{Language, NoSeed, Options, Say, Seat, Seed, Sentence, hex};

/// The first line of every record of this format.
const FORMAT: &str = "langhus saga 1";
/// Nobody's name is longer than this many characters.
const LONGEST_NAME: usize = 40;

/// A record as it is written: well-formed, but not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saga {
    /// The game's id.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The hash of the edition.
    pub edition: String,
    /// The options, as `key=value`.
    pub options: Vec<String>,
    /// How many played.
    pub seats: u8,
    /// Their names, where they are known; empty or one for each seat.
    pub names: Vec<String>,
    /// The seed.
    pub seed: Seed,
    /// How often somebody who played with bots alone took back more than their last action.
    pub taken_back: u32,
    /// What was played.
    pub moves: Vec<SagaMove>,
    /// How it ended.
    pub end: End,
}

/// One action of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SagaMove {
    /// Who played it.
    pub seat: Seat,
    /// The action's notation.
    pub notation: String,
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The game goes on.
    Unfinished,
    /// The game is over: score and tie-break of every seat.
    Finished(Vec<(i32, i32)>),
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SagaError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it and what was expected.
    pub says: Sentence,
}

impl SagaError {
    /// The line and the reason in words.
    pub fn in_language(&self, language: Language) -> String {
        let say = Say::new("on-line").with("line", self.line).with("says", self.says.in_language(language));
        HOUSE.say(&say, language, &[])
    }
}

/// In English, for logs and programs.
impl fmt::Display for SagaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for SagaError {}

impl From<SagaError> for Sentence {
    fn from(error: SagaError) -> Sentence {
        Sentence::told(move |language| error.in_language(language))
    }
}

impl Saga {
    /// The line of the text on which a move stands.
    pub fn line_of_move(&self, place: usize) -> usize {
        // Seven lines of header, the names, what was taken back, an empty line; then one line a move, counted from 1.
        7 + self.names.len() + usize::from(self.taken_back > 0) + 1 + place + 1
    }

    /// The line on which the end stands.
    pub fn line_of_end(&self) -> usize {
        self.line_of_move(self.moves.len()) + 1
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first line that is wrong, and why. Never panics, whatever the text.
    pub fn read(text: &str) -> Result<Saga, SagaError> {
        let mut lines = Lines { lines: text.lines().collect(), next: 0 };
        if lines.lines.first() != Some(&FORMAT) {
            let found = shorten(lines.lines.first().unwrap_or(&""));
            return Err(lines.error_at(1, Say::new("saga-format").with("format", FORMAT).with("found", found)));
        }
        if let Some(place) = lines.lines.iter().position(|line| line.chars().any(char::is_control)) {
            return Err(lines.error_at(place + 1, Say::new("saga-control")));
        }
        lines.next = 1;
        let game = lines.entry("game")?.to_owned();
        let revision = lines.number("revision", Say::new("what-number"))?;
        let edition = lines.entry("edition")?.to_owned();
        if hex::decode(&edition).is_none_or(|bytes| bytes.len() != 32) {
            return Err(lines.error(Say::new("saga-edition")));
        }
        let options = lines.entry("options")?;
        if options.split_whitespace().nth(Options::MOST).is_some() {
            return Err(lines.error(Say::new("saga-options").with("most", Options::MOST)));
        }
        let options = options.split_whitespace().map(str::to_owned).collect();
        let seats: u8 = lines.number("seats", Say::new("what-seats").with("most", Seat::MOST))?;
        if !(1..=Seat::MOST as u8).contains(&seats) {
            return Err(lines.error(Say::new("saga-seats").with("most", Seat::MOST)));
        }
        let seed =
            lines.entry("seed")?.parse().map_err(|NoSeed| lines.error(Say::new("saga-seed").with("digits", 64)))?;
        let names = read_names(&mut lines, seats)?;
        let taken_back = read_taken_back(&mut lines)?;
        lines.empty("what-empty-moves", "what-moves")?;
        let mut moves = Vec::new();
        while !lines.peek(Say::new("what-move-or-end"))?.is_empty() {
            let line = lines.take(Say::new("what-move"))?;
            let (seat, notation) = line.split_once(' ').unwrap_or((line, ""));
            let seat = seat.parse().ok().filter(|n| (1..=seats).contains(n)).map(|n: u8| Seat::new(n - 1));
            let Some(seat) = seat.filter(|_| !notation.is_empty()) else {
                return Err(lines.error(Say::new("saga-move").with("seats", seats).with("found", shorten(line))));
            };
            moves.push(SagaMove { seat, notation: notation.to_owned() });
        }
        lines.empty("what-empty-end", "what-end")?;
        let end = read_end(&mut lines, seats, moves.len())?;
        let sum = sum_of(&lines.lines[..lines.next]);
        if lines.entry("sum")? != sum {
            return Err(lines.error(Say::new("saga-sum")));
        }
        match lines.lines.len() - lines.next {
            0 => Ok(Saga { game, revision, edition, options, seats, names, seed, taken_back, moves, end }),
            _ => Err(lines.error_at(lines.next + 1, Say::new("saga-after"))),
        }
    }

    /// Writes the record.
    pub fn write(&self) -> String {
        let mut text = format!(
            "{FORMAT}\ngame {}\nrevision {}\nedition {}\noptions {}\nseats {}\nseed {}\n",
            self.game,
            self.revision,
            self.edition,
            self.options.join(" "),
            self.seats,
            self.seed
        );
        // Writing into a String cannot fail.
        for (n, name) in self.names.iter().enumerate() {
            let _ = writeln!(text, "name {} {}", n + 1, tidy_name(name));
        }
        if self.taken_back > 0 {
            let _ = writeln!(text, "taken-back {}", self.taken_back);
        }
        text.push('\n');
        for SagaMove { seat, notation } in &self.moves {
            let _ = writeln!(text, "{seat} {notation}");
        }
        text.push('\n');
        let how = if self.end == End::Unfinished { "unfinished" } else { "finished" };
        let _ = writeln!(text, "end {how} {}", self.moves.len());
        if let End::Finished(scores) = &self.end {
            for (n, (score, tie_break)) in scores.iter().enumerate() {
                let _ = writeln!(text, "score {} {score} {tie_break}", n + 1);
            }
        }
        let sum = sum_of(&text.lines().collect::<Vec<_>>());
        let _ = writeln!(text, "sum {sum}");
        text
    }
}

/// A name on one line, not too long, never empty.
fn tidy_name(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let tidy: String = plain.trim().chars().take(LONGEST_NAME).collect();
    let tidy = tidy.trim_end();
    if tidy.is_empty() { "-".to_owned() } else { tidy.to_owned() }
}

fn read_names(lines: &mut Lines<'_>, seats: u8) -> Result<Vec<String>, SagaError> {
    let mut names = Vec::new();
    while lines.peek(Say::new("what-name-or-moves"))?.starts_with("name ") {
        let entry = lines.entry("name")?;
        let expected = names.len() + 1;
        let name = entry.strip_prefix(&format!("{expected} ")).filter(|name| tidy_name(name) == **name);
        let Some(name) = name.filter(|_| expected <= usize::from(seats)) else {
            return Err(lines.error(Say::new("saga-names").with("seats", seats).with("most", LONGEST_NAME)));
        };
        names.push(name.to_owned());
    }
    if !names.is_empty() && names.len() != usize::from(seats) {
        return Err(lines.error(Say::new("saga-names-all").with("names", names.len()).with("seats", seats)));
    }
    Ok(names)
}

/// The line is there only where it has something to tell, so that every game has one record.
fn read_taken_back(lines: &mut Lines<'_>) -> Result<u32, SagaError> {
    if !lines.peek(Say::new("what-empty-moves"))?.starts_with("taken-back ") {
        return Ok(0);
    }
    let times = lines.number("taken-back", Say::new("what-number-from-one"))?;
    if times == 0 { Err(lines.error(Say::new("saga-taken-back"))) } else { Ok(times) }
}

fn read_end(lines: &mut Lines<'_>, seats: u8, moves: usize) -> Result<End, SagaError> {
    let entry = lines.entry("end")?;
    let (how, count) = entry.split_once(' ').unwrap_or((entry, ""));
    if count != moves.to_string() {
        return Err(lines.error(Say::new("saga-count").with("found", shorten(count)).with("moves", moves)));
    }
    match how {
        "unfinished" => Ok(End::Unfinished),
        "finished" => {
            let mut scores = Vec::new();
            for seat in 1..=seats {
                let entry = lines.entry("score")?;
                let mut numbers = entry.split(' ').map(str::parse::<i32>);
                let (Some(Ok(number)), Some(Ok(score)), Some(Ok(tie_break)), None) =
                    (numbers.next(), numbers.next(), numbers.next(), numbers.next())
                else {
                    return Err(lines.error(Say::new("saga-score")));
                };
                if number != i32::from(seat) {
                    return Err(lines.error(Say::new("saga-score-seat").with("seat", seat)));
                }
                scores.push((score, tie_break));
            }
            Ok(End::Finished(scores))
        }
        _ => Err(lines.error(Say::new("saga-end").with("found", shorten(how)))),
    }
}

/// SHA-256 of the lines, each with its line feed, whatever the file uses.
fn sum_of(lines: &[&str]) -> String {
    let mut hash = Sha256::new();
    for line in lines {
        hash.update(line.as_bytes());
        hash.update(b"\n");
    }
    hex::encode(&hash.finalize())
}

struct Lines<'t> {
    lines: Vec<&'t str>,
    next: usize,
}

impl<'t> Lines<'t> {
    fn error_at(&self, line: usize, says: Say) -> SagaError {
        SagaError { line, says: Sentence::house(says) }
    }

    /// An error of the line taken last.
    fn error(&self, says: Say) -> SagaError {
        self.error_at(self.next, says)
    }

    fn peek(&self, expected: Say) -> Result<&'t str, SagaError> {
        let stops = || self.error_at(self.lines.len() + 1, Say::new("saga-stops").with("expected", expected));
        self.lines.get(self.next).copied().ok_or_else(stops)
    }

    fn take(&mut self, expected: Say) -> Result<&'t str, SagaError> {
        let line = self.peek(expected)?;
        self.next += 1;
        Ok(line)
    }

    /// An empty line: what it and what follows are called, and what follows alone.
    fn empty(&mut self, both: &'static str, before: &'static str) -> Result<(), SagaError> {
        let line = self.take(Say::new(both))?;
        if line.is_empty() {
            return Ok(());
        }
        Err(self.error(Say::new("saga-empty").with("expected", Say::new(before)).with("found", shorten(line))))
    }

    fn entry(&mut self, key: &str) -> Result<&'t str, SagaError> {
        let line = self.take(Say::new("what-entry").with("entry", key))?;
        let (found, value) = line.split_once(' ').unwrap_or((line, ""));
        if found == key {
            return Ok(value);
        }
        Err(self.error(Say::new("saga-entry").with("entry", key).with("found", shorten(line))))
    }

    fn number<N: std::str::FromStr>(&mut self, key: &str, expected: Say) -> Result<N, SagaError> {
        let value = self.entry(key)?;
        let says = || Say::new("saga-number").with("entry", key).with("expected", expected);
        value.parse().map_err(|_| self.error(says().with("found", shorten(value))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Saga {
        Saga {
            game: "jorvik".into(),
            revision: 1,
            edition: "ab".repeat(32),
            options: vec!["mode=karl".into()],
            seats: 2,
            names: vec!["Lucy".into(), "Sara Ann".into()],
            seed: Seed::from_number(1),
            taken_back: 0,
            moves: vec![
                SagaMove { seat: Seat::new(0), notation: "place 5".into() },
                SagaMove { seat: Seat::new(1), notation: "pass".into() },
            ],
            end: End::Finished(vec![(12, 3), (-1, 0)]),
        }
    }

    /// The text with its sum put right, as a forger would.
    fn forged(text: &str) -> String {
        let body = text.rsplit_once("sum ").map_or(text, |(body, _)| body);
        format!("{body}sum {}\n", sum_of(&body.lines().collect::<Vec<_>>()))
    }

    #[test]
    fn a_record_reads_back_with_either_kind_of_line_ends() {
        let saga = example();
        let text = saga.write();
        assert_eq!(Saga::read(&text), Ok(saga.clone()));
        assert_eq!(Saga::read(&text.replace('\n', "\r\n")), Ok(saga.clone()));
        assert_eq!(text.lines().nth(saga.line_of_move(1) - 1), Some("2 pass"));
        assert_eq!(text.lines().nth(saga.line_of_end() - 1), Some("end finished 2"));
    }

    #[test]
    fn what_was_taken_back_is_told_where_it_was() {
        let saga = Saga { taken_back: 3, ..example() };
        let text = saga.write();
        assert!(text.contains("name 2 Sara Ann\ntaken-back 3\n\n1 place 5\n"), "{text}");
        assert_eq!(Saga::read(&text), Ok(saga.clone()));
        assert_eq!(text.lines().nth(saga.line_of_move(1) - 1), Some("2 pass"));
        for wrong in ["0", "x", "-1"] {
            let error = Saga::read(&forged(&text.replace("taken-back 3", &format!("taken-back {wrong}")))).unwrap_err();
            assert_eq!((error.line, error.to_string().contains("taken-back")), (10, true), "{error}");
        }
    }

    #[test]
    fn names_cannot_break_the_record() {
        let mut saga = example();
        saga.names = vec!["  a\nend finished 0 ".into(), String::new()];
        assert_eq!(Saga::read(&saga.write()).unwrap().names, ["a end finished 0", "-"]);
    }

    #[test]
    fn every_truncation_is_noticed() {
        let text = example().write();
        let lines: Vec<_> = text.lines().collect();
        for kept in 0..lines.len() {
            let error = Saga::read(&lines[..kept].join("\n")).expect_err("a truncated record");
            assert!(error.line <= kept + 1, "{error}");
        }
    }

    #[test]
    fn damage_is_told_with_its_line_and_reason() {
        let text = example().write();
        let tell = |from: &str, to: &str| Saga::read(&forged(&text.replacen(from, to, 1))).unwrap_err().to_string();
        assert_eq!(
            tell("langhus saga 1", "#!/bin/sh"),
            "line 1: a record begins with \"langhus saga 1\", but this is \"#!/bin/sh\"."
        );
        assert_eq!(tell("revision 1", "revision x"), "line 3: \"revision\" should be a whole number, but is \"x\".");
        assert_eq!(tell("abab", "ab"), "line 4: the edition is named by its SHA-256, 64 hexadecimal digits.");
        let many = format!("options{}", " a=b".repeat(33));
        assert_eq!(tell("options mode=karl", &many), "line 5: a record names at most 32 options.");
        assert_eq!(tell("seats 2", "seats 9"), "line 6: \"seats\" should be a number from 1 to 8.");
        assert_eq!(tell("name 2", "name 3").split(':').next(), Some("line 9"));
        assert_eq!(
            tell("2 pass", "3 pass"),
            "line 12: a move is a seat from 1 to 2 and an action, but this is \"3 pass\"."
        );
        assert_eq!(
            tell("end finished 2", "end finished 3"),
            "line 14: the end counts \"3\" moves, but the record has 2."
        );
        assert_eq!(tell("score 2 -1 0", "score 2 x 0"), "line 16: a score is a seat, its points and its tie-break.");
        assert_eq!(tell("2 pass", "2 pa\rss"), "line 12: a control character has no place in a record.");
        let changed = text.replacen("place 5", "place 4", 1);
        assert_eq!(
            Saga::read(&changed).unwrap_err().to_string(),
            "line 17: the sum does not fit: the record was changed after it was written."
        );
        assert_eq!(
            Saga::read(&format!("{text}more\n")).unwrap_err().to_string(),
            "line 18: the record ended with the line before; nothing may follow."
        );
    }
}
