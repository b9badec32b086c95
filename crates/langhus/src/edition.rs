//! `langhus edition`: the standard edition of a game, or the check of another one.

use langhus_rules::{Edition, Mistakes};

use crate::arguments::EditionArguments;
use crate::{Console, Failure, Listed, files};
use std::path::Path;

/// `langhus edition`.
pub(crate) fn run(arguments: &EditionArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = &*arguments.game;
    let Some(path) = &arguments.check else {
        // Every game has a standard edition; those after it are kept for old records.
        for standard in game.editions().iter().take(1) {
            write!(console.out, "{}", standard.text())?;
        }
        return Ok(());
    };
    let edition = checked(game, path)?;
    writeln!(console.out, "{} is an edition of {} (SHA-256 {}).", path.display(), game.id(), edition.hash())?;
    Ok(())
}

/// Reads an edition of a game and checks it for every variant and number of seats.
pub(crate) fn checked(game: &Listed, path: &Path) -> Result<Edition, Failure> {
    let edition = files::read_edition(path)?;
    game.check_edition(&edition).map_err(|mistakes| wrong(path, game.id(), &mistakes))?;
    Ok(edition)
}

fn wrong(path: &Path, game: &str, mistakes: &Mistakes) -> Failure {
    let count = mistakes.count();
    let found = if count == 1 { "one mistake".to_owned() } else { format!("{count} mistakes") };
    Failure::Failed(format!("{} is no edition of {game}; it has {found}:\n{mistakes}", path.display()))
}
