//! A world that fits everything a viewer has seen: the unseen cards in another order, season by season, and the goods
//! in the bag in another order.

use langhus_rules::Chance;

use crate::Jorvik;
use crate::card::{Card, Season};
use crate::state::State;
use crate::view::View;

impl Jorvik {
    pub(crate) fn invent(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut state = self.sorted;
        state.open = view.open;
        let list = &*self.catalogue;
        let mut place = list.cards.len() - view.unseen.len() as usize;
        state.drawn = place as u8;
        for season in Season::ALL {
            let from = place;
            for card in view.unseen.and(list.season(season)) {
                state.deck[place] = card;
                place += 1;
            }
            chance.shuffle::<Card>(&mut state.deck[from..place]);
        }
        let (all, left) = (usize::from(list.goods.total()), usize::from(view.bag.total()));
        state.poured = (all - left) as u8;
        for (place, good) in state.bag[all - left..all].iter_mut().zip(view.bag.each()) {
            *place = good;
        }
        chance.shuffle(&mut state.bag[all - left..all]);
        state
    }
}
