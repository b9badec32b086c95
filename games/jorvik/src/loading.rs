//! The loading phase ("Verladephase"): income, cards to the display, goods allocated.

use langhus_rules::{Seat, Sink};

use crate::action::Action;
use crate::card::{Artisan, Card, Kind};
use crate::event::Event;
use crate::good::{Good, Goods, Kinds};
use crate::power::Power;
use crate::refusal::Refusal;
use crate::sets::Cards;
use crate::state::{Exchange, Open, Phase, State, Step};
use crate::{Jorvik, Mode};

/// The income with and without a card in the loading area, Karl and Jarl. Rulebook p. 6, J22.
const INCOME: [[u8; 2]; 2] = [[1, 2], [2, 3]];
/// What the bank adds to it. Rulebook p. 9.
const BANK: u8 = 1;
/// The storage place on the player board. Rulebook p. 6.
const BOARD_PLACES: u8 = 1;
/// The storage places of the warehouse. Rulebook p. 9.
pub(crate) const WAREHOUSE_PLACES: u8 = 4;
/// The points for a good offered to the gods. Rulebook p. 8.
pub(crate) const OFFERING: u8 = 2;

impl Jorvik {
    /// How many goods a seat can store.
    pub fn places(&self, open: &Open, seat: Seat) -> u8 {
        BOARD_PLACES + if open.player(seat).powers.has(Power::Warehouse) { WAREHOUSE_PLACES } else { 0 }
    }

    /// A player's loading turn: income, then all cards but ships move to the display, then the goods are allocated.
    /// Rulebook p. 6, "Verladephase".
    pub(crate) fn begin_loading(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        let seat = open.loader;
        let player = open.player_mut(seat);
        let bank = player.powers.has(Power::Bank) || player.arriving.has(Power::Bank);
        let row = usize::from(self.mode == Mode::Jarl);
        let income = INCOME[row][usize::from(player.loading.is_empty())] + if bank { BANK } else { 0 };
        player.coins += u16::from(income);
        sink.tell(Event::Income(seat, income));
        let ships = player.loading.and(self.ships);
        for card in player.loading - ships {
            self.arrive(open, seat, card, sink);
        }
        let player = open.player_mut(seat);
        player.loading = ships;
        player.arriving = Default::default();
        // J9: goods on ships and in storage are one pool.
        let mut pool = std::mem::take(&mut player.aboard);
        pool += std::mem::take(&mut player.stored);
        open.hand = pool;
        self.allocate(state, seat, sink);
    }

    /// A card comes to the display, or leaves the game if it has done all it can (rulebook p. 9).
    pub(crate) fn arrive(&self, open: &mut Open, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let kind = self.kind(card);
        if let Kind::Special(Power::Hoard | Power::Thief) = kind {
            open.boxed.insert(card);
            return sink.tell(Event::Boxed(card));
        }
        let player = open.player_mut(seat);
        player.display.insert(card);
        player.shown.add(kind);
        match kind {
            Kind::Artisan(artisan) => player.artisans.set(artisan, true),
            Kind::Trader { good, coins, .. } => {
                let price = &mut player.prices[good as usize];
                *price = coins.max(*price);
                player.sells = player.sells.or(Kinds::one(good));
            }
            Kind::Warrior { defence } => {
                player.defence += u16::from(defence);
                player.best_warrior = player.best_warrior.max(defence);
            }
            Kind::Oracle { good } => player.offers = player.offers.or(Kinds::one(good)),
            Kind::Special(power) => player.powers.insert(power),
            Kind::Ship { .. } | Kind::Feast | Kind::Journey { .. } | Kind::Picts { .. } => {}
        }
    }

    /// Asks for the next allocation, or ends the turn where nothing is left to decide.
    pub(crate) fn allocate(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if state.open.hand.is_empty() && !self.can_play(&state.open, seat) {
            return self.end_loading(state, seat, sink);
        }
        state.open.ask(seat, Step::Allocate);
    }

    pub(crate) fn legal_allocate(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        self.legal_goods(open, seat, true, actions);
        let total = open.hand.total();
        for exchange in Exchange::ALL {
            let allowed = exchange != Exchange::Two || open.player(seat).powers.has(Power::TradingPost);
            if allowed && total >= exchange.price() {
                actions.push(Action::Trade(exchange));
            }
        }
        actions.push(Action::Finish);
        self.legal_any_phase(open, seat, actions);
    }

