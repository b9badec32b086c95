//! The finished games of a tournament.

use std::collections::BTreeMap;

use langhus_bots::Kind;
use langhus_bots::net::Net;

use super::{Bout, Order};
use crate::journal::Journal;
use crate::{Failure, files};

/// The games of one tournament, each kept as soon as it is over.
pub(crate) struct Store {
    journal: Journal,
    bouts: BTreeMap<u64, Bout>,
}

impl Store {
    /// Opens the store of a tournament and reads what is there.
    pub(crate) fn open(order: &Order<'_>) -> Result<Store, Failure> {
        let arguments = order.arguments;
        let folder = arguments.out.clone().unwrap_or_else(|| files::data_folder().join("arena"));
        let id = arguments.game.id();
        // What a level is, and what a net says, may be another thing tomorrow.
        let net = order.bots.iter().any(|bot| bot.spec().asks_a_net()).then(|| order.lab.net().map(Net::write));
        let rungs = order.bots.iter().any(|bot| matches!(bot.spec().kind, Kind::Rung(_))).then(|| order.lab.rungs());
        let run = (id, order.lab.options().to_string(), &order.bots, arguments.seed, net, rungs);
        let (journal, known) = Journal::open::<Bout>(&folder, id, run, "results")?;
        // A longer run of the same games may have been there before.
        let games = order.deals * order.bots.len() as u64;
        let bouts = known.into_iter().map(|bout| (bout.game, bout)).filter(|(game, _)| *game < games).collect();
        Ok(Store { journal, bouts })
    }

    pub(crate) fn has(&self, game: u64) -> bool {
        self.bouts.contains_key(&game)
    }

    pub(crate) fn keep(&mut self, bout: Bout) -> Result<(), Failure> {
        self.journal.keep(&bout)?;
        self.bouts.insert(bout.game, bout);
        Ok(())
    }

    pub(crate) fn into_bouts(self) -> Vec<Bout> {
        self.bouts.into_values().collect()
    }
}
