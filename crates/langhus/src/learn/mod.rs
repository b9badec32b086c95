//! How nets are made: `langhus selfplay` plays the games, `langhus train` learns from them, and `langhus foretell` tells
//! how well the end of games is foretold.

mod chart;
mod class;
pub(crate) mod foretell;
pub(crate) mod selfplay;
pub(crate) mod train;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use langhus_bots::net::Net;
use langhus_rules::Setup;
use langhus_school::{Lesson, Notebook};

pub use class::Class;

use crate::{Failure, files, games};

/// Games that were kept, with the table at which they were played.
pub(crate) struct Course {
    /// The game and the revision of its rules.
    game: (&'static str, u32),
    pub(crate) class: Box<dyn Class>,
    pub(crate) lessons: Vec<Lesson>,
}

/// Reads files of games, which must be of one game.
pub(crate) fn courses(paths: &[PathBuf]) -> Result<Vec<Course>, Failure> {
    let courses: Vec<Course> = paths.iter().map(|path| course(path)).collect::<Result<_, _>>()?;
    match courses.windows(2).find(|pair| pair[0].game != pair[1].game) {
        Some(pair) => {
            let [one, two] =
                [pair[0].game, pair[1].game].map(|(game, revision)| format!("{game} (revision {revision})"));
            Err(Failure::failed(format!("A net learns one game: there are files of {one} and of {two}.")))
        }
        None => Ok(courses),
    }
}

fn course(path: &Path) -> Result<Course, Failure> {
    let wrong = |says: String| Failure::failed(format!("The games {} cannot be used: {says}", path.display()));
    let Notebook { subject, lessons } =
        Notebook::read(&files::bytes(path)?).map_err(|error| wrong(error.to_string()))?;
    let game = games::all().find(|game| game.id() == subject.game);
    let game = game.ok_or_else(|| wrong(format!("there is no game \"{}\".", subject.game)))?;
    let (seats, revision) = (subject.seats, Some(subject.revision));
    let setup = Setup { seats, revision, options: subject.options.clone(), ..Setup::default() };
    let class = game.class(&setup).map_err(|mistakes| wrong(mistakes.to_string()))?;
    class.fits(&subject).map_err(|error| wrong(error.to_string()))?;
    Ok(Course { game: (game.id(), subject.revision), class, lessons })
}

/// Keeps a picture.
pub(crate) fn draw(path: &Path, chart: &chart::Chart) -> Result<(), Failure> {
    let failed = |error| Failure::Failed(format!("The picture {} cannot be kept: {error}.", path.display()).into());
    std::fs::write(path, chart.svg()).map_err(failed)
}

/// Reads a net.
pub(crate) fn net(path: &Path) -> Result<Arc<Net>, Failure> {
    let net = Net::read(&files::bytes(path)?);
    let wrong = |error| Failure::failed(format!("The net {} cannot be used: {error}", path.display()));
    net.map(Arc::new).map_err(wrong)
}
