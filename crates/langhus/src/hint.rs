//! `langhus hint`: what a search would do at a position of a record.

use langhus_rules::Say;
use serde_json::json;

use crate::arguments::HintArguments;
use crate::budget::with_budget;
use crate::replay::Steps;
use crate::words::{say, word};
use crate::{Console, Failure, usage};

/// The most actions that are told.
const MOST: usize = 5;

/// `langhus hint`.
pub(crate) fn run(arguments: &HintArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let language = arguments.language.spoken();
    let steps = Steps::read(&arguments.file, arguments.edition.as_deref())?;
    let at = arguments.at.unwrap_or(steps.moves());
    if at > steps.moves() {
        return Err(usage::unfitting("hint", Say::new("no-move").with("at", at).with("moves", steps.moves())));
    }
    let table = steps.at(at)?;
    let mut seats = Vec::new();
    for seat in table.awaited().iter() {
        // Advice holds what the seat knows, and nothing else: a hint cannot tell a secret.
        let hints = table.advice(seat).map(|advice| with_budget(&arguments.bot, |budget| advice(at as u64, budget)));
        seats.push((seat, hints.unwrap_or_default()));
    }
    if arguments.json {
        let seats: Vec<_> = seats.iter().map(|(seat, hints)| json!({ "seat": seat, "hints": hints })).collect();
        return Ok(writeln!(console.out, "{}", json!({ "game": table.game(), "at": at, "seats": seats }))?);
    }
    if seats.is_empty() {
        writeln!(console.out, "{}", word("play-over", language))?;
    }
    for (seat, hints) in seats {
        let name = table.names().get(seat.index()).cloned().unwrap_or_else(|| format!("#{seat}"));
        writeln!(console.out, "{name}: {}", table.prompt(seat, language).unwrap_or_default())?;
        let choices = table.choices(seat, language);
        for hint in hints.iter().take(MOST) {
            let text = choices.iter().find(|choice| choice.notation == hint.notation).map(|choice| &choice.text);
            let percent = |part: f32| (100.0 * part).round() as i32;
            let line = Say::new("hint-line")
                .with("text", text.cloned().unwrap_or_default())
                .with("attention", percent(hint.attention))
                .with("win", percent(hint.win_share))
                .with("score", format!("{:.1}", hint.score));
            writeln!(console.out, "  {}  [{}]", say(&line, language), hint.notation)?;
        }
    }
    Ok(())
}
