//! The cards for any phase (market hall, smuggler, workyard), in the fixed windows of J1.

use langhus_rules::{Seat, Seats, Sink};

use crate::Jorvik;
use crate::action::Action;
use crate::card::Artisan;
use crate::event::Event;
use crate::good::{Good, Goods};
use crate::power::{Power, Powers};
use crate::refusal::Refusal;
use crate::sets::Artisans;
use crate::state::{Open, Phase, State, Step};

/// How many goods the workyard lifts at most. Rulebook p. 9.
const LIFTS: u8 = 3;

impl Jorvik {
    /// J1 (a): before a phase or a loading turn the holders of playable cards are asked, clockwise from the start
    /// player, until all pass in a row.
    pub(crate) fn open_window(&self, state: &mut State, phase: Phase, sink: &mut impl Sink<Event>) {
        state.open.phase = phase;
        state.open.passed = Seats::NONE;
        state.open.next = 0;
        self.next_holder(state, state.open.start, sink);
    }

    fn next_holder(&self, state: &mut State, from: Seat, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        for seat in from.around(self.seats) {
            if !open.passed.contains(seat) && self.can_play(open, seat) {
                return open.ask(seat, Step::Window);
            }
        }
        open.passed = Seats::NONE;
        match open.phase {
            Phase::Supply => self.supply(state, sink),
            Phase::Demand => self.next_viking(state, state.open.start, sink),
            Phase::Buying => self.offer(state, sink),
            Phase::Loading => self.begin_loading(state, sink),
        }
    }

    pub(crate) fn legal_window(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        self.legal_any_phase(open, seat, actions);
        actions.push(Action::Pass);
    }

    pub(crate) fn check_window(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Pass { Ok(()) } else { self.check_any_phase(open, seat, action) }
    }

    pub(crate) fn play_window(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if action != Action::Pass {
            return self.play_any_phase(state, seat, action, sink);
        }
        state.open.passed = state.open.passed.with(seat);
        self.next_holder(state, seat.next(self.seats), sink);
    }

    /// The unfinished artisans of others from which something can be stolen (J5).
    pub(crate) fn targets(&self, open: &Open, seat: Seat) -> Artisans {
        open.begun.without(open.complete).without(open.player(seat).artisans)
    }

    /// The own artisans from which something can be lifted (J7).
    fn own_begun(&self, open: &Open, seat: Seat) -> Artisans {
        open.begun.and(open.player(seat).artisans)
    }

    /// The kinds that lie on an artisan.
    fn goods_on(&self, open: &Open, artisan: Artisan) -> impl Iterator<Item = Good> {
        let (work, filled) = (*self.work(artisan), open.filled[artisan.index()]);
        work.kinds.filter(move |good| work.spaces(*good) & filled != 0)
    }

    /// Has the seat an any-phase card that would do something? J5, J7, J10.
    #[inline]
    pub(crate) fn can_play(&self, open: &Open, seat: Seat) -> bool {
        let powers = open.player(seat).powers;
        powers.any(Powers::ANY_PHASE)
            && (powers.has(Power::MarketHall) && !open.common.is_empty()
                || powers.has(Power::Smuggler) && !self.targets(open, seat).is_empty()
                || powers.has(Power::Workyard) && !self.own_begun(open, seat).is_empty())
    }

    #[inline]
    pub(crate) fn legal_any_phase(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        let powers = open.player(seat).powers;
        if !powers.any(Powers::ANY_PHASE) {
            return;
        }
        if powers.has(Power::MarketHall) {
            actions.extend(open.common.kinds().map(Action::Take));
        }
        if powers.has(Power::Smuggler) {
            for artisan in self.targets(open, seat) {
                actions.extend(self.goods_on(open, artisan).map(|good| Action::Steal(good, artisan)));
            }
        }
        if powers.has(Power::Workyard) {
            self.legal_lifts(open, seat, actions);
        }
    }

    fn legal_lifts(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        for artisan in self.own_begun(open, seat) {
            actions.extend(self.goods_on(open, artisan).map(|good| Action::Lift(good, artisan)));
        }
    }

