//! `langhus play`: a game in the terminal.

mod companion;
mod input;
mod menu;
mod session;

use std::path::Path;

use langhus_rules::{Language, Mistakes, Say, Seat, Seats, Setup};
use langhus_table::Hosted;

use crate::arguments::PlayArguments;
use crate::seeds::{self, Lot};
use crate::words::say;
use crate::{Console, Failure, Listed, edition, files, usage};

use companion::Companions;
use session::Session;

/// `langhus play`.
pub(crate) fn run(arguments: &PlayArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = &*arguments.game;
    let language = arguments.language.spoken();
    let lot = arguments.seed.map_or_else(seeds::fresh, |number| Ok(seeds::lot(number, 1)))?;
    let own = |seats| own_seats(arguments, seats);
    let (table, own) = match &arguments.resume {
        Some(path) => resume(game, path, arguments, language, own)?,
        None => open(game, arguments, &lot, language, own)?,
    };
    let others = Companions::new(arguments.bots, lot.chance);
    let session = Session {
        game,
        table,
        own,
        language,
        others,
        seen: [0; Seat::MOST],
        unsaved: false,
        edition: arguments.edition.as_deref(),
    };
    session.run(console)
}

type Seated = (Box<dyn Hosted>, Seats);

fn open(
    game: &Listed,
    arguments: &PlayArguments,
    lot: &Lot,
    language: Language,
    own: impl Fn(u8) -> Result<Seats, Failure>,
) -> Result<Seated, Failure> {
    let unfit = |mistakes: Mistakes| usage::unfit("play", mistakes);
    let seats = arguments.seats.unwrap_or(*game.seats().start());
    let mut setup = Setup { seats, options: arguments.options.clone(), ..Setup::default() };
    // With the standard edition only the arguments can be wrong; this tells them apart from the owner's file.
    game.open(&setup, lot.seed).map_err(unfit)?;
    let own = own(seats)?;
    setup.names = names(seats, own, arguments, language);
    setup.edition = arguments.edition.as_deref().map(|path| edition::checked(game, path)).transpose()?;
    Ok((game.open(&setup, lot.seed).map_err(unfit)?, own))
}

fn resume(
    game: &Listed,
    path: &Path,
    arguments: &PlayArguments,
    language: Language,
    own: impl Fn(u8) -> Result<Seats, Failure>,
) -> Result<Seated, Failure> {
    let mut saga = files::read_saga(path)?;
    let editions: Vec<_> = arguments.edition.as_deref().map(files::read_edition).transpose()?.into_iter().collect();
    let wrong = |error| files::wrong_saga(path, error);
    let table = game.resume(&saga, &editions).map_err(wrong)?;
    let own = own(saga.seats)?;
    if !saga.names.is_empty() {
        return Ok((table, own));
    }
    // Only now, because the lines of the names would move the lines that errors tell.
    saga.names = names(saga.seats, own, arguments, language);
    Ok((game.resume(&saga, &editions).map_err(wrong)?, own))
}

/// The seats the person plays.
fn own_seats(arguments: &PlayArguments, seats: u8) -> Result<Seats, Failure> {
    if let Some(wrong) = arguments.own.iter().find(|number| **number > seats) {
        return Err(usage::unfitting("play", Say::new("no-seat").with("seat", *wrong).with("seats", seats)));
    }
    let own = arguments.own.iter().map(|number| Seat::new(number - 1)).collect::<Seats>();
    Ok(if own.is_empty() { Seats::one(Seat::new(0)) } else { own })
}

fn names(seats: u8, own: Seats, arguments: &PlayArguments, language: Language) -> Vec<String> {
    let name = |seat: Seat| {
        let person = Say::new("name-own").with("seat", seat.number());
        if own.contains(seat) { person } else { companion::name(&arguments.bots, seat) }
    };
    Seat::all(seats).map(|seat| say(&name(seat), language)).collect()
}
