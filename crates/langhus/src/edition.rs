//! `langhus edition`: the standard edition of a game, or the check of another one.

use langhus_rules::{Edition, Mistakes, Say, Sentence};

use crate::arguments::EditionArguments;
use crate::words::{self, WORDS, language_of_the_system};
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
    let say = Say::new("edition-right").with("file", path.display().to_string()).with("game", game.id());
    let language = language_of_the_system();
    writeln!(console.out, "{}", words::say(&say.with("hash", edition.hash()), language))?;
    Ok(())
}

/// Reads an edition of a game and checks it for every variant and number of seats.
pub(crate) fn checked(game: &Listed, path: &Path) -> Result<Edition, Failure> {
    let edition = files::read_edition(path)?;
    game.check_edition(&edition).map_err(|mistakes| wrong(path, game.id(), mistakes))?;
    Ok(edition)
}

fn wrong(path: &Path, game: &str, mistakes: Mistakes) -> Failure {
    let say = Say::new("edition-wrong").with("file", path.display().to_string()).with("game", game);
    let says = Sentence::of(&WORDS, say.with("count", mistakes.count()));
    Failure::failed(says.with("mistakes", mistakes.into()))
}
