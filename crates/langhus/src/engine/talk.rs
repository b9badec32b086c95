//! The conversation with a program: `docs/engine.md` specifies it.

use std::time::{Duration, Instant};

use langhus_rules::shorten;
use serde_json::{Value, json};

use super::fault::Fault;
use super::wire::Wire;

/// The version of the protocol.
const VERSION: u32 = 1;
/// How long a program may take to start, and to get ready for a game.
const START: Duration = Duration::from_secs(10);
/// What is forgiven beyond the time to think: the way of the lines, and a busy machine.
const GRACE: Duration = Duration::from_millis(200);

/// A program that has introduced itself.
pub(crate) struct Talk {
    wire: Wire,
    /// Does it want to see the numbers too?
    pub(crate) observation: bool,
}

impl Talk {
    /// Greets a program and waits until it is ready.
    pub(crate) fn begin(wire: Wire) -> Result<Talk, Fault> {
        let mut talk = Talk { wire, observation: false };
        talk.wire.say(&format!("langhus {VERSION}"));
        let until = Instant::now() + START;
        loop {
            let line = talk.wire.hear(until.saturating_duration_since(Instant::now()))?;
            match line.split_once(' ').map_or((line.as_str(), ""), |(word, rest)| (word, rest)) {
                ("ready", "") => return Ok(talk),
                ("wants", "observation") => talk.observation = true,
                ("name" | "info", _) => {}
                _ => return Err(Fault::Nonsense(shorten(&line))),
            }
        }
    }

    /// Tells of a new game.
    pub(crate) fn game(&mut self, game: &Value) -> Result<(), Fault> {
        self.wire.say(&format!("game {game}"));
        match self.answer(START)?.as_str() {
            "ready" => Ok(()),
            other => Err(Fault::Nonsense(shorten(other))),
        }
    }

    /// Shows what the seat sees and asks for an action, by its notation or its index.
    pub(crate) fn ask(&mut self, seen: &Value, time: Duration, legal: &[(usize, String)]) -> Result<usize, Fault> {
        self.wire.say(&format!("see {seen}"));
        let (indices, notations): (Vec<usize>, Vec<&str>) =
            legal.iter().map(|(index, notation)| (*index, notation.as_str())).unzip();
        let question = json!({ "milliseconds": time.as_millis() as u64, "legal": notations, "indices": indices });
        self.wire.say(&format!("go {question}"));
        let begin = Instant::now();
        let line = self.answer(time + GRACE).map_err(|fault| match fault {
            Fault::Late(_) => Fault::Late(time),
            other => other,
        })?;
        if begin.elapsed() > time + GRACE {
            return Err(Fault::Late(time));
        }
        let Some(action) = line.strip_prefix("play ") else { return Err(Fault::Nonsense(shorten(&line))) };
        let number: Option<usize> = action.parse().ok();
        let found = legal.iter().find(|(index, notation)| notation == action || Some(*index) == number);
        found.map(|(index, _)| *index).ok_or_else(|| Fault::Illegal {
            action: shorten(action),
            why: "it is none of the legal actions".to_owned(),
        })
    }

    /// Says why it has lost.
    pub(crate) fn refuse(&mut self, fault: &Fault) {
        self.wire.say(&format!("refused {}", json!({ "says": fault.to_string() })));
    }

    /// Tells how the game ended.
    pub(crate) fn over(&mut self, standings: &Value) {
        self.wire.say(&format!("over {}", json!({ "standings": standings })));
    }

    /// Says goodbye.
    pub(crate) fn quit(&mut self) {
        self.wire.say("quit");
    }

    /// The next line that is not only information.
    fn answer(&mut self, time: Duration) -> Result<String, Fault> {
        let until = Instant::now() + time;
        loop {
            let line = self.wire.hear(until.saturating_duration_since(Instant::now()))?;
            if !line.starts_with("info ") {
                return Ok(line);
            }
        }
    }
}
