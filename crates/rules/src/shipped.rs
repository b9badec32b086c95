//! The editions that ship with the games, each read and hashed once.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::{Edition, Game};

/// A generic type cannot have a static of its own, so all games share this one. There are as many entries as games.
static SHIPPED: Mutex<BTreeMap<TypeId, &'static [Edition]>> = Mutex::new(BTreeMap::new());

/// The editions of a game, the standard one first.
pub(crate) fn shipped<G: Game>() -> &'static [Edition] {
    let mut known = SHIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(TypeId::of::<G>()).or_insert_with(|| {
        let editions: Vec<_> = G::EDITIONS.iter().map(|text| Edition::new(*text)).collect();
        editions.leak()
    })
}
