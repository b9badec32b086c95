//! `langhus serve`, `langhus backup` and `langhus load`: the hall, with the games and bots of this house.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use langhus_hall::load::Load;
use langhus_hall::{House, Kept, ServeError, Settings};
use langhus_rules::Language;

use crate::arguments::{BackupArguments, LoadArguments, ServeArguments};
use crate::{Console, Failure, GAMES, files};

fn failed(error: ServeError) -> Failure {
    Failure::failed(error.0)
}

/// The database that is to be used instead of a folder. A folder that is named counts more than what the environment says.
fn store(arguments: &ServeArguments) -> Option<String> {
    let said = || std::env::var("LANGHUS_STORE").ok().filter(|said| !said.is_empty());
    arguments.store.clone().or_else(|| if arguments.data.is_none() { said() } else { None })
}

/// `langhus serve`.
pub(crate) fn run(arguments: &ServeArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let data = arguments.data.clone().unwrap_or_else(files::data_folder);
    let mut settings = Settings::new(data.clone());
    let mut kept = data.display().to_string();
    if let Some(address) = store(arguments) {
        kept = langhus_hall::told(&address).map_err(failed)?;
        settings.kept = Kept::At(address);
    }
    settings.listen = arguments.listen.unwrap_or(settings.listen);
    settings.metrics = arguments.metrics.unwrap_or(settings.metrics);
    settings.public_url = arguments.public_url.clone();
    settings.behind_proxy = arguments.behind_proxy;
    settings.threads = arguments.thinkers.unwrap_or(settings.threads);
    settings.memory = arguments.table_memory.map_or(settings.memory, |mib| mib * 1024 * 1024);
    if let Some(days) = arguments.open_for {
        settings.open_for = Duration::from_secs(u64::from(days) * 24 * 3600);
    }
    for pace in &arguments.paces {
        // A host may give a known name another meaning; tables that began by the old one keep it.
        settings.paces.retain(|known| known.name != pace.name);
        settings.paces.push(pace.clone());
    }
    settings.privacy.contact = arguments.contact.clone();
    settings.privacy.addresses = arguments.addresses_for.unwrap_or(settings.privacy.addresses);
    settings.privacy.abandoned = arguments.abandoned_for.unwrap_or(settings.privacy.abandoned);
    let public = arguments.public_url.clone();
    console.out.flush()?;
    langhus_hall::run(Arc::new(House::new(GAMES.iter().map(|game| &**game))), settings, move |at| {
        let site = public.unwrap_or_else(|| format!("http://{}", at.site));
        // The server runs whether or not anybody reads this.
        let mut out = std::io::stdout();
        let _ = writeln!(out, "Langhus is open: {site}/\nEverything is kept in {kept}. Ctrl+C closes it.");
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
    let game = arguments.game.unwrap_or(&GAMES[0]);
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
