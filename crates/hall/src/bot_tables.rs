//! Tables of bots alone. Whoever opens one need not stay, so an address could leave any number of them behind: each has
//! a few that are not over, and all together have many.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use langhus_table::id::TableId;

use crate::clock::now;
use crate::network::Network;
use crate::problem::{Problem, ProblemKind};

/// After so many milliseconds, a day, a table does not count any more. It may never be over, if nobody looks.
const COUNTS: i64 = 24 * 60 * 60 * 1000;
/// Whoever has too many is told to try again after so many seconds.
const LATER: u64 = 3600;

struct Opened {
    /// By whom; nothing if it does not matter, or was before the server started.
    by: Option<Network>,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// The tables of bots alone that are not over, of the last day.
pub struct BotTables {
    of_address: usize,
    all: usize,
    opened: Mutex<HashMap<TableId, Opened>>,
}

impl BotTables {
    /// None yet; an address may have so many of them, and all together so many.
    pub fn new(of_address: usize, all: usize) -> BotTables {
        BotTables { of_address, all, opened: Mutex::default() }
    }

    /// From when on they count, in milliseconds since 1970.
    pub fn since() -> i64 {
        now() - COUNTS
    }

    fn opened(&self) -> MutexGuard<'_, HashMap<TableId, Opened>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts tables that were opened before the server started: the store does not know by whom.
    pub fn recall(&self, tables: impl IntoIterator<Item = (TableId, i64)>) {
        let mut opened = self.opened();
        for (table, at) in tables {
            // Whoever was quicker than the start is known.
            opened.entry(table).or_insert(Opened { by: None, at });
        }
    }

    /// Counts a table that is about to be opened.
    ///
    /// # Errors
    /// There are too many.
    pub fn open(&self, table: TableId, by: Option<Network>) -> Result<(), Problem> {
        let mut opened = self.opened();
        opened.retain(|_, opened| opened.at > BotTables::since());
        let own = opened.values().filter(|opened| opened.by.is_some() && opened.by == by).count();
        let (key, most) = match () {
            () if own >= self.of_address => ("too-many-own-bots", self.of_address),
            () if opened.len() >= self.all => ("too-many-bots", self.all),
            () => {
                opened.insert(table, Opened { by, at: now() });
                return Ok(());
            }
        };
        Err(Problem::new(ProblemKind::TooMany).because(key).with("most", most).after(LATER))
    }

    /// A table is over, or was not opened after all.
    pub fn close(&self, table: TableId) {
        self.opened().remove(&table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_few_all_have_many_and_what_is_over_does_not_count() {
        let (tables, table) = (BotTables::new(2, 4), TableId::from_number);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| Some(Network::of(address.parse().unwrap())));
        assert!(tables.open(table(1), one).is_ok() && tables.open(table(2), one).is_ok());
        assert_eq!(tables.open(table(3), one).map_err(|problem| problem.kind()), Err(ProblemKind::TooMany));
        tables.close(table(1));
        assert!(tables.open(table(3), one).is_ok() && tables.open(table(4), other).is_ok());
        tables.recall([(table(5), now()), (table(6), BotTables::since() - 1)]);
        assert_eq!(
            tables.open(table(7), None).map_err(|problem| problem.kind()),
            Err(ProblemKind::TooMany),
            "four in all"
        );
        tables.close(table(5));
        assert!(tables.open(table(7), None).is_ok(), "what is a day old does not count");
    }
}
