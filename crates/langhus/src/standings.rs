//! Who has won, and what the points are made of.

use std::io::Write;

use langhus_rules::{Language, Say, Standing, Table};

use crate::Failure;
use crate::words::say;

/// The name of a seat at a table whose seats may have none.
pub(crate) fn name(table: &dyn Table, standing: &Standing) -> String {
    table.names().get(standing.seat.index()).cloned().unwrap_or_else(|| format!("#{}", standing.seat))
}

/// Writes the places, each with every item of its score.
pub(crate) fn write(table: &dyn Table, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let standings = table.standings();
    // The tie-break is shown only where it decides, or almost did.
    let level = |standing: &Standing| standings.iter().filter(|other| other.score == standing.score).count() > 1;
    for standing in &standings {
        let line = Say::new(if level(standing) { "place-and-tie" } else { "place" })
            .with("place", standing.place)
            .with("name", name(table, standing))
            .with("points", standing.score)
            .with("tie", standing.tie_break);
        writeln!(out, "{}", say(&line, language))?;
        for item in table.items(standing.seat) {
            writeln!(out, "  {:>5}  {}", item.points, table.say(&item.say, language))?;
        }
    }
    Ok(())
}