    pub(crate) fn check_allocate(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Put(..) | Action::Sell(_) | Action::Offer(_) | Action::Drop(_) => {
                self.check_goods(open, seat, action)
            }
            Action::Trade(Exchange::Two) if !open.player(seat).powers.has(Power::TradingPost) => {
                Err(Refusal::NotHeld(Power::TradingPost))
            }
            Action::Trade(exchange) if open.hand.total() < exchange.price() => {
                Err(Refusal::TooFewGoods(exchange.price()))
            }
            Action::Trade(_) | Action::Finish => Ok(()),
            _ => self.check_any_phase(open, seat, action),
        }
    }

    pub(crate) fn play_allocate(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Trade(exchange) => {
                state.open.exchange = exchange;
                state.open.left = exchange.price();
                self.give(state, seat, sink);
            }
            Action::Finish => self.finish(state, seat, sink),
            Action::Take(_) | Action::Steal(..) | Action::Lift(..) => self.play_any_phase(state, seat, action, sink),
            _ => {
                self.play_goods(&mut state.open, seat, action, sink);
                self.allocate(state, seat, sink);
            }
        }
    }

    /// What can be done with a good: artisan, common area, and where buyers serve also trader and oracle. Rulebook
    /// p. 6, J4, J8.
    #[inline]
    fn legal_goods(&self, open: &Open, seat: Seat, buyers: bool, actions: &mut Vec<Action>) {
        let player = open.player(seat);
        let kinds = open.hand.kinds();
        for artisan in player.artisans.without(open.complete) {
            let (work, filled) = (self.work(artisan), open.filled[artisan.index()]);
            for good in work.kinds.and(kinds) {
                if work.spaces(good) & !filled != 0 {
                    actions.push(Action::Put(good, artisan));
                }
            }
        }
        if buyers {
            actions.extend(kinds.and(player.sells).map(Action::Sell));
            actions.extend(kinds.and(player.offers).map(Action::Offer));
        }
        actions.extend(kinds.map(Action::Drop));
    }

    fn check_goods(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = open.player(seat);
        let in_hand = |good: Good| if open.hand.has(good) { Ok(()) } else { Err(Refusal::NoSuchGood(good)) };
        match action {
            Action::Put(good, artisan) => {
                in_hand(good)?;
                self.check_put(open, seat, good, artisan)
            }
            Action::Sell(good) if !player.sells.contains(good) => Err(Refusal::NoTrader(good)),
            Action::Offer(good) if !player.offers.contains(good) => Err(Refusal::NoOracle(good)),
            Action::Store(_) if player.stored.total() >= self.places(open, seat) => Err(Refusal::StorageFull),
            Action::Sell(good) | Action::Offer(good) | Action::Store(good) | Action::Drop(good) => in_hand(good),
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    fn check_put(&self, open: &Open, seat: Seat, good: Good, artisan: Artisan) -> Result<(), Refusal> {
        let id = self.artisan_id(artisan);
        if !open.player(seat).artisans.contains(artisan) {
            return Err(Refusal::NotYours(id));
        }
        let free = self.work(artisan).spaces(good) & !open.filled[artisan.index()];
        if free == 0 { Err(Refusal::NoSpace(good, id)) } else { Ok(()) }
    }

    fn play_goods(&self, open: &mut Open, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let player = &mut open.players[seat.index()];
        match action {
            Action::Put(good, artisan) => {
                open.hand -= Goods::one(good);
                let (work, filled) = (self.work(artisan), open.filled[artisan.index()]);
                let free = work.spaces(good) & !filled;
                let filled = filled | (free & free.wrapping_neg());
                let complete = work.is_complete(filled);
                open.fill(artisan, filled, complete);
                sink.tell(Event::Put(seat, good, work.card));
                if complete {
                    sink.tell(Event::Completed(seat, work.card));
                }
            }
            Action::Sell(good) => {
                open.hand -= Goods::one(good);
                open.common += Goods::one(good);
                let coins = player.prices[good as usize];
                player.coins += u16::from(coins);
                sink.tell(Event::Sold(seat, good, coins));
            }
            Action::Offer(good) => {
                open.hand -= Goods::one(good);
                open.common += Goods::one(good);
                player.offerings[good as usize] += 1;
                player.track += i16::from(OFFERING);
                sink.tell(Event::Offered(seat, good));
            }
            Action::Store(good) => {
                open.hand -= Goods::one(good);
                player.stored += Goods::one(good);
                sink.tell(Event::Stored(seat, Goods::one(good)));
            }
            Action::Drop(good) => {
                open.hand -= Goods::one(good);
                open.common += Goods::one(good);
                sink.tell(Event::Dropped(seat, Goods::one(good)));
            }
            _ => {}
        }
    }

    /// A good of an any-phase card is placed outside the own loading turn (J4).
    pub(crate) fn legal_placing(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        self.legal_goods(open, seat, self.sells_in_any_phase, actions);
        if open.player(seat).stored.total() < self.places(open, seat) {
            actions.extend(open.hand.kinds().map(Action::Store));
        }
    }

    pub(crate) fn check_placing(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Sell(_) | Action::Offer(_) | Action::Trade(_) if !self.sells_in_any_phase => {
                Err(Refusal::OnlyWhenLoading)
            }
            _ => self.check_goods(open, seat, action),
        }
    }

    pub(crate) fn play_placing(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.play_goods(&mut state.open, seat, action, sink);
        self.placed(state, seat, sink);
    }

    /// Ends the turn if what is left fits into the storage; otherwise asks what to keep (J9).
    fn finish(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let places = self.places(&state.open, seat);
        if state.open.hand.total() > places {
            state.open.left = places;
            return self.keep(state, seat, sink);
        }
        self.store_hand(&mut state.open, seat, sink);
        self.end_loading(state, seat, sink);
    }

    fn store_hand(&self, open: &mut Open, seat: Seat, sink: &mut impl Sink<Event>) {
        let kept = std::mem::take(&mut open.hand);
        open.player_mut(seat).stored += kept;
        if !kept.is_empty() {
            sink.tell(Event::Stored(seat, kept));
        }
    }

    /// Asks for the next good to keep; where only one kind is left, there is nothing to ask.
    fn keep(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        while open.left > 0 {
            let Some(good) = open.hand.kinds().single() else { return open.ask(seat, Step::Keep) };
            keep_one(open, seat, good, sink);
        }
        let rest = std::mem::take(&mut open.hand);
        open.common += rest;
        sink.tell(Event::Dropped(seat, rest));
        self.end_loading(state, seat, sink);
    }

    pub(crate) fn legal_keep(&self, open: &Open, actions: &mut Vec<Action>) {
        actions.extend(open.hand.kinds().map(Action::Keep));
    }

    pub(crate) fn check_keep(&self, open: &Open, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Keep(good) if open.hand.has(good) => Ok(()),
            Action::Keep(good) => Err(Refusal::NoSuchGood(good)),
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    pub(crate) fn play_keep(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if let Action::Keep(good) = action {
            keep_one(&mut state.open, seat, good, sink);
        }
        self.keep(state, seat, sink);
    }

    /// The empty ships move to the display, and the next player loads; after the last one the start player marker
    /// moves on. Rulebook p. 6.
    fn end_loading(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        let player = open.player_mut(seat);
        let ships = std::mem::replace(&mut player.loading, Cards::NONE);
        player.display = player.display | ships;
        ships.for_each(|ship| player.shown.add(self.kind(ship)));
        open.loader = seat.next(self.seats);
        if open.loader != open.start {
            return self.open_window(state, Phase::Loading, sink);
        }
        open.start = open.start.next(self.seats);
        open.round += 1;
        if open.round <= self.rounds {
            sink.tell(Event::Round(open.round, open.start));
        }
        self.open_window(state, Phase::Supply, sink);
    }
}

fn keep_one(open: &mut Open, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    open.hand -= Goods::one(good);
    open.left -= 1;
    open.player_mut(seat).stored += Goods::one(good);
    sink.tell(Event::Stored(seat, Goods::one(good)));
}
