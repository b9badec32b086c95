//! What a viewer may know: everything but the order of the deck and the bag.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use langhus_rules::Viewer;
use langhus_rules::serde_json::{Value, to_value};

use crate::card::{Card, Entry, MOST_CARDS, Season, Work};
use crate::good::Goods;
use crate::sets::Cards;
use crate::state::{Open, State};
use crate::{Jorvik, Mode};

/// The cards and goods of the game at this table.
#[derive(Clone, PartialEq, Debug)]
pub struct Catalogue {
    /// The mode.
    pub mode: Mode,
    /// How many play.
    pub seats: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The cards, season by season.
    pub cards: Vec<Entry>,
    /// What the artisans need.
    pub works: Vec<Work>,
    /// The goods.
    pub goods: Goods,
}

impl Catalogue {
    /// Where the cards of a season lie in the list and in the deck.
    pub fn stack(&self, season: Season) -> Range<usize> {
        let from = self.cards.partition_point(|entry| entry.season < season);
        let to = self.cards.partition_point(|entry| entry.season <= season);
        from..to.min(MOST_CARDS)
    }

    /// The cards of a season.
    pub fn season(&self, season: Season) -> Cards {
        self.stack(season).map(|place| Card(place as u8)).collect()
    }
}

/// What one viewer may know. Coins, displays and goods are open to all, so every viewer knows the same.
#[derive(Clone, PartialEq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// The cards still in the deck: which, but not in which order within their season.
    pub unseen: Cards,
    /// The goods still in the bag.
    pub bag: Goods,
    /// The cards of this game.
    pub catalogue: Arc<Catalogue>,
}

impl Jorvik {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let cards = self.catalogue.cards.len();
        View {
            viewer,
            open: state.open,
            unseen: state.deck[usize::from(state.drawn)..cards].iter().copied().collect(),
            bag: state.bag[usize::from(state.poured)..self.catalogue.goods.total().into()].iter().copied().collect(),
            catalogue: self.catalogue.clone(),
        }
    }

    /// Everything, with the order of the deck and the bag.
    pub(crate) fn lay_out(&self, state: &State) -> Value {
        let mut all = to_value(self.look(state, Viewer::Spectator)).unwrap_or_default();
        let deck = &state.deck[usize::from(state.drawn)..self.catalogue.cards.len()];
        all["deck"] = deck.iter().map(|card| self.id(*card).to_string()).collect();
        let bag = &state.bag[usize::from(state.poured)..self.catalogue.goods.total().into()];
        all["bag_order"] = bag.iter().map(|good| good.word()).collect();
        all
    }
}

/// Without the catalogue, which is the same for everybody and long.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("open", &self.open)
            .field("unseen", &self.unseen)
            .field("bag", &self.bag)
            .finish_non_exhaustive()
    }
}
