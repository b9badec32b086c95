//! `langhus games`.

use langhus_rules::{Language, Say};

use crate::arguments::GamesArguments;
use crate::words::{self, say};
use crate::{Console, EXAMPLES, Failure, GAMES, Listed};

/// `langhus games`.
pub(crate) fn run(arguments: &GamesArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    list(arguments.language.spoken(), console)
}

fn list(language: Language, console: &mut Console<'_>) -> Result<(), Failure> {
    for (heading, games) in [("games", GAMES), ("examples", EXAMPLES)] {
        if games.is_empty() {
            continue;
        }
        writeln!(console.out, "{}", words::word(heading, language))?;
        for game in games {
            entry(game, language, console)?;
        }
    }
    Ok(())
}

fn entry(game: &Listed, language: Language, console: &mut Console<'_>) -> Result<(), Failure> {
    let seats = game.seats();
    let how_many = match (*seats.start(), *seats.end()) {
        (few, many) if few == many => Say::new("for-exactly").with("count", few),
        (few, many) => Say::new("for-seats").with("few", few).with("many", many),
    };
    writeln!(console.out, "  {:<13} {} ({})", game.id(), game.title(language), say(&how_many, language))?;
    writeln!(console.out, "  {:<13} {}", "", game.summary(language))?;
    for option in game.options() {
        writeln!(console.out, "  {:<13} --set {}={}", "", option.key, option.values.join("|"))?;
    }
    Ok(())
}