    pub(crate) fn check_any_phase(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = open.player(seat);
        let held = |power: Power| if player.powers.has(power) { Ok(()) } else { Err(Refusal::NotHeld(power)) };
        match action {
            Action::Take(good) => {
                held(Power::MarketHall)?;
                if open.common.has(good) { Ok(()) } else { Err(Refusal::NotInCommon(good)) }
            }
            Action::Steal(good, artisan) => {
                held(Power::Smuggler)?;
                let id = self.artisan_id(artisan);
                let somebodys = open.players.iter().any(|player| player.artisans.contains(artisan));
                if player.artisans.contains(artisan) || !somebodys {
                    return Err(Refusal::NotTheirs(id));
                }
                if open.complete.contains(artisan) {
                    return Err(Refusal::Complete(id));
                }
                self.check_lies_on(open, good, artisan)
            }
            Action::Lift(good, artisan) => {
                held(Power::Workyard)?;
                self.check_lift(open, seat, good, artisan)
            }
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    fn check_lift(&self, open: &Open, seat: Seat, good: Good, artisan: Artisan) -> Result<(), Refusal> {
        if !open.player(seat).artisans.contains(artisan) {
            return Err(Refusal::NotYours(self.artisan_id(artisan)));
        }
        self.check_lies_on(open, good, artisan)
    }

    fn check_lies_on(&self, open: &Open, good: Good, artisan: Artisan) -> Result<(), Refusal> {
        let lies = self.work(artisan).spaces(good) & open.filled[artisan.index()] != 0;
        if lies { Ok(()) } else { Err(Refusal::NotOnIt(good, self.artisan_id(artisan))) }
    }

    /// Plays an any-phase card: it leaves the game, and the good is placed at once (J4, J5, J7).
    pub(crate) fn play_any_phase(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        open.resume = open.step;
        match action {
            Action::Take(good) => {
                self.discard_power(open, seat, Power::MarketHall, sink);
                open.common -= Goods::one(good);
                open.hand += Goods::one(good);
                sink.tell(Event::Taken(seat, good));
            }
            Action::Steal(good, artisan) => {
                self.discard_power(open, seat, Power::Smuggler, sink);
                self.take_off(open, good, artisan);
                sink.tell(Event::Stolen(seat, good, self.work(artisan).card));
            }
            Action::Lift(good, artisan) => {
                self.discard_power(open, seat, Power::Workyard, sink);
                open.left = LIFTS;
                return self.lift(state, seat, good, artisan, sink);
            }
            _ => return,
        }
        self.placed(state, seat, sink);
    }

    fn take_off(&self, open: &mut Open, good: Good, artisan: Artisan) {
        let on_it = open.filled[artisan.index()] & self.work(artisan).spaces(good);
        // The highest of them, if the artisan needs the kind twice: it makes no difference.
        let space = 1 << (7 - on_it.leading_zeros().min(7));
        open.fill(artisan, open.filled[artisan.index()] & !space, false);
        open.hand += Goods::one(good);
    }

    fn lift(&self, state: &mut State, seat: Seat, good: Good, artisan: Artisan, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        self.take_off(open, good, artisan);
        sink.tell(Event::Lifted(seat, good, self.work(artisan).card));
        open.left -= 1;
        if open.left > 0 && !self.own_begun(open, seat).is_empty() {
            return open.ask(seat, Step::Lifting);
        }
        self.placed(state, seat, sink);
    }

    pub(crate) fn legal_lifting(&self, open: &Open, seat: Seat, actions: &mut Vec<Action>) {
        self.legal_lifts(open, seat, actions);
        actions.push(Action::Enough);
    }

    pub(crate) fn check_lifting(&self, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Enough => Ok(()),
            Action::Lift(good, artisan) => self.check_lift(open, seat, good, artisan),
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    pub(crate) fn play_lifting(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Lift(good, artisan) => self.lift(state, seat, good, artisan, sink),
            _ => self.placed(state, seat, sink),
        }
    }

    /// Goes on: with the next good in hand, or with what the card interrupted. In the own loading turn the goods
    /// simply join the others (J4).
    pub(crate) fn placed(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        if open.resume == Step::Allocate {
            return self.allocate(state, seat, sink);
        }
        if !open.hand.is_empty() {
            return open.ask(seat, Step::Placing);
        }
        match open.resume {
            Step::Window => {
                open.passed = Seats::NONE;
                self.next_holder(state, seat.next(self.seats), sink);
            }
            Step::Offer => self.offer(state, sink),
            step => open.ask(seat, step),
        }
    }

    /// The most coins that the seat's any-phase cards could bring at once, through its traders (J27); none where the
    /// traders wait for the loading turn.
    pub(crate) fn extra_coins(&self, open: &Open, seat: Seat) -> u16 {
        let player = open.player(seat);
        if !self.sells_in_any_phase || !player.powers.any(Powers::ANY_PHASE) || player.sells.is_empty() {
            return 0;
        }
        let price = |good: Good| player.prices[good as usize];
        let stolen = self.targets(open, seat).flat_map(|artisan| self.goods_on(open, artisan)).map(price).max();
        let stolen = stolen.filter(|_| player.powers.has(Power::Smuggler)).unwrap_or(0);
        let mut lifted = [0; LIFTS as usize];
        if player.powers.has(Power::Workyard) {
            for artisan in self.own_begun(open, seat) {
                let work = self.work(artisan);
                for space in (0..work.size).filter(|space| open.filled[artisan.index()] & (1 << space) != 0) {
                    let coins = price(work.goods[usize::from(space)]);
                    if coins > lifted[0] {
                        lifted[0] = coins;
                        lifted.sort_unstable();
                    }
                }
            }
        }
        // What has just been sold lies in the common area, and the market hall can take it from there again.
        let sold = lifted[LIFTS as usize - 1].max(stolen);
        let taken = open.common.kinds().map(price).max().unwrap_or(0).max(sold);
        let taken = if player.powers.has(Power::MarketHall) { taken } else { 0 };
        u16::from(stolen) + u16::from(taken) + lifted.map(u16::from).iter().sum::<u16>()
    }

    /// The card of a power leaves a display for the box.
    pub(crate) fn discard_power(&self, open: &mut Open, seat: Seat, power: Power, sink: &mut impl Sink<Event>) {
        let Some(card) = self.power_card(power) else { return };
        let player = open.player_mut(seat);
        player.display.remove(card);
        player.powers.remove(power);
        open.boxed.insert(card);
        sink.tell(Event::Played(seat, card));
    }
}
