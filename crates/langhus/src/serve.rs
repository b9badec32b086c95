//! `langhus serve`, `langhus backup` and `langhus load`: the hall, with the games and bots of this house.

use std::any::Any;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use langhus_board::Artist;
use langhus_bots::{AnyBot, Budget, Hint, Level, Think};
use langhus_hall::load::Load;
use langhus_hall::{House, ServeError, Settings};
use langhus_rules::{Language, Title};

use crate::arguments::{BackupArguments, LoadArguments, ServeArguments};
use crate::{Console, Entry, Failure, GAMES, files, games};

/// The games of the list, and the levels of bots.
struct Langhus {
    titles: Vec<&'static dyn Title>,
    levels: Vec<langhus_hall::Level>,
}

impl Langhus {
    fn new() -> Langhus {
        let titles = GAMES.iter().map(|game| *game as &'static dyn Title).collect();
        let level = |level: Level| {
            let milliseconds = match level.spec().think {
                Think::Milliseconds(milliseconds) => milliseconds.into(),
                Think::AtOnce | Think::Simulations(_) => 0,
            };
            langhus_hall::Level {
                id: level.name(),
                name: level.title(),
                think: Duration::from_millis(milliseconds),
                says: [level.english(), level.german()],
            }
        };
        Langhus { titles, levels: Level::ALL.map(level).to_vec() }
    }
}

impl House for Langhus {
    fn titles(&self) -> &[&'static dyn Title] {
        &self.titles
    }

    fn levels(&self) -> &[langhus_hall::Level] {
        &self.levels
    }

    fn artist(&self, game: &str) -> Option<&'static dyn Artist> {
        GAMES.iter().find(|known| known.id() == game).map(|known| *known as &dyn Artist)
    }

    fn bot(&self, game: &str, level: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        let level = Level::ALL.into_iter().find(|known| known.name() == level)?;
        Some(games::all().find(|known| known.id() == game)?.bot(&level.spec(), seed))
    }

    fn advises(&self, game: &str) -> bool {
        games::all().any(|known| known.id() == game)
    }

    fn hints(&self, game: &str, question: &(dyn Any + Send), budget: Budget<'_>, seed: u64) -> Option<Vec<Hint>> {
        games::all().find(|known| known.id() == game)?.hints(question, budget, seed)
    }
}

fn failed(error: ServeError) -> Failure {
    Failure::Failed(error.0)
}

/// `langhus serve`.
pub(crate) fn run(arguments: &ServeArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut settings = Settings::new(arguments.data.clone().unwrap_or_else(files::data_folder));
    settings.listen = arguments.listen.unwrap_or(settings.listen);
    settings.metrics = arguments.metrics.unwrap_or(settings.metrics);
    settings.public_url = arguments.public_url.clone();
    settings.behind_proxy = arguments.behind_proxy;
    settings.threads = arguments.thinkers.unwrap_or(settings.threads);
    settings.memory = arguments.table_memory.map_or(settings.memory, |mib| mib * 1024 * 1024);
    if let Some(days) = arguments.open_for {
        settings.open_for = Duration::from_secs(u64::from(days) * 24 * 3600);
    }
    let data = settings.data.display().to_string();
    let public = arguments.public_url.clone();
    console.out.flush()?;
    langhus_hall::run(Arc::new(Langhus::new()), settings, move |at| {
        let site = public.unwrap_or_else(|| format!("http://{}", at.site));
        // The server runs whether or not anybody reads this.
        let mut out = std::io::stdout();
        let _ = writeln!(out, "Langhus is open: {site}/\nEverything is kept in {data}. Ctrl+C closes it.");
        let _ = out.flush();
    })
    .map_err(failed)
}

/// `langhus backup`.
pub(crate) fn backup(arguments: &BackupArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let data = arguments.data.clone().unwrap_or_else(files::data_folder);
    langhus_hall::backup(&data, &arguments.file).map_err(failed)?;
    Ok(writeln!(console.out, "Everything in {} is copied to {}.", data.display(), arguments.file.display())?)
}

/// `langhus load`.
pub(crate) fn load(arguments: &LoadArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let game: &dyn Entry = arguments.game.unwrap_or(GAMES[0]);
    let report = langhus_hall::load::load(Load {
        server: arguments.server,
        process: arguments.process,
        game: game.id().to_owned(),
        tables: arguments.tables,
        time: Duration::from_secs_f64(arguments.seconds),
        rate: arguments.rate,
    })
    .map_err(failed)?;
    writeln!(console.out, "{}", game.title(Language::English))?;
    Ok(writeln!(console.out, "{report}")?)
}
