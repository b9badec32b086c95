//! Where all pieces are counted: each card under its own name, goods and vikings by kind. Coins are unlimited (J25).

use langhus_rules::{Inventory, Seat};

use crate::Jorvik;
use crate::good::Goods;
use crate::lanes::{Figure, Viking};
use crate::state::State;

impl Jorvik {
    pub(crate) fn count(&self, state: &State) -> Inventory {
        let mut inventory = Inventory::new();
        let mut add = |name: String, count: u32| *inventory.entry(name).or_default() += count;
        self.cards(state, &mut add);
        self.goods(state, &mut add);
        self.vikings(state, &mut add);
        inventory
    }

    fn cards(&self, state: &State, add: &mut impl FnMut(String, u32)) {
        let open = &state.open;
        let in_deck = state.deck[usize::from(state.drawn)..self.catalogue.cards.len()].iter().copied();
        let held = open.players.iter().flat_map(|player| player.display.chain(player.loading));
        let on_board = open.spots.iter().copied().flatten();
        for card in in_deck.chain(held).chain(on_board).chain(open.boxed) {
            add(self.id(card).to_string(), 1);
        }
    }

    fn goods(&self, state: &State, add: &mut impl FnMut(String, u32)) {
        let open = &state.open;
        let in_bag = &state.bag[usize::from(state.poured)..self.catalogue.goods.total().into()];
        let held = open.players.iter().flat_map(|player| [player.aboard, player.stored]);
        let lying = held.chain(open.cargo).chain([open.common, open.hand]).flat_map(Goods::each);
        let owned = open.players.iter().flat_map(|player| player.artisans);
        let on_artisans = owned.flat_map(|artisan| {
            let (work, filled) = (self.work(artisan), open.filled[artisan.index()]);
            (0..work.size).filter(move |space| filled & (1 << space) != 0).map(|space| work.goods[usize::from(space)])
        });
        for good in in_bag.iter().copied().chain(lying).chain(on_artisans) {
            add(good.word().to_owned(), 1);
        }
    }

    fn vikings(&self, state: &State, add: &mut impl FnMut(String, u32)) {
        let open = &state.open;
        let name = |figure: Figure| match figure.viking() {
            Viking::Own => format!("viking of {}", figure.seat()),
            Viking::Brown => "brown viking".to_owned(),
        };
        for seat in Seat::all(self.seats) {
            add(name(Figure::new(seat, Viking::Own)), open.player(seat).vikings.into());
        }
        add("brown viking".to_owned(), u32::from(open.brown + open.spent));
        let in_lanes = open.lanes.iter().flat_map(|line| line.figures());
        for figure in in_lanes.chain(open.in_row(self.lanes).iter().map(|reserved| reserved.figure)) {
            add(name(figure), 1);
        }
    }
}
