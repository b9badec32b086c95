//! The one list of games.

use std::ops::RangeInclusive;
use std::sync::Arc;

use langhus_rules::{Edition, Mistakes, Of, OptionSpec, Options, Saga, SagaError, Seat, Seed, Sense, Setup, Voice};

use crate::known::Known;
use crate::ruleset::Ruleset;

/// A game of the list.
pub(crate) struct Listed {
    pub(crate) id: &'static str,
    pub(crate) seats: RangeInclusive<u8>,
    pub(crate) specs: &'static [OptionSpec],
    pub(crate) open: fn(&Setup) -> Result<Arc<dyn Ruleset>, Mistakes>,
    pub(crate) resume: fn(&Saga, &[Edition]) -> Result<Resumed, SagaError>,
    pub(crate) variants: fn(u8) -> Vec<Options>,
}

/// A record that was checked: the rules it was played by, and its moves.
pub(crate) struct Resumed {
    pub(crate) ruleset: Arc<dyn Ruleset>,
    pub(crate) moves: Vec<(Seat, usize)>,
}

impl Listed {
    const fn new<G: Voice + Sense>() -> Listed {
        Listed {
            id: G::ID,
            seats: G::SEATS,
            specs: G::OPTIONS,
            open: open::<G>,
            resume: resume::<G>,
            variants: variants::<G>,
        }
    }
}

fn open<G: Voice + Sense>(setup: &Setup) -> Result<Arc<dyn Ruleset>, Mistakes> {
    // Opening a table says everything that can be wrong.
    let table = Of::<G>::new().open(setup, Seed::from_number(0))?;
    let (edition, options) = (table.edition().clone(), table.options().clone());
    Ok(Arc::new(Known { rules: Arc::clone(table.rules()), edition, options }))
}

fn resume<G: Voice + Sense>(saga: &Saga, editions: &[Edition]) -> Result<Resumed, SagaError> {
    let table = Of::<G>::new().resume(saga, editions)?;
    let rules = Arc::clone(table.rules());
    let moves = table.timeline().steps().iter().map(|step| (step.seat, rules.index(step.action))).collect();
    let (edition, options) = (table.edition().clone(), table.options().clone());
    Ok(Resumed { ruleset: Arc::new(Known { rules, edition, options }), moves })
}

fn variants<G: Voice + Sense>(seats: u8) -> Vec<Options> {
    let edition = Edition::new(G::EDITIONS[0]);
    Of::<G>::variants(G::REVISION, seats, &edition).into_iter().map(|(options, _)| options).collect()
}

/// The games of the house, and two small ones to try things with.
pub(crate) static GAMES: [Listed; 6] = [
    Listed::new::<jorvik::Jorvik>(),
    Listed::new::<wikinger::Wikinger>(),
    Listed::new::<walhalla::Walhalla>(),
    Listed::new::<schiffbauer::Schiffbauer>(),
    Listed::new::<tic_tac_toe::TicTacToe>(),
    Listed::new::<connect_four::ConnectFour>(),
];

/// The game with this id.
///
/// # Errors
/// A sentence that names those there are.
pub(crate) fn find(id: &str) -> Result<&'static Listed, String> {
    let known = || GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
    GAMES
        .iter()
        .find(|game| game.id == id)
        .ok_or_else(|| format!("There is no game \"{id}\". The games are {}.", known()))
}
