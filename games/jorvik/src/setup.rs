//! Positions for tests: pieces are moved, never made, so that every position has the right inventory.

use langhus_rules::{Edition, Game, Options, Seat, Seats, Seed};

use crate::card::{Card, Kind};
use crate::good::{Good, Goods};
use crate::lanes::{Figure, Lane, Line, Spot};
use crate::state::{Phase, State, Step};
use crate::{Jorvik, Viking};

/// A table that a test arranges.
pub struct Arranged {
    /// The rules.
    pub rules: Jorvik,
    /// The position.
    pub state: State,
}

impl Arranged {
    /// A freshly dealt table, with the first seat as start player.
    ///
    /// # Panics
    /// If the standard edition is wrong.
    pub fn new(mode: &str, seats: u8) -> Arranged {
        Arranged::in_revision(Jorvik::REVISION, mode, seats)
    }

    /// The same in a revision of the rules.
    ///
    /// # Panics
    /// If the standard edition is wrong.
    pub fn in_revision(revision: u32, mode: &str, seats: u8) -> Arranged {
        let edition = Edition::new(Jorvik::EDITIONS[0]);
        let pair = format!("mode={mode}");
        let options = Options::read(Jorvik::OPTIONS, [pair.as_str()]).expect("the mode exists");
        let rules = Jorvik::in_revision(revision, &edition, &options, seats).expect("the standard edition is right");
        let mut state = rules.deal(Seed::from_number(1));
        state.open.start = Seat::new(0);
        state.open.awaited = Seats::one(Seat::new(0));
        Arranged { rules, state }
    }

    /// The card of this name.
    ///
    /// # Panics
    /// If it is not in the game.
    pub fn card(&self, id: &str) -> Card {
        self.rules.card(id).unwrap_or_else(|| panic!("{id} is not in this game"))
    }

    /// Takes a card from wherever it lies; the spot it leaves gets the next one of the deck.
    fn pull(&mut self, id: &str) -> Card {
        let card = self.card(id);
        let open = &mut self.state.open;
        open.boxed.remove(card);
        for player in &mut open.players {
            player.loading.remove(card);
        }
        if let Some(place) = self.state.deck[usize::from(self.state.drawn)..].iter().position(|other| *other == card) {
            let drawn = usize::from(self.state.drawn);
            self.state.deck[drawn..=drawn + place].rotate_right(1);
            self.state.drawn += 1;
        } else if let Some(spot) = open.spots.iter().position(|other| *other == Some(card)) {
            let goods = std::mem::take(&mut open.cargo[spot]);
            open.common += goods;
            open.spots[spot] = None;
        }
        card
    }

    /// Takes a good from the bag, or else from the common area.
    fn good(&mut self, good: Good) {
        let (poured, all) = (usize::from(self.state.poured), usize::from(self.rules.catalogue.goods.total()));
        if let Some(place) = self.state.bag[poured..all].iter().position(|other| *other == good) {
            self.state.bag[poured..=poured + place].rotate_right(1);
            self.state.poured += 1;
        } else {
            assert!(self.state.open.common.has(good), "there is no {good:?} left");
            self.state.open.common -= Goods::one(good);
        }
    }

    fn goods(&mut self, goods: &[Good]) -> Goods {
        goods.iter().for_each(|good| self.good(*good));
        goods.iter().copied().collect()
    }

    /// Clears the spots, lanes and reserve row; vikings go home, cards to the box and goods to the common area.
    #[must_use]
    pub fn clear(mut self) -> Arranged {
        let lanes = self.rules.lanes;
        let open = &mut self.state.open;
        for number in 1..=12 {
            if let Some(spot) = Spot::new(number) {
                self.rules.discard_spot(open, spot, &mut ());
            }
        }
        let standing: Vec<Figure> = open.lanes.iter().flat_map(|line| line.figures()).collect();
        let reserved: Vec<Figure> = open.in_row(lanes).iter().map(|reserved| reserved.figure).collect();
        for figure in standing.into_iter().chain(reserved) {
            match figure.viking() {
                Viking::Own => open.player_mut(figure.seat()).vikings += 1,
                Viking::Brown => open.brown += 1,
            }
        }
        open.lanes = [Line::default(); 6];
        (open.row_length, open.reserved, open.next) = (0, 0, 0);
        self
    }

    /// Lays a card on a spot, a ship with these goods.
    #[must_use]
    pub fn lay(mut self, spot: u8, id: &str, goods: &[Good]) -> Arranged {
        let spot = Spot::new(spot).expect("the spot exists");
        self.rules.discard_spot(&mut self.state.open, spot, &mut ());
        let card = self.pull(id);
        let cargo = self.goods(goods);
        self.state.open.spots[spot.index()] = Some(card);
        self.state.open.cargo[spot.index()] = cargo;
        self
    }

