//! `langhus games`, and what `langhus` says by itself.

use langhus_rules::{Language, Say};

use crate::arguments::GamesArguments;
use crate::words::{self, say};
use crate::{Console, EXAMPLES, Entry, Failure, GAMES};

/// `langhus games`.
pub(crate) fn run(arguments: &GamesArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    list(arguments.language.spoken(), console)
}

/// `langhus`.
pub(crate) fn welcome(console: &mut Console<'_>) -> Result<(), Failure> {
    let language = words::language_of_the_system();
    writeln!(console.out, "{}\n", words::word("welcome", language))?;
    list(language, console)?;
    let program = words::program();
    let game = GAMES.iter().chain(EXAMPLES).next().map_or("GAME", |game| game.id());
    writeln!(console.out, "\n{}\n  {program} play {game}", words::word("how-to-play", language))?;
    writeln!(console.out, "\n{}\n  {program} --help", words::word("how-to-help", language))?;
    Ok(())
}

fn list(language: Language, console: &mut Console<'_>) -> Result<(), Failure> {
    for (heading, games) in [("games", GAMES), ("examples", EXAMPLES)] {
        if games.is_empty() {
            continue;
        }
        writeln!(console.out, "{}", words::word(heading, language))?;
        for game in games {
            entry(*game, language, console)?;
        }
    }
    Ok(())
}

fn entry(game: &dyn Entry, language: Language, console: &mut Console<'_>) -> Result<(), Failure> {
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
