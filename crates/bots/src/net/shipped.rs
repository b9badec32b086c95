//! The nets that ship with the games.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use langhus_rules::Sense;

use super::Net;

/// Those that were asked for, by game: reading one and letting it prove itself takes a while, and all bots can share it.
static READ: Mutex<BTreeMap<&'static str, Option<Arc<Net>>>> = Mutex::new(BTreeMap::new());

impl Net {
    /// The net that ships with a game, if there is one. A test reads every one of them, so none is damaged.
    pub fn shipped<G: Sense>() -> Option<Arc<Net>> {
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        read.entry(G::ID).or_insert_with(|| Net::read(G::NET).ok().map(Arc::new)).clone()
    }
}