    /// Lets vikings of these seats stand in a lane.
    #[must_use]
    pub fn line(mut self, lane: u8, seats: &[Seat]) -> Arranged {
        let lane = Lane::new(lane).expect("the lane exists");
        for seat in seats {
            self.state.open.player_mut(*seat).vikings -= 1;
            self.state.open.lanes[lane.index()].push(Figure::new(*seat, Viking::Own));
        }
        self
    }

    /// Lets a viking of the seat reserve the card on a spot.
    #[must_use]
    pub fn reserved(mut self, seat: Seat, spot: u8) -> Arranged {
        let spot = Spot::new(spot).expect("the spot exists");
        self.rules.reserve(&mut self.state.open, seat, Viking::Own, spot, &mut ());
        self
    }

    /// Puts a card into a seat's display.
    #[must_use]
    pub fn display(mut self, seat: Seat, id: &str) -> Arranged {
        let card = self.pull(id);
        self.rules.arrive(&mut self.state.open, seat, card, &mut ());
        self
    }

    /// Puts a card into a seat's loading area, a ship with these goods.
    #[must_use]
    pub fn loading(mut self, seat: Seat, id: &str, goods: &[Good]) -> Arranged {
        let card = self.pull(id);
        let cargo = self.goods(goods);
        let player = self.state.open.player_mut(seat);
        player.loading.insert(card);
        player.aboard += cargo;
        if let Kind::Special(power) = self.rules.kind(card) {
            player.arriving.insert(power);
        }
        self
    }

    /// Stores goods.
    #[must_use]
    pub fn with_stored(mut self, seat: Seat, goods: &[Good]) -> Arranged {
        let goods = self.goods(goods);
        self.state.open.player_mut(seat).stored += goods;
        self
    }

    /// Puts goods on an artisan that lies in somebody's display.
    #[must_use]
    pub fn with_goods_on(mut self, id: &str, goods: &[Good]) -> Arranged {
        let card = self.card(id);
        let Kind::Artisan(artisan) = self.rules.kind(card) else { panic!("{id} is no artisan") };
        for good in goods {
            self.good(*good);
            let filled = self.state.open.filled[artisan.index()];
            let free = self.rules.work(artisan).spaces(*good) & !filled;
            assert!(free != 0, "{id} has no space for {good:?}");
            let filled = filled | (free & free.wrapping_neg());
            let complete = self.rules.work(artisan).is_complete(filled);
            self.state.open.fill(artisan, filled, complete);
        }
        self
    }

    /// Puts goods into the common area.
    #[must_use]
    pub fn with_common(mut self, goods: &[Good]) -> Arranged {
        let goods = self.goods(goods);
        self.state.open.common += goods;
        self
    }

    /// Gives a seat so many coins instead of what it has.
    #[must_use]
    pub fn with_coins(mut self, seat: Seat, coins: u16) -> Arranged {
        self.state.open.player_mut(seat).coins = coins;
        self
    }

    /// Makes this seat the start player.
    #[must_use]
    pub fn start(mut self, seat: Seat) -> Arranged {
        self.state.open.start = seat;
        self
    }

    /// Lets these cards come next from the deck, in this order.
    #[must_use]
    pub fn deck(mut self, ids: &[&str]) -> Arranged {
        for id in ids.iter().rev() {
            let card = self.pull(id);
            self.state.drawn -= 1;
            self.state.deck[usize::from(self.state.drawn)] = card;
        }
        self
    }

    /// Lets these goods come next from the bag, in this order.
    #[must_use]
    pub fn bag(mut self, goods: &[Good]) -> Arranged {
        for good in goods.iter().rev() {
            self.good(*good);
            self.state.poured -= 1;
            self.state.bag[usize::from(self.state.poured)] = *good;
        }
        self
    }

    /// Puts cards of the deck into the box until only these are left, in this order, and says which round it is.
    #[must_use]
    pub fn deck_end(mut self, round: u8, ids: &[&str]) -> Arranged {
        let all = self.rules.catalogue.cards.len();
        for card in &self.state.deck[usize::from(self.state.drawn)..all] {
            self.state.open.boxed.insert(*card);
        }
        self.state.drawn = all as u8;
        self.state.open.round = round;
        self.deck(ids)
    }

    /// The last round is over: the supply phase finds only these attacks, the final one last.
    #[must_use]
    pub fn last_supply(self, ids: &[&str]) -> Arranged {
        let round = self.rules.rounds + 1;
        self.clear().deck_end(round, ids).phase(Phase::Supply)
    }

    /// Begins a phase, window included.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Arranged {
        self.state.open.loader = self.state.open.start;
        self.state.open.hand = Goods::NONE;
        self.state.open.step = Step::Over;
        self.rules.open_window(&mut self.state, phase, &mut ());
        self
    }
}
