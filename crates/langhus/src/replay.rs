//! `langhus replay`: checks a record and shows the game.

use std::io::Write;
use std::path::Path;

use langhus_rules::{Edition, End, Language, Saga, SagaMove, Say, Seat, Sentence, Table, Viewer};
use langhus_table::Hosted;
use langhus_table::words::older_rules;
use serde_json::{Value, json};

use crate::arguments::ReplayArguments;
use crate::words::{WORDS, say, word};
use crate::{Console, Failure, Listed, files, games, standings};

/// `langhus replay`.
pub(crate) fn run(arguments: &ReplayArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let path = &arguments.file;
    let language = arguments.language.spoken();
    let steps = Steps::read(path, arguments.edition.as_deref())?;
    if arguments.json {
        return steps.each(|table, played| Ok(writeln!(console.out, "{}", position(table, played))?));
    }
    if arguments.step && console.interactive {
        return walk(&steps, language, console);
    }
    if arguments.step {
        steps.each(|table, _| steps.show(table, Viewer::Spectator, language, console.out))?;
        writeln!(console.out)?;
    }
    steps.summary(path, language, console.out)
}

/// A record that was checked, with all its positions.
pub(crate) struct Steps {
    pub(crate) game: &'static Listed,
    saga: Saga,
    /// The table at the end of the record.
    table: Box<dyn Hosted>,
}

impl Steps {
    /// Reads a record and checks all of it.
    ///
    /// # Errors
    /// Why the file cannot be read, or the line of the record that is wrong, and why.
    pub(crate) fn read(path: &Path, edition: Option<&Path>) -> Result<Steps, Failure> {
        let saga = files::read_saga(path)?;
        let editions: Vec<Edition> = edition.map(files::read_edition).transpose()?.into_iter().collect();
        let Some(game) = games::find(&saga.game) else {
            let known: Vec<_> = games::all().map(|game| game.id()).collect();
            let named: String = saga.game.chars().take(40).collect();
            let say = Say::new("record-no-game").with("game", named).with("known", known.join(", "));
            let error = langhus_rules::SagaError { line: 2, says: Sentence::of(&WORDS, say) };
            return Err(files::wrong_saga(path, error));
        };
        let table = game.resume(&saga, &editions).map_err(|error| files::wrong_saga(path, error))?;
        Ok(Steps { game, saga, table })
    }

    /// How many moves there are; there is one position more.
    pub(crate) fn moves(&self) -> usize {
        self.saga.moves.len()
    }

    /// The table after so many moves.
    ///
    /// # Errors
    /// There are not so many.
    pub(crate) fn at(&self, moves: usize) -> Result<Box<dyn Hosted>, Failure> {
        self.table.at(moves).ok_or_else(|| Failure::says(Say::new("record-moves").with("moves", self.moves())))
    }

    /// Visits every position with the move that was played there.
    fn each(&self, mut visit: impl FnMut(&dyn Table, Option<&SagaMove>) -> Result<(), Failure>) -> Result<(), Failure> {
        let mut table = self.at(0)?;
        for played in &self.saga.moves {
            visit(&*table, Some(played))?;
            let done = table.play(played.seat, &played.notation);
            done.map_err(|error| Failure::failed(table.explain(&error, Language::English)))?;
        }
        visit(&*table, None)
    }

    /// Shows one position, and what led to it.
    fn show(&self, table: &dyn Table, viewer: Viewer, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let number = table.moves();
        let heading = Say::new("position").with("number", number).with("moves", self.moves());
        writeln!(out, "\n{}", say(&heading, language))?;
        if let Some(SagaMove { seat, notation }) = number.checked_sub(1).map(|last| &self.saga.moves[last]) {
            writeln!(out, "{seat} {notation}")?;
            for line in table.lines(viewer, number, language) {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out, "{}", table.sketch(viewer, language).trim_end())?;
        Ok(())
    }

    fn summary(&self, path: &Path, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let how = if self.saga.end == End::Unfinished { "record-unfinished" } else { "record-finished" };
        let line = Say::new(how)
            .with("file", path.display().to_string())
            .with("title", self.game.title(language))
            .with("seats", self.saga.seats)
            .with("moves", self.moves());
        writeln!(out, "{}", say(&line, language))?;
        if let Some(told) = older_rules(&**self.game, self.saga.revision, language) {
            writeln!(out, "{told}")?;
        }
        if !self.saga.options.is_empty() {
            writeln!(out, "{}", self.saga.options.join(" "))?;
        }
        standings::write(&*self.table, language, out)?;
        // Whoever wrote the hash down when the game began sees that nothing else was dealt.
        let hash = Say::new("seed-hash").with("hash", self.saga.seed.hash());
        Ok(writeln!(out, "{}", say(&hash, language))?)
    }
}

/// Walks through a record: Enter goes on, `b` back, a number looks from that seat, `q` ends.
///
/// # Errors
/// When the terminal cannot be read or written.
fn walk(steps: &Steps, language: Language, console: &mut Console<'_>) -> Result<(), Failure> {
    let seats = steps.saga.seats;
    let help = say(&Say::new("step-help").with("seats", seats), language);
    let mut viewer = Viewer::Spectator;
    let mut place = 0;
    loop {
        let table = steps.at(place)?;
        steps.show(&*table, viewer, language, console.out)?;
        if place == steps.moves() {
            standings::write(&*table, language, console.out)?;
        }
        loop {
            let Some(line) = console.ask(&format!("{help} > "))? else { return Ok(()) };
            let seat = line.parse().ok().filter(|number| (1..=seats).contains(number));
            let stays = match line.as_str() {
                "" if place == steps.moves() => "step-last",
                "b" if place == 0 => "step-first",
                "q" => return Ok(()),
                "" | "b" => {
                    place = if line.is_empty() { place + 1 } else { place - 1 };
                    break;
                }
                "0" => {
                    viewer = Viewer::Spectator;
                    break;
                }
                _ => match seat {
                    Some(number) => {
                        viewer = Seat::new(number - 1).into();
                        break;
                    }
                    None => "step-unknown",
                },
            };
            writeln!(console.out, "{}", word(stays, language))?;
        }
    }
}

/// Everything about one position.
fn position(table: &dyn Table, played: Option<&SagaMove>) -> Value {
    let awaited = table.awaited();
    let actions = |seat: Seat| -> Vec<Value> {
        let choices = table.choices(seat, Language::English);
        choices.iter().map(|choice| json!({ "index": choice.index, "notation": choice.notation })).collect()
    };
    let legal: Vec<_> = awaited.iter().map(|seat| json!({ "seat": seat, "actions": actions(seat) })).collect();
    let scores: Vec<_> = Seat::all(table.seats())
        .map(|seat| {
            let items = table.items(seat);
            let total: i32 = items.iter().map(|item| item.points).sum();
            json!({ "seat": seat, "total": total, "items": items })
        })
        .collect();
    json!({
        "move": table.moves(),
        "position": table.lay_open(),
        "awaited": awaited,
        "legal": legal,
        "played": played.map(|played| json!({ "seat": played.seat, "notation": played.notation })),
        "scores": scores,
    })
}
